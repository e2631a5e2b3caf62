// SPDX-License-Identifier: MIT
// How long a text is when its white space is folded: each run of ASCII white space one space, none at the
// ends.
#pragma once

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <cstdint>
#include <string_view>

namespace tagseam {

/// In code points, as XPath's normalize-space() leaves it. O(bytes).
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
