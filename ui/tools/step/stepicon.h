// SPDX-License-Identifier: MIT
// Icons of the step buttons, drawn in the colour of the theme's text.
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace tagseam {

/// Signs side by side: < > ^ v triangles, | a bar, = pause, o a breakpoint's dot.
QIcon stepIcon(const QString& signs, const QPalette& palette);

} // namespace tagseam
