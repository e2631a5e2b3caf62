// SPDX-License-Identifier: MIT
// The colours of all drawings.
#include "ui/widgets/theme.h"

#include "ui/widgets/windowstyle.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QStyle>

#include <cstdlib>
#include <utility>

namespace tagseam {

namespace {

const Theme lightTheme{false,
                       QColor(0x00, 0x60, 0xa8),
                       QColor(0xa8, 0x54, 0x00),
                       QColor(0x8a, 0x1c, 0x5a),
                       QColor(0xd0, 0x00, 0x60),
                       QColor(0x00, 0x7d, 0x5f),
                       QColor(0x6a, 0x5a, 0xcd),
                       QColor(0x84, 0x7c, 0x6c),
                       QColor(0x2f, 0x9b, 0xd8),
                       QColor(0xdd, 0xdd, 0xdd),
                       QColor(0x5f, 0x5f, 0x5f)};
const Theme darkTheme{true,
                      QColor(0x5c, 0xb8, 0xf0),
                      QColor(0xf0, 0xa5, 0x30),
                      QColor(0xf0, 0x9a, 0xcc),
                      QColor(0xff, 0x5c, 0x9c),
                      QColor(0x3c, 0xc8, 0xa0),
                      QColor(0xa9, 0x9c, 0xff),
                      QColor(0x8f, 0x87, 0x79),
                      QColor(0x3d, 0xa5, 0xe0),
                      QColor(0x44, 0x46, 0x4a),
                      QColor(0xa0, 0xa4, 0xa8)};

constexpr int leastDifference = 70; // in lightness (0 to 255), between a text or frame and its ground
constexpr int leastForFrames = 20;  // lightness (0 to 255) of a window on which darker frames are visible

bool isLightForced = false;
bool wasBlack = false; // the window of the theme before

QPalette lightPalette()
{
    QPalette palette(QColor(0xf3, 0xf4, 0xf5), QColor(0xf3, 0xf4, 0xf5));
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::AlternateBase, QColor(0xf7, 0xf8, 0xf9));
    palette.setColor(QPalette::WindowText, QColor(0x1c, 0x1e, 0x21));
    palette.setColor(QPalette::Text, QColor(0x1c, 0x1e, 0x21));
    palette.setColor(QPalette::ButtonText, QColor(0x1c, 0x1e, 0x21));
    palette.setColor(QPalette::Highlight, QColor(0x1f, 0x6f, 0xc0));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, QColor(0xff, 0xff, 0xf0));
    palette.setColor(QPalette::ToolTipText, QColor(0x1c, 0x1e, 0x21));
    palette.setColor(QPalette::Link, QColor(0x00, 0x60, 0xa8));
    palette.setColor(QPalette::PlaceholderText, QColor(0x6e, 0x6e, 0x6e));
    palette.setColor(QPalette::Disabled, QPalette::Text, QColor(0x84, 0x86, 0x88));
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, QColor(0x84, 0x86, 0x88));
    palette.setColor(QPalette::Disabled, QPalette::WindowText, QColor(0x84, 0x86, 0x88));
    return palette;
}

QPalette darkPalette()
{
    QPalette palette(QColor(0x2b, 0x2d, 0x30), QColor(0x2b, 0x2d, 0x30));
    const QColor text(0xe4, 0xe6, 0xe8);
    palette.setColor(QPalette::Base, QColor(0x1e, 0x1f, 0x22));
    palette.setColor(QPalette::AlternateBase, QColor(0x24, 0x26, 0x29));
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Light, QColor(0x5a, 0x5e, 0x64)); // keeps frames of boxes and buttons visible
    palette.setColor(QPalette::Midlight, QColor(0x4a, 0x4e, 0x54));
    palette.setColor(QPalette::Mid, QColor(0x6a, 0x6e, 0x74));
    palette.setColor(QPalette::Dark, QColor(0x8a, 0x8e, 0x94));
    palette.setColor(QPalette::Highlight, QColor(0x31, 0x78, 0xc5));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x3c, 0x40));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Link, QColor(0x6c, 0xb4, 0xff));
    palette.setColor(QPalette::PlaceholderText, QColor(0x90, 0x94, 0x98));
    palette.setColor(QPalette::Disabled, QPalette::Text, QColor(0x84, 0x88, 0x8c));
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, QColor(0x84, 0x88, 0x8c));
    palette.setColor(QPalette::Disabled, QPalette::WindowText, QColor(0x84, 0x88, 0x8c));
    return palette;
}

// A rich text keeps the colour that links had when it was set, and setting the same text has no effect.
void colourLinksAgain()
{
    for (QWidget* each : QApplication::allWidgets()) {
        auto* label = qobject_cast<QLabel*>(each);
        const QString text = label == nullptr ? QString() : label->text();
        if (text.isEmpty())
            continue;
        label->clear();
        label->setText(text);
    }
}

// A change of the theme is reported as a change of the style: see applyTheme().
class Redraw : public QObject {
  public:
    Redraw(QWidget* widget, std::function<void()> draw) : QObject(widget), m_draw(std::move(draw))
    {
        widget->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::StyleChange)
            m_draw();
        return false;
    }

  private:
    std::function<void()> m_draw;
};

} // namespace

const Theme& Theme::current()
{
    const bool isDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    return isDark && !isLightForced ? darkTheme : lightTheme;
}

QPalette amended(const QPalette& desktop)
{
    QPalette amendments;
    const auto amend = [&](QPalette::ColorGroup group, QPalette::ColorRole role, QPalette::ColorRole on,
                           QPalette::ColorRole full, int percent) {
        const QColor ground = desktop.color(QPalette::Active, on);
        const QColor text = desktop.color(QPalette::Active, full);
        const auto mix = [percent](int a, int b) { return (a * percent + b * (100 - percent)) / 100; };
        if (std::abs(desktop.color(group, role).lightness() - ground.lightness()) < leastDifference)
            amendments.setColor(group, role,
                                {mix(text.red(), ground.red()), mix(text.green(), ground.green()),
                                 mix(text.blue(), ground.blue())});
    };
    using enum QPalette::ColorRole;
    amend(QPalette::Disabled, WindowText, Window, WindowText, 60);
    amend(QPalette::Disabled, Text, Base, Text, 60);
    amend(QPalette::Disabled, ButtonText, Button, ButtonText, 60);
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        amend(group, PlaceholderText, Base, Text, 75);
        amend(group, Mid, Window, WindowText, 50); // frames
    }
    return amendments;
}

LightThemeScope::LightThemeScope() : m_wasForced(std::exchange(isLightForced, true)) {}

LightThemeScope::~LightThemeScope()
{
    isLightForced = m_wasForced;
}

void inEachTheme(QWidget* widget, const std::function<void()>& draw)
{
    draw();
    new Redraw(widget, draw);
}

void applyTheme(ThemeChoice choice)
{
    // A palette without colours is that of the desktop, which may have high contrast.
    QApplication::setPalette(choice == ThemeChoice::System ? QPalette()
                             : choice == ThemeChoice::Dark ? darkPalette()
                                                           : lightPalette());
    if (choice == ThemeChoice::System)
        QApplication::setPalette(amended(QApplication::palette()));
    const QPalette palette = QApplication::palette();
    QApplication::setStyle(
        new WindowStyle); // after the palette, because style sheets now take their colours from it
    // Fusion draws the frame of a box in a darker shade of the window colour, which would be invisible in the
    // dark theme.
    QPalette boxes = palette;
    if (Theme::current().isDark)
        boxes.setColor(QPalette::Window, QColor(0xd0, 0xd4, 0xd8));
    QApplication::setPalette(boxes, "QCheckBox");
    // On a black window, such as one of high contrast, that holds for all frames.
    const bool isBlack = palette.color(QPalette::Window).lightness() < leastForFrames;
    if (isBlack || wasBlack) {
        for (const char* each : {"QRadioButton", "QPushButton", "QToolButton", "QLineEdit", "QComboBox",
                                 "QAbstractSpinBox", "QSlider", "QScrollBar"})
            QApplication::setPalette(isBlack ? boxes : palette, each);
    }
    wasBlack = isBlack;
    colourLinksAgain();
}

} // namespace tagseam
