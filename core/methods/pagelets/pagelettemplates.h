// SPDX-License-Identifier: MIT
// Pages of a site -> the shingles of its templates, and pages without them: local template detection
// (Bar-Yossef and Rajagopalan 2002, as Yi, Liu and Li 2003 describe it in section 4).
#pragma once

#include "core/methods/method.h"
#include "core/methods/pagelets/pagelets.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace tagseam {

/// "A group of (no less than 2) pagelets whose shingles are the same is treated as a template."
inline constexpr std::uint32_t fewestOfATemplate = 2;

/// The data learnt from a site, without the pages; independent of their order.
struct PageletTemplates {
    PageletOptions options;
    std::unordered_map<std::uint64_t, std::uint32_t> pagelets; ///< number of pagelets with a shingle, on all
                                                               ///< pages
    std::unordered_set<std::uint64_t> pages;                   ///< fingerprints of the pages that were
                                                               ///< counted

    std::uint32_t pageletsWith(std::uint64_t shingle) const;
    friend bool operator==(const PageletTemplates&, const PageletTemplates&) = default;
};

/// Learns one more page. A page with exactly the same words as an earlier one is a duplicate, and does not
/// count: its pagelets would all be templates. Pagelets of one page may make a template, as may pagelets of
/// several. O(page).
void learn(PageletTemplates& templates, const Document& page);

/// Learns all pages at once.
PageletTemplates templatesOf(std::span<const Document> pages, const PageletOptions& options = {});

/// Removes the pagelets of the page whose shingles are templates; all else is kept. Decisions: each pagelet
/// with words, in document order, with the number of learnt pagelets that share its shingle. O(page).
FilterResult removeTemplates(const Document& page, const PageletTemplates& templates,
                             const KeepMask* within = nullptr);

/// "pagelets", with options for PageletOptions.
extern const MethodEntry pageletsMethod;

} // namespace tagseam
