// SPDX-License-Identifier: MIT
// Which reasons an Error may give in words: those that the window translates.
#pragma once

#include "core/page/readbytes.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tagseam::test {

/// What zlib says of damaged bytes (inflate.c): shown as it says it.
inline constexpr std::array<std::string_view, 18> reasonsOfZlib{"incorrect header check",
                                                                "unknown compression method",
                                                                "invalid window size",
                                                                "unknown header flags set",
                                                                "header crc mismatch",
                                                                "invalid block type",
                                                                "invalid stored block lengths",
                                                                "too many length or distance symbols",
                                                                "invalid code lengths set",
                                                                "invalid bit length repeat",
                                                                "invalid code -- missing end-of-block",
                                                                "invalid literal/lengths set",
                                                                "invalid distances set",
                                                                "invalid literal/length code",
                                                                "invalid distance code",
                                                                "invalid distance too far back",
                                                                "incorrect data check",
                                                                "incorrect length check"};

/// Whether ui/pageloader.cpp marks `detail` for translation, or zlib said it.
inline bool isKnownReason(std::string_view detail)
{
    static const std::string source = *readBytes(TAGSEAM_SAMPLES "/../../ui/pageloader.cpp");
    const std::string marked = "\"tagseam::PageLoader\", \"" + std::string(detail) + "\")";
    return source.find(marked) != std::string::npos ||
           std::ranges::find(reasonsOfZlib, detail) != reasonsOfZlib.end();
}

} // namespace tagseam::test
