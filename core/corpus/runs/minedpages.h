// SPDX-License-Identifier: MIT
// The data records of a page and of the pruned one, and whether two nodes are alike.
#pragma once

#include "core/methods/mdr/recordchanges.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/score.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// How many of the records are what a person marked, of each page: see noiseRemoved().
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
    std::shared_ptr<const KeepMask> kept; ///< of the pruned page
    RecordChanges changes;
    std::optional<RecordTargets> targets; ///< with content alone
};

/// `original`: what was mined with these options before, or nullptr. Content are the marked records or, where
/// none is marked, the main content: a list of links within that is noise to who looks for records. Targets
/// are the records that scoreRecords() pairs with marked ones or, where none is marked, those that lie in the
/// main content. Nothing holds when it was stopped.
MinedPages minePages(const Document& document, const MdrOptions& options,
                     std::shared_ptr<const MinedRecords> original, KeepMask kept,
                     std::span<const Labelled> truth, const std::stop_token& stop);

/// Two runs of nodes, to be compared as generalized nodes are.
struct NodePair {
    std::vector<NodeId> a;
    std::vector<NodeId> b;
    bool isPruned = false; ///< as they are on the pruned page
    friend bool operator==(const NodePair&, const NodePair&) = default;
};

struct ComparedPair {
    Likeness likeness;
    bool haveOneParent = true;      ///< else no region holds both
    bool isParentDeepEnough = true; ///< see DepthOf::Parent; true for DepthOf::Group
};
/// `within`: what is there; nullptr for all.
ComparedPair comparePair(const Document& document, const NodePair& pair, const MdrOptions& options,
                         const KeepMask* within, const std::stop_token& stop);

/// The next sibling that may stand in a tag tree: an element but script and noscript or, with `hasTexts`, a
/// text that is not blank; noNode for none.
NodeId nextTagNode(const Document& document, NodeId node, bool hasTexts);

} // namespace tagseam
