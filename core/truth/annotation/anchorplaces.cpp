// SPDX-License-Identifier: MIT
// Finds the places of like nodes on a page.
#include "core/truth/annotation/anchorplaces.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

namespace tagseam {

namespace {

constexpr std::array<std::size_t, 4> contextLetters{32, 64, 128, 256}; // code points

bool isAtEndOfPage(std::string_view context)
{
    return std::ranges::find(contextLetters, letterCount(context)) == contextLetters.end();
}

} // namespace

std::vector<Place> placesOf(const PageSelectors& page, const std::vector<NodeId>& nodes,
                            const TextQuote& quote, bool isOurs)
{
    std::vector<Place> places;
    const std::span<const NodeId> all(nodes);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PageText::Extent extent = page.text().extentOf(all[i]);
        // Like nodes in document order: nodes with the same text follow immediately.
        if (places.empty() || places.back().extent != extent)
            places.push_back({extent, all.subspan(i, 0), false, false});
        Place& place = places.back();
        place.nodes = {place.nodes.data(), place.nodes.size() + 1};
    }
    const std::string prefix = squeezed(quote.prefix);
    const std::string suffix = squeezed(quote.suffix);
    const bool isFirst = isOurs && isAtEndOfPage(quote.prefix);
    const bool isLast = isOurs && isAtEndOfPage(quote.suffix);
    for (Place& place : places) {
        const std::string_view before = page.text().before(place.extent);
        const std::string_view after = page.text().after(place.extent);
        place.hasPrefix = before.ends_with(prefix) && (!isFirst || before.size() == prefix.size());
        place.hasSuffix = after.starts_with(suffix) && (!isLast || after.size() == suffix.size());
    }
    return places;
}

void giveContext(const PageSelectors& page, const std::vector<Place>& places, PageText::Extent extent,
                 TextQuote& quote)
{
    const PageText& text = page.text();
    const auto isShared = [&](const std::string& context, auto has) {
        return std::ranges::any_of(
            places, [&](const Place& place) { return place.extent != extent && has(place, context); });
    };
    for (const std::size_t letters : contextLetters) {
        quote.prefix = text.foldedBefore(extent, letters);
        const std::string wanted = squeezed(quote.prefix);
        if (!isShared(wanted, [&](const Place& place, std::string_view context) {
                return text.before(place.extent).ends_with(context);
            }))
            break;
    }
    for (const std::size_t letters : contextLetters) {
        quote.suffix = text.foldedAfter(extent, letters);
        const std::string wanted = squeezed(quote.suffix);
        if (!isShared(wanted, [&](const Place& place, std::string_view context) {
                return text.after(place.extent).starts_with(context);
            }))
            break;
    }
}

} // namespace tagseam
