// SPDX-License-Identifier: MIT
// The files of resources/replay, built into the library by core/teach/embed.cmake.
#pragma once

#include <string_view>

namespace tagseam {

extern const std::string_view replayPage;      ///< HTML with `@NAME@` in place of a component
extern const std::string_view replayStyle;     ///< CSS
extern const std::string_view replayScript;    ///< JavaScript, all files in order
extern const std::string_view replaySentences; ///< sentences.js, one of them

} // namespace tagseam
