// SPDX-License-Identifier: MIT
// The whole segmentation as rows.
#include "ui/tools/page/regiontreemodel.h"

#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <algorithm>

namespace tagseam {

RegionTreeModel::RegionTreeModel(PageSession* session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session)
{
    // Positions and nodes belong to the tree and the analysis that were diagnosed.
    connect(session->trees(), &PageTrees::documentChanged, this, &RegionTreeModel::clear);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &RegionTreeModel::clear);
}

void RegionTreeModel::setDiagnosis(const Diagnosis& diagnosis)
{
    beginResetModel();
    m_tree = diagnosis.tree;
    m_regions = diagnosis.regions;
    m_isMarked = diagnosis.isMarked;
    m_content = diagnosis.content;
    m_children.assign(m_tree.parts.size(), {});
    m_rows.assign(m_tree.parts.size(), 0);
    for (std::uint32_t i = 0; i < m_tree.parts.size(); ++i) {
        const std::uint32_t above = m_tree.parts[i].parent;
        if (above == SegmentedPart::none)
            continue;
        m_rows[i] = static_cast<int>(m_children[above].size());
        m_children[above].push_back(i);
    }
    endResetModel();
}

void RegionTreeModel::clear()
{
    if (!m_tree.parts.empty())
        setDiagnosis({});
}

void RegionTreeModel::reword()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emit layoutAboutToBeChanged(); // names that views have stored are out of date
    emit layoutChanged();
}

QModelIndex RegionTreeModel::indexOf(std::uint32_t part) const
{
    return createIndex(m_rows[part], 0, static_cast<quintptr>(part));
}

QModelIndex RegionTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, quintptr{0});
    const auto above = static_cast<std::uint32_t>(parent.internalId());
    return createIndex(row, column, static_cast<quintptr>(m_children[above][static_cast<std::size_t>(row)]));
}

QModelIndex RegionTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const std::uint32_t above = m_tree.parts[index.internalId()].parent;
    return above == SegmentedPart::none ? QModelIndex() : indexOf(above);
}

int RegionTreeModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_tree.parts.empty() ? 0 : 1;
    return parent.column() == 0 ? static_cast<int>(m_children[parent.internalId()].size()) : 0;
}

int RegionTreeModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant RegionTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_session->runner()->hasAnalysis())
        return {};
    const auto part = static_cast<std::uint32_t>(index.internalId());
    switch (role) {
    case Qt::DisplayRole:
        return cell(part, index.column());
    case Qt::ToolTipRole:
        return index.column() == NameColumn ? cell(part, NameColumn) : QVariant();
    case Qt::DecorationRole:
        return index.column() == NameColumn ? QVariant(regionSwatch(static_cast<int>(part), QSize(18, 12), 1))
                                            : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == NameColumn ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case PartRole:
        return part;
    default:
        return {};
    }
}

const WeighedRegion* RegionTreeModel::weighed(std::uint32_t part) const
{
    const auto found = std::ranges::find(m_regions, part, &WeighedRegion::part);
    return found == m_regions.end() ? nullptr : &*found;
}

// The name of what its main region covers.
QString RegionTreeModel::name(std::uint32_t part) const
{
    const Region main = m_tree.parts[part].main;
    if (main.size() == 0)
        return tr("nothing");
    // The largest part that is content, if any is.
    Region most;
    for (const Region each : m_content) {
        const Region in{std::max(each.begin, main.begin), std::min(each.end, main.end)};
        if (in.begin < in.end && in.size() > most.size())
            most = in;
    }
    return regionName(*m_session, most.size() > 0 ? most : main);
}

QString RegionTreeModel::cell(std::uint32_t part, int column) const
{
    const SegmentedPart& of = m_tree.parts[part];
    const WeighedRegion* weight = weighed(part);
    const double all = std::max(1U, m_tree.parts.front().part.size());
    switch (column) {
    case NameColumn:
        return QStringLiteral("%1  %2").arg(label(part), name(part));
    case PositionsColumn:
        return spanText(of.main);
    case ShareColumn:
        return percentText(of.main.size() / all);
    case LevelColumn:
        return of.parent == SegmentedPart::none ? QStringLiteral("–") : QString::number(of.level + 1);
    case TextColumn:
        return weight == nullptr ? QString() : percentText(weight->text);
    default:
        return weight == nullptr || !m_isMarked ? QString() : percentText(weight->content);
    }
}

QString RegionTreeModel::markdown() const
{
    const auto cells = [](auto&& cellOf) {
        QStringList texts;
        for (int column = 0; column < ColumnCount; ++column)
            texts << cellOf(column);
        return texts;
    };
    return markdownTable(
        cells([&](int column) { return headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); }),
        m_tree.parts.size(), [&](std::size_t part) {
            return cells([&](int column) { return cell(static_cast<std::uint32_t>(part), column); });
        });
}

QVariant RegionTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const bool isTitle = role == Qt::DisplayRole;
    if (role == Qt::TextAlignmentRole)
        return section == NameColumn ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (!isTitle && role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case NameColumn:
        return isTitle ? tr("Region")
                       : tr("Number and colour of the region on page and plot, and the nodes that it covers");
    case PositionsColumn:
        return isTitle ? tr("Positions") : tr("Positions of its main region");
    case ShareColumn:
        return isTitle ? tr("Share") : tr("Share of the positions of the page");
    case LevelColumn:
        return isTitle ? tr("Level") : tr("Level that separated it from the region above");
    case TextColumn:
        return isTitle ? tr("Text")
                       : tr("Share of the letters of the long texts of the page, of 15 letters and more; of "
                            "the first 12 "
                            "regions");
    default:
        return isTitle ? tr("Content") : tr("Share of the content that you marked; of the first 12 regions");
    }
}

} // namespace tagseam
