// SPDX-License-Identifier: MIT
// Makes the errors of selectors.
#include "core/select/selectorwork.h"

#include "core/base/utf8.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::size_t longestWhere = 200; // bytes: a line or two of a message

std::string cut(std::string_view selector)
{
    if (selector.size() <= longestWhere)
        return std::string(selector);
    std::size_t end = longestWhere;
    while (end > 0 && isUtf8Continuation(selector[end]))
        --end;
    return std::string(selector.substr(0, end)).append("...");
}

} // namespace

Error selectorError(std::string_view selector, const std::string& what, std::size_t byteOffset)
{
    const std::size_t letters = letterCount(selector.substr(0, std::min(byteOffset, selector.size())));
    return {ErrorCode::BadSelector, cut(selector), what + ", at character " + std::to_string(letters + 1)};
}

Error selectorError(std::string_view selector, const std::string& what)
{
    return {ErrorCode::BadSelector, cut(selector), what};
}

std::string quotedLetter(std::string_view selector, std::size_t byteOffset)
{
    if (byteOffset >= selector.size())
        return "the end";
    return std::string("'").append(firstLetter(selector.substr(byteOffset))).append("'");
}

} // namespace tagseam
