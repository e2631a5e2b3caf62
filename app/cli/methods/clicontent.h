// SPDX-License-Identifier: MIT
// `tagseam-cli content`: the kind of a page's main content, where it is, and why.
#pragma once

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

CLI::App* addContentCommand(CLI::App& app, Arguments& arguments);
/// Runs the command; returns the exit code.
int runContent(const CLI::App& command, const Arguments& arguments);

} // namespace tagseam
