// SPDX-License-Identifier: MIT
// tagseam-cli: the pipeline from bytes to pruned page for scripts. Core only; standard output is the answer,
// standard error one line when there is none.
#include "app/clioptions.h"
#include "app/clioutput.h"
#include "app/clisetup.h"
#include "app/clisymbols.h"
#include "app/explaincommands.h"

#include "core/page/serializehtml.h"
#include "core/page/url.h"
#include "core/tps/prune.h"
#include "core/tps/replay.h"
#include "core/tps/tracejson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <variant>

namespace {

using namespace tagseam;

int runTps(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const TagPathSequence sequence = convertTreeToSequence(page, setup.path);
        if (arguments.isJson)
            return answer(tpsJson(sequence, searchRegion(sequence.symbols, setup.search), setup.path) + '\n');

        std::string out =
            fmt::format("page       {} ({})\nnodes      {}\nsequence   {} positions, {} symbols\n\n"
                        "{:>7}  {:>9}  {:>7}  {}\n",
                        label, page.encoding(), sequence.size() + sequence.outsideBody, sequence.size(),
                        sequence.alphabetSize(), "code", "frequency", "parent", "label");
        const auto counts = symbolCounts(sequence, {Position{0}, Position{sequence.size()}});
        for (std::uint32_t s = 0; s < sequence.alphabetSize(); ++s) {
            const std::uint32_t parent = sequence.paths[s].parent;
            out += fmt::format("{:>7}  {:>9}  {:>7}  {}\n", Symbol{s}.code(), counts[s],
                               parent == TagPath::root ? "-" : fmt::format("{}", Symbol{parent}.code()),
                               sequence.label(Symbol{s}));
        }
        out += "\nTPS = (";
        for (std::uint32_t p = 0; p < sequence.size(); ++p)
            out += fmt::format("{}{}", p > 0 ? ", " : "", sequence.symbols[p].code());
        return answer(out + ")\n");
    });
}

int runSearch(const CLI::App& command, const Arguments& arguments)
{
    const SearchOptions options = searchOptions(command, arguments);
    if (!arguments.symbolFile.empty()) {
        const Result<std::vector<Symbol>> symbols = loadSymbols(arguments.symbolFile);
        if (!symbols)
            return fail(symbols.error(), arguments.symbolFile);
        const SearchTrace trace = searchRegion(*symbols, options);
        return answer(arguments.isJson ? traceJson(trace, nullptr) + '\n'
                                       : traceTable(trace, arguments.symbolFile));
    }
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const TagPathSequence sequence = convertTreeToSequence(page, setup.path);
        const SearchTrace trace = searchRegion(sequence.symbols, options);
        return answer(arguments.isJson ? traceJson(trace, &setup.path) + '\n' : traceTable(trace, label));
    });
}

// Relative addresses keep their meaning when the pruned page is written into another folder.
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

int runPrune(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const TagPathSequence sequence = convertTreeToSequence(page, setup.path);
        const SearchTrace trace = searchRegion(sequence.symbols, setup.search);
        const KeepMask mask = pruneDomTree(page, sequence, trace.region, setup.keep);
        const NodeCounts counts = countNodes(sequence, mask);

        SerializeOptions serialize;
        serialize.baseUrl = baseUrlFor(arguments, url);
        if (!arguments.output.empty()) {
            const Result<bool> written = writeFile(arguments.output, serializeHtml(page, mask, serialize));
            if (!written)
                return fail(written.error(), arguments.output);
        }
        if (arguments.isJson)
            return answer(pruneJson(counts, trace.region) + '\n');
        if (arguments.output.empty())
            return answer(serializeHtml(page, mask, serialize));
        return answer(fmt::format(
            "page       {}\nnodes      {} raw, {} kept\nreduction  {:.2f} %\nregion     {} of {}{}\n"
            "written    {}\n",
            label, counts.raw, counts.kept, -100 * counts.reduction(), positionsText(trace.region),
            trace.positions, arguments.isComplement ? " (its complement is kept)" : "", arguments.output));
    });
}

int runReplay(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const TagPathSequence sequence = convertTreeToSequence(page, setup.path);
        const SearchTrace trace = searchRegion(sequence.symbols, setup.search);
        ReplayOptions options;
        options.address = !url.empty() ? url : arguments.input.page == "-" ? "" : arguments.input.page;
        options.path = setup.path;
        options.language = arguments.language;
        const Result<std::string> html = replayHtml(page, sequence, trace, options);
        if (!html)
            return fail(html.error(), arguments.input.page);
        if (arguments.output.empty())
            return answer(*html);
        const Result<bool> written = writeFile(arguments.output, *html);
        if (!written)
            return fail(written.error(), arguments.output);
        return answer(
            fmt::format("page       {}\nsequence   {} positions, {} symbols\nregion     {} ({} splits)\n"
                        "size       {:.1f} MB\nwritten    {}\n",
                        label, sequence.size(), sequence.alphabetSize(), positionsText(trace.region),
                        trace.splitCount(), static_cast<double>(html->size()) / 1e6, arguments.output));
    });
}

int run(int argc, char** argv)
{
    CLI::App app("Tagseam on the command line: a page goes in, its main region comes out.\n"
                 "The tag path sequence algorithm of Velloso and Dorneles (2013, 2014).",
                 "tagseam-cli");
    app.set_version_flag("--version", "tagseam-cli " TAGSEAM_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Positions are 1-based in tables, 0-based and half-open in JSON.\n"
        "Exit codes: 0 done; 2 wrong usage; 3 input that cannot be read or is not text; 4 output that\n"
        "cannot be written. `tagseam-cli COMMAND --help` lists the options of a command.");
    Arguments arguments;
    CLI::App* tps = addTps(app, arguments);
    CLI::App* search = addSearch(app, arguments);
    CLI::App* prune = addPrune(app, arguments);
    CLI::App* replay = addReplay(app, arguments);
    CLI::App* explain = addExplain(app, arguments);
    CLI::App* diagnose = addDiagnose(app, arguments);
    CLI::App* regions = addRegions(app, arguments);
    CLI::App* compare = addCompare(app, arguments);
    CLI::App* sweep = addSweep(app, arguments);
    CLI::App* entries = addEntries(app, arguments);

    const auto commands = app.get_subcommands([](CLI::App*) { return true; });
    if (argc > 1 && argv[1][0] != '-' &&
        std::ranges::find(commands, argv[1], &CLI::App::get_name) == commands.end())
        return fail(WrongUsage, {},
                    fmt::format("no command is named '{}' (see tagseam-cli --help)", argv[1]));
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        return fail(WrongUsage, {}, fmt::format("{} (see tagseam-cli --help)", error.what()));
    }
    const bool hasOutput = prune->count("--output") + replay->count("--output") > 0;
    if (const int code = checkArguments(arguments, hasOutput); code != Done)
        return code;
    if (entries->parsed())
        return listEntries(arguments.input, arguments.isJson);
    if (tps->parsed())
        return runTps(*tps, arguments);
    if (prune->parsed())
        return runPrune(*prune, arguments);
    if (replay->parsed())
        return runReplay(*replay, arguments);
    if (explain->parsed())
        return runExplain(*explain, arguments);
    if (diagnose->parsed())
        return runDiagnose(*diagnose, arguments);
    if (regions->parsed())
        return runRegions(*regions, arguments);
    if (compare->parsed())
        return runCompare(*compare, arguments);
    if (sweep->parsed())
        return runSweep(*sweep, arguments);
    if (arguments.input.page.empty() && arguments.symbolFile.empty())
        return fail(WrongUsage, {}, "search needs PAGE or --symbols (see tagseam-cli search --help)");
    return runSearch(*search, arguments);
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        return fail(BadInput, {}, "not enough memory for this input");
    } catch (const std::exception& error) {
        return fail(BadInput, {}, error.what());
    }
}
