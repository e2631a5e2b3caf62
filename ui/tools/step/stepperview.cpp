// SPDX-License-Identifier: MIT
// The step debugger: bar, listing, tables and breakpoints, and their keys.
#include "ui/tools/step/stepperview.h"

#include "core/truth/annotation/annotation.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/open/opener.h"
#include "ui/browser/show/browser.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/session/analysis/pagebookmarks.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/questions/explainer.h"
#include "ui/tools/step/algorithmchooser.h"
#include "ui/tools/step/bookmarkspane.h"
#include "ui/tools/step/breakpointsmodel.h"
#include "ui/tools/step/breakpointspane.h"
#include "ui/tools/step/listingview.h"
#include "ui/tools/step/stepbar.h"
#include "ui/tools/step/steptables.h"
#include "ui/tools/step/timelineview.h"
#include "ui/tools/tool.h"
#include "ui/widgets/accessiblerole.h"

#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagseam {

StepperView::StepperView(PageSession* session, QWidget* parent)
    : Pane(parent), m_session(session), m_model(new BreakpointsModel(session, this)),
      m_chooser(new AlgorithmChooser(session, this)), m_bar(new StepBar(session, m_model, this)),
      m_listing(new ListingView(session, m_model, this)), m_tables(new StepTables(session, this)),
      m_breakpoints(new BreakpointsPane(session, m_model, this)),
      m_bookmarks(new BookmarksPane(session, this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(this, QAccessible::Grouping);
    m_listing->setObjectName(QStringLiteral("listing")); // lessons point to it by this name
    m_tables->addTab(m_breakpoints, {});
    m_tables->addTab(m_bookmarks, tr("Bookmarks"));
    connect(m_bookmarks, &BookmarksPane::noted, m_listing, qOverload<>(&QWidget::setFocus));
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_listing);
    parts->addWidget(m_tables);
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 0, 4, 0);
    layout->setSpacing(2);
    layout->addWidget(m_chooser);
    layout->addWidget(m_bar);
    layout->addWidget(parts, 1);
    connect(m_breakpoints, &BreakpointsPane::chosen, m_listing, qOverload<>(&QWidget::setFocus));
    for (QWidget* part : std::initializer_list<QWidget*>{m_listing, m_tables->variables(),
                                                         m_tables->symbols(), m_breakpoints->list()})
        part->installEventFilter(this);
    connect(session, &PageSession::workspaceChanged, this, &StepperView::showForWorkspace);
    connect(session->trees(), &PageTrees::documentChanged, this, [this] { m_isOtherPage = true; });
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, [this, session] {
        // A lesson goes to a step of its own.
        if (!std::exchange(m_isOtherPage, false) && !session->isTaught() && session->cursor()->isStepping() &&
            session->cursor()->stepper().step() == 0)
            session->notifier()->tell(tr("The search ran again. This is the first step."));
    });
    setAccessibleName(tr("Stepper"));
    m_tables->setTabText(m_tables->indexOf(m_breakpoints), tr("Breakpoints"));
}

QList<QAction*> StepperView::nodeActions() const
{
    return {m_breakpoints->menu()->menuAction()};
}

QMenu* StepperView::makeMenu()
{
    auto* menu = new QMenu(this);
    menu->addActions(m_bar->menuActions());
    window()->addActions(m_bar->stepActions()); // for their keys
    menu->setTitle(tr("S&tep"));
    return menu;
}

void StepperView::showForWorkspace()
{
    if (m_session->workspace() != Workspace::Step)
        m_bar->setPlaying(false);
    else if (m_session->cursor()->isStepping() && m_session->runner()->hasAnalysis())
        m_session->selection()->selectLevel(m_session->cursor()->stepper().place().level);
}

bool StepperView::handleKey(const QKeyEvent& event)
{
    const bool isShift = event.modifiers() & Qt::ShiftModifier;
    const bool isControl = event.modifiers() & Qt::ControlModifier;
    const Grain grain = isControl ? Grain::Level : isShift ? Grain::Attempt : Grain::Step;
    if (event.modifiers() & Qt::AltModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Right:
    case Qt::Key_Left:
        m_bar->move(grain, event.key() == Qt::Key_Right);
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
        m_bar->move(Grain::Line, event.key() == Qt::Key_Down);
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        m_bar->moveToEnd(event.key() == Qt::Key_End);
        return true;
    case Qt::Key_Space:
        if (!event.isAutoRepeat())
            m_bar->setPlaying(!m_bar->isPlaying());
        return true;
    case Qt::Key_G:
        if (isControl || isShift)
            return false;
        m_bar->goToStep();
        return true;
    case Qt::Key_B:
        if (isControl)
            return false;
        if (isShift) {
            if (const QModelIndex line = m_listing->listing()->currentRows().first; line.isValid())
                m_model->toggle(line.data(ListingModel::LineRole).toInt());
            return true;
        }
        m_tables->setCurrentWidget(m_breakpoints);
        m_breakpoints->choose();
        return true;
    case Qt::Key_M:
        if (isControl)
            return false;
        m_tables->setCurrentWidget(m_bookmarks);
        m_bookmarks->add();
        return true;
    case Qt::Key_N:
        if (isControl)
            return false;
        m_bookmarks->goToNext(isShift);
        return true;
    default:
        return false;
    }
}

void StepperView::keyPressEvent(QKeyEvent* event)
{
    if (!handleKey(*event))
        QWidget::keyPressEvent(event);
}

// Shows that the pane itself has the keys, not one of its lists.
void StepperView::paintEvent(QPaintEvent*)
{
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void StepperView::takeKeysOf(QWidget* view, bool isVertical)
{
    m_views.append(view);
    if (isVertical)
        m_vertical.append(view);
    view->installEventFilter(this);
}

bool StepperView::isStepKey(const QWidget* view, int key) const
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        return std::ranges::find(m_vertical, view) == m_vertical.end();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_B:
    case Qt::Key_G:
    case Qt::Key_M:
    case Qt::Key_N:
        return true;
    default:
        return false;
    }
}

// Lists keep Up and Down, Home and End for their rows, and the list of breakpoints Space for its check boxes.
bool StepperView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (const auto view = std::ranges::find(m_views, watched); view != m_views.end())
        return m_session->workspace() == Workspace::Step && isStepKey(*view, key->key()) && handleKey(*key);
    const bool isOfList = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ||
                          key->key() == Qt::Key_Home || key->key() == Qt::Key_End ||
                          (watched == m_breakpoints->list() && key->key() == Qt::Key_Space);
    return (watched == m_listing || !isOfList) && handleKey(*key);
}

namespace {

// The nodes that are annotated as content, not as noise.
std::vector<NodeId> annotatedContent(const Annotator& annotator)
{
    std::vector<NodeId> nodes;
    for (std::size_t mark = 0; mark < annotator.marks().size(); ++mark) {
        if (isNoise(annotator.marks()[mark].label))
            continue;
        const std::vector<NodeId> own = annotator.shownNodesOf(mark);
        nodes.insert(nodes.end(), own.begin(), own.end());
    }
    return nodes;
}

} // namespace

extern const Tool stepTool;
const Tool stepTool{.id = "step",
                    .key = {},
                    .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                        PageSession* session = context.explainer->session();
                        auto* stepper = new StepperView(session, parent);
                        auto* timeline = new TimelineView(session, parent);
                        context.plots->addWidget(timeline);
                        stepper->takeKeysOf(context.plot);
                        context.plot->setPlaying([bar = stepper->bar()] { return bar->isPlaying(); });
                        PageLoader* loader = context.opener->browser()->loader();
                        QObject::connect(session->trees(), &PageTrees::documentChanged, stepper, [=] {
                            if (!session->trees()->isSwitching())
                                session->bookmarks()->open(loader->place());
                        });
                        QObject::connect(stepper->bookmarks(), &BookmarksPane::wanted, context.opener,
                                         [opener = context.opener, loader](const Bookmark& bookmark) {
                                             opener->openAt(loader->requestedPlace(), bookmark);
                                         });
                        stepper->takeKeysOf(timeline);
                        stepper->takeKeysOf(context.water, true);
                        context.water->hide();
                        timeline->hide();
                        QObject::connect(session->cursor(), &StepCursor::steppingChanged, context.water,
                                         &QWidget::setVisible);
                        QObject::connect(session, &PageSession::workspaceChanged, timeline, [=] {
                            timeline->setVisible(session->workspace() == Workspace::Step);
                        });
                        stepper->breakpoints()->setAnnotated(
                            [annotator = context.annotator] { return annotatedContent(*annotator); });
                        return stepper;
                    },
                    .place = Place::Right,
                    .workspace = Workspace::Step,
                    .isScrolled = true};

} // namespace tagseam
