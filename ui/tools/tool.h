// SPDX-License-Identifier: MIT
// A tool as the window knows it: a word, a place, a key, and how it is made.
#pragma once

#include "core/base/limits.h"
#include "ui/session/pagesession.h"
#include "ui/session/pane.h"

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

/// The parts that tools are made with. All of them outlive the tools.
struct ToolContext {
    Explainer* explainer;
    Annotator* annotator;
    std::function<Limits()> limits; ///< of pages that are read
    // The tabs of Explain do not use the rest; tests make them without a window.
    Opener* opener = nullptr;
    TreeView* tree = nullptr;
    PlotView* plot = nullptr;
    WaterlineView* water = nullptr;
    QSplitter* plots = nullptr; ///< has plot and waterline, which share the x axis
    bool isRemembering = false; ///< settings are read and written
};

/// Where in the window a tool is.
enum class Place : std::uint8_t {
    Tab,    ///< of the pane Explain
    Bottom, ///< a dock beside the plot, behind others
    Right,  ///< a dock as high as the window
    Top,    ///< a dock as wide as the window, without a title bar: while a lesson is taught
    Pages,  ///< in the place of the pages
};

/// The window knows a tool by its `id` alone, as do menus, --show, bookmarks and the anchors of the
/// manual; its title and tip are those of its pane.
struct Tool {
    const char* id;      ///< lower case, as in bookmarks
    QKeyCombination key; ///< that brings it into sight; Qt::Key_unknown for none
    Pane* (*make)(const ToolContext& context, QWidget* parent); ///< an ExplainTab for Place::Tab
    Place place = Place::Tab;
    std::optional<Workspace> workspace =
        {};                  ///< that has it as its pane; nothing: a person shows and hides it
    bool isOpen = false;     ///< at the first start
    bool isScrolled = false; ///< where its dock is smaller than its least size
};

} // namespace tagseam
