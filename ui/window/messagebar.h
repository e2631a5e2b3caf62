// SPDX-License-Identifier: MIT
// One message above the pages: an error or a hint, which the user can close.
#pragma once

#include "ui/session/page/notifier.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace tagseam {

class StripText;

class MessageBar : public QFrame {
    Q_OBJECT

  public:
    explicit MessageBar(const Notifier* notifier, QWidget* parent = nullptr);
    /// The error that is shown; empty when none is shown.
    QString sentence() const;

  signals:
    void linkActivated(const QString& link);

  private:
    void display(const Notice& notice);

    QLabel* m_mark;
    StripText* m_strip;
    QLabel* m_text;
    QToolButton* m_close;
    Notice m_notice; // the notice that is shown
};

} // namespace tagseam
