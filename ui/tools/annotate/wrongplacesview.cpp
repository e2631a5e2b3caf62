// SPDX-License-Identifier: MIT
// Lists the places where the result is wrong.
#include "ui/tools/annotate/wrongplacesview.h"

#include "core/explain/setup.h"
#include "ui/tools/annotate/wrongplacesmodel.h"

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

namespace {

constexpr int leastWrongPlacesHeight = 170; // in pixels, for the list
constexpr std::array wrongKinds{KeptBy::FirstAlone, KeptBy::SecondAlone};

} // namespace

WrongPlacesView::WrongPlacesView(PageSession* session, QWidget* parent)
    : QWidget(parent), m_session(session), m_title(new QLabel(this)), m_order(new QComboBox(this)),
      m_legend(makeLegend()), m_model(new WrongPlacesModel(session, this)), m_list(new QTreeView(this))
{
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    m_order->addItems({QString(), QString()});
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // names of nodes differ at their ends
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setMinimumSectionSize(30);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(WrongPlacesModel::NodeColumn, QHeaderView::Interactive);
    m_list->setMinimumHeight(leastWrongPlacesHeight);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    row->addWidget(m_order, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_legend);
    layout->addWidget(m_list, 1);
    connect(m_session->selection(), &Selection::nodeChanged, this, &WrongPlacesView::followSelection);
    connect(m_order, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setOrder(static_cast<WrongPlacesModel::Order>(index));
        followSelection();
    });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        index.column() == WrongPlacesModel::WhyColumn ? askWhy(index) : choose(index);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFollowing)
                    choose(index);
            });
}

QWidget* WrongPlacesView::makeLegend()
{
    auto* legend = new QWidget(this);
    auto* row = new QHBoxLayout(legend);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < wrongKinds.size(); ++i) {
        m_swatches[i] = new QLabel(legend);
        m_meanings[i] = new QLabel(legend);
        m_meanings[i]->setWordWrap(true);
        row->addWidget(m_swatches[i], 0, Qt::AlignTop);
        row->addWidget(m_meanings[i], 1);
    }
    return legend;
}

void WrongPlacesView::show(const std::vector<MaskDifference>& places, const std::vector<std::string>& labels)
{
    if (places == m_model->places() && labels == m_model->labels())
        return;
    m_model->show(places, labels);
    m_coloured = largestFirst(places);
    m_coloured.resize(std::min(m_coloured.size(), mostMarks));
    fit();
    followSelection();
}

// The column of the place gets the remaining width; if there is little, the last columns scroll out of sight.
void WrongPlacesView::fit()
{
    constexpr int leastPlace = 120; // in pixels
    int others = 0;
    for (int column = 0; column < WrongPlacesModel::ColumnCount; ++column)
        others += column == WrongPlacesModel::NodeColumn ? 0 : m_list->header()->sectionSize(column);
    m_list->header()->resizeSection(WrongPlacesModel::NodeColumn,
                                    std::max(leastPlace, m_list->viewport()->width() - others));
}

void WrongPlacesView::say(const QString& instead)
{
    const std::vector<MaskDifference>& places = m_model->places();
    std::array<std::uint32_t, 2> nodes{};
    int alone = 0;
    for (const MaskDifference& place : places) {
        nodes[static_cast<std::size_t>(place.keptBy)] += place.nodes;
        alone += place.isAlone ? 1 : 0;
    }
    QString text = tr("<b>Wrong places:</b>") + ' ';
    if (!instead.isEmpty())
        text += instead;
    else if (places.empty())
        text += tr("none. Exactly the marked content is kept.");
    else
        text += tr("%n place(s), coloured on page and plot.", nullptr, static_cast<int>(places.size()));
    if (instead.isEmpty() && alone > 0)
        text += ' ' + tr("%n of them are single elements around correct nodes. Only the plot shows them.",
                         nullptr, alone);
    if (instead.isEmpty() && places.size() > mostMarks)
        text += ' ' + tr("Only the %1 largest are coloured. The other %2 are only in the list.")
                          .arg(mostMarks)
                          .arg(places.size() - mostMarks);
    m_title->setText(text);
    m_meanings[0]->setText(
        tr("kept noise: %n node(s) that are kept, but not content", nullptr, static_cast<int>(nodes[0])));
    m_meanings[1]->setText(
        tr("pruned content: %n nodes of content that are not kept", nullptr, static_cast<int>(nodes[1])));
    m_order->setItemText(0, tr("largest first"));
    m_order->setItemText(1, tr("in page order"));
    m_order->setAccessibleName(tr("Order of the wrong places"));
    m_list->setAccessibleName(tr("Wrong places"));
    drawSwatches();
    for (QWidget* each : std::initializer_list<QWidget*>{m_legend, m_list, m_order})
        each->setVisible(instead.isEmpty() && !places.empty());
}

void WrongPlacesView::drawSwatches()
{
    for (std::size_t i = 0; i < wrongKinds.size(); ++i)
        m_swatches[i]->setPixmap(
            regionSwatch(WrongPlacesModel::lookOf(wrongKinds[i]), legendSwatch, devicePixelRatioF()));
}

// Nodes without their subtrees are marked in the plot only: their box on the page contains correct nodes,
// too.
std::vector<RegionMark> WrongPlacesView::marks() const
{
    const std::vector<MaskDifference>& places = m_model->places();
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    std::array<std::size_t, 2> labelled{};
    std::vector<RegionMark> marks;
    marks.reserve(m_coloured.size());
    for (const std::uint32_t index : m_coloured) {
        const MaskDifference& place = places[index];
        RegionMark mark{{}, WrongPlacesModel::lookOf(place.keptBy), {}, noPosition};
        if (!place.isAlone) {
            mark.region = positionsBelow(m_session->trees()->document(), sequence, place.node);
            mark.nodes = {place.node};
            if (labelled[static_cast<std::size_t>(place.keptBy)]++ < mostLabelled)
                mark.label = WrongPlacesModel::kindText(place.keptBy);
        } else if (const Position at = sequence.positionOf(place.node); at != noPosition) {
            mark.region = {at, Position{at.value + 1}};
        }
        marks.push_back(std::move(mark));
    }
    return marks;
}

void WrongPlacesView::choose(const QModelIndex& index)
{
    if (index.isValid())
        m_session->selection()->select(m_model->places()[m_model->placeAt(index.row())].node);
}

void WrongPlacesView::askWhy(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    choose(index);
    emit whyWanted();
}

// Selects the row of the place that the selected node belongs to.
void WrongPlacesView::followSelection()
{
    const QScopedValueRollback following(m_isFollowing, true);
    const NodeId node = m_session->selection()->node();
    const bool isNode = m_session->trees()->hasDocument() && node != noNode;
    const auto place =
        isNode ? placeOf(m_session->trees()->document(), m_model->places(), node) : std::nullopt;
    if (!place)
        return m_list->selectionModel()->clear();
    const QModelIndex row = m_model->index(m_model->rowOf(*place), 0);
    if (m_list->currentIndex().row() != row.row() || !m_list->selectionModel()->hasSelection())
        m_list->setCurrentIndex(row);
}

bool WrongPlacesView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_list->viewport())
        fit();
    if (event->type() == QEvent::KeyPress && watched == m_list) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            askWhy(m_list->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagseam
