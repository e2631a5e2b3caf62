// SPDX-License-Identifier: MIT
// Lessons and quiz as a panel.
#include "ui/tools/learn/lessonview.h"

#include "ui/session/page/pageaddress.h"
#include "ui/tools/learn/choicegrid.h"
#include "ui/tools/learn/quiztext.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace tagseam {

namespace {

constexpr double textScale =
    1.25; // relative to the font of the interface; readable from the back of a lecture hall

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

LessonView::LessonView(Tutor* tutor, QWidget* parent)
    : QFrame(parent), m_tutor(tutor), m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    setFrameShape(QFrame::StyledPanel);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(this, QAccessible::Grouping);
    m_layout->setContentsMargins(10, 6, 8, 6);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint); // a strip may become a panel
    makeHead();

    m_text = new QLabel(this);
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    QFont font = m_text->font();
    font.setPointSizeF(font.pointSizeF() * textScale);
    m_text->setFont(font);
    m_textArea = new QScrollArea(this);
    m_textArea->setFrameShape(QFrame::NoFrame);
    m_textArea->setWidgetResizable(true);
    m_textArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_textArea->setFocusPolicy(Qt::NoFocus); // its keys are handled by this view
    m_textArea->setWidget(m_text);
    m_textArea->viewport()->setAutoFillBackground(false);
    m_text->setAutoFillBackground(false);

    makeAnswers();
    m_layout->addWidget(m_head);
    m_layout->addWidget(m_textArea, 1);
    m_layout->addWidget(m_answers);
    connect(m_tutor, &Tutor::changed, this, &LessonView::refresh);
    arrange();
    inEachTheme(this, [this] { refresh(); });
}

void LessonView::makeHead()
{
    m_head = new QWidget(this);
    m_title = new QLabel(m_head);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    m_count = new QLabel(m_head);
    m_count->setWordWrap(true);
    m_look = new QToolButton(m_head);
    m_look->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_look->setArrowType(Qt::RightArrow);
    connect(m_look, &QToolButton::clicked, this, [this] { emit m_tutor->lookAt(m_tutor->look()); });
    m_leave = new QToolButton(m_head);
    m_leave->setAutoRaise(true);
    m_leave->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    connect(m_leave, &QToolButton::clicked, m_tutor, &Tutor::leave);
    auto* first = new QHBoxLayout;
    first->addWidget(m_title, 1);
    first->addWidget(m_leave, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(m_head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(first);
    layout->addWidget(m_count);
    layout->addWidget(m_look);
    layout->addStretch(1);
}

QPushButton* LessonView::addButton(QBoxLayout* layout, void (Tutor::*action)())
{
    auto* button = new QPushButton(m_answers);
    button->setAutoDefault(false);
    if (action != nullptr)
        connect(button, &QPushButton::clicked, m_tutor, action);
    layout->addWidget(button);
    return button;
}

void LessonView::makeAnswers()
{
    m_answers = new QWidget(this);
    auto* layout = new QVBoxLayout(m_answers);
    layout->setContentsMargins(0, 0, 0, 0);
    m_choices = new ChoiceGrid(m_answers);
    connect(m_choices, &ChoiceGrid::chosen, this, &LessonView::chooseAt);
    layout->addWidget(m_choices);
    layout->addStretch(1);
    auto* row = new QHBoxLayout;
    m_return = addButton(row, &Tutor::goBackToPage);
    m_quiz = addButton(row, nullptr);
    connect(m_quiz, &QPushButton::clicked, this, &LessonView::startQuiz);
    m_again = addButton(row, &Tutor::analyseAsTaught);
    row->addStretch(1);
    m_show = addButton(row, &Tutor::showAnswer);
    m_back = addButton(row, &Tutor::back);
    m_next = addButton(row, &Tutor::next);
    layout->addLayout(row);
}

// Arranges head, text and answers side by side in a strip, one above the other in a panel.
void LessonView::arrange()
{
    m_layout->setDirection(isStrip() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_layout->setSpacing(isStrip() ? 14 : 6);
    const int widest = 16777215; // QWIDGETSIZE_MAX
    m_head->setFixedWidth(
        isStrip() ? m_tutor->state() == Tutor::State::Idle ? 90 : std::max(170, width() * 15 / 100) : widest);
    m_head->setMinimumWidth(isStrip() ? m_head->maximumWidth() : 0);
    m_answers->setMinimumWidth(isStrip() ? width() * 24 / 100 : 0); // the buttons keep their place
}

int LessonView::stripHeight() const
{
    return fontMetrics().height() * 7 + 12; // five lines of text in the larger font
}

// The text scrolls if the window is low.
QSize LessonView::minimumSizeHint() const
{
    return {280, std::min(stripHeight(), window()->height() / 4)};
}

void LessonView::refresh()
{
    const QWidget* focused = QApplication::focusWidget();
    const bool hadFocus = focused != nullptr && isAncestorOf(focused);
    updateHead();
    updateText();
    updateChoices();
    updateButtons();
    arrange();
    m_layout->activate();
    if (hadFocus && (!focused->isVisibleTo(this) || !focused->isEnabled()))
        setFocus();
}

void LessonView::chooseAt(int index)
{
    if (m_tutor->state() != Tutor::State::Idle) {
        m_tutor->choose(index);
        return;
    }
    m_tutor->openLesson(index);
    setFocus(); // the change of workspace takes the focus away
}

void LessonView::openLesson(int index, int page)
{
    m_tutor->openLesson(index, page);
    setFocus();
}

void LessonView::quiz()
{
    const bool isBack =
        m_tutor->state() != Tutor::State::Idle && !hasFocus() && !isAncestorOf(QApplication::focusWidget());
    isBack ? setFocus() : startQuiz();
}

void LessonView::startQuiz()
{
    m_tutor->startQuiz();
    setFocus();
}

void LessonView::scroll(int lines)
{
    QScrollBar* bar = m_textArea->verticalScrollBar();
    bar->setValue(bar->value() + lines * m_text->fontMetrics().lineSpacing());
}

void LessonView::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain || !takeKey(event->key()))
        QFrame::keyPressEvent(event);
}

bool LessonView::takeKey(int key)
{
    const bool isIdle = m_tutor->state() == Tutor::State::Idle;
    const bool isAnswered = m_tutor->question() == nullptr || m_tutor->answer() != nullptr;
    const bool isAdvance = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key >= Qt::Key_1 && key <= Qt::Key_9)
        chooseAt(key - Qt::Key_1);
    else if (key == Qt::Key_N || key == Qt::Key_PageDown || (isAdvance && isAnswered))
        m_tutor->next();
    else if (key == Qt::Key_B || key == Qt::Key_PageUp)
        m_tutor->back();
    else if (key == Qt::Key_S)
        m_tutor->showAnswer();
    else if (key == Qt::Key_Q && isIdle)
        startQuiz();
    else if (key == Qt::Key_Escape && !isIdle)
        m_tutor->leave();
    else if (key == Qt::Key_Down || key == Qt::Key_Up)
        scroll(key == Qt::Key_Down ? 1 : -1);
    else
        return false;
    return true;
}

void LessonView::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    const bool wasStrip = event->oldSize().width() >= stripWidth;
    arrange();
    if (wasStrip != isStrip())
        refresh();
}

// Shows the focus to keyboard users.
void LessonView::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void LessonView::focusInEvent(QFocusEvent* event)
{
    QFrame::focusInEvent(event);
    update();
}

void LessonView::focusOutEvent(QFocusEvent* event)
{
    QFrame::focusOutEvent(event);
    update();
}

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
