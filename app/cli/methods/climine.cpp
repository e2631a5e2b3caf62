// SPDX-License-Identifier: MIT
// `tagseam-cli mine`.
#include "app/cli/methods/climine.h"

#include "app/cli/clihelp.h"
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/methods/climinetext.h"
#include "app/cli/methods/cliseparators.h"
#include "core/explain/setup.h"
#include "core/methods/mdr/recordsjson.h"
#include "core/methods/mdr/recordtable.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <map>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace tagseam {

namespace {

const std::map<std::string, Similarity> similarities{{"edit-distance", Similarity::EditDistance},
                                                     {"tree-matching", Similarity::TreeMatching}};
const std::map<std::string, bool> answers{{"true", true}, {"false", false}};
const std::map<std::string, DepthOf> depths{{"parent", DepthOf::Parent}, {"group", DepthOf::Group}};

// Turns a name into the number of its value, which the parser reads.
template <class Value>
CLI::Validator valueIn(const std::map<std::string, Value>& values)
{
    const auto convert = [&values](std::string& given) {
        std::vector<std::string> names;
        names.reserve(values.size());
        for (const auto& [name, value] : values)
            names.push_back(name);
        std::string problem = oneOf(names)(given);
        if (problem.empty())
            given = std::to_string(static_cast<int>(values.at(given)));
        return problem;
    };
    return CLI::Validator(convert, {});
}

// The options that have no effect with separators.
constexpr std::array<const char*, 9> mdrOptions{"--similarity",     "--threshold", "--longest",
                                                "--smallest-depth", "--depth-of",  "--texts",
                                                "--look-within",    "--alike",     "--to"};
// The options that have no effect without a sequence.
constexpr std::array<const char*, 6> sequenceOptions{"--label-attributes", "--nodes",  "--exclude",
                                                     "--without",          "--ignore", "--other-class"};

// Done, or the exit code after one line on the first of the options that was given.
int rejectOptions(const CLI::App& command, std::span<const char* const> options, std::string_view reason)
{
    for (const char* option : options) {
        if (command.count(option) > 0)
            return fail(WrongUsage, option, reason);
    }
    return Done;
}

// Returns the preset's options, overridden by the command line's.
MdrOptions optionsOf(const CLI::App& command, const MineArguments& mine)
{
    MdrOptions options = findMdrPreset(mine.preset)->options;
    const auto take = [&](const char* name, auto option) {
        if (command.count(name) > 0)
            options.*option = mine.options.*option;
    };
    take("--similarity", &MdrOptions::similarity);
    take("--threshold", &MdrOptions::threshold);
    take("--longest", &MdrOptions::longest);
    take("--smallest-depth", &MdrOptions::smallestDepth);
    take("--depth-of", &MdrOptions::depthOf);
    take("--texts", &MdrOptions::hasTexts);
    take("--look-within", &MdrOptions::looksWithin);
    return options;
}

int answerLikeness(const PreparedPage& prepared, const MineArguments& mine, const MdrOptions& options,
                   const KeepMask* within)
{
    const auto a = nodesOf(prepared.document, "--alike", mine.alike);
    if (const int* code = std::get_if<int>(&a))
        return *code;
    const auto b = nodesOf(prepared.document, "--to", mine.to);
    if (const int* code = std::get_if<int>(&b))
        return *code;
    const auto& nodesA = std::get<std::vector<NodeId>>(a);
    const auto& nodesB = std::get<std::vector<NodeId>>(b);
    const Likeness likeness = compareNodes(prepared.document, nodesA, nodesB, options, within);
    return answer(likenessText(prepared.document, nodesA, nodesB, likeness, options));
}

// Prints each region or the requested one as a table; CSV has only one, since their columns differ.
int answerFields(const PreparedPage& prepared, const MineArguments& mine, MinedRecords mined,
                 const KeepMask* within)
{
    const std::size_t regions = mined.regions.size();
    if (mine.region > regions)
        return fail(BadInput, "--region", fmt::format("the page has only {}", counted(regions, "region")));
    if (mine.isCsv && mine.region == 0 && regions != 1)
        return fail(
            WrongUsage, "--csv",
            fmt::format("prints the fields of one region, and the page has {}: choose one with --region",
                        counted(regions, "region")));
    if (mine.isCsv) {
        const DataRegion& region = mined.regions[mine.region == 0 ? 0 : mine.region - 1];
        return answerFile(fieldsCsv(prepared.document, alignRecords(prepared.document, region, within)));
    }
    return answer(fieldsText(prepared.document, mined, within, mine.region));
}

int answerRecords(const PreparedPage& prepared, const Arguments& arguments, const MineArguments& mine,
                  const MinedRecords& mined, const KeepMask* within)
{
    if (arguments.isJson)
        return answer(recordsJson(prepared.document, mined, within));
    if (mine.hasFields)
        return answerFields(prepared, mine, mined, within);
    if (mine.isCsv)
        return answerFile(recordsCsv(prepared.document, mined, within));
    return answer(recordsText(prepared.document, prepared.label, mined, within));
}

// In one sentence; empty where the preset is valid, as "separators,label-attributes=class" is.
std::string problemOfPreset(const std::string& preset)
{
    const Result<SeparatorOptions> detection = separatorOptionsOf(preset);
    if (detection || findMdrPreset(preset) != nullptr)
        return {};
    if (!detection.error().detail.empty())
        return problemOfMethod(detection.error());
    std::string names;
    for (const MdrPreset& each : mdrPresets)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", each.name);
    return fmt::format("'{}' is not a preset; the presets are {} and {}", preset, names, separatorsUsage());
}

void addMdrOptions(CLI::App& command, MineArguments& mine)
{
    const std::string condition = "; not with --preset separators";
    std::string presets;
    for (const MdrPreset& preset : mdrPresets)
        presets += fmt::format("{}|", preset.name);
    command.add_option("--preset", mine.preset, "Set of options; the options below replace single ones")
        ->check(problemOfPreset)
        ->option_text(fmt::format("{}{} (mdr-2003)", presets, separatorsUsage()));
    MdrOptions& options = mine.options;
    command
        .add_option("--similarity", options.similarity,
                    "Compare tag strings by edit distance, or trees by simple tree matching" + condition)
        ->transform(valueIn(similarities))
        ->option_text("edit-distance|tree-matching");
    command
        .add_option("--threshold", options.threshold,
                    "Greatest distance (edit-distance) or smallest similarity (tree-matching), 0 to 1" +
                        condition)
        ->check(problemOfShare)
        ->option_text("SHARE (0.3; 0.75)");
    command.add_option("--longest", options.longest, "K: most siblings in a generalized node" + condition)
        ->check(wholeNumber(1, largestLongest))
        ->option_text("N (10)");
    command
        .add_option("--smallest-depth", options.smallestDepth,
                    "Fewest levels of the subtree that --depth-of names" + condition)
        ->check(problemOfCount)
        ->option_text("N (3)");
    command
        .add_option("--depth-of", options.depthOf,
                    "Count the levels of the parent's subtree, or of a group with its common root" +
                        condition)
        ->transform(valueIn(depths))
        ->option_text("parent|group (parent; group)");
    command.add_option("--texts", options.hasTexts, "Treat texts as tags" + condition)
        ->transform(valueIn(answers))
        ->option_text("true|false (false; true)");
    command
        .add_option("--look-within", options.looksWithin,
                    "Look for records within generalized nodes" + condition)
        ->transform(valueIn(answers))
        ->option_text("true|false (true; false)");
}

} // namespace

CLI::App* addMine(CLI::App& app, Arguments& arguments, MineArguments& mine)
{
    CLI::App* command = app.add_subcommand(
        "mine",
        "Prints the data records of a page, or of what the search leaves of it (MDR), or the fields of "
        "these records (DEPTA).");
    setNotesAndExamples(
        *command,
        "mdr-2003: MDR as in its paper (Liu, Grossman and Zhai 2003). velloso-2014: as Velloso and Dorneles "
        "ran it: simple tree matching, texts as tags, groups of at least three levels, each generalized "
        "node a record. Where an option has two values in brackets, they are those of the two "
        "presets.\nseparators: content detection, as the command of that name.\n--csv prints the columns "
        "region, parent, record, nodes, text.\n" +
            schemaNote("records-1"),
        "tagseam-cli mine resources/samples/shop.html --pruned --preset velloso-2014",
        "tagseam-cli mine resources/samples/shop.html --preset separators --fields");
    addPage(*command, arguments)->required();
    addPageOptions(*command, arguments);
    beginGroup(*command, optiongroup::analysis);
    CLI::Option* pruned =
        command->add_flag("--pruned", mine.isPruned, "Mine what the search leaves of the page");
    addMdrOptions(*command, mine);
    addComplement(*command, arguments)->needs(pruned);
    for (CLI::Option* option : addSearchOptions(*command, arguments))
        option->needs(pruned);
    const std::string condition = "; only with --pruned or --preset separators";
    addSymbolOptions(*command, arguments, condition, "class+style; separators: none");
    addWhatIfs(*command, arguments, condition);
    beginGroup(*command, optiongroup::output);
    CLI::Option* fields =
        command->add_flag("--fields", mine.hasFields,
                          "Print the fields of the records of each region as a table, aligned "
                          "by partial tree alignment (DEPTA)");
    command->add_option("--region", mine.region, "Print only the fields of this region, from 1")
        ->needs(fields)
        ->check(problemOfCount)
        ->option_text("N");
    CLI::Option* alike =
        command
            ->add_option(
                "--alike", mine.alike,
                "Print how similar these nodes, together, are to the nodes of --to; not with --preset "
                "separators")
            ->option_text("XPATH|CSS");
    CLI::Option* to =
        command->add_option("--to", mine.to, "The nodes to compare with")->option_text("XPATH|CSS");
    alike->needs(to);
    to->needs(alike);
    CLI::Option* csv = command->add_flag(
        "--csv", mine.isCsv, "Print the records, or with --fields the fields of one region, as CSV");
    CLI::Option* json = addJson(*command, arguments, "Print the regions and their records as JSON");
    csv->excludes(json)->excludes(alike);
    json->excludes(fields)->excludes(alike);
    fields->excludes(alike);
    addLimits(*command, arguments);
    return command;
}

int runMine(const CLI::App& command, const Arguments& arguments, const MineArguments& mine)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        KeepMask left;
        if (mine.isPruned)
            left = outcomeOf(prepared.document, prepared.setup).mask;
        const KeepMask* within = mine.isPruned ? &left : nullptr;
        if (findMdrPreset(mine.preset) == nullptr) { // separators
            if (const int code = rejectOptions(command, mdrOptions, "has no effect with --preset separators");
                code != Done)
                return code;
            const auto options = separatorOptions(command, prepared, mine.preset);
            if (const int* code = std::get_if<int>(&options))
                return *code;
            const SeparatedPage page =
                separateRecords(prepared.document, std::get<SeparatorOptions>(options), within);
            return answerRecords(prepared, arguments, mine, minedBySeparators(prepared.document, page),
                                 within);
        }
        if (!mine.isPruned) {
            if (const int code = rejectOptions(command, sequenceOptions,
                                               "has an effect only with --pruned or --preset separators");
                code != Done)
                return code;
        }
        const MdrOptions options = optionsOf(command, mine);
        return mine.alike.empty() ? answerRecords(prepared, arguments, mine,
                                                  mineDataRecords(prepared.document, options, within), within)
                                  : answerLikeness(prepared, mine, options, within);
    });
}

} // namespace tagseam
