// SPDX-License-Identifier: MIT
// `tagseam-cli annotation agree`: how far annotators of one page agree, where not, and what they say
// together.
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
    std::string merged;             ///< where what they say together goes; empty for nowhere
    bool isMajority = false;
    bool isForced = false; ///< a file that is there is replaced
};

/// Adds the command to `annotation`.
CLI::App* addAgree(CLI::App& annotation, Arguments& arguments, AgreeArguments& ofAgreement);
/// The exit code.
int runAgree(const Arguments& arguments, const AgreeArguments& ofAgreement);

} // namespace tagseam
