// SPDX-License-Identifier: MIT
// The places of nodes on a rendered page, for the methods that go by them.
#include "core/methods/pageboxes.h"

#include <algorithm>
#include <vector>

namespace tagseam {

double areaOf(const Box& box)
{
    return static_cast<double>(box.width) * box.height;
}

std::optional<Box> boxAround(const Document& page, std::span<const NodeId> nodes)
{
    std::optional<Box> around;
    for (const NodeId node : nodes) {
        const Box box = page.box(node);
        if (areaOf(box) <= 0)
            continue;
        if (!around) {
            around = box;
            continue;
        }
        const float right = std::max(around->x + around->width, box.x + box.width);
        const float bottom = std::max(around->y + around->height, box.y + box.height);
        around->x = std::min(around->x, box.x);
        around->y = std::min(around->y, box.y);
        around->width = right - around->x;
        around->height = bottom - around->y;
    }
    return around;
}

std::optional<Box> pageBox(const Document& page)
{
    std::vector<NodeId> nodes;
    for (NodeId node = page.body(); node != noNode; node = page.parent(node))
        nodes.push_back(node);
    return nodes.empty() || areaOf(page.box(nodes.front())) <= 0 ? std::nullopt : boxAround(page, nodes);
}

FilterResult resultWithoutBoxes(const FilterInput& input)
{
    FilterResult result;
    result.kept = wholePage(input.page, input.within);
    if (input.page.body() != noNode)
        result.decisions.push_back({{input.page.body()}, true, withoutBoxes, {}, false});
    return result;
}

} // namespace tagseam
