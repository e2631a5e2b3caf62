// SPDX-License-Identifier: MIT
// Says above the pages what the user tries: a change of the options, and what-ifs that change the page.
#pragma once

#include "ui/session/questions/explainer.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace tagseam {

class StripText;

class EditsBar : public QFrame {
    Q_OBJECT

  public:
    explicit EditsBar(Explainer* explainer, QWidget* parent = nullptr);

    QLabel* text() const { return m_text; }
    QToolButton* undoButton() const { return m_undo; }
    QToolButton* undoAllButton() const { return m_undoAll; }
    /// Keeps the change of the options; what-ifs are said as long as they are in force.
    QToolButton* closeButton() const { return m_close; }

  signals:
    /// The edits of the page are to be copied; the edited page is to be saved.
    void copyWanted();
    void saveWanted();

  private:
    void undo();
    void say();
    QString editsText() const;
    QString pageEditsText() const;
    void askBefore();

    PageSession* m_session;
    Changes* m_changes;
    Inquiry<NodeCounts>* m_before; // the counts without the edits
    StripText* m_strip;
    QLabel* m_text;
    QToolButton* m_undo;
    QToolButton* m_undoAll;
    QToolButton* m_close;
    QToolButton* m_copy;
    QToolButton* m_save;
};

} // namespace tagseam
