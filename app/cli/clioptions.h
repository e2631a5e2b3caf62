// SPDX-License-Identifier: MIT
// What tagseam-cli takes: the options of its commands.
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

/// The variant, with the switches that `command` was given in place of its own.
SearchOptions searchOptions(const CLI::App& command, const Arguments& arguments);

/// Options of several commands, into `arguments`.
CLI::Option* addPage(CLI::App& command, Arguments& arguments);
void addComplement(CLI::App& command, Arguments& arguments);
void addContent(CLI::App& command, Arguments& arguments, const char* help);
/// --method, in place of the tag path sequence filter.
void addMethod(CLI::App& command, Arguments& arguments);
void addJson(CLI::App& command, Arguments& arguments);
/// How the page is read: encoding, entry of an archive, limits.
void addPageOptions(CLI::App& command, Arguments& arguments);
/// Whose annotations count, and where rendered trees are.
void addTruthChoice(CLI::App& command, std::string& annotator, std::string& trees);
/// Switches, what-ifs, and addPageOptions().
void addCommonOptions(CLI::App& command, Arguments& arguments);

/// What is wrong with an option's value that is no whole number from 1; empty when nothing is.
std::string problemOfCount(const std::string& given);
/// The same for one that is no number from 0 to 1.
std::string problemOfShare(const std::string& given);

/// Base of the relative addresses of a page that is written: they keep their meaning when it is written into
/// another folder. `entryUrl`: of an archive's entry. Empty when there is no need.
std::string baseUrlFor(const Arguments& arguments, const std::string& entryUrl);

/// Done, or the exit code after one line on what the parser lets pass. Tidies `arguments`.
int checkArguments(Arguments& arguments, bool hasOutput);

} // namespace tagseam
