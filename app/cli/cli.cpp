// SPDX-License-Identifier: MIT
// tagseam-cli: the pipeline from bytes to pruned page for scripts. Core only; the answer is on standard
// output, one line on standard error when there is none.
#include "app/cli/annotation/cliagree.h"
#include "app/cli/annotation/cliannotation.h"
#include "app/cli/annotation/cliconvert.h"
#include "app/cli/check/clicheck.h"
#include "app/cli/check/clidiff.h"
#include "app/cli/clicommands.h"
#include "app/cli/clicomplete.h"
#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clisymbols.h"
#include "app/cli/clitext.h"
#include "app/cli/corpus/clicorpus.h"
#include "app/cli/experiment/cliexperiment.h"
#include "app/cli/explain/explaincommands.h"
#include "app/cli/methods/cliclean.h"
#include "app/cli/methods/clicontent.h"
#include "app/cli/methods/climine.h"
#include "app/cli/methods/cliseparators.h"
#include "app/cli/score/cliscore.h"
#include "app/cli/site/clisite.h"

#include "core/archive/pageinput.h"
#include "core/compare/editedsource.h"
#include "core/compare/unifieddiff.h"
#include "core/methods/content/content.h"
#include "core/page/markdown.h"
#include "core/page/serializehtml.h"
#include "core/page/textblocks.h"
#include "core/select/edittext.h"
#include "core/teach/replay.h"
#include "core/tps/prune.h"
#include "core/tps/tracejson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <array>
#include <functional>
#include <optional>
#include <variant>

namespace {

using namespace tagseam;

// Empty for the tree of a browser.
std::string encodingText(const Document& page)
{
    return page.encoding().empty() ? std::string() : fmt::format(" ({})", page.encoding());
}

int runTps(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const TagPathSequence sequence = convertTreeToSequence(page, setup.path);
        if (arguments.isJson)
            return answer(tpsJson(sequence, searchRegion(sequence.symbols, setup.search), setup.path) + '\n');

        std::string out =
            fmt::format("page       {}{}\nnodes      {}\nsequence   {}, {}\n\n", label, encodingText(page),
                        sequence.size() + sequence.outsideBody, counted(sequence.size(), "position"),
                        counted(sequence.alphabetSize(), "symbol"));
        TextTable table({{"code", 7}, {"frequency"}, {"parent", 7}, {"label", 0, true}});
        const auto counts = symbolCounts(sequence, {Position{0}, Position{sequence.size()}});
        for (std::uint32_t s = 0; s < sequence.alphabetSize(); ++s) {
            const std::uint32_t parent = sequence.paths[s].parent;
            table.add(cells(Symbol{s}.code(), counts[s],
                            parent == TagPath::root ? "-" : fmt::format("{}", Symbol{parent}.code()),
                            sequence.label(Symbol{s})));
        }
        out += table.text() + "\nTPS = (";
        for (std::uint32_t p = 0; p < sequence.size(); ++p)
            out += fmt::format("{}{}", p > 0 ? ", " : "", sequence.symbols[p].code());
        return answer(out + ")\n");
    });
}

int runSearch(const CLI::App& command, const Arguments& arguments)
{
    if (arguments.input.page.empty() && arguments.symbolFile.empty())
        return fail(WrongUsage, {}, "search needs PAGE or --symbols (see tagseam-cli search --help)");
    const SearchOptions options = searchOptions(command, arguments);
    if (!arguments.symbolFile.empty()) {
        const Result<std::vector<Symbol>> symbols = loadSymbols(arguments.symbolFile);
        if (!symbols)
            return fail(symbols.error(), arguments.symbolFile);
        const SearchTrace trace = searchRegion(*symbols, options);
        return answer(arguments.isJson ? traceJson(trace, nullptr) + '\n'
                                       : traceTable(trace, printable(arguments.symbolFile)));
    }
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const TagPathSequence sequence = convertTreeToSequence(page, setup.path);
        const SearchTrace trace = searchRegion(sequence.symbols, options);
        return answer(arguments.isJson ? traceJson(trace, &setup.path) + '\n' : traceTable(trace, label));
    });
}

// Returns the given command, as far as it is valid: "tagseam-cli corpus run".
std::string commandOf(const CLI::App& app)
{
    std::string names = app.get_name();
    const CLI::App* last = &app;
    while (!last->get_subcommands().empty()) {
        last = last->get_subcommands().front();
        names += ' ' + last->get_name();
    }
    return names;
}

// In the words of the other messages.
std::string problemOf(const CLI::ParseError& error)
{
    std::string text = error.what();
    if (error.get_name() == "ExcludesError")
        return CLI::detail::find_and_replace(text, " excludes ", " cannot be combined with ");
    if (error.get_name() == "RequiresError")
        return CLI::detail::find_and_replace(text, " requires ", " needs ");
    if (error.get_name() == "ArgumentMismatch" && text.ends_with(" missing"))
        return text.substr(0, text.find(':')) + ": the value is missing";
    return text;
}

struct KeptRegions {
    TagPathSequence sequence;
    std::vector<Region> regions; // ascending; at least one
    KeepMask mask;
    std::optional<std::vector<TextBlock>> blocks{}; // when they are not those of the mask
};

KeptRegions regionBySearch(const PreparedPage& prepared)
{
    KeptRegions kept{convertTreeToSequence(prepared.document, prepared.setup.path), {}, {}};
    kept.regions = {searchRegion(kept.sequence.symbols, prepared.setup.search).region};
    kept.mask = pruneDomTree(prepared.document, kept.sequence, kept.regions.front(), prepared.setup.keep);
    return kept;
}

// A page without records is kept whole.
KeptRegions regionsBySeparators(const PreparedPage& prepared, const SeparatorOptions& options)
{
    SeparatedPage separated = separateRecords(prepared.document, options);
    std::vector<Region> regions = keptRegions(separated);
    if (regions.empty()) {
        warn(prepared.label, "has no records: the whole page is kept");
        regions.push_back({Position{0}, Position{separated.sequence.size()}});
    }
    KeepMask mask = pruneToRegions(prepared.document, separated.sequence, regions);
    return {std::move(separated.sequence), std::move(regions), std::move(mask)};
}

// A page without content is kept whole.
KeptRegions regionsOfContent(const PreparedPage& prepared, const ContentOptions& options, bool isText)
{
    MainContent content = contentOf(prepared, options);
    if (content.kind == ContentKind::None)
        warn(prepared.label, isText ? "has no main content: no text is printed"
                                    : "has no main content: the whole page is kept");
    KeepMask mask = keptByContent(prepared.document, content);
    std::vector<Region> regions = regionsOf(content.lists.sequence, content.nodes);
    if (regions.empty())
        regions.push_back({});
    std::vector<TextBlock> blocks = blocksOfContent(prepared.document, content);
    return {std::move(content.lists.sequence), std::move(regions), std::move(mask), std::move(blocks)};
}

std::string regionList(const std::vector<Region>& regions)
{
    std::string text;
    for (const Region region : regions)
        text += (text.empty() ? "" : ", ") + positionsText(region);
    return text;
}

int runPrune(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const bool isSearch = arguments.method.empty();
        const Result<ContentOptions> content = contentOptionsOf(arguments.method);
        const bool isContent = static_cast<bool>(content);
        const auto detection = isSearch || isContent ? SeparatorOptions{}
                                                     : separatorOptions(command, prepared, arguments.method);
        if (const int* code = std::get_if<int>(&detection))
            return *code;
        const KeptRegions kept =
            isSearch    ? regionBySearch(prepared)
            : isContent ? regionsOfContent(prepared, *content, arguments.isText || arguments.isMarkdown)
                        : regionsBySeparators(prepared, std::get<SeparatorOptions>(detection));
        const auto& [sequence, regions, mask, blocks] = kept;
        const NodeCounts counts = countNodes(sequence, mask);

        SerializeOptions serialize;
        serialize.baseUrl = baseUrlFor(arguments, url);
        const auto pruned = [&] {
            if (!arguments.isText && !arguments.isMarkdown)
                return serializeHtml(page, mask, serialize);
            if (arguments.isText)
                return blocks ? plainText(page, *blocks) : plainText(page, mask);
            return blocks ? markdownOf(page, *blocks, mask) : markdownOf(page, mask);
        };
        if (!arguments.output.empty()) {
            const Result<bool> written = writeFile(arguments.output, pruned());
            if (!written)
                return fail(written.error(), arguments.output);
        }
        if (arguments.isJson)
            return answer(pruneJson(counts, regions) + '\n');
        if (arguments.output.empty())
            return answerFile(pruned());
        return answer(fmt::format(
            "page       {}\nnodes      {} raw, {} kept\nreduction  {} %\nregion     {} of {}{}\n"
            "written    {}\n",
            label, counts.raw, counts.kept, reductionText(counts), regionList(regions), sequence.size(),
            arguments.isComplement ? " (its complement is kept)" : "", printable(arguments.output)));
    });
}

// Makes the edits in the source; returns its bytes, or the exit code.
std::variant<std::string, int> editedBytes(const PlacedSource& source, const Arguments& arguments)
{
    const auto series = withEdits(source.page, arguments.edits);
    if (const auto* problem = std::get_if<EditProblem>(&series))
        return failOfEdit(*problem);
    const EditedSource edited = editedSource(source, source.page, std::get<EditedSeries>(series).edits);
    for (std::size_t i = 0; i < edited.texts.size(); ++i) {
        if (edited.texts[i].empty())
            return failOfEdit(
                {"the source has no start or end tag for it, or a browser would read the change otherwise",
                 arguments.edits[i]});
    }
    std::optional<std::string> bytes = bytesOf(edited.source);
    if (!bytes)
        return fail(
            BadInput, arguments.input.page,
            fmt::format("has, or would have, characters that cannot be written in {}", source.encoding));
    return *std::move(bytes);
}

int runEdit(const CLI::App& /*command*/, const Arguments& arguments)
{
    const PageReading& reading = arguments.input.reading;
    const Result<PageInput> input = readPageInput(arguments.input.page, reading.limits);
    if (!input)
        return fail(input.error(), arguments.input.page);
    const auto* unpacked = std::get_if<Unpacked>(&*input);
    if (unpacked == nullptr)
        return fail(BadInput, arguments.input.page, "is an archive, but a single page is expected");
    const Result<PlacedSource> source = placedSource(unpacked->bytes, reading);
    if (!source)
        return fail(source.error(), arguments.input.page);
    auto edited = editedBytes(*source, arguments);
    if (const int* code = std::get_if<int>(&edited))
        return *code;
    std::string text = std::get<std::string>(std::move(edited));
    if (arguments.isDiff)
        text = unifiedDiff(unpacked->bytes, text,
                           arguments.input.page == "-" ? "page.html" : printable(arguments.input.page));
    if (arguments.output.empty())
        return answerFile(text);
    const Result<bool> written = writeFile(arguments.output, text);
    if (!written)
        return fail(written.error(), arguments.output);
    return answer(fmt::format("page       {}\nchanges    {}\nwritten    {}\n",
                              printable(arguments.input.page), arguments.edits.size(),
                              printable(arguments.output)));
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
            return answerFile(*html);
        const Result<bool> written = writeFile(arguments.output, *html);
        if (!written)
            return fail(written.error(), arguments.output);
        return answer(fmt::format("page       {}\nsequence   {}, {}\nregion     {} ({})\n"
                                  "size       {:.1f} MB\nwritten    {}\n",
                                  label, counted(sequence.size(), "position"),
                                  counted(sequence.alphabetSize(), "symbol"), positionsText(trace.region),
                                  counted(trace.splitCount(), "split"),
                                  static_cast<double>(html->size()) / 1e6, printable(arguments.output)));
    });
}

int run(int argc, char** argv)
{
    CLI::App app(
        "Segments web pages with the tag path sequence algorithm of Velloso and Dorneles (2013, 2014) and "
        "prints its result and every decision. Other commands run other methods, score them, and repeat "
        "the papers' experiments.",
        "tagseam-cli");
    setHelpFormat(app);
    beginGroup(app, optiongroup::output);
    app.set_version_flag("--version", "tagseam-cli " TAGSEAM_VERSION, "Print the version");
    app.require_subcommand(1);
    setNotesAndExamples(
        app,
        "`tagseam-cli COMMAND --help` lists the options of a command.\nPositions are 1-based in tables, "
        "0-based and half-open in JSON.\nExit codes: 0 done; 1 an expectation failed (check), the pages "
        "differ "
        "(diff), a mark is not on the page (annotation check), or interrupted (corpus run); 2 wrong usage; 3 "
        "input "
        "that cannot be read or is not text, or a page without the node that an option names; 4 output that "
        "cannot "
        "be written.",
        "tagseam-cli search resources/samples/regions.html",
        "tagseam-cli prune resources/samples/shop.html -o pruned.html");
    // The command that was given; the callback of a command within it runs first and takes precedence.
    std::function<int()> run;
    const auto add = [&run](CLI::App* command, auto runCommand) {
        command->callback([&run, command, runCommand] {
            if (!run)
                run = [command, runCommand] { return runCommand(*command); };
        });
        return command;
    };
    FindingPrinter findings;
    Arguments arguments;
    arguments.input.reading.tellPage = [&](const std::string& where, const Document& page) {
        findings.print(where, page, arguments.path.exclude);
    };
    ScoreArguments score;
    CleanArguments clean;
    MineArguments mine;
    CorpusArguments corpus;
    SiteArguments site;
    ExperimentArguments experiment;
    AnnotationArguments annotation;
    AgreeArguments agree;
    ConvertArguments convert;
    CheckArguments check;
    DiffArguments diff;
    const auto with = [&arguments](auto runCommand, const auto&... own) {
        return [&, runCommand](const CLI::App& command) { return runCommand(command, arguments, own...); };
    };
    const CLI::App* writer = nullptr; // a command that can write a page into a file
    struct Command {
        std::string_view name;
        std::function<void()> addTo; // the program
    };
    const std::array commands{
        Command{"tps", [&] { add(addTps(app, arguments), with(runTps)); }},
        Command{"search", [&] { add(addSearch(app, arguments), with(runSearch)); }},
        Command{"prune", [&] { writer = add(addPrune(app, arguments), with(runPrune)); }},
        Command{"edit", [&] { writer = add(addEdit(app, arguments), with(runEdit)); }},
        Command{"replay", [&] { writer = add(addReplay(app, arguments), with(runReplay)); }},
        Command{"explain", [&] { add(addExplain(app, arguments), with(runExplain)); }},
        Command{"diagnose", [&] { add(addDiagnose(app, arguments), with(runDiagnose)); }},
        Command{"regions", [&] { add(addRegions(app, arguments), with(runRegions)); }},
        Command{"compare", [&] { add(addCompare(app, arguments), with(runCompare)); }},
        Command{"sweep", [&] { add(addSweep(app, arguments), with(runSweep)); }},
        Command{"score", [&] { add(addScore(app, arguments, score), with(runScore, score)); }},
        Command{"check", [&] { add(addCheck(app, arguments, check), with(runCheck, check)); }},
        Command{"diff", [&] { add(addDiff(app, arguments, diff), with(runDiff, diff)); }},
        Command{"clean", [&] { writer = add(addClean(app, arguments, clean), with(runClean, clean)); }},
        Command{"mine", [&] { add(addMine(app, arguments, mine), with(runMine, mine)); }},
        Command{"content", [&] { add(addContentCommand(app, arguments), with(runContent)); }},
        Command{"separators", [&] { add(addSeparators(app, arguments), with(runSeparators)); }},
        Command{"corpus", [&] { add(addCorpus(app, arguments, corpus), with(runCorpus, corpus)); }},
        Command{"site", [&] { add(addSite(app, arguments, site), with(runSite, site)); }},
        Command{"experiment",
                [&] { add(addExperiment(app, arguments, experiment), with(runExperiment, experiment)); }},
        Command{"entries",
                [&] {
                    add(addEntries(app, arguments),
                        [&](const CLI::App&) { return listEntries(arguments.input, arguments.isJson); });
                }},
        Command{"annotation", [&] {
                    CLI::App* group =
                        add(addAnnotation(app, arguments, annotation), with(runAnnotation, annotation));
                    add(addAgree(*group, arguments, agree),
                        [&](const CLI::App&) { return runAgree(arguments, agree); });
                    add(addConvert(*group, arguments, convert),
                        [&](const CLI::App&) { return runConvert(arguments, convert); });
                }}};
    // The given command alone, where one is given: to add the options of all takes longer than many a page.
    const std::string_view given = argc > 1 ? argv[1] : "";
    const bool isCommand = std::ranges::find(commands, given, &Command::name) != commands.end();
    for (const Command& command : commands) {
        if (!isCommand || command.name == given)
            command.addTo();
    }
    addHelpOptions(app);

    if (given == "--complete") { // for the completion of shells
        const std::vector<std::string> words(argv + 2, argv + argc);
        std::string lines;
        for (const std::string& word : completionsOf(app, words))
            lines += word + '\n';
        return answer(lines);
    }
    if (!isCommand && !given.empty() && given.front() != '-')
        return fail(WrongUsage, {}, fmt::format("no command is named '{}' (see tagseam-cli --help)", given));
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        return fail(WrongUsage, {}, fmt::format("{} (see {} --help)", problemOf(error), commandOf(app)));
    }
    const bool hasOutput = isCommand && writer != nullptr && writer->count("--output") > 0;
    const int code = checkArguments(arguments, hasOutput);
    return code == Done ? run() : code;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        return fail(BadInput, {}, "the memory of this machine is too small for this input");
    } catch (const std::exception& error) {
        return fail(BadInput, {}, error.what());
    }
}
