// SPDX-License-Identifier: MIT
// `tagseam-cli site losses`: the pages of each site measured, as text and as JSON.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "app/cli/site/clisite.h"
#include "core/corpus/runs/sitelosses.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

std::string percentOrDash(std::optional<double> share)
{
    return share ? percentText(*share) : "-";
}

// Returns "2 kept of 4 (50.0 %)".
std::string shareText(std::uint64_t part, std::string_view verb, std::uint64_t all)
{
    const auto share =
        all == 0 ? std::nullopt : std::optional(static_cast<double>(part) / static_cast<double>(all));
    return fmt::format("{} {} of {} ({})", part, verb, all, percentOrDash(share));
}

// Returns the figure of a reason: 1 - H for local noise, the lowest threshold for noise.
std::string lossFigureText(LossReason reason, double noisyFrom, double localNoise)
{
    return reason == LossReason::LocalNoise ? fmt::format("{:.4f}", localNoise)
                                            : fmt::format("{:.4f}", shownThreshold(noisyFrom));
}

void addElements(std::string& out, const SiteLosses& site)
{
    if (site.elements.empty())
        return;
    TextTable table({{"values"},
                     {"pages"},
                     {"reason", 11, true},
                     {"figure"},
                     {"composite"},
                     {"content"},
                     {"learnt"},
                     {"element node", 0, true}});
    for (const ElementLosses& of : site.elements)
        table.add(cells(of.values, of.pages, name(of.reason),
                        lossFigureText(of.reason, of.noisyFrom, of.localNoise),
                        fmt::format("{:.4f}", of.importance.composite),
                        fmt::format("{:.4f}", of.importance.content), of.learntPages, shortPath(of.path)));
    out += '\n' + table.text();
}

void addEach(std::string& out, const SiteLosses& site)
{
    if (!site.losses.empty())
        fmt::format_to(std::back_inserter(out), "\n{:<11}  {:>6}  {}\n", "reason", "figure",
                       "page, node, text");
    for (const LostText& lost : site.losses)
        fmt::format_to(std::back_inserter(out), "{:<11}  {:>6}  {}  {}\n{:21}{}\n", name(lost.reason),
                       lossFigureText(lost.reason, lost.status.noisyFrom, lost.status.localNoise),
                       printable(lost.page), printable(lost.node.value_or("-")), "", printable(lost.text));
}

void addSweepTable(std::string& out, const SiteLosses& site)
{
    TextTable table({{"threshold"}, {"kept", 8}, {"own kept"}, {"shared text removed"}, {"", 0, true}});
    for (const SweepRow& row : site.sweep) {
        std::vector<std::string> rowCells{fmt::format("{:.4f}", shownThreshold(row.threshold)),
                                          percentOrDash(row.kept), percentOrDash(row.ownKept),
                                          percentOrDash(row.sharedRemoved)};
        if (row.isUsed || row.isPicked)
            rowCells.push_back(row.isUsed && row.isPicked ? "used  picked" : row.isUsed ? "used" : "picked");
        table.add(std::move(rowCells));
    }
    out += '\n' + table.text();
}

Json localNoiseJson(LossReason reason, double figure)
{
    return reason == LossReason::LocalNoise ? Json(figure) : Json();
}

Json elementsJson(const SiteLosses& site)
{
    Json elements = Json::array();
    for (const ElementLosses& of : site.elements)
        elements.push_back({{"path", of.path},
                            {"reason", name(of.reason)},
                            {"values", of.values},
                            {"pages", of.pages},
                            {"learntPages", of.learntPages},
                            {"leafPages", of.leafPages},
                            {"compositeImportance", of.importance.composite},
                            {"contentImportance", of.importance.content},
                            {"noisyFrom", of.noisyFrom},
                            {"localNoise", localNoiseJson(of.reason, of.localNoise)}});
    return elements;
}

Json siteLossesJson(const SiteLosses& site)
{
    Json losses = Json::array();
    for (const LostText& lost : site.losses)
        losses.push_back({{"page", lost.page},
                          {"text", lost.text},
                          {"node", lost.node ? Json(*lost.node) : Json()},
                          {"path", lost.path},
                          {"reason", name(lost.reason)},
                          {"noisyFrom", lost.status.noisyFrom},
                          {"localNoise", localNoiseJson(lost.reason, lost.status.localNoise)}});
    return losses;
}

Json siteJson(const SiteLosses& site)
{
    Json sweep = Json::array();
    for (const SweepRow& row : site.sweep)
        sweep.push_back({{"threshold", row.threshold},
                         {"kept", row.kept},
                         {"ownKept", row.ownKept},
                         {"sharedRemoved", row.sharedRemoved ? Json(*row.sharedRemoved) : Json()}});
    return {{"site", site.site},
            {"learnt", site.learnt},
            {"measured", site.measured},
            {"failed", site.failed},
            {"values", {{"listed", site.listed}, {"onPage", site.onPage}, {"kept", site.kept}}},
            {"own", {{"values", site.own}, {"kept", site.ownKept}}},
            {"sharedText", {{"words", site.sharedWords}, {"removed", site.sharedRemoved}}},
            {"picked", site.picked ? Json(*site.picked) : Json()},
            {"elements", elementsJson(site)},
            {"losses", siteLossesJson(site)},
            {"sweep", std::move(sweep)}};
}

std::string lossesText(const std::vector<SiteLosses>& sites, const SiteArguments& arguments)
{
    std::string out;
    for (const SiteLosses& site : sites) {
        fmt::format_to(std::back_inserter(out), "{}site       {}\n", out.empty() ? "" : "\n",
                       site.site.empty() ? "." : printable(site.site));
        if (arguments.tree.empty())
            fmt::format_to(std::back_inserter(out), "learnt     {} pages\n", site.learnt);
        fmt::format_to(std::back_inserter(out),
                       "measured   {} pages, {} unreadable\nthreshold  {}, epsilon {}\n"
                       "values     {} listed; on their pages {}\nown text   {}\nshared     {} words\n",
                       site.measured, site.failed, thresholdText(arguments),
                       arguments.measure.localNoiseBelow, site.listed,
                       shareText(site.kept, "kept", site.onPage), shareText(site.ownKept, "kept", site.own),
                       shareText(site.sharedRemoved, "removed", site.sharedWords));
        addElements(out, site);
        if (arguments.listsEach)
            addEach(out, site);
        addSweepTable(out, site);
    }
    return out;
}

std::string lossesJson(const std::vector<SiteLosses>& sites, const SiteArguments& arguments)
{
    Json all = Json::array();
    for (const SiteLosses& site : sites)
        all.push_back(siteJson(site));
    const Json json{{"schema", "tagseam.sitelosses/1"},
                    {"folder", arguments.folder},
                    {"threshold", arguments.threshold},
                    {"epsilon", arguments.measure.localNoiseBelow},
                    {"sites", std::move(all)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace

int listLosses(const Arguments& arguments, SiteArguments site)
{
    LoadedTree tree;
    if (!site.tree.empty()) {
        if (const int code = loadTree(site, tree); code != Done)
            return code;
    }
    const Result<Corpus> corpus = openCorpus(site.folder, site.manifest);
    if (!corpus)
        return fail(corpus.error(), site.folder);
    if (std::ranges::all_of(corpus->pages, [](const CorpusPage& page) { return page.expected.empty(); }))
        return fail(
            BadInput, site.manifest.empty() ? site.folder : site.manifest,
            "does not name a text that must stay: list such texts in the column expected of the manifest");
    LossOptions options{site.build, site.measure, site.threshold, site.learnsHalf, arguments.input.reading,
                        {}};
    options.tellFailure = [](const std::string& page, const Error& error) {
        warn(page, failureOf(error, page).what);
    };
    const std::vector<SiteLosses> losses =
        siteLosses(*corpus, site.tree.empty() ? nullptr : &tree.measured, options);
    if (losses.empty())
        return fail(WrongUsage, "--learn", "half leaves no page to measure: each folder has only one page");
    return answer(arguments.isJson ? lossesJson(losses, site) : lossesText(losses, site));
}

} // namespace tagseam
