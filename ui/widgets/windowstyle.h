// SPDX-License-Identifier: MIT
// The style of all widgets.
#pragma once

#include <QFocusFrame>
#include <QPointer>
#include <QProxyStyle>

namespace tagseam {

/// Fusion with two additions: all widgets show by a clear frame that they have the focus, and tab bars
/// shorten the names of their tabs instead of scrolling.
class WindowStyle : public QProxyStyle {
    Q_OBJECT

  public:
    WindowStyle();

    using QProxyStyle::polish;
    void polish(QApplication* application) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;

  private:
    void showFocus(QWidget* before, QWidget* now);

    QPointer<QFocusFrame> m_frame; // around a label; its parent owns it
};

} // namespace tagseam
