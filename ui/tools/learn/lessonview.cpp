// SPDX-License-Identifier: MIT
// Lessons and quiz as a panel.
#include "ui/tools/learn/lessonview.h"

#include "ui/tools/learn/choicegrid.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace tagseam {

namespace {

constexpr double textScale =
    1.25; // relative to the font of the interface; readable from the back of a lecture hall

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

} // namespace tagseam
