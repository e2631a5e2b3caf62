// SPDX-License-Identifier: MIT
// Roles of widgets that draw themselves.
#pragma once

#include <QAccessible>

class QWidget;

namespace tagseam {

/// Gives a widget without a role in Qt the one that assistive technology reports; call it in the constructor
/// of the widget. Name and description are those of the widget.
void setAccessibleRole(QWidget* widget, QAccessible::Role role);

} // namespace tagseam
