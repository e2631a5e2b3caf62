// SPDX-License-Identifier: MIT
// The limits of a page's size; a larger page gives an error that names the limit.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

namespace tagseam {

inline constexpr std::size_t pageSizeLimit = std::size_t{1} << 30U; ///< bytes; libxml2 counts in int

/// Real pages stay far below these limits: the largest of the 192 test pages has 9,000 nodes and 1.5 MB.
struct Limits {
    std::size_t bytes = std::size_t{512} << 20U; ///< size of the page itself, unpacked (libxml2 takes at most
                                                 ///< 1 GB); for a rendered page see documentFromSnapshot()
    std::uint32_t nodes = 5'000'000;             ///< elements, text and comments
    std::uint32_t depth = 1'000'000;             ///< elements open at once
    std::uint32_t seconds = 20;                  ///< time to load; then the page is taken in its present
                                                 ///< state
    friend bool operator==(const Limits&, const Limits&) = default;
};

/// Returns the highest total number of attributes: twice the nodes, and at least a million, so that a low
/// limit of nodes does not reject a small page because of its attributes. Real pages have fewer than two
/// attributes a node.
constexpr std::uint64_t attributeLimit(const Limits& limits)
{
    return std::max<std::uint64_t>(1'000'000, std::uint64_t{2} * limits.nodes);
}

/// The memory that the entries of an archive may take, including all strings.
inline constexpr std::size_t entryListLimit = std::size_t{512} << 20U; // bytes

/// Returns "512 MB", or "1000 bytes" for a size that is not a whole number of MB: the detail of TooLarge.
inline std::string sizeText(std::size_t bytes)
{
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    return bytes >= megabyte && bytes % megabyte == 0 ? std::to_string(bytes / megabyte) + " MB"
                                                      : std::to_string(bytes) + " bytes";
}

} // namespace tagseam
