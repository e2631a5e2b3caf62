// SPDX-License-Identifier: MIT
// A style -> what it says about whether and how an element is displayed.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tagseam {

enum class Display : std::uint8_t {
    Unset, ///< the style says nothing
    None,
    Inline, ///< `inline`, `contents`, `ruby`
    Atom,   ///< `inline-block`, `inline-flex` and the like, `ruby-text`
    Block   ///< all others
};

/// Nothing for a property that the style does not set.
struct DisplayStyle {
    Display display = Display::Unset;
    std::optional<bool> isInvisible{};      ///< `visibility`: hidden or collapse, or visible
    std::optional<bool> isContentSkipped{}; ///< `content-visibility`: hidden, or not
    std::optional<bool> isPreformatted{};   ///< `white-space` that keeps line feeds and spaces
    friend bool operator==(const DisplayStyle&, const DisplayStyle&) = default;
};

/// Reads a list of declarations, as an attribute `style` has it. The last of two counts, or the one that is
/// important; one with a value that CSS does not know counts as absent. O(bytes).
DisplayStyle displayStyleOf(std::string_view style);

} // namespace tagseam
