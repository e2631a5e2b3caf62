// SPDX-License-Identifier: MIT
// The forms in which a page can have main content.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tagseam {

enum class ContentKind : std::uint8_t {
    List, ///< records: search results, products of a shop, departures
    Text, ///< blocks of text: an article, a product, a discussion
    None, ///< neither: a form, an empty result, a map
};
inline constexpr std::size_t contentKinds = 3;

/// "list", "text", "none"; indexed by ContentKind.
inline constexpr std::array<std::string_view, contentKinds> contentKindNames{"list", "text", "none"};

constexpr std::string_view name(ContentKind kind)
{
    return contentKindNames.at(static_cast<std::size_t>(kind));
}

} // namespace tagseam
