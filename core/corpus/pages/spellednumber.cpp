// SPDX-License-Identifier: MIT
// A decimal number, and the ways in which pages of many countries write it.
#include "core/corpus/pages/spellednumber.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::size_t groupDigits = 3;
constexpr std::size_t priceDigits = 2; // digits that zeros may fill a fraction up to
constexpr std::array<std::string_view, 7> groupSigns{"", " ", "\xC2\xA0", "\xE2\x80\xAF", ".", ",", "'"};
constexpr std::array<std::string_view, 2> decimalSigns{".", ","};

std::size_t afterBorders(std::string_view text, std::size_t at)
{
    while (at < text.size() && text[at] == nodeBorder)
        ++at;
    return at;
}

// Returns the end of `sign` at this place, with borders of nodes before it; npos for another text.
std::size_t endOfSign(std::string_view text, std::size_t at, std::string_view sign)
{
    at = afterBorders(text, at);
    return text.substr(at).starts_with(sign) ? at + sign.size() : std::string_view::npos;
}

// Returns the end of the digits, with `group` before each three of them from the right; npos for another
// text.
std::size_t endOfDigits(std::string_view text, std::size_t at, std::string_view digits,
                        std::string_view group)
{
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % groupDigits == 0 && !group.empty())
            at = endOfSign(text, at, group);
        if (at != std::string_view::npos)
            at = endOfSign(text, at, digits.substr(i, 1));
        if (at == std::string_view::npos)
            return at;
    }
    return at;
}

// Returns the end of the zeros that fill a fraction of this many digits; only a fraction without other digits
// may begin in another node.
std::size_t afterZeros(std::string_view text, std::size_t at, std::size_t digits)
{
    const std::size_t begin = digits == 0 ? afterBorders(text, at) : at;
    std::size_t end = begin;
    while (end < text.size() && text[end] == '0' && digits + (end - begin) < priceDigits)
        ++end;
    return end > begin ? end : at;
}

bool isNumberSign(char c)
{
    return c == '.' || c == ',' || c == '\'';
}

// True if the number or word that ends before `at` continues: the next text is a letter, a digit, or a sign
// and a digit.
bool isContinued(std::string_view text, std::size_t at)
{
    if (at < text.size() && isAlnum(text[at]))
        return true;
    at = afterBorders(text, at);
    if (at == text.size() || !isNumberSign(text[at]))
        return false;
    at = afterBorders(text, at + 1);
    return at < text.size() && isDigit(text[at]);
}

// True if a number or word that begins before `at` continues there.
bool beginsWithin(std::string_view text, std::size_t at)
{
    if (at > 0 && isAlnum(text[at - 1]))
        return true;
    const auto beforeBorders = [&] {
        while (at > 0 && text[at - 1] == nodeBorder)
            --at;
        return at > 0 ? text[at - 1] : ' ';
    };
    if (!isNumberSign(beforeBorders()))
        return false;
    --at;
    return isDigit(beforeBorders());
}

// Returns the end of the fraction after the whole digits, which ends there; `at` where a whole number has
// none; npos for another text.
std::size_t endOfFraction(std::string_view text, std::size_t at, std::string_view fraction,
                          std::string_view group)
{
    for (const std::string_view sign : decimalSigns) {
        const std::size_t begin = sign == group ? std::string_view::npos : endOfSign(text, at, sign);
        if (begin == std::string_view::npos)
            continue;
        std::size_t end = endOfDigits(text, begin, fraction, {});
        if (end != std::string_view::npos)
            end = afterZeros(text, end, fraction.size());
        if (end != std::string_view::npos && end > begin && !isContinued(text, end))
            return end;
    }
    return fraction.empty() && !isContinued(text, at) ? at : std::string_view::npos;
}

} // namespace

std::optional<SpelledNumber> numberOf(std::string_view text)
{
    const auto isDigits = [](std::string_view part) {
        return !part.empty() && std::ranges::all_of(part, isDigit);
    };
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    std::string_view fraction = point == std::string_view::npos ? "0" : text.substr(point + 1);
    if (!isDigits(whole) || !isDigits(fraction) || (whole.size() > 1 && whole.front() == '0'))
        return std::nullopt;
    while (fraction.ends_with('0'))
        fraction.remove_suffix(1);
    return SpelledNumber{std::string(whole), std::string(fraction)};
}

std::size_t endOfNumber(std::string_view text, std::size_t at, const SpelledNumber& number)
{
    if (beginsWithin(text, at))
        return std::string_view::npos;
    for (const std::string_view group : groupSigns) {
        const std::size_t end = endOfDigits(text, at, number.whole, group);
        const std::size_t all =
            end == std::string_view::npos ? end : endOfFraction(text, end, number.fraction, group);
        if (all != std::string_view::npos)
            return all;
    }
    return std::string_view::npos;
}

} // namespace tagseam
