// SPDX-License-Identifier: MIT
// The templates of the generated sites: five layouts in the manner of their time.
#pragma once

#include <span>
#include <string_view>

namespace tagseam {

/// Tags that a list of links is written in.
struct ListTags {
    std::string_view begin;
    std::string_view item; ///< before an item
    std::string_view end;  ///< after it
    std::string_view close;
};

struct SiteStyle {
    std::string_view name; ///< folder, and what the site calls itself
    /// The page. {crumbs} {categories} {popular} {ads} {main} {related}: what is filled in; see sitepages.h.
    std::string_view frame;
    /// Parts of {main} in order: t title, i image, p price, d description, s specifications, r review, a pros
    /// and cons, c comments of readers.
    std::string_view order;
    bool listsKinds = false; ///< whether the menu has the kinds of each category, too
    ListTags menu;
    ListTags list;            ///< of popular and related products
    std::string_view heading; ///< tag of the titles of parts
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
    std::span<const std::string_view> ownAds; ///< what it advertises beside products
    std::span<const std::string_view> voice;  ///< sentences that its writers like, whatever the product
};

std::span<const SiteStyle> siteStyles();

} // namespace tagseam
