// SPDX-License-Identifier: MIT
// Nodes by address: recognises the language of a selector.
#include "core/select/selector.h"

#include "core/base/ascii.h"
#include "core/select/css.h"
#include "core/select/selectorwork.h"
#include "core/select/xpath.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 13> axes{
    "ancestor",  "ancestor-or-self",  "attribute", "child",  "descendant", "descendant-or-self",
    "following", "following-sibling", "namespace", "parent", "preceding",  "preceding-sibling",
    "self"};

bool isNameStart(char c)
{
    return isAlpha(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isNameByte(char c)
{
    return isNameStart(c) || isDigit(c) || c == '-' || c == '.';
}

// See selectNodes().
bool isXPath(std::string_view selector)
{
    while (!selector.empty() && isBlank(selector.front()))
        selector.remove_prefix(1);
    if (selector.empty())
        return false;
    if (selector.front() == '/' || selector.front() == '(' || selector.front() == '@')
        return true;
    if (selector.front() == '.') {
        const std::string_view rest = selector.substr(selector.starts_with("..") ? 2 : 1);
        return rest.empty() || rest.front() == '/' || rest.front() == '|' || isBlank(rest.front());
    }
    if (!isNameStart(selector.front()))
        return false;
    const auto* const end = std::ranges::find_if_not(selector, isNameByte);
    const std::string_view name(selector.begin(), end);
    std::string_view rest(end, selector.end());
    while (!rest.empty() && isBlank(rest.front()))
        rest.remove_prefix(1);
    return rest.starts_with('(') || (rest.starts_with("::") && std::ranges::find(axes, name) != axes.end());
}

} // namespace

Result<std::vector<NodeId>> selectNodes(const Document& document, std::string_view selector)
{
    if (selector.size() > selectorSizeLimit)
        return selectorError(selector, "it is longer than 16 MB");
    return isXPath(selector) ? xpath::select(document, selector) : css::select(document, selector);
}

} // namespace tagseam
