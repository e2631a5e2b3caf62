// SPDX-License-Identifier: MIT
// The length of a text with folded white space: each run of ASCII white space is one space, none at the ends.
#pragma once

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <cstdint>
#include <string_view>

namespace tagseam {

/// Returns the length in code points of the text that XPath's normalize-space() returns. O(bytes).
inline std::uint32_t foldedLength(std::string_view text)
{
    text = trimmed(text);
    std::uint32_t length = 0;
    bool wasBlank = false;
    for (const char c : text) {
        const bool blank = isBlank(c);
        if (!isUtf8Continuation(c) && !(blank && wasBlank))
            ++length;
        wasBlank = blank;
    }
    return length;
}

} // namespace tagseam
