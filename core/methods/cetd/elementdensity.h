// SPDX-License-Identifier: MIT
// Document -> the composite text density and the density sum of each element of the body (Sun, Song and
// Liao, "DOM Based Content Extraction via Text Density", SIGIR 2011).
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The figures of an element, in which the density is expressed.
struct ElementCounts {
    std::uint64_t characters = 0;     ///< C: characters of the texts in it (charactersIn())
    std::uint64_t tags = 0;           ///< T: elements below it
    std::uint64_t linkCharacters = 0; ///< LC: characters of C that are in a link
    std::uint64_t linkTags = 0;       ///< LT: links below it
    friend bool operator==(const ElementCounts&, const ElementCounts&) = default;
};

/// An element of the body, at its place in a pre-order sequence of elements.
struct ElementDensity {
    NodeId node;
    std::uint32_t end = 0; ///< one past the last element of the subtree, as an index into the sequence
    ElementCounts counts;
    double density = 0;    ///< composite text density, at least 0
    double densitySum = 0; ///< sum of the densities of the children; 0 without any
};

/// Returns C/T * log_base(C/LC * T/LT), where base = ln(C/(C - LC) * LC + LC_b/C_b * C + e) and b is the
/// body. Each figure counts as at least 1. INFERRED: so does C - LC, the characters outside of links, by
/// which the base divides. INFERRED: an element without characters has the density 0, as its C/T has; the
/// minimum of 1 is there for divisions. At least 0.
double compositeDensity(const ElementCounts& counts, const ElementCounts& body);

/// Returns the elements of the body in document order, the body first; none for a page without a body.
/// Hidden nodes are left out (walkBody()). A link is an `a` with href; INFERRED: the text of a link is link
/// text also for the link itself and for the elements in it. Incomplete once `stop` is requested. O(nodes +
/// bytes).
std::vector<ElementDensity> elementDensities(const Document& page, const KeepMask* within = nullptr,
                                             const std::stop_token& stop = {});

} // namespace tagseam
