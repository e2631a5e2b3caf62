// SPDX-License-Identifier: MIT
// `tagseam-cli site`: its commands and their options.
#include "app/cli/site/clisite.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "core/methods/sitestyletree/styletreefile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace tagseam {

namespace {

// Adds an option whose values are spelled as in `names`, indexed by value.
template <class Value, std::size_t count>
CLI::Option* addNamed(CLI::App& command, const char* option, Value& target,
                      const std::array<std::string_view, count>& names, const char* help)
{
    const std::vector<std::string> spelled(names.begin(), names.end());
    return command
        .add_option_function<std::string>(
            option,
            [&target, spelled](const std::string& given) {
                target = static_cast<Value>(std::ranges::find(spelled, given) - spelled.begin());
            },
            help)
        ->check(oneOf(spelled))
        ->option_text(
            fmt::format("{} ({})", fmt::join(spelled, "|"), spelled[static_cast<std::size_t>(target)]));
}

void addMeasure(CLI::App& command, SiteArguments& site, bool hasLocalNoise)
{
    beginGroup(command, optiongroup::analysis);
    MeasureOptions& options = site.measure;
    command
        .add_option("--merge", options.mergesSimilar,
                    "Treat element nodes of equal content in two style nodes as one")
        ->option_text("true|false (true)");
    addNamed(
        command, "--probability", options.probability, featureProbabilityNames,
        "Probability of a word on a page: its occurrences there among all, or equal for each page that has "
        "it");
    command
        .add_option("--fewest-pages", options.fewestPages,
                    "Element nodes of fewer pages are as important as those of one page")
        ->check(problemOfCount)
        ->option_text("N (2)");
    if (!hasLocalNoise)
        return;
    addNamed(command, "--local-noise", options.localNoise, localNoiseNames,
             "Words of meaningful texts that are removed: none, those on all pages alike, or as the paper "
             "prints it");
    command
        .add_option("--epsilon", options.localNoiseBelow,
                    "Figure below which a word is locally noisy, 0 to 1")
        ->check(problemOfShare)
        ->option_text(fmt::format("X ({})", options.localNoiseBelow));
}

void addThreshold(CLI::App& command, SiteArguments& site)
{
    beginGroup(command, optiongroup::analysis);
    command
        .add_option_function<double>(
            "--threshold",
            [&site](const double& given) {
                site.threshold = given;
                site.thresholdFrom = ThresholdFrom::Option;
            },
            fmt::format(
                "Greatest composite importance of noise, 0 to 1 (the threshold that `site pick` stored in "
                "the tree, else {})",
                usualThreshold))
        ->check(problemOfShare)
        ->option_text("T");
}

struct BuildOptions {
    CLI::Option* attributes;
    CLI::Option* leaves;
};

BuildOptions addBuild(CLI::App& command, SiteArguments& site)
{
    beginGroup(command, optiongroup::analysis);
    return {addNamed(command, "--attributes", site.build.attributes, displayAttributeNames,
                     "Attributes that belong to an element node beside its tag"),
            addNamed(
                command, "--leaves", site.build.leaves, leafNodeNames,
                "Leaves of the tree: texts, their parents, or the parents of elements that hold only texts")};
}

void addTree(CLI::App& command, SiteArguments& site)
{
    beginGroup(command, optiongroup::input);
    command.add_option("TREE", site.tree, "Site style tree that `site learn` wrote")->required();
}

void addSitePages(CLI::App& command, SiteArguments& site, const char* help)
{
    beginGroup(command, optiongroup::input);
    command.add_option("PAGES", site.pages, help)->required();
}

constexpr const char* learnExample = "tagseam-cli site learn resources/samples -o samples.sst";

void addLearn(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand(
        "learn", "Builds the site style tree of a site from pages of the site and writes it into a file.");
    setNotesAndExamples(
        *command, "A page that cannot be read is named and skipped. The paper learns 500 pages of a site.",
        learnExample, "tagseam-cli site learn resources/samples/shop.html --from samples.sst -o more.sst");
    addSitePages(*command, site, "Pages of one site, and folders of such pages");
    command
        ->add_option("--from", site.from, "Add the pages to this tree, whose --attributes and --leaves hold")
        ->option_text("FILE.sst");
    addEncoding(*command, arguments);
    addBuild(*command, site);
    addOutput(*command, arguments, "Write the tree into this file")->required()->option_text("FILE.sst");
    addProgress(*command, site.hasProgress);
    addLimits(*command, arguments);
}

void addShow(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand(
        "show", "Prints a site style tree with page counts, importances and marks, one element node on each "
                "line.");
    setNotesAndExamples(*command, schemaNote("sitetree-1"), learnExample,
                        "tagseam-cli site show samples.sst --levels 3");
    addTree(*command, site);
    addThreshold(*command, site);
    addMeasure(*command, site, false);
    beginGroup(*command, optiongroup::output);
    command->add_option("--levels", site.levels, "Levels of element nodes to print; the body is the first")
        ->check(problemOfCount)
        ->option_text(fmt::format("N ({})", site.levels));
    addJson(*command, arguments, "Print all element nodes and style nodes as JSON");
}

void addDraw(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command =
        group.add_subcommand("draw", "Draws a site style tree as SVG, as the figures of the paper do.");
    setNotesAndExamples(
        *command,
        fmt::format(
            "An element node is a box: shaded if it is noisy, with a double line if it is meaningful. "
            "A style node is a dashed rectangle with its number of pages. Without --levels, the "
            "drawing ends before the level with which it would have more than {} element nodes. "
            "\"+3\" below a box: 3 style nodes are not drawn.",
            usualDrawing),
        learnExample, "tagseam-cli site draw samples.sst --simplified -o samples.svg");
    addTree(*command, site);
    addThreshold(*command, site);
    addMeasure(*command, site, false);
    beginGroup(*command, optiongroup::output);
    command->add_flag("--simplified", site.isSimplified,
                      "Leave out the descendants of noisy and of meaningful element nodes (figure 6)");
    command
        ->add_option("--levels", site.drawnLevels,
                     fmt::format("Levels of element nodes to draw, the body being the first; {} draws the "
                                 "whole tree",
                                 allLevels))
        ->check([](const std::string& levels) {
            return levels == allLevels || problemOfCount(levels).empty()
                       ? std::string()
                       : fmt::format("'{}' is neither {} nor a whole number from 1", levels, allLevels);
        })
        ->option_text(fmt::format("{}|N (as many as {} element nodes allow)", allLevels, usualDrawing));
    addOutput(*command, arguments, "Write the drawing into this file and print its counts")
        ->option_text("FILE.svg");
}

void addSiteClean(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand(
        "clean", "Removes from a page what the style tree of its site marks as noise and prints the page as "
                 "HTML.");
    setNotesAndExamples(
        *command, schemaNote("siteclean-1"), learnExample,
        "tagseam-cli site clean resources/samples/news.html --sst samples.sst -o cleaned.html");
    addPage(*command, arguments)->required();
    command->add_option("--sst", site.tree, "Site style tree of the page's site")
        ->required()
        ->option_text("FILE.sst");
    addPageOptions(*command, arguments);
    addThreshold(*command, site);
    addMeasure(*command, site, true);
    addOutput(*command, arguments, "Write the page into this file and print its counts");
    addBaseUrl(*command, arguments);
    addJson(*command, arguments, "Print the counts and the decisions as JSON, not the page");
    addLimits(*command, arguments);
}

void addThresholds(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand(
        "thresholds",
        "Prints what each threshold would remove from sample pages, so that one can be picked.");
    setNotesAndExamples(
        *command,
        "The table has a line for each threshold that removes other words or nodes; --json has "
        "all thresholds.\n" +
            schemaNote("sitethresholds-1"),
        learnExample, "tagseam-cli site thresholds samples.sst resources/samples");
    addTree(*command, site);
    addSitePages(*command, site, "Sample pages, and folders of such pages");
    addEncoding(*command, arguments);
    addMeasure(*command, site, true);
    addJson(*command, arguments, "Print all thresholds as JSON");
    addLimits(*command, arguments);
}

void addPick(CLI::App& group, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand(
        "pick", "Stores a threshold in a site style tree, which `site clean` and `site show` then use.");
    setNotesAndExamples(
        *command,
        "`site thresholds` and `site losses` print what to pick a threshold by.\nA tree that grows "
        "loses its threshold, which was picked for a tree of fewer pages.",
        learnExample, "tagseam-cli site pick samples.sst 0.06");
    addTree(*command, site);
    command->add_option("T", site.threshold, "Greatest composite importance of noise, 0 to 1")
        ->required()
        ->check(problemOfShare);
}

void addLosses(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand(
        "losses",
        "Prints which texts that must stay a site style tree takes for noise, at which element nodes, "
        "and why.");
    setNotesAndExamples(
        *command,
        "Texts that must stay are those of the manifest's column expected, as for corpus run. Each folder is "
        "a site: its tree is learnt from every second of its pages, and the others are measured; or all "
        "pages are measured by the tree of --sst. A text stays where one of its places does. For a text that "
        "is removed, the element node of the place that is removed last is named. Reasons:\n  noisy        "
        "its element node is noisy from the threshold in the column figure on\n  noisy-above  the tree has "
        "no such node: the text is removed with the nearest node above it that the tree has\n  local-noise  "
        "a word of the text is locally noisy: its figure (1 - H) is below "
        "epsilon\npicked: the greatest threshold that loses no text of the learnt pages except those that 0 "
        "loses.\n" +
            schemaNote("sitelosses-1"),
        "printf 'page,expected\\nnews.html,Harbour\\nshop.html,Gift cards\\n' >expected.csv && tagseam-cli "
        "site losses "
        "resources/samples --manifest expected.csv",
        "tagseam-cli site losses resources/samples --manifest expected.csv --each");
    beginGroup(*command, optiongroup::input);
    command
        ->add_option("FOLDER", site.folder,
                     "Folder of pages: all pages below it, or those that its manifest names")
        ->required();
    command
        ->add_option("--manifest", site.manifest,
                     "CSV with the columns page and expected, or as for corpus run (corpus.csv in FOLDER)")
        ->option_text("FILE");
    CLI::Option* tree =
        command->add_option("--sst", site.tree, "Measure all pages by this tree, and learn none")
            ->option_text("FILE.sst");
    addEncoding(*command, arguments);
    beginGroup(*command, optiongroup::analysis);
    CLI::Option* learn =
        command
            ->add_option_function<std::string>(
                "--learn", [&site](const std::string& given) { site.learnsHalf = given == "half"; },
                "Learn from all pages of a folder and measure all, or learn from every second page and "
                "measure "
                "the others")
            ->check(oneOf({"all", "half"}))
            ->option_text("all|half (half)");
    const BuildOptions build = addBuild(*command, site);
    tree->excludes(learn)->excludes(build.attributes)->excludes(build.leaves);
    addThreshold(*command, site);
    addMeasure(*command, site, true);
    beginGroup(*command, optiongroup::output);
    CLI::Option* each = command->add_flag("--each", site.listsEach, "List each text that is lost, and where");
    each->excludes(addJson(*command, arguments, "Print the losses as JSON"));
    addLimits(*command, arguments);
}

} // namespace

CLI::App* addSite(CLI::App& app, Arguments& arguments, SiteArguments& site)
{
    CLI::App* group = app.add_subcommand(
        "site", "Learns the site style tree of a site and removes the noise that the pages of the site share "
                "(Yi, Liu and Li 2003).");
    setNotesAndExamples(
        *group, {}, learnExample,
        "tagseam-cli site clean resources/samples/news.html --sst samples.sst -o cleaned.html");
    group->require_subcommand(1);
    addLearn(*group, arguments, site);
    addShow(*group, arguments, site);
    addDraw(*group, arguments, site);
    addSiteClean(*group, arguments, site);
    addThresholds(*group, arguments, site);
    addPick(*group, site);
    addLosses(*group, arguments, site);
    return group;
}

int runSite(const CLI::App& command, const Arguments& arguments, const SiteArguments& site)
{
    const auto isParsed = [&](const char* name) { return command.get_subcommand(name)->parsed(); };
    for (const char* name : {"learn", "clean", "draw"}) {
        if (isParsed(name) && command.get_subcommand(name)->count("--output") > 0 && arguments.output.empty())
            return fail(WrongUsage, "--output", "the file name is empty");
    }
    if (isParsed("learn"))
        return learnSite(*command.get_subcommand("learn"), arguments, site);
    if (isParsed("show"))
        return showSite(arguments, site);
    if (isParsed("draw"))
        return drawSite(arguments, site);
    if (isParsed("pick"))
        return pickThreshold(site);
    if (isParsed("losses"))
        return listLosses(arguments, site);
    return isParsed("clean") ? cleanBySite(arguments, site) : listThresholds(arguments, site);
}

int loadTree(SiteArguments& site, LoadedTree& tree)
{
    Result<SiteStyleTree> loaded = loadStyleTree(site.tree);
    if (!loaded)
        return fail(loaded.error(), site.tree);
    tree.site = *std::move(loaded);
    tree.measured = measure(tree.site, site.measure);
    if (tree.site.threshold && site.thresholdFrom == ThresholdFrom::Usual) {
        site.threshold = *tree.site.threshold;
        site.thresholdFrom = ThresholdFrom::Tree;
    }
    return Done;
}

std::string thresholdText(const SiteArguments& site)
{
    return fmt::format("{}{}", site.threshold,
                       site.thresholdFrom == ThresholdFrom::Tree ? " (from the tree)" : "");
}

std::string_view name(ThresholdFrom from)
{
    switch (from) {
    case ThresholdFrom::Option:
        return "option";
    case ThresholdFrom::Tree:
        return "tree";
    case ThresholdFrom::Usual:
        break;
    }
    return "usual";
}

std::string_view markName(ElementMark mark)
{
    switch (mark) {
    case ElementMark::Noisy:
        return "noisy";
    case ElementMark::Meaningful:
        return "meaningful";
    case ElementMark::Neither:
        break;
    }
    return "neither";
}

} // namespace tagseam
