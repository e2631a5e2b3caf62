// SPDX-License-Identifier: MIT
// `tagseam-cli clean`: a page without what a filter takes for noise, and why.
#include "app/cliclean.h"

#include "app/clioptions.h"
#include "app/clioutput.h"
#include "app/clischemas.h"
#include "app/clisetup.h"
#include "app/clisite.h"
#include "app/clisitepages.h"
#include "core/methods/methods.h"
#include "core/page/nodepaths.h"
#include "core/page/serializehtml.h"
#include "core/tps/prune.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <variant>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

std::string namesOfMethods()
{
    std::string names;
    for (const MethodEntry& entry : methodEntries())
        names += fmt::format("{}{}", names.empty() ? "" : ", ", entry.name);
    return names;
}

// "12" for what was counted, else three decimals.
std::string figureOf(std::optional<double> figure)
{
    if (!figure)
        return "-";
    const bool isCount = *figure == static_cast<double>(static_cast<std::int64_t>(*figure));
    return isCount ? fmt::format("{:.0f}", *figure) : fmt::format("{:.3f}", *figure);
}

std::string pathOf(const NodePaths& paths, NodeId node)
{
    return printable(paths.of(node).value_or("(too deep for a path)"));
}

// A line a decision: kept or noise, its reason, its figure, and where.
std::string reasonsText(const Document& page, const std::string& label, const std::string& method,
                        const FilterResult& result)
{
    std::string out = fmt::format("page       {}\nmethod     {}\nthreshold  {}\n", label, method,
                                  figureOf(result.threshold));
    if (result.decisions.empty())
        return out + "\nIt found nothing to decide on this page, or does not tell its decisions.\n";
    const NodePaths paths(page);
    out += fmt::format("\n{:<6} {:<14} {:>8}  {:>5}  {}\n", "fate", "reason", "figure", "nodes", "first");
    for (const FilterDecision& each : result.decisions)
        out += fmt::format("{:<6} {:<14} {:>8}  {:>5}  {}\n", each.isKept ? "kept" : "noise", each.reason,
                           figureOf(each.figure), each.nodes.size(), pathOf(paths, each.nodes.front()));
    return out;
}

Json number(std::optional<double> figure)
{
    return figure ? Json(*figure) : Json();
}

std::string cleanJson(const Document& page, const std::string& method, const FilterResult& result,
                      NodeCounts counts)
{
    const NodePaths paths(page);
    Json decisions = Json::array();
    for (const FilterDecision& each : result.decisions) {
        Json nodes = Json::array();
        for (const NodeId node : each.nodes) {
            const auto path = paths.of(node);
            nodes.push_back(path ? Json(*path) : Json());
        }
        decisions.push_back({{"kept", each.isKept},
                             {"reason", each.reason},
                             {"figure", number(each.figure)},
                             {"nodes", std::move(nodes)}});
    }
    const Json json{
        {"schema", "tagseam.clean/1"},           {"method", method},
        {"threshold", number(result.threshold)}, {"nodes", {{"raw", counts.raw}, {"kept", counts.kept}}},
        {"reduction", counts.reduction()},       {"decisions", std::move(decisions)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

// The filter of a method, which may have to learn before; or the exit code.
std::variant<Filter, int> filterOf(const Method& method, const Arguments& arguments,
                                   const CleanArguments& clean)
{
    if (!method.usesSite())
        return clean.site.empty()
                   ? std::variant<Filter, int>(method.run)
                   : fail(WrongUsage, "--site", fmt::format("'{}' learns from no other pages", method.name));
    if (clean.site.empty())
        return fail(WrongUsage, "--method",
                    fmt::format("'{}' learns from pages of the site: name them by --site", method.name));
    SiteArguments site;
    site.pages = clean.site;
    const SiteLearner learner = method.beginSite();
    SitePageCounts counts;
    if (const int code = readSitePages(arguments, site, counts,
                                       [&](const LoadedPage& page) { learner.add(page.document); });
        code != Done)
        return code;
    return learner.finish();
}

} // namespace

CLI::App* addClean(CLI::App& app, Arguments& arguments, CleanArguments& clean)
{
    CLI::App* command =
        app.add_subcommand("clean", "The page without what a filter takes for noise, and why");
    std::string footer = "METHOD is one of\n";
    for (const MethodEntry& entry : methodEntries())
        footer += fmt::format("  {:<18} {}\n", entry.name, entry.what);
    command->footer(
        footer +
        "with switches behind it: jidm-2013,advantage=0.3; tag-rules,threshold=N,cascades=yes|no;\n"
        "repetition,threshold=N,descends=yes|no; pagelets,k=N,window=N;\n"
        "sst,threshold=T,fewest-pages=N,local-noise=off|common|printed,merge=yes|no,\n"
        "probability=occurrences|presence,attributes=none|presentational|class,\n"
        "leaves=texts|text-parents|tag-parents. FILTER+PRESET mines what the filter leaves.\n" +
        std::string(cleanSchema));
    addPage(*command, arguments)->required();
    command->add_option("--method", clean.method, "What cleans it")
        ->required()
        ->option_text("METHOD REQUIRED");
    command
        ->add_option(
            "--site", clean.site,
            "A page of its site, or a folder of such, that sst and pagelets learn from; may come again")
        ->allow_extra_args(false)
        ->option_text("DIR|PAGE");
    command->add_option("-o,--output", arguments.output, "Write the page here instead of to standard output")
        ->option_text("FILE");
    command
        ->add_option("--base-url", arguments.baseUrl,
                     "Base of the relative addresses, unless the page names one")
        ->option_text("URL");
    CLI::Option* why = command->add_flag(
        "--why", clean.hasReasons, "Print what the method decided, and by which figure, instead of the page");
    addJson(*command, arguments);
    why->excludes(command->get_option("--json"))->excludes(command->get_option("--output"));
    addCommonOptions(*command, arguments);
    return command;
}

int runClean(const CLI::App& command, const Arguments& arguments, const CleanArguments& clean)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const Result<Method> method = methodNamed(clean.method, setup);
        if (!method)
            return fail(WrongUsage, "--method",
                        fmt::format("'{}' is none of {}, nor a switch with a value that it takes",
                                    method.error().where, namesOfMethods()));
        const auto filter = filterOf(*method, arguments, clean);
        if (const int* code = std::get_if<int>(&filter))
            return *code;
        const FilterResult result = std::get<Filter>(filter)({page}, {});
        const NodeCounts counts = countNodes(convertTreeToSequence(page, setup.path), result.kept);
        if (clean.hasReasons)
            return answer(reasonsText(page, label, method->name, result));
        SerializeOptions serialize;
        serialize.baseUrl = baseUrlFor(arguments, url);
        if (!arguments.output.empty()) {
            const Result<bool> written =
                writeFile(arguments.output, serializeHtml(page, result.kept, serialize));
            if (!written)
                return fail(written.error(), arguments.output);
        }
        if (arguments.isJson)
            return answer(cleanJson(page, method->name, result, counts));
        if (arguments.output.empty())
            return answer(serializeHtml(page, result.kept, serialize));
        return answer(fmt::format(
            "page       {}\nmethod     {}\nnodes      {} raw, {} kept\nreduction  {} %\nwritten    {}\n",
            label, method->name, counts.raw, counts.kept, reductionText(counts), arguments.output));
    });
}

} // namespace tagseam
