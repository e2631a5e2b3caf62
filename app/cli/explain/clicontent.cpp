// SPDX-License-Identifier: MIT
// Which of the nodes that --content names lie beside the node in question, in the main region.
#include "app/cli/explain/clicontent.h"

#include "app/cli/clioutput.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tagseam {

namespace {

// What lies on one side of the node.
struct ContentSide {
    Region span;             // from the first position to the last
    std::uint32_t count = 0; // positions; of nodes within others once

    void add(Region region)
    {
        if (count == 0)
            span = {region.begin, region.begin};
        const Position from = std::max(region.begin, span.end);
        count += region.end > from ? region.end.value - from.value : 0;
        span.end = std::max(span.end, region.end);
    }
};

std::string notComparedNote(const Document& document, const Setup& setup, Region main, Region below,
                            NodeId node)
{
    const NodeId body = document.body();
    if (body == noNode || node <= body || node >= document.subtreeEnd(body))
        return "is not looked at: pruning never touches that node";
    if (setup.keep == Keep::Complement)
        return "is not looked at: with the complement no split keeps the node and the content together";
    if (intersection(main, below).size() == 0)
        return "is not looked at: the main region holds nothing of the node, so that they are apart";
    return {};
}

} // namespace

NamedContent contentBeside(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                           const std::vector<NodeId>& content)
{
    const Region main = outcome.trace.region;
    const Region below = positionsBelow(document, outcome.sequence, node);
    if (content.empty())
        return {};
    if (std::string note = notComparedNote(document, setup, main, below, node); !note.empty())
        return {{}, std::move(note)};
    ContentSide before;
    ContentSide behind;
    bool isSomeShared = false;
    for (const NodeId each : content) {
        const Region positions = positionsBelow(document, outcome.sequence, each);
        const Region inside = intersection(main, positions);
        if (intersection(positions, below).size() > 0)
            isSomeShared = true;
        else if (inside.size() > 0)
            (inside.end <= below.begin ? before : behind).add(inside);
    }
    const ContentSide& larger = behind.count > before.count ? behind : before;
    if (larger.count == 0)
        return {{},
                isSomeShared ? "holds the node or is part of it: it cannot be told apart from it"
                             : "is not looked at: the main region holds nothing of it"};
    if (before.count > 0 && behind.count > 0)
        return {larger.span,
                fmt::format("lies on both sides of the node: what is {} it is compared with, {}",
                            &larger == &before ? "before" : "behind", positionsText(larger.span))};
    if (isSomeShared)
        return {larger.span,
                "holds nodes that the node is in, or that are in it: the others are compared with"};
    return {larger.span, {}};
}

} // namespace tagseam
