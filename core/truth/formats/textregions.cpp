// SPDX-License-Identifier: MIT
// Marks as stretches of the DOM's text.
#include "core/truth/formats/textregions.h"

#include "core/base/utf8.h"

#include <algorithm>

namespace tagseam {

TextRegions textRegionsOf(const PageSelectors& page, std::span<const AnchoredMark> anchored)
{
    const DomText& text = page.domText();
    TextRegions all;
    for (std::size_t i = 0; i < anchored.size(); ++i) {
        if (!anchored[i].isComplete) {
            ++all.orphans;
            continue;
        }
        std::vector<DomText::Stretch> stretches;
        for (const AnchoredTarget& target : anchored[i].targets) {
            stretches.push_back(text.trimmed(text.stretchOf(target.node)));
            for (const NodeId other : target.others)
                stretches.push_back(text.trimmed(text.stretchOf(other)));
        }
        all.textless += static_cast<std::uint32_t>(std::erase_if(stretches, &DomText::Stretch::isEmpty));
        std::ranges::sort(stretches);
        const std::size_t before = all.regions.size();
        for (const DomText::Stretch stretch : stretches) {
            const bool isFirst = all.regions.size() == before;
            DomText::Stretch* const last = isFirst ? nullptr : &all.regions.back().stretch;
            if (last != nullptr && text.trimmed({last->end, stretch.begin}).isEmpty())
                last->end = stretch.end;
            else
                all.regions.push_back({i, stretch});
        }
        all.severed += all.regions.size() > before + 1 ? 1 : 0;
    }
    return all;
}

std::uint32_t utf16Length(std::string_view text)
{
    constexpr auto isBeyondBmp = [](char c) { return static_cast<unsigned char>(c) >= 0xF0; };
    return static_cast<std::uint32_t>(letterCount(text)) +
           static_cast<std::uint32_t>(std::ranges::count_if(text, isBeyondBmp));
}

} // namespace tagseam
