// SPDX-License-Identifier: MIT
// The options of tagseam-cli.
#include "app/cli/clioptions.h"

#include "app/cli/clihelp.h"
#include "app/cli/climethods.h"
#include "core/base/ascii.h"
#include "core/base/encoding.h"
#include "core/base/url.h"
#include "core/methods/content/content.h"
#include "core/select/edittext.h"
#include "core/tps/tracejson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::string_view contentUsage = "content[,tables=blocks|structure]";

// An option whose values are spelled as name() spells them.
template <class Value, class Target>
CLI::Option* addNamed(CLI::App& command, const char* option, Target& target,
                      std::initializer_list<Value> values, const std::string& help)
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
        ->check(oneOf(names))
        ->option_text(fmt::format("{}", fmt::join(names, "|")));
}

// These checks say in one sentence what is wrong and what is right: the parser's own validators list every
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

} // namespace

CLI::Option* addPage(CLI::App& command, Arguments& arguments)
{
    beginGroup(command, optiongroup::input);
    return command.add_option("PAGE", arguments.input.page,
                              "HTML, MHTML or WARC file, which may be gzipped, or a tree that tagseam "
                              "--save-tree wrote; - for standard input");
}

void addEncodingAlone(CLI::App& command, Arguments& arguments)
{
    beginGroup(command, optiongroup::input);
    command
        .add_option("--encoding", arguments.input.reading.encoding,
                    "Character encoding of the page; a byte order mark takes precedence")
        ->option_text("NAME");
}

void addEncoding(CLI::App& command, Arguments& arguments)
{
    addEncodingAlone(command, arguments);
    addNamed(
        command, "--parser", arguments.input.reading.parser, {Parser::Html5, Parser::Libxml2},
        "Tree of the page's bytes: the one that HTML5 prescribes, or the one of libxml2, which the programs "
        "of the papers saw");
}

CLI::Option* addEntry(CLI::App& command, Arguments& arguments, const std::string& condition)
{
    beginGroup(command, optiongroup::input);
    return command
        .add_option("--entry", arguments.input.entry,
                    "Page of an archive: its number in `tagseam-cli entries`, or its address (the root of an "
                    "MHTML file, the only page of a WARC file)" +
                        condition)
        ->option_text("N|URL");
}

void addPageOptions(CLI::App& command, Arguments& arguments)
{
    addEntry(command, arguments);
    addEncoding(command, arguments);
}

void addGroundTruthChoice(CLI::App& command, std::string& annotator, std::string& trees)
{
    beginGroup(command, optiongroup::input);
    command
        .add_option("--annotator", annotator,
                    "Use the annotations of this annotator, PAGE.NAME.annotation.json (the adjudicated ones, "
                    "else those without a name, else those of the only annotator)")
        ->option_text("NAME");
    command
        .add_option("--trees", trees,
                    "Folder that tagseam --save-tree wrote. A page that was annotated on its rendered tree "
                    "is scored on the tree in this folder whose path is the end of its own (for a page of a "
                    "folder at least its path below the folder), else on PAGE.mhtml beside the page, else on "
                    "the page itself if all marks are on it")
        ->check(CLI::ExistingDirectory)
        ->option_text("FOLDER");
}

SearchOptionList addSearchOptions(CLI::App& command, Arguments& arguments, const std::string& condition)
{
    beginGroup(command, optiongroup::analysis);
    std::vector<std::string> names;
    names.reserve(variants.size());
    for (const Variant& variant : variants)
        names.emplace_back(variant.name);
    CLI::Option* variant = command
                               .add_option("--variant", arguments.variant,
                                           "Variant: a set of answers to the questions on which listing and "
                                           "tables differ; the options below replace "
                                           "single answers" +
                                               condition)
                               ->check(oneOf(names))
                               ->option_text(fmt::format("{} (dissertation-2014)", fmt::join(names, "|")));
    CLI::Option* filter =
        addNamed(command, "--frequency-filter", arguments.frequencyFilter,
                 {FrequencyFilter::AtLeast, FrequencyFilter::Above},
                 "Symbols that pass a threshold: those with at least that frequency, or with a higher one" +
                     condition);
    CLI::Option* rule = addNamed(
        command, "--size-rule", arguments.sizeRule, {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off},
        "Candidate splits that are accepted: those with (right - left)/n above the minimum size "
        "difference, those with |right - left|/n above it, or all" +
            condition);
    CLI::Option* difference =
        command
            .add_option("--min-difference", arguments.minDifference,
                        "Minimum size difference (the papers' advantage): share of both sides by which one "
                        "side must be longer, 0 to 1; 0.20, as in line 30 of the listing, is 1.5 times as "
                        "long, while "
                        "the papers' text (\"at least 20% larger\") would be 1.2 times" +
                            condition)
            ->check(problemOfShare)
            ->option_text("SHARE (0.20)");
    CLI::Option* after = addNamed(command, "--after-rejection", arguments.afterRejection,
                                  {AfterRejection::NextThreshold, AfterRejection::SameThreshold},
                                  "Threshold at which the search continues after a candidate split was "
                                  "rejected by the size rule" +
                                      condition);
    CLI::Option* symbol =
        addNamed(command, "--split-symbol", arguments.splitSymbol, {SplitSymbol::Keep, SplitSymbol::Drop},
                 "Keep or remove the position before the split when the left side is kept" + condition);
    CLI::Option* lowest =
        command
            .add_option("--lowest-threshold", arguments.lowestThreshold,
                        "Lowest frequency that is tried as a threshold; the highest of a level always is" +
                            condition)
            ->check(problemOfCount)
            ->option_text("N (1)");
    return {variant, filter, rule, difference, after, symbol, lowest};
}

void addSymbolOptions(CLI::App& command, Arguments& arguments, const std::string& condition,
                      const char* usualLabels)
{
    beginGroup(command, optiongroup::analysis);
    CLI::Option* labels = addNamed(
        command, "--label-attributes", arguments.path.style,
        {LabelAttributes::None, LabelAttributes::Class, LabelAttributes::ClassAndStyle,
         LabelAttributes::Presentation, LabelAttributes::Computed},
        "Attributes that belong to a label beside the tag; computed needs a tree that tagseam --save-tree "
        "wrote" +
            condition);
    labels->option_text(fmt::format("{} ({})", labels->get_option_text(), usualLabels));
    addNodeOptions(command, arguments, condition);
}

void addNodeOptions(CLI::App& command, Arguments& arguments, const std::string& condition)
{
    beginGroup(command, optiongroup::analysis);
    CLI::Option* nodes =
        addNamed(command, "--nodes", arguments.path.nodes, {NodeKinds::Elements, NodeKinds::ElementsAndText},
                 "Kinds of nodes in the sequence" + condition);
    nodes->option_text(nodes->get_option_text() + " (elements+text)");
    command
        .add_option("--exclude", arguments.path.exclude,
                    "Elements that are excluded with their subtrees" + condition)
        ->delimiter(',')
        ->allow_extra_args(false) // or it would take PAGE for one more
        ->option_text("TAG,... (script,noscript)");
}

CLI::Option* addEdits(CLI::App& command, Arguments& arguments, const std::string& condition)
{
    beginGroup(command, optiongroup::analysis);
    return command
        .add_option("--edit", arguments.edits,
                    fmt::format("Change of the page: {}; may be repeated, in the order of the changes{}",
                                editForms, condition))
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->option_text("CHANGE");
}

// The what-ifs: a page that was changed; nodes that are removed, have no position, or have another class.
void addWhatIfs(CLI::App& command, Arguments& arguments, const std::string& condition)
{
    addEdits(command, arguments, condition);
    const auto add = [&](const char* option, TagPathEdit::Kind kind, const std::string& help) {
        command
            .add_option_function<std::vector<std::string>>(
                option,
                [&arguments, option, kind](const std::vector<std::string>& selectors) {
                    for (const std::string& selector : selectors)
                        arguments.whatIfs.push_back({kind, option, selector, {}});
                },
                help + "; may be repeated" + condition)
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->option_text("XPATH|CSS");
    };
    add("--without", TagPathEdit::Kind::SubtreeGone,
        "What-if: these nodes and their subtrees were not on the page");
    add("--ignore", TagPathEdit::Kind::Ignored, "What-if: these nodes had no position in the sequence");
    command
        .add_option_function<std::vector<std::string>>(
            "--other-class",
            [&arguments](const std::vector<std::string>& pairs) {
                for (const std::string& pair : pairs) {
                    const std::size_t arrow = pair.rfind("=>");
                    if (arrow == std::string::npos)
                        throw CLI::ValidationError("--other-class", "'" + pair +
                                                                        "' does not name the nodes and their "
                                                                        "class as SELECTOR=>CLASS");
                    arguments.whatIfs.push_back({TagPathEdit::Kind::OtherClass, "--other-class",
                                                 pair.substr(0, arrow), pair.substr(arrow + 2)});
                }
            },
            "What-if: these nodes had this class attribute; may be repeated" + condition)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->option_text("SELECTOR=>CLASS");
}

SearchOptionList addSequenceOptions(CLI::App& command, Arguments& arguments)
{
    SearchOptionList options = addSearchOptions(command, arguments);
    addSymbolOptions(command, arguments);
    addWhatIfs(command, arguments);
    return options;
}

CLI::Option* addComplement(CLI::App& command, Arguments& arguments, const std::string& condition)
{
    beginGroup(command, optiongroup::analysis);
    return command.add_flag("--complement", arguments.isComplement,
                            "Keep everything except the main region, as Algorithm 6 does" + condition);
}

CLI::Option* addMethod(CLI::App& command, Arguments& arguments)
{
    beginGroup(command, optiongroup::analysis);
    return command
        .add_option("--method", arguments.method,
                    "Content detection, or only its lists of records, in place of the search of a variant; "
                    "KEY is a value of --label-attributes")
        ->check([](const std::string& method) {
            const Result<ContentOptions> options = contentOptionsOf(method);
            if (options || !options.error().detail.empty())
                return options ? std::string() : problemOfMethod(options.error());
            return problemOfSeparators(method, std::string(contentUsage) + " or " + separatorsUsage());
        })
        ->option_text(fmt::format("{}|{}", contentUsage, separatorsUsage()));
}

void addTables(CLI::App& command, Arguments& arguments)
{
    beginGroup(command, optiongroup::analysis);
    addNamed(command, "--tables", arguments.tables, {ContentTables::Blocks, ContentTables::Structure},
             "Tables of points: with learnt words of classes, or structure, without any word");
}

CLI::Option* addContent(CLI::App& command, Arguments& arguments, const char* help)
{
    beginGroup(command, optiongroup::analysis);
    return command.add_option("--content", arguments.content, help)->option_text("XPATH|CSS|N");
}

CLI::Option* addOutput(CLI::App& command, Arguments& arguments, const char* help)
{
    beginGroup(command, optiongroup::output);
    return command.add_option("-o,--output", arguments.output, help)->option_text("FILE");
}

void addBaseUrl(CLI::App& command, Arguments& arguments)
{
    beginGroup(command, optiongroup::output);
    command
        .add_option("--base-url", arguments.baseUrl,
                    "Base of the relative addresses, unless the page names one (the page's own file when -o "
                    "is in another folder)")
        ->option_text("URL");
}

CLI::Option* addJson(CLI::App& command, Arguments& arguments, const char* help)
{
    beginGroup(command, optiongroup::output);
    return command.add_flag("--json", arguments.isJson, help);
}

void addTexts(CLI::App& command, Arguments& arguments, const std::string& what, CLI::Option* json)
{
    beginGroup(command, optiongroup::output);
    CLI::Option* text = command.add_flag(
        "--text", arguments.isText, "Print the text of " + what + ", paragraphs separated by blank lines");
    text->excludes(json);
    command
        .add_flag("--markdown", arguments.isMarkdown,
                  "Print " + what +
                      " as Markdown: headings, lists, quotes, tables, code, links, and pictures with their "
                      "alternative text")
        ->excludes(json)
        ->excludes(text);
}

void addLimits(CLI::App& command, Arguments& arguments)
{
    beginGroup(command, optiongroup::limits);
    Limits& limits = arguments.input.reading.limits;
    command
        .add_option("--limit-bytes", limits.bytes, "Largest size of a page, unpacked, in bytes or as 512MB")
        ->transform(sizeInBytes())
        ->option_text(fmt::format("N ({})", limits.bytes));
    const auto add = [&](const char* option, std::uint32_t& limit, const char* help) {
        command.add_option(option, limit, help)
            ->check(problemOfCount)
            ->option_text(fmt::format("N ({})", limit));
    };
    add("--limit-nodes", limits.nodes, "Most nodes of a page: elements, texts and comments");
    add("--limit-depth", limits.depth, "Most elements of a page that are open at once");
}

void addProgress(CLI::App& command, bool& isForced)
{
    beginGroup(command, optiongroup::output);
    command.add_flag("--progress", isForced,
                     "Show the progress on standard error even where that is not a terminal");
}

void addJobs(CLI::App& command, std::uint32_t& jobs, const char* help)
{
    beginGroup(command, optiongroup::limits);
    command.add_option("--jobs", jobs, help)->check(problemOfCount)->option_text("N");
}

ValueCheck oneOf(std::vector<std::string> names)
{
    return [names = std::move(names)](const std::string& given) {
        return std::ranges::find(names, given) != names.end()
                   ? std::string()
                   : fmt::format("'{}' is not one of {}", given, fmt::join(names, ", "));
    };
}

ValueCheck wholeNumber(std::uint32_t least, std::uint32_t most)
{
    return [least, most](const std::string& given) {
        return CLI::Range(least, most)(given).empty()
                   ? std::string()
                   : fmt::format("\"{}\" is not a whole number from {} to {}", given, least, most);
    };
}

std::string problemOfCount(const std::string& given)
{
    return wholeNumber(1, 4'000'000'000)(given);
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
    // A command that does not search has no such options.
    const auto isGiven = [&](const char* option) {
        return command.get_option_no_throw(option) != nullptr && command.count(option) > 0;
    };
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
        return fail(WrongUsage, "--output", "the file name is empty");
    if (!arguments.input.reading.encoding.empty() && !isKnownEncoding(arguments.input.reading.encoding))
        return fail({ErrorCode::UnknownEncoding, {}, arguments.input.reading.encoding}, {});
    std::erase(arguments.path.exclude, "");
    for (std::string& tag : arguments.path.exclude)
        tag = lowerCase(tag);
    return Done;
}

} // namespace tagseam
