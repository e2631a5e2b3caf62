// SPDX-License-Identifier: MIT
// The buttons that step, play and run.
#include "ui/tools/step/stepbar.h"

#include "ui/tools/step/breakpointsmodel.h"
#include "ui/tools/step/runsentence.h"
#include "ui/tools/step/stepicon.h"
#include "ui/tools/step/stepsentence.h"
#include "ui/widgets/mnemonic.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QSlider>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::array stepsPerSecond{1, 2, 4, 8, 15, 30, 60, 300, 1500, 10'000, 100'000};

} // namespace

StepBar::StepBar(PageSession* session, BreakpointsModel* breakpoints, QWidget* parent)
    : QWidget(parent), m_session(session), m_breakpoints(breakpoints), m_buttons(new QToolBar(this)),
      m_place(new QLabel(this)), m_said(new QLabel(this)), m_speed(new QSlider(Qt::Horizontal, this)),
      m_speedLabel(new QLabel(this))
{
    makeActions();
    m_said->setWordWrap(true);
    m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_said->setMinimumHeight(3 * fontMetrics().lineSpacing()); // keeps everything below in place
    auto* speedRow = new QHBoxLayout;
    speedRow->addWidget(m_place, 1);
    speedRow->addWidget(m_speed);
    speedRow->addWidget(m_speedLabel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_buttons);
    layout->addLayout(speedRow);
    layout->addWidget(m_said);
    m_speed->setRange(0, static_cast<int>(stepsPerSecond.size()) - 1);
    m_speed->setValue(2);
    m_speed->setMaximumWidth(110);
    connect(m_speed, &QSlider::valueChanged, this, [this] {
        if (isPlaying())
            setPlaying(true);
        retranslate();
    });
    connect(&m_player, &Player::due, this, &StepBar::play);
    connect(session->cursor(), &StepCursor::stepChanged, this, &StepBar::showStep);
    connect(session->algorithms(), &AlgorithmCursor::stepChanged, this, &StepBar::showStep);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &StepBar::startAnew);
    connect(session->trees(), &PageTrees::documentChanged, this, &StepBar::startAnew);
    connect(session->algorithms(), &AlgorithmCursor::runChanged, this, &StepBar::startAnew);
    connect(session->algorithms(), &AlgorithmCursor::chosenChanged, this, &StepBar::retranslate);
    inEachTheme(this, [this] { retranslate(); });
    showStep();
}

QAction* StepBar::action(const QString& icon, const QList<QKeySequence>& keys,
                         const std::function<void()>& run)
{
    auto* action = new QAction(this);
    action->setData(icon);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, run);
    m_actions << action;
    return action;
}

// The actions are in the order of the menu; retranslate() names them. StepperView handles the plain keys.
void StepBar::makeActions()
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
            m_buttons->addSeparator();
        m_buttons->addAction(each);
        ++at;
    }
    action({}, {QKeySequence(Qt::CTRL | Qt::Key_G)}, [this] { goToStep(); });
    m_buttons->setIconSize({20, 20});
}

void StepBar::startAnew()
{
    setPlaying(false);
    showStep();
}

void StepBar::retranslate()
{
    const bool isSearch = !isOther();
    const std::array<std::pair<QString, QKeySequence>, 12> texts{{
        {isSearch ? tr("Pre&vious level") : tr("Pre&vious decision"), Qt::CTRL | Qt::Key_Left},
        {isSearch ? tr("Previous &attempt") : tr("Previous c&all"), Qt::SHIFT | Qt::Key_Left},
        {tr("Previous &step"), Qt::Key_Left},
        {tr("Previous &line of the listing"), Qt::Key_Up},
        {tr("Ne&xt line of the listing"), Qt::Key_Down},
        {tr("&Next step"), Qt::Key_Right},
        {isSearch ? tr("Next atte&mpt") : tr("Next &call"), Qt::SHIFT | Qt::Key_Right},
        {isSearch ? tr("Next l&evel") : tr("Next d&ecision"), Qt::CTRL | Qt::Key_Right},
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
        const QString name = withoutMnemonic(text);
        each->setToolTip(
            key.isEmpty()
                ? QStringLiteral("%1 (%2)").arg(name, shortcut)
                : tr("%1 (%2; everywhere %3)").arg(name, key.toString(QKeySequence::NativeText), shortcut));
        const QString signs = i == 9 && isPlaying() ? QStringLiteral("=")
                              : i == 9              ? QStringLiteral("|>")
                                                    : each->data().toString();
        if (!signs.isEmpty())
            each->setIcon(
                stepIcon(signs, QApplication::palette())); // the palette of a hidden pane is out of date
    }
    const int perSecond = stepsPerSecond[static_cast<std::size_t>(m_speed->value())];
    m_speed->setToolTip(tr("Playback speed"));
    m_speed->setAccessibleName(tr("Playback speed"));
    m_speedLabel->setText(tr("%1/s").arg(perSecond));
    m_speedLabel->setMinimumWidth(m_speedLabel->fontMetrics().horizontalAdvance(tr("%1/s").arg(100'000)));
    m_speedLabel->setToolTip(tr("Steps per second during playback"));
}

// The step of another algorithm, or why there is none.
void StepBar::showRun()
{
    const AlgorithmCursor* algorithms = m_session->algorithms();
    const RunStepper* stepper = algorithms->stepper();
    for (QAction* each : m_actions)
        each->setEnabled(stepper != nullptr);
    const QString title = QString::fromUtf8(name(*algorithms->chosen()));
    m_place->setText(stepper == nullptr
                         ? QString()
                         : tr("step %1 of %2").arg(stepper->step() + 1).arg(stepper->stepCount()));
    if (algorithms->needsSite()) {
        m_said->setText(
            tr("%1 needs a site style tree. Learn one from a folder of pages of the site, or open one, with "
               "the tool Site in the workspace Inspect.")
                .arg(title));
    } else if (stepper == nullptr) {
        m_said->setText(
            algorithms->isRecording()
                ? tr("%1 is being recorded…").arg(title)
                : tr("%1 appears here, step by step, when a page with a body is open.").arg(title));
    } else if (stepper->run().isCut && stepper->event() + 1 == stepper->eventCount()) {
        m_said->setText(tr("%1 runs more lines on this page. The first %2 are recorded.")
                            .arg(title, QString::number(stepper->eventCount())));
    } else {
        m_said->setText(runSentence(*stepper, *m_session->trees()));
    }
}

void StepBar::showStep()
{
    if (isOther()) {
        showRun();
        return;
    }
    const bool hasStep = m_session->runner()->hasAnalysis();
    for (QAction* each : m_actions)
        each->setEnabled(hasStep);
    if (!hasStep) {
        m_place->setText({});
        m_said->setText(tr("The search of the page appears here, step by step."));
        return;
    }
    const Stepper& stepper = m_session->cursor()->stepper();
    m_place->setText(tr("step %1 of %2").arg(stepper.step() + 1).arg(stepper.stepCount()));
    m_said->setText(stepSentence(stepper, m_session->runner()->analysis().sequence.symbols));
}

void StepBar::move(Grain grain, bool isForward)
{
    setPlaying(false);
    enter();
    if (isOther())
        m_session->algorithms()->step(
            [=](RunStepper& stepper) { isForward ? stepper.next(grain) : stepper.previous(grain); });
    else
        m_session->cursor()->step(
            [=](Stepper& stepper) { isForward ? stepper.next(grain) : stepper.previous(grain); });
}

// Shows the workspace, with the algorithm that is chosen.
void StepBar::enter()
{
    m_session->setWorkspace(Workspace::Step);
}

void StepBar::runOther(bool isForward)
{
    const std::vector<RunStop> stops = m_breakpoints->runStops();
    if (stops.empty()) {
        m_session->notifier()->tell(
            tr("No breakpoint that is enabled applies to %1. Add or enable a breakpoint.")
                .arg(QString::fromUtf8(name(*m_session->algorithms()->chosen()))));
        return;
    }
    bool isMet = false;
    m_session->algorithms()->step([&](RunStepper& stepper) {
        isMet = isForward ? stepper.runUntil(stops) : stepper.runBackUntil(stops);
    });
    if (!isMet)
        m_session->notifier()->tell(
            isForward ? tr("The run meets no breakpoint from this step to the end.")
                      : tr("The run meets no breakpoint from this step back to the beginning."));
}

void StepBar::run(bool isForward)
{
    setPlaying(false);
    enter();
    if (isOther()) {
        runOther(isForward);
        return;
    }
    const std::vector<StopCondition> conditions = m_breakpoints->conditions();
    if (conditions.empty()) {
        m_session->notifier()->tell(tr("No breakpoint is set and enabled. Add or enable a breakpoint."));
        return;
    }
    bool isMet = false;
    m_session->cursor()->step([&](Stepper& stepper) {
        isMet = isForward ? stepper.runUntil(conditions) : stepper.runBackUntil(conditions);
    });
    if (!isMet)
        m_session->notifier()->tell(
            isForward ? tr("The run meets no breakpoint from this step to the end.")
                      : tr("The run meets no breakpoint from this step back to the beginning."));
}

void StepBar::setPlaying(bool isPlaying)
{
    if (isPlaying && isOther() && m_session->algorithms()->stepper() != nullptr) {
        if (const RunStepper& stepper = *m_session->algorithms()->stepper();
            stepper.event() + 1 == stepper.eventCount()) // at the end, playing starts again
            m_session->algorithms()->step([](RunStepper& at) { at.seek(0); });
        m_player.start(stepsPerSecond[static_cast<std::size_t>(m_speed->value())]);
    } else if (isPlaying && !isOther() && m_session->runner()->hasAnalysis()) {
        enter();
        if (m_session->cursor()->stepper().step() + 1 ==
            m_session->cursor()->stepper().stepCount()) // at the end, playing starts again
            m_session->cursor()->step([](Stepper& stepper) { stepper.seek(0); });
        m_player.start(stepsPerSecond[static_cast<std::size_t>(m_speed->value())]);
    } else {
        m_player.stop();
    }
    retranslate();
}

void StepBar::playOther(int steps)
{
    const std::vector<RunStop> stops = m_breakpoints->runStops();
    m_session->algorithms()->step([&](RunStepper& stepper) {
        const std::size_t step =
            std::min(stepper.step() + static_cast<std::size_t>(steps), stepper.stepCount() - 1);
        std::size_t target = stepper.lastEventOf(step);
        bool isStopped = target + 1 == stepper.eventCount();
        for (const RunStop& each : stops) {
            if (const auto stop = stepper.nextStop(each, stepper.event()); stop && *stop <= target) {
                target = *stop;
                isStopped = true;
            }
        }
        target == stepper.lastEventOf(step) ? stepper.seekStep(step) : stepper.seek(target);
        if (isStopped)
            setPlaying(false);
    });
    if (m_session->algorithms()->stepper() == nullptr)
        setPlaying(false);
}

// Moves by `steps` steps, or to the first breakpoint among them.
void StepBar::play(int steps)
{
    if (isOther()) {
        playOther(steps);
        return;
    }
    const std::vector<StopCondition> conditions = m_breakpoints->conditions();
    m_session->cursor()->step([&](Stepper& stepper) {
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
    if (!m_session->runner()->hasAnalysis())
        setPlaying(false);
}

void StepBar::goToRunStep()
{
    const RunStepper* stepper = m_session->algorithms()->stepper();
    if (stepper == nullptr)
        return;
    bool isGiven = false;
    const int step = QInputDialog::getInt(
        this, tr("Go to step"), tr("A step from 1 to %1").arg(stepper->stepCount()),
        static_cast<int>(stepper->step()) + 1, 1, static_cast<int>(stepper->stepCount()), 1, &isGiven);
    if (isGiven)
        m_session->algorithms()->step(
            [step](RunStepper& at) { at.seekStep(static_cast<std::size_t>(step) - 1); });
}

void StepBar::goToStep()
{
    if (isOther()) {
        goToRunStep();
        return;
    }
    if (!m_session->runner()->hasAnalysis())
        return;
    const std::uint64_t count = m_session->cursor()->stepper().stepCount();
    bool isGiven = false;
    const QString text =
        QInputDialog::getText(this, tr("Go to step"),
                              tr("A step from 1 to %1, or level:attempt:position, as in 2:1:57").arg(count),
                              QLineEdit::Normal, {}, &isGiven)
            .trimmed();
    if (!isGiven || !m_session->runner()->hasAnalysis()) // another page may have come
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
        enter();
        m_session->cursor()->step([&](Stepper& stepper) {
            if (parts.size() == 1)
                stepper.seek(numbers[0] - 1);
            else
                isRight = stepper.seek(static_cast<std::uint32_t>(numbers[0] - 1),
                                       static_cast<std::uint32_t>(numbers[1] - 1),
                                       Position{static_cast<std::uint32_t>(numbers[2] - 1)});
        });
    }
    if (!isRight)
        m_session->notifier()->tell(
            tr("The run has no step “%1”: it has steps 1 to %2 and levels 1 to %3.")
                .arg(text, QString::number(count),
                     QString::number(m_session->cursor()->stepper().trace().levels.size())));
}

void StepBar::moveToEnd(bool isForward)
{
    setPlaying(false);
    enter();
    if (isOther())
        m_session->algorithms()->step(
            [=](RunStepper& stepper) { stepper.seek(isForward ? stepper.eventCount() - 1 : 0); });
    else
        m_session->cursor()->step(
            [=](Stepper& stepper) { stepper.seek(isForward ? stepper.stepCount() - 1 : 0); });
}

} // namespace tagseam
