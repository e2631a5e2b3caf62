// SPDX-License-Identifier: MIT
// The step debugger: buttons, listing, variables, symbols, breakpoints.
#pragma once

#include "ui/session/pagesession.h"
#include "ui/tools/step/player.h"

#include <QWidget>

class QAction;
class QLabel;
class QListView;
class QSlider;
class QSplitter;
class QTabWidget;
class QToolBar;
class QTreeView;

namespace tagseam {

class BreakpointsModel;
class ListingView;
class SymbolsModel;
class VariablesModel;

/// Keys, when it or one of its parts has the focus: Right and Left step, with Shift by attempt, with Ctrl by
/// level; Down and Up run one line; Home and End; Space plays; G goes to a step; B adds a breakpoint.
class StepperView : public QWidget {
    Q_OBJECT

  public:
    explicit StepperView(PageSession* session, QWidget* parent = nullptr);

    /// Handles the keys above; false for others.
    bool handleKey(const QKeyEvent& event);
    /// A view that has the focus steps, too, while the search is stepped through; its other keys stay.
    /// `isVertical`: it has Up and Down itself.
    void takeKeysOf(QWidget* view, bool isVertical = false);
    void move(Grain grain, bool isForward);
    void run(bool isForward);
    void setPlaying(bool isPlaying);
    bool isPlaying() const { return m_player.isActive(); }
    void goToStep();

    /// All actions, for a menu.
    const QList<QAction*>& stepActions() const { return m_actions; }
    BreakpointsModel* breakpoints() const { return m_breakpoints; }
    ListingView* listingView() const { return m_listing; }
    QTreeView* variablesView() const { return m_variables; }
    QTreeView* symbolsView() const { return m_symbols; }
    QSlider* speed() const { return m_speed; }
    QTabWidget* tabs() const { return m_tabs; }
    QSplitter* parts() const { return m_parts; }
    /// What the step did, in a sentence.
    QString sentence() const;

  signals:
    /// "no breakpoint was met": for the status line.
    void said(const QString& sentence);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void makeActions();
    bool isStepKey(const QWidget* view, int key) const;
    QWidget* makeBreakpoints();
    void play(int steps);
    void showStep();
    void retranslate();
    void addBreakpoint(StopCondition::Kind kind);
    void removeBreakpoint();
    QAction* action(const QString& icon, const QList<QKeySequence>& keys, const std::function<void()>& run);

    PageSession* m_session;
    BreakpointsModel* m_breakpoints;
    SymbolsModel* m_symbolsModel;
    QToolBar* m_bar;
    QLabel* m_place;
    QLabel* m_said;
    ListingView* m_listing;
    QTreeView* m_variables;
    QTreeView* m_symbols;
    QListView* m_list;
    QTabWidget* m_tabs;
    QSplitter* m_parts;
    QSlider* m_speed;
    QLabel* m_speedLabel;
    QList<QAction*> m_actions;
    QList<QWidget*> m_views;    // that step, too
    QList<QWidget*> m_vertical; // of these
    Player m_player{this};
};

} // namespace tagseam
