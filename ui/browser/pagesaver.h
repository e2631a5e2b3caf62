// SPDX-License-Identifier: MIT
// Files of the page that is shown: frozen with all that it shows, or pruned.
#pragma once

#include <QObject>

namespace tagseam {

class Browser;
class Freezer;
class PageSession;
class WorkBar;

class PageSaver : public QObject {
    Q_OBJECT

  public:
    /// `window`: the parent of its dialogs and of the bar.
    PageSaver(Browser* browser, QWidget* window);
    Freezer* freezer() const { return m_freezer; }
    WorkBar* bar() const { return m_freezing; }
    /// Asks for a file, and writes the page as captured into it, as MHTML: see Freezer. Another page ends it.
    void freeze();
    /// Asks for a file, and writes the pruned page into it.
    void savePruned();

  private:
    Browser* m_browser;
    PageSession* m_session;
    QWidget* m_window;
    Freezer* m_freezer;
    WorkBar* m_freezing;
};

} // namespace tagseam
