// SPDX-License-Identifier: MIT
// Decides what a reader of a page sees: which nodes, and which of them stand in one line. All figures, texts
// and methods that are about a reader ask here; the manual has the rules as a table (kinds.md).
#pragma once

#include "core/page/dom.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tagseam {

/// Why a reader does not see a node.
enum class Unseen : std::uint8_t {
    No,             ///< a reader sees the node or, for an element, perhaps something in it
    NeverDisplayed, ///< HTML, SVG or MathML never displays the element: script, style, template, title
    Noscript,       ///< in `noscript`, unless that is read (NoscriptTexts)
    Hidden,         ///< attribute `hidden`
    NoDisplay,      ///< `display: none`
    Invisible,      ///< `visibility: hidden` or `collapse`
    SkippedContent, ///< `content-visibility: hidden`
    Closed,         ///< `dialog` without the attribute `open`, or a popover
    Control,        ///< form control whose texts are its captions and choices
    Fallback,       ///< for browsers that cannot show the `video`, `audio`, `canvas`, `object` or frame
    Copy            ///< drawn by a script, of the formula beside it, for sighted readers only
};
inline constexpr std::array allUnseen{
    Unseen::NeverDisplayed, Unseen::Noscript, Unseen::Hidden,  Unseen::NoDisplay, Unseen::Invisible,
    Unseen::SkippedContent, Unseen::Closed,   Unseen::Control, Unseen::Fallback,  Unseen::Copy};

/// The name in JSON: "never-displayed", "noscript", "hidden", "display", "visibility", "content-visibility",
/// "closed", "control", "fallback", "copy"; "no" for Unseen::No.
std::string_view name(Unseen unseen);
/// Completes the sentence "A reader does not see the node: it is ..."; empty for Unseen::No.
std::string_view meaning(Unseen unseen);

/// True for a node that a browser displays. The captions of controls are displayed, although they are no
/// texts of the page.
constexpr bool isDisplayed(Unseen unseen)
{
    return unseen == Unseen::No || unseen == Unseen::Control;
}

/// The place of an element among its neighbours.
enum class Flow : std::uint8_t {
    Inline,    ///< its text continues the line
    Atom,      ///< in the line, but a word by itself: pictures, controls, `display: inline-block`
    Block,     ///< it begins and ends a line of its own
    LineBreak, ///< `br`
};

/// The rules, applied to each node of a page.
struct ReadableNodes {
    std::vector<Unseen> unseen;       ///< indexed by node: No for an element with a seen descendant
    std::vector<Flow> flow;           ///< indexed by node; Inline for nodes that are not elements
    std::vector<bool> isPreformatted; ///< indexed by node: its white space is displayed as it is
    /// For NoscriptTexts::IfMost: words in the body's `noscript` that a reader without scripts sees, and the
    /// seen words outside of it, which are counted while they are not more.
    std::uint32_t noscriptWords = 0;
    std::uint32_t otherWords = 0;
    bool isNoscriptRead() const { return noscriptWords > otherWords; }
    bool isSeen(NodeId node) const { return unseen[node.value] == Unseen::No; }
};

/// The treatment of texts in `noscript`.
enum class NoscriptTexts : std::uint8_t {
    Excluded, ///< as in the papers
    IfMost    ///< they are where `noscript` holds more words than the rest of the body
};

/// Applies the rules. The body, its ancestors, and any html and body hide nothing by themselves: a page that
/// hides one of them does so until its scripts have run. Where the page has computed styles, they decide what
/// is hidden and what is a block; without them the attributes and HTML's style sheet do, and style sheets are
/// not considered. O(nodes + attributes + bytes of style attributes, and for NoscriptTexts::IfMost of texts).
ReadableNodes readableNodes(const Document& document, NoscriptTexts noscript = NoscriptTexts::Excluded);

/// Returns why a reader does not see the texts in a subtree: the node's own reason, or, where none of its
/// texts is seen, the reason of the first that hasInk() and is no script or style sheet. No when one is seen,
/// and when there is none. O(nodes and bytes of the subtree).
Unseen reasonOfTexts(const Document& document, const ReadableNodes& readable, NodeId root);

/// True for the names of elements whose content is code, or is there for other readers: script, style,
/// template and noscript.
bool isUnread(std::string_view name);

} // namespace tagseam
