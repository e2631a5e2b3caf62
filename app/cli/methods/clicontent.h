// SPDX-License-Identifier: MIT
// `tagseam-cli content`: the main content of a page.
#pragma once

#include "core/methods/content/blockwhatifs.h"
#include "core/methods/content/content.h"

#include <string>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;
struct PreparedPage;

/// Returns a change of one element: "div.ad as p", "div.ad without ad".
std::string changeText(const Document& page, const BlockWhatIf& change);

CLI::App* addContentCommand(CLI::App& app, Arguments& arguments);
/// Finds the content of a page.
MainContent contentOf(const PreparedPage& prepared, const ContentOptions& options);
/// Explains a node by content detection, for `explain --method content`; returns the exit code.
int explainByContent(const PreparedPage& prepared, const Arguments& arguments, const ContentOptions& options);
/// Runs the command; returns the exit code.
int runContent(const CLI::App& command, const Arguments& arguments);

} // namespace tagseam
