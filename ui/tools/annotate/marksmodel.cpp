// SPDX-License-Identifier: MIT
// The marks of a page as a table.
#include "ui/tools/annotate/marksmodel.h"

#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/session/page/treecomparison.h"

#include <QApplication>
#include <QFont>

namespace tagseam {

namespace {

QString foundBy(AnchoredBy by)
{
    switch (by) {
    case AnchoredBy::XPath:
        return MarksModel::tr("XPath");
    case AnchoredBy::Css:
        return MarksModel::tr("CSS path");
    case AnchoredBy::TextQuote:
        return MarksModel::tr("its text");
    case AnchoredBy::TextPosition:
        return MarksModel::tr("place in the text");
    case AnchoredBy::Range:
        return MarksModel::tr("range between two paths");
    }
    return {};
}

QString reason(const AnchoredTarget& target)
{
    switch (target.cause) {
    case OrphanCause::None:
        return {};
    case OrphanCause::NothingThere:
        return MarksModel::tr("the page has no node like it");
    case OrphanCause::OtherText:
        return MarksModel::tr("the node at its place has a different text");
    case OrphanCause::OtherContext:
        return MarksModel::tr("its text is now between other texts and may belong to another node");
    case OrphanCause::Ambiguous:
        return MarksModel::tr("several nodes match it");
    case OrphanCause::BadSelector:
        return MarksModel::tr("its selector cannot be read (%1)").arg(QString::fromStdString(target.detail));
    case OrphanCause::SelectorsDiffer:
        return MarksModel::tr("its selectors lead to different nodes");
    case OrphanCause::PartOfText:
        return MarksModel::tr("it is only a part of the text of a node");
    case OrphanCause::CountsDiffer:
        return MarksModel::tr("its position can be counted in two ways, which lead to different nodes");
    }
    return {};
}

} // namespace

MarksModel::MarksModel(Labeller* labeller, QObject* parent)
    : ColumnModel(parent), m_labeller(labeller), m_annotator(labeller->annotator())
{
    setHeaders({{tr("Label")}, {tr("Node")}, {tr("Words"), {}, true}, {tr("Found by")}, {tr("Note")}});
    for (const auto signal : {&Annotator::changed, &Annotator::opened, &Annotator::closed})
        connect(m_annotator, signal, this, &MarksModel::refresh);
    connect(labeller, &Labeller::labelsChanged, this, &MarksModel::refresh);
    PageSession* session = labeller->session();
    connect(session->trees()->comparison(), &TreeComparison::changed, this, &MarksModel::refresh);
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        m_words.clear();
        refresh();
    });
    refresh();
}

// Rows keep their place in views: the model is reset only when the number of rows changes.
void MarksModel::refresh()
{
    std::vector<std::size_t> rows(m_annotator->isOpen() ? m_annotator->marks().size() : 0);
    std::vector<NodeId> first(rows.size(), noNode);
    m_isRenderedOnly.assign(rows.size(), false);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = i;
        m_isRenderedOnly[i] = m_annotator->isRenderedOnly(i);
        if (const std::vector<NodeId> nodes = m_annotator->shownNodesOf(i); !nodes.empty())
            first[i] = nodes.front();
    }
    std::ranges::stable_sort(
        rows, {}, [&](std::size_t mark) { return std::pair(!m_annotator->isOrphan(mark), first[mark]); });
    const bool isOther = rows.size() != m_rows.size();
    if (isOther)
        beginResetModel();
    m_rows = std::move(rows);
    m_orphans = static_cast<int>(
        std::ranges::count_if(m_rows, [this](std::size_t mark) { return m_annotator->isOrphan(mark); }));
    if (isOther)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::size_t MarksModel::markAt(const QModelIndex& index) const
{
    return m_rows[static_cast<std::size_t>(index.row())];
}

QModelIndex MarksModel::indexOf(std::size_t mark) const
{
    const auto at = std::ranges::find(m_rows, mark);
    return at == m_rows.end() ? QModelIndex() : index(static_cast<int>(at - m_rows.begin()), 0);
}

QVariant MarksModel::cell(int row, int column, int role) const
{
    const std::size_t mark = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return text(mark, column);
    case Qt::EditRole:
        return column == NoteColumn ? QVariant(text(mark, NoteColumn)) : QVariant();
    case Qt::ToolTipRole:
        return column == StateColumn ? stateOf(mark) : text(mark, column);
    case Qt::DecorationRole:
        if (column != LabelColumn)
            return {};
        return regionSwatch(m_labeller->lookOf(QString::fromStdString(m_annotator->marks()[mark].label)),
                            QSize(14, 14), qApp->devicePixelRatio());
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return m_annotator->isOrphan(mark) ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

bool MarksModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || index.column() != NoteColumn)
        return false;
    m_annotator->setNote(markAt(index), value.toString());
    return true;
}

Qt::ItemFlags MarksModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = ColumnModel::flags(index);
    const bool isEditable = index.isValid() && index.column() == NoteColumn && m_annotator->canChange();
    return isEditable ? usual | Qt::ItemIsEditable : usual;
}

QString MarksModel::text(std::size_t mark, int column) const
{
    const Mark& of = m_annotator->marks()[mark];
    switch (column) {
    case LabelColumn:
        return Labels::title(QString::fromStdString(of.label));
    case NodeColumn:
        return nodeOf(mark);
    case WordsColumn:
        return m_annotator->isOrphan(mark) ? QString() : QString::number(wordsOf(mark));
    case StateColumn:
        return m_annotator->isOrphan(mark) ? tr("Orphan: %1").arg(stateOf(mark))
               : m_isRenderedOnly[mark]    ? tr("rendered tree only")
                                        : foundBy(m_annotator->markings().anchored[mark].targets.front().by);
    default:
        return QString::fromStdString(of.note);
    }
}

QString MarksModel::stateOf(std::size_t mark) const
{
    const std::vector<AnchoredTarget>& targets = m_annotator->markings().anchored[mark].targets;
    const auto lost = std::ranges::find(targets, noNode, &AnchoredTarget::node);
    if (m_isRenderedOnly[mark])
        return tr("The source tree does not have this node, or its text differs in the source tree.");
    if (lost == targets.end())
        return m_annotator->isOrphan(mark) ? tr("its nodes are now nested")
                                           : tr("found by %1").arg(foundBy(targets.front().by));
    if (targets.size() == 1)
        return reason(*lost);
    const auto count = std::ranges::count(targets, noNode, &AnchoredTarget::node);
    return tr("%1 of its %2 parts: %3").arg(count).arg(targets.size()).arg(reason(*lost));
}

// For an orphan, the node it was on.
QString MarksModel::nodeOf(std::size_t mark) const
{
    const std::vector<NodeId> nodes = m_annotator->shownNodesOf(mark);
    if (m_annotator->isOrphan(mark) || nodes.empty()) {
        const Target& target = m_annotator->marks()[mark].targets.front();
        if (!m_annotator->isOrphan(mark))
            return tr("not in this tree");
        const std::string& exact =
            target.quote.exact.empty() ? target.evidence.folded.exact : target.quote.exact;
        const QString quote = QString::fromStdString(exact).simplified().left(60);
        return quote.isEmpty() ? QString::fromStdString(target.xpath.empty() ? target.css : target.xpath)
                               : QStringLiteral("“%1”").arg(quote);
    }
    return m_labeller->nameOf(nodes);
}

std::uint32_t MarksModel::wordsOf(std::size_t mark) const
{
    const std::vector<NodeId> nodes = m_annotator->shownNodesOf(mark);
    const auto known = m_words.find(nodes);
    if (known != m_words.end())
        return known->second;
    return m_words[nodes] = wordsIn(m_labeller->session()->trees()->document(), nodes);
}

} // namespace tagseam
