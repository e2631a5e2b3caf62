// SPDX-License-Identifier: MIT
// The list of the bookmarks of the page, each with a note.
#pragma once

#include "ui/session/analysis/bookmark.h"

#include <QWidget>

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagseam {

class PageBookmarks;

class BookmarksPane : public QWidget {
    Q_OBJECT

  public:
    explicit BookmarksPane(PageSession* session, QWidget* parent = nullptr);

    QTreeWidget* list() const { return m_list; }
    /// Adds the present state as a bookmark and begins to edit its note.
    void add();
    /// Goes to the next or the previous bookmark of the list, from the last one that was visited.
    void goToNext(bool isBackwards);

  signals:
    void wanted(const tagseam::Bookmark& bookmark);
    /// A note was entered.
    void noted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fill();
    void follow();
    void visit(int row);
    void remove();

    PageSession* m_session;
    PageBookmarks* m_bookmarks;
    QToolButton* m_add;
    QToolButton* m_remove;
    QTreeWidget* m_list; // a row for each bookmark
    int m_visited = -1;  // the row that was visited last
    bool m_isFilling = false;
};

} // namespace tagseam
