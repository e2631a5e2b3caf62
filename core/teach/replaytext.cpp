// SPDX-License-Identifier: MIT
// Converts text of a page, which may contain anything, to text for a replay.
#include "core/teach/replaytext.h"

#include "core/base/ascii.h"
#include "core/base/utf8.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace tagseam {

namespace {

// Returns the text as a JSON string; bytes that are not UTF-8 become U+FFFD.
std::string quoted(std::string_view text)
{
    using Json = nlohmann::json;
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

std::string snippet(std::string_view text, std::size_t limit)
{
    std::string out;
    std::size_t characters = 0;
    std::size_t bytes = 0; // bytes of the present character
    bool isSpaceDue = false;
    for (const char c : text) {
        if (isSpace(c)) {
            isSpaceDue = !out.empty();
            continue;
        }
        bytes = isUtf8Continuation(c) && bytes < 4 ? bytes + 1 : 1;
        if (bytes == 1) {
            characters += isSpaceDue ? 2 : 1;
            if (characters > limit)
                return out + "…";
        }
        if (std::exchange(isSpaceDue, false))
            out += ' ';
        out += c;
    }
    return out;
}

std::string scriptSafe(std::string_view json)
{
    std::string out;
    out.reserve(json.size());
    for (const char c : json) {
        if (c == '<')
            out += "\\u003c";
        else
            out += c;
    }
    return out;
}

std::string jsonText(std::string_view text)
{
    return scriptSafe(quoted(text));
}

} // namespace tagseam
