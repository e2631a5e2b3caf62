// SPDX-License-Identifier: MIT
// `tagseam-cli mine`.
#include "app/cli/methods/climine.h"

#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clischemas.h"
#include "app/cli/clisetup.h"
#include "app/cli/methods/climinetext.h"
#include "app/cli/methods/cliseparators.h"
#include "core/explain/setup.h"
#include "core/methods/mdr/recordsjson.h"
#include "core/methods/mdr/recordtable.h"
#include "core/methods/methods.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <map>
#include <variant>
#include <vector>

namespace tagseam {

namespace {

const std::map<std::string, Similarity> similarities{{"edit-distance", Similarity::EditDistance},
                                                     {"tree-matching", Similarity::TreeMatching}};
const std::map<std::string, bool> answers{{"true", true}, {"false", false}};
const std::map<std::string, DepthOf> depths{{"parent", DepthOf::Parent}, {"group", DepthOf::Group}};

// Options that have no effect with separators.
constexpr std::array<const char*, 9> mdrSwitches{"--similarity",     "--threshold", "--longest",
                                                 "--smallest-depth", "--depth-of",  "--texts",
                                                 "--look-within",    "--alike",     "--to"};

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
        return fail(BadInput, "--region", fmt::format("there are only {}", counted(regions, "region")));
    if (mine.isCsv && mine.region == 0 && regions != 1)
        return fail(WrongUsage, "--csv",
                    fmt::format("--region must say which of {} it is of", counted(regions, "region")));
    if (mine.isCsv) {
        const DataRegion& region = mined.regions[mine.region == 0 ? 0 : mine.region - 1];
        return answer(fieldsCsv(prepared.document, alignRecords(prepared.document, region, within)));
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
        return answer(recordsCsv(prepared.document, mined, within));
    return answer(recordsText(prepared.document, prepared.label, mined, within));
}

// Returns a sentence; empty when the preset is valid. "separators,label-attributes=class" is valid, too.
std::string problemOfPreset(const std::string& preset)
{
    const Result<SeparatorOptions> detection = separatorOptionsOf(preset, {});
    if (detection || findMdrPreset(preset) != nullptr)
        return {};
    if (!detection.error().detail.empty())
        return problemOfMethod(detection.error());
    std::string names;
    for (const MdrPreset& each : mdrPresets)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", each.name);
    return fmt::format("'{}' is no preset: there are {} and {}", preset, names, separatorsUsage());
}

void addMdrOptions(CLI::App& command, MineArguments& mine)
{
    std::string presets;
    for (const MdrPreset& preset : mdrPresets)
        presets += fmt::format("{}|", preset.name);
    command.add_option("--preset", mine.preset, "Settings; each option below overrides its own")
        ->check(problemOfPreset)
        ->option_text(fmt::format("{}{} (mdr-2003)", presets, separatorsUsage()));
    MdrOptions& options = mine.options;
    command
        .add_option("--similarity", options.similarity,
                    "Edit distance of tag strings, or simple tree matching")
        ->transform(CLI::CheckedTransformer(similarities).description(""))
        ->option_text("edit-distance|tree-matching");
    command
        .add_option("--threshold", options.threshold,
                    "Greatest distance (edit-distance), or smallest similarity (tree-matching), 0 to 1")
        ->check(CLI::Range(0.0, 1.0).description(""))
        ->option_text("SHARE (0.3; 0.75)");
    command.add_option("--longest", options.longest, "K: most siblings that make up a generalized node")
        ->check(CLI::Range(1U, largestLongest).description(""))
        ->option_text("N (10)");
    command
        .add_option("--smallest-depth", options.smallestDepth,
                    "Levels that the subtree of the parent, or a group with its common root, must have")
        ->check(problemOfCount)
        ->option_text("N (3)");
    command.add_option("--depth-of", options.depthOf, "Of which of the two")
        ->transform(CLI::CheckedTransformer(depths).description(""))
        ->option_text("parent|group (parent; group)");
    command.add_option("--texts", options.hasTexts, "Whether texts are tags, too")
        ->transform(CLI::CheckedTransformer(answers).description(""))
        ->option_text("true|false (false; true)");
    command
        .add_option("--look-within", options.looksWithin,
                    "Whether records are looked for within generalized nodes")
        ->transform(CLI::CheckedTransformer(answers).description(""))
        ->option_text("true|false (true; false)");
}

} // namespace

CLI::App* addMine(CLI::App& app, Arguments& arguments, MineArguments& mine)
{
    CLI::App* command =
        app.add_subcommand("mine", "The data records of a page, or of what is left of it (MDR)");
    command->footer("mdr-2003: MDR as its paper has it (Liu, Grossman and Zhai 2003). velloso-2014: as "
                    "Velloso and\nDorneles ran it: simple tree matching, texts as tags, groups of three "
                    "levels and more, each\ngeneralized node a record. Where two values stand in brackets "
                    "they are those of the two.\nseparators: content detection, see the command of that "
                    "name; it takes none of the options of MDR.\n" +
                    std::string(recordsSchema));
    addPage(*command, arguments)->required();
    command->add_flag("--pruned", mine.isPruned, "Mine what the TPS filter leaves of the page");
    addMdrOptions(*command, mine);
    CLI::Option* fields =
        command->add_flag("--fields", mine.hasFields,
                          "Print the fields of each region's records as a table, aligned by "
                          "partial tree alignment (DEPTA)");
    command->add_option("--region", mine.region, "Only this region's fields, from 1")
        ->needs(fields)
        ->check(problemOfCount)
        ->option_text("N");
    CLI::Option* alike =
        command->add_option("--alike", mine.alike, "Say whether these nodes, together, are alike ...")
            ->option_text("XPATH|CSS");
    CLI::Option* to = command->add_option("--to", mine.to, "... to these, and why")->option_text("XPATH|CSS");
    alike->needs(to);
    to->needs(alike);
    CLI::Option* csv = command->add_flag("--csv", mine.isCsv, "Print CSV");
    addJson(*command, arguments);
    CLI::Option* json = command->get_option("--json");
    csv->excludes(json)->excludes(alike);
    json->excludes(fields)->excludes(alike);
    fields->excludes(alike);
    addComplement(*command, arguments);
    addCommonOptions(*command, arguments);
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
            if (const int code = refuseOptions(command, mdrSwitches); code != Done)
                return code;
            const auto options = separatorOptions(command, prepared, mine.preset);
            if (const int* code = std::get_if<int>(&options))
                return *code;
            const SeparatedPage page =
                separateRecords(prepared.document, std::get<SeparatorOptions>(options), within);
            return answerRecords(prepared, arguments, mine, minedBySeparators(prepared.document, page),
                                 within);
        }
        const MdrOptions options = optionsOf(command, mine);
        return mine.alike.empty() ? answerRecords(prepared, arguments, mine,
                                                  mineDataRecords(prepared.document, options, within), within)
                                  : answerLikeness(prepared, mine, options, within);
    });
}

} // namespace tagseam
