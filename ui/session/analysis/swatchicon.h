// SPDX-License-Identifier: MIT
// The swatch of a look, with its pattern, for lists and sentences.
#pragma once

#include "ui/session/analysis/regionmark.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QIcon>
#include <QPainter>
#include <QPalette>

namespace tagseam {

/// A selected row does not tint it, because its colour has a meaning.
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

/// The swatch as an image of rich text.
inline QString swatchHtml(int look)
{
    QByteArray png;
    QBuffer buffer(&png);
    regionSwatch(look, QSize(16, 12), 1).save(&buffer, "PNG");
    return QStringLiteral("<img src=\"data:image/png;base64,%1\">").arg(QLatin1String(png.toBase64()));
}

} // namespace tagseam
