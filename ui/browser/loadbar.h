// SPDX-License-Identifier: MIT
// Shows the progress of the page that is being loaded, with a button to stop and one to take the page as it
// is.
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QShortcut;
class QToolButton;

namespace tagseam {

class PageLoader;

/// Visible while a page is loaded. Esc stops loading, wherever the focus is.
class LoadBar : public QWidget {
    Q_OBJECT

  public:
    explicit LoadBar(PageLoader* loader, QWidget* parent = nullptr);
    QToolButton* cancelButton() const { return m_cancel; }
    QToolButton* takeButton() const { return m_take; }
    /// The text as shown: "loading 40 %, taken as it is in 17 s".
    QString text() const;

  private:
    void show(int percent);
    void hideAll();
    void update();

    PageLoader* m_loader;
    QProgressBar* m_bar;
    QToolButton* m_take;
    QToolButton* m_cancel;
    QShortcut* m_escape;
    QTimer m_tick; // updates the seconds that are left
    int m_percent = 0;
};

} // namespace tagseam
