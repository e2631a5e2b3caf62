// SPDX-License-Identifier: MIT
// Removes the noise of a page: MapSST (Yi, Liu and Li 2003, section 3.4, figure 7).
#pragma once

#include "core/methods/filter.h"
#include "core/methods/sitestyletree/mapping.h"
#include "core/methods/sitestyletree/marks.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// The status of a node in MapSST.
enum class MapStatus : std::uint8_t {
    Outside,    ///< not in the body: kept
    NoTag,      ///< not a tag node (TagRole::Absent): has the status of its parent, or is removed if the
                ///< parent is Passed
    Passed,     ///< neither noisy nor meaningful: stays if a node in it stays (line 8)
    Noisy,      ///< the node, or one that contains it, is noisy (line 2)
    Meaningful, ///< the node, or one that contains it, is meaningful (line 6)
    Possibly,   ///< a style that the tree does not have, and all nodes in it: "possibly meaningful" (line 17)
};

struct CleanedPage {
    /// The kept nodes, and as text edits the locally noisy words of kept texts (section 3.6, the third
    /// enhancement). Texts and images all of whose features are locally noisy are removed, and so are nodes
    /// that contain nothing else.
    FilterResult result;
    std::vector<MapStatus> statuses; ///< indexed by node
    /// Indexed by node: the node, itself or an ancestor, whose element node decided the status; noNode if the
    /// root or none did.
    std::vector<NodeId> deciders;
    PageMapping mapping;
    std::uint32_t words = 0;     ///< words of the texts of the body that are tag nodes
    std::uint32_t keptWords = 0; ///< kept words among these, without locally noisy ones
};

/// Cleans a page with a marked tree. A page without a body is kept. `within`: as in FilterInput; the page is
/// mapped as a whole. O(nodes and the features of the leaves it maps on).
CleanedPage cleanPage(const Document& page, const MeasuredTree& measured, const Marks& marks,
                      const KeepMask* within = nullptr);

/// Returns the share of the page's element nodes that are in the tree. O(nodes).
SiteFit fitOf(const PageMapping& mapping);

} // namespace tagseam
