// SPDX-License-Identifier: MIT
// A site style tree as rows.
#include "ui/tools/site/styletreemodel.h"

#include "ui/tools/site/sitetext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t noSlot = 0xffffffffU;
constexpr qsizetype longestText = 200; // length of a row's text in characters

} // namespace

StyleTreeModel::StyleTreeModel(QObject* parent) : QAbstractItemModel(parent) {}

void StyleTreeModel::show(const SharedSite& site, const Marks& marks)
{
    beginResetModel();
    m_site = site;
    m_marks = marks;
    m_nodes.clear();
    arrange();
    endResetModel();
}

void StyleTreeModel::arrange()
{
    m_styleOfSlot.clear();
    m_firstSlot.clear();
    m_styles.clear();
    m_firstOf.assign(1, 0);
    m_rowOfStyle.clear();
    if (m_site == nullptr)
        return;
    m_firstSlot.assign(tree().elementCount(), noSlot);
    m_rowOfStyle.assign(tree().styleCount(), 0);
    for (std::uint32_t i = 0; i < tree().elementCount(); ++i) {
        for (const StyleId style : StylesOf(tree(), ElementId{i})) {
            m_rowOfStyle[style.value] = static_cast<int>(m_styles.size() - m_firstOf[i]);
            m_styles.push_back(style);
        }
        m_firstOf.push_back(static_cast<std::uint32_t>(m_styles.size()));
    }
    for (const StyleId style :
         m_styles) { // in the order of the rows, so that a first place is above the others
        const std::uint32_t first = tree().style(style).first;
        const auto elements = tree().elementsOf(style);
        m_styleOfSlot.resize(std::max(m_styleOfSlot.size(), std::size_t{first} + elements.size()), noStyle);
        for (std::uint32_t at = 0; at < elements.size(); ++at) {
            m_styleOfSlot[first + at] = style;
            std::uint32_t& own = m_firstSlot[elements[at].value];
            own = own == noSlot ? first + at : own;
        }
    }
}

// All rows may have changed: a view paints the visible ones.
void StyleTreeModel::repaint(int first, int last)
{
    if (rowCount() > 0)
        emit dataChanged(index(0, first), index(rowCount() - 1, last));
}

void StyleTreeModel::setMarks(const Marks& marks)
{
    m_marks = marks;
    repaint(ImportanceColumn, MarkColumn);
}

void StyleTreeModel::setPage(std::vector<NodeId> nodes)
{
    m_nodes = std::move(nodes);
    repaint(NodeColumn, MarkColumn);
}

QModelIndex StyleTreeModel::indexOf(StyleId style, int column) const
{
    return createIndex(m_rowOfStyle[style.value], column, quintptr{style.value} << 1U);
}

QModelIndex StyleTreeModel::indexOfSlot(std::uint32_t slot, int column) const
{
    const std::uint32_t row = slot - tree().style(m_styleOfSlot[slot]).first;
    return createIndex(static_cast<int>(row), column, (quintptr{slot} << 1U) | 1U);
}

QModelIndex StyleTreeModel::indexOf(ElementId element) const
{
    const bool isThere = element != noElement && m_site != nullptr && element.value < m_firstSlot.size() &&
                         m_firstSlot[element.value] != noSlot;
    return isThere ? indexOfSlot(m_firstSlot[element.value], 0) : QModelIndex();
}

std::uint32_t StyleTreeModel::slotAt(const QModelIndex& index) const
{
    return static_cast<std::uint32_t>(index.internalId() >> 1U);
}

StyleId StyleTreeModel::styleAt(const QModelIndex& index) const
{
    return isElement(index) ? m_styleOfSlot[slotAt(index)] : StyleId{slotAt(index)};
}

ElementId StyleTreeModel::elementAt(const QModelIndex& index) const
{
    if (!index.isValid() || !isElement(index))
        return noElement;
    return tree().elementsOf(styleAt(index))[static_cast<std::size_t>(index.row())];
}

NodeId StyleTreeModel::nodeAt(const QModelIndex& index) const
{
    const ElementId element = elementAt(index);
    return element == noElement || m_nodes.empty() ? noNode : m_nodes[element.value];
}

// True if the element node has its children at another place.
bool StyleTreeModel::isAgain(const QModelIndex& index) const
{
    return m_firstSlot[elementAt(index).value] != slotAt(index);
}

// True for a style node if one of its element nodes is on the page.
bool StyleTreeModel::isOnPage(const QModelIndex& index) const
{
    if (isElement(index))
        return nodeAt(index) != noNode;
    return std::ranges::any_of(tree().elementsOf(styleAt(index)),
                               [this](ElementId element) { return m_nodes[element.value] != noNode; });
}

QModelIndex StyleTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column < 0 || column >= ColumnCount)
        return {};
    if (parent.isValid() && !isElement(parent))
        return indexOfSlot(tree().style(styleAt(parent)).first + static_cast<std::uint32_t>(row), column);
    const ElementId element = parent.isValid() ? elementAt(parent) : rootElement;
    return indexOf(m_styles[m_firstOf[element.value] + static_cast<std::uint32_t>(row)], column);
}

QModelIndex StyleTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    if (isElement(index))
        return indexOf(styleAt(index), 0);
    return indexOf(tree().style(styleAt(index)).parent); // the root has no parent
}

int StyleTreeModel::rowCount(const QModelIndex& parent) const
{
    if (m_site == nullptr || parent.column() > 0)
        return 0;
    if (parent.isValid() && !isElement(parent))
        return static_cast<int>(tree().style(styleAt(parent)).count);
    if (parent.isValid() && isAgain(parent))
        return 0;
    const std::uint32_t element = parent.isValid() ? elementAt(parent).value : rootElement.value;
    return static_cast<int>(m_firstOf[element + 1] - m_firstOf[element]);
}

int StyleTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

double StyleTreeModel::figureOf(const QModelIndex& index) const
{
    return isElement(index) ? m_site->measured.importance(elementAt(index)).composite
                            : styleImportance(tree(), styleAt(index), m_site->measured.importances);
}

// The element nodes of a style by their tags: "[div p img]".
QString StyleTreeModel::styleText(StyleId style) const
{
    QString tags;
    for (const ElementId element : tree().elementsOf(style)) {
        const std::string& label = m_site->site.vocabulary.labels.text(tree().element(element).label.value);
        if (tags.size() > longestText)
            return QStringLiteral("[%1 …]").arg(tags);
        tags += (tags.isEmpty() ? QString() : QStringLiteral(" ")) +
                QString::fromStdString(label.substr(0, label.find(' ')));
    }
    return QStringLiteral("[%1]").arg(tags);
}

QString StyleTreeModel::text(const QModelIndex& index) const
{
    const ElementId element = elementAt(index);
    switch (index.column()) {
    case NodeColumn:
        if (element == noElement)
            return styleText(styleAt(index));
        return siteLabel(*m_site, element).left(longestText) +
               (isAgain(index) ? ' ' + tr("(as above)") : QString());
    case PagesColumn:
        return QString::number(element == noElement ? tree().style(styleAt(index)).pages
                                                    : tree().element(element).pages);
    case ImportanceColumn:
        return decimal(figureOf(index), 3);
    case MarkColumn:
        return element == noElement ? QString()
                                    : markSign(m_marks.of(element)) + ' ' + nameOf(m_marks.of(element));
    default:
        return {};
    }
}

QString StyleTreeModel::tip(const QModelIndex& index) const
{
    const ElementId element = elementAt(index);
    if (element == noElement)
        return tr("A style: on %n page(s) the children look like this.", nullptr,
                  static_cast<int>(tree().style(styleAt(index)).pages)) +
               ' ' + styleText(styleAt(index));
    const QString own = siteLabel(*m_site, element).left(longestText) + QStringLiteral(": ") +
                        elementWords(*m_site, element, m_marks);
    return !m_nodes.empty() && nodeAt(index) == noNode ? own + ' ' + tr("The open page does not have it.")
                                                       : own;
}

// The open page does not have the node of the row.
bool StyleTreeModel::isElsewhere(const QModelIndex& index) const
{
    return index.column() == NodeColumn && !m_nodes.empty() && !isOnPage(index);
}

QVariant StyleTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::ToolTipRole:
        return tip(index);
    case Qt::TextAlignmentRole:
        return index.column() == PagesColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::ForegroundRole:
        return isElsewhere(index) ? QVariant(Theme::current().mutedText) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setItalic(isElsewhere(index));
        return font;
    }
    case FigureRole:
        return figureOf(index);
    case ThresholdRole:
        return isElement(index) ? QVariant(m_marks.threshold) : QVariant();
    default:
        return {};
    }
}

QVariant StyleTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case NodeColumn:
        return isTip ? tr("Element nodes, and in [ ] the style nodes below them") : tr("Node");
    case PagesColumn:
        return isTip ? tr("Pages of the site that have it") : tr("Pages");
    case ImportanceColumn:
        return isTip ? tr("Composite importance, 0 to 1: 0 where all pages are alike; the line is the "
                          "threshold")
                     : tr("Importance");
    case MarkColumn:
        return isTip ? tr("At the threshold: noisy, meaningful, or neither") : tr("Mark");
    default:
        return {};
    }
}

} // namespace tagseam
