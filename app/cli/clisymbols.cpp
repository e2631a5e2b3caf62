// SPDX-License-Identifier: MIT
// A symbol list on the command line.
#include "app/cli/clisymbols.h"

#include "core/base/readbytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace tagseam {

Result<std::vector<Symbol>> loadSymbols(const std::string& path)
{
    const Result<std::string> bytes = readBytes(path);
    if (!bytes)
        return bytes.error();
    std::vector<std::int64_t> values;
    const char* at = bytes->data();
    const char* const end = at + bytes->size();
    const auto isSpace = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
    for (;;) {
        at = std::find_if_not(at, end, isSpace);
        if (at == end)
            break;
        const char* const tokenEnd = std::find_if(at, end, isSpace);
        std::int64_t value = 0;
        const auto [parsed, status] = std::from_chars(at, tokenEnd, value);
        if (status != std::errc() || parsed != tokenEnd) {
            const std::string token(at, std::min(tokenEnd, at + 40));
            return Error{
                ErrorCode::BadSymbol,
                fmt::format("{}, token {}", path == "-" ? "standard input" : path, values.size() + 1), token};
        }
        values.push_back(value);
        at = tokenEnd;
    }
    std::vector<std::int64_t> distinct(values);
    std::ranges::sort(distinct);
    distinct.erase(std::ranges::unique(distinct).begin(), distinct.end());
    std::vector<Symbol> symbols;
    symbols.reserve(values.size());
    for (const std::int64_t value : values)
        symbols.push_back(
            {static_cast<std::uint32_t>(std::ranges::lower_bound(distinct, value) - distinct.begin())});
    return symbols;
}

} // namespace tagseam
