// SPDX-License-Identifier: MIT
// One sentence above the pages.
#include "ui/views/messagebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace tagseam {

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), m_mark(new QLabel(this)), m_text(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* close = new QToolButton(this);
    close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    close->setAutoRaise(true);
    close->setToolTip(tr("Put this away"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(m_mark, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_text, &QLabel::linkActivated, this, &MessageBar::linkActivated);
    hide();
}

void MessageBar::showProblem(const QString& sentence)
{
    m_sentence = sentence;
    display(sentence.toHtmlEscaped(), true);
}

void MessageBar::showHint(const QString& richText)
{
    m_sentence.clear();
    display(richText, false);
}

QString MessageBar::sentence() const
{
    return isHidden() ? QString() : m_sentence;
}

void MessageBar::display(const QString& text, bool isProblem)
{
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_mark->setPixmap(
        style()
            ->standardIcon(isProblem ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation)
            .pixmap(size));
    m_text->setText(text);
    show();
}

} // namespace tagseam
