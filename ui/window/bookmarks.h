// SPDX-License-Identifier: MIT
// The state of the window as an address and in reports, and the way back to it.
#pragma once

#include "ui/session/bookmark.h"

#include <QObject>

class QWidget;

namespace tagseam {

class Explainer;
class ExplainView;
class PageLoader;
class Pane;

class Bookmarks : public QObject {
    Q_OBJECT

  public:
    /// `window`: what is pictured in reports; the parent of dialogs.
    Bookmarks(const QList<Pane*>& panes, ExplainView* explain, Explainer* explainer, const PageLoader* loader,
              QWidget* window);

    /// Goes to the bookmark in the page that is there, which must be analysed, in the tree that it names; its
    /// options and edits are in force already. Empty, or a sentence that says what there is not; then nothing
    /// has changed.
    QString goTo(const Bookmark& bookmark);
    /// The state of the window now.
    Bookmark present() const;
    /// The address of what is shown now, with its bookmark.
    QString link() const;
    void copyLink();
    void copyReport();
    /// Asks for a file.
    void saveReport();

  signals:
    void tabWanted(const QString& tab);

  private:
    bool canReport();

    QList<Pane*> m_panes;
    ExplainView* m_explain; // one of them
    Explainer* m_explainer;
    PageSession* m_session;
    const PageLoader* m_loader;
    QWidget* m_window;
};

} // namespace tagseam
