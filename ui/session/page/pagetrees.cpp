// SPDX-License-Identifier: MIT
// The two trees of the page in the window.
#include "ui/session/page/pagetrees.h"

#include "ui/widgets/errortext.h"

#include <QFileInfo>
#include <QRunnable>
#include <QThreadPool>

#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t namedBytes =
    200; // limit for a tag, an id or the classes, because a page may have megabytes of them
constexpr int quotedLength = 28; // length of a text node's name, in characters

void waitFor(const std::vector<QFuture<void>>& readers)
{
    for (QFuture<void> reader : readers) {
        if (reader.isRunning()) // waiting for a future whose result was taken would never end
            reader.waitForFinished();
    }
}

} // namespace

PageTrees::PageTrees(QObject* parent) : QObject(parent), m_comparison(new TreeComparison(this))
{
    connect(m_comparison, &TreeComparison::changed, this, [this] {
        if (m_comparison->hasDiff() && m_wanted != m_shown)
            emit switchReady();
    });
}

PageTrees::~PageTrees()
{
    m_comparison->blockSignals(true); // the receivers hold a session that is being destroyed
    m_comparison->clear();
    waitFor(m_readers);
    waitFor(m_comparison->readers());
}

void PageTrees::replace(Document document, const CapturedPage& page)
{
    m_comparison->clear();
    if (std::exchange(m_isSourceInUse, false))
        m_wanted = PageSource::Rendered;
    keepForReaders(std::exchange(m_rendered, std::make_shared<Document>(std::move(document))));
    if (!page.isTakenAgain) {
        keepForReaders(std::exchange(m_source, nullptr));
        m_bytes.reset();
        m_sourceError.reset();
        m_isReadAgain = false;
        m_readers.clear(); // belong to a page that is deleted
    }
    if (page.options)
        m_wanted = page.options->source; // the tree is shown when it has been read
    m_shown = PageSource::Rendered;
    m_page = page;
}

void PageTrees::replaceBySource(Document source, const CapturedPage& page)
{
    replace(std::move(source), page);
    m_source = std::exchange(m_rendered, nullptr);
    m_shown = sourceKind();
}

void PageTrees::addRendered(Document document, const CapturedPage& page, bool isSourceInUse)
{
    m_page = page;
    m_rendered = std::make_shared<Document>(std::move(document));
    m_comparison->setTrees(m_source.get(), m_rendered.get(), didScriptsRun());
    m_isSourceInUse = isSourceInUse && m_wanted == PageSource::Rendered;
    if (m_isSourceInUse)
        m_wanted = m_shown;
    if (tagseam::isSource(m_wanted) && parserOf(m_wanted) != m_parser)
        return readAgain(m_wanted);
    m_comparison->requestDiff(); // marks of either tree are shown in the other
    emit choiceChanged();
}

void PageTrees::replaceTree(bool isSource, std::shared_ptr<Document> edited)
{
    m_comparison->clear();
    keepForReaders(std::exchange(isSource ? m_source : m_rendered, std::move(edited)));
    if (hasBoth())
        m_comparison->setTrees(m_source.get(), m_rendered.get(), didScriptsRun());
    m_wanted = m_shown;
}

void PageTrees::report(bool isSamePage, bool isSourceBeforeOrNow)
{
    m_isSwitching = isSamePage;
    emit documentChanged();
    m_isSwitching = false;
    if (isSourceBeforeOrNow)
        emit sourceChanged();
}

void PageTrees::setSource(Result<Document> source)
{
    if (!m_rendered || m_source)
        return;
    m_isReadAgain = false;
    m_sourceError.reset();
    if (source) {
        m_source = std::make_shared<Document>(*std::move(source));
        m_comparison->setTrees(m_source.get(), m_rendered.get(), didScriptsRun());
    } else {
        m_sourceError = source.error();
    }
    if (tagseam::isSource(m_wanted))
        want(m_wanted); // it was requested before it was read
    else
        emit choiceChanged();
}

QString PageTrees::sourceProblem() const
{
    if (!m_sourceError)
        return {};
    return tr("The source of this page cannot be shown: %1").arg(errorText(*m_sourceError, name()));
}

void PageTrees::want(PageSource source)
{
    const bool isThere = !tagseam::isSource(source) || !m_sourceError;
    m_isSourceInUse = false;
    if (isThere && tagseam::isSource(source) && parserOf(source) != m_parser && hasBoth())
        return readAgain(source);
    m_wanted = isThere ? source : m_shown;
    const bool isDue = isThere && m_rendered && hasSource() && m_wanted != m_shown;
    if (isDue && m_comparison->hasDiff()) {
        emit switchReady();
        return;
    }
    emit choiceChanged();
    if (!isThere)
        emit sourceRefused(sourceProblem());
    else if (isDue)
        m_comparison->requestDiff();
}

Parser PageTrees::beginSource(const std::optional<AnalysisOptions>& options)
{
    m_parser = parserOf(options ? options->source : m_wanted);
    return m_parser;
}

// The selected node goes from one source tree to the other by way of the rendered tree.
void PageTrees::readAgain(PageSource source)
{
    if (isSource()) {
        m_wanted = PageSource::Rendered;
        emit switchReady();
    }
    m_wanted = source;
    m_parser = parserOf(source);
    m_comparison->clear();
    keepForReaders(std::exchange(m_source, nullptr));
    m_isReadAgain = true;
    emit choiceChanged();
    emit sourceWanted(m_parser);
}

NodeId PageTrees::counterpart(NodeId node) const
{
    if (node == noNode || !m_comparison->hasDiff())
        return noNode;
    const TreeDiff& diff = m_comparison->diff();
    const auto& there = isSource() ? diff.renderedOf : diff.sourceOf;
    return node.value < there.size() ? there[node.value]
                                     : noNode; // the caller may still hold a node of the tree before
}

QString PageTrees::fileName(const QString& end) const
{
    const QString base = QFileInfo(name()).completeBaseName();
    return (base.isEmpty() ? QStringLiteral("page") : base) + end;
}

QString PageTrees::describe(NodeId node) const
{
    return hasDocument() && node != noNode ? describe(document(), node) : QString();
}

QString PageTrees::describe(const Document& document, NodeId node)
{
    const auto view = [](std::string_view text) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    switch (document.kind(node)) {
    case NodeKind::Document:
        return tr("document");
    case NodeKind::Comment:
        return tr("comment");
    case NodeKind::Text: {
        const QString text = view(document.text(node).substr(0, std::size_t{8} * quotedLength)).simplified();
        return QStringLiteral("“%1%2”").arg(text.left(quotedLength), text.size() > quotedLength ? "…" : "");
    }
    case NodeKind::Element:
        break;
    }
    const auto part = [&](std::string_view name) {
        return view(document.attribute(node, name).substr(0, namedBytes));
    };
    QString text = view(document.name(node).substr(0, namedBytes));
    if (const QString id = part("id"); !id.isEmpty())
        text += '#' + id;
    const QStringList classes = part("class").split(' ', Qt::SkipEmptyParts);
    for (const QString& name : classes)
        text += '.' + name;
    return text;
}

void PageTrees::addReader(const QFuture<void>& reader)
{
    std::erase_if(m_readers, [](const QFuture<void>& each) { return !each.isRunning(); });
    m_readers.push_back(reader);
}

// Another thread waits, so that the window does not.
void PageTrees::keepForReaders(std::shared_ptr<void> value)
{
    if (!value)
        return;
    QThreadPool::globalInstance()->start(QRunnable::create(
        [value = std::move(value), readers = m_readers, others = m_comparison->readers()]() mutable {
            waitFor(readers);
            waitFor(others);
            value.reset();
        }));
}

bool PageTrees::writeStyles(ComputedStyles styles)
{
    if (!m_rendered || styles.numbers.size() != m_rendered->size())
        return false;
    emit readersUnwanted();
    waitFor(m_readers);
    m_rendered->setComputedStyles(std::move(styles));
    return true;
}

} // namespace tagseam
