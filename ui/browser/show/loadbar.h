// SPDX-License-Identifier: MIT
// Shows the progress of a page that is being loaded, with a button to stop and one to capture the page as it
// is.
#pragma once

#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

class QProgressBar;
class QShortcut;
class QToolButton;

namespace tagseam {

class PageLoader;

/// Visible while a page is loaded; that of another page also while its source is read. Esc stops loading the
/// page that is shown, wherever the focus is.
class LoadBar : public QWidget {
    Q_OBJECT

  public:
    /// `prefix` comes before the progress of another page than the one that is shown. Without it, Esc stops
    /// loading.
    explicit LoadBar(const QString& prefix, QWidget* parent = nullptr);
    /// Shows what this loader does from now on.
    void follow(PageLoader* loader);
    QToolButton* cancelButton() const { return m_cancel; }
    QToolButton* takeButton() const { return m_take; }
    /// The text as shown: "loading 40 %, captured as it is in 17 s".
    QString text() const;

  private:
    QString progressText() const;
    void show(int percent);
    void hideAll();
    void update();

    QPointer<PageLoader> m_loader;
    QString m_prefix;
    QProgressBar* m_bar;
    QToolButton* m_take;
    QToolButton* m_cancel;
    QShortcut* m_escape;
    QTimer m_tick; // updates the seconds that are left
    int m_percent = 0;
};

} // namespace tagseam
