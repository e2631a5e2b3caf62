// SPDX-License-Identifier: MIT
// tagseam-cli: the pipeline from bytes to pruned page for scripts. Core only; standard output is the answer,
// standard error one line when there is none.
#include "app/clioutput.h"
#include "app/clipage.h"

#include "core/page/encoding.h"
#include "core/page/readbytes.h"
#include "core/page/serializehtml.h"
#include "core/page/url.h"
#include "core/tps/prune.h"
#include "core/tps/replay.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"
#include "core/tps/tracejson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <initializer_list>
#include <variant>

namespace {

using namespace tagseam;

struct Arguments {
    PageArguments input;
    std::string symbolFile;
    std::string output;
    std::string baseUrl;
    std::string language{"en"};
    std::string reading{"dissertation-2014"};
    FrequencyFilter frequencyFilter{};
    SizeRule sizeRule{};
    AfterRejection afterRejection{};
    SplitSymbol splitSymbol{};
    double advantage = 0.20;
    TagPathOptions path;
    bool isJson = false;
    bool isComplement = false;
};

SearchOptions searchOptions(const CLI::App& command, const Arguments& arguments)
{
    SearchOptions options = findReading(arguments.reading)->options;
    const auto isGiven = [&](const char* option) { return command.count(option) > 0; };
    if (isGiven("--frequency-filter"))
        options.frequencyFilter = arguments.frequencyFilter;
    if (isGiven("--size-rule"))
        options.sizeRule = arguments.sizeRule;
    if (isGiven("--advantage"))
        options.advantage = arguments.advantage;
    if (isGiven("--after-rejection"))
        options.afterRejection = arguments.afterRejection;
    if (isGiven("--split-symbol"))
        options.splitSymbol = arguments.splitSymbol;
    return options;
}

// Whitespace-separated integers, numbered in order of first appearance.
Result<std::vector<Symbol>> loadSymbols(const std::string& path)
{
    const Result<std::string> bytes = readBytes(path);
    if (!bytes)
        return bytes.error();
    std::vector<std::int64_t> values;
    const char* at = bytes->data();
    const char* const end = at + bytes->size();
    const auto isSpace = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
    for (;;) {
        at = std::find_if_not(at, end, isSpace);
        if (at == end)
            break;
        const char* const tokenEnd = std::find_if(at, end, isSpace);
        std::int64_t value = 0;
        const auto [parsed, status] = std::from_chars(at, tokenEnd, value);
        if (status != std::errc() || parsed != tokenEnd) {
            const std::string token(at, std::min(tokenEnd, at + 40));
            return Error{
                ErrorCode::BadSymbol,
                fmt::format("{}, token {}", path == "-" ? "standard input" : path, values.size() + 1), token};
        }
        values.push_back(value);
        at = tokenEnd;
    }
    std::vector<std::int64_t> distinct(values);
    std::ranges::sort(distinct);
    distinct.erase(std::ranges::unique(distinct).begin(), distinct.end());
    std::vector<Symbol> symbols;
    symbols.reserve(values.size());
    for (const std::int64_t value : values)
        symbols.push_back(
            {static_cast<std::uint32_t>(std::ranges::lower_bound(distinct, value) - distinct.begin())});
    return symbols;
}

int runTps(const CLI::App& command, const Arguments& arguments)
{
    const auto loaded = loadPage(arguments.input);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& [page, label, url] = std::get<LoadedPage>(loaded);
    const TagPathSequence sequence = convertTreeToSequence(page, arguments.path);
    if (arguments.isJson)
        return answer(tpsJson(sequence, searchRegion(sequence.symbols, searchOptions(command, arguments)),
                              arguments.path) +
                      '\n');

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
    const auto loaded = loadPage(arguments.input);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& [page, label, url] = std::get<LoadedPage>(loaded);
    const TagPathSequence sequence = convertTreeToSequence(page, arguments.path);
    const SearchTrace trace = searchRegion(sequence.symbols, options);
    return answer(arguments.isJson ? traceJson(trace, &arguments.path) + '\n' : traceTable(trace, label));
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
    const auto loaded = loadPage(arguments.input);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& [page, label, url] = std::get<LoadedPage>(loaded);
    const TagPathSequence sequence = convertTreeToSequence(page, arguments.path);
    const SearchTrace trace = searchRegion(sequence.symbols, searchOptions(command, arguments));
    const KeepMask mask =
        pruneDomTree(page, sequence, trace.region, arguments.isComplement ? Keep::Complement : Keep::Region);
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
}

int runReplay(const CLI::App& command, const Arguments& arguments)
{
    const auto loaded = loadPage(arguments.input);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& [page, label, url] = std::get<LoadedPage>(loaded);
    const TagPathSequence sequence = convertTreeToSequence(page, arguments.path);
    const SearchTrace trace = searchRegion(sequence.symbols, searchOptions(command, arguments));
    ReplayOptions options;
    options.address = !url.empty() ? url : arguments.input.page == "-" ? "" : arguments.input.page;
    options.path = arguments.path;
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
}

// A switch whose values are spelled as name() spells them.
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

CLI::Option* addPage(CLI::App& command, Arguments& arguments)
{
    return command.add_option("PAGE", arguments.input.page,
                              "HTML, MHTML or WARC file, gzip'd or not; - for standard input");
}

void addLimits(CLI::App& command, Limits& limits)
{
    command.add_option("--limit-bytes", limits.bytes, "Largest page, unpacked, in bytes or as 512MB")
        ->transform(CLI::AsSizeValue(false)) // 1 KB is 1024 bytes, as in every answer
        ->check(CLI::Range(std::size_t{1}, pageSizeLimit))
        ->option_text(fmt::format("N ({})", limits.bytes));
    const auto add = [&](const char* option, std::uint32_t& limit, const char* help) {
        command.add_option(option, limit, help)
            ->check(CLI::Range(1U, 4'000'000'000U))
            ->option_text(fmt::format("N ({})", limit));
    };
    add("--limit-nodes", limits.nodes, "Most nodes of a page: elements, text and comments");
    add("--limit-depth", limits.depth, "Most elements of a page that are open at once");
}

void addCommonOptions(CLI::App& command, Arguments& arguments)
{
    std::vector<std::string> names;
    names.reserve(readings.size());
    for (const Reading& reading : readings)
        names.emplace_back(reading.name);
    command
        .add_option("--reading", arguments.reading,
                    "Set of answers to what the papers leave open; each switch "
                    "below overrides its own")
        ->check(CLI::IsMember(names))
        ->option_text(fmt::format("{} (dissertation-2014)", fmt::join(names, "|")));
    addSwitch(command, "--frequency-filter", arguments.frequencyFilter,
              {FrequencyFilter::AtLeast, FrequencyFilter::Above},
              "Symbols that pass a threshold: frequency at least that, or above it");
    addSwitch(
        command, "--size-rule", arguments.sizeRule, {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off},
        "Openings that are accepted: (right - left)/n above the advantage, |right - left|/n above it, all");
    command
        .add_option("--advantage", arguments.advantage,
                    "Share of both by which a side must be longer, 0 to 1")
        ->check(CLI::Range(0.0, 1.0))
        ->option_text("SHARE (0.20)");
    addSwitch(command, "--after-rejection", arguments.afterRejection,
              {AfterRejection::NextThreshold, AfterRejection::SameThreshold},
              "Where the search goes on after a refused opening");
    addSwitch(command, "--split-symbol", arguments.splitSymbol, {SplitSymbol::Keep, SplitSymbol::Drop},
              "The position at the split, when the left part is kept");
    addSwitch(command, "--style", arguments.path.style,
              {StyleKey::None, StyleKey::Class, StyleKey::ClassAndStyle, StyleKey::Presentation},
              "What belongs to a label beside the tag (class+style)")
        ->transform([](const std::string& given) {
            if (given == name(StyleKey::Computed)) // first: the list of names would not say why
                throw CLI::ValidationError("--style computed",
                                           "only a browser computes styles: choose it in the window");
            return given;
        });
    addSwitch(command, "--nodes", arguments.path.nodes, {NodeKinds::Elements, NodeKinds::ElementsAndText},
              "Node kinds of the sequence (elements+text)");
    command.add_option("--leave-out", arguments.path.leaveOut, "Elements left out with their subtrees")
        ->delimiter(',')
        ->allow_extra_args(false) // or it would take PAGE for one more
        ->option_text("TAG,... (script,noscript)");
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

void addJson(CLI::App& command, Arguments& arguments)
{
    command.add_flag("--json", arguments.isJson, "Print JSON instead of a table");
}

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
    addPage(*prune, arguments)->required();
    prune
        ->add_option("-o,--output", arguments.output,
                     "Write the pruned page here instead of to standard output")
        ->option_text("FILE");
    prune->add_flag("--complement", arguments.isComplement, "Keep all but the main region (Algorithm 6)");
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
        fmt::format("Texts are cut after some 80 characters. At most {} positions and {} openings.",
                    maxReplayPositions, maxReplayOpenings));
    addPage(*replay, arguments)->required();
    replay->add_option("-o,--output", arguments.output, "Write the replay here instead of to standard output")
        ->option_text("FILE");
    replay->add_option("--lang", arguments.language, "Language that the replay starts with; it has a switch")
        ->check(CLI::IsMember({"en", "pt_BR"}))
        ->option_text("en|pt_BR (en)");
    addCommonOptions(*replay, arguments);
    return replay;
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

// What the parser lets pass.
int checkArguments(const Arguments& arguments, bool hasOutput)
{
    if (hasOutput && arguments.output.empty())
        return fail(WrongUsage, "--output", "needs a file name");
    if (std::isnan(arguments.advantage)) // which is in no range, nor out of it
        return fail(WrongUsage, "--advantage", "not a number");
    if (!arguments.input.encoding.empty() && !isKnownEncoding(arguments.input.encoding))
        return fail({ErrorCode::UnknownEncoding, {}, arguments.input.encoding}, {});
    return Done;
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
    std::erase(arguments.path.leaveOut, "");
    for (std::string& tag : arguments.path.leaveOut)
        std::ranges::transform(tag, tag.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });

    if (entries->parsed())
        return listEntries(arguments.input, arguments.isJson);
    if (tps->parsed())
        return runTps(*tps, arguments);
    if (prune->parsed())
        return runPrune(*prune, arguments);
    if (replay->parsed())
        return runReplay(*replay, arguments);
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
