// SPDX-License-Identifier: MIT
// Pages of a site -> the shingles of its templates, and pages without them: local template detection
// (Bar-Yossef and Rajagopalan 2002, as Yi, Liu and Li 2003 describe it in section 4).
#pragma once

#include "core/methods/filter.h"
#include "core/methods/pagelets/pagelets.h"

#include <cstdint>
#include <span>
#include <unordered_map>
#include <unordered_set>

namespace tagseam {

/// "A group of (no less than 2) pagelets whose shingles are the same is treated as a template."
inline constexpr std::uint32_t fewestOfATemplate = 2;

/// What is learnt of a site, without the pages; which order they come in does not matter.
struct PageletTemplates {
    PageletOptions options;
    std::unordered_map<std::uint64_t, std::uint32_t> pagelets; ///< how many have a shingle, on all pages
    std::unordered_set<std::uint64_t> pages;                   ///< fingerprints of those that were counted

    std::uint32_t pageletsWith(std::uint64_t shingle) const;
    friend bool operator==(const PageletTemplates&, const PageletTemplates&) = default;
};

/// One more page. One that says word for word what another said is a duplicate, and does not count: its
/// pagelets would all be templates. Pagelets of one page may make a template, as may those of several.
/// O(page).
void learn(PageletTemplates& templates, const Document& page);

/// All at once.
PageletTemplates templatesOf(std::span<const Document> pages, const PageletOptions& options = {});

/// Removes the pagelets of the page whose shingles are templates; all else is kept. Decisions: each pagelet
/// with words, in document order, with the number of learnt pagelets that share its shingle. O(page).
FilterResult removeTemplates(const Document& page, const PageletTemplates& templates,
                             const KeepMask* within = nullptr);

} // namespace tagseam
