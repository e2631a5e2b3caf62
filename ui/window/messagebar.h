// SPDX-License-Identifier: MIT
// One sentence above the pages: what went wrong, or what one sees; it can be put away.
#pragma once

#include "ui/widgets/language.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace tagseam {

class StripText;

class MessageBar : public QFrame {
    Q_OBJECT

  public:
    explicit MessageBar(QWidget* parent = nullptr);
    /// `links`: rich text behind the sentence, with what can be done about it; may be empty.
    void showProblem(const Wording& sentence, const Wording& links = {});
    /// Returns a number for putAway().
    int showHint(const Wording& richText);
    /// Hides that hint, if it is still the one that is shown.
    void putAway(int hint);
    /// The problem that is shown; empty when none is.
    QString sentence() const;

  signals:
    void linkActivated(const QString& link);

  private:
    void display(const Wording& text, const Wording& links, bool isProblem);
    void retranslate();

    QLabel* m_mark;
    StripText* m_strip;
    QLabel* m_text;
    QToolButton* m_close;
    Wording m_said;  // what is shown
    Wording m_links; // behind it
    bool m_isProblem = false;
    int m_shown = 0; // counts what was shown
};

} // namespace tagseam
