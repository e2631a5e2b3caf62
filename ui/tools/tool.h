// SPDX-License-Identifier: MIT
// The description of a tool for the window: its name, place and key, and a function that makes it.
#pragma once

#include "core/base/limits.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/session/questions/pane.h"

#include <QKeyCombination>

#include <functional>
#include <optional>

class QSplitter;

namespace tagseam {

class Annotator;
class Explainer;
class Opener;
class PlotView;
class TreeView;
class WaterlineView;

/// The objects that tools are made with. All of them outlive the tools.
struct ToolContext {
    Explainer* explainer;
    Annotator* annotator;
    std::function<Limits()> limits; ///< the limits for reading pages
    // Not used by the tabs of Explain, which tests make without a window.
    Opener* opener = nullptr;
    TreeView* tree = nullptr;
    PlotView* plot = nullptr;
    WaterlineView* water = nullptr;
    QSplitter* plots = nullptr; ///< contains plot and waterline, which have the same x axis
    bool isRemembering = false; ///< settings are read and written
};

/// The place of a tool in the window.
enum class Place : std::uint8_t {
    Tab,   ///< a section of a tab of Explain
    Right, ///< a dock as high as the window
    Top,   ///< a dock as wide as the window without a title bar, shown while a lesson is taught
    Pages, ///< in place of the pages
};

/// The window identifies a tool by its `id` alone, as do menus, --show, bookmarks and the anchors of the
/// manual; its title and tip are those of its pane.
struct Tool {
    const char* id;      ///< lower case, as in bookmarks
    QKeyCombination key; ///< the key that shows it; Qt::Key_unknown for none
    Pane* (*make)(const ToolContext& context, QWidget* parent);
    Place place = Place::Tab;
    const char* tab = ""; ///< the tab of Explain that has it; the tool's own id where it is alone there
    std::optional<Workspace> workspace =
        {};                  ///< the workspace that has it as its pane; nothing: the user shows and hides it
    bool isOpen = false;     ///< open at the first start
    bool isScrolled = false; ///< scrolls when its dock is smaller than its minimum size
};

} // namespace tagseam
