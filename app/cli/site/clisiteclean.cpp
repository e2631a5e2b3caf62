// SPDX-License-Identifier: MIT
// `tagseam-cli site clean`, `site thresholds` and `site pick`.
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisitepages.h"
#include "app/cli/clitext.h"
#include "app/cli/site/clisite.h"
#include "core/base/dumpjson.h"
#include "core/methods/sitestyletree/cleanpage.h"
#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/nodereason.h"
#include "core/methods/sitestyletree/sstfilter.h"
#include "core/methods/sitestyletree/styletreefile.h"
#include "core/methods/sitestyletree/thresholds.h"
#include "core/page/serializehtml.h"
#include "core/select/nodepaths.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iterator>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

struct Cleaned {
    const Document& page;
    const LoadedTree& tree;
    Marks marks;
    CleanedPage result;

    std::uint32_t noisyWords() const
    {
        return static_cast<std::uint32_t>(removedCount(result.result.textEdits));
    }
    /// Returns the number of tag nodes of the body, and of the kept ones.
    std::pair<std::uint32_t, std::uint32_t> nodes() const
    {
        std::pair<std::uint32_t, std::uint32_t> count;
        for (NodeId node{0}; node < NodeId{page.size()}; ++node.value) {
            const bool isTag = result.mapping.tags.isThere(node);
            count.first += isTag ? 1U : 0U;
            count.second += isTag && result.result.kept[node.value] ? 1U : 0U;
        }
        return count;
    }
};

std::string_view statusName(MapStatus status)
{
    return status == MapStatus::Noisy ? "noisy" : status == MapStatus::Meaningful ? "meaningful" : "possibly";
}

Json reasonJson(const Cleaned& cleaned, const ElementReason& reason)
{
    if (reason.element == noElement)
        return {};
    const LabelId label = cleaned.tree.measured.tree.element(reason.element).label;
    const bool isRoot = reason.element == rootElement;
    return {{"label", isRoot ? Json() : Json(cleaned.tree.site.vocabulary.labels.text(label.value))},
            {"pages", reason.pages},
            {"styles", reason.styles},
            {"nodeImportance", reason.importance.node},
            {"compositeImportance", reason.importance.composite},
            {"noisyFrom", reason.noisyFrom},
            {"mark", markName(reason.mark)}};
}

// Returns the roots of the subtrees that were decided as one, in document order.
Json partsJson(const Cleaned& cleaned)
{
    const Document& page = cleaned.page;
    const NodePaths paths(page);
    Json parts = Json::array();
    const NodeId body = cleaned.result.mapping.tags.body;
    for (NodeId node = body; body != noNode && node < page.subtreeEnd(body);) {
        const NodeReason reason = reasonOf(cleaned.result, cleaned.tree.measured, cleaned.marks, node);
        if (reason.status == MapStatus::Passed || reason.status == MapStatus::NoTag) {
            ++node.value;
            continue;
        }
        std::uint32_t words = 0;
        for (NodeId in = node; in < page.subtreeEnd(node); ++in.value) {
            if (cleaned.result.mapping.tags.isThere(in))
                words += wordCount(page.text(in));
        }
        const std::optional<std::string> path = paths.of(node);
        parts.push_back({{"node", path ? Json(*path) : Json()},
                         {"status", statusName(reason.status)},
                         {"words", words},
                         {"element", reasonJson(cleaned, reason.deciding)}});
        node = page.subtreeEnd(node);
    }
    return parts;
}

std::string cleanJson(const Cleaned& cleaned, const std::string& label, const SiteArguments& site)
{
    const auto [raw, kept] = cleaned.nodes();
    return dumpJson({{"schema", "tagseam.siteclean/1"},
                     {"page", label},
                     {"site", site.tree},
                     {"pages", cleaned.tree.site.pages()},
                     {"threshold", site.threshold},
                     {"thresholdFrom", name(site.thresholdFrom)},
                     {"nodes", {{"raw", raw}, {"kept", kept}}},
                     {"words",
                      {{"raw", cleaned.result.words},
                       {"kept", cleaned.result.keptWords},
                       {"noisy", cleaned.noisyWords()}}},
                     {"parts", partsJson(cleaned)}}) +
           '\n';
}

double percent(std::uint64_t part, std::uint64_t all)
{
    return all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
}

std::string thresholdTableText(const ThresholdTable& table, const SiteArguments& site, const LoadedTree& tree,
                               std::size_t samples)
{
    TextTable lines({{"threshold"}, {"noisy elements", 15}, {"nodes removed", 22}, {"words removed", 22}});
    const auto counted = [](std::uint64_t count, std::uint64_t all) {
        return fmt::format("{} ({:>5.1f} %)", count, percent(count, all));
    };
    for (const ThresholdRow& row : rowsThatRemoveElse(table))
        lines.add(cells(fmt::format("{:.4f}", shownThreshold(row.threshold)), row.noisyElements,
                        counted(row.removedNodes, table.nodes), counted(row.removedWords, table.words)));
    return fmt::format("tree       {} ({} pages)\nsamples    {} pages, {} nodes, {} words\n\n",
                       printable(site.tree), tree.site.pages(), samples, table.nodes, table.words) +
           lines.text();
}

std::string thresholdTableJson(const ThresholdTable& table, const SiteArguments& site, const LoadedTree& tree,
                               std::size_t samples)
{
    Json rows = Json::array();
    for (const ThresholdRow& row : table.rows)
        rows.push_back({{"threshold", row.threshold},
                        {"noisyElements", row.noisyElements},
                        {"removedNodes", row.removedNodes},
                        {"removedWords", row.removedWords}});
    return dumpJson({{"schema", "tagseam.sitethresholds/1"},
                     {"site", site.tree},
                     {"pages", tree.site.pages()},
                     {"samples", samples},
                     {"elements", table.elements},
                     {"nodes", table.nodes},
                     {"words", table.words},
                     {"rows", std::move(rows)}}) +
           '\n';
}

} // namespace

int cleanBySite(const Arguments& arguments, SiteArguments site)
{
    LoadedTree tree;
    if (const int code = loadTree(site, tree); code != Done)
        return code;
    const auto loaded = loadPage(arguments.input);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const LoadedPage& page = std::get<LoadedPage>(loaded);
    Cleaned cleaned{page.document, tree, markElements(tree.measured, site.threshold), {}};
    cleaned.result = cleanPage(page.document, tree.measured, cleaned.marks);
    warnOfPoorFit(page.label, fitOf(cleaned.result.mapping), "the tree");
    const auto html = [&] {
        SerializeOptions serialize;
        serialize.baseUrl = baseUrlFor(arguments, page.url);
        const FilterResult& result = cleaned.result.result;
        return serializeHtml(EditedPage(page.document, result.textEdits).document(), result.kept, serialize);
    };
    if (!arguments.output.empty()) {
        const Result<bool> written = writeFile(arguments.output, html());
        if (!written)
            return fail(written.error(), arguments.output);
    }
    if (arguments.isJson)
        return answer(cleanJson(cleaned, page.label, site));
    if (arguments.output.empty()) {
        if (site.thresholdFrom == ThresholdFrom::Tree)
            warn(site.tree, fmt::format("cleaned with the threshold {} of the tree", site.threshold));
        return answerFile(html());
    }
    const auto [raw, kept] = cleaned.nodes();
    return answer(fmt::format(
        "page       {}\ntree       {} ({} pages)\nthreshold  {}\nnodes      {} raw, {} kept\n"
        "words      {} raw, {} kept, {} locally noisy\nwritten    {}\n",
        printable(page.label), printable(site.tree), tree.site.pages(), thresholdText(site), raw, kept,
        cleaned.result.words, cleaned.result.keptWords, cleaned.noisyWords(), printable(arguments.output)));
}

int pickThreshold(const SiteArguments& site)
{
    const Result<SiteStyleTree> tree = loadStyleTree(site.tree);
    if (!tree)
        return fail(tree.error(), site.tree);
    const Result<bool> written = writeFile(site.tree, styleTreeJson(*tree, site.threshold));
    if (!written)
        return fail(written.error(), site.tree);
    return answer(fmt::format("tree       {} ({} pages)\nthreshold  {}\nbefore     {}\nwritten    {}\n",
                              printable(site.tree), tree->pages(), site.threshold,
                              tree->threshold ? fmt::format("{}", *tree->threshold) : "-",
                              printable(site.tree)));
}

int listThresholds(const Arguments& arguments, SiteArguments site)
{
    LoadedTree tree;
    if (const int code = loadTree(site, tree); code != Done)
        return code;
    ThresholdSample sample(tree.measured);
    SiteRead read;
    if (const int code = readSitePages(arguments, site.pages, site.hasProgress, read,
                                       [&](const Document& page) { sample.add(page); });
        code != Done)
        return code;
    sayEqual(site.pages, read, sstMethod);
    const ThresholdTable table = sample.table();
    return answer(arguments.isJson ? thresholdTableJson(table, site, tree, read.taken)
                                   : thresholdTableText(table, site, tree, read.taken));
}

} // namespace tagseam
