// SPDX-License-Identifier: MIT
// The places of the page where what is kept is wrong.
#include "ui/tools/annotate/wrongplacesmodel.h"

#include "ui/session/regionmark.h"
#include "ui/tools/annotate/scoretext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/plaintip.h"

#include <QApplication>
#include <QFont>
#include <QPalette>

#include <numeric>
#include <utility>

namespace tagseam {

namespace {

constexpr QSize wrongPlaceSwatch(16, 12); // pixels

} // namespace

int WrongPlacesModel::lookOf(Wrong wrong)
{
    return wrong == Wrong::KeptNoise ? keptNoiseLook : lostContentLook;
}

QString WrongPlacesModel::kindText(Wrong wrong)
{
    return wrong == Wrong::KeptNoise ? tr("kept noise") : tr("lost content");
}

WrongPlacesModel::WrongPlacesModel(const PageSession* session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

void WrongPlacesModel::show(std::vector<WrongPlace> places, std::vector<std::string> labels)
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

int WrongPlacesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int WrongPlacesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString WrongPlacesModel::text(const QModelIndex& index) const
{
    const std::size_t at = placeAt(index.row());
    const WrongPlace& place = m_places[at];
    switch (index.column()) {
    case KindColumn:
        return kindText(place.wrong);
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

QString WrongPlacesModel::tip(const QModelIndex& index) const
{
    const std::size_t at = placeAt(index.row());
    const WrongPlace& place = m_places[at];
    if (index.column() == WhyColumn)
        return tr("What kept or dropped it: leads to Explain › Why");
    if (index.column() == LabelColumn && m_labels[at].empty())
        return tr("No mark is around it: what is not marked counts as noise.");
    const QString what =
        m_session->trees()->describe(place.node) + '\n' + m_session->runner()->fate(place.node);
    return place.isAlone ? what + '\n' +
                               tr("This node by itself: what is below it is listed by itself where it is "
                                  "wrong. It is often kept for the sake of what it holds.")
                         : what;
}

QVariant WrongPlacesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isNumber = index.column() == NodesColumn || index.column() == CharactersColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::ToolTipRole:
        return plainTip(tip(index)).replace('\n', QStringLiteral("<br>"));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return index.column() == KindColumn
                   ? QVariant(regionSwatch(lookOf(m_places[placeAt(index.row())].wrong), wrongPlaceSwatch,
                                           qApp->devicePixelRatio()))
                   : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setUnderline(index.column() == WhyColumn);
        return font;
    }
    case Qt::ForegroundRole:
        return index.column() == WhyColumn ? QVariant(QApplication::palette().color(QPalette::Link))
                                           : QVariant();
    default:
        return {};
    }
}

QVariant WrongPlacesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumber = section == NodesColumn || section == CharactersColumn;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        if (section == NodesColumn)
            return plainTip(tr("Elements and texts of the place, as the score counts them"));
        if (section == CharactersColumn)
            return plainTip(tr("Characters of its texts, runs of white space as one"));
        return section == LabelColumn ? plainTip(tr("The label of the innermost mark around it"))
                                      : QVariant();
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case KindColumn:
        return tr("Wrong");
    case NodeColumn:
        return tr("Place");
    case NodesColumn:
        return tr("Nodes");
    case CharactersColumn:
        return tr("Text");
    case LabelColumn:
        return tr("Label");
    default:
        return QString();
    }
}

} // namespace tagseam
