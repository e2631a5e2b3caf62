// SPDX-License-Identifier: MIT
// The places of the page that only one of two masks keeps.
#include "ui/places/placesmodel.h"

#include "core/truth/annotation/marker.h"
#include "ui/session/analysis/swatchicon.h"

#include <QApplication>
#include <QFont>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t excerptBytes = 90; // length of the text of a place

// Returns the node and its ancestors: "… › ul.grid › li.card".
QString pathText(const PageTrees& trees, NodeId node)
{
    constexpr int mostNames = 6;
    QStringList names;
    for (; node != noNode && node.value != 0 && names.size() < mostNames;
         node = trees.document().parent(node))
        names.prepend(trees.describe(node));
    const bool isCut = node != noNode && node.value != 0;
    return (isCut ? QStringLiteral("… › ") : QString()) + names.join(QStringLiteral(" › "));
}

} // namespace

PlacesModel::PlacesModel(const PageSession* session, PlacesWords words, QObject* parent)
    : ColumnModel(parent), m_session(session), m_words(std::move(words))
{
    setHeaders({m_words.side,
                {tr("Place")},
                {""},
                {tr("Nodes"), tr("Elements and texts of the place, as the score counts them"), true},
                m_words.size,
                m_words.text});
}

void PlacesModel::show(ListedPlaces listed)
{
    beginResetModel();
    m_listed = std::move(listed);
    arrange();
    endResetModel();
}

void PlacesModel::choose(Choice choice)
{
    if (choice == m_choice)
        return;
    beginResetModel();
    m_choice = choice;
    arrange();
    endResetModel();
}

void PlacesModel::arrange()
{
    m_largest = largestFirst(places());
    if (m_choice == Choice::OnlyFirst || m_choice == Choice::OnlySecond) {
        const KeptBy wanted = m_choice == Choice::OnlyFirst ? KeptBy::FirstAlone : KeptBy::SecondAlone;
        std::erase_if(m_largest, [&](std::uint32_t place) { return places()[place].keptBy != wanted; });
    }
    m_rows = m_largest;
    if (m_choice == Choice::OfThePage)
        std::ranges::sort(m_rows);
}

std::optional<int> PlacesModel::rowOf(std::size_t place) const
{
    const auto found = std::ranges::find(m_rows, place);
    return found == m_rows.end() ? std::nullopt : std::optional(static_cast<int>(found - m_rows.begin()));
}

// Empty for an element without its descendants: other rows describe these.
QString PlacesModel::excerpt(const MaskDifference& place) const
{
    const Document& document = m_session->trees()->document();
    if (place.isAlone && document.isElement(place.node))
        return {};
    return QString::fromStdString(textStart(document, place.node, excerptBytes));
}

QString PlacesModel::text(std::size_t at, int column) const
{
    const MaskDifference& place = places()[at];
    switch (column) {
    case SideColumn:
        return sideOf(place).name;
    case NodeColumn:
        return place.isAlone ? tr("%1, itself only").arg(m_session->trees()->describe(place.node))
                             : m_session->trees()->describe(place.node);
    case WhyColumn:
        return tr("Why?");
    case NodesColumn:
        return QString::number(place.nodes);
    case SizeColumn:
        return QString::number(m_listed.sizes[at]);
    case TextColumn:
        return m_listed.texts.isEmpty() ? excerpt(place) : m_listed.texts[static_cast<qsizetype>(at)];
    default:
        return {};
    }
}

QString PlacesModel::tip(const MaskDifference& place, int column) const
{
    if (column == WhyColumn)
        return tr("Open Why to see why the node was kept or pruned");
    QStringList lines{sideOf(place).meaning, pathText(*m_session->trees(), place.node), excerpt(place)};
    if (m_words.hasWhy)
        lines << m_session->runner()->status(place.node);
    if (place.isAlone)
        lines << tr("Only this node: other places below it are listed separately. Such a node is often kept "
                    "because it contains kept nodes.");
    lines.removeAll(QString());
    return lines.join('\n');
}

QVariant PlacesModel::cell(int row, int column, int role) const
{
    const std::size_t at = placeAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(at, column);
    case Qt::ToolTipRole:
        return tip(places()[at], column);
    case Qt::DecorationRole:
        return column == SideColumn ? QVariant(swatchIcon(sideOf(places()[at]).look)) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setUnderline(column == WhyColumn);
        return font;
    }
    case Qt::ForegroundRole:
        return column == WhyColumn ? QVariant(QApplication::palette().color(QPalette::Link)) : QVariant();
    default:
        return {};
    }
}

} // namespace tagseam
