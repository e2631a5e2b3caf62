// SPDX-License-Identifier: MIT
// The list of breakpoints, with buttons to add and remove them.
#pragma once

#include "ui/tools/step/steppedrun.h"

#include <QWidget>

class QListView;
class QMenu;
class QToolButton;

namespace tagseam {

class BreakpointsModel;

class BreakpointsPane : public QWidget {
    Q_OBJECT

  public:
    BreakpointsPane(PageSession* session, BreakpointsModel* model, QWidget* parent = nullptr);
    /// Delete and Backspace remove the selected breakpoint; Space toggles it.
    QListView* list() const { return m_list; }
    /// Opens the menu of breakpoints to add.
    void choose();
    /// The menu of breakpoints to add.
    QMenu* menu() const;

  signals:
    /// The user has closed the menu: the focus may return to the view that steps.
    void chosen();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void add(StopCondition::Kind kind);
    void remove();
    void showKinds();
    void retranslate();

    PageSession* m_session;
    RunInFront m_run;
    BreakpointsModel* m_model;
    // In the order of the Tab key.
    QToolButton* m_add;
    QToolButton* m_remove;
    QListView* m_list;
};

} // namespace tagseam
