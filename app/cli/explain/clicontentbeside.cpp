// SPDX-License-Identifier: MIT
// Finds the range of --content that lies beside the node in question, in the main region.
#include "app/cli/explain/clicontentbeside.h"

#include "app/cli/clioutput.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace tagseam {

namespace {

// The content on one side of the node.
struct ContentSide {
    Region span;             // from the first position to the last
    std::uint32_t count = 0; // positions, each counted once

    void add(Region region)
    {
        if (count == 0)
            span = {region.begin, region.begin};
        const Position from = std::max(region.begin, span.end);
        count += region.end > from ? region.end.value - from.value : 0;
        span.end = std::max(span.end, region.end);
    }
};

} // namespace

NamedContent contentBeside(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                           const std::vector<NodeId>& content)
{
    const Region main = outcome.trace.region;
    const Region below = positionsBelow(document, outcome.sequence, node);
    const NodeId body = document.body();
    if (content.empty())
        return {};
    if (body == noNode || node <= body || node >= document.subtreeEnd(body))
        return {{}, "is ignored: pruning never touches the node"};
    if (setup.keep == Keep::Complement)
        return {{}, "is ignored with --complement"};
    if (intersection(main, below).size() == 0)
        return {{}, "is ignored: the main region has no position of the node"};
    ContentSide before;
    ContentSide after;
    bool isSomeShared = false;
    for (const NodeId each : content) {
        const Region positions = positionsBelow(document, outcome.sequence, each);
        const Region inside = intersection(main, positions);
        if (intersection(positions, below).size() > 0)
            isSomeShared = true;
        else if (inside.size() > 0)
            (inside.end <= below.begin ? before : after).add(inside);
    }
    const ContentSide& larger = after.count > before.count ? after : before;
    if (larger.count == 0)
        return {{},
                isSomeShared ? "is ignored: the content contains the node or is part of it"
                             : "is ignored: the main region has no position of the content"};
    if (before.count > 0 && after.count > 0)
        return {larger.span, fmt::format("is on both sides of the node; the larger side is compared: {}",
                                         positionsText(larger.span))};
    if (isSomeShared)
        return {larger.span, "is compared without the nodes that contain the node or are part of it"};
    return {larger.span, {}};
}

} // namespace tagseam
