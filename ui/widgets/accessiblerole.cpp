// SPDX-License-Identifier: MIT
// Roles of widgets that draw themselves.
#include "ui/widgets/accessiblerole.h"

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace tagseam {

namespace {

constexpr const char* roleProperty = "accessibleRole";

QAccessibleInterface* accessibleOfRole(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget == nullptr ? QVariant() : widget->property(roleProperty);
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
                          : nullptr;
}

} // namespace

void setAccessibleRole(QWidget* widget, QAccessible::Role role)
{
    QAccessible::installFactory(accessibleOfRole); // installed once
    widget->setProperty(roleProperty, static_cast<int>(role));
}

} // namespace tagseam
