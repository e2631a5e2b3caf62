// SPDX-License-Identifier: MIT
// Two tag strings, one above the other.
#include "ui/tools/content/alignmentmodel.h"

#include "ui/session/analysis/regionmark.h"
#include "ui/widgets/spreadsheetrow.h"

#include <QColor>

#include <algorithm>
#include <array>
#include <utility>

namespace tagseam {

AlignmentModel::AlignmentModel(const PageSession* session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session)
{
}

void AlignmentModel::show(std::vector<AlignedNodes> aligned)
{
    beginResetModel();
    m_aligned = std::move(aligned);
    endResetModel();
}

QString AlignmentModel::signOf(Pair pair)
{
    constexpr std::array signs{u"=", u"≠", u"−", u"+"};
    return QString::fromUtf16(signs[static_cast<std::size_t>(pair)]);
}

AlignmentModel::Pair AlignmentModel::pairAt(int column) const
{
    const AlignedNodes& nodes = m_aligned[static_cast<std::size_t>(column)];
    if (nodes.b == noNode)
        return Pair::FirstAlone;
    if (nodes.a == noNode)
        return Pair::SecondAlone;
    return tag(nodes.a) == tag(nodes.b) ? Pair::Match : Pair::Substitution;
}

int AlignmentModel::firstDifferentPosition() const
{
    for (int column = 0; column < columnCount(); ++column) {
        if (pairAt(column) != Pair::Match)
            return column;
    }
    return 0;
}

NodeId AlignmentModel::nodeAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return noNode;
    const AlignedNodes& nodes = m_aligned[static_cast<std::size_t>(index.column())];
    if (index.row() == SignRow)
        return nodes.a != noNode ? nodes.a : nodes.b;
    return index.row() == FirstRow ? nodes.a : nodes.b;
}

QString AlignmentModel::tag(NodeId node) const
{
    if (node == noNode)
        return QStringLiteral("·");
    if (!m_session->trees()->document().isElement(node))
        return QStringLiteral("#text");
    const std::string_view name = m_session->trees()->document().name(node);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString AlignmentModel::cell(const QModelIndex& index) const
{
    const AlignedNodes& nodes = m_aligned[static_cast<std::size_t>(index.column())];
    if (index.row() == SignRow)
        return signOf(pairAt(index.column()));
    return tag(index.row() == FirstRow ? nodes.a : nodes.b);
}

QString AlignmentModel::text() const
{
    QString all;
    for (int row = 0; row < RowCount; ++row) {
        QStringList cells;
        cells.reserve(columnCount());
        for (int column = 0; column < columnCount(); ++column)
            cells << cell(index(row, column));
        all += spreadsheetRow(cells);
    }
    return all;
}

int AlignmentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_aligned.empty() ? 0 : RowCount;
}

int AlignmentModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_aligned.size());
}

QVariant AlignmentModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_session->trees()->hasDocument())
        return {};
    const Pair pair = pairAt(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cell(index);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    case Qt::BackgroundRole: {
        constexpr std::array looks{2, 1, 7, 0}; // green, orange, red, blue
        QColor colour = regionLook(looks[static_cast<std::size_t>(pair)]).here;
        colour.setAlpha(pair == Pair::Match ? 26 : 90);
        return colour;
    }
    case Qt::ToolTipRole: {
        const NodeId node = nodeAt(index);
        return node == noNode ? tr("A gap: the other node has a tag at this place, and this node does not.")
                              : m_session->trees()->describe(node);
    }
    default:
        return {};
    }
}

QVariant AlignmentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return section + 1;
    if (section == SignRow)
        return QString();
    return section == FirstRow ? tr("first") : tr("second");
}

} // namespace tagseam
