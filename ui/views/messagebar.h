// SPDX-License-Identifier: MIT
// One sentence above the pages: what went wrong, or what one sees; it can be put away.
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace tagseam {

class MessageBar : public QFrame {
    Q_OBJECT

  public:
    explicit MessageBar(QWidget* parent = nullptr);
    void showProblem(const QString& sentence);
    void showHint(const QString& richText);
    /// The problem that is shown; empty when none is.
    QString sentence() const;

  signals:
    void linkActivated(const QString& link);

  private:
    void display(const QString& text, bool isProblem);

    QLabel* m_mark;
    QLabel* m_text;
    QString m_sentence;
};

} // namespace tagseam
