// SPDX-License-Identifier: MIT
// The step debugger: buttons, listing, variables, symbols, breakpoints.
#include "ui/tools/step/stepperview.h"

#include "ui/tools/step/breakpointsmodel.h"
#include "ui/tools/step/listingview.h"
#include "ui/tools/step/stepicon.h"
#include "ui/tools/step/stepsentence.h"
#include "ui/tools/step/symbolsmodel.h"
#include "ui/tools/step/variablesmodel.h"
#include "ui/widgets/language.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QSlider>
#include <QSplitter>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::array stepsPerSecond{1, 2, 4, 8, 15, 30, 60, 300, 1500, 10'000, 100'000};

// Its rows are of one height, whatever they say: QTreeView would measure hundreds of thousands of them, and
// QAbstractItemView look for the place of each.
class Table : public QTreeView {
  public:
    using QTreeView::QTreeView;

  protected:
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override
    {
        if (last.row() - first.row() < fewRows) {
            // NOLINTNEXTLINE(bugprone-parent-virtual-call): QTreeView's measures every row
            QAbstractItemView::dataChanged(first, last, roles);
            return;
        }
        viewport()->update();
        if (!QAccessible::isActive())
            return;
        QAccessibleTableModelChangeEvent event(this, QAccessibleTableModelChangeEvent::DataChanged);
        event.setFirstRow(first.row());
        event.setLastRow(last.row());
        event.setFirstColumn(first.column());
        event.setLastColumn(last.column());
        QAccessible::updateAccessibility(&event);
    }

  private:
    static constexpr int fewRows = 200;
};

QTreeView* table(QAbstractItemModel* model, QWidget* parent)
{
    auto* view = new Table(parent);
    view->setModel(model);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAlternatingRowColors(true);
    view->setIndentation(0);
    return view;
}

} // namespace

StepperView::StepperView(PageSession* session, QWidget* parent)
    : QWidget(parent), m_session(session), m_breakpoints(new BreakpointsModel(session, this)),
      m_symbolsModel(new SymbolsModel(session, this)), m_bar(new QToolBar(this)), m_place(new QLabel(this)),
      m_said(new QLabel(this)), m_listing(new ListingView(session, this)),
      m_variables(table(new VariablesModel(session, this), this)), m_symbols(table(m_symbolsModel, this)),
      m_list(new QListView(this)), m_tabs(new QTabWidget(this)), m_parts(new QSplitter(Qt::Vertical, this)),
      m_speed(new QSlider(Qt::Horizontal, this)), m_speedLabel(new QLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    m_listing->setObjectName(QStringLiteral("listing")); // by which lessons point to them
    m_variables->setObjectName(QStringLiteral("variables"));
    m_symbols->setObjectName(QStringLiteral("symbols"));
    makeActions();
    m_said->setWordWrap(true);
    m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_said->setMinimumHeight(3 * fontMetrics().lineSpacing()); // so that nothing below moves
    m_said->setTextFormat(Qt::PlainText);
    m_tabs->addTab(m_variables, {});
    m_tabs->addTab(m_symbols, {});
    m_tabs->addTab(makeBreakpoints(), {});
    m_tabs->setDocumentMode(true);
    m_parts->addWidget(m_listing);
    m_parts->addWidget(m_tabs);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 2);

    auto* speedRow = new QHBoxLayout;
    speedRow->addWidget(m_place, 1);
    speedRow->addWidget(m_speed);
    speedRow->addWidget(m_speedLabel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 0, 4, 0);
    layout->setSpacing(2);
    layout->addWidget(m_bar);
    layout->addLayout(speedRow);
    layout->addWidget(m_said);
    layout->addWidget(m_parts, 1);

    m_speed->setRange(0, static_cast<int>(stepsPerSecond.size()) - 1);
    m_speed->setValue(2);
    m_speed->setMaximumWidth(110);
    connect(m_speed, &QSlider::valueChanged, this, [this] {
        if (isPlaying())
            setPlaying(true);
        retranslate();
    });
    connect(&m_player, &Player::due, this, &StepperView::play);
    m_symbols->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_symbols->header()->setStretchLastSection(false);
    m_symbols->header()->setSectionResizeMode(SymbolsModel::PathColumn, QHeaderView::Stretch); // elided
    m_symbols->header()->setResizeContentsPrecision(0); // only rows in sight are looked at
    m_variables->header()->setStretchLastSection(true);
    connect(m_symbols, &QTreeView::activated, this, [this](const QModelIndex& index) {
        m_session->selectPosition(
            m_session->stepper().firstOccurrence(m_symbolsModel->symbolAt(index.row())));
    });
    for (QWidget* part : std::initializer_list<QWidget*>{m_listing, m_variables, m_symbols})
        part->installEventFilter(this);
    connect(session, &PageSession::stepChanged, this, &StepperView::showStep);
    connect(session, &PageSession::analysisChanged, this, [this] {
        setPlaying(false);
        showStep();
    });
    connect(session, &PageSession::documentChanged, this, [this] {
        setPlaying(false);
        showStep();
    });
    inEachLanguage(this, [this] {
        retranslate();
        showStep();
    });
}

QAction* StepperView::action(const QString& icon, const QList<QKeySequence>& keys,
                             const std::function<void()>& run)
{
    auto* action = new QAction(this);
    action->setData(icon);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, run);
    m_actions << action;
    return action;
}

// In the order of the menu; retranslate() names them. The plain keys of the pane are in handleKey().
void StepperView::makeActions()
{
    const auto by = [this](Grain grain, bool isForward) {
        return [this, grain, isForward] { move(grain, isForward); };
    };
    const std::initializer_list<QAction*> buttons{
        action("|<<", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10)}, by(Grain::Level, false)),
        action("<<", {QKeySequence(Qt::SHIFT | Qt::Key_F9)}, by(Grain::Attempt, false)),
        action("<", {QKeySequence(Qt::SHIFT | Qt::Key_F10)}, by(Grain::Step, false)),
        action("^", {QKeySequence(Qt::SHIFT | Qt::Key_F11)}, by(Grain::Line, false)),
        action("v", {QKeySequence(Qt::Key_F11)}, by(Grain::Line, true)),
        action(">", {QKeySequence(Qt::Key_F10)}, by(Grain::Step, true)),
        action(">>", {QKeySequence(Qt::Key_F9)}, by(Grain::Attempt, true)),
        action(">>|", {QKeySequence(Qt::CTRL | Qt::Key_F10)}, by(Grain::Level, true)),
        action("o<", {QKeySequence(Qt::SHIFT | Qt::Key_F8)}, [this] { run(false); }),
        action(">", {QKeySequence(Qt::Key_F7)}, [this] { setPlaying(!isPlaying()); }),
        action(">o", {QKeySequence(Qt::Key_F8)}, [this] { run(true); })};
    int at = 0;
    for (QAction* each : buttons) {
        if (at == 3 || at == 5 || at == 8)
            m_bar->addSeparator();
        m_bar->addAction(each);
        ++at;
    }
    action({}, {QKeySequence(Qt::CTRL | Qt::Key_G)}, [this] { goToStep(); });
    m_bar->setIconSize({20, 20});
}

QWidget* StepperView::makeBreakpoints()
{
    auto* page = new QWidget(this);
    m_list->setModel(m_breakpoints);
    m_list->setUniformItemSizes(true);
    m_list->installEventFilter(this);
    auto* add = new QToolButton(page);
    add->setObjectName(QStringLiteral("addBreakpoint"));
    add->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(add);
    for (const auto kind : {StopCondition::Kind::Opening, StopCondition::Kind::AcceptedSplit,
                            StopCondition::Kind::SymbolExhausted, StopCondition::Kind::PositionRead,
                            StopCondition::Kind::PositionDropped})
        menu->addAction(QString(), this, [this, kind] { addBreakpoint(kind); })
            ->setData(static_cast<int>(kind));
    add->setMenu(menu);
    connect(menu, &QMenu::aboutToHide, m_listing, qOverload<>(&QWidget::setFocus)); // for the keys that step
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        const bool isNode = m_session->hasAnalysis() &&
                            m_session->analysis().sequence.positionOf(m_session->selection()) != noPosition;
        for (QAction* each : menu->actions())
            each->setEnabled(isNode || !BreakpointsModel::isAboutNode(
                                           static_cast<StopCondition::Kind>(each->data().toInt())));
    });
    auto* remove = new QToolButton(page);
    remove->setObjectName(QStringLiteral("removeBreakpoint"));
    connect(remove, &QToolButton::clicked, this, &StepperView::removeBreakpoint);
    auto* row = new QHBoxLayout;
    row->addWidget(add);
    row->addWidget(remove);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    return page;
}

void StepperView::retranslate()
{
    setAccessibleName(tr("Stepper"));
    const std::array<std::pair<QString, QKeySequence>, 12> texts{{
        {tr("Pre&vious level"), Qt::CTRL | Qt::Key_Left},
        {tr("Previous &attempt"), Qt::SHIFT | Qt::Key_Left},
        {tr("Previous &step"), Qt::Key_Left},
        {tr("Previous &line of the listing"), Qt::Key_Up},
        {tr("Ne&xt line of the listing"), Qt::Key_Down},
        {tr("&Next step"), Qt::Key_Right},
        {tr("Next atte&mpt"), Qt::SHIFT | Qt::Key_Right},
        {tr("Next l&evel"), Qt::CTRL | Qt::Key_Right},
        {tr("Run &back to the last breakpoint"), {}},
        {isPlaying() ? tr("&Pause") : tr("&Play"), Qt::Key_Space},
        {tr("&Run to the next breakpoint"), {}},
        {tr("&Go to step…"), Qt::Key_G},
    }};
    for (int i = 0; i < m_actions.size(); ++i) {
        const auto& [text, key] = texts[static_cast<std::size_t>(i)];
        QAction* each = m_actions[i];
        each->setText(text);
        const QString shortcut = each->shortcut().toString(QKeySequence::NativeText);
        const QString name = QString(text).remove('&');
        each->setToolTip(
            key.isEmpty()
                ? QStringLiteral("%1 (%2)").arg(name, shortcut)
                : tr("%1 (%2; everywhere %3)").arg(name, key.toString(QKeySequence::NativeText), shortcut));
        const QString signs = i == 9 && isPlaying() ? QStringLiteral("=")
                              : i == 9              ? QStringLiteral("|>")
                                                    : each->data().toString();
        if (!signs.isEmpty())
            each->setIcon(stepIcon(signs, QApplication::palette())); // a hidden pane has the old one
    }
    const int perSecond = stepsPerSecond[static_cast<std::size_t>(m_speed->value())];
    m_speed->setToolTip(tr("Speed of playing"));
    m_speed->setAccessibleName(tr("Speed of playing"));
    m_speedLabel->setText(tr("%1/s").arg(perSecond));
    m_speedLabel->setMinimumWidth(m_speedLabel->fontMetrics().horizontalAdvance(tr("%1/s").arg(100'000)));
    m_speedLabel->setToolTip(tr("Steps a second when playing"));
    m_tabs->setTabText(0, tr("Variables and sets"));
    m_tabs->setTabText(1, tr("Symbols"));
    m_tabs->setTabText(2, tr("Breakpoints"));
    m_variables->setAccessibleName(tr("Variables and sets"));
    m_symbols->setAccessibleName(tr("Symbols of the level"));
    m_list->setAccessibleName(tr("Breakpoints"));
    m_variables->header()->resizeSection(
        0, fontMetrics().horizontalAdvance(QStringLiteral("● currentSymbolCount[symbol]")) + 12);
    auto* add = findChild<QToolButton*>(QStringLiteral("addBreakpoint"));
    add->setText(tr("Add"));
    add->setToolTip(tr("What a run stops at; conditions on a node take the selected one (B)"));
    const std::array kinds{tr("At every opening"), tr("At every accepted split"),
                           tr("When the selected node's symbol leaves currentAlphabet"),
                           tr("When the selected node is read"),
                           tr("When the selected node drops out of the sequence")};
    for (int i = 0; i < add->menu()->actions().size(); ++i)
        add->menu()->actions().at(i)->setText(kinds[static_cast<std::size_t>(i)]);
    auto* remove = findChild<QToolButton*>(QStringLiteral("removeBreakpoint"));
    remove->setText(tr("Remove"));
    remove->setToolTip(tr("Remove the breakpoint that is chosen in the list (Delete)"));
}

void StepperView::showStep()
{
    const bool hasStep = m_session->hasAnalysis();
    for (QAction* each : m_actions)
        each->setEnabled(hasStep);
    if (!hasStep) {
        m_place->setText({});
        m_said->setText(tr("The search of the page appears here, step by step."));
        return;
    }
    const Stepper& stepper = m_session->stepper();
    m_place->setText(tr("step %1 of %2").arg(stepper.step() + 1).arg(stepper.stepCount()));
    m_said->setText(sentence());
    if (stepper.place().kind == StepKind::Read && m_tabs->currentWidget() == m_symbols) {
        const Symbol symbol = m_session->analysis().sequence.symbols[stepper.position().value];
        m_symbols->setCurrentIndex(m_symbolsModel->indexOf(symbol));
    } else {
        m_symbols->setCurrentIndex({});
    }
}

QString StepperView::sentence() const
{
    return stepSentence(m_session->stepper(), m_session->analysis().sequence.symbols);
}

void StepperView::move(Grain grain, bool isForward)
{
    setPlaying(false);
    m_session->setStepping(true);
    m_session->step([=](Stepper& stepper) { isForward ? stepper.next(grain) : stepper.previous(grain); });
}

void StepperView::run(bool isForward)
{
    setPlaying(false);
    m_session->setStepping(true);
    const std::vector<StopCondition> conditions = m_breakpoints->conditions();
    if (conditions.empty()) {
        emit said(tr("There is no breakpoint to run to: add one, or switch one on."));
        return;
    }
    bool isMet = false;
    m_session->step([&](Stepper& stepper) {
        isMet = isForward ? stepper.runUntil(conditions) : stepper.runBackUntil(conditions);
    });
    if (!isMet)
        emit said(isForward ? tr("No breakpoint is met from here to the end.")
                            : tr("No breakpoint is met from here back to the beginning."));
}

void StepperView::setPlaying(bool isPlaying)
{
    if (isPlaying && m_session->hasAnalysis()) {
        m_session->setStepping(true);
        if (m_session->stepper().step() + 1 == m_session->stepper().stepCount()) // from the end: once more
            m_session->step([](Stepper& stepper) { stepper.seek(0); });
        m_player.start(stepsPerSecond[static_cast<std::size_t>(m_speed->value())]);
    } else {
        m_player.stop();
    }
    retranslate();
}

// So many steps on, or to the first breakpoint among them.
void StepperView::play(int steps)
{
    const std::vector<StopCondition> conditions = m_breakpoints->conditions();
    m_session->step([&](Stepper& stepper) {
        std::uint64_t target =
            std::min(stepper.step() + static_cast<std::uint64_t>(steps), stepper.stepCount() - 1);
        bool isStopped = target + 1 == stepper.stepCount();
        for (const StopCondition& each : conditions) {
            if (const auto stop = stepper.nextStop(each, stepper.step()); stop && *stop <= target) {
                target = *stop;
                isStopped = true;
            }
        }
        stepper.seek(target);
        if (isStopped)
            setPlaying(false);
    });
    if (!m_session->hasAnalysis())
        setPlaying(false);
}

void StepperView::goToStep()
{
    if (!m_session->hasAnalysis())
        return;
    const std::uint64_t count = m_session->stepper().stepCount();
    bool isGiven = false;
    const QString text =
        QInputDialog::getText(this, tr("Go to step"),
                              tr("A step from 1 to %1, or level:attempt:position, as in 2:1:57").arg(count),
                              QLineEdit::Normal, {}, &isGiven)
            .trimmed();
    if (!isGiven || !m_session->hasAnalysis()) // another page may have come
        return;
    const QStringList parts = text.split(':');
    std::array<std::uint64_t, 3> numbers{};
    bool isRight = parts.size() == 1 || parts.size() == 3;
    for (qsizetype i = 0; isRight && i < parts.size(); ++i) {
        numbers[static_cast<std::size_t>(i)] = parts[i].trimmed().toULongLong(&isRight);
        isRight = isRight && numbers[static_cast<std::size_t>(i)] > 0 &&
                  numbers[static_cast<std::size_t>(i)] <= (parts.size() == 1 ? count : noAttempt - 1);
    }
    if (isRight && parts.size() == 1)
        isRight = numbers[0] <= count;
    if (isRight) {
        m_session->setStepping(true);
        m_session->step([&](Stepper& stepper) {
            if (parts.size() == 1)
                stepper.seek(numbers[0] - 1);
            else
                isRight = stepper.seek(static_cast<std::uint32_t>(numbers[0] - 1),
                                       static_cast<std::uint32_t>(numbers[1] - 1),
                                       Position{static_cast<std::uint32_t>(numbers[2] - 1)});
        });
    }
    if (!isRight)
        emit said(tr("The run has no step “%1”: it has steps 1 to %2 and levels 1 to %3.")
                      .arg(text, QString::number(count),
                           QString::number(m_session->stepper().trace().levels.size())));
}

void StepperView::addBreakpoint(StopCondition::Kind kind)
{
    m_breakpoints->add(kind, BreakpointsModel::isAboutNode(kind) ? m_session->selection() : noNode);
}

void StepperView::removeBreakpoint()
{
    if (m_list->currentIndex().isValid())
        m_breakpoints->removeRows(m_list->currentIndex().row(), 1);
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
        move(grain, event.key() == Qt::Key_Right);
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up:
        move(Grain::Line, event.key() == Qt::Key_Down);
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        setPlaying(false);
        m_session->setStepping(true);
        m_session->step([&](Stepper& stepper) {
            stepper.seek(event.key() == Qt::Key_Home ? 0 : stepper.stepCount() - 1);
        });
        return true;
    case Qt::Key_Space:
        if (!event.isAutoRepeat())
            setPlaying(!isPlaying());
        return true;
    case Qt::Key_G:
        if (isControl || isShift)
            return false;
        goToStep();
        return true;
    case Qt::Key_B: {
        if (isControl || isShift)
            return false;
        m_tabs->setCurrentIndex(2);
        auto* add = findChild<QToolButton*>(QStringLiteral("addBreakpoint"));
        add->setFocus();
        add->showMenu();
        return true;
    }
    default:
        return false;
    }
}

void StepperView::keyPressEvent(QKeyEvent* event)
{
    if (!handleKey(*event))
        QWidget::keyPressEvent(event);
}

// The keys may be the pane's own, not those of a list in it.
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
        return true;
    default:
        return false;
    }
}

// Lists keep Up and Down, Home and End for their rows, and the breakpoints Space for their switch.
bool StepperView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (const auto view = std::ranges::find(m_views, watched); view != m_views.end())
        return m_session->isStepping() && isStepKey(*view, key->key()) && handleKey(*key);
    if (watched == m_list && (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)) {
        removeBreakpoint();
        return true;
    }
    const bool isOfList = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ||
                          key->key() == Qt::Key_Home || key->key() == Qt::Key_End ||
                          (watched == m_list && key->key() == Qt::Key_Space);
    return (watched == m_listing || !isOfList) && handleKey(*key);
}

} // namespace tagseam
