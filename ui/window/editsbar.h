// SPDX-License-Identifier: MIT
// Says above the pages that the shown page was changed by what-ifs, as long as that is so.
#pragma once

#include "ui/session/explainer.h"

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

  private:
    void say();

    Explainer* m_explainer;
    StripText* m_strip;
    QLabel* m_text;
    QToolButton* m_undo;
    QToolButton* m_undoAll;
};

} // namespace tagseam
