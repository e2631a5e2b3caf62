// SPDX-License-Identifier: MIT
// The step debugger: bar, listing, tables and breakpoints, and their keys.
#pragma once

#include "ui/session/analysis/pagesession.h"
#include "ui/session/questions/pane.h"

namespace tagseam {

class AlgorithmChooser;
class BookmarksPane;
class BreakpointsModel;
class BreakpointsPane;
class ListingView;
class StepBar;
class StepTables;

/// Keys while it or one of its children has the focus: Right and Left step, with Shift by attempt, with Ctrl
/// by level; Down and Up run one line; Home and End; Space plays; G goes to a step; B adds a breakpoint; M
/// adds a bookmark, N goes to the next one.
class StepperView : public Pane {
    Q_OBJECT

  public:
    explicit StepperView(PageSession* session, QWidget* parent = nullptr);

    QString title() const override { return tr("Stepper"); }
    QMenu* makeMenu() override;
    QList<QAction*> nodeActions() const override;
    AlgorithmChooser* chooser() const { return m_chooser; }
    StepBar* bar() const { return m_bar; }
    ListingView* listingView() const { return m_listing; }
    StepTables* tables() const { return m_tables; }
    BookmarksPane* bookmarks() const { return m_bookmarks; }
    BreakpointsModel* breakpoints() const { return m_model; }
    /// Makes the keys of a view step, too, while the search is stepped through; its other keys stay.
    /// `isVertical`: the view uses Up and Down itself.
    void takeKeysOf(QWidget* view, bool isVertical = false);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void showForWorkspace();
    bool handleKey(const QKeyEvent& event); // false for keys that do not step
    bool isStepKey(const QWidget* view, int key) const;

    PageSession* m_session;
    BreakpointsModel* m_model;
    // In the order of the Tab key.
    AlgorithmChooser* m_chooser;
    StepBar* m_bar;
    ListingView* m_listing;
    StepTables* m_tables;
    BreakpointsPane* m_breakpoints;
    BookmarksPane* m_bookmarks;
    QList<QWidget*> m_views;    // views whose keys step, too
    QList<QWidget*> m_vertical; // the subset that uses Up and Down itself
    bool m_isOtherPage = false; // its first analysis is not told
};

} // namespace tagseam
