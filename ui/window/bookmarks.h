// SPDX-License-Identifier: MIT
// Writes the state of the window as a bookmark and as reports, and restores it.
#pragma once

#include "ui/session/analysis/bookmark.h"

#include <QObject>

#include <cstdint>

class QWidget;

namespace tagseam {

class ExplainView;
class PageLoader;
class Pane;

class Bookmarks : public QObject {
    Q_OBJECT

  public:
    /// `window` is the widget in the pictures of reports, and the parent of dialogs.
    Bookmarks(const QList<Pane*>& panes, ExplainView* explain, PageSession* session, const PageLoader* loader,
              QWidget* window);

    /// Goes to the bookmark in the present page, which must be analysed in the tree that the bookmark names;
    /// its options and edits must be in force already. Returns an error message that says what is missing,
    /// and changes nothing then; empty on success.
    QString goTo(const Bookmark& bookmark);
    /// The present state of the window.
    Bookmark present() const;
    /// The address of what is shown, with its bookmark.
    QString link() const;
    void copyLink();
    void copyReport();
    /// Asks for a file and writes the report.
    void saveReport();

  signals:
    void tabWanted(const QString& tab);

  private:
    bool canReport();
    void stepToSplit(std::uint32_t level);

    QList<Pane*> m_panes;
    ExplainView* m_explain; // one of the panes
    PageSession* m_session;
    const PageLoader* m_loader;
    QWidget* m_window;
};

} // namespace tagseam
