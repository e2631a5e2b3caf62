// SPDX-License-Identifier: MIT
// The options of the commands of tagseam-cli.
#pragma once

#include "app/cli/clipage.h"
#include "core/methods/content/content.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
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
    std::vector<std::string> edits; ///< changes of the page: see editFromText()
    std::vector<WhatIfOption> whatIfs;
    std::string method; ///< a filter in place of the variant; empty for none
    ContentTables tables = ContentTables::Blocks;
    bool isFigures = false;
    std::string node;    ///< selector
    std::string content; ///< selector; empty for none
    std::string goal;    ///< keep, prune; empty for the other status
    std::string variantA;
    std::string variantB;
    std::uint32_t shortest = 2; ///< positions
    bool isJson = false;
    bool isText = false;
    bool isMarkdown = false;
    bool isCsv = false;
    bool isHtml = false;
    bool isDiff = false;
    bool isComplement = false;
};

/// The variant, with the options that `command` was given in place of its own answers.
SearchOptions searchOptions(const CLI::App& command, const Arguments& arguments);

/// The options that several commands take, each with its heading, in the order of the headings: what a
/// command does not use is not added to it. `condition` ends the text of an option that a command does not
/// always take.
CLI::Option* addPage(CLI::App& command, Arguments& arguments);
CLI::Option* addEntry(CLI::App& command, Arguments& arguments, const std::string& condition = {});
/// Adds --encoding and --parser.
void addEncoding(CLI::App& command, Arguments& arguments);
void addEncodingAlone(CLI::App& command, Arguments& arguments);
/// addEntry() and addEncoding().
void addPageOptions(CLI::App& command, Arguments& arguments);
/// Adds the options for the annotator and the rendered trees.
void addGroundTruthChoice(CLI::App& command, std::string& annotator, std::string& trees);

using SearchOptionList = std::array<CLI::Option*, 7>;
/// The variant and its single answers.
SearchOptionList addSearchOptions(CLI::App& command, Arguments& arguments, const std::string& condition = {});
/// The options that make symbols and positions; `usualLabels`: the label attributes where the option is not
/// given.
void addSymbolOptions(CLI::App& command, Arguments& arguments, const std::string& condition = {},
                      const char* usualLabels = "class+style");
/// The options for the nodes that have a position: part of addSymbolOptions().
void addNodeOptions(CLI::App& command, Arguments& arguments, const std::string& condition = {});
/// Adds --edit.
CLI::Option* addEdits(CLI::App& command, Arguments& arguments, const std::string& condition = {});
void addWhatIfs(CLI::App& command, Arguments& arguments, const std::string& condition = {});
/// addSearchOptions(), addSymbolOptions() and addWhatIfs().
SearchOptionList addSequenceOptions(CLI::App& command, Arguments& arguments);
CLI::Option* addComplement(CLI::App& command, Arguments& arguments, const std::string& condition = {});
CLI::Option* addContent(CLI::App& command, Arguments& arguments, const char* help);
/// Adds --method: content detection, or its lists of records, in place of the search of a variant.
CLI::Option* addMethod(CLI::App& command, Arguments& arguments);

CLI::Option* addOutput(CLI::App& command, Arguments& arguments, const char* help);
void addBaseUrl(CLI::App& command, Arguments& arguments);
CLI::Option* addJson(CLI::App& command, Arguments& arguments, const char* help);
/// Adds --text; `help` says what it prints.
/// --text and --markdown for `what`: "the pruned page".
void addTexts(CLI::App& command, Arguments& arguments, const std::string& what, CLI::Option* json);
/// Adds --tables: with or without learnt words.
void addTables(CLI::App& command, Arguments& arguments);
/// --progress, of a command that works through many pages.
void addProgress(CLI::App& command, bool& isForced);
void addLimits(CLI::App& command, Arguments& arguments);
/// --jobs, 0 where it is not given.
void addJobs(CLI::App& command, std::uint32_t& jobs, const char* help);

/// A check of an option's value: one sentence that says what is wrong, or nothing.
using ValueCheck = std::function<std::string(const std::string& given)>;
ValueCheck oneOf(std::vector<std::string> names);
ValueCheck wholeNumber(std::uint32_t least, std::uint32_t most);
/// Says what is wrong with the value of an option that takes a whole number from 1; empty when nothing is.
std::string problemOfCount(const std::string& given);
/// The same for an option that takes a number from 0 to 1.
std::string problemOfShare(const std::string& given);

/// Returns the base of the relative addresses of a page that is written: they keep their meaning in another
/// folder. `entryUrl`: address of an archive's entry. Empty when none is needed.
std::string baseUrlFor(const Arguments& arguments, const std::string& entryUrl);

/// Returns Done, or the exit code after one line on a fault that the parser does not detect. Normalises
/// `arguments`.
int checkArguments(Arguments& arguments, bool hasOutput);

} // namespace tagseam
