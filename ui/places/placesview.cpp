// SPDX-License-Identifier: MIT
// Lists the places that only one of two masks keeps.
#include "ui/places/placesview.h"

#include "ui/widgets/quietfocus.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagseam {

PlacesView::PlacesView(PageSession* session, const PlacesWords& words, QWidget* parent)
    : QWidget(parent), m_session(session), m_title(new QLabel(this)), m_choice(new QComboBox(this)),
      m_legend(makeLegend()), m_model(new PlacesModel(session, words, this)), m_list(new QTreeView(this))
{
    constexpr int leastHeight = 110; // height of the list, in pixels
    m_title->setWordWrap(true);
    m_title->setMinimumHeight(fontMetrics().height());
    m_choice->addItems({tr("largest first"), tr("in page order"), tr("only %1").arg(words.sides[0].name),
                        tr("only %1").arg(words.sides[1].name)});
    m_choice->setAccessibleName(tr("Places that the list shows"));
    m_list->setAccessibleName(words.title);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // names of nodes differ at their ends
    m_list->setColumnHidden(PlacesModel::WhyColumn, !words.hasWhy);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setMinimumSectionSize(30);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : {PlacesModel::NodeColumn, PlacesModel::TextColumn})
        m_list->header()->setSectionResizeMode(column, QHeaderView::Interactive);
    m_list->setMinimumHeight(leastHeight);
    m_list->setSizePolicy(QSizePolicy::Expanding,
                          QSizePolicy::Ignored); // takes the remaining height, so that nothing is hidden
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    row->addWidget(m_choice, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(m_legend);
    layout->addWidget(m_list, 1);
    connect(m_session->selection(), &Selection::nodeChanged, this, &PlacesView::followSelection);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->choose(static_cast<PlacesModel::Choice>(index));
        followSelection();
        emit chosen();
    });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        index.column() == PlacesModel::WhyColumn ? askWhy(index) : choose(index);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFollowing)
                    choose(index);
            });
}

QWidget* PlacesView::makeLegend()
{
    auto* legend = new QWidget(this);
    auto* row = new QHBoxLayout(legend);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_swatches.size(); ++i) {
        m_swatches[i] = new QLabel(legend);
        m_meanings[i] = new QLabel(legend);
        m_meanings[i]->setWordWrap(true);
        row->addWidget(m_swatches[i], 0, Qt::AlignTop);
        row->addWidget(m_meanings[i], 1);
    }
    return legend;
}

void PlacesView::show(const ListedPlaces& listed)
{
    if (listed == m_model->listed())
        return;
    m_model->show(listed);
    fit();
    followSelection();
}

// The text gets the width that it needs, at most three fifths of what the figures leave, and the node the
// rest; if there is little, the last columns scroll out of sight.
void PlacesView::fit()
{
    constexpr int least = 120; // in pixels
    QHeaderView* header = m_list->header();
    const int figures = header->length() - header->sectionSize(PlacesModel::NodeColumn) -
                        header->sectionSize(PlacesModel::TextColumn);
    const int left = m_list->viewport()->width() - figures;
    const QAbstractItemView* list = m_list;
    const int wanted = std::max(header->sectionSizeHint(PlacesModel::TextColumn),
                                list->sizeHintForColumn(PlacesModel::TextColumn));
    const int node = std::max(least, left - std::min(wanted, left * 3 / 5));
    header->resizeSection(PlacesModel::NodeColumn, node);
    header->resizeSection(PlacesModel::TextColumn, std::max(std::min(wanted, least), left - node));
}

void PlacesView::say(const QString& sentence)
{
    const std::vector<MaskDifference>& places = m_model->places();
    std::array<int, 2> nodes{};
    for (const MaskDifference& place : places)
        nodes[static_cast<std::size_t>(place.keptBy)] += static_cast<int>(place.nodes);
    QString text = sentence;
    if (const auto alone = std::ranges::count(places, true, &MaskDifference::isAlone); alone > 0)
        text += ' ' + tr("%n of them are single elements, without the nodes below. Only the plot shows them.",
                         nullptr, static_cast<int>(alone));
    if (places.size() > mostMarks)
        text += ' ' + tr("Only the %1 largest of the list are coloured.").arg(mostMarks);
    m_title->setText(text);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const PlacesWords::Side& side = m_model->words().sides[i];
        m_swatches[i]->setPixmap(regionSwatch(side.look, legendSwatch, devicePixelRatioF()));
        m_meanings[i]->setText(tr("%1: %n node(s)", nullptr, nodes[i]).arg(side.meaning));
    }
    for (QWidget* each : std::initializer_list<QWidget*>{m_legend, m_list, m_choice})
        each->setVisible(!places.empty());
}

// Nodes without their subtrees are marked in the plot only: their box on the page contains nodes that do not
// differ, too.
std::vector<RegionMark> PlacesView::marks() const
{
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    std::array<std::size_t, 2> labelled{};
    std::vector<RegionMark> marks;
    for (const std::uint32_t index : m_model->largest()) {
        if (marks.size() == mostMarks)
            break;
        const MaskDifference& place = m_model->places()[index];
        RegionMark mark{{}, m_model->sideOf(place).look, {}, noPosition};
        if (!place.isAlone) {
            mark.region = positionsBelow(m_session->trees()->document(), sequence, place.node);
            mark.nodes = {place.node};
            if (labelled[static_cast<std::size_t>(place.keptBy)]++ < mostLabelled)
                mark.label = m_model->sideOf(place).name;
        } else if (const Position at = sequence.positionOf(place.node); at != noPosition) {
            mark.region = {at, Position{at.value + 1}};
        }
        marks.push_back(std::move(mark));
    }
    return marks;
}

void PlacesView::choose(const QModelIndex& index)
{
    if (index.isValid())
        m_session->selection()->select(m_model->places()[m_model->placeAt(index.row())].node);
}

void PlacesView::askWhy(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    choose(index);
    emit whyWanted();
}

// Selects the row of the place that the selected node belongs to.
void PlacesView::followSelection()
{
    const QScopedValueRollback following(m_isFollowing, true);
    const NodeId node = m_session->selection()->node();
    const bool isNode = m_session->trees()->hasDocument() && node != noNode;
    const auto place =
        isNode ? placeOf(m_session->trees()->document(), m_model->places(), node) : std::nullopt;
    const std::optional<int> row = place ? m_model->rowOf(*place) : std::nullopt;
    if (!row)
        return m_list->selectionModel()->clear();
    if (m_list->currentIndex().row() != *row || !m_list->selectionModel()->hasSelection())
        m_list->setCurrentIndex(m_model->index(*row, 0));
}

bool PlacesView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_list->viewport())
        fit();
    if (event->type() == QEvent::FocusIn && watched == m_list) {
        const QScopedValueRollback following(m_isFollowing, true);
        focusQuietly(m_list, event);
        return true;
    }
    if (event->type() == QEvent::KeyPress && watched == m_list && m_model->words().hasWhy) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            askWhy(m_list->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagseam
