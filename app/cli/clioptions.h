// SPDX-License-Identifier: MIT
// The options of the commands of tagseam-cli.
#pragma once

#include "app/cli/clipage.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace tagseam {

/// One what-if of the command line.
struct WhatIfOption {
    TagPathEdit::Kind kind = TagPathEdit::Kind::Ignored;
    std::string_view option; ///< option that it was given with
    std::string selector;
    std::string classes; ///< for OtherClass
};

struct Arguments {
    PageArguments input;
    std::string symbolFile;
    std::string output;
    std::string baseUrl;
    std::string language{"en"};
    std::string variant{"dissertation-2014"};
    FrequencyFilter frequencyFilter{};
    SizeRule sizeRule{};
    AfterRejection afterRejection{};
    SplitSymbol splitSymbol{};
    double minDifference = 0.20;
    std::uint32_t lowestThreshold = 1;
    TagPathOptions path;
    std::vector<WhatIfOption> whatIfs;
    std::string method;  ///< a filter in place of the variant; empty for none
    std::string node;    ///< selector
    std::string content; ///< selector; empty for none
    std::string variantA;
    std::string variantB;
    std::uint32_t shortest = 2; ///< positions
    bool isJson = false;
    bool isComplement = false;
};

/// Returns the variant, overridden by the options that `command` was given.
SearchOptions searchOptions(const CLI::App& command, const Arguments& arguments);

/// Each function adds an option of several commands, into `arguments`.
CLI::Option* addPage(CLI::App& command, Arguments& arguments);
void addComplement(CLI::App& command, Arguments& arguments);
void addContent(CLI::App& command, Arguments& arguments, const char* help);
/// Adds --method, which replaces the tag path sequence filter.
void addMethod(CLI::App& command, Arguments& arguments);
void addJson(CLI::App& command, Arguments& arguments);
/// Adds the options of reading a page: encoding, entry of an archive, limits.
void addPageOptions(CLI::App& command, Arguments& arguments);
/// Adds the options for the annotator and the rendered trees.
void addTruthChoice(CLI::App& command, std::string& annotator, std::string& trees);
/// Adds the options of the search, what-ifs, and addPageOptions().
void addCommonOptions(CLI::App& command, Arguments& arguments);

/// Returns the fault of an option's value that is not a whole number from 1; empty when it is valid.
std::string problemOfCount(const std::string& given);
/// Returns the fault of a value that is not a number from 0 to 1.
std::string problemOfShare(const std::string& given);

/// Returns the base of the relative addresses of a page that is written: they keep their meaning in another
/// folder. `entryUrl`: address of an archive's entry. Empty when none is needed.
std::string baseUrlFor(const Arguments& arguments, const std::string& entryUrl);

/// Returns Done, or the exit code after one line on a fault that the parser does not detect. Normalises
/// `arguments`.
int checkArguments(Arguments& arguments, bool hasOutput);

} // namespace tagseam
