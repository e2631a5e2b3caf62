// SPDX-License-Identifier: MIT
// A line of plain text with an ellipsis where it is cut.
#include "ui/widgets/elidedtext.h"

#include "ui/widgets/elidedtips.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace tagseam {

namespace {

constexpr int leastLetters = 8;

} // namespace

ElidedText::ElidedText(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QString ElidedText::shown() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

QSize ElidedText::minimumSizeHint() const
{
    const int least = fontMetrics().averageCharWidth() * leastLetters;
    return {std::min(least, QLabel::sizeHint().width()), QLabel::minimumSizeHint().height()};
}

bool ElidedText::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || shown() == text())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tipOfElided(text(), toolTip()), this);
    return true;
}

void ElidedText::paintEvent(QPaintEvent* event)
{
    if (shown() == text())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          palette(), isEnabled(), shown(), foregroundRole());
}

} // namespace tagseam
