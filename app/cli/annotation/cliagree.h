// SPDX-License-Identifier: MIT
// `tagseam-cli annotation agree`: the agreement of the annotators of one page, their disagreements, and the
// merged annotation.
#pragma once

#include "app/cli/clioptions.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

struct AgreeArguments {
    std::vector<std::string> files; ///< annotations of the page
    std::string merged;             ///< path of the merged annotation; empty for none
    bool isMajority = false;
    bool isForced = false; ///< an existing file is replaced
};

/// Adds the command to `annotation`.
CLI::App* addAgree(CLI::App& annotation, Arguments& arguments, AgreeArguments& ofAgreement);
/// Runs the command; returns the exit code.
int runAgree(const Arguments& arguments, const AgreeArguments& ofAgreement);

} // namespace tagseam
