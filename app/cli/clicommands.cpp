// SPDX-License-Identifier: MIT
// The commands of tagseam-cli with their options.
#include "app/cli/clicommands.h"

#include "app/cli/clioptions.h"
#include "app/cli/clischemas.h"
#include "core/teach/replay.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <string>

namespace tagseam {

CLI::App* addTps(CLI::App& app, Arguments& arguments)
{
    CLI::App* tps = app.add_subcommand("tps", "The tag path sequence of a page");
    addPage(*tps, arguments)->required();
    addJson(*tps, arguments);
    addCommonOptions(*tps, arguments);
    return tps;
}

CLI::App* addSearch(CLI::App& app, Arguments& arguments)
{
    CLI::App* search =
        app.add_subcommand("search", "Every decision of searchRegion on a page or a symbol list");
    CLI::Option* page = addPage(*search, arguments);
    search
        ->add_option("--symbols", arguments.symbolFile,
                     "Whitespace-separated integers instead of a page; - for "
                     "standard input")
        ->option_text("FILE|-")
        ->excludes(page);
    addJson(*search, arguments);
    addCommonOptions(*search, arguments);
    return search;
}

CLI::App* addPrune(CLI::App& app, Arguments& arguments)
{
    CLI::App* prune = app.add_subcommand("prune", "The page without what lies outside its main region");
    prune->footer("--json prints tagseam.prune/1: nodes: {raw, kept}, reduction (0 to 1), regions: [[begin, "
                  "end]] (positions\n"
                  "that are kept; one, but for --method separators), region: [begin, end] (from the first to "
                  "the last).");
    addPage(*prune, arguments)->required();
    prune
        ->add_option("-o,--output", arguments.output,
                     "Write the pruned page here instead of to standard output")
        ->option_text("FILE");
    addComplement(*prune, arguments);
    addMethod(*prune, arguments);
    prune
        ->add_option(
            "--base-url", arguments.baseUrl,
            "Base of the relative addresses, unless the page names one; by default the page's own file "
            "when -o is in another folder")
        ->option_text("URL");
    addJson(*prune, arguments);
    addCommonOptions(*prune, arguments);
    return prune;
}

CLI::App* addReplay(CLI::App& app, Arguments& arguments)
{
    CLI::App* replay = app.add_subcommand(
        "replay", "One HTML file that replays every step of the search in any browser, without network");
    replay->footer(
        fmt::format("Texts are cut after some 80 characters. At most {} positions and {} candidate splits.",
                    maxReplayPositions, maxReplayCandidateSplits));
    addPage(*replay, arguments)->required();
    replay->add_option("-o,--output", arguments.output, "Write the replay here instead of to standard output")
        ->option_text("FILE");
    replay->add_option("--lang", arguments.language, "Language that the replay starts with; it has a switch")
        ->check(CLI::IsMember({"en", "pt_BR"}))
        ->option_text("en|pt_BR (en)");
    addCommonOptions(*replay, arguments);
    return replay;
}

CLI::App* addExplain(CLI::App& app, Arguments& arguments)
{
    CLI::App* explain = app.add_subcommand(
        "explain", "Why a node was kept or pruned, with the numbers, and what would change that");
    explain->footer(
        fmt::format("A node is named by a selector, of several the first, or by its position in the "
                    "sequence, from 1.\n{}",
                    explainSchema));
    addPage(*explain, arguments)->required();
    explain->add_option("--node", arguments.node, "The node in question")
        ->required()
        ->option_text("XPATH|CSS|N");
    addContent(*explain, arguments,
               "What should be told apart from it, if it is noise; by default the middle of the main region");
    addComplement(*explain, arguments);
    addMethod(*explain, arguments);
    addJson(*explain, arguments);
    addCommonOptions(*explain, arguments);
    return explain;
}

CLI::App* addDiagnose(CLI::App& app, Arguments& arguments)
{
    CLI::App* diagnose =
        app.add_subcommand("diagnose", "Well split, content kept with much else, too homogeneous, too "
                                       "heterogeneous, or a main region smaller than the rest");
    diagnose->footer(std::string(diagnoseSchema));
    addPage(*diagnose, arguments)->required();
    addContent(*diagnose, arguments,
               "The nodes that are the content; by default texts of 15 letters and more stand for it");
    addComplement(*diagnose, arguments);
    addJson(*diagnose, arguments);
    addCommonOptions(*diagnose, arguments);
    return diagnose;
}

CLI::App* addRegions(CLI::App& app, Arguments& arguments)
{
    CLI::App* regions = app.add_subcommand(
        "regions", "The whole segmentation: the search run again on all that was cut off, as a tree");
    regions->footer(std::string(regionsSchema));
    addPage(*regions, arguments)->required();
    regions->add_option("--shortest", arguments.shortest, "Parts of fewer positions are not searched")
        ->check(problemOfCount)
        ->option_text("N (2)");
    addJson(*regions, arguments);
    addCommonOptions(*regions, arguments);
    return regions;
}

CLI::App* addCompare(CLI::App& app, Arguments& arguments)
{
    CLI::App* compare =
        app.add_subcommand("compare", "Two variants in lockstep: where they part, and what each keeps");
    compare->footer(fmt::format("VARIANT is a name, switches, or both: printed   min-difference=0.3   "
                                "jidm-2013,label-attributes=class,nodes=elements\n"
                                "What it leaves out is as the other options say.\n{}",
                                compareSchema));
    addPage(*compare, arguments)->required();
    compare->add_option("--a", arguments.variantA, "One variant")->required()->option_text("VARIANT");
    compare->add_option("--b", arguments.variantB, "The other")->required()->option_text("VARIANT");
    addJson(*compare, arguments);
    addCommonOptions(*compare, arguments);
    return compare;
}

CLI::App* addSweep(CLI::App& app, Arguments& arguments)
{
    CLI::App* sweep = app.add_subcommand(
        "sweep",
        "One page under all variants and label attributes, and over minimum difference and lowest threshold");
    sweep->footer(std::string(sweepSchema));
    addPage(*sweep, arguments)->required();
    addContent(*sweep, arguments, "The nodes that should be kept: adds precision, recall and F");
    addComplement(*sweep, arguments);
    addJson(*sweep, arguments);
    addCommonOptions(*sweep, arguments);
    return sweep;
}

CLI::App* addEntries(CLI::App& app, Arguments& arguments)
{
    CLI::App* entries = app.add_subcommand("entries", "What an MHTML or WARC file holds: pages and the rest");
    entries
        ->add_option("ARCHIVE", arguments.input.page,
                     "MHTML or WARC file, gzip'd or not; - for standard input")
        ->required();
    addJson(*entries, arguments);
    return entries;
}

} // namespace tagseam
