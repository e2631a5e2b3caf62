// SPDX-License-Identifier: MIT
// A line of plain text with an ellipsis where it is cut.
#include "ui/widgets/elidedtext.h"

#include <QPainter>
#include <QStyle>

namespace tagseam {

namespace {

constexpr int leastLetters = 8;

} // namespace

QString ElidedText::shown() const
{
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

QSize ElidedText::minimumSizeHint() const
{
    const int least = fontMetrics().averageCharWidth() * leastLetters;
    return {std::min(least, QLabel::sizeHint().width()), QLabel::minimumSizeHint().height()};
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
