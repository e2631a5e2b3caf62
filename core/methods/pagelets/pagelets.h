// SPDX-License-Identifier: MIT
// A page -> its pagelets, from the hyperlinks in its elements (Bar-Yossef and Rajagopalan 2002).
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

struct PageletOptions {
    std::uint32_t fewestLinks = 3; ///< k of the paper, at least 1
    /// The number of words in a window of a shingle, at least 1. The papers name none; 10 is the value of
    /// Broder and others.
    std::uint32_t window = 10;
    friend bool operator==(const PageletOptions&, const PageletOptions&) = default;
};

/// An element none of whose children has k hyperlinks, in no other such element.
struct Pagelet {
    NodeId root;
    std::uint32_t links = 0; ///< links in it, including itself
    std::uint64_t words = 0;
    std::optional<std::uint64_t> shingle; ///< shingle of its text; nothing without words
};

struct PagePagelets {
    std::vector<Pagelet> pagelets; ///< in document order
    std::uint64_t fingerprint = 0; ///< fingerprint of all words of the body: equal pages have equal ones
};

/// Finds the pagelets, top-down from the body. A hyperlink is an a or area with href; a child that is a link
/// counts as one. Texts beside elements that have k links are in no pagelet. Nodes that a reader does not see
/// (readableNodes()) are not elements here, and have no words. A page without a body has no pagelets.
/// O(nodes and bytes).
PagePagelets pageletsOf(const Document& page, const PageletOptions& options = {});

} // namespace tagseam
