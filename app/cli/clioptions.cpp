// SPDX-License-Identifier: MIT
// The options of tagseam-cli.
#include "app/cli/clioptions.h"

#include "app/cli/climethods.h"
#include "core/base/ascii.h"
#include "core/base/encoding.h"
#include "core/base/url.h"
#include "core/tps/tracejson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <vector>

namespace tagseam {

namespace {

// Adds an option whose values are spelled as by name().
template <class Value>
CLI::Option* addSwitch(CLI::App& command, const char* option, Value& target,
                       std::initializer_list<Value> values, const char* help)
{
    std::vector<std::string> names;
    for (const Value value : values)
        names.emplace_back(name(value));
    return command
        .add_option_function<std::string>(
            option,
            [&target, all = std::vector<Value>(values), names](const std::string& given) {
                target = all[static_cast<std::size_t>(std::ranges::find(names, given) - names.begin())];
            },
            help)
        ->check(CLI::IsMember(names))
        ->option_text(fmt::format("{}", fmt::join(names, "|")));
}

// The following validators report the fault and the valid values in one sentence: the parser's own list every
// unit there is, and call a word a number out of range.

// Converts "512MB" to "536870912".
CLI::Validator sizeInBytes()
{
    const auto convert = [](std::string& given) {
        std::string bytes = given;
        bool isSize = false;
        try {
            const CLI::AsSizeValue asSize(false); // 1 KB is 1024 bytes, as in every answer
            isSize = asSize(bytes).empty() && CLI::Range(std::size_t{1}, pageSizeLimit)(bytes).empty();
        } catch (const CLI::ValidationError&) {
            isSize = false;
        }
        if (!isSize)
            return fmt::format(
                "\"{}\" is not a size from 1 byte to {} GB; give bytes, or a number with KB, MB or GB", given,
                pageSizeLimit >> 30U);
        given = bytes;
        return std::string();
    };
    return CLI::Validator(convert, {});
}

void addLimits(CLI::App& command, Limits& limits)
{
    command.add_option("--limit-bytes", limits.bytes, "Largest page, unpacked, in bytes or as 512MB")
        ->transform(sizeInBytes())
        ->option_text(fmt::format("N ({})", limits.bytes));
    const auto add = [&](const char* option, std::uint32_t& limit, const char* help) {
        command.add_option(option, limit, help)
            ->check(problemOfCount)
            ->option_text(fmt::format("N ({})", limit));
    };
    add("--limit-nodes", limits.nodes, "Most nodes of a page: elements, text and comments");
    add("--limit-depth", limits.depth, "Most elements of a page that are open at once");
}

// Applies what-ifs: these nodes do not exist, have no position, or have another class.
void addWhatIfs(CLI::App& command, Arguments& arguments)
{
    const auto add = [&](const char* option, TagPathEdit::Kind kind, const char* help) {
        command
            .add_option_function<std::vector<std::string>>(
                option,
                [&arguments, option, kind](const std::vector<std::string>& selectors) {
                    for (const std::string& selector : selectors)
                        arguments.whatIfs.push_back({kind, option, selector, {}});
                },
                help)
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->option_text("XPATH|CSS");
    };
    add("--without", TagPathEdit::Kind::SubtreeGone, "What if these nodes and all below them were not there");
    add("--ignore", TagPathEdit::Kind::Ignored, "What if these nodes stood at no position of the sequence");
    command
        .add_option_function<std::vector<std::string>>(
            "--other-class",
            [&arguments](const std::vector<std::string>& pairs) {
                for (const std::string& pair : pairs) {
                    const std::size_t arrow = pair.rfind("=>");
                    if (arrow == std::string::npos)
                        throw CLI::ValidationError("--other-class", "give the nodes and their class as "
                                                                    "'SELECTOR=>CLASS', not '" +
                                                                        pair + "'");
                    arguments.whatIfs.push_back({TagPathEdit::Kind::OtherClass, "--other-class",
                                                 pair.substr(0, arrow), pair.substr(arrow + 2)});
                }
            },
            "What if these nodes had that class attribute")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->option_text("SELECTOR=>CLASS");
}

} // namespace

CLI::Option* addPage(CLI::App& command, Arguments& arguments)
{
    return command.add_option("PAGE", arguments.input.page,
                              "HTML, MHTML or WARC file, gzip'd or not; - for standard input");
}

void addComplement(CLI::App& command, Arguments& arguments)
{
    command.add_flag("--complement", arguments.isComplement, "Keep all but the main region (Algorithm 6)");
}

void addMethod(CLI::App& command, Arguments& arguments)
{
    command
        .add_option("--method", arguments.method,
                    "In place of a variant: content detection, main region by separators")
        ->check(problemOfSeparators)
        ->option_text(separatorsUsage());
}

void addContent(CLI::App& command, Arguments& arguments, const char* help)
{
    command.add_option("--content", arguments.content, help)->option_text("XPATH|CSS|N");
}

void addPageOptions(CLI::App& command, Arguments& arguments)
{
    command
        .add_option("--encoding", arguments.input.encoding,
                    "Character encoding of PAGE; a byte order mark wins")
        ->option_text("NAME");
    command
        .add_option("--entry", arguments.input.entry,
                    "Page of an archive, by its number in `tagseam-cli entries` or its address; by default "
                    "the root of MHTML, the only page of a WARC")
        ->option_text("N|URL");
    addLimits(command, arguments.input.limits);
}

void addTruthChoice(CLI::App& command, std::string& annotator, std::string& trees)
{
    command
        .add_option("--annotator", annotator,
                    "Whose annotations count, PAGE.NAME.annotation.json (those without a name, else the "
                    "adjudicated ones, else those of the only annotator)")
        ->option_text("NAME");
    command
        .add_option(
            "--trees", trees,
            "Folder that tagseam --capture-dom wrote. A page that was annotated on its rendered tree is "
            "scored on a tree of this folder: the page a/x.html on the tree a/x.html, else on x.html. A page "
            "of a folder is not scored on a tree with a shorter path than the page has below that folder. "
            "Without such a tree the page is scored on PAGE.mhtml beside it, else on itself, if all marks "
            "are on it")
        ->check(CLI::ExistingDirectory)
        ->option_text("FOLDER");
}

void addCommonOptions(CLI::App& command, Arguments& arguments)
{
    std::vector<std::string> names;
    names.reserve(variants.size());
    for (const Variant& variant : variants)
        names.emplace_back(variant.name);
    command
        .add_option("--variant", arguments.variant,
                    "Set of answers to what the papers leave open; each switch "
                    "below overrides its own")
        ->check(CLI::IsMember(names))
        ->option_text(fmt::format("{} (dissertation-2014)", fmt::join(names, "|")));
    addSwitch(command, "--frequency-filter", arguments.frequencyFilter,
              {FrequencyFilter::AtLeast, FrequencyFilter::Above},
              "Symbols that pass a threshold: frequency at least that, or above it");
    addSwitch(command, "--size-rule", arguments.sizeRule,
              {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off},
              "Candidate splits that are accepted: (right - left)/n above the minimum difference, |right - "
              "left|/n above it, all");
    command
        .add_option("--min-difference", arguments.minDifference,
                    "Share of both by which a side must be longer, 0 to 1")
        ->check(problemOfShare)
        ->option_text("SHARE (0.20)");
    addSwitch(command, "--after-rejection", arguments.afterRejection,
              {AfterRejection::NextThreshold, AfterRejection::SameThreshold},
              "Where the search continues after a rejected candidate split");
    addSwitch(command, "--split-symbol", arguments.splitSymbol, {SplitSymbol::Keep, SplitSymbol::Drop},
              "The position at the split, when the left part is kept");
    command
        .add_option("--lowest-threshold", arguments.lowestThreshold,
                    "Frequencies below it are no thresholds, but for the highest of a level; 1 in the papers")
        ->check(problemOfCount)
        ->option_text("N (1)");
    addSwitch(
        command, "--label-attributes", arguments.path.style,
        {LabelAttributes::None, LabelAttributes::Class, LabelAttributes::ClassAndStyle,
         LabelAttributes::Presentation, LabelAttributes::Computed},
        "What belongs to a label beside the tag (class+style; with separators none); computed: on trees "
        "of tagseam --capture-dom");
    addSwitch(command, "--nodes", arguments.path.nodes, {NodeKinds::Elements, NodeKinds::ElementsAndText},
              "Node kinds of the sequence (elements+text)");
    command.add_option("--leave-out", arguments.path.leaveOut, "Elements left out with their subtrees")
        ->delimiter(',')
        ->allow_extra_args(false) // otherwise it would take PAGE as one more value
        ->option_text("TAG,... (script,noscript)");
    addWhatIfs(command, arguments);
    addPageOptions(command, arguments);
}

void addJson(CLI::App& command, Arguments& arguments)
{
    command.add_flag("--json", arguments.isJson, "Print JSON instead of a table");
}

std::string problemOfCount(const std::string& given)
{
    constexpr std::uint32_t most = 4'000'000'000;
    if (CLI::Range(1U, most)(given).empty())
        return {};
    return fmt::format("\"{}\" is not a whole number from 1 to {}", given, most);
}

std::string problemOfShare(const std::string& given)
{
    if (!CLI::Number(given).empty() || std::isnan(std::strtold(given.c_str(), nullptr))) // NaN is in no range
        return fmt::format("\"{}\" is not a number", given);
    return CLI::Range(0.0, 1.0)(given).empty() ? std::string()
                                               : fmt::format("{} is not in the range 0 to 1", given);
}

SearchOptions searchOptions(const CLI::App& command, const Arguments& arguments)
{
    SearchOptions options = findVariant(arguments.variant)->options;
    const auto isGiven = [&](const char* option) { return command.count(option) > 0; };
    if (isGiven("--frequency-filter"))
        options.frequencyFilter = arguments.frequencyFilter;
    if (isGiven("--size-rule"))
        options.sizeRule = arguments.sizeRule;
    if (isGiven("--min-difference"))
        options.minDifference = arguments.minDifference;
    if (isGiven("--after-rejection"))
        options.afterRejection = arguments.afterRejection;
    if (isGiven("--split-symbol"))
        options.splitSymbol = arguments.splitSymbol;
    options.lowestThreshold = arguments.lowestThreshold;
    return options;
}

std::string baseUrlFor(const Arguments& arguments, const std::string& entryUrl)
{
    namespace fs = std::filesystem;
    if (arguments.baseUrl.empty() && !entryUrl.empty())
        return entryUrl;
    if (!arguments.baseUrl.empty() || arguments.input.page == "-" || arguments.output.empty())
        return arguments.baseUrl;
    std::error_code status;
    const fs::path page = fs::absolute(arguments.input.page, status);
    const fs::path output = fs::absolute(arguments.output, status);
    if (status || page.parent_path().lexically_normal() == output.parent_path().lexically_normal())
        return {};
    return "file://" + percentEncoded(page.string(), "/-._~");
}

int checkArguments(Arguments& arguments, bool hasOutput)
{
    if (hasOutput && arguments.output.empty())
        return fail(WrongUsage, "--output", "needs a file name");
    if (!arguments.input.encoding.empty() && !isKnownEncoding(arguments.input.encoding))
        return fail({ErrorCode::UnknownEncoding, {}, arguments.input.encoding}, {});
    if (!arguments.method.empty() && arguments.isComplement)
        return fail(WrongUsage, "--complement",
                    fmt::format("does nothing with --method {}", arguments.method));
    std::erase(arguments.path.leaveOut, "");
    for (std::string& tag : arguments.path.leaveOut)
        tag = lowerCase(tag);
    return Done;
}

} // namespace tagseam
