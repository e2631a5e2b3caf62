// SPDX-License-Identifier: MIT
// The status line: the selected node and its ancestors, messages, work under way, and the numbers of the
// page.
#pragma once

#include <QStatusBar>

class QLabel;

namespace tagseam {

class ElidedText;
class Explainer;
class PageSession;
class WorkBar;

class StatusLine : public QStatusBar {
    Q_OBJECT

  public:
    /// `bars` are the progress bars, in order; they become children.
    StatusLine(Explainer* explainer, const QList<QWidget*>& bars, QWidget* parent = nullptr);
    /// The numbers, in words.
    QString numbers() const;
    /// Shows that the page is watched.
    void setWatched(bool isWatched);

  signals:
    /// The user asks why the selected node was kept or pruned.
    void whyAsked();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void connectSession();
    void showWhatIsTold();
    void updateNumbers();
    void updateBreadcrumbs();
    void showSelectedPath();
    QString selectedPlace() const;
    void share(int wanted);
    void showParts();

    Explainer* m_explainer;
    PageSession* m_session;
    QLabel* m_breadcrumbs;
    WorkBar* m_analysing;
    QLabel* m_watched;
    ElidedText* m_numbers;
    QString m_said; // message about the selection
};

} // namespace tagseam
