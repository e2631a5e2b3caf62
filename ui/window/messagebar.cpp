// SPDX-License-Identifier: MIT
// One sentence above the pages.
#include "ui/window/messagebar.h"

#include "ui/widgets/striptext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace tagseam {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_mark(new QLabel(this)), m_strip(new StripText(this)), m_text(m_strip->label()),
      m_close(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    m_text->setObjectName(QStringLiteral("text"));
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    m_close->setAutoRaise(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 4, 4);
    layout->addWidget(m_mark, 0, Qt::AlignTop);
    layout->addWidget(m_strip, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_text, &QLabel::linkActivated, this, &MessageBar::linkActivated);
    hide();
    inEachLanguage(this, [this] { retranslate(); });
}

void MessageBar::showProblem(const Wording& sentence, const Wording& links)
{
    display(sentence, links, true);
}

int MessageBar::showHint(const Wording& richText)
{
    display(richText, {}, false);
    return m_shown;
}

void MessageBar::putAway(int hint)
{
    if (hint == m_shown)
        hide();
}

QString MessageBar::sentence() const
{
    return isHidden() || !m_isProblem ? QString() : m_said();
}

void MessageBar::retranslate()
{
    m_close->setToolTip(tr("Put this away"));
    if (m_said)
        m_text->setText((m_isProblem ? m_said().toHtmlEscaped() : m_said()) +
                        (m_links ? ' ' + m_links() : QString()));
}

void MessageBar::display(const Wording& text, const Wording& links, bool isProblem)
{
    ++m_shown;
    m_said = text;
    m_links = links;
    m_isProblem = isProblem;
    retranslate();
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_mark->setPixmap(
        style()
            ->standardIcon(isProblem ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation)
            .pixmap(size));
    show();
}

} // namespace tagseam
