// SPDX-License-Identifier: MIT
// Finds why a node was kept or pruned, from the trace and from the rules of pruneDomTree().
#include "core/explain/nodestatus.h"

#include <algorithm>
#include <cassert>

namespace tagseam {

std::optional<Cut> cutOf(const SearchTrace& trace, Position position)
{
    const auto level = std::ranges::partition_point(
        trace.levels, [position](const Level& each) { return each.kept.contains(position); });
    if (level == trace.levels.end())
        return std::nullopt;
    Cut cut;
    cut.level = static_cast<std::uint32_t>(level - trace.levels.begin());
    cut.attempt = level->attemptEnd() - 1;
    const Attempt& attempt = trace.attempts[cut.attempt];
    cut.candidateSplit = attempt.firstCandidateSplit + attempt.candidateSplitCount - 1;
    const Position split = trace.candidateSplits[cut.candidateSplit].split;
    const bool isRightKept = level->kept.begin == split;
    cut.side = isRightKept        ? PrunedSide::Left
               : position < split ? PrunedSide::SplitSymbol // all other positions that the left side loses
                                  : PrunedSide::Right;
    return cut;
}

std::vector<PrunedCount> prunedCountsOf(const SearchTrace& trace, Region positions)
{
    std::vector<PrunedCount> cuts;
    for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
        const Level& level = trace.levels[i];
        const std::uint32_t lost =
            intersection(level.region, positions).size() - intersection(level.kept, positions).size();
        if (lost > 0)
            cuts.push_back({i, lost});
    }
    return cuts;
}

const PrunedCount& mostOf(const std::vector<PrunedCount>& cuts)
{
    assert(!cuts.empty());
    return *std::ranges::max_element(cuts, {}, &PrunedCount::positions);
}

Position firstPruned(const SearchTrace& trace, Region positions, const PrunedCount& cut)
{
    const Level& level = trace.levels[cut.level];
    Position first = intersection(positions, level.region).begin;
    if (level.kept.contains(first)) // the position after the kept region
        first = level.kept.end;
    return first;
}

namespace {

// True if the node has no position because of an edit, not because its name is excluded.
bool isIgnored(const TagPathOptions& options, NodeId node)
{
    return std::ranges::any_of(options.edits, [node](const TagPathEdit& edit) {
        return edit.kind == TagPathEdit::Kind::Ignored && std::ranges::binary_search(edit.nodes, node);
    });
}

// Returns the topmost ancestor of `node`, or the node itself, that has no position and no descendants with
// one: the root of an excluded subtree. noNode for text and comments that only have no position themselves.
NodeId excludedRoot(const Document& document, const TagPathSequence& sequence, const TagPathOptions& options,
                    NodeId node)
{
    NodeId root = noNode;
    for (NodeId at = node; at != document.body(); at = document.parent(at)) {
        if (document.isElement(at) && sequence.positionOf(at) == noPosition &&
            positionsBelow(document, sequence, at).size() == 0 && !isIgnored(options, at))
            root = at;
    }
    return root;
}

// Returns the first descendant that stands at a kept position, or noNode.
NodeId firstKeptBelow(const TagPathSequence& sequence, Region below, Region region, Keep keep)
{
    if (keep == Keep::Region) {
        const Region kept = intersection(below, region);
        return kept.size() > 0 ? sequence.nodes[kept.begin.value] : noNode;
    }
    const bool isBeginKept = below.size() > 0 && !region.contains(below.begin);
    const Position first = isBeginKept ? below.begin : region.end;
    return below.contains(first) ? sequence.nodes[first.value] : noNode;
}

} // namespace

NodeStatus statusOf(const Document& document, const TagPathSequence& sequence, const SearchTrace& trace,
                    const KeepMask& mask, const Setup& setup, NodeId node)
{
    const Keep keep = setup.keep;
    NodeStatus status;
    status.isKept = mask[node.value];
    status.position = sequence.positionOf(node);
    status.share = keptShare(document, sequence, trace.region, keep, node);
    const NodeId body = document.body();
    const bool isBelowBody = body != noNode && body < node && node < document.subtreeEnd(body);
    if (status.position != noPosition)
        status.cut = cutOf(trace, status.position);
    if (!isBelowBody) {
        status.rule = StatusRule::OutsideBody;
        return status;
    }
    const bool isAtKeptPosition =
        status.position != noPosition && trace.region.contains(status.position) == (keep == Keep::Region);
    if (isAtKeptPosition)
        return status;
    if (status.isKept && document.isElement(node)) {
        status.rule = StatusRule::KeptBelow;
        status.because =
            firstKeptBelow(sequence, positionsBelow(document, sequence, node), trace.region, keep);
        return status;
    }
    if (status.position != noPosition)
        return status;
    status.because = excludedRoot(document, sequence, setup.path, node);
    if (status.because != noNode) {
        status.rule = StatusRule::Excluded;
    } else if (document.kind(node) == NodeKind::Text) {
        status.rule =
            document.isBlankText(node) ? StatusRule::FollowsParent : StatusRule::FollowsOwnPositionOfParent;
        status.because = document.parent(node);
    } else {
        status.rule = StatusRule::NoPosition;
    }
    return status;
}

} // namespace tagseam
