// SPDX-License-Identifier: MIT
// The menu of a node, which page, tree, plot and lists share.
#pragma once

#include "ui/session/questions/pane.h"

#include <QObject>

namespace tagseam {

class PageSession;
class PageView;

/// Opens by a right click on a node, and by Shift+F10 or the Menu key, for the selected node: a right click
/// selects the node first. Views need nothing but to leave QEvent::ContextMenu to the window.
class NodeMenu : public QObject {
    Q_OBJECT

  public:
    /// `panes` add their own entries by Pane::nodeActions().
    /// `page`: the original page, which knows its banners.
    /// `edits`: the actions that edit the page.
    NodeMenu(PageSession* session, const QList<Pane*>& panes, PageView* page, const QList<QAction*>& edits,
             QWidget* window);

  signals:
    /// Requests a tab of Explain by its identifier.
    void tabWanted(const QString& id);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void addEntries(QMenu* menu);
    void addCopies(QMenu* menu);
    void addWhatIfs(QMenu* menu);
    void askClass();
    bool canChange() const;
    void hideBanner();

    PageSession* m_session;
    QList<Pane*> m_panes;
    PageView* m_page;
    QList<QAction*> m_edits;
    QWidget* m_window;
};

} // namespace tagseam
