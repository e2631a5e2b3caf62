// SPDX-License-Identifier: MIT
// The style of all widgets.
#include "ui/widgets/windowstyle.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QStyleOption>

namespace tagseam {

namespace {

constexpr int frameWidth = 2;  // in pixels; the frame of the focus
constexpr int tabPadding = 14; // in pixels on both sides of the name of a tab

// The scroll area that shows a widget, if any.
QScrollArea* areaOf(const QWidget* widget)
{
    const QWidget* viewport = widget == nullptr ? nullptr : widget->parentWidget();
    auto* area = viewport == nullptr ? nullptr : qobject_cast<QScrollArea*>(viewport->parentWidget());
    return area != nullptr && area->widget() == widget ? area : nullptr;
}

bool showsFocus(const QStyleOption& option, const QWidget* widget)
{
    if (qobject_cast<const QAbstractScrollArea*>(widget) == nullptr)
        return false;
    const auto* area = qobject_cast<const QScrollArea*>(widget);
    return option.state.testFlag(QStyle::State_HasFocus) ||
           (area != nullptr && area->widget() != nullptr && area->widget()->hasFocus());
}

void drawFrame(const QStyleOption& option, QPainter* painter)
{
    painter->save();
    painter->setPen(QPen(option.palette.color(QPalette::Highlight), frameWidth, Qt::SolidLine, Qt::SquareCap,
                         Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option.rect.adjusted(frameWidth / 2, frameWidth / 2, -frameWidth / 2, -frameWidth / 2));
    painter->restore();
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void WindowStyle::polish(QApplication* application)
{
    QProxyStyle::polish(application);
    connect(application, &QApplication::focusChanged, this, &WindowStyle::showFocus);
}

// A scroll area does not hear that its contents have the focus, and a label draws the focus of a link only.
void WindowStyle::showFocus(QWidget* before, QWidget* now)
{
    for (const QWidget* each : {before, now}) {
        if (QScrollArea* area = areaOf(each))
            area->update();
    }
    auto* label = qobject_cast<QLabel*>(now);
    if (!m_frame && label != nullptr)
        m_frame = new QFocusFrame(label->parentWidget());
    if (m_frame)
        m_frame->setWidget(label);
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    // The frame of Fusion around a button or the name of a tab is pale. In a list the row is coloured.
    if (element == PE_FrameFocusRect && qobject_cast<const QAbstractItemView*>(widget) == nullptr)
        return drawFrame(*option, painter);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_Frame && showsFocus(*option, widget))
        drawFrame(*option, painter);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    if (element == CE_FocusFrame)
        drawFrame(*option, painter);
    else
        QProxyStyle::drawControl(element, option, painter, widget);
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* data) const
{
    if (hint == SH_TabBar_PreferNoArrows || hint == SH_FocusFrame_AboveWidget)
        return 1;
    if (hint == SH_TabBar_ElideMode)
        return Qt::ElideRight;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    if (metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractScrollArea*>(widget) != nullptr)
        return frameWidth;
    if (metric == PM_FocusFrameHMargin || metric == PM_FocusFrameVMargin)
        return frameWidth;
    if (metric == PM_TabBarTabHSpace)
        return tabPadding;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

} // namespace tagseam
