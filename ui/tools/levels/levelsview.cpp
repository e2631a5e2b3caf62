// SPDX-License-Identifier: MIT
// The list of levels as a view.
#include "ui/tools/levels/levelsview.h"

#include "ui/session/questions/explainer.h"
#include "ui/tools/tool.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

LevelsView::LevelsView(PageSession* session, QWidget* parent)
    : Pane(parent), m_session(session), m_model(new LevelsModel(session, this)), m_tree(new QTreeView(this))
{
    m_tree->setModel(m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setIndentation(14);
    QHeaderView* header = m_tree->header();
    header->setMinimumSectionSize(36);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(LevelsModel::VerdictColumn, QHeaderView::Stretch);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tree);
    m_concealed = new QLabel(this);
    m_concealed->setAlignment(Qt::AlignCenter);
    m_concealed->setWordWrap(true);
    m_concealed->hide();
    m_concealed->setText(tr("Hidden while a question waits for its answer."));
    layout->addWidget(m_concealed, 1);

    // Not currentChanged: a view that gets the focus makes its first row the current one.
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& chosen) {
                if (!chosen.isEmpty())
                    choose(chosen.indexes().first());
            });
    connect(session, &PageSession::askingChanged, this, [this](bool isAsking) {
        m_tree->setHidden(isAsking); // they would reveal the answer
        m_concealed->setVisible(isAsking);
    });
    connect(session->selection(), &Selection::shownPartChanged, this, &LevelsView::showPart);
    connect(session->selection(), &Selection::levelChanged, this, &LevelsView::showLevel);
    connect(session->cursor(), &StepCursor::stepChanged, this, &LevelsView::showStep);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, [this] {
        fitColumns();
        m_session->cursor()->isStepping() ? showStep() : showLevel(m_session->selection()->level());
    });
    connect(session->cursor(), &StepCursor::steppingChanged, this, [this] {
        if (m_session->runner()->hasAnalysis())
            m_session->cursor()->isStepping() ? showStep() : showLevel(m_session->selection()->level());
    });
    connect(session->selection(), &Selection::nodeChanged, this, [this](NodeId node) {
        if (m_isShowing || m_session->cursor()->isStepping()) // the step determines the level
            return;
        m_session->selection()->selectLevel(m_session->runner()->levelOf(node));
    });
    m_tree->setAccessibleName(tr("Levels of the search"));
    fitColumns();
}

// Shows the levels that pruned positions of the part that is shown; the last one stands for the main region.
void LevelsView::showPart()
{
    if (!m_session->runner()->hasAnalysis())
        return;
    const std::vector<Level>& levels = m_session->runner()->analysis().trace.levels;
    const Region main = m_session->runner()->analysis().trace.region;
    const Selection& selection = *m_session->selection();
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const Region here = levels[i].region;
        const Region next = i + 1 < levels.size() ? levels[i + 1].region : main;
        const Region left{here.begin, std::max(here.begin, std::min(next.begin, here.end))};
        const Region right{std::min(next.end, here.end), here.end};
        const bool isLast = i + 1 == levels.size();
        const bool isShown =
            selection.shownPart().range.size() == 0 || (left.size() > 0 && selection.isShown(left)) ||
            (right.size() > 0 && selection.isShown(right)) || (isLast && selection.isShown(main));
        m_tree->setRowHidden(static_cast<int>(i), {}, !isShown);
    }
}

QString LevelsView::tip() const
{
    return tr("Lists each level of the search with the thresholds that it tried and its candidate splits");
}

// In a narrow view, the outcome takes precedence over the lengths of the sides.
void LevelsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int roomForLengths = 480; // in pixels
    for (const int column : {LevelsModel::LengthsColumn, LevelsModel::SymbolsColumn})
        m_tree->setColumnHidden(column, width() < roomForLengths);
}

// Fits the columns to the numbers of this page.
void LevelsView::fitColumns()
{
    const QFontMetrics metrics = fontMetrics();
    const QString most = QString::number(
        m_session->runner()->hasAnalysis() ? m_session->runner()->analysis().trace.positions : 1000);
    const auto fit = [&](int column, const QString& text) {
        const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        m_tree->header()->resizeSection(
            column, std::max(metrics.horizontalAdvance(text), metrics.horizontalAdvance(title)) + 14);
    };
    int widest = 0; // width of the names, each indented to its depth
    const auto consider = [&](const QString& name, int depth) {
        widest = std::max(widest, metrics.horizontalAdvance(name) + depth * m_tree->indentation());
    };
    consider(LevelsModel::tr("frequency > %1").arg(100), 2);
    for (const char* name : LevelsModel::candidateSplitNames)
        consider(LevelsModel::tr(name), 3);
    m_tree->header()->resizeSection(LevelsModel::NameColumn, widest + 10);
    fit(LevelsModel::PositionsColumn, most + "–" + most);
    fit(LevelsModel::SplitColumn, most);
    fit(LevelsModel::LengthsColumn, most + " : " + most);
    fit(LevelsModel::SymbolsColumn, most);
}

void LevelsView::choose(const QModelIndex& index)
{
    if (m_isShowing || !index.isValid())
        return;
    m_isShowing = true;
    if (m_session->cursor()->isStepping()) { // the step follows the row
        const QVariant step = m_model->data(index, LevelsModel::StepRole);
        m_session->cursor()->step([&](Stepper& stepper) { stepper.seek(step.toULongLong()); });
        m_isShowing = false;
        return;
    }
    m_session->selection()->selectLevel(m_model->data(index, LevelsModel::LevelRole).toUInt());
    const QVariant split = m_model->data(index, LevelsModel::SplitRole);
    if (split.isValid())
        m_session->selection()->selectPosition({split.toUInt()});
    m_isShowing = false;
}

// Shows the present attempt or, between attempts, its level.
void LevelsView::showStep()
{
    const StepPlace& place = m_session->cursor()->stepper().place();
    const bool isAttempt = place.kind == StepKind::AttemptStart || place.kind == StepKind::Read;
    const QModelIndex index =
        isAttempt ? m_model->attemptIndex(place.attempt) : m_model->levelIndex(place.level);
    m_isShowing = true;
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    m_isShowing = false;
}

void LevelsView::showLevel(std::uint32_t level)
{
    if (m_isShowing || m_session->cursor()->isStepping())
        return;
    m_isShowing = true;
    const QModelIndex index = level == noLevel ? QModelIndex() : m_model->levelIndex(level);
    if (index.isValid()) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    } else {
        m_tree->selectionModel()->clear();
    }
    m_isShowing = false;
}

extern const Tool levelsTool;
const Tool levelsTool{.id = "levels",
                      .key = {},
                      .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                          return new LevelsView(context.explainer->session(), parent);
                      },
                      .tab = "levels"};

} // namespace tagseam
