// SPDX-License-Identifier: MIT
// The DOM tree with position, symbol, frequency and status of each node.
#include "ui/tree/domtreemodel.h"

#include "ui/session/analysis/pageediting.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QFont>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace tagseam {

namespace {

constexpr std::uint32_t noRow = 0xffffffffU;
constexpr qsizetype tipLength = 1000; // length of a tag path in a tool tip, in characters
constexpr qsizetype shownText = 160;  // length of a text node in its row, in characters

// Filled, half filled and hollow marks, so that the status does not depend on colour.
QPixmap mark(bool isKept, bool isAncestor)
{
    constexpr int size = 12; // in device-independent pixels
    const double ratio = qApp->devicePixelRatio();
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::current();
    painter.setPen(QPen(isKept ? theme.kept : theme.dropped, 1.5));
    const QRectF box(2, 2, size - 4, size - 4);
    if (!isKept) {
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
        return pixmap;
    }
    painter.setBrush(isAncestor ? Qt::NoBrush : QBrush(theme.kept));
    painter.drawEllipse(box);
    return pixmap;
}

// Returns the longest run of ASCII letters and digits, in lower case: every text that contains the needle
// contains it.
std::string longestWord(const QString& needle)
{
    std::string longest;
    std::string word;
    for (const QChar c : needle) {
        const char16_t unit = c.unicode();
        const bool isPart = unit < 0x80 && c.isLetterOrNumber();
        if (isPart)
            word += static_cast<char>(c.toLower().unicode());
        else
            word.clear();
        if (word.size() > longest.size())
            longest = word;
    }
    return longest;
}

// True if the bytes contain a lower-case word, ignoring case. Always true for text beyond ASCII, where case
// is more complicated.
bool mayHold(std::string_view bytes, std::string_view word)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    const auto isSame = [&](char c, char wanted) { return lower(c) == wanted; };
    return word.empty() || !std::ranges::search(bytes, word, isSame).empty() ||
           std::ranges::any_of(bytes, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

// A page may have a million nodes: most of them can be skipped without building their texts.
bool mayHold(const Document& document, NodeId node, std::string_view word)
{
    if (!document.isElement(node)) // not longer than the shown text
        return mayHold(document.text(node).substr(0, std::size_t{8} * shownText), word);
    return mayHold(document.name(node), word) || mayHold(document.attribute(node, "id"), word) ||
           mayHold(document.attribute(node, "class"), word);
}

} // namespace

DomTreeModel::DomTreeModel(PageSession* session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session)
{
    connect(session->trees(), &PageTrees::documentChanged, this, &DomTreeModel::reset);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &DomTreeModel::refresh);
    connect(session->selection(), &Selection::marksChanged, this, &DomTreeModel::takeLabels);
    connect(session->selection(), &Selection::shownPartChanged, this, &DomTreeModel::reset);
    connect(session, &PageSession::workspaceChanged, this, &DomTreeModel::refresh);
    connect(session->algorithms(), &AlgorithmCursor::runChanged, this, &DomTreeModel::refresh);
    connect(session->kept(), &KeptRegions::shownChanged, this, [this] {
        if (m_session->algorithms()->isStepping())
            refresh();
    });
    connect(session->cursor(), &StepCursor::stepChanged, this, [this] {
        if (m_session->cursor()->shownRegion() != m_region)
            refresh();
    });
    reset();
}

void DomTreeModel::reset()
{
    beginResetModel();
    m_firstChild.clear();
    m_children.clear();
    m_row.clear();
    if (m_session->trees()->hasDocument()) {
        const Document& document = m_session->trees()->document();
        m_row.assign(document.size(), noRow);
        std::vector<std::uint32_t> count(document.size() + 1, 0);
        for (NodeId node{1}; node.value < document.size(); ++node.value) {
            if (!document.isBlankText(node) && isInShownPart(node))
                m_row[node.value] = count[document.parent(node).value]++;
        }
        m_firstChild.assign(document.size() + 1, 0);
        for (std::uint32_t i = 0; i < document.size(); ++i)
            m_firstChild[i + 1] = m_firstChild[i] + count[i];
        m_children.resize(m_firstChild.back());
        for (NodeId node{1}; node.value < document.size(); ++node.value) {
            if (m_row[node.value] != noRow)
                m_children[m_firstChild[document.parent(node).value] + m_row[node.value]] = node;
        }
    }
    endResetModel();
}

// A node without positions is shown with its parent, which comes before it.
bool DomTreeModel::isInShownPart(NodeId node) const
{
    const Selection& selection = *m_session->selection();
    if (selection.shownPart().range.size() == 0 || !m_session->runner()->hasAnalysis())
        return true;
    const Document& document = m_session->trees()->document();
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const NodeId parent = document.parent(node);
    if (node > document.body() && document.body() != noNode && parent != noNode && parent.value != 0 &&
        m_row[parent.value] == noRow)
        return false;
    const Region below = positionsBelow(document, sequence, node);
    return below.size() == 0 || selection.isShown(below);
}

void DomTreeModel::takeLabels()
{
    const bool hadLabels = hasLabels();
    m_labels.clear();
    for (const RegionMark& mark : m_session->selection()->marks()) {
        for (const NodeId node : mark.nodes) {
            NodeLabel& label = m_labels[node];
            label.text += (label.text.isEmpty() ? QString() : QStringLiteral(", ")) + mark.label;
            label.look = mark.look;
        }
    }
    if (hadLabels || hasLabels())
        refresh();
}

void DomTreeModel::refresh()
{
    if (m_session->runner()->hasAnalysis())
        m_region = m_session->cursor()->shownRegion();
    // Views ask again only for the rows they show, at any depth.
    emit layoutAboutToBeChanged();
    emit layoutChanged();
}

QModelIndex DomTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const NodeId up = nodeAt(parent);
    return createIndex(row, column,
                       m_children[m_firstChild[up.value] + static_cast<std::uint32_t>(row)].value);
}

QModelIndex DomTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const NodeId up = m_session->trees()->document().parent(nodeAt(index));
    return up.value == 0 ? QModelIndex() : createIndex(static_cast<int>(m_row[up.value]), 0, up.value);
}

int DomTreeModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0 || m_firstChild.empty())
        return 0;
    const std::uint32_t node = nodeAt(parent).value;
    return static_cast<int>(m_firstChild[node + 1] - m_firstChild[node]);
}

int DomTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant DomTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const NodeId node = nodeAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return cell(node, index.column());
    case Qt::EditRole:
        return QString::fromStdString(startTagText(m_session->trees()->document(), node));
    case Qt::ForegroundRole:
        return foreground(node);
    case Qt::DecorationRole: {
        if (index.column() == LabelColumn) {
            const auto label = m_labels.find(node);
            return label == m_labels.end()
                       ? QVariant()
                       : regionSwatch(label->second.look, QSize(12, 12), qApp->devicePixelRatio());
        }
        if (index.column() != NodeColumn || !m_session->runner()->hasAnalysis() || m_session->isAnnotating())
            return {};
        const Position position = m_session->runner()->analysis().sequence.positionOf(node);
        if (position == noPosition)
            return {};
        const NodeStatus status = statusOf(node, position);
        return mark(status != NodeStatus::Cut, status == NodeStatus::Ancestor);
    }
    case Qt::TextAlignmentRole:
        if (index.column() >= PositionColumn && index.column() <= FrequencyColumn)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case Qt::ToolTipRole: {
        if (!m_session->runner()->hasAnalysis())
            return {};
        const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
        const Position position = sequence.positionOf(node);
        if (position == noPosition)
            return tr("This node has no position in the sequence.");
        return QString::fromStdString(tagPathText(sequence, sequence.symbols[position.value]))
            .left(tipLength);
    }
    default:
        return {};
    }
}

Qt::ItemFlags DomTreeModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid() || index.column() != NodeColumn || !m_session->editing()->canEdit())
        return flags;
    flags |= Qt::ItemIsDragEnabled;
    if (m_session->trees()->document().isElement(nodeAt(index)))
        flags |= Qt::ItemIsEditable | Qt::ItemIsDropEnabled;
    return flags;
}

// The edit resets the rows, which the view must not be in the middle of.
void DomTreeModel::makeSoon(std::vector<PageEdit> edits)
{
    QMetaObject::invokeMethod(
        this,
        [this, edits = std::move(edits), page = m_session->trees()->sharedShown()] {
            if (page == m_session->trees()->sharedShown())
                m_session->editing()->makeOrRefuse(edits);
        },
        Qt::QueuedConnection);
}

bool DomTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !m_session->editing()->canEdit())
        return false;
    const std::optional<StartTag> tag = readStartTag(value.toString().toStdString());
    if (!tag) {
        m_session->notifier()->refuse(
            tr("“%1” is not the start tag of an element, such as: div class=\"card\"").arg(value.toString()));
        return false;
    }
    std::vector<PageEdit> edits = editsOf(m_session->trees()->document(), nodeAt(index), *tag);
    if (edits.empty())
        return false;
    makeSoon(std::move(edits));
    return true;
}

QStringList DomTreeModel::mimeTypes() const
{
    return {QStringLiteral("application/x-tagseam-node")};
}

QMimeData* DomTreeModel::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(mimeTypes().front(), QByteArray::number(nodeAt(indexes.front()).value));
    return data;
}

bool DomTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                                const QModelIndex& parent)
{
    bool isNumber = false;
    const NodeId node{data->data(mimeTypes().front()).toUInt(&isNumber)};
    if (action != Qt::MoveAction || !isNumber || !parent.isValid() || !m_session->editing()->canEdit())
        return false;
    PageEdit edit{PageEdit::Kind::Move, {node}};
    const bool isLast = row < 0 || row >= rowCount(parent.siblingAtColumn(0));
    edit.place = isLast ? PageEdit::Place::Into : PageEdit::Place::Before;
    edit.target = isLast ? nodeAt(parent) : nodeAt(index(row, 0, parent.siblingAtColumn(0)));
    if (edit.target != node)
        makeSoon({edit});
    return false; // the view has no row to remove
}

QVariant DomTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole) {
        switch (section) {
        case NodeColumn:
            return tr("Node");
        case PositionColumn:
            return tr("Pos.");
        case SymbolColumn:
            return tr("Sym.");
        case FrequencyColumn:
            return tr("Freq.");
        case StatusColumn:
            return tr("Status");
        case LabelColumn:
            return tr("Label");
        default:
            return {};
        }
    }
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case NodeColumn:
            return tr("● kept · ○ ancestor of kept nodes · ✕ pruned · no mark: without a position");
        case PositionColumn:
            return tr("Position in the tag path sequence, from 1");
        case SymbolColumn:
            return tr("Symbol: nodes with the same symbol have the same tag path");
        case FrequencyColumn:
            return tr("Frequency of the symbol in the whole sequence");
        case StatusColumn:
            return tr("Kept, ancestor of kept nodes, or pruned, with the level that pruned it");
        case LabelColumn:
            return tr("Label of the node's mark");
        default:
            return {};
        }
    }
    return {};
}

QStringList DomTreeModel::longStatuses()
{
    return {AnalysisRunner::tr("ancestor of kept"), AnalysisRunner::tr("kept in part"),
            AnalysisRunner::tr("pruned: main region"), tr("pruned at level %1").arg(10)};
}

NodeId DomTreeModel::nodeAt(const QModelIndex& index) const
{
    return NodeId{index.isValid() ? static_cast<std::uint32_t>(index.internalId()) : 0};
}

QModelIndex DomTreeModel::indexOf(NodeId node) const
{
    if (m_row.empty() || node == noNode)
        return {};
    while (node.value != 0 && m_row[node.value] == noRow)
        node = m_session->trees()->document().parent(node);
    return node.value == 0 ? QModelIndex() : createIndex(static_cast<int>(m_row[node.value]), 0, node.value);
}

std::vector<NodeId> DomTreeModel::findAll(const QString& needle) const
{
    std::vector<NodeId> found;
    if (!m_session->trees()->hasDocument() || needle.isEmpty())
        return found;
    const std::string word = longestWord(needle);
    for (NodeId node{0}; node.value < m_session->trees()->document().size(); ++node.value) {
        if (m_row[node.value] != noRow && mayHold(m_session->trees()->document(), node, word) &&
            text(node).contains(needle, Qt::CaseInsensitive))
            found.push_back(node);
    }
    return found;
}

QString DomTreeModel::text(NodeId node) const
{
    const Document& document = m_session->trees()->document();
    const auto view = [](std::string_view text) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    const auto start = [&](std::string_view text) { // no character is split
        return view(text.substr(0, std::size_t{8} * shownText)).simplified().left(shownText);
    };
    switch (document.kind(node)) {
    case NodeKind::Element:
        return m_session->trees()->describe(node);
    case NodeKind::Text:
        return '"' + start(document.text(node)) + '"';
    case NodeKind::Comment:
        return "<!-- " + start(document.text(node)) + " -->";
    case NodeKind::Document:
        break;
    }
    return {};
}

QString DomTreeModel::cell(NodeId node, int column) const
{
    if (column == NodeColumn)
        return text(node);
    if (column == LabelColumn) {
        const auto label = m_labels.find(node);
        return label == m_labels.end() ? QString() : label->second.text;
    }
    if (!m_session->runner()->hasAnalysis())
        return {};
    if (column == StatusColumn && m_session->algorithms()->isStepping())
        return m_session->algorithms()->stepper() != nullptr && !m_session->kept()->isShown(node)
                   ? tr("pruned")
                   : QString();
    if (column == StatusColumn && isStepping())
        return statusSoFar(node);
    if (column == StatusColumn) {
        const std::uint32_t level =
            m_session->runner()->isKept(node) ? noLevel : m_session->runner()->dropLevel(node);
        return level == noLevel ? m_session->runner()->status(node) : tr("pruned at level %1").arg(level + 1);
    }
    const Analysis& analysis = m_session->runner()->analysis();
    const Position position = analysis.sequence.positionOf(node);
    if (position == noPosition)
        return {};
    const Symbol symbol = analysis.sequence.symbols[position.value];
    switch (column) {
    case PositionColumn:
        return QString::number(position.value + 1);
    case SymbolColumn:
        return QString::number(symbol.code());
    default:
        return QString::number(analysis.frequencies[symbol.value]);
    }
}

// An annotator is not shown the result of a method.
QVariant DomTreeModel::foreground(NodeId node) const
{
    if (!m_session->runner()->hasAnalysis() || m_session->isAnnotating())
        return {};
    if (m_session->algorithms()->isStepping())
        return m_session->kept()->isShown(node) ? QVariant() : QVariant(Theme::current().mutedText);
    const Position position = m_session->runner()->analysis().sequence.positionOf(node);
    return position != noPosition && statusOf(node, position) != NodeStatus::Cut
               ? QVariant()
               : QVariant(Theme::current().mutedText);
}

// For the complement only the outcome can be shown.
bool DomTreeModel::isStepping() const
{
    return m_session->cursor()->isStepping() && m_session->runner()->setup().keep == Keep::Region;
}

// While the search is stepped through, what is left at the present step counts as kept; the rest is still to
// come.
DomTreeModel::NodeStatus DomTreeModel::statusOf(NodeId node, Position position) const
{
    const Analysis& analysis = m_session->runner()->analysis();
    if (!isStepping()) {
        const bool isInside =
            analysis.trace.region.contains(position) == (m_session->runner()->setup().keep == Keep::Region);
        return !m_session->runner()->isKept(node) ? NodeStatus::Cut
               : isInside                         ? NodeStatus::Kept
                                                  : NodeStatus::Ancestor;
    }
    const Region region = m_session->cursor()->shownRegion();
    if (region.contains(position))
        return NodeStatus::Kept;
    const auto left = std::span(analysis.sequence.nodes).subspan(region.begin.value, region.size());
    const auto below = std::ranges::lower_bound(left, node); // in document order; the first candidate
    return below != left.end() && *below < m_session->trees()->document().subtreeEnd(node)
               ? NodeStatus::Ancestor
               : NodeStatus::Cut;
}

QString DomTreeModel::statusSoFar(NodeId node) const
{
    const Position position = m_session->runner()->analysis().sequence.positionOf(node);
    if (position == noPosition)
        return {};
    const std::uint32_t level = m_session->runner()->dropLevel(node);
    switch (statusOf(node, position)) {
    case NodeStatus::Kept:
        return {};
    case NodeStatus::Ancestor:
        return AnalysisRunner::tr("ancestor of kept");
    case NodeStatus::Cut:
        break;
    }
    return level == noLevel ? QString() : tr("pruned at level %1").arg(level + 1);
}

} // namespace tagseam
