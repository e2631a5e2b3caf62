// SPDX-License-Identifier: MIT
// The one signature of every noise filter: what goes in, and what each of them answers.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// One data record: the roots of its subtrees, in document order, none within another. More than one where
/// a record is several siblings, or lies in several places (non-contiguous: the columns of a table).
struct DataRecord {
    std::vector<NodeId> nodes;
    friend bool operator==(const DataRecord&, const DataRecord&) = default;
};

/// What a filter looks at.
struct FilterInput {
    const Document& page;
    /// What an earlier filter left of the page, page.size() entries, or nullptr for the whole page. A node
    /// that is not kept is not there, and neither is what is below it.
    const KeepMask* within = nullptr;
};

/// What a filter decided about one part of a page, and by what: what people step through, and ask about.
struct FilterDecision {
    std::vector<NodeId> nodes; ///< roots of the part's subtrees, in document order
    bool isKept = false;       ///< as far as this decision goes: what is within may have one of its own
    std::string_view reason;   ///< of the filter's own: "few-tags", "virtual-node" ...
    std::optional<double>
        figure; ///< what it held against FilterResult::threshold; nothing for a reason that needs none
    bool isOfContent = false; ///< of what is in the nodes alone: they, and their own texts, stay
};

/// How much of a page a filter found again in what it learnt of the site.
struct SiteFit {
    std::uint32_t nodes = 0; ///< of the page, that could be
    std::uint32_t known = 0; ///< of them, that are

    /// Whether it is hardly any, fewer than one in ten: the page is likely none of that site.
    bool isPoor() const { return known * std::uint64_t{10} < nodes; }
    friend bool operator==(const SiteFit&, const SiteFit&) = default;
};

/// What a filter makes of a page.
struct FilterResult {
    /// page.size() entries. The ancestors of what is kept are kept, and so are the body and all that lies
    /// outside of it, as pruneDomTree() does. Never more than `within`.
    KeepMask kept;
    /// In document order of their first nodes; always empty for a filter that marks off no records.
    std::vector<DataRecord> records;
    std::vector<FilterDecision> decisions; ///< in the filter's order; none of a filter that does not tell
    std::optional<double> threshold;       ///< that figures were held against
    bool isStopped = false;                ///< the stop token ended it: nothing of the result holds
    std::optional<SiteFit> fit = {};       ///< of one that knows what it looks for: site style trees
};

using Filter = std::function<FilterResult(const FilterInput& input, const std::stop_token& stop)>;

/// Keeps the subtrees of `roots`, their ancestors, the body, and everything outside of the body, as far as
/// `within` has it (nullptr: all). O(nodes).
KeepMask keepSubtrees(const Document& page, std::span<const NodeId> roots, const KeepMask* within = nullptr);

} // namespace tagseam
