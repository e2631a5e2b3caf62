// SPDX-License-Identifier: MIT
// What an XPath 1.0 expression comes to, and how one kind becomes another.
#include "core/page/xpathvalue.h"

#include "core/page/ascii.h"
#include "core/page/xpathtokens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <limits>

namespace tagseam::xpath {

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

// Section 3.4, last list.
bool compareNumbers(Operator how, double left, double right)
{
    switch (how) {
    case Operator::Equal:
        return left == right;
    case Operator::NotEqual:
        return left != right;
    case Operator::Less:
        return left < right;
    case Operator::LessOrEqual:
        return left <= right;
    case Operator::Greater:
        return left > right;
    default:
        return left >= right;
    }
}

bool isEquality(Operator how)
{
    return how == Operator::Equal || how == Operator::NotEqual;
}

Operator mirrored(Operator how)
{
    switch (how) {
    case Operator::Less:
        return Operator::Greater;
    case Operator::LessOrEqual:
        return Operator::GreaterOrEqual;
    case Operator::Greater:
        return Operator::Less;
    case Operator::GreaterOrEqual:
        return Operator::LessOrEqual;
    default:
        return how;
    }
}

// The texts of the shorter set are sorted: no comparison of each with each, and none that a page could make
// slow, as it could a hash table. A text is read at each of some twenty turns of sorting or looking up.
bool haveEqualTexts(const Page& page, const NodeSet& left, const NodeSet& right)
{
    constexpr std::size_t turns = 4; // spent, of twenty: most comparisons end at the first bytes
    const NodeSet& fewer = left.size() < right.size() ? left : right;
    const NodeSet& more = left.size() < right.size() ? right : left;
    std::vector<std::string> texts;
    std::string buffer;
    for (const Item item : fewer) {
        const std::string_view text = stringOf(page, item, buffer);
        if (!page.work.spendBytes(turns * text.size()))
            return false;
        texts.emplace_back(text);
    }
    std::ranges::sort(texts);
    return std::ranges::any_of(more, [&](const Item item) {
        const std::string_view text = stringOf(page, item, buffer);
        return page.work.spendBytes(turns * text.size()) &&
               std::binary_search(texts.begin(), texts.end(), text, std::less<>());
    });
}

// False only where all texts of both are one and the same.
bool haveUnequalTexts(const Page& page, const NodeSet& left, const NodeSet& right)
{
    if (left.empty() || right.empty())
        return false;
    std::string buffer;
    const std::string first(stringOf(page, left.front(), buffer));
    const auto differs = [&](const Item item) {
        const std::string_view text = stringOf(page, item, buffer);
        return page.work.spendBytes(std::min(text.size(), first.size())) && text != first;
    };
    return std::ranges::any_of(left, differs) || std::ranges::any_of(right, differs);
}

// The least number of one side against the greatest of the other decides.
bool compareRanges(const Page& page, Operator how, const NodeSet& left, const NodeSet& right)
{
    struct Range {
        double least = std::numeric_limits<double>::infinity();
        double greatest = -std::numeric_limits<double>::infinity();
        bool isEmpty = true;
    };
    std::string buffer;
    const auto rangeOf = [&](const NodeSet& nodes) {
        Range range;
        for (const Item item : nodes) {
            const double number = numberOf(stringOf(page, item, buffer));
            if (std::isnan(number))
                continue;
            range.least = std::min(range.least, number);
            range.greatest = std::max(range.greatest, number);
            range.isEmpty = false;
        }
        return range;
    };
    const Range a = rangeOf(left);
    const Range b = rangeOf(right);
    if (a.isEmpty || b.isEmpty)
        return false;
    const bool isLess = how == Operator::Less || how == Operator::LessOrEqual;
    return isLess ? compareNumbers(how, a.least, b.greatest) : compareNumbers(how, a.greatest, b.least);
}

bool compareSets(const Page& page, Operator how, const NodeSet& left, const NodeSet& right)
{
    if (how == Operator::Equal)
        return haveEqualTexts(page, left, right);
    return how == Operator::NotEqual ? haveUnequalTexts(page, left, right)
                                     : compareRanges(page, how, left, right);
}

bool compareSetWith(const Page& page, Operator how, const NodeSet& nodes, const Value& value)
{
    if (std::holds_alternative<bool>(value))
        return compareNumbers(how, nodes.empty() ? 0 : 1, std::get<bool>(value) ? 1 : 0);
    std::string buffer;
    const bool isText = std::holds_alternative<std::string>(value) && isEquality(how);
    const double number = isText ? 0 : toNumber(page, value);
    return std::ranges::any_of(nodes, [&](const Item item) {
        const std::string_view text = stringOf(page, item, buffer);
        if (!isText)
            return page.work.spend() && compareNumbers(how, numberOf(text), number);
        const std::string& wanted = std::get<std::string>(value);
        return page.work.spendBytes(std::min(text.size(), wanted.size())) &&
               (text == wanted) == (how == Operator::Equal);
    });
}

} // namespace

std::string_view stringOf(const Page& page, Item item, std::string& buffer)
{
    const Document& document = page.document;
    if (!page.work.spend())
        return {};
    if (item.attribute != 0)
        return document.attribute(item.node, item.attribute - 1).value;
    const NodeKind kind = document.kind(item.node);
    if (kind == NodeKind::Text || kind == NodeKind::Comment)
        return document.text(item.node);
    buffer.clear();
    const NodeId end = document.subtreeEnd(item.node);
    for (NodeId node{item.node.value + 1}; node < end; ++node.value) {
        if (!page.work.spend())
            return {};
        if (document.kind(node) != NodeKind::Text)
            continue;
        const std::string_view text = document.text(node);
        if (!page.work.spendBytes(text.size()))
            return {};
        buffer.append(text);
    }
    return buffer;
}

bool toBoolean(const Value& value)
{
    if (const auto* nodes = std::get_if<NodeSet>(&value))
        return !nodes->empty();
    if (const auto* number = std::get_if<double>(&value))
        return *number != 0 && !std::isnan(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return !text->empty();
    return std::get<bool>(value);
}

double toNumber(const Page& page, const Value& value)
{
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    if (const auto* truth = std::get_if<bool>(&value))
        return *truth ? 1 : 0;
    return numberOf(toString(page, value));
}

std::string toString(const Page& page, const Value& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* number = std::get_if<double>(&value))
        return textOf(*number);
    if (const auto* truth = std::get_if<bool>(&value))
        return *truth ? "true" : "false";
    const auto& nodes = std::get<NodeSet>(value);
    std::string buffer;
    return nodes.empty() ? std::string() : std::string(stringOf(page, nodes.front(), buffer));
}

// Section 4.4: blanks, a minus sign, digits with at most one point; no plus sign, no exponent.
double numberOf(std::string_view text)
{
    text = withoutSpaceAround(text);
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    const bool isPlain = std::ranges::all_of(digits, [](char c) { return isDigit(c) || c == '.'; });
    double number = 0;
    if (!isPlain || digits.empty() || digits == ".")
        return notANumber;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    return end == text.data() + text.size() && error == std::errc() ? number : notANumber;
}

// Section 4.2: no exponent, and no sign of a zero.
std::string textOf(double number)
{
    if (std::isnan(number))
        return "NaN";
    if (std::isinf(number))
        return number > 0 ? "Infinity" : "-Infinity";
    if (number == 0)
        return "0";
    std::array<char, 400>
        digits{}; // the greatest has 309 digits; of the least, 324 and 17 stand behind the point
    const auto [end, error] =
        std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed);
    return error == std::errc() ? std::string(digits.data(), end) : "NaN";
}

bool compare(const Page& page, Operator how, const Value& left, const Value& right)
{
    const auto* leftNodes = std::get_if<NodeSet>(&left);
    const auto* rightNodes = std::get_if<NodeSet>(&right);
    if (leftNodes != nullptr && rightNodes != nullptr)
        return compareSets(page, how, *leftNodes, *rightNodes);
    if (leftNodes != nullptr)
        return compareSetWith(page, how, *leftNodes, right);
    if (rightNodes != nullptr)
        return compareSetWith(page, mirrored(how), *rightNodes, left);
    const auto isEither = [&]<class T>(const T&) {
        return std::holds_alternative<T>(left) || std::holds_alternative<T>(right);
    };
    if (isEquality(how) && isEither(true))
        return (toBoolean(left) == toBoolean(right)) == (how == Operator::Equal);
    if (isEquality(how) && !isEither(0.0))
        return (std::get<std::string>(left) == std::get<std::string>(right)) == (how == Operator::Equal);
    return compareNumbers(how, toNumber(page, left), toNumber(page, right));
}

void putInOrder(NodeSet& nodes, SelectorWork& work)
{
    if (!work.spend(nodes.size()) || std::ranges::is_sorted(nodes, std::less_equal<>()))
        return;
    std::ranges::sort(nodes);
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
}

} // namespace tagseam::xpath
