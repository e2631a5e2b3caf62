// SPDX-License-Identifier: MIT
// The kinds of pages, as people sort them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tagseam {

/// Seven kinds of WCXB (Foley 2026), and pages without main content.
enum class PageKind : std::uint8_t {
    Article,
    Service, ///< the offer of a firm or an office
    Product,
    Collection, ///< things to choose from: products, dishes, houses
    Forum,
    Listing, ///< articles to choose from, results of a search
    Documentation,
    None ///< a form, an empty result, an error
};
inline constexpr std::size_t pageKindCount = 8;

inline constexpr std::array<std::string_view, pageKindCount> pageKindNames{
    "article", "service", "product", "collection", "forum", "listing", "documentation", "none"};

constexpr std::string_view name(PageKind kind)
{
    return pageKindNames.at(static_cast<std::size_t>(kind));
}

} // namespace tagseam
