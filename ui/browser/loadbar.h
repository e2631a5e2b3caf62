// SPDX-License-Identifier: MIT
// What a page that is on its way is doing, with a way to give it up and one to take it as it is.
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QShortcut;
class QToolButton;

namespace tagseam {

class PageLoader;

/// Seen while a page is loaded. Esc gives it up, wherever the focus is.
class LoadBar : public QWidget {
    Q_OBJECT

  public:
    explicit LoadBar(PageLoader* loader, QWidget* parent = nullptr);
    QToolButton* cancelButton() const { return m_cancel; }
    QToolButton* takeButton() const { return m_take; }
    /// As it is shown: "loading 40 %, taken as it is in 17 s".
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
    QTimer m_tick; // for the seconds that are left
    int m_percent = 0;
};

} // namespace tagseam
