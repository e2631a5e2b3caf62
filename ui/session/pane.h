// SPDX-License-Identifier: MIT
// A part of the window that a tool brings along, as the window knows it.
#pragma once

#include <QVariant>
#include <QWidget>

class QMenu;
class QUrl;

namespace tagseam {

/// A dock, a tab of one, or what stands in the place of the pages.
class Pane : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// The title of its dock or tab, in the present language.
    virtual QString title() const = 0;
    virtual QString tip() const { return {}; }
    /// Asks the person where work would be lost when the window closes; false: it must stay open.
    virtual bool mayClose() { return true; }

    /// A menu of its own, for the menu bar; nullptr for none. Called once.
    virtual QMenu* makeMenu() { return nullptr; }
    /// For the menus File and Go; they belong to the pane.
    virtual QList<QAction*> fileActions() const { return {}; }
    virtual QList<QAction*> goActions() const { return {}; }

    /// Identifiers of the tabs in it.
    virtual QStringList tabNames() const { return {}; }
    /// Brings a tab to the front. False when it has no such tab.
    virtual bool showTab(const QString&) { return false; }
    /// The identifier of the tab that links to the present view name; empty for none.
    virtual QString shownTab() const { return {}; }

    /// Lets the person search in it. False when there is nothing to search in.
    virtual bool startFind() { return false; }
    /// Opens an address that was dropped on the window while the pane's workspace is shown. False when the
    /// pane does not open such.
    virtual bool drop(const QUrl&) { return false; }

    /// The state of the pane that is not the page's, for the pane of a window that takes the place of this
    /// one.
    virtual QVariant state() const { return {}; }
    virtual void restore(const QVariant&) {}

  signals:
    /// Asks for a tab of another pane, by its identifier.
    void tabWanted(const QString& id);
    /// Asks to point out a view, by its object name.
    void viewWanted(const QString& name);
};

} // namespace tagseam
