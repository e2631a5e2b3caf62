// SPDX-License-Identifier: MIT
// One message above the pages: what went wrong, or what one sees; it can be put away.
#pragma once

#include "ui/session/notifier.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace tagseam {

class StripText;

class MessageBar : public QFrame {
    Q_OBJECT

  public:
    explicit MessageBar(const Notifier* notifier, QWidget* parent = nullptr);
    /// The problem that is shown; empty when none is.
    QString sentence() const;

  signals:
    void linkActivated(const QString& link);

  private:
    void display(const Notice& notice);

    QLabel* m_mark;
    StripText* m_strip;
    QLabel* m_text;
    QToolButton* m_close;
    Notice m_notice; // that is shown
};

} // namespace tagseam
