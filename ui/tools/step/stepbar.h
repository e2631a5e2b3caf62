// SPDX-License-Identifier: MIT
// The buttons that step, play and run, with the place of the search and the last step in words.
#pragma once

#include "ui/tools/step/player.h"
#include "ui/tools/step/steppedrun.h"

#include <QWidget>

class QAction;
class QLabel;
class QSlider;
class QToolBar;

namespace tagseam {

class BreakpointsModel;

class StepBar : public QWidget {
    Q_OBJECT

  public:
    /// Playing and running stop at `breakpoints`.
    StepBar(PageSession* session, BreakpointsModel* breakpoints, QWidget* parent = nullptr);

    const QList<QAction*>& stepActions() const { return m_actions; }
    /// The actions that run, play and go to a step; the buttons have the others.
    QList<QAction*> menuActions() const { return m_actions.mid(firstOfMenu); }
    QSlider* speed() const { return m_speed; }
    void move(Grain grain, bool isForward);
    /// Moves to the first or the last step.
    void moveToEnd(bool isForward);
    void run(bool isForward);
    void setPlaying(bool isPlaying);
    bool isPlaying() const { return m_player.isActive(); }
    void goToStep();

  private:
    static constexpr int firstOfMenu = 8; // in m_actions

    void startAnew();
    void enter();

    void makeActions();
    void play(int steps);
    void showStep();
    void retranslate();
    QAction* action(const QString& icon, const QList<QKeySequence>& keys, const std::function<void()>& run);

    PageSession* m_session;
    RunInFront m_run;
    BreakpointsModel* m_breakpoints;
    QToolBar* m_buttons;
    QLabel* m_place;
    QLabel* m_said;
    QSlider* m_speed;
    QLabel* m_speedLabel;
    QList<QAction*> m_actions;
    Player m_player{this};
};

} // namespace tagseam
