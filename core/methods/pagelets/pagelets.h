// SPDX-License-Identifier: MIT
// A page -> its pagelets, by the hyperlinks that elements hold (Bar-Yossef and Rajagopalan 2002).
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tagseam {

struct PageletOptions {
    std::uint32_t fewestLinks = 3; ///< k of the paper, at least 1
    /// Words of a window of a shingle, at least 1. The papers name none; 10 is that of Broder and others.
    std::uint32_t window = 10;
    friend bool operator==(const PageletOptions&, const PageletOptions&) = default;
};

/// An element none of whose children holds k hyperlinks, in no other such element.
struct Pagelet {
    NodeId root;
    std::uint32_t links = 0; ///< in it, itself included
    std::uint64_t words = 0;
    std::optional<std::uint64_t> shingle; ///< of its text; nothing without words
};

struct PagePagelets {
    std::vector<Pagelet> pagelets; ///< in document order
    std::uint64_t fingerprint = 0; ///< of all words of the body: equal pages have the same
};

/// Goes down from the body. A hyperlink is an a or area with href; a child that is one holds one. Texts
/// beside elements that hold k are in no pagelet. Scripts, styles, noscript and templates, and what is in
/// them, are no elements here, and their content no words. A page without a body has no pagelets. O(nodes and
/// bytes).
PagePagelets pageletsOf(const Document& page, const PageletOptions& options = {});

} // namespace tagseam
