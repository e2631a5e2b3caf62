// SPDX-License-Identifier: MIT
// A page without its noise: MapSST (Yi, Liu and Li 2003, section 3.4, figure 7).
#pragma once

#include "core/methods/filter.h"
#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/mapping.h"
#include "core/methods/sitestyletree/marks.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// What MapSST makes of a node.
enum class MapStatus : std::uint8_t {
    Outside,    ///< not in the body: kept
    NoTag,      ///< no tag node (TagRole::Absent): goes with its parent, or goes where that is passed through
    Passed,     ///< neither noisy nor meaningful: stays where something in it does (line 8)
    Noisy,      ///< it, or what it is in, is noisy (line 2)
    Meaningful, ///< it, or what it is in, is meaningful (line 6)
    Possibly,   ///< a style that the tree has not, and all in it: "possibly meaningful" (line 17)
};

/// Words of a text that is kept which are locally noisy (section 3.6, the third enhancement).
struct NoisyWords {
    NodeId text;
    std::vector<WordPlace> words;
};

struct CleanedPage {
    /// Texts and images all of whose features are locally noisy are not kept, nor is what holds nothing else.
    FilterResult result;
    std::vector<NoisyWords> noisyWords; ///< in document order
    std::vector<MapStatus> statuses;    ///< by node
    /// By node: the one, itself or an ancestor, whose element node settled the status; noNode where the root
    /// or none did.
    std::vector<NodeId> deciders;
    PageMapping mapping;
    std::uint32_t words = 0;     ///< of the texts of the body that are tag nodes
    std::uint32_t keptWords = 0; ///< of them, without those locally noisy
};

/// Cleans a page by a marked tree. A page without a body is kept. `within`: as FilterInput has it; the page
/// is mapped as a whole. O(nodes and the features of the leaves it maps on).
CleanedPage cleanPage(const Document& page, const MeasuredTree& measured, const Marks& marks,
                      const KeepMask* within = nullptr);

/// How many of the page's element nodes are in the tree. O(nodes).
SiteFit fitOf(const PageMapping& mapping);

/// The same nodes without the words that are locally noisy: with the mask, what the paper puts out.
Document withoutNoisyWords(const Document& page, const CleanedPage& cleaned);

} // namespace tagseam
