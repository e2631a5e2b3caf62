// SPDX-License-Identifier: MIT
// Marks noisy and meaningful element nodes.
#include "core/methods/sitestyletree/marks.h"

namespace tagseam {

Marks markElements(const MeasuredTree& measured, double threshold)
{
    const StyleTree& tree = measured.tree;
    Marks marks{threshold, std::vector<ElementMark>(tree.elementCount(), ElementMark::Meaningful)};
    for (std::uint32_t i = tree.elementCount(); i-- > 0;) { // children before parents
        const ElementId id{i};
        ElementMark& own = marks.marks[i];      // Neither so far: a descendant is noisy
        if (measured.noisyFrom[i] <= threshold) // L1-L8 of figure 5, of all descendants at once
            own = ElementMark::Noisy;           // L9
        else if (tree.element(id).leafPages > 0 && isContentNoisy(measured, marks, id))
            own = ElementMark::Neither;
        const ElementId parent = tree.element(id).parent;
        if (own != ElementMark::Meaningful && parent != noElement)
            marks.marks[parent.value] = ElementMark::Neither;
    }
    return marks;
}

bool isContentNoisy(const MeasuredTree& measured, const Marks& marks, ElementId id)
{
    return measured.importance(id).content <= marks.threshold;
}

} // namespace tagseam
