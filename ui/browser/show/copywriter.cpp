// SPDX-License-Identifier: MIT
// Writes the trees of the session as HTML for the page views.
#include "ui/browser/show/copywriter.h"

#include "core/page/serializehtml.h"
#include "ui/session/analysis/pagesession.h"

#include <QtConcurrentRun>

#include <utility>

namespace tagseam {

namespace {

SerializeOptions stamped(const std::string& baseUrl, bool didScriptsRun)
{
    SerializeOptions options;
    options.baseUrl = baseUrl;
    options.stampNodes = true;
    options.didScriptsRun = didScriptsRun;
    return options;
}

} // namespace

CopyWriter::CopyWriter(PageSession* session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        m_waiting.reset();
        runOf(Copy::Pruned).drop();
        if (m_session->trees()->isSwitching())
            return;
        runOf(Copy::Rendered).drop();
        runOf(Copy::Source).drop();
    });
    for (const Copy copy : {Copy::Rendered, Copy::Pruned, Copy::Source}) {
        runOf(copy).whenFinished(this, [this, copy](const QByteArray& html) {
            if (copy == Copy::Pruned && m_waiting)
                writeBeside(*std::exchange(m_waiting, std::nullopt));
            else
                emit written(copy, html);
        });
    }
}

CopyWriter::~CopyWriter() = default;

void CopyWriter::write(Copy copy, const std::string& baseUrl)
{
    PageTrees* trees = m_session->trees();
    if (copy == Copy::Pruned) {
        if (m_session->runner()->hasAnalysis())
            writeBeside({baseUrl, nullptr, trees->didScriptsRun()});
        return;
    }
    const bool isSource = copy == Copy::Source;
    if (!(isSource ? trees->hasSource() : trees->hasRendered()) || runOf(copy).isPending())
        return;
    const SerializeOptions options = stamped(baseUrl, !isSource && trees->didScriptsRun());
    runOf(copy).start(
        QtConcurrent::run([&document = isSource ? trees->source() : trees->rendered(), options] {
            return QByteArray::fromStdString(serializeHtml(document, options));
        }));
    trees->addReader(QFuture<void>(runOf(copy).future()));
}

void CopyWriter::writeOther(std::shared_ptr<const Document> other, bool didScriptsRun,
                            const std::string& baseUrl)
{
    writeBeside({baseUrl, std::move(other), didScriptsRun});
}

void CopyWriter::writeBeside(Beside beside)
{
    PendingRun<QByteArray>& run = runOf(Copy::Pruned);
    if (run.isPending()) {
        m_waiting = std::move(beside);
        return;
    }
    const SerializeOptions options = stamped(beside.baseUrl, beside.didScriptsRun);
    if (beside.other) {
        run.start(QtConcurrent::run([other = std::move(beside.other), options] {
            return QByteArray::fromStdString(serializeHtml(*other, options));
        }));
        return;
    }
    PageTrees* trees = m_session->trees();
    run.start(QtConcurrent::run([&document = trees->document(), mask = m_session->kept()->shown(), options] {
        return QByteArray::fromStdString(serializeHtml(document, mask, options));
    }));
    trees->addReader(QFuture<void>(run.future()));
}

} // namespace tagseam
