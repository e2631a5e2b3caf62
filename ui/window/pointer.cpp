// SPDX-License-Identifier: MIT
// Frames the widget that the user should look at.
#include "ui/window/pointer.h"

#include "ui/widgets/theme.h"

namespace tagseam {

Pointer::Pointer(QWidget* window) : QFrame(window)
{
    setObjectName(QStringLiteral("pointer"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    m_shown.setSingleShot(true);
    m_shown.callOnTimeout(this, &QWidget::hide);
}

void Pointer::pointOut(QWidget* widget)
{
    setStyleSheet(QStringLiteral("#pointer { border: 3px solid %1; background: transparent; }")
                      .arg(Theme::current().selection.name()));
    QTimer::singleShot(60, widget, [this, widget] {
        setGeometry(QRect(widget->mapTo(parentWidget(), QPoint(0, 0)), widget->size()));
        raise();
        show();
    });
    m_shown.start(milliseconds);
}

} // namespace tagseam
