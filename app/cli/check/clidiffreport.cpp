// SPDX-License-Identifier: MIT
// The difference of two versions of pages as text, Markdown and JSON.
#include "app/cli/check/clidiffreport.h"

#include "app/cli/check/clicheckreport.h"
#include "app/cli/check/cliwhy.h"
#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/base/texttable.h"
#include "core/check/changegroups.h"
#include "core/explain/explainnames.h"
#include "core/select/nodepaths.h"
#include "core/tps/tagpath.h"
#include "core/truth/score/scorednodes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostRows = 12; // JSON has all subtrees
constexpr std::size_t mostCauses = 5;
constexpr std::size_t longestValue = 60;

std::string pathText(const NodePaths& paths, NodeId node)
{
    return paths.of(node).value_or("(more than 100 steps deep)");
}

std::string nodesText(const Document& page, const MethodAnswer& answer)
{
    const ScoredNodes scored = scoredNodes(page);
    const auto kept =
        std::ranges::count_if(scored.nodes, [&](NodeId node) { return answer.result.kept[node.value]; });
    return fmt::format("{} of {} kept", kept, counted(scored.nodes.size(), "node"));
}

std::string statusesText(const StatusCounts& counts)
{
    if (counts.all() == 0)
        return "no node changed its status, was added or removed";
    return fmt::format("{} now pruned, {} now kept, {} added, {} removed", counts.pruned, counts.kept,
                       counts.added, counts.removed);
}

std::string statusText(const ChangedSubtree& subtree)
{
    switch (subtree.change) {
    case StatusChange::Pruned:
        return "now pruned";
    case StatusChange::Kept:
        return "now kept";
    case StatusChange::Removed:
        return subtree.isKept ? "removed, was kept" : "removed, was pruned";
    case StatusChange::Added:
        break;
    }
    return subtree.isKept ? "added, kept" : "added, pruned";
}

std::string valueText(const std::string& value)
{
    return value.empty() ? "none" : fmt::format("\"{}\"", shortened(value, longestValue));
}

// Returns "the class of 20 `li` changed from "item" to "item new"".
std::string changeText(const TemplateChange& change)
{
    const std::string element = fmt::format("`{}`", printable(shortened(change.element, longestValue)));
    switch (change.kind) {
    case TemplateChangeKind::Added:
        return fmt::format("{} {} added ({})", change.places, element, counted(change.nodes, "node"));
    case TemplateChangeKind::Wrapped:
        return fmt::format("{} {} added around nodes that both pages have", change.places, element);
    case TemplateChangeKind::Removed:
        return fmt::format("{} {} removed ({})", change.places, element, counted(change.nodes, "node"));
    case TemplateChangeKind::Unwrapped:
        return fmt::format("{} {} removed from around nodes that both pages have", change.places, element);
    case TemplateChangeKind::Moved:
        return fmt::format("{} {} moved", change.places, element);
    case TemplateChangeKind::Text:
        return fmt::format("the words of {} changed", counted(change.places, "text"));
    case TemplateChangeKind::Attribute:
        break;
    }
    if (change.attribute == "class" || change.attribute == "style")
        return fmt::format("the {} of {} {} changed from {} to {}", change.attribute, change.places, element,
                           printable(valueText(change.before)), printable(valueText(change.after)));
    return fmt::format("the attribute `{}` of {} {} changed", printable(change.attribute), change.places,
                       element);
}

// Adds a fact for each of the first changes, and one for the others.
void addChanges(std::vector<Fact>& facts, std::string_view title, const std::vector<TemplateChange>& changes,
                std::size_t most)
{
    const std::size_t shown = std::min(most, changes.size());
    for (std::size_t i = 0; i < shown; ++i)
        facts.push_back({title, changeText(changes[i])});
    if (shown < changes.size())
        facts.push_back(
            {title, fmt::format("{} (--json has all)", counted(changes.size() - shown, "other change"))});
}

void addCauses(std::vector<Fact>& facts, const PageDiff& diff)
{
    if (diff.counts.pruned + diff.counts.kept == 0)
        return addChanges(facts, "no effect", diff.changes, mostRows);
    std::vector<TemplateChange> responsible;
    responsible.reserve(diff.responsible.size());
    for (const std::size_t change : diff.responsible)
        responsible.push_back(diff.changes[change]);
    addChanges(facts, "cause", responsible, mostCauses);
    if (responsible.empty())
        facts.push_back(
            {"cause", "no change of the template was found that, undone, gives each node its old status"});
    else if (!diff.isLeast)
        facts.push_back({"cause", "some of these may be needless"});
}

// Returns the state of the window that shows the change with most nodes: of a status if there is one, in the
// new version if the node is there. Empty without a change.
std::string changedState(const std::string& beforeFile, const Document& before, const std::string& afterFile,
                         const Document& after, const PageMethod& method, const PageDiff& diff)
{
    const bool hasStatus = diff.counts.pruned + diff.counts.kept > 0;
    const auto isStatus = [](const ChangedSubtree& each) {
        return each.change == StatusChange::Pruned || each.change == StatusChange::Kept;
    };
    NodeId old = noNode;
    NodeId now = noNode;
    if (hasStatus) {
        now = std::ranges::find_if(diff.subtrees, isStatus)->newNode;
    } else if (!diff.changes.empty()) {
        old = diff.changes.front().oldNode;
        now = diff.changes.front().newNode;
    }
    if (now == noNode)
        return old == noNode ? "" : stateOf(beforeFile, before, method, old, {});
    const bool hasLevel =
        diff.level && hasStatus && diff.level->level < diff.after.search->trace.levels.size();
    return stateOf(afterFile, after, method, now, hasLevel ? std::optional(diff.level->level) : std::nullopt);
}

std::string splitText(const std::optional<Position>& split)
{
    return split ? fmt::format("before position {}", split->value + 1) : "none";
}

void addLevel(std::vector<Fact>& facts, const PageDiff& diff)
{
    if (!diff.level)
        return;
    const LevelDifference& level = *diff.level;
    facts.push_back({"level", fmt::format("{} is the first that keeps other nodes", level.level + 1)});
    facts.push_back(
        {"split", fmt::format("{}; now {}", splitText(level.oldSplit), splitText(level.newSplit))});
    if (level.blocking && !level.blocking->symbols.empty())
        facts.push_back({"blocked by", quotedSymbols(diff.after.search->sequence, level.blocking->symbols)});
}

// Returns a row for all subtrees that changed alike and have the same label, with the XPath of the first;
// most nodes first.
std::vector<std::vector<std::string>> rowsOf(const Document& before, const Document& after,
                                             const PageDiff& diff)
{
    const NodePaths beforePaths(before);
    const NodePaths afterPaths(after);
    const std::vector<ChangeGroup> groups = groupedSubtrees(before, after, diff, quotedNode);
    std::vector<std::vector<std::string>> rows;
    rows.reserve(groups.size());
    for (const ChangeGroup& group : groups) {
        const ChangedSubtree& first = diff.subtrees[group.subtrees.front()];
        const std::string path = first.newNode == noNode ? pathText(beforePaths, first.oldNode)
                                                         : pathText(afterPaths, first.newNode);
        const std::size_t places = group.subtrees.size();
        rows.push_back({statusText(first), fmt::format("{}", group.nodes),
                        places == 1 ? group.label : fmt::format("{} {}", places, group.label),
                        path + (places == 1 ? "" : " ...")});
    }
    return rows;
}

Json regionsJson(const MethodAnswer& answer)
{
    return answer.search ? regionJson(answer.search->trace.region) : Json();
}

Json jsonOf(const std::string& beforeFile, const Document& before, const std::string& afterFile,
            const Document& after, const PageDiff& diff, const std::string& state)
{
    const NodePaths beforePaths(before);
    const NodePaths afterPaths(after);
    const auto path = [](const NodePaths& paths, NodeId node) {
        const std::optional<std::string> found = node == noNode ? std::nullopt : paths.of(node);
        return found ? Json(*found) : Json();
    };
    Json subtrees = Json::array();
    for (const ChangedSubtree& each : diff.subtrees)
        subtrees.push_back({{"change", name(each.change)},
                            {"nodes", each.nodes},
                            {"alone", each.isAlone},
                            {"kept", each.isKept},
                            {"old", path(beforePaths, each.oldNode)},
                            {"new", path(afterPaths, each.newNode)}});
    Json changes = Json::array();
    for (const TemplateChange& each : diff.changes)
        changes.push_back({{"kind", name(each.kind)},
                           {"element", each.element},
                           {"attribute", each.attribute},
                           {"before", each.before},
                           {"after", each.after},
                           {"places", each.places},
                           {"nodes", each.nodes},
                           {"firstOld", path(beforePaths, each.oldNode)},
                           {"firstNew", path(afterPaths, each.newNode)}});
    Json level;
    if (diff.level) {
        const auto split = [](const std::optional<Position>& position) {
            return position ? Json(position->value) : Json();
        };
        level = {{"level", diff.level->level},
                 {"oldSplit", split(diff.level->oldSplit)},
                 {"newSplit", split(diff.level->newSplit)},
                 {"blocking", Json()}};
        if (diff.level->blocking) {
            level["blocking"] = Json::array();
            for (const BlockingSymbol& each : diff.level->blocking->symbols)
                level["blocking"].push_back(
                    {{"tagPath", tagPathText(diff.after.search->sequence, each.symbol)},
                     {"frequency", each.frequency},
                     {"before", each.before}});
        }
    }
    return {{"old", beforeFile},
            {"new", afterFile},
            {"error", Json()},
            {"same", diff.isSame()},
            {"oldRegion", regionsJson(diff.before)},
            {"newRegion", regionsJson(diff.after)},
            {"counts",
             {{"pruned", diff.counts.pruned},
              {"kept", diff.counts.kept},
              {"removed", diff.counts.removed},
              {"added", diff.counts.added}}},
            {"subtrees", std::move(subtrees)},
            {"changes", std::move(changes)},
            {"responsible", diff.responsible},
            {"least", diff.isLeast},
            {"level", std::move(level)},
            {"state", state.empty() ? Json() : Json(state)}};
}

std::string pageName(const ReportedDiff& page)
{
    return printable(page.before == page.after ? page.after
                                               : fmt::format("{} -> {}", page.before, page.after));
}

std::size_t sameCount(const DiffReport& report)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        report.pages, [](const ReportedDiff& page) { return page.isSame && page.error.empty(); }));
}

// Returns the counts of several pages; empty for one.
std::string summaryOf(const DiffReport& report)
{
    if (report.pages.size() + report.onlyBefore.size() + report.onlyAfter.size() == 1)
        return {};
    return fmt::format("{}: {} equal, {} only in the old folder, {} only in the new one",
                       counted(report.pages.size(), "page"), sameCount(report), report.onlyBefore.size(),
                       report.onlyAfter.size());
}

// Adds the first rows as a table of Markdown.
void addTable(std::string& out, const std::vector<std::vector<std::string>>& rows)
{
    if (rows.empty())
        return;
    TableCells cells{{"change", "nodes", "subtree", "XPath"}};
    const std::size_t shown = std::min(mostRows, rows.size());
    cells.insert(cells.end(), rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(shown));
    out += '\n' + markdownTable(cells);
    if (shown < rows.size())
        fmt::format_to(std::back_inserter(out), "\n{} more rows.\n", rows.size() - shown);
}

} // namespace

ReportedDiff reportedDiff(const std::string& beforeFile, const Document& before, const std::string& afterFile,
                          const Document& after, const PageMethod& method, const PageDiff& diff)
{
    ReportedDiff report{beforeFile, afterFile, {}, diff.isSame(), {}, {}, {}, {}};
    report.facts.push_back(
        {"nodes", fmt::format("{}; now {}", nodesText(before, diff.before), nodesText(after, diff.after))});
    if (diff.before.search)
        report.facts.push_back(
            {"region",
             fmt::format("{} of {}; now {} of {}", positionsText(diff.before.search->trace.region),
                         diff.before.search->sequence.size(), positionsText(diff.after.search->trace.region),
                         diff.after.search->sequence.size())});
    report.facts.push_back({"statuses", statusesText(diff.counts)});
    addCauses(report.facts, diff);
    addLevel(report.facts, diff);
    report.rows = rowsOf(before, after, diff);
    report.state = changedState(beforeFile, before, afterFile, after, method, diff);
    report.json = jsonOf(beforeFile, before, afterFile, after, diff, report.state);
    return report;
}

std::string diffText(const DiffReport& report)
{
    std::string out = fmt::format("method     {}\n", report.method);
    for (const ReportedDiff& page : report.pages) {
        fmt::format_to(std::back_inserter(out), "\npage       {}\n", pageName(page));
        if (!page.error.empty())
            fmt::format_to(std::back_inserter(out), "error      {}\n", printable(page.error));
        out += factLines(page.facts);
        const std::size_t shown = std::min(mostRows, page.rows.size());
        TextTable table({{"change", 19, true}, {"nodes"}, {"subtree", 0, true}});
        for (std::size_t i = 0; i < shown; ++i)
            table.add({page.rows[i][0], page.rows[i][1], page.rows[i][2] + "   " + page.rows[i][3]});
        if (shown < page.rows.size())
            table.addNote("...", fmt::format("{} more: --json", page.rows.size() - shown));
        if (!table.isEmpty())
            out += '\n' + table.text();
    }
    for (const std::string& page : report.onlyBefore)
        fmt::format_to(std::back_inserter(out), "\nonly in the old folder: {}\n", printable(page));
    for (const std::string& page : report.onlyAfter)
        fmt::format_to(std::back_inserter(out), "\nonly in the new folder: {}\n", printable(page));
    if (const std::string summary = summaryOf(report); !summary.empty())
        out += '\n' + summary + '\n';
    return out;
}

std::string diffMarkdown(const DiffReport& report)
{
    std::string out = fmt::format("## Template difference\n\nMethod: {}.\n", markdownText(report.method));
    if (const std::string summary = summaryOf(report); !summary.empty())
        fmt::format_to(std::back_inserter(out), "\n{}.\n", summary);
    for (const ReportedDiff& page : report.pages) {
        if (page.isSame && page.error.empty() && report.pages.size() > 1)
            continue;
        fmt::format_to(std::back_inserter(out), "\n### {}\n\n", markdownText(pageName(page)));
        if (!page.error.empty())
            fmt::format_to(std::back_inserter(out), "The page could not be compared: {}.\n",
                           markdownText(printable(page.error)));
        out += markdownFacts(page.facts);
        addTable(out, page.rows);
        if (!page.state.empty())
            out += '\n' + markdownCommand(page.state);
    }
    for (const std::string& page : report.onlyBefore)
        fmt::format_to(std::back_inserter(out), "\nOnly in the old folder: {}\n",
                       markdownText(printable(page)));
    for (const std::string& page : report.onlyAfter)
        fmt::format_to(std::back_inserter(out), "\nOnly in the new folder: {}\n",
                       markdownText(printable(page)));
    return out;
}

std::string diffJson(const DiffReport& report)
{
    Json pages = Json::array();
    for (const ReportedDiff& page : report.pages)
        pages.push_back(page.error.empty()
                            ? page.json
                            : Json{{"old", page.before}, {"new", page.after}, {"error", page.error}});
    const Json json{{"schema", "tagseam.diff/1"},
                    {"method", report.method},
                    {"pages", std::move(pages)},
                    {"onlyInOld", report.onlyBefore},
                    {"onlyInNew", report.onlyAfter}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace tagseam
