// SPDX-License-Identifier: MIT
// Helpers of the fuzzers: a check that ends the run, and the properties of every Document.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tagseam::fuzz {

/// A violated property is a finding like a crash.
inline void check(bool holds, const char* property)
{
    if (holds)
        return;
    std::fprintf(stderr, "property does not hold: %s\n", property);
    std::abort();
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// Pre-order, subtrees within subtrees, every string within the arena (the sanitizer sees reads beyond it).
inline void checkDocument(const Document& document)
{
    std::size_t bytes = 0;
    check(document.size() > 0 && document.subtreeEnd(NodeId{0}).value == document.size(),
          "the root holds all");
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const NodeId parent = document.parent(node);
        check(parent < node, "parents come first");
        check(document.subtreeEnd(node) > node && document.subtreeEnd(node) <= document.subtreeEnd(parent),
              "a subtree lies within its parent's");
        check(document.kind(parent) == NodeKind::Element || parent.value == 0, "only elements have children");
        for (const char c : document.text(node))
            bytes += static_cast<unsigned char>(c);
        for (std::uint32_t i = 0; i < document.attributeCount(node); ++i) {
            for (const char c : document.attribute(node, i).value)
                bytes += static_cast<unsigned char>(c);
        }
    }
    check(bytes != SIZE_MAX, "every byte was read");
}

} // namespace tagseam::fuzz
