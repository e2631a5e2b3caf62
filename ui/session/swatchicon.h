// SPDX-License-Identifier: MIT
// The swatch of a look for lists. A selected row does not tint it, because its colour has a meaning.
#pragma once

#include "ui/session/regionmark.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPainter>
#include <QPalette>

namespace tagseam {

inline QIcon swatchIcon(int look)
{
    const QPixmap swatch = regionSwatch(look, QSize(16, 12), qApp->devicePixelRatio());
    QPixmap opaque = swatch;
    opaque.fill(QGuiApplication::palette().color(QPalette::Base));
    QPainter(&opaque).drawPixmap(0, 0, swatch);
    QIcon icon(opaque);
    icon.addPixmap(opaque, QIcon::Selected);
    return icon;
}

} // namespace tagseam
