// SPDX-License-Identifier: MIT
// The window of the manual: contents, search, and the page that is read.
#pragma once

#include "ui/window/manualpages.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QMenu;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace tagseam {

class ManualBrowser;

/// A window of its own: it neither blocks the main window nor keeps the program running.
class Manual : public QWidget {
    Q_OBJECT

  public:
    /// `toolInFront`: the identifier of the tool or section at which F1 opens the manual; empty for none.
    explicit Manual(std::function<QString()> toolInFront);

    /// `id`: a tool, a section of a tool, or a page; empty for the page that was read last.
    void showPlace(const QString& id);
    /// The menu Help for a main window, which owns the menu.
    QMenu* makeMenu(QWidget* window);
    const ManualPages& pages() const;

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void makeActions(QToolBar* bar);
    void makePages();
    void showContents();
    void showHits();
    /// `step`: 1 for the next hit, -1 for the one before.
    void goToHit(int step);
    void goTo(QTreeWidgetItem* item);
    void follow(const QUrl& link);
    void markWords();
    void followPage();

    std::function<QString()> m_toolInFront;
    mutable std::optional<ManualPages> m_pages; // read when they are first wanted
    std::vector<QTreeWidgetItem*> m_hits;       // rows, in the order of the pages
    QLineEdit* m_search;
    QLabel* m_count;
    QTreeWidget* m_contents;
    ManualBrowser* m_text;
};

} // namespace tagseam
