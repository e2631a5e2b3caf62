// SPDX-License-Identifier: MIT
// The templates of the generated sites: five layouts in the manner of their time.
#pragma once

#include <span>
#include <string_view>

namespace tagseam {

/// The tags of a list of links.
struct ListTags {
    std::string_view begin;
    std::string_view item; ///< before an item
    std::string_view end;  ///< after it
    std::string_view close;
};

struct SiteStyle {
    std::string_view name; ///< folder, and the site's title
    /// The page with {crumbs} {categories} {popular} {ads} {main} {related}, which are replaced; see
    /// sitepages.h.
    std::string_view frame;
    /// The sections of {main} in order: t title, i image, p price, d description, s specifications, r review,
    /// a pros and cons, c comments of readers.
    std::string_view order;
    bool listsKinds = false; ///< true if the menu also has the kinds of each category
    ListTags menu;
    ListTags list;            ///< list of popular and related products
    std::string_view heading; ///< tag of the titles of sections
    std::string_view specs;   ///< title
    std::string_view specRow; ///< {label}, {value}
    std::string_view specBegin;
    std::string_view specEnd;
    std::string_view price; ///< {price}
    std::string_view description;
    std::string_view review;
    std::string_view pros;
    std::string_view cons;
    std::string_view comments;
    std::string_view related;
    std::span<const std::string_view> ownAds; ///< advertisements that are not about products
    std::span<const std::string_view> voice;  ///< sentences that its writers prefer, whatever the product
};

std::span<const SiteStyle> siteStyles();

} // namespace tagseam
