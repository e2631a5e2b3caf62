// SPDX-License-Identifier: MIT
// What tagseam-cli takes: its commands and their options.
#pragma once

#include "app/clipage.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

/// One what-if of the command line.
struct WhatIf {
    TagPathEdit::Kind kind = TagPathEdit::Kind::Ignored;
    std::string_view option; ///< that it was given with
    std::string selector;
    std::string classes; ///< of OtherClass
};

struct Arguments {
    PageArguments input;
    std::string symbolFile;
    std::string output;
    std::string baseUrl;
    std::string language{"en"};
    std::string reading{"dissertation-2014"};
    FrequencyFilter frequencyFilter{};
    SizeRule sizeRule{};
    AfterRejection afterRejection{};
    SplitSymbol splitSymbol{};
    double advantage = 0.20;
    std::uint32_t lowestThreshold = 1;
    TagPathOptions path;
    std::vector<WhatIf> whatIfs;
    std::string node;    ///< selector
    std::string content; ///< selector; empty for none
    std::string readingA;
    std::string readingB;
    std::uint32_t shortest = 2; ///< positions
    bool isJson = false;
    bool isComplement = false;
};

/// The reading, with the switches that `command` was given in place of its own.
SearchOptions searchOptions(const CLI::App& command, const Arguments& arguments);

/// Each adds one command to `app`, whose values go into `arguments`.
CLI::App* addTps(CLI::App& app, Arguments& arguments);
CLI::App* addSearch(CLI::App& app, Arguments& arguments);
CLI::App* addPrune(CLI::App& app, Arguments& arguments);
CLI::App* addReplay(CLI::App& app, Arguments& arguments);
CLI::App* addExplain(CLI::App& app, Arguments& arguments);
CLI::App* addDiagnose(CLI::App& app, Arguments& arguments);
CLI::App* addRegions(CLI::App& app, Arguments& arguments);
CLI::App* addCompare(CLI::App& app, Arguments& arguments);
CLI::App* addSweep(CLI::App& app, Arguments& arguments);
CLI::App* addEntries(CLI::App& app, Arguments& arguments);

/// Done, or the exit code after one line on what the parser lets pass. Tidies `arguments`.
int checkArguments(Arguments& arguments, bool hasOutput);

} // namespace tagseam
