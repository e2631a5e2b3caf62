// SPDX-License-Identifier: MIT
// `tagseam-cli content`: the kind of a page's main content, where it is, and why.
#pragma once

#include "core/methods/content/content.h"

#include <optional>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;
struct PreparedPage;

CLI::App* addContentCommand(CLI::App& app, Arguments& arguments);
/// Finds the content of a page, of the given kind where it is known. Where the page has no candidate of that
/// kind, warns and keeps everything.
MainContent contentOf(const PreparedPage& prepared, std::optional<ContentKind> kind);
/// Explains a node by content detection, for `explain --method content`; returns the exit code.
int explainByContent(const PreparedPage& prepared, const Arguments& arguments,
                     std::optional<ContentKind> kind);
/// Runs the command; returns the exit code.
int runContent(const CLI::App& command, const Arguments& arguments);

} // namespace tagseam
