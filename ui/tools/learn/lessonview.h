// SPDX-License-Identifier: MIT
// Lessons and quiz as a panel: text, question, choices, verdict.
#pragma once

#include "ui/tools/learn/tutor.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace tagseam {

class ChoiceGrid;

/// A strip if it is at least 640 px wide, for an edge of the window; otherwise a panel beside the pages. Keys
/// while it has the focus: 1 to 6 choose, N and Page Down go on, B and Page Up go back, S shows the answer,
/// Up and Down scroll, Escape leaves; Q starts a quiz.
class LessonView : public QFrame {
    Q_OBJECT

  public:
    explicit LessonView(Tutor* tutor, QWidget* parent = nullptr);

    Tutor* tutor() const { return m_tutor; }
    /// See Tutor::openLesson(). The panel gets the focus.
    void openLesson(int index, int page = 0);
    /// Starts a quiz; in a lesson, the first call only returns the focus to the panel.
    void quiz();

    QSize sizeHint() const override { return {1280, stripHeight()}; }
    QSize minimumSizeHint() const override;
    bool isStrip() const { return width() >= stripWidth; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    static constexpr int stripWidth = 640; // in px
    int stripHeight() const;
    QPushButton* addButton(QBoxLayout* layout, void (Tutor::*action)());
    void makeHead();
    void makeAnswers();
    void arrange();
    void refresh();
    void updateHead();
    void updateText();
    void updateChoices();
    void updateButtons();
    bool takeKey(int key); ///< true if the key has a meaning
    void chooseAt(int index);
    void startQuiz();
    QString pageText() const;
    QString questionText() const;
    QString viewName(const QString& view) const;
    void scroll(int lines);

    Tutor* m_tutor;
    QBoxLayout* m_layout;
    QWidget* m_head;
    QLabel* m_title;
    QLabel* m_count;
    QToolButton* m_look;
    QToolButton* m_leave;
    QScrollArea* m_textArea;
    QLabel* m_text;
    QWidget* m_answers;
    ChoiceGrid* m_choices;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_show;  // shows the answer
    QPushButton* m_again; // analyses as taught
    QPushButton* m_quiz;
    QPushButton* m_return; // returns to the user's page
};

} // namespace tagseam
