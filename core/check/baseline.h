// SPDX-License-Identifier: MIT
// The texts and pictures that an earlier run kept of pages, as a file that people can review and commit.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagseam {

/// One kept text, or one kept picture, video or frame.
struct KeptItem {
    std::string path; ///< XPath
    std::string text; ///< with white space folded; the start tag (see startTagOf()) of what is not a text
    friend bool operator==(const KeptItem&, const KeptItem&) = default;
};

struct Baseline {
    std::string method;                                              ///< as it was named
    Parser parser = Parser::Html5;                                   ///< requested for the pages
    std::map<std::string, std::vector<KeptItem>, std::less<>> pages; ///< in document order
};

/// Returns the items that `kept` keeps, in document order: the texts of the body that are not blank and that
/// a reader sees, and img, video, audio, iframe, object and embed. O(nodes + bytes).
std::vector<KeptItem> keptItems(const Document& page, const KeepMask& kept);

/// Returns `tagseam.baseline/1`, one line for each item.
std::string baselineJson(const Baseline& baseline);

/// Reads the JSON back; or returns the fault.
std::variant<Baseline, std::string> readBaseline(std::string_view json);

/// The difference of a page from its entry in a baseline. Items are compared by their text, however often it
/// occurs, so that a new wrapper or another class is no difference.
struct BaselineDifference {
    std::uint32_t keptItems = 0;     ///< items that are kept now and were not
    std::uint32_t prunedItems = 0;   ///< items that were kept, and are on the page and pruned
    std::vector<NodeId> newlyKept;   ///< the topmost subtrees of these items, in document order
    std::vector<NodeId> newlyPruned; ///< the topmost subtrees of these items, in document order
    std::vector<KeptItem> missing; ///< items that were kept and are not on the page, in order of the baseline
    bool isSame() const { return keptItems == 0 && prunedItems == 0 && missing.empty(); }
};

/// Compares the page with its entry of a baseline. O(n log n) for the items.
BaselineDifference compareToBaseline(const Document& page, const KeepMask& kept,
                                     std::span<const KeptItem> baseline);

} // namespace tagseam
