// SPDX-License-Identifier: MIT
// Document -> the page without its lists of links: the link list remover of Gupta, Kaiser, Neistadt and Grimm
// ("DOM-based Content Extraction of HTML Documents", WWW 2003; Win and Tun, section 2).
#pragma once

#include "core/methods/method.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <string_view>

namespace tagseam {

/// The quantity that is divided by the words outside links.
enum class LinkCount : std::uint8_t {
    Links, ///< the number of links, as Win and Tun write
    Words  ///< the number of words in links, as our notes on the paper say
};
inline constexpr std::array<std::string_view, 2> linkCountNames{"links", "words"};

/// The elements that can be a list of links.
enum class LinkContainers : std::uint8_t {
    Cells, ///< td and th
    Blocks ///< also div, section, aside, nav, header, footer, ul, ol, dl and menu
};
inline constexpr std::array<std::string_view, 2> linkContainerNames{"cells", "blocks"};

struct LinkListOptions {
    /// A container with a greater ratio is a list of links: 0.35 in the authors' proxy. At least 0.
    double ratio = 0.35;
    /// INFERRED: the two descriptions at hand differ. Win and Tun's is a paper's own; and with words in links
    /// a record of a linked title and a short description would be a list of links.
    LinkCount count = LinkCount::Links;
    /// INFERRED: our notes name "table cell (and other containers)" without a list of these.
    LinkContainers containers = LinkContainers::Blocks;
    friend bool operator==(const LinkListOptions&, const LinkListOptions&) = default;
};

/// Removes the containers whose ratio of links, or of words in links, to words outside links is greater than
/// LinkListOptions::ratio. A link is an `a` or `area` with href. INFERRED: words are those of wordsIn(); a
/// container without words outside links has the ratio of one with a single word. INFERRED: a container is
/// judged after the containers in it, by the content that they left, since otherwise the cell of a layout
/// table would be removed with the article beside its menu. Hidden nodes (walkBody()) are not counted. The
/// body itself stays, and a page without a body stays as it is. A decision for each container that has a
/// link and is not in a removed container, inner ones first: "link-list" or "few-links", with the ratio; and
/// one "link-list" for each removed container in another. O(nodes + bytes).
FilterResult removeLinkLists(const FilterInput& input, const LinkListOptions& options,
                             const std::stop_token& stop = {});

/// "link-lists", with options for LinkListOptions.
extern const MethodEntry linkListsMethod;

} // namespace tagseam
