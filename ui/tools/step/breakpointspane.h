// SPDX-License-Identifier: MIT
// The list of breakpoints, with what adds and removes them.
#pragma once

#include "ui/session/pagesession.h"

#include <QWidget>

class QListView;
class QToolButton;

namespace tagseam {

class BreakpointsModel;

class BreakpointsPane : public QWidget {
    Q_OBJECT

  public:
    BreakpointsPane(PageSession* session, BreakpointsModel* model, QWidget* parent = nullptr);
    /// Delete and Backspace remove the chosen breakpoint; Space switches it.
    QListView* list() const { return m_list; }
    /// Lets the person choose one to add.
    void choose();

  signals:
    /// The person is done with the menu: the keys may be those that step again.
    void chosen();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void add(StopCondition::Kind kind);
    void remove();
    void enableKinds();
    void retranslate();

    PageSession* m_session;
    BreakpointsModel* m_model;
    // In the order in which the Tab key reaches them.
    QToolButton* m_add;
    QToolButton* m_remove;
    QListView* m_list;
};

} // namespace tagseam
