// SPDX-License-Identifier: MIT
// The colours of everything that is drawn, for light and dark. Told apart by the colour-blind (Okabe and Ito
// 2008), and never the only carrier of a meaning: kept is filled, dropped is hatched or hollow.
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
    QColor dropped;   ///< what was pruned
    QColor split;     ///< split points
    QColor selection; ///< the selected node
    QColor level;     ///< the level pointed out
    QColor range;     ///< the positions marked
    QColor profile;   ///< what keeps a gap shut
    QColor water;     ///< the frequency threshold
    QColor grid;
    QColor mutedText;

    /// The theme of the present application palette.
    static const Theme& current();
};

/// While one lives, Theme::current() is the light theme: hand-outs go on paper. GUI thread.
class LightThemeScope {
  public:
    LightThemeScope();
    ~LightThemeScope();
    Q_DISABLE_COPY_MOVE(LightThemeScope)

  private:
    bool m_wasForced;
};

/// Runs `draw` now and after each change of the theme: for texts and icons that contain colours.
void inEachTheme(QWidget* widget, const std::function<void()>& draw);

/// Sets the application's palette and style; `System` follows the desktop's.
void applyTheme(ThemeChoice choice);

} // namespace tagseam
