// SPDX-License-Identifier: MIT
// One message above the pages.
#include "ui/window/messagebar.h"

#include "ui/widgets/striptext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace tagseam {

MessageBar::MessageBar(const Notifier* notifier, QWidget* parent)
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
    connect(this, &MessageBar::linkActivated, this, [this](const QString& link) {
        if (const FollowLink follow = m_notice.follow) // it may show another message
            follow(link);
    });
    connect(notifier, &Notifier::shown, this, &MessageBar::display);
    connect(notifier, &Notifier::cleared, this, &QWidget::hide);
    m_close->setToolTip(tr("Close this message"));
    hide();
}

QString MessageBar::sentence() const
{
    return isHidden() || !m_notice.isProblem ? QString() : m_notice.text;
}

void MessageBar::display(const Notice& notice)
{
    m_notice = notice;
    m_text->setText((notice.isProblem ? notice.text.toHtmlEscaped() : notice.text) +
                    (notice.links.isEmpty() ? QString() : ' ' + notice.links));
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_mark->setPixmap(
        style()
            ->standardIcon(notice.isProblem ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation)
            .pixmap(size));
    show();
}

} // namespace tagseam
