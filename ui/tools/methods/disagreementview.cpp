// SPDX-License-Identifier: MIT
// Lists the places where two methods differ.
#include "ui/tools/methods/disagreementview.h"

#include "ui/tools/methods/disagreementmodel.h"
#include "ui/tools/methods/methodstext.h"
#include "ui/widgets/quietfocus.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr int leastDisagreementHeight = 110; // height of the list, in pixels
constexpr std::array keptKinds{KeptBy::FirstAlone, KeptBy::SecondAlone};

} // namespace

DisagreementView::DisagreementView(MethodRuns* runs, Explainer* explainer, QWidget* parent)
    : QWidget(parent), m_runs(runs), m_explainer(explainer), m_session(explainer->session()),
      m_title(new QLabel(this)), m_filter(new QComboBox(this)), m_legend(makeLegend()),
      m_model(new DisagreementModel(m_session, this)), m_list(new QTreeView(this))
{
    m_title->setWordWrap(true);
    m_title->setMinimumHeight(fontMetrics().height());
    m_filter->addItems({QString(), QString(), QString()});
    m_filter->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // names of nodes differ at their ends
    m_list->header()->setMinimumSectionSize(30);
    m_list->header()->setStretchLastSection(true);
    m_list->setMinimumHeight(leastDisagreementHeight);
    m_list->setSizePolicy(QSizePolicy::Expanding,
                          QSizePolicy::Ignored); // takes the remaining height, so that nothing is hidden
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    row->addWidget(m_filter, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(m_legend);
    layout->addWidget(m_list, 1);
    connect(m_session->selection(), &Selection::nodeChanged, this, &DisagreementView::followSelection);
    connect(m_filter, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setFilter(static_cast<DisagreementModel::Filter>(index));
        followSelection();
        emit filtered();
    });
    connect(m_list, &QTreeView::clicked, this, &DisagreementView::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFollowing)
                    choose(index);
            });
}

QWidget* DisagreementView::makeLegend()
{
    auto* legend = new QWidget(this);
    auto* row = new QHBoxLayout(legend);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < keptKinds.size(); ++i) {
        m_swatches[i] = new QLabel(legend);
        m_meanings[i] = new QLabel(legend);
        m_meanings[i]->setWordWrap(true);
        row->addWidget(m_swatches[i], 0, Qt::AlignTop);
        row->addWidget(m_meanings[i], 1);
    }
    return legend;
}

// Words and numbers get their own width, the node less than half of the rest, and its text what remains.
void DisagreementView::fit()
{
    const QFontMetrics metrics(font());
    QHeaderView* header = m_list->header();
    const int kept = metrics.horizontalAdvance(tr("B keeps")) + 34;
    const int number =
        std::max(metrics.horizontalAdvance(tr("Words")), metrics.horizontalAdvance("88888")) + 14;
    header->resizeSection(DisagreementModel::KeptByColumn, kept);
    header->resizeSection(DisagreementModel::WordsColumn, number);
    header->resizeSection(DisagreementModel::NodesColumn, number);
    const int left = m_list->viewport()->width() - kept - 2 * number;
    header->resizeSection(DisagreementModel::NodeColumn, std::max(90, left * 2 / 5));
}

QString DisagreementView::sentence() const
{
    if (m_runs->a() == m_runs->b())
        return tr("A and B are the same method. Choose another row of the table for B.");
    for (const std::size_t side : {m_runs->a(), m_runs->b()}) {
        const MethodRow& row = m_runs->rows()[side];
        if (row.outcome == nullptr)
            return tr("%1: %2.").arg(methodTitle(*m_runs, *m_explainer, side), methodLack(row));
    }
    if (!m_runs->isCurrent())
        return tr("The two are being compared.");
    if (m_model->places().empty())
        return tr("A and B keep the same nodes.");
    QString text =
        tr("%n place(s) differ, the largest first.", nullptr, static_cast<int>(m_model->places().size()));
    if (m_model->places().size() > mostMarks)
        text += ' ' + tr("The %1 largest are coloured.").arg(mostMarks);
    return text;
}

void DisagreementView::say()
{
    const MethodComparison* comparison = m_runs->isCurrent() ? m_runs->comparison() : nullptr;
    const std::vector<MaskDifference> places =
        comparison != nullptr ? comparison->places : std::vector<MaskDifference>();
    if (places != m_model->places()) {
        m_model->show(places, comparison != nullptr ? comparison->words : std::vector<std::uint32_t>());
        fit();
        followSelection();
    }
    m_title->setText(sentence());
    std::array<std::uint32_t, 2> nodes{};
    for (const MaskDifference& place : places)
        nodes[static_cast<std::size_t>(place.keptBy)] += place.nodes;
    m_meanings[0]->setText(tr("only A keeps: %n node(s)", nullptr, static_cast<int>(nodes[0])));
    m_meanings[1]->setText(tr("only B keeps: %n node(s)", nullptr, static_cast<int>(nodes[1])));
    m_filter->setItemText(0, tr("all"));
    m_filter->setItemText(1, tr("only A"));
    m_filter->setItemText(2, tr("only B"));
    m_filter->setAccessibleName(tr("Differences that the list shows"));
    m_list->setAccessibleName(tr("Where A and B differ"));
    drawSwatches();
    for (QWidget* each : std::initializer_list<QWidget*>{m_legend, m_list, m_filter})
        each->setVisible(!places.empty());
}

void DisagreementView::drawSwatches()
{
    for (std::size_t i = 0; i < keptKinds.size(); ++i)
        m_swatches[i]->setPixmap(
            regionSwatch(DisagreementModel::lookOf(keptKinds[i]), legendSwatch, devicePixelRatioF()));
}

// The marks of the listed places. Nodes without their subtrees are marked in the plot only: their box on the
// page contains nodes that both keep, too.
std::vector<RegionMark> DisagreementView::marks() const
{
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    std::array<std::size_t, 2> labelled{};
    std::vector<RegionMark> marks;
    const int rows = std::min(static_cast<int>(mostMarks), m_model->rowCount());
    for (int row = 0; row < rows; ++row) {
        const MaskDifference& place = m_model->places()[m_model->placeAt(row)];
        const auto kind = static_cast<std::size_t>(place.keptBy);
        RegionMark mark{{}, DisagreementModel::lookOf(place.keptBy), {}, noPosition};
        if (!place.isAlone) {
            mark.region = positionsBelow(m_session->trees()->document(), sequence, place.node);
            mark.nodes = {place.node};
            if (labelled[kind]++ < mostLabelled)
                mark.label = kind == 0 ? tr("A only") : tr("B only");
        } else if (const Position at = sequence.positionOf(place.node); at != noPosition) {
            mark.region = {at, Position{at.value + 1}};
        }
        marks.push_back(std::move(mark));
    }
    return marks;
}

void DisagreementView::choose(const QModelIndex& index)
{
    if (index.isValid())
        m_session->selection()->select(m_model->places()[m_model->placeAt(index.row())].node);
}

// Selects the row of the place that the selected node belongs to.
void DisagreementView::followSelection()
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

bool DisagreementView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_list->viewport())
        fit();
    if (event->type() == QEvent::FocusIn && watched == m_list) {
        const QScopedValueRollback following(m_isFollowing, true);
        focusQuietly(m_list, event);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagseam
