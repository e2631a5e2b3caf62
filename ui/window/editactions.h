// SPDX-License-Identifier: MIT
// The actions that edit the selected node of the page, by keys in the tree and in the pages, and by the menu.
#pragma once

#include "core/page/pageedits.h"

#include <QList>
#include <QObject>

class QAction;

namespace tagseam {

class PageSession;
class TreeView;

class EditActions : public QObject {
    Q_OBJECT

  public:
    /// `views`: where the keys act; `tree` edits start tags.
    EditActions(PageSession* session, TreeView* tree, const QList<QWidget*>& views, QWidget* window);
    const QList<QAction*>& actions() const { return m_actions; }

  private:
    void add(const QString& title, const char* name, const QKeySequence& keys, void (EditActions::*act)());
    void update();
    void make(const PageEdit& edit);
    void edit();
    void wrap();
    void unwrap();
    void moveUp();
    void moveDown();
    void cut();
    void paste();
    void remove();
    NodeId node() const;
    NodeId sibling(bool isBefore) const;

    PageSession* m_session;
    TreeView* m_tree;
    QWidget* m_window;
    QList<QAction*> m_actions;
    NodeId m_cut = noNode; // to be moved by paste()
};

} // namespace tagseam
