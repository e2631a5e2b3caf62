// SPDX-License-Identifier: MIT
// The places of the page where the result is wrong.
#include "ui/tools/annotate/wrongplacesmodel.h"

#include "ui/session/analysis/regionmark.h"
#include "ui/tools/annotate/scoretext.h"

#include <QApplication>
#include <QFont>
#include <QPalette>

#include <numeric>
#include <utility>

namespace tagseam {

namespace {

constexpr QSize wrongPlaceSwatch(16, 12); // in pixels

} // namespace

int WrongPlacesModel::lookOf(KeptBy wrong)
{
    return wrong == KeptBy::FirstAlone ? keptNoiseLook : lostContentLook;
}

QString WrongPlacesModel::kindText(KeptBy wrong)
{
    return wrong == KeptBy::FirstAlone ? tr("kept noise") : tr("pruned content");
}

WrongPlacesModel::WrongPlacesModel(const PageSession* session, QObject* parent)
    : ColumnModel(parent), m_session(session)
{
    setHeaders({{tr("Wrong")},
                {tr("Place")},
                {""},
                {tr("Nodes"), tr("Elements and texts of the place, as the score counts them"), true},
                {tr("Text"), tr("Characters of its texts, runs of white space as one"), true},
                {tr("Label"), tr("The label of the innermost mark that contains the place")}});
}

void WrongPlacesModel::show(std::vector<MaskDifference> places, std::vector<std::string> labels)
{
    beginResetModel();
    m_places = std::move(places);
    m_labels = std::move(labels);
    arrange();
    endResetModel();
}

void WrongPlacesModel::setOrder(Order order)
{
    if (order == m_order)
        return;
    beginResetModel();
    m_order = order;
    arrange();
    endResetModel();
}

void WrongPlacesModel::arrange()
{
    if (m_order == Order::LargestFirst) {
        m_rows = largestFirst(m_places);
    } else {
        m_rows.resize(m_places.size());
        std::iota(m_rows.begin(), m_rows.end(), 0U);
    }
    m_rowOf.resize(m_rows.size());
    for (std::uint32_t row = 0; row < m_rows.size(); ++row)
        m_rowOf[m_rows[row]] = row;
}

int WrongPlacesModel::rowOf(std::size_t place) const
{
    return static_cast<int>(m_rowOf[place]);
}

QString WrongPlacesModel::text(std::size_t at, int column) const
{
    const MaskDifference& place = m_places[at];
    switch (column) {
    case KindColumn:
        return kindText(place.keptBy);
    case NodeColumn:
        return place.isAlone ? tr("%1, itself only").arg(m_session->trees()->describe(place.node))
                             : m_session->trees()->describe(place.node);
    case NodesColumn:
        return QString::number(place.nodes);
    case CharactersColumn:
        return QString::number(place.characters);
    case LabelColumn:
        return m_labels[at].empty() ? QStringLiteral("–") : labelText(m_labels[at]);
    case WhyColumn:
        return tr("Why?");
    default:
        return {};
    }
}

QString WrongPlacesModel::tip(std::size_t at, int column) const
{
    const MaskDifference& place = m_places[at];
    if (column == WhyColumn)
        return tr("Open Why to see why the node was kept or pruned");
    if (column == LabelColumn && m_labels[at].empty())
        return tr("No mark contains the node: unmarked nodes count as noise.");
    const QString what =
        m_session->trees()->describe(place.node) + '\n' + m_session->runner()->status(place.node);
    return place.isAlone ? what + '\n' +
                               tr("Only this node: wrong nodes below it are listed separately. Such a node "
                                  "is often kept because it contains kept nodes.")
                         : what;
}

QVariant WrongPlacesModel::cell(int row, int column, int role) const
{
    const std::size_t at = placeAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(at, column);
    case Qt::ToolTipRole:
        return tip(at, column);
    case Qt::DecorationRole:
        return column == KindColumn ? QVariant(regionSwatch(lookOf(m_places[at].keptBy), wrongPlaceSwatch,
                                                            qApp->devicePixelRatio()))
                                    : QVariant();
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
