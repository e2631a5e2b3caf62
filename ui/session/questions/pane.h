// SPDX-License-Identifier: MIT
// The interface between the window and the panes of the tools.
#pragma once

#include <QVariant>
#include <QWidget>

class QMenu;
class QUrl;

namespace tagseam {

/// A dock, a tab of a dock, or a view in place of the pages.
class Pane : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// The title of its dock or tab, in the present language.
    virtual QString title() const = 0;
    virtual QString tip() const { return {}; }
    /// True while the pane has nothing to show, so that its section is not listed.
    virtual bool isIdle() const { return false; }
    /// Asks the user if work would be lost when the window closes. False if the window must stay open.
    virtual bool mayClose() { return true; }

    /// The pane's own menu for the menu bar; nullptr if it has none. Called once.
    virtual QMenu* makeMenu() { return nullptr; }
    /// Actions for the menus File and View, which belong to the pane.
    virtual QList<QAction*> fileActions() const { return {}; }
    virtual QList<QAction*> walkActions() const { return {}; }
    /// Actions for the menu of a node, which act on the selected node.
    virtual QList<QAction*> nodeActions() const { return {}; }

    /// Identifiers of the tabs in the pane.
    virtual QStringList tabNames() const { return {}; }
    /// Raises a tab. False if there is no such tab.
    virtual bool showTab(const QString&) { return false; }
    /// The identifier of the current tab, as bookmarks name it; empty if there is none.
    virtual QString shownTab() const { return {}; }

    /// Moves the focus to the widget that takes the keys of the pane's workspace, if there is one.
    virtual void takeKeys()
    {
        if (focusPolicy() != Qt::NoFocus)
            setFocus();
    }

    /// Starts a search in the pane. False when there is nothing to search.
    virtual bool startFind() { return false; }
    /// Opens an address that was dropped on the window while the pane's workspace is shown. False if the pane
    /// does not open such addresses.
    virtual bool drop(const QUrl&) { return false; }

    /// The state of the pane that does not belong to the page, for the pane of a window that replaces this
    /// one.
    virtual QVariant state() const { return {}; }
    virtual void restore(const QVariant&) {}

  signals:
    /// isIdle() may have changed.
    void idleChanged();
    /// Requests a tab of another pane by its identifier.
    void tabWanted(const QString& id);
    /// Requests that a view is pointed out, by its object name.
    void viewWanted(const QString& name);
};

} // namespace tagseam
