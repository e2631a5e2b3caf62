// SPDX-License-Identifier: MIT
// Renders pages off screen for threads that wait for their trees.
#include "ui/browser/save/treerenderer.h"

#include "ui/browser/save/archivingrun.h"
#include "ui/session/page/pageaddress.h"

#include <QSize>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

constexpr QSize viewport{1280, 800}; // the same as for --save-tree

} // namespace

/// A page whose tree a thread waits for.
struct TreeRenderer::Order {
    CorpusPage page;
    std::mutex mutex;
    std::condition_variable_any changed;
    std::optional<Result<std::string>> tree; // guarded by the mutex

    void answer(Result<std::string> result)
    {
        const std::scoped_lock lock(mutex);
        tree.emplace(std::move(result));
        changed.notify_all();
    }
    bool isAnswered()
    {
        const std::scoped_lock lock(mutex);
        return tree.has_value();
    }
};

TreeRenderer::TreeRenderer(QObject* parent) : QObject(parent) {}

TreeRenderer::~TreeRenderer() = default;

RenderedTrees TreeRenderer::trees()
{
    return [this](const CorpusPage& page, const std::stop_token& stop) -> Result<std::string> {
        const auto order = std::make_shared<Order>();
        order->page = page;
        QMetaObject::invokeMethod(
            this, [this, order] { take(order); }, Qt::QueuedConnection);
        std::unique_lock lock(order->mutex);
        if (!order->changed.wait(lock, stop, [&] { return order->tree.has_value(); }))
            order->tree.emplace(Error{ErrorCode::Stopped, {}, {}}); // nobody waits any longer
        return *order->tree;
    };
}

void TreeRenderer::take(std::shared_ptr<Order> order)
{
    m_orders.push_back(std::move(order));
    if (m_orders.size() == 1)
        next();
}

void TreeRenderer::next()
{
    while (!m_orders.empty() && m_orders.front()->isAnswered())
        m_orders.pop_front();
    setCurrent(m_orders.empty() ? QString() : decodedPath(m_orders.front()->page.file));
    if (m_orders.empty())
        return;
    if (m_run == nullptr) {
        m_folder = std::make_unique<QTemporaryDir>();
        m_run = std::make_unique<ArchivingRun>(viewport);
        connect(m_run.get(), &ArchivingRun::captured, this, [this](const Captured& page) {
            if (!m_orders.front()->isAnswered())
                m_orders.front()->answer(page.failure.isEmpty()
                                             ? Result(page.path.toStdString())
                                             : Error{ErrorCode::CannotRead, {}, page.failure.toStdString()});
        });
        connect(m_run.get(), &ArchivingRun::finished, this, &TreeRenderer::next);
    }
    const CorpusPage& page = m_orders.front()->page;
    m_run->setEncoding(page.encoding);
    m_run->startTrees({PageAddress::ofFile(page.file).text()},
                      {m_folder->filePath(QString::number(m_count++))});
}

void TreeRenderer::setCurrent(const QString& file)
{
    if (std::exchange(m_current, file) != file)
        emit currentChanged();
}

void TreeRenderer::clear()
{
    m_run.reset();
    m_folder.reset();
    m_orders.clear();
    setCurrent({});
}

} // namespace tagseam
