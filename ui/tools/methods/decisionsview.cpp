// SPDX-License-Identifier: MIT
// The decisions of a method, step by step.
#include "ui/tools/methods/decisionsview.h"

#include "core/methods/methods.h"
#include "core/truth/annotation/marker.h"
#include "ui/session/analysis/swatchicon.h"
#include "ui/session/page/pageaddress.h"
#include "ui/tools/methods/decisionsmodel.h"
#include "ui/tools/methods/figuredelegate.h"
#include "ui/tools/methods/methodstext.h"
#include "ui/tools/methods/sequencestrip.h"
#include "ui/widgets/quietfocus.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace tagseam {

namespace {

constexpr int leastDecisionsHeight = 76; // height of the list, in pixels
constexpr int mostThreshold = 100'000;

// Returns the methods of the list that report their decisions.
QStringList tellers()
{
    QStringList names;
    for (const MethodEntry* entry : methodEntries()) {
        if (!entry->reasons.empty())
            names << QString::fromUtf8(entry->name);
    }
    return names;
}

} // namespace

DecisionsView::DecisionsView(MethodRuns* runs, PageSession* session, QWidget* parent)
    : QWidget(parent), m_runs(runs), m_session(session), m_title(new QLabel(this)), m_bar(new QWidget(this)),
      m_previous(new QToolButton(this)), m_next(new QToolButton(this)), m_place(new QLabel(this)),
      m_thresholdLabel(new QLabel(this)), m_threshold(new QSpinBox(this)), m_adaptive(new QToolButton(this)),
      m_reason(new QLabel(this)), m_legend(new QLabel(this)), m_list(new QTreeView(this)),
      m_model(new DecisionsModel(m_session, this)), m_strip(new SequenceStrip(m_session, this)),
      m_stripTitle(new QLabel(this))
{
    for (QLabel* each : {m_title, m_reason, m_legend, m_stripTitle}) {
        each->setWordWrap(true);
        each->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        // The hint is as high as a narrow column of the text. A text that changes with each step has room for
        // two lines, so that the list keeps its place.
        each->setMinimumHeight((each == m_reason ? 2 : 1) * fontMetrics().lineSpacing());
    }
    for (QLabel* each : {m_reason, m_legend, m_stripTitle})
        each->setTextFormat(Qt::RichText);
    m_reason->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_reason->setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
    for (QToolButton* each : {m_previous, m_next})
        each->setFocusPolicy(Qt::StrongFocus); // after a click the keys work
    m_previous->setArrowType(Qt::LeftArrow);
    m_next->setArrowType(Qt::RightArrow);
    m_threshold->setRange(0, mostThreshold);
    m_threshold->setKeyboardTracking(false); // an incomplete number is not used
    m_list->setModel(m_model);
    m_list->setItemDelegateForColumn(DecisionsModel::FigureColumn, new FigureDelegate(m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // names of nodes differ at their ends
    m_list->header()->setStretchLastSection(true);
    m_list->setMinimumHeight(leastDecisionsHeight);
    m_list->setSizePolicy(QSizePolicy::Expanding,
                          QSizePolicy::Ignored); // takes the remaining height, so that nothing is hidden
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(makeBar());
    layout->addWidget(m_reason);
    layout->addWidget(m_stripTitle);
    layout->addWidget(m_strip);
    layout->addWidget(m_legend);
    layout->addWidget(m_list, 1);
    connectAll();
}

QWidget* DecisionsView::makeBar()
{
    auto* row = new QHBoxLayout(m_bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(m_place, 1);
    row->addWidget(m_thresholdLabel);
    row->addWidget(m_threshold);
    row->addWidget(m_adaptive);
    return m_bar;
}

void DecisionsView::connectAll()
{
    for (QWidget* each : std::initializer_list<QWidget*>{m_list, m_previous, m_next})
        each->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    connect(m_session->selection(), &Selection::nodeChanged, this, &DecisionsView::followSelection);
    connect(m_runs, &MethodRuns::stepChanged, this, &DecisionsView::showStep);
    connect(m_previous, &QToolButton::clicked, this, [this] { go(m_runs->step() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { go(m_runs->step() + 1); });
    connect(m_reason, &QLabel::linkActivated, this, [this](const QString& link) {
        m_session->selection()->select(NodeId{link.section(':', 1).toUInt()});
    });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) { choose(index.row()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFollowing && index.isValid())
                    go(index.row());
            });
    connect(m_threshold, &QSpinBox::valueChanged, this,
            [this](int value) { m_runs->setThreshold(m_runs->b(), value); });
    connect(m_adaptive, &QToolButton::clicked, this,
            [this] { m_runs->setThreshold(m_runs->b(), std::nullopt); });
}

int DecisionsView::count() const
{
    return m_model->rowCount();
}

void DecisionsView::fit()
{
    const QFontMetrics metrics(font());
    QHeaderView* header = m_list->header();
    const int step = std::max(metrics.horizontalAdvance(tr("Step")), metrics.horizontalAdvance("8888")) + 16;
    const int figure = std::max(130, metrics.horizontalAdvance(tr("Figure | threshold")) + 16);
    const int reason = metrics.horizontalAdvance(tr("noise virtual node")) + 40;
    header->resizeSection(DecisionsModel::StepColumn, step);
    header->resizeSection(DecisionsModel::FigureColumn, figure);
    header->resizeSection(DecisionsModel::NodeColumn,
                          std::max(90, m_list->viewport()->width() - step - figure - reason));
}

void DecisionsView::go(int step)
{
    if (step < 0 || step >= count())
        return;
    m_runs->setStep(step);
    choose(m_runs->step());
}

bool DecisionsView::goByKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
        go(m_runs->step() - 1);
        return true;
    case Qt::Key_Right:
        go(m_runs->step() + 1);
        return true;
    case Qt::Key_Home:
        go(0);
        return true;
    case Qt::Key_End:
        go(count() - 1);
        return true;
    default:
        return false;
    }
}

// Selects the node of the step in all views.
void DecisionsView::choose(int step)
{
    if (step < 0 || step >= count())
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const std::vector<NodeId> nodes =
        m_model->outcome()->result.decisions[static_cast<std::size_t>(step)].nodes;
    m_session->selection()->select(nodes.front());
    m_session->selection()->setHighlight(nodes.size() > 1 ? nodes : std::vector<NodeId>());
}

// Goes to the step that decided about the selected node, unless the present one did.
void DecisionsView::followSelection()
{
    const MethodOutcome* outcome = m_model->outcome();
    const NodeId node = m_session->selection()->node();
    if (m_isFollowing || outcome == nullptr || node == noNode || !isVisible())
        return;
    const auto isOf = [&](const FilterDecision& each) {
        return std::ranges::find(each.nodes, node) != each.nodes.end();
    };
    const int step = m_runs->step();
    if (step >= 0 && step < count() && isOf(outcome->result.decisions[static_cast<std::size_t>(step)]))
        return;
    const std::optional<std::size_t> own = outcome->index.decisionAt(node);
    if (const auto decision = own ? own : outcome->index.decisionOf(node))
        m_runs->setStep(static_cast<int>(*decision));
}

void DecisionsView::showStep()
{
    const QScopedValueRollback following(m_isFollowing, true);
    const int step = m_runs->step();
    if (step < 0 || step >= count())
        m_list->selectionModel()->clear();
    else if (m_list->currentIndex().row() != step || !m_list->selectionModel()->hasSelection())
        m_list->setCurrentIndex(m_model->index(step, 0));
    sayStep();
}

QString DecisionsView::sentence() const
{
    const MethodRow& row = m_runs->rows()[m_runs->b()];
    const QString title = methodTitle(*m_runs, *m_session, m_runs->b());
    if (row.outcome == nullptr)
        return tr("%1: %2.").arg(title, methodLack(row));
    if (m_runs->takesThreshold(m_runs->b()) || row.outcome->findsRecords || row.usesSite)
        return tr("Method B, %1, made no decision on this page.").arg(title);
    return tr("Method B, %1, does not report its decisions. The workspace Step shows the decisions of the "
              "tag path sequence search. Methods that report their decisions: %2. Choose one in the table.")
        .arg(title, tellers().join(QStringLiteral(", ")));
}

void DecisionsView::say()
{
    {
        const QScopedValueRollback following(m_isFollowing, true);
        const SharedOutcome& outcome = m_runs->rows()[m_runs->b()].outcome;
        if (outcome.get() != m_model->outcome()) {
            m_model->show(outcome);
            fit();
        }
    }
    m_title->setText(sentence());
    m_previous->setToolTip(tr("One step back (Left)"));
    m_previous->setAccessibleName(tr("Previous decision"));
    m_next->setToolTip(tr("One step on (Right)"));
    m_next->setAccessibleName(tr("Next decision"));
    m_list->setAccessibleName(tr("Decisions"));
    const bool hasSome = count() > 0;
    m_title->setVisible(!hasSome);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_previous, m_next, m_place, m_list, m_legend, m_reason})
        each->setVisible(hasSome);
    sayThreshold();
    showStep();
}

void DecisionsView::forget()
{
    const QScopedValueRollback following(m_isFollowing, true);
    m_model->show(nullptr);
    m_strip->clear();
    for (QLabel* each : std::initializer_list<QLabel*>{m_place, m_reason, m_legend})
        each->clear();
}

void DecisionsView::sayThreshold()
{
    const std::size_t row = m_runs->b();
    const bool takes = m_runs->takesThreshold(row) && m_model->outcome() != nullptr;
    for (QWidget* each : std::initializer_list<QWidget*>{m_thresholdLabel, m_threshold, m_adaptive})
        each->setVisible(takes);
    m_bar->setVisible(takes || count() > 0);
    if (!takes)
        return;
    const bool isOwn = m_runs->hasOwnThreshold(row);
    const std::optional<double> adaptive = m_runs->adaptiveThreshold(row);
    m_thresholdLabel->setText(tr("Threshold"));
    const QSignalBlocker quiet(m_threshold);
    if (!m_threshold->hasFocus() || !isOwn) // otherwise the user is editing it
        m_threshold->setValue(static_cast<int>(m_model->outcome()->result.threshold.value_or(0)));
    m_threshold->setAccessibleName(tr("Threshold"));
    m_threshold->setToolTip(tr("A new value runs the method again and adds a row to the table."));
    m_adaptive->setEnabled(isOwn);
    m_adaptive->setText(!isOwn     ? tr("adaptive")
                        : adaptive ? tr("back to adaptive: %1").arg(figureText(*adaptive))
                                   : tr("back to adaptive"));
    m_adaptive->setToolTip(tr("The threshold that the method computes for this page"));
}

void DecisionsView::sayStep()
{
    const int step = m_runs->step();
    const bool isAt = step >= 0 && step < count();
    const bool isBack = step > 0;
    const bool isOn = step + 1 < count();
    if ((m_previous->hasFocus() && !isBack) ||
        (m_next->hasFocus() && !isOn)) // otherwise the focus would move elsewhere
        (isOn ? static_cast<QWidget*>(m_next) : m_list)->setFocus();
    m_previous->setEnabled(isBack);
    m_next->setEnabled(isOn);
    m_place->setText(isAt ? tr("step %1 of %2").arg(step + 1).arg(count())
                          : tr("not started, %n steps", nullptr, count()));
    m_reason->setText(
        isAt ? decisionOfB(static_cast<std::size_t>(step))
             : tr("The arrow button shows the decisions one by one, and so does the key Right when the "
                  "button or the list has the focus. Page, tree and plot colour the steps so far."));
    m_legend->setText(legend());
    const bool hasStrip = isAt && !m_model->outcome()->blocks.empty();
    m_strip->setVisible(hasStrip);
    m_stripTitle->setVisible(hasStrip);
    if (!hasStrip)
        return m_strip->clear();
    m_strip->show(m_runs->rows()[m_runs->b()].outcome, static_cast<std::size_t>(step));
    const QString patterns = m_strip->legend();
    m_stripTitle->setText(
        tr("Children of %1; %2.")
            .arg(elided(m_session->trees()->describe(m_strip->sequence()->parent), 40).toHtmlEscaped(),
                 patterns.isEmpty() ? tr("no key pattern repeats") : tr("key patterns %1").arg(patterns)));
}

QString DecisionsView::decisionOfB(std::size_t decision) const
{
    return tr("By %1: %2")
        .arg(methodTitle(*m_runs, *m_session, m_runs->b()).toHtmlEscaped(),
             decisionText(*m_session, *m_model->outcome(), decision));
}

// Explains the colours, each kind once.
QString DecisionsView::legend() const
{
    if (m_model->outcome() == nullptr)
        return {};
    std::map<int, QString> meanings; // indexed by look
    for (const FilterDecision& each : m_model->outcome()->result.decisions)
        meanings.try_emplace(decisionLook(each), decisionMeaning(each));
    QStringList texts;
    for (const auto& [look, meaning] : meanings)
        texts << swatchHtml(look) + ' ' + meaning.toHtmlEscaped();
    if (!m_model->outcome()->blocks.empty())
        texts << tr("v1, v2 …: virtual nodes (dashed: later steps)");
    return tr("Coloured so far: %1").arg(texts.join(QStringLiteral(" · ")));
}

// "v2": the second virtual node of its sequence that is a block.
QString DecisionsView::virtualName(const RepetitionBlock& block) const
{
    const auto number = std::ranges::count_if(m_model->outcome()->blocks, [&](const RepetitionBlock& each) {
        return each.sequence == block.sequence && each.virtualNode <= block.virtualNode;
    });
    return tr("v%1").arg(number);
}

// The virtual nodes of the present sequence are marked with their names, and future ones are dashed.
std::vector<RegionMark> DecisionsView::marks() const
{
    const MethodOutcome* outcome = m_model->outcome();
    const int step = m_runs->step();
    std::vector<RegionMark> marks;
    if (outcome == nullptr || step < 0 || step >= count())
        return marks;
    const auto present = static_cast<std::size_t>(step);
    const std::vector<RepetitionBlock>& blocks = outcome->blocks;
    const auto isVirtual = [&](std::size_t i) {
        return !blocks.empty() && blocks[i].virtualNode != noVirtualNode &&
               blocks[i].sequence == blocks[present].sequence;
    };
    for (std::size_t i = present + 1 - std::min(present + 1, mostMarks);
         i < outcome->result.decisions.size() && marks.size() < mostMarks; ++i) {
        const FilterDecision& each = outcome->result.decisions[i];
        if (i > present && !isVirtual(i))
            continue;
        QString label = i == present ? QString::number(step + 1) : QString();
        if (isVirtual(i))
            label = virtualName(blocks[i]);
        marks.push_back(
            {spanOf(m_session->trees()->document(), m_session->runner()->analysis().sequence, each.nodes),
             decisionLook(each), label, noPosition, each.nodes, i > present});
    }
    return marks;
}

bool DecisionsView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_list->viewport())
        fit();
    if (event->type() == QEvent::KeyPress && watched != m_list->viewport() &&
        goByKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    if (event->type() == QEvent::FocusIn && watched == m_list) {
        const QScopedValueRollback following(m_isFollowing, true);
        focusQuietly(m_list, event);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagseam
