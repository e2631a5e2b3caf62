// SPDX-License-Identifier: MIT
// `tagseam-cli clean`: removes the noise that a filter finds on a page, with reasons.
#include "app/cli/methods/cliclean.h"

#include "app/cli/clihelp.h"
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clisitepages.h"
#include "app/cli/clitext.h"
#include "core/methods/methods.h"
#include "core/methods/separators/separators.h"
#include "core/page/serializehtml.h"
#include "core/select/nodepaths.h"
#include "core/tps/prune.h"
#include "core/tps/tracejson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <span>
#include <string_view>
#include <variant>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

// Returns "12" for a count, otherwise three decimals.
std::string figureOf(std::optional<double> figure)
{
    if (!figure)
        return "-";
    const bool isCount = *figure == static_cast<double>(static_cast<std::int64_t>(*figure));
    return isCount ? fmt::format("{:.0f}", *figure) : fmt::format("{:.3f}", *figure);
}

std::string learntText(std::size_t pages)
{
    return pages == 0 ? std::string() : fmt::format("learnt     {} pages\n", pages);
}

// Returns a line; empty for a filter that removes whole nodes only.
std::string editsText(const FilterResult& result)
{
    return result.textEdits.empty()
               ? std::string()
               : fmt::format("words      {} removed within {}\n", removedCount(result.textEdits),
                             counted(result.textEdits.size(), "kept text"));
}

// Returns a line for each decision.
std::string reasonsText(const Document& page, const std::string& label, const std::string& method,
                        const FilterResult& result, std::size_t learnt)
{
    std::string out = fmt::format("page       {}\nmethod     {}\n{}threshold  {}\n{}decisions  {}\n", label,
                                  method, learntText(learnt), figureOf(result.threshold), editsText(result),
                                  result.decisions.size());
    if (result.decisions.empty())
        return out;
    const NodePaths paths(page);
    TextTable table(
        {{"status", 0, true}, {"reason", 14, true}, {"figure", 8}, {"nodes"}, {"first", 0, true}});
    for (const FilterDecision& each : result.decisions)
        table.add(cells(each.isKept ? "kept" : "pruned", each.reason, figureOf(each.figure),
                        each.nodes.size(), paths.of(each.nodes.front()).value_or("-")));
    return out + '\n' + table.text();
}

Json number(std::optional<double> figure)
{
    return figure ? Json(*figure) : Json();
}

Json editsJson(const Document& page, const NodePaths& paths, std::span<const TextEdit> edits)
{
    Json json = Json::array();
    for (const TextEdit& edit : edits) {
        const std::string_view text = page.text(edit.text);
        Json removed = Json::array();
        for (const TextRange& range : edit.removed)
            removed.push_back(text.substr(range.begin, range.end - range.begin));
        const auto path = paths.of(edit.text);
        json.push_back({{"node", path ? Json(*path) : Json()}, {"removed", std::move(removed)}});
    }
    return json;
}

std::string cleanJson(const Document& page, const std::string& method, const FilterResult& result,
                      NodeCounts counts, std::size_t learnt)
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
    const Json json{{"schema", "tagseam.clean/1"},
                    {"method", method},
                    {"learnt", learnt == 0 ? Json() : Json(learnt)},
                    {"threshold", number(result.threshold)},
                    {"nodes", {{"raw", counts.raw}, {"kept", counts.kept}}},
                    {"reduction", counts.reduction()},
                    {"textEdits", editsJson(page, paths, result.textEdits)},
                    {"decisions", std::move(decisions)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

// Returns the filter of a method and the number of pages that it learnt from; or the exit code.
std::variant<Filter, int> filterOf(const Method& method, const Arguments& arguments,
                                   const CleanArguments& clean, std::size_t& learnt)
{
    if (!method.usesSite())
        return clean.site.empty() ? std::variant<Filter, int>(method.run)
                                  : fail(WrongUsage, "--site",
                                         fmt::format("'{}' does not learn from other pages", method.name));
    if (clean.site.empty())
        return fail(WrongUsage, "--method",
                    fmt::format("'{}' learns from pages of the site: name them with --site", method.name));
    const SiteLearner learner = method.beginSite();
    SiteRead read;
    if (const int code = readSitePages(arguments, clean.site, false, read,
                                       [&](const Document& page) { learner.add(page); });
        code != Done)
        return code;
    const MethodEntry& entry = *findMethod(method.name.substr(0, method.name.find_first_of(",+")));
    sayEqual(clean.site, read, entry);
    if (read.taken == 1)
        warnOfOnePage(clean.site, entry);
    learnt = read.taken;
    return learner.finish({});
}

// The name of the method with --label-attributes as its option, unless the name has that option already.
std::string methodText(const CLI::App& command, const std::string& method, const TagPathOptions& path)
{
    const bool isStyled = method.find(",label-attributes=") != std::string::npos;
    return command.count("--label-attributes") > 0 && !isStyled && separatorOptionsOf(method)
               ? fmt::format("{},label-attributes={}", method, name(path.style))
               : method;
}

} // namespace

CLI::App* addClean(CLI::App& app, Arguments& arguments, CleanArguments& clean)
{
    CLI::App* command = app.add_subcommand(
        "clean", "Removes from a page what a method takes for noise and prints the page as HTML, or the "
                 "decisions of the method.");
    setNotesAndExamples(*command, methodsHelp(true) + schemaNote("clean-1"),
                        "tagseam-cli clean resources/samples/shop.html --method jidm-2013 -o cleaned.html",
                        "tagseam-cli clean resources/samples/news.html --method sst --site resources/samples "
                        "--why");
    addPage(*command, arguments)->required();
    command
        ->add_option(
            "--site", clean.site,
            fmt::format("A page of the site, or a folder of its pages, that {} learn from; only with "
                        "these methods, which need it; may be repeated",
                        methodsWith(&MethodTraits::usesSite)))
        ->allow_extra_args(false)
        ->option_text("FOLDER|PAGE");
    addPageOptions(*command, arguments);
    beginGroup(*command, optiongroup::analysis);
    command->add_option("--method", clean.method, "The method that cleans the page")
        ->required()
        ->option_text("METHOD");
    const std::string condition = "; only with variants";
    addSearchOptions(*command, arguments, condition);
    addSymbolOptions(*command, arguments, condition + " (--label-attributes also with separators)");
    addWhatIfs(*command, arguments, condition);
    CLI::Option* output =
        addOutput(*command, arguments, "Write the page into this file and print its counts");
    addBaseUrl(*command, arguments);
    CLI::Option* why =
        command->add_flag("--why", clean.hasReasons,
                          "Print the decisions of the method, with their figures, instead of the page");
    CLI::Option* json =
        addJson(*command, arguments, "Print the counts and the decisions as JSON, not the page");
    why->excludes(json)->excludes(output);
    addLimits(*command, arguments);
    return command;
}

int runClean(const CLI::App& command, const Arguments& arguments, const CleanArguments& clean)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto& [page, label, url, setup] = prepared;
        const Result<Method> method = methodNamed(methodText(command, clean.method, setup.path), setup);
        if (!method)
            return fail(WrongUsage, "--method", problemOfMethod(method.error()));
        if (const std::optional<ErrorCode> lack = method->lackOf(page))
            return failOfLack(*lack, "--method", label);
        if (const int code = checkSequenceOptions(
                command, {&*method, 1}, separatorOptionsOf(method->name) ? "--label-attributes" : "");
            code != Done)
            return code;
        std::size_t learnt = 0;
        const auto filter = filterOf(*method, arguments, clean, learnt);
        if (const int* code = std::get_if<int>(&filter))
            return *code;
        const FilterResult result = std::get<Filter>(filter)({page}, {});
        if (result.fit)
            warnOfPoorFit(label, *result.fit, "the pages of --site");
        const NodeCounts counts = countNodes(convertTreeToSequence(page, setup.path), result.kept);
        if (clean.hasReasons)
            return answer(reasonsText(page, label, method->name, result, learnt));
        SerializeOptions serialize;
        serialize.baseUrl = baseUrlFor(arguments, url);
        const EditedPage edited(page, result.textEdits);
        if (!arguments.output.empty()) {
            const Result<bool> written =
                writeFile(arguments.output, serializeHtml(edited.document(), result.kept, serialize));
            if (!written)
                return fail(written.error(), arguments.output);
        }
        if (arguments.isJson)
            return answer(cleanJson(page, method->name, result, counts, learnt));
        if (arguments.output.empty())
            return answerFile(serializeHtml(edited.document(), result.kept, serialize));
        return answer(fmt::format(
            "page       {}\nmethod     {}\n{}nodes      {} raw, {} kept\nreduction  {} %\n{}written    {}\n",
            label, method->name, learntText(learnt), counts.raw, counts.kept, reductionText(counts),
            editsText(result), printable(arguments.output)));
    });
}

} // namespace tagseam
