// SPDX-License-Identifier: MIT
// How much of a page is taken: beyond, it is refused with a sentence that names the limit.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

namespace tagseam {

inline constexpr std::size_t pageSizeLimit = std::size_t{1} << 30U; ///< bytes; libxml2 counts in int

/// Real pages stay far below: the largest of the 192 at hand has 9,000 nodes and 1.5 MB.
struct Limits {
    std::size_t bytes = std::size_t{512} << 20U; ///< of the page itself, unpacked (libxml2 takes at most 1
                                                 ///< GB); of a rendered one: see documentFromSnapshot()
    std::uint32_t nodes = 5'000'000;             ///< elements, text and comments
    std::uint32_t depth = 1'000'000;             ///< elements open at once
    std::uint32_t seconds = 20;                  ///< to load; then the page is taken as it is
    friend bool operator==(const Limits&, const Limits&) = default;
};

/// Most attributes of all elements together: twice the nodes, and never fewer than a million, so that a low
/// limit of nodes does not refuse a small page for its attributes. Real pages have less than two a node.
constexpr std::uint64_t attributeLimit(const Limits& limits)
{
    return std::max<std::uint64_t>(1'000'000, std::uint64_t{2} * limits.nodes);
}

/// What the entries of an archive may take in memory, all strings included.
inline constexpr std::size_t entryListLimit = std::size_t{512} << 20U; // bytes

/// "512 MB", or "1000 bytes" for what is no whole number of them: the detail of TooLarge.
inline std::string sizeText(std::size_t bytes)
{
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    return bytes >= megabyte && bytes % megabyte == 0 ? std::to_string(bytes / megabyte) + " MB"
                                                      : std::to_string(bytes) + " bytes";
}

} // namespace tagseam
