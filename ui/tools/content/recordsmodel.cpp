// SPDX-License-Identifier: MIT
// The records of one page as rows below their regions.
#include "ui/tools/content/recordsmodel.h"

#include "core/methods/mdr/recordsjson.h"
#include "core/select/selector.h"
#include "ui/session/analysis/regionmark.h"
#include "ui/tools/content/recordstext.h"
#include "ui/widgets/markdown.h"

#include <QApplication>
#include <QFont>

#include <utility>

namespace tagseam {

namespace {

constexpr QSize recordSwatch(14, 12); // in pixels
constexpr quintptr ofRegion = 0;      // internal id of a region's row; a record's id is its region, from 1

} // namespace

RecordsModel::RecordsModel(const PageSession* session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session)
{
}

void RecordsModel::show(std::shared_ptr<const MinedRecords> mined,
                        std::vector<std::vector<RecordChange>> changes,
                        std::shared_ptr<const KeepMask> within)
{
    beginResetModel();
    m_texts.reset();
    m_mined = std::move(mined);
    m_changes = std::move(changes);
    m_within = std::move(within);
    m_recordOf.clear();
    m_regionOf.clear();
    for (std::uint32_t region = 0; m_mined != nullptr && region < m_mined->regions.size(); ++region) {
        const DataRegion& of = m_mined->regions[region];
        m_regionOf.try_emplace(of.parent.value, region);
        for (std::uint32_t record = 0; record < of.records.size(); ++record) {
            for (const NodeId node : of.records[record].nodes)
                m_recordOf.try_emplace(node.value, RecordPlace{region, record});
        }
    }
    endResetModel();
}

std::optional<RecordPlace> RecordsModel::placeOf(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == ofRegion)
        return std::nullopt;
    return RecordPlace{static_cast<std::uint32_t>(index.internalId() - 1),
                       static_cast<std::uint32_t>(index.row())};
}

std::vector<NodeId> RecordsModel::nodesOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    if (const std::optional<RecordPlace> place = placeOf(index))
        return m_mined->regions[place->region].records[place->record].nodes;
    return {m_mined->regions[static_cast<std::size_t>(index.row())].parent};
}

QModelIndex RecordsModel::indexOf(RecordPlace place) const
{
    return createIndex(static_cast<int>(place.record), 0, static_cast<quintptr>(place.region) + 1);
}

QModelIndex RecordsModel::indexOf(NodeId node) const
{
    const Document& page = m_session->trees()->document();
    const bool isThere = m_mined != nullptr && node != noNode && (!m_within || (*m_within)[node.value]);
    for (NodeId up = isThere ? node : noNode; up != noNode; up = page.parent(up)) {
        if (const auto at = m_recordOf.find(up.value); at != m_recordOf.end())
            return indexOf(at->second);
    }
    const auto region = isThere ? m_regionOf.find(node.value) : m_regionOf.end();
    return region == m_regionOf.end() ? QModelIndex() : index(static_cast<int>(region->second), 0);
}

QString RecordsModel::label(RecordPlace place)
{
    return QStringLiteral("%1.%2").arg(place.region + 1).arg(place.record + 1);
}

QModelIndex RecordsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : ofRegion);
}

QModelIndex RecordsModel::parent(const QModelIndex& index) const
{
    return index.internalId() == ofRegion
               ? QModelIndex()
               : createIndex(static_cast<int>(index.internalId()) - 1, 0, ofRegion);
}

int RecordsModel::rowCount(const QModelIndex& parent) const
{
    if (m_mined == nullptr || parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(m_mined->regions.size());
    if (parent.internalId() != ofRegion)
        return 0;
    return static_cast<int>(m_mined->regions[static_cast<std::size_t>(parent.row())].records.size());
}

int RecordsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

// "ul#results, r = 1, 20 records", without the number before it.
QString RecordsModel::regionText(std::uint32_t region) const
{
    const DataRegion& of = m_mined->regions[region];
    const NodeId above = m_session->trees()->document().parent(of.parent);
    const bool hasAbove = above != noNode && m_session->trees()->document().isElement(above);
    const QString parent =
        (hasAbove ? m_session->trees()->describe(above) + QStringLiteral(" › ") : QString()) +
        m_session->trees()->describe(of.parent);
    return tr("%1: %n record(s), r = %2, in %3", nullptr, static_cast<int>(of.records.size()))
        .arg(region + 1)
        .arg(of.length)
        .arg(parent);
}

QVariant RecordsModel::regionData(std::uint32_t region, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return regionText(region);
    case Qt::ToolTipRole: {
        const NodeId parent = m_mined->regions[region].parent;
        return regionText(region) + '\n' +
               QString::fromStdString(xpathOf(m_session->trees()->document(), parent)).right(2000) + '\n' +
               tr("r: the tag nodes of each generalized node");
    }
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return font;
    }
    default:
        return {};
    }
}

QString RecordsModel::textOf(RecordPlace place, std::size_t most) const
{
    const DataRecord& record = m_mined->regions[place.region].records[place.record];
    if (!m_texts)
        m_texts.emplace(m_session->trees()->document(), m_within.get());
    const std::string text = m_texts->of(record, most);
    return text.empty() ? tr("(no text)") : QString::fromStdString(text);
}

QVariant RecordsModel::recordData(RecordPlace place, int column, int role) const
{
    const RecordStatus status = statusOf(place);
    switch (role) {
    case Qt::DisplayRole:
        if (column == NumberColumn)
            return label(place);
        return column == StatusColumn ? statusSign(status) : textOf(place, shownBytes);
    case Qt::AccessibleTextRole:
        return column == StatusColumn ? QVariant(statusName(status)) : QVariant();
    case Qt::ToolTipRole:
        return column == StatusColumn
                   ? statusSign(status) + ' ' + statusName(status) + ": " + statusTip(status)
                   : textOf(place, std::size_t{10} * shownBytes);
    case Qt::DecorationRole:
        return column == StatusColumn
                   ? QVariant(regionSwatch(statusLook(status), recordSwatch, qApp->devicePixelRatio()))
                   : QVariant();
    default:
        return {};
    }
}

QVariant RecordsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_mined == nullptr)
        return {};
    if (const std::optional<RecordPlace> place = placeOf(index))
        return recordData(*place, index.column(), role);
    return index.column() == NumberColumn ? regionData(static_cast<std::uint32_t>(index.row()), role)
                                          : QVariant();
}

QVariant RecordsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.");
    case StatusColumn:
        return QStringLiteral("±");
    default:
        return tr("Record");
    }
}

QString RecordsModel::markdown() const
{
    std::vector<RecordPlace> places;
    for (std::uint32_t region = 0; m_mined != nullptr && region < m_mined->regions.size(); ++region) {
        for (std::uint32_t record = 0; record < m_mined->regions[region].records.size(); ++record)
            places.push_back({region, record});
    }
    return markdownTable({tr("No."), QStringLiteral("±"), tr("Record")}, places.size(), [&](std::size_t row) {
        return QStringList{label(places[row]), statusName(statusOf(places[row])),
                           textOf(places[row], shownBytes)};
    });
}

} // namespace tagseam
