// SPDX-License-Identifier: MIT
// The texts and actions of lessons and quiz in each state of the tutor.
#include "ui/session/page/pageaddress.h"
#include "ui/tools/learn/choicegrid.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/learn/quiztext.h"
#include "ui/widgets/theme.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <vector>

namespace tagseam {

namespace {

QString coloured(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text);
}

QString bold(const QString& text)
{
    return QStringLiteral("<b>%1</b>").arg(text);
}

QString paragraph(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<p style=\"margin:0 0 4px 0\">%1</p>").arg(text);
}

} // namespace

void LessonView::updateHead()
{
    const bool isIdle = m_tutor->state() == Tutor::State::Idle;
    const Lesson* lesson = m_tutor->lesson();
    m_title->setText(bold(lesson != nullptr   ? lesson->title.text()
                          : m_tutor->isQuiz() ? tr("Quiz on this page")
                                              : tr("Lessons")));
    QString count;
    if (m_tutor->state() == Tutor::State::Page)
        count = lesson != nullptr
                    ? tr("Page %1 of %2").arg(m_tutor->page() + 1).arg(m_tutor->pageCount())
                    : tr("Question %1 of %2").arg(m_tutor->page() + 1).arg(m_tutor->pageCount());
    if (m_tutor->answered() > 0 && m_tutor->state() == Tutor::State::Page)
        count += QStringLiteral(" · ") + tr("%1 of %2 right").arg(m_tutor->right()).arg(m_tutor->answered());
    m_count->setText(count);
    setAccessibleName(QTextDocumentFragment::fromHtml(m_title->text()).toPlainText() +
                      (count.isEmpty() ? QString() : QStringLiteral(", ") + count));
    m_count->setVisible(!count.isEmpty());
    const bool isPointing = m_tutor->state() == Tutor::State::Page && !m_tutor->look().isEmpty();
    m_look->setVisible(isPointing);
    if (isPointing)
        m_look->setText(tr("Look at: %1").arg(viewName(m_tutor->look())));
    m_look->setToolTip(tr("Highlight the view again"));
    m_leave->setVisible(!isIdle);
    m_leave->setToolTip(lesson != nullptr ? tr("Leave the lesson (Esc)") : tr("Leave the quiz (Esc)"));
    m_leave->setAccessibleName(m_leave->toolTip());
}

void LessonView::updateText()
{
    QString text;
    switch (m_tutor->state()) {
    case Tutor::State::Idle:
        text = tr("Short lessons about the search. Predict its next step with a click in the plot or a key; "
                  "the run shows the answer.");
        break;
    case Tutor::State::Loading:
        text = tr("The page is being opened and analysed.");
        break;
    case Tutor::State::Altered:
        text = tr("The variant, the label attributes, the nodes or the minimum difference were changed. The "
                  "lesson describes a different run from the one that is shown.");
        break;
    case Tutor::State::Score:
        text = m_tutor->pageCount() == 0
                   ? tr("There are no questions: the search makes no decision on this page.")
                   : bold(tr("%1 of %2 right.").arg(m_tutor->right()).arg(m_tutor->pageCount()));
        break;
    case Tutor::State::Page:
        text = pageText();
        break;
    }
    m_text->setText(text);
    setAccessibleDescription(
        QTextDocumentFragment::fromHtml(text).toPlainText()); // the keys are for this view
    m_textArea->verticalScrollBar()->setValue(0);
}

QString LessonView::pageText() const
{
    const Question* question = m_tutor->question();
    if (question == nullptr)
        return paragraph(m_tutor->text());
    // A strip has no room for the text before.
    const bool isShort = isStrip() && m_tutor->answer() != nullptr;
    const QString before =
        m_tutor->isQuiz() ? QuizText::situation(*question, *m_tutor->trace()) : m_tutor->text();
    return (isShort ? QString() : paragraph(before)) + questionText();
}

QString LessonView::questionText() const
{
    const Question& question = *m_tutor->question();
    const Theme& theme = Theme::current();
    const QString prompt = QuizText::prompt(question, *m_tutor->trace());
    const Answer* answer = m_tutor->answer();
    if (answer == nullptr) {
        const QString how =
            (question.kind == QuestionKind::NextThreshold ? tr("Click in the waterline, or press %1.")
                                                          : tr("Click in the plot, or press %1."))
                .arg(QStringLiteral("1\u2011%1").arg(m_tutor->choices().size()));
        return paragraph(bold(prompt) + QLatin1Char(' ') + coloured(how, theme.mutedText));
    }
    const QString verdict = answer->isRight ? coloured(bold(tr("✓ Right.")), theme.kept)
                                            : coloured(bold(tr("✗ Wrong.")), theme.dropped);
    return paragraph(coloured(prompt, theme.mutedText)) +
           paragraph(verdict + QLatin1Char(' ') +
                     QuizText::explanation(question, *m_tutor->trace(), *answer));
}

void LessonView::updateChoices()
{
    std::vector<Choice> choices;
    const bool isIdle = m_tutor->state() == Tutor::State::Idle;
    if (isIdle) {
        for (const Lesson& lesson : m_tutor->lessons())
            choices.push_back({lesson.title.text(), lesson.about.text()});
    } else if (m_tutor->state() == Tutor::State::Page && m_tutor->question() != nullptr) {
        const bool isAnswered = m_tutor->answer() != nullptr;
        for (const Guess& guess : m_tutor->choices()) {
            const int index = static_cast<int>(choices.size());
            choices.push_back({QuizText::choice(*m_tutor->question(), *m_tutor->trace(), guess), {}});
            if (isAnswered)
                choices.back().mark = m_tutor->isRight(index)      ? Choice::Mark::Right
                                      : m_tutor->chosen() == index ? Choice::Mark::Wrong
                                                                   : Choice::Mark::Other;
        }
    }
    m_choices->setChoices(choices, !isStrip() ? 1 : isIdle ? 3 : 2);
}

void LessonView::updateButtons()
{
    const Tutor::State state = m_tutor->state();
    const bool isIdle = state == Tutor::State::Idle;
    const bool isPage = state == Tutor::State::Page;
    const bool isOver = state == Tutor::State::Score;
    m_quiz->setVisible(isIdle);
    m_quiz->setEnabled(m_tutor->canQuiz());
    m_quiz->setText(tr("Quiz me on this page"));
    m_quiz->setToolTip(tr("Questions about the search on the page that is open (Q)"));
    m_again->setVisible(state == Tutor::State::Altered);
    m_again->setText(tr("Use the lesson's options"));
    const QString page = m_tutor->pageToGoBackTo();
    m_return->setVisible(isIdle && !page.isEmpty());
    m_return->setText(tr("Back to %1").arg(elided(QFileInfo(page).fileName(), 24)));
    m_return->setToolTip(page);
    const bool isOpenQuestion = m_tutor->question() != nullptr && m_tutor->answer() == nullptr;
    m_show->setVisible(isPage && m_tutor->answer() != nullptr);
    m_show->setText(tr("Show me"));
    m_show->setToolTip(tr("Go to the step that shows the answer (S)"));
    m_back->setVisible(isPage || (isOver && m_tutor->pageCount() > 0));
    m_back->setEnabled(isOver || m_tutor->page() > 0);
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Previous page (B or Page Up)"));
    const bool isLessonOver = isPage && m_tutor->lesson() != nullptr && m_tutor->isLast();
    m_next->setVisible((isPage && (!isLessonOver || m_tutor->hasNextLesson())) ||
                       (isOver && m_tutor->pageCount() > 0));
    m_next->setText(isOver           ? tr("Other questions")
                    : isLessonOver   ? tr("Next lesson")
                    : isOpenQuestion ? tr("Skip")
                                     : tr("Next"));
    m_next->setToolTip(tr("Continue (N, Space or Page Down)"));
}

QString LessonView::viewName(const QString& view) const
{
    if (view == QLatin1String("original"))
        return tr("original page");
    if (view == QLatin1String("pruned"))
        return tr("pruned page");
    if (view == QLatin1String("tree"))
        return tr("DOM tree");
    if (view == QLatin1String("plot"))
        return tr("plot");
    if (view == QLatin1String("waterline"))
        return tr("waterline");
    if (view == QLatin1String("listing"))
        return tr("listing");
    if (view == QLatin1String("variables"))
        return tr("variables");
    if (view == QLatin1String("symbols"))
        return tr("symbols");
    if (view == QLatin1String("detection"))
        return tr("content detection");
    return tr("levels");
}

} // namespace tagseam
