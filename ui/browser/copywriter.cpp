// SPDX-License-Identifier: MIT
// Writes the trees of the session as HTML for the page views.
#include "ui/browser/copywriter.h"

#include "core/page/serializehtml.h"
#include "ui/session/pagesession.h"

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

QFuture<QByteArray> writing(const Document& document, const SerializeOptions& options)
{
    return QtConcurrent::run(
        [&document, options] { return QByteArray::fromStdString(serializeHtml(document, options)); });
}

} // namespace

CopyWriter::CopyWriter(PageSession* session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        m_prunedWanted.reset();
        m_pruned.drop();
        if (m_session->trees()->isSwitching())
            return;
        m_rendered.drop();
        m_source.drop();
    });
    m_pruned.whenFinished(this, [this](const QByteArray& html) {
        if (m_prunedWanted)
            write(*std::exchange(m_prunedWanted, std::nullopt));
        else
            emit prunedWritten(html);
    });
    m_rendered.whenFinished(this, [this](const QByteArray& html) { emit renderedWritten(html); });
    m_source.whenFinished(this, [this](const QByteArray& html) { emit sourceWritten(html); });
}

CopyWriter::~CopyWriter() = default;

void CopyWriter::writePruned(const std::string& baseUrl)
{
    if (m_session->runner()->hasAnalysis())
        write({baseUrl, nullptr, m_session->trees()->didScriptsRun()});
}

void CopyWriter::writeOther(std::shared_ptr<const Document> other, bool didScriptsRun,
                            const std::string& baseUrl)
{
    write({baseUrl, std::move(other), didScriptsRun});
}

void CopyWriter::write(Beside beside)
{
    if (m_pruned.isPending()) {
        m_prunedWanted = std::move(beside);
        return;
    }
    const SerializeOptions options = stamped(beside.baseUrl, beside.didScriptsRun);
    if (beside.other) {
        m_pruned.start(QtConcurrent::run([other = std::move(beside.other), options] {
            return QByteArray::fromStdString(serializeHtml(*other, options));
        }));
        return;
    }
    PageTrees* trees = m_session->trees();
    m_pruned.start(
        QtConcurrent::run([&document = trees->document(), mask = m_session->kept()->shown(), options] {
            return QByteArray::fromStdString(serializeHtml(document, mask, options));
        }));
    trees->addReader(QFuture<void>(m_pruned.future()));
}

void CopyWriter::writeRendered(const std::string& baseUrl)
{
    PageTrees* trees = m_session->trees();
    if (!trees->hasRendered() || m_rendered.isPending())
        return;
    m_rendered.start(writing(trees->rendered(), stamped(baseUrl, trees->didScriptsRun())));
    trees->addReader(QFuture<void>(m_rendered.future()));
}

void CopyWriter::writeSource(const std::string& baseUrl)
{
    PageTrees* trees = m_session->trees();
    if (!trees->hasSource() || m_source.isPending())
        return;
    m_source.start(writing(trees->source(), stamped(baseUrl, false)));
    trees->addReader(QFuture<void>(m_source.future()));
}

} // namespace tagseam
