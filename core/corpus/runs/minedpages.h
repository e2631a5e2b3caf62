// SPDX-License-Identifier: MIT
// Finds the data records of a page and of the pruned one, and compares two nodes.
#pragma once

#include "core/methods/mdr/likeness.h"
#include "core/methods/mdr/recordchanges.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/score.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The number of records that match the marked content, for each page: see noiseRemoved().
struct RecordTargets {
    ExtractedRecords original;
    ExtractedRecords pruned;
    friend bool operator==(const RecordTargets& a, const RecordTargets& b)
    {
        return a.original.total == b.original.total && a.original.target == b.original.target &&
               a.pruned.total == b.pruned.total && a.pruned.target == b.pruned.target;
    }
};

struct MinedPages {
    std::shared_ptr<const MinedRecords> original;
    std::shared_ptr<const MinedRecords> pruned;
    std::shared_ptr<const KeepMask> kept; ///< mask of the pruned page
    RecordChanges changes;
    std::optional<RecordTargets> targets; ///< only with marked content
};

/// Finds the records. `original`: the records mined with these options before, or nullptr. The content is the
/// marked records or, when none is marked, the main content: a list of links within the main content is noise
/// for a search for records. Targets are the records that scoreRecords() pairs with marked ones or, when none
/// is marked, the records that lie in the main content. The result is invalid when it was stopped.
MinedPages minePages(const Document& document, const MdrOptions& options,
                     std::shared_ptr<const MinedRecords> original, KeepMask kept,
                     std::span<const Labelled> truth, const std::stop_token& stop);

/// Two runs of nodes that are compared as generalized nodes.
struct NodePair {
    std::vector<NodeId> a;
    std::vector<NodeId> b;
    bool isPruned = false; ///< compared on the pruned page
    friend bool operator==(const NodePair&, const NodePair&) = default;
};

struct ComparedPair {
    Likeness likeness;
    bool haveOneParent = true;      ///< otherwise no region contains both
    bool isParentDeepEnough = true; ///< see DepthOf::Parent; true for DepthOf::Group
};
/// Compares the pair. `within`: the nodes that exist; nullptr for all.
ComparedPair comparePair(const Document& document, const NodePair& pair, const MdrOptions& options,
                         const KeepMask* within, const std::stop_token& stop);

/// Returns the next sibling that may stand in a tag tree: an element other than script and noscript or, with
/// `hasTexts`, a text that is not blank; noNode for none.
NodeId nextTagNode(const Document& document, NodeId node, bool hasTexts);

} // namespace tagseam
