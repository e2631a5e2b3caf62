// SPDX-License-Identifier: MIT
// The commands of tagseam-cli with their options.
#include "app/cli/clicommands.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "core/teach/replay.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <string>

namespace tagseam {

CLI::App* addTps(CLI::App& app, Arguments& arguments)
{
    CLI::App* tps = app.add_subcommand(
        "tps", "Prints the tag path sequence of a page. The table lists each symbol with its frequency, the "
               "symbol of its parent path and its label.");
    setNotesAndExamples(*tps, schemaNote("trace-1"), "tagseam-cli tps resources/samples/figure2.html",
                        "tagseam-cli tps resources/samples/shop.html --label-attributes none --json");
    addPage(*tps, arguments)->required();
    addPageOptions(*tps, arguments);
    const SearchOptionList search = addSequenceOptions(*tps, arguments);
    CLI::Option* json = addJson(*tps, arguments, "Print the sequence and its search as JSON");
    for (CLI::Option* option : search)
        option->needs(json);
    addLimits(*tps, arguments);
    return tps;
}

CLI::App* addSearch(CLI::App& app, Arguments& arguments)
{
    CLI::App* search = app.add_subcommand(
        "search", "Prints every level, threshold and candidate split of searchRegion on a page or on a list "
                  "of symbols.");
    setNotesAndExamples(*search, schemaNote("trace-1"), "tagseam-cli search resources/samples/regions.html",
                        "tagseam-cli search resources/samples/shop.html --variant jidm-2013 --json");
    CLI::Option* page = addPage(*search, arguments);
    search
        ->add_option("--symbols", arguments.symbolFile,
                     "Search this list of integers, separated by white space; - for standard input")
        ->option_text("FILE|-")
        ->excludes(page);
    addPageOptions(*search, arguments);
    addSequenceOptions(*search, arguments);
    addJson(*search, arguments, "Print the levels, attempts and candidate splits as JSON");
    addLimits(*search, arguments);
    return search;
}

CLI::App* addPrune(CLI::App& app, Arguments& arguments)
{
    CLI::App* prune = app.add_subcommand(
        "prune", "Removes everything outside the main region from a page and prints the page as HTML.");
    setNotesAndExamples(*prune, schemaNote("prune-1"),
                        "tagseam-cli prune resources/samples/shop.html -o pruned.html",
                        "tagseam-cli prune resources/samples/homogeneous.html --method content --json");
    addPage(*prune, arguments)->required();
    addPageOptions(*prune, arguments);
    CLI::Option* method = addMethod(*prune, arguments);
    method->excludes(addComplement(*prune, arguments));
    for (CLI::Option* option : addSequenceOptions(*prune, arguments))
        method->excludes(option);
    addOutput(*prune, arguments, "Write the pruned page into this file and print its counts");
    addBaseUrl(*prune, arguments);
    CLI::Option* json =
        addJson(*prune, arguments, "Print the counts and the positions that are kept as JSON, not the page");
    addTexts(*prune, arguments, "the pruned page", json);
    addLimits(*prune, arguments);
    return prune;
}

CLI::App* addEdit(CLI::App& app, Arguments& arguments)
{
    CLI::App* edit = app.add_subcommand(
        "edit", "Changes a page in its source, as a developer would, and prints the changed source in its "
                "encoding, or a patch.");
    setNotesAndExamples(*edit, "Everything that the changes do not touch stays as it is.",
                        "tagseam-cli edit resources/samples/shop.html --edit 'remove nav' --diff",
                        "tagseam-cli edit resources/samples/shop.html --edit 'wrap h1 => header.title' "
                        "--edit 'set header.title => id=top' -o edited.html");
    addPage(*edit, arguments)->required();
    addEncodingAlone(*edit, arguments);
    addEdits(*edit, arguments)->required();
    addOutput(*edit, arguments, "Write the result into this file and print the number of changes");
    edit->add_flag("--diff", arguments.isDiff, "Print a patch in unified format instead of the page");
    addLimits(*edit, arguments);
    return edit;
}

CLI::App* addReplay(CLI::App& app, Arguments& arguments)
{
    CLI::App* replay = app.add_subcommand(
        "replay", "Writes one HTML file that replays every step of the search on a page. The file works in "
                  "any browser, without a network.");
    setNotesAndExamples(
        *replay,
        fmt::format(
            "Texts of the page are shortened to some 80 characters. The limits are {} positions and {} "
            "candidate splits.",
            maxReplayPositions, maxReplayCandidateSplits),
        "tagseam-cli replay resources/samples/regions.html -o replay.html",
        "tagseam-cli replay resources/samples/shop.html --variant printed --lang pt_BR -o repeticao.html");
    addPage(*replay, arguments)->required();
    addPageOptions(*replay, arguments);
    addSequenceOptions(*replay, arguments);
    addOutput(*replay, arguments, "Write the replay into this file instead of to standard output");
    replay
        ->add_option("--lang", arguments.language,
                     "Language that the replay starts in; readers can change it in the file")
        ->check(oneOf({"en", "pt_BR"}))
        ->option_text("en|pt_BR (en)");
    addLimits(*replay, arguments);
    return replay;
}

CLI::App* addExplain(CLI::App& app, Arguments& arguments)
{
    CLI::App* explain = app.add_subcommand(
        "explain", "Explains why a node of a page was kept or pruned, with the figures that decided it, and "
                   "lists the changes that would change that.");
    setNotesAndExamples(
        *explain,
        fmt::format(
            "A node is named by a selector or by its position in the sequence, from 1. Of several nodes "
            "the first is explained.\n{}\n{}",
            schemaNote("explain-1"), schemaNote("content-node-2", "With --method content, --json prints")),
        "tagseam-cli explain resources/samples/rejected.html --node ol.results__list",
        "tagseam-cli explain resources/samples/rejected.html --node ol.results__list --goal keep --csv");
    addPage(*explain, arguments)->required();
    addPageOptions(*explain, arguments);
    beginGroup(*explain, optiongroup::analysis);
    explain->add_option("--node", arguments.node, "The node to explain")
        ->required()
        ->option_text("XPATH|CSS|N");
    CLI::Option* content = addContent(
        *explain, arguments,
        "The content, from which a node that is kept as noise should be separated (the longest texts of "
        "the main region)");
    CLI::Option* goal =
        explain
            ->add_option(
                "--goal", arguments.goal,
                "The status that the node should have; a node that has it needs no change (the other one)")
            ->check(oneOf({"keep", "prune"}))
            ->option_text("keep|prune");
    CLI::Option* method = addMethod(*explain, arguments);
    method->excludes(content)->excludes(goal)->excludes(addComplement(*explain, arguments));
    for (CLI::Option* option : addSequenceOptions(*explain, arguments))
        method->excludes(option);
    CLI::Option* json = addJson(*explain, arguments, "Print the explanation as JSON");
    CLI::Option* markdown =
        explain->add_flag("--markdown", arguments.isMarkdown, "Print the changes alone, in Markdown");
    CLI::Option* csv = explain->add_flag("--csv", arguments.isCsv, "Print the changes alone, as CSV");
    json->excludes(markdown)->excludes(csv);
    markdown->excludes(csv)->excludes(method);
    csv->excludes(method);
    addLimits(*explain, arguments);
    return explain;
}

CLI::App* addDiagnose(CLI::App& app, Arguments& arguments)
{
    CLI::App* diagnose = app.add_subcommand(
        "diagnose",
        "Prints how well the search splits a page: well split, content kept with much else, too homogeneous, "
        "too heterogeneous, or a main region that is smaller than the rest. It adds what to do, and what "
        "content detection finds where the search fails.");
    setNotesAndExamples(
        *diagnose, schemaNote("diagnosis-1"), "tagseam-cli diagnose resources/samples/homogeneous.html",
        "tagseam-cli diagnose resources/samples/news.html --content 'article, main > section'");
    addPage(*diagnose, arguments)->required();
    addPageOptions(*diagnose, arguments);
    addContent(*diagnose, arguments, "The nodes that are the content (texts of at least 15 letters)");
    addComplement(*diagnose, arguments);
    addSequenceOptions(*diagnose, arguments);
    addJson(*diagnose, arguments, "Print the diagnosis as JSON");
    addLimits(*diagnose, arguments);
    return diagnose;
}

CLI::App* addRegions(CLI::App& app, Arguments& arguments)
{
    CLI::App* regions = app.add_subcommand(
        "regions", "Prints the whole segmentation of a page as a tree: the search runs again on everything "
                   "that was pruned.");
    setNotesAndExamples(*regions, schemaNote("regions-1"), "tagseam-cli regions resources/samples/shop.html",
                        "tagseam-cli regions resources/samples/news.html --shortest 20 --json");
    addPage(*regions, arguments)->required();
    addPageOptions(*regions, arguments);
    beginGroup(*regions, optiongroup::analysis);
    regions->add_option("--shortest", arguments.shortest, "Fewest positions of a part that is searched again")
        ->check(problemOfCount)
        ->option_text("N (2)");
    addSequenceOptions(*regions, arguments);
    addJson(*regions, arguments, "Print the regions as JSON");
    addLimits(*regions, arguments);
    return regions;
}

CLI::App* addCompare(CLI::App& app, Arguments& arguments)
{
    CLI::App* compare = app.add_subcommand(
        "compare", "Runs two variants on a page and prints the first decision on which they differ, and what "
                   "each of them keeps.");
    setNotesAndExamples(
        *compare,
        fmt::format("VARIANT is the name of a variant, options with their values, or both: printed   "
                    "min-difference=0.3   jidm-2013,label-attributes=class,nodes=elements The other options "
                    "set what VARIANT does not name.\n{}",
                    schemaNote("compare-1")),
        "tagseam-cli compare resources/samples/rejected.html --a dissertation-2014 --b jidm-2013",
        "tagseam-cli compare resources/samples/shop.html --a min-difference=0.2 --b min-difference=0.5 "
        "--json");
    addPage(*compare, arguments)->required();
    addPageOptions(*compare, arguments);
    beginGroup(*compare, optiongroup::analysis);
    compare->add_option("--a", arguments.variantA, "The first variant")->required()->option_text("VARIANT");
    compare->add_option("--b", arguments.variantB, "The second variant")->required()->option_text("VARIANT");
    addSequenceOptions(*compare, arguments);
    addJson(*compare, arguments, "Print the comparison as JSON");
    addLimits(*compare, arguments);
    return compare;
}

CLI::App* addSweep(CLI::App& app, Arguments& arguments)
{
    CLI::App* sweep = app.add_subcommand(
        "sweep", "Prints what each variant keeps of a page with each set of label attributes, and a map of "
                 "what is kept by minimum size difference and lowest threshold.");
    setNotesAndExamples(*sweep, schemaNote("sweep-1"), "tagseam-cli sweep resources/samples/regions.html",
                        "tagseam-cli sweep resources/samples/shop.html --content li.product-card");
    addPage(*sweep, arguments)->required();
    addPageOptions(*sweep, arguments);
    addContent(*sweep, arguments, "The nodes that should be kept; adds precision, recall and F");
    addComplement(*sweep, arguments);
    addSequenceOptions(*sweep, arguments);
    addJson(*sweep, arguments, "Print the variants and the map as JSON");
    addLimits(*sweep, arguments);
    return sweep;
}

CLI::App* addEntries(CLI::App& app, Arguments& arguments)
{
    CLI::App* entries = app.add_subcommand(
        "entries", "Prints the entries of an MHTML or WARC file: its pages and all other resources.");
    setNotesAndExamples(*entries, schemaNote("entries-1"), "tagseam-cli entries page.mhtml",
                        "tagseam-cli entries crawl.warc --json");
    beginGroup(*entries, optiongroup::input);
    entries
        ->add_option("ARCHIVE", arguments.input.page,
                     "MHTML or WARC file, which may be gzipped; - for standard input")
        ->required();
    addJson(*entries, arguments, "Print the entries as JSON");
    return entries;
}

} // namespace tagseam
