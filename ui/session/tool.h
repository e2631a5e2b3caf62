// SPDX-License-Identifier: MIT
// A tool as the window knows it: a word, a key, and how it is made.
#pragma once

#include "core/base/limits.h"

#include <QKeyCombination>

#include <functional>

class QWidget;

namespace tagseam {

class Annotator;
class Explainer;
class ExplainTab;

/// The parts that tools are made with. All of them outlive the tools.
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
