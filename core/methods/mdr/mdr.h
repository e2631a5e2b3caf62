// SPDX-License-Identifier: MIT
// Document -> data regions and data records: MDR (Liu, Grossman and Zhai, "Mining Data Records in Web Pages",
// KDD 2003; the paper is not at hand, so that "our notes on the paper" and the names of its algorithms stand
// for it), with its tag string distance or with simple tree matching.
#pragma once

#include "core/methods/method.h"
#include "core/page/dom.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// Says when two generalized nodes are similar.
enum class Similarity : std::uint8_t {
    /// Edit distance of their tag strings / mean length of the two <= threshold (MDR, by our notes on the
    /// paper).
    EditDistance,
    /// Simple tree matching of the grouped subtrees: (matches - 1) / (size of the larger - 1) >= threshold,
    /// where both sizes and the matches count a common root that the subtrees are put under (the experiments
    /// of Velloso and Dorneles; Zhai and Liu 2005, section 3).
    TreeMatching,
};

/// Says which subtree must have MdrOptions::smallestDepth levels for siblings to be compared.
enum class DepthOf : std::uint8_t {
    Parent, ///< the subtree of their parent (FindDRs, by our notes on the paper)
    Group,  ///< each generalized node, put under a common root (the experiments of Velloso and Dorneles)
};

/// The highest K. No page needs more, and cost grows with K.
inline constexpr std::uint32_t largestLongest = 100;

struct MdrOptions {
    std::uint32_t longest = 10; ///< K: most tag nodes of a generalized node, 1 to largestLongest
    Similarity similarity = Similarity::EditDistance;
    /// The threshold, 0 to 1: greatest distance (EditDistance: 0.3 by our notes on the paper) or smallest
    /// similarity (TreeMatching).
    double threshold = 0.3;
    /// The least number of levels of a tag tree, including its root: 3 by our notes on the paper.
    std::uint32_t smallestDepth = 3;
    DepthOf depthOf = DepthOf::Parent;
    /// True if texts that are not blank stand in the tag tree, as leaves with a tag of their own, as in the
    /// tag path sequence.
    bool hasTexts = false;
    /// True if records are searched for within generalized nodes (MDR); otherwise each of these is a
    /// record, as in the published counts.
    bool looksWithin = true;
    friend bool operator==(const MdrOptions&, const MdrOptions&) = default;
};

struct MdrPreset {
    std::string_view name;
    MdrOptions options;
};

/// The presets `mdr-2003` (the MDR paper) and `velloso-2014` (the experiments of the JIDM paper and the
/// dissertation).
extern const std::array<MdrPreset, 2> mdrPresets;

/// Returns the preset of that name, or nullptr.
const MdrPreset* findMdrPreset(std::string_view name);

/// Two or more generalized nodes side by side, with the same parent and the same length, neighbours similar.
struct DataRegion {
    NodeId parent;
    std::uint32_t length = 1; ///< r: tag nodes of each generalized node
    std::vector<NodeId>
        nodes; ///< all tag nodes of the region, siblings in document order: length * m of them
    std::vector<DataRecord> records; ///< in document order of their first nodes, at least two; they may
                                     ///< interleave where records are columns
};

struct MinedRecords {
    std::vector<DataRegion> regions; ///< none within another; in document order of their first nodes
    std::uint64_t comparisons = 0;   ///< pairs of generalized nodes compared, without those known to be equal
    bool isStopped = false;          ///< stopped by the stop token: regions are missing
    std::uint32_t recordCount() const;
};

/// Mines the body of the page; of a page without one, all of it. Comments, scripts and noscript are not tags.
/// A node that `within` does not keep is absent. Cost: K times (siblings + the comparisons), each restricted
/// to a band by the threshold and aborted when it cannot pass; equal subtrees are not compared.
MinedRecords mineDataRecords(const Document& page, const MdrOptions& options,
                             const KeepMask* within = nullptr, const std::stop_token& stop = {});

/// "mdr-2003" and "velloso-2014": MDR with the options of findMdrPreset().
extern const MethodEntry mdr2003Method;
extern const MethodEntry velloso2014Method;

} // namespace tagseam
