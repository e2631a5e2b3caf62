// SPDX-License-Identifier: MIT
// The common signature of all noise filters: their input and their result.
#pragma once

#include "core/page/contentkind.h"
#include "core/page/dom.h"
#include "core/page/textedits.h"
#include "core/tps/operations.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// One data record: the roots of its subtrees, in document order, none within another. More than one when a
/// record is several siblings, or is non-contiguous (the columns of a table).
struct DataRecord {
    std::vector<NodeId> nodes;
    friend bool operator==(const DataRecord&, const DataRecord&) = default;
};

/// The input of a filter.
struct FilterInput {
    const Document& page;
    /// The nodes that an earlier filter kept, page.size() entries, or nullptr for the whole page. A node that
    /// is not kept is absent, and so are its descendants.
    const KeepMask* within = nullptr;
};

/// A decision of a filter about some nodes of a page, with its reason, which people step through and query.
struct FilterDecision {
    std::vector<NodeId> nodes;    ///< roots of the subtrees, in document order
    bool isKept = false;          ///< the status from this decision; decisions about nodes within may differ
    std::string_view reason;      ///< one of the filter's own reasons: "few-tags", "virtual-node" ...
    std::optional<double> figure; ///< the figure that was compared with FilterResult::threshold, or without
                                  ///< a threshold the figure that decided; nothing for a reason without one
    bool isOfContent = false;     ///< true if it concerns the content of the nodes alone: they, and their own
                                  ///< texts, stay
};

/// The share of a page that a filter recognised from the learnt site.
struct SiteFit {
    std::uint32_t nodes = 0; ///< nodes of the page that could be recognised
    std::uint32_t known = 0; ///< recognised nodes among these

    /// True if fewer than one in ten nodes are known: the page probably does not belong to the site.
    bool isPoor() const { return known * std::uint64_t{10} < nodes; }
    friend bool operator==(const SiteFit&, const SiteFit&) = default;
};

/// The answer of content detection.
struct ContentAnswer {
    ContentKind kind = ContentKind::None;
    double confidence = 0; ///< estimated probability that kind and place are right, 0 to 1
    friend bool operator==(const ContentAnswer&, const ContentAnswer&) = default;
};

/// The search of a variant on the page.
struct SearchFigures {
    std::uint32_t levels = 0;
    std::uint32_t splits = 0;     ///< levels that were split
    ListingOperations operations; ///< operations of the printed listing
    std::uint64_t indexSteps = 0; ///< SearchTrace::indexSteps
    friend bool operator==(const SearchFigures&, const SearchFigures&) = default;
};

/// The result of a filter on a page.
struct FilterResult {
    /// The kept nodes, page.size() entries. The ancestors of kept nodes are kept, and so are the body and all
    /// nodes outside it, as in pruneDomTree(). Never more than `within`.
    KeepMask kept;
    /// The records in document order of their first nodes; always empty for a filter that finds no records.
    std::vector<DataRecord> records;
    std::vector<FilterDecision> decisions;    ///< in the filter's order; empty for a filter that reports none
    std::optional<double> threshold;          ///< threshold that figures were compared with
    bool isStopped = false;                   ///< stopped by the stop token: the result is invalid
    std::optional<SiteFit> fit = {};          ///< for a filter that has learnt the site: site style trees
    std::optional<ContentAnswer> answer = {}; ///< for content detection
    std::optional<SearchFigures> search = {}; ///< for a variant of the search
    /// The words that are removed from within kept texts, in document order; empty for a filter that removes
    /// whole nodes only. A text of which no word is left is not kept instead.
    std::vector<TextEdit> textEdits = {};
};

using Filter = std::function<FilterResult(const FilterInput& input, const std::stop_token& stop)>;

/// Keeps the nodes that `within` keeps and whose ancestors it keeps; all nodes for nullptr. O(nodes).
KeepMask wholePage(const Document& page, const KeepMask* within = nullptr);

/// Keeps the subtrees of `roots`, their ancestors, the body, and everything outside of the body, restricted
/// to `within` (nullptr: all). O(nodes).
KeepMask keepSubtrees(const Document& page, std::span<const NodeId> roots, const KeepMask* within = nullptr);

/// Keeps the text nodes `texts`, which `within` keeps, as keepSubtrees() does. Blank texts and `br` elements
/// in kept elements stay, so that the words before and after them remain separate. O(nodes).
KeepMask keepTexts(const Document& page, std::span<const NodeId> texts, const KeepMask* within = nullptr);

} // namespace tagseam
