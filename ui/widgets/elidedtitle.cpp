// SPDX-License-Identifier: MIT
// The heading of a pane, with an ellipsis where it is cut.
#include "ui/widgets/elidedtitle.h"

#include "ui/widgets/elidedtips.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextDocumentFragment>
#include <QToolTip>

namespace tagseam {

namespace {

const QString endOfBold = QStringLiteral("</b>");

QString plain(const QString& html)
{
    return QTextDocumentFragment::fromHtml(html).toPlainText();
}

} // namespace

ElidedTitle::ElidedTitle(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
}

QString ElidedTitle::bold() const
{
    const qsizetype end = text().indexOf(endOfBold);
    return end < 0 ? QString() : plain(text().left(end + endOfBold.size()));
}

QString ElidedTitle::rest() const
{
    const QString whole = plain(text());
    return whole.mid(bold().size());
}

QFont ElidedTitle::boldFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

// The width available for the rest.
QRect ElidedTitle::room() const
{
    return contentsRect().adjusted(QFontMetrics(boldFont()).horizontalAdvance(bold()), 0, 0, 0);
}

bool ElidedTitle::isCut() const
{
    return QLabel::sizeHint().width() > width();
}

QString ElidedTitle::shown() const
{
    return isCut() ? bold() + fontMetrics().elidedText(rest(), Qt::ElideRight, room().width())
                   : plain(text());
}

bool ElidedTitle::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    const QPoint at = static_cast<QHelpEvent*>(event)->globalPos();
    isCut() ? showToolTip(at, plain(text()), this) : QToolTip::hideText();
    return true;
}

void ElidedTitle::paintEvent(QPaintEvent* event)
{
    if (!isCut())
        return QLabel::paintEvent(event);
    constexpr int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine;
    QPainter painter(this);
    painter.setFont(boldFont());
    painter.drawText(contentsRect(), flags, bold());
    painter.setFont(font());
    painter.drawText(room(), flags, fontMetrics().elidedText(rest(), Qt::ElideRight, room().width()));
}

} // namespace tagseam
