// SPDX-License-Identifier: MIT
// The ground truth of the present page, from its marks.
#include "ui/session/annotation/scoredgroundtruth.h"

#include "core/corpus/pages/annotatedtree.h"
#include "ui/session/annotation/annotator.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tagseam {

ScoredGroundTruth scoredGroundTruth(const Annotator& annotator)
{
    ScoredGroundTruth truth;
    if (!annotator.isOpen())
        return truth;
    for (std::size_t i = 0; i < annotator.marks().size(); ++i) {
        if (annotator.isOrphan(i)) {
            ++truth.orphans;
            continue;
        }
        std::vector<NodeId> nodes = annotator.shownNodesOf(i);
        if (nodes.size() <
            nodesOf(annotator.markings(), i).size()) { // a part of it would be another ground truth
            ++truth.absent;
            continue;
        }
        const std::string& word = annotator.marks()[i].label;
        truth.main += word == label::main ? 1 : 0;
        truth.records += word == label::record ? 1 : 0;
        truth.noise += isNoise(word) ? 1 : 0;
        truth.others += word != label::main && word != label::record && !isNoise(word) ? 1 : 0;
        truth.labelled.push_back({word, std::move(nodes)});
    }
    const PageTree shown = annotator.session()->trees()->isSource() ? PageTree::Source : PageTree::Rendered;
    if (!canBeScored(annotator.annotation().page, shown, truth.left()))
        return {{}, 0, 0, 0, 0, truth.orphans, truth.absent};
    return truth;
}

std::vector<NodeId> contentRoots(const ScoredGroundTruth& truth)
{
    const std::string_view wanted = truth.main > 0 ? label::main : label::record;
    std::vector<NodeId> roots;
    for (const Labelled& each : truth.labelled) {
        if (each.label == wanted)
            roots.insert(roots.end(), each.nodes.begin(), each.nodes.end());
    }
    std::ranges::sort(roots);
    const auto again = std::ranges::unique(roots);
    roots.erase(again.begin(), again.end());
    return roots;
}

} // namespace tagseam
