// SPDX-License-Identifier: MIT
// Shows the progress of a job, with its name and a button to stop it.
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QToolButton;

namespace tagseam {

/// Hidden until a job has taken `patience` milliseconds, so that short jobs do not flicker.
class WorkBar : public QWidget {
    Q_OBJECT

  public:
    explicit WorkBar(QWidget* parent = nullptr, int patience = patientMilliseconds);

    /// `text` may contain %p (percent), %v and %m (done, total).
    void begin(const QString& text);
    /// 0 of 0 means that the progress is unknown.
    void setProgress(int done, int total);
    void end();
    QToolButton* cancelButton() const { return m_cancel; }

    static constexpr int patientMilliseconds = 250;

  signals:
    void cancelled();

  private:
    QProgressBar* m_bar;
    QToolButton* m_cancel;
    QTimer m_patience;
};

} // namespace tagseam
