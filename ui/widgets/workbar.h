// SPDX-License-Identifier: MIT
// A job that takes its time: what it is, how far it is, and a way to give it up.
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;
class QToolButton;

namespace tagseam {

/// Unseen until a job has taken `patience` milliseconds, so that short ones do not flicker.
class WorkBar : public QWidget {
    Q_OBJECT

  public:
    explicit WorkBar(QWidget* parent = nullptr, int patience = patientMilliseconds);

    /// `text`: may hold %p (percent), %v and %m (done, total).
    void begin(const QString& text);
    /// 0 of 0: nobody knows how far it is.
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
