// SPDX-License-Identifier: MIT
// One sentence above the pages: what went wrong, or what one sees; it can be put away.
#pragma once

#include "ui/language.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace tagseam {

class MessageBar : public QFrame {
    Q_OBJECT

  public:
    explicit MessageBar(QWidget* parent = nullptr);
    void showProblem(const Wording& sentence);
    void showHint(const Wording& richText);
    /// The problem that is shown; empty when none is.
    QString sentence() const;

  signals:
    void linkActivated(const QString& link);

  private:
    void display(const Wording& text, bool isProblem);
    void retranslate();

    QLabel* m_mark;
    QLabel* m_text;
    QToolButton* m_close;
    Wording m_said; // what is shown
    bool m_isProblem = false;
};

} // namespace tagseam
