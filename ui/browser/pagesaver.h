// SPDX-License-Identifier: MIT
// Files of the page that is shown: archived with all that it shows, or pruned.
#pragma once

#include <QObject>

namespace tagseam {

class Browser;
class Archiver;
class PageSession;
class WorkBar;

class PageSaver : public QObject {
    Q_OBJECT

  public:
    /// `window`: the parent of its dialogs and of the bar.
    PageSaver(Browser* browser, QWidget* window);
    Archiver* archiver() const { return m_archiver; }
    WorkBar* bar() const { return m_archiving; }
    /// Asks for a file, and writes the page as captured into it, as MHTML: see Freezer. Another page ends it.
    void archive();
    /// Asks for a file, and writes the pruned page into it.
    void savePruned();

  private:
    Browser* m_browser;
    PageSession* m_session;
    QWidget* m_window;
    Archiver* m_archiver;
    WorkBar* m_archiving;
};

} // namespace tagseam
