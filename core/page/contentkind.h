// SPDX-License-Identifier: MIT
// The kinds of main content that a page can have.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tagseam {

enum class ContentKind : std::uint8_t {
    List, ///< records: search results, products of a shop, departures
    Text, ///< running text: an article, a post
    Item, ///< a single thing: a product, a profile, a recipe
    None, ///< none of these: a form, an empty result, a map
};
inline constexpr std::size_t contentKinds = 4;

/// "list", "text", "item", "none"; indexed by ContentKind.
inline constexpr std::array<std::string_view, contentKinds> contentKindNames{"list", "text", "item", "none"};

constexpr std::string_view name(ContentKind kind)
{
    return contentKindNames.at(static_cast<std::size_t>(kind));
}

} // namespace tagseam
