// SPDX-License-Identifier: MIT
// The places of the page that only one of two methods keeps.
#include "ui/tools/methods/disagreementmodel.h"

#include "core/truth/annotation/marker.h"
#include "ui/session/analysis/swatchicon.h"
#include "ui/tools/methods/methodsmodel.h"
#include "ui/tools/methods/methodstext.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t excerptBytes = 90; // length of the text of a place

} // namespace

DisagreementModel::DisagreementModel(const PageSession* session, QObject* parent)
    : ColumnModel(parent), m_session(session)
{
    setHeaders(
        {{tr("Kept by")}, {tr("Node")}, {tr("Words"), {}, true}, {tr("Nodes"), {}, true}, {tr("Text")}});
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

// For an element without its descendants: other rows describe these.
QString DisagreementModel::excerpt(std::size_t place) const
{
    const MaskDifference& of = m_places[place];
    if (of.isAlone && m_session->trees()->document().isElement(of.node))
        return {};
    return QString::fromStdString(textStart(m_session->trees()->document(), of.node, excerptBytes));
}

QString DisagreementModel::text(std::size_t at, int column) const
{
    const MaskDifference& place = m_places[at];
    switch (column) {
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
    QStringList lines{isOfA ? tr("A keeps it, B prunes it:") : tr("B keeps it, A prunes it:"),
                      pathText(*m_session, m_places[place].node), excerpt(place)};
    if (m_places[place].isAlone)
        lines << tr("Only this node: nodes below it that differ are listed separately.");
    lines.removeAll(QString());
    return lines.join('\n');
}

QVariant DisagreementModel::cell(int row, int column, int role) const
{
    const std::size_t at = placeAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(at, column);
    case Qt::ToolTipRole:
        return tip(at);
    case Qt::DecorationRole:
        return column == KeptByColumn ? QVariant(swatchIcon(lookOf(m_places[at].keptBy))) : QVariant();
    default:
        return {};
    }
}

} // namespace tagseam
