// SPDX-License-Identifier: MIT
// Measures a site style tree for judging pages.
#include "core/methods/sitestyletree/measure.h"

#include "core/methods/sitestyletree/mergesimilar.h"

#include <algorithm>

namespace tagseam {

MeasuredTree measure(const SiteStyleTree& site, const MeasureOptions& options, const std::stop_token& stop)
{
    MeasuredTree measured{&site, options, mergeSimilar(site.tree, options, stop), {}, {}};
    const StyleTree& tree = measured.tree;
    measured.importances = importancesOf(tree, options, stop); // L7 of figure 8
    measured.noisyFrom.assign(tree.elementCount(), 0);
    for (std::uint32_t id = tree.elementCount(); id-- > 0;) { // children before parents
        const Importance& own = measured.importances[id];
        double& from = measured.noisyFrom[id];
        // Content of an element node that is a leaf on some pages only is treated like a descendant.
        from = std::max({from, own.composite, own.content});
        const ElementId parent = tree.element(ElementId{id}).parent;
        if (parent != noElement)
            measured.noisyFrom[parent.value] = std::max(measured.noisyFrom[parent.value], from);
    }
    return measured;
}

} // namespace tagseam
