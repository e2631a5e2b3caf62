// SPDX-License-Identifier: MIT
// The colours of all drawings, light and dark. They can be distinguished by the colour-blind (Okabe and Ito
// 2008), and no information is in colour alone: kept is filled, pruned is hatched or hollow.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

#include <functional>

class QWidget;

namespace tagseam {

enum class ThemeChoice { System, Light, Dark };

struct Theme {
    bool isDark = false;
    QColor kept;      ///< the main region and its nodes
    QColor dropped;   ///< pruned regions and nodes
    QColor split;     ///< split points
    QColor selection; ///< the selected node
    QColor level;     ///< the level pointed out
    QColor range;     ///< the marked range of positions
    QColor profile;   ///< the threshold profile of blocked gaps
    QColor water;     ///< the frequency threshold
    QColor grid;      ///< guides the eye and carries no information
    QColor mutedText;

    /// Alpha (0 to 255) of a colour that tints the ground of a row of text.
    static constexpr int rowTint = 46;
    /// Alpha (0 to 255) of the water, in which the threshold profile stays visible.
    static constexpr int waterTint = 50;

    /// The theme of the present application palette.
    static const Theme& current();
    /// The ground of plots: it separates a mark from the shapes below it.
    QColor halo() const { return isDark ? QColor(0x1e, 0x1f, 0x22) : QColor(Qt::white); }
};

/// During its lifetime, Theme::current() is the light theme, for exports on paper. GUI thread only.
class LightThemeScope {
  public:
    LightThemeScope();
    ~LightThemeScope();
    Q_DISABLE_COPY_MOVE(LightThemeScope)

  private:
    bool m_wasForced;
};

/// Runs `draw` now and after each change of the theme, for texts and icons that contain colours.
void inEachTheme(QWidget* widget, const std::function<void()>& draw);

/// Colours for the disabled texts, the hints and the frames that can hardly be seen in the palette of a
/// desktop. KDE darkens the ground for them, which gives black on black in high contrast.
QPalette amended(const QPalette& desktop);

/// Sets the palette and style of the application; `System` follows the desktop.
void applyTheme(ThemeChoice choice);

} // namespace tagseam
