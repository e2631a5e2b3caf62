// SPDX-License-Identifier: MIT
// The look of marked regions: colours of Okabe and Ito (2008), each with a pattern, so that no information is
// in colour alone.
#include "ui/session/analysis/regionmark.h"

#include "ui/widgets/theme.h"

#include <QPainter>

#include <array>

namespace tagseam {

namespace {

struct Colours {
    QRgb onLight;
    QRgb onDark;
};

constexpr std::array colours{Colours{qRgb(0x00, 0x62, 0xa0), qRgb(0x56, 0xb4, 0xe9)},
                             Colours{qRgb(0xb8, 0x55, 0x00), qRgb(0xf0, 0xa5, 0x30)},
                             Colours{qRgb(0x00, 0x7d, 0x5f), qRgb(0x3c, 0xc8, 0xa0)},
                             Colours{qRgb(0xa0, 0x3a, 0x78), qRgb(0xf0, 0x9a, 0xcc)},
                             Colours{qRgb(0x86, 0x75, 0x00), qRgb(0xf0, 0xe4, 0x42)},
                             Colours{qRgb(0x4a, 0x4f, 0x58), qRgb(0xc8, 0xcc, 0xd2)},
                             Colours{qRgb(0x5a, 0x3f, 0xd0), qRgb(0xa9, 0x9c, 0xff)},
                             Colours{qRgb(0x9e, 0x2a, 0x2b), qRgb(0xff, 0x8a, 0x80)}};
constexpr std::array patterns{Qt::BDiagPattern, Qt::FDiagPattern,     Qt::HorPattern,   Qt::VerPattern,
                              Qt::CrossPattern, Qt::DiagCrossPattern, Qt::Dense6Pattern};
constexpr std::array lines{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

template <class Array>
auto pick(const Array& array, int index)
{
    return array[static_cast<std::size_t>(index) % array.size()];
}

} // namespace

RegionLook regionLook(int look)
{
    const Colours colour = pick(colours, look);
    return {QColor(colour.onLight), QColor(Theme::current().isDark ? colour.onDark : colour.onLight),
            pick(patterns, look), pick(lines, look)};
}

QPixmap regionSwatch(int look, const QSize& size, double pixelRatio)
{
    const RegionLook of = regionLook(look);
    QPixmap pixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    QColor veil = of.here;
    veil.setAlpha(60);
    pixmap.fill(veil);
    QPainter painter(&pixmap);
    const QRectF box(QPointF(0.5, 0.5), QSizeF(size) - QSizeF(1, 1));
    painter.fillRect(box, QBrush(of.here, of.pattern));
    painter.setPen(QPen(of.here, 1, of.line));
    painter.drawRect(box);
    return pixmap;
}

} // namespace tagseam
