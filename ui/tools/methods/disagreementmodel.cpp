// SPDX-License-Identifier: MIT
// The places of the page that one of two methods keeps, and the other does not.
#include "ui/tools/methods/disagreementmodel.h"

#include "core/truth/annotation/marker.h"
#include "ui/session/swatchicon.h"
#include "ui/tools/methods/methodsmodel.h"
#include "ui/tools/methods/methodstext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t excerptBytes = 90; // of the text of a place

} // namespace

DisagreementModel::DisagreementModel(const PageSession* session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

int DisagreementModel::lookOf(KeptBy keptBy)
{
    return keptBy == KeptBy::FirstAlone ? MethodsModel::lookOfA : MethodsModel::lookOfB;
}

void DisagreementModel::show(std::vector<MaskDifference> places, std::vector<std::uint32_t> words)
{
    beginResetModel();
    m_places = std::move(places);
    m_words = std::move(words);
    arrange();
    endResetModel();
}

void DisagreementModel::setFilter(Filter filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    arrange();
    endResetModel();
}

void DisagreementModel::arrange()
{
    m_rows = largestFirst(m_places);
    if (m_filter == Filter::All)
        return;
    const KeptBy wanted = m_filter == Filter::OnlyA ? KeptBy::FirstAlone : KeptBy::SecondAlone;
    std::erase_if(m_rows, [&](std::uint32_t place) { return m_places[place].keptBy != wanted; });
}

std::optional<int> DisagreementModel::rowOf(std::size_t place) const
{
    const auto found = std::ranges::find(m_rows, place);
    return found == m_rows.end() ? std::nullopt : std::optional(static_cast<int>(found - m_rows.begin()));
}

int DisagreementModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DisagreementModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

// Of what is below an element by itself, other rows tell.
QString DisagreementModel::excerpt(std::size_t place) const
{
    const MaskDifference& of = m_places[place];
    if (of.isAlone && m_session->trees()->document().isElement(of.node))
        return {};
    return QString::fromStdString(textStart(m_session->trees()->document(), of.node, excerptBytes));
}

QString DisagreementModel::text(const QModelIndex& index) const
{
    const std::size_t at = placeAt(index.row());
    const MaskDifference& place = m_places[at];
    switch (index.column()) {
    case KeptByColumn:
        return place.keptBy == KeptBy::FirstAlone ? tr("A keeps") : tr("B keeps");
    case NodeColumn:
        return place.isAlone ? tr("%1, itself only").arg(m_session->trees()->describe(place.node))
                             : m_session->trees()->describe(place.node);
    case TextColumn:
        return excerpt(at);
    case WordsColumn:
        return QString::number(m_words[at]);
    case NodesColumn:
        return QString::number(place.nodes);
    default:
        return {};
    }
}

QString DisagreementModel::tip(std::size_t place) const
{
    const bool isOfA = m_places[place].keptBy == KeptBy::FirstAlone;
    QStringList lines{isOfA ? tr("A keeps it, B drops it:") : tr("B keeps it, A drops it:"),
                      pathText(*m_session, m_places[place].node), excerpt(place)};
    if (m_places[place].isAlone)
        lines << tr("This node by itself: what is below it is listed by itself where it differs.");
    lines.removeAll(QString());
    return plainTip(lines.join('\n')).replace('\n', QStringLiteral("<br>"));
}

QVariant DisagreementModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isNumber = index.column() == NodesColumn || index.column() == WordsColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::ToolTipRole:
        return tip(placeAt(index.row()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return index.column() == KeptByColumn
                   ? QVariant(swatchIcon(lookOf(m_places[placeAt(index.row())].keptBy)))
                   : QVariant();
    default:
        return {};
    }
}

QVariant DisagreementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumber = section == NodesColumn || section == WordsColumn;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case KeptByColumn:
        return tr("Kept by");
    case NodeColumn:
        return tr("Node");
    case TextColumn:
        return tr("Text");
    case WordsColumn:
        return tr("Words");
    case NodesColumn:
        return tr("Nodes");
    default:
        return {};
    }
}

} // namespace tagseam
