// SPDX-License-Identifier: MIT
// Finds the data records of a page and of the pruned one, and compares two nodes.
#include "core/corpus/runs/minedpages.h"

#include "core/methods/tagtree.h"
#include "core/truth/score/scorerecords.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

std::vector<RecordNodes> recordNodes(const MinedRecords& mined)
{
    std::vector<RecordNodes> all;
    all.reserve(mined.recordCount());
    for (const DataRegion& region : mined.regions) {
        for (const DataRecord& record : region.records)
            all.push_back(record.nodes);
    }
    return all;
}

// Returns the number of records that lie completely within the main content.
std::uint32_t countInside(const std::vector<RecordNodes>& found, const KeepMask& content)
{
    const auto isInside = [&](const RecordNodes& nodes) {
        return std::ranges::all_of(nodes, [&](NodeId node) { return content[node.value]; });
    };
    return static_cast<std::uint32_t>(std::ranges::count_if(found, isInside));
}

RecordTargets targetsOf(const Document& document, const MinedPages& pages, std::span<const Labelled> truth,
                        const KeepMask& content)
{
    std::vector<RecordNodes> marked;
    for (const Labelled& each : truth) {
        if (each.label == label::record)
            marked.push_back(each.nodes);
    }
    const ScoredNodes scored = scoredNodes(document);
    const auto count = [&](const MinedRecords& mined) {
        const std::vector<RecordNodes> found = recordNodes(mined);
        const std::uint32_t targets =
            marked.empty()
                ? countInside(found, content)
                : static_cast<std::uint32_t>(scoreRecords(document, scored, found, marked).records.both);
        return ExtractedRecords{mined.recordCount(), targets};
    };
    return {count(*pages.original), count(*pages.pruned)};
}

} // namespace

MinedPages minePages(const Document& document, const MdrOptions& options,
                     std::shared_ptr<const MinedRecords> original, KeepMask kept,
                     std::span<const Labelled> truth, const std::stop_token& stop)
{
    MinedPages pages;
    pages.original =
        original != nullptr
            ? std::move(original)
            : std::make_shared<const MinedRecords>(mineDataRecords(document, options, nullptr, stop));
    pages.kept = std::make_shared<const KeepMask>(std::move(kept));
    pages.pruned =
        std::make_shared<const MinedRecords>(mineDataRecords(document, options, pages.kept.get(), stop));
    if (stop.stop_requested())
        return pages;
    const auto isMarked = [&](std::string_view wanted) {
        return std::ranges::any_of(truth, [&](const Labelled& each) { return each.label == wanted; });
    };
    const bool hasRecords = isMarked(label::record);
    const bool hasContent = hasRecords || isMarked(label::main);
    const KeepMask content = labelledMask(document, truth, hasRecords ? label::record : label::main);
    pages.changes = compareRecords(document, *pages.original, *pages.pruned, *pages.kept,
                                   hasContent ? &content : nullptr);
    if (hasContent)
        pages.targets = targetsOf(document, pages, truth, content);
    return pages;
}

ComparedPair comparePair(const Document& document, const NodePair& pair, const MdrOptions& options,
                         const KeepMask* within, const std::stop_token& stop)
{
    ComparedPair compared{compareNodes(document, pair.a, pair.b, options, within, stop), true, true};
    const NodeId parent = document.parent(pair.a.front());
    const auto isBelow = [&](NodeId node) { return document.parent(node) == parent; };
    compared.haveOneParent = std::ranges::all_of(pair.a, isBelow) && std::ranges::all_of(pair.b, isBelow);
    if (!compared.haveOneParent || options.depthOf == DepthOf::Group)
        return compared;
    const TagTree tree = tagTree(document, options.hasTexts, within);
    const TagNode at = parent == noNode ? tree.size() : tree.find(parent);
    compared.isParentDeepEnough = at < tree.size() && tree.levels[at] >= options.smallestDepth;
    return compared;
}

NodeId nextTagNode(const Document& document, NodeId node, bool hasTexts)
{
    for (NodeId next = document.nextSibling(node); next != noNode; next = document.nextSibling(next)) {
        const bool isText = document.kind(next) == NodeKind::Text;
        if (isText && hasTexts && !document.isBlankText(next))
            return next;
        if (document.isElement(next) && document.name(next) != "script" && document.name(next) != "noscript")
            return next;
    }
    return noNode;
}

} // namespace tagseam
