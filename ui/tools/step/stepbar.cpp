// SPDX-License-Identifier: MIT
// The buttons that step, play and run.
#include "ui/tools/step/stepbar.h"

#include "ui/tools/step/breakpointsmodel.h"
#include "ui/tools/step/stepicon.h"
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

#include <array>

namespace tagseam {

namespace {

constexpr std::array stepsPerSecond{1, 2, 4, 8, 15, 30, 60, 300, 1500, 10'000, 100'000};

} // namespace

StepBar::StepBar(PageSession* session, BreakpointsModel* breakpoints, QWidget* parent)
    : QWidget(parent), m_session(session), m_run(session), m_breakpoints(breakpoints),
      m_buttons(new QToolBar(this)), m_place(new QLabel(this)), m_said(new QLabel(this)),
      m_speed(new QSlider(Qt::Horizontal, this)), m_speedLabel(new QLabel(this))
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
    connect(&m_run, &RunInFront::moved, this, &StepBar::showStep);
    connect(&m_run, &RunInFront::changed, this, &StepBar::startAnew);
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
    setPlaying(false); // names the actions, too
    showStep();
}

void StepBar::retranslate()
{
    const std::array<std::pair<QString, QKeySequence>, 12> texts{{
        {m_run->moveName(Grain::Level, false), Qt::CTRL | Qt::Key_Left},
        {m_run->moveName(Grain::Attempt, false), Qt::SHIFT | Qt::Key_Left},
        {tr("Previous &step"), Qt::Key_Left},
        {tr("Previous &line of the listing"), Qt::Key_Up},
        {tr("Ne&xt line of the listing"), Qt::Key_Down},
        {tr("&Next step"), Qt::Key_Right},
        {m_run->moveName(Grain::Attempt, true), Qt::SHIFT | Qt::Key_Right},
        {m_run->moveName(Grain::Level, true), Qt::CTRL | Qt::Key_Right},
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

void StepBar::showStep()
{
    const bool isThere = m_run->isThere();
    for (QAction* each : m_actions)
        each->setEnabled(isThere);
    m_place->setText(isThere ? m_run->stepText() : QString());
    m_said->setText(m_run->words());
}

void StepBar::move(Grain grain, bool isForward)
{
    setPlaying(false);
    enter();
    m_run->move(grain, isForward);
}

// Shows the workspace, with the algorithm that is chosen.
void StepBar::enter()
{
    m_session->setWorkspace(Workspace::Step);
}

void StepBar::run(bool isForward)
{
    setPlaying(false);
    enter();
    const std::vector<Breakpoint> breakpoints = m_breakpoints->enabled();
    if (breakpoints.empty())
        m_session->notifier()->tell(m_run->noBreakpoint());
    else if (!m_run->runUntil(breakpoints, isForward))
        m_session->notifier()->tell(
            isForward ? tr("The run meets no breakpoint from this step to the end.")
                      : tr("The run meets no breakpoint from this step back to the beginning."));
}

void StepBar::setPlaying(bool isPlaying)
{
    if (isPlaying && m_run->isThere()) {
        enter();
        if (m_run->isAtEnd()) // playing starts again
            m_run->moveToEnd(false);
        m_player.start(stepsPerSecond[static_cast<std::size_t>(m_speed->value())]);
    } else {
        m_player.stop();
    }
    retranslate();
}

// Moves by `steps` steps, or to the first breakpoint among them.
void StepBar::play(int steps)
{
    if (m_run->isThere())
        m_run->play(steps, m_breakpoints->enabled(), [this] { setPlaying(false); });
    else
        setPlaying(false);
}

void StepBar::goToStep()
{
    if (!m_run->isThere())
        return;
    bool isGiven = false;
    const QString text =
        QInputDialog::getText(this, tr("Go to step"), m_run->stepPrompt(), QLineEdit::Normal, {}, &isGiven)
            .trimmed();
    if (!isGiven || !m_run->isThere()) // another page may have come
        return;
    if (m_run->seekWritten(text))
        enter();
    else
        m_session->notifier()->tell(m_run->noSuchStep(text));
}

void StepBar::moveToEnd(bool isForward)
{
    setPlaying(false);
    enter();
    m_run->moveToEnd(isForward);
}

} // namespace tagseam
