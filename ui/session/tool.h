// SPDX-License-Identifier: MIT
// What a tool is to the window: a word, a key, and how it is made.
#pragma once

#include "core/base/limits.h"

#include <QKeyCombination>

#include <functional>

class QWidget;

namespace tagseam {

class Annotator;
class Explainer;
class ExplainTab;

/// What tools are made with. All of it outlives them.
struct ToolContext {
    Explainer* explainer;
    Annotator* annotator;
    std::function<Limits()> limits; ///< of pages that are read
};

/// A tab of the Explain pane. The pane, the menu Go, --explain, bookmarks and the manual know it by `id`
/// alone; its title and tip are those of the tab.
struct Tool {
    const char* id;      ///< lower case, as in bookmarks
    QKeyCombination key; ///< that brings it into sight; Qt::Key_unknown for none
    ExplainTab* (*make)(const ToolContext& context, QWidget* parent);
};

} // namespace tagseam
