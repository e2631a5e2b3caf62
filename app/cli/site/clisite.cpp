// SPDX-License-Identifier: MIT
// `tagseam-cli site`: its commands and their options.
#include "app/cli/site/clisite.h"

#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clischemas.h"
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
        ->check(CLI::IsMember(spelled))
        ->option_text(
            fmt::format("{} ({})", fmt::join(spelled, "|"), spelled[static_cast<std::size_t>(target)]));
}

void addMeasure(CLI::App& command, SiteArguments& site, bool hasLocalNoise)
{
    MeasureOptions& options = site.measure;
    command
        .add_option("--merge", options.mergesSimilar,
                    "Whether element nodes of equal content in two styles are one")
        ->option_text("BOOL (true)");
    addNamed(command, "--probability", options.probability, featureProbabilityNames,
             "Of a word on a page: its times there by all, or the same for each page that has it");
    command
        .add_option("--fewest-pages", options.fewestPages,
                    "Element nodes of fewer pages are as important as those of one")
        ->check(problemOfCount)
        ->option_text("N (2)");
    if (!hasLocalNoise)
        return;
    addNamed(command, "--local-noise", options.localNoise, localNoiseNames,
             "Words of what is kept that go: none, those on all pages alike, or to the letter of the paper");
    command
        .add_option("--epsilon", options.localNoiseBelow,
                    "Figure below which a word is locally noisy, 0 to 1")
        ->check(problemOfShare)
        ->option_text(fmt::format("X ({})", options.localNoiseBelow));
}

void addThreshold(CLI::App& command, SiteArguments& site)
{
    command
        .add_option_function<double>(
            "--threshold",
            [&site](const double& given) {
                site.threshold = given;
                site.thresholdFrom = ThresholdFrom::Option;
            },
            "Greatest composite importance of noise, 0 to 1; by default the one that `site pick` keeps in "
            "the "
            "tree")
        ->check(problemOfShare)
        ->option_text(fmt::format("T ({})", usualThreshold));
}

void addLearn(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand("learn", "Build the tree of a site from pages of it");
    command->footer(
        "A page that cannot be read is named and left out. The paper learns 500 pages of a site.\n"
        "--attributes: what belongs to an element node beside its tag: class (and the "
        "presentational ones).\n"
        "--leaves: texts; their parents; or the parents of elements that hold texts alone.");
    command->add_option("PAGES", site.pages, "Pages of one site, and folders of such")
        ->required()
        ->option_text("DIR|PAGE ...");
    command->add_option("-o,--output", arguments.output, "Write the tree here")
        ->required()
        ->option_text("FILE.sst");
    command->add_option("--from", site.from, "Go on with this tree, and its --attributes and --leaves")
        ->option_text("FILE.sst");
    addNamed(*command, "--attributes", site.build.attributes, displayAttributeNames,
             "Attributes of element nodes");
    addNamed(*command, "--leaves", site.build.leaves, leafNodeNames, "What is a leaf");
    command->add_flag("--progress", site.hasProgress, "Show how far it is, though it is no terminal");
    addPageOptions(*command, arguments);
}

void addShow(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command =
        group.add_subcommand("show", "The tree with page counts, importances and marks, a line a node");
    command->footer(std::string(siteTreeSchema));
    command->add_option("TREE", site.tree, "File of `site learn`")->required()->option_text("FILE.sst");
    command->add_option("--levels", site.levels, "Levels of element nodes, the body being the first")
        ->check(problemOfCount)
        ->option_text(fmt::format("N ({})", site.levels));
    addThreshold(*command, site);
    addMeasure(*command, site, false);
    addJson(*command, arguments);
}

void addSiteClean(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand("clean", "A page of the site without its noise");
    command->footer(std::string(siteCleanSchema));
    addPage(*command, arguments)->required();
    command->add_option("--sst", site.tree, "The tree of its site")->required()->option_text("FILE.sst");
    addThreshold(*command, site);
    addMeasure(*command, site, true);
    command
        ->add_option("-o,--output", arguments.output,
                     "Write the cleaned page here instead of to standard output")
        ->option_text("FILE");
    command
        ->add_option("--base-url", arguments.baseUrl,
                     "Base of the relative addresses, unless the page names one; by default the page's own "
                     "file when -o is in another folder")
        ->option_text("URL");
    addJson(*command, arguments);
    addPageOptions(*command, arguments);
}

void addThresholds(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand(
        "thresholds", "What each threshold would remove of sample pages, to pick one by");
    command->footer("The table has a line for each threshold that removes other words or nodes; --json has "
                    "all.\n" +
                    std::string(siteThresholdsSchema));
    command->add_option("TREE", site.tree, "File of `site learn`")->required()->option_text("FILE.sst");
    command->add_option("PAGES", site.pages, "Sample pages, and folders of such")
        ->required()
        ->option_text("DIR|PAGE ...");
    addMeasure(*command, site, true);
    addJson(*command, arguments);
    addPageOptions(*command, arguments);
}

void addPick(CLI::App& group, SiteArguments& site)
{
    CLI::App* command =
        group.add_subcommand("pick", "Keep in the tree the threshold that was picked, for clean and show");
    command->footer("Picked by what `site thresholds` says, or `site losses`, and by looking at cleaned "
                    "pages.\nA tree that grows drops it: it was picked for a tree of fewer pages.");
    command->add_option("TREE", site.tree, "File of `site learn`")->required()->option_text("FILE.sst");
    command->add_option("T", site.threshold, "Greatest composite importance of noise, 0 to 1")
        ->required()
        ->check(problemOfShare);
}

void addLosses(CLI::App& group, Arguments& arguments, SiteArguments& site)
{
    CLI::App* command = group.add_subcommand(
        "losses",
        "Which of the texts that must stay a tree takes for noise, at which element nodes, and why");
    command->footer(
        "Texts that must stay are those of the manifest's column expected, as for corpus run. Each folder is "
        "a\n"
        "site: its tree is learnt from every second of its pages, and the others are measured; or all are\n"
        "measured by the tree of --sst. A text stays where one of its places does. Of one that goes the "
        "element\n"
        "node is named of that place which goes last. Reasons:\n"
        "  noisy        its element node is, from the threshold in the column figure on\n"
        "  noisy-above  the tree has no such node there: it goes with the nearest one above that it has\n"
        "  local-noise  all words of the text are locally noisy: their figure (1 - H) is below epsilon\n"
        "picked: the greatest threshold that loses no text of the learnt pages but those that 0 loses.\n" +
        std::string(siteLossesSchema));
    command->add_option("DIR", site.folder, "Folder of pages: all below it, or those of its manifest")
        ->required();
    command
        ->add_option("--manifest", site.manifest,
                     "CSV with the columns page and expected (corpus.csv in DIR)")
        ->option_text("FILE");
    CLI::Option* learn =
        command
            ->add_option_function<std::string>(
                "--learn", [&site](const std::string& given) { site.learnsHalf = given == "half"; },
                "Learn from all pages of a folder, and measure all; or from every second, and measure the "
                "others")
            ->check(CLI::IsMember({"all", "half"}))
            ->option_text("all|half (half)");
    CLI::Option* attributes = addNamed(*command, "--attributes", site.build.attributes, displayAttributeNames,
                                       "Attributes of element nodes");
    CLI::Option* leaves = addNamed(*command, "--leaves", site.build.leaves, leafNodeNames, "What is a leaf");
    command->add_option("--sst", site.tree, "Measure all pages by this tree, and learn none")
        ->excludes(learn)
        ->excludes(attributes)
        ->excludes(leaves)
        ->option_text("FILE.sst");
    addThreshold(*command, site);
    addMeasure(*command, site, true);
    CLI::Option* each = command->add_flag("--each", site.listsEach, "List each text that is lost, and where");
    addJson(*command, arguments);
    each->excludes(command->get_option("--json"));
    addPageOptions(*command, arguments);
}

} // namespace

CLI::App* addSite(CLI::App& app, Arguments& arguments, SiteArguments& site)
{
    CLI::App* group = app.add_subcommand(
        "site", "Noise that the pages of a site share: its style tree (Yi, Liu and Li 2003)");
    group->require_subcommand(1);
    addLearn(*group, arguments, site);
    addShow(*group, arguments, site);
    addSiteClean(*group, arguments, site);
    addThresholds(*group, arguments, site);
    addPick(*group, site);
    addLosses(*group, arguments, site);
    return group;
}

int runSite(const CLI::App& command, const Arguments& arguments, const SiteArguments& site)
{
    const auto isParsed = [&](const char* name) { return command.get_subcommand(name)->parsed(); };
    for (const char* name : {"learn", "clean"}) {
        if (isParsed(name) && command.get_subcommand(name)->count("--output") > 0 && arguments.output.empty())
            return fail(WrongUsage, "--output", "needs a file name");
    }
    if (isParsed("learn"))
        return learnSite(*command.get_subcommand("learn"), arguments, site);
    if (isParsed("show"))
        return showSite(arguments, site);
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
