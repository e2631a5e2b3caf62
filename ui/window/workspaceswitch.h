// SPDX-License-Identifier: MIT
// The buttons of the workspaces.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QObject>

class QAction;
class QActionGroup;
class QToolBar;

namespace tagseam {

class WorkspaceSwitch : public QObject {
    Q_OBJECT

  public:
    /// Adds its buttons to the bar, which owns it.
    WorkspaceSwitch(PageSession* session, QToolBar* bar);

    QList<QAction*> actions() const;

  signals:
    /// The user chose a workspace, perhaps the present one.
    void chosen(tagseam::Workspace workspace);

  private:
    void add(Workspace workspace, const char* text, const char* tip, Qt::Key digit);

    PageSession* m_session;
    QToolBar* m_bar;
    QActionGroup* m_actions; // indexed by Workspace
};

} // namespace tagseam
