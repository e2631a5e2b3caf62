// SPDX-License-Identifier: MIT
// Names for the buttons that Qt leaves nameless.
#include "ui/widgets/accessiblebuttons.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QToolButton>

namespace tagseam {

AccessibleButtons::AccessibleButtons(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

// A widget is polished once, before it is shown for the first time.
bool AccessibleButtons::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Polish)
        return false;
    auto* button = qobject_cast<QToolButton*>(watched);
    if (button == nullptr)
        return false;
    if (qobject_cast<QLineEdit*>(button->parent()) != nullptr && button->text().isEmpty() &&
        button->accessibleName().isEmpty())
        button->setAccessibleName(tr("Clear"));
    return false;
}

} // namespace tagseam
