// SPDX-License-Identifier: MIT
// Groups records by their structure, and places each kind in the seed.
#include "core/methods/mdr/recordkinds.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>

namespace tagseam {

namespace {

// Places the kinds one after another and removes those without unplaced nodes. Returns true if the seed has
// grown.
bool placeOnce(SeedTree& seed, std::vector<RecordKind*>& open, bool placesAll, const std::stop_token& stop)
{
    bool hasGrown = false;
    std::erase_if(open, [&](RecordKind* kind) {
        if (stop.stop_requested())
            return true;
        std::optional<Placement> placement = seed.place(kind->tree, placesAll);
        kind->isExcluded = !placement;
        kind->seedNodes = placement ? std::move(placement->seedNodes) : std::vector<std::uint32_t>();
        hasGrown = hasGrown || (placement && placement->hasGrown);
        return !placement || placement->isComplete;
    });
    return hasGrown;
}

} // namespace

RecordTree recordTree(const TagTree& tree, const DataRecord& record)
{
    RecordTree found;
    for (const NodeId node : record.nodes) {
        const TagNode root = tree.find(node);
        for (TagNode below = root; root < tree.size() && below < tree.ends[root]; ++below) {
            const std::uint32_t end = found.size() + tree.sizeOf(below);
            found.nodes.push_back(tree.nodes[below]);
            found.tags.push_back(tree.tags[below]);
            found.ends.push_back(end);
        }
    }
    return found;
}

RecordKinds kindsOf(TagTree& tree, const DataRegion& region)
{
    RecordKinds found;
    found.ofRecord.reserve(region.records.size());
    std::unordered_map<std::uint32_t, std::size_t> byShape;
    for (const DataRecord& record : region.records) {
        std::uint32_t shape = tree.numbers.begin(runTag);
        for (const NodeId node : record.nodes) {
            if (const TagNode root = tree.find(node); root < tree.size())
                shape = tree.numbers.with(shape, tree.shapes[root]);
        }
        const auto [at, isNew] = byShape.try_emplace(shape, found.kinds.size());
        if (isNew)
            found.kinds.push_back({recordTree(tree, record), {}});
        found.ofRecord.push_back(at->second);
    }
    return found;
}

const RecordKind& largestOf(std::span<const RecordKind> kinds)
{
    return *std::ranges::max_element(kinds, {}, [](const RecordKind& kind) { return kind.tree.size(); });
}

void alignKinds(SeedTree& seed, std::vector<RecordKind>& kinds, const std::stop_token& stop)
{
    const RecordKind* const largest = &largestOf(kinds);
    std::vector<RecordKind*> open;
    open.reserve(kinds.size());
    for (RecordKind& kind : kinds) {
        if (&kind != largest) {
            open.push_back(&kind);
            continue;
        }
        kind.seedNodes.resize(kind.tree.size());
        std::iota(kind.seedNodes.begin(), kind.seedNodes.end(), 1U); // the seed adopted it in pre-order
    }
    // Kinds with unplaced nodes are tried again after the seed has grown.
    while (!open.empty() && placeOnce(seed, open, false, stop)) {
    }
    // DEVIATION: the paper gives all unplaced nodes columns of their own; here a later record may match them.
    placeOnce(seed, open, true, stop);
}

} // namespace tagseam
