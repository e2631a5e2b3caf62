// SPDX-License-Identifier: MIT
// Decodes and encodes base64, quoted-printable and chunks.
#include "core/archive/transferencoding.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace tagseam {

namespace {

constexpr std::string_view base64Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view hexDigits = "0123456789ABCDEF";

constexpr std::array<std::int8_t, 256> base64Values = [] {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < base64Letters.size(); ++i)
        values[static_cast<unsigned char>(base64Letters[i])] = static_cast<std::int8_t>(i);
    return values;
}();

// Takes the length of a chunk from the front of `text`, and leaves `text` after that line.
std::optional<std::uint64_t> takeChunkLength(std::string_view& text)
{
    std::uint64_t length = 0;
    std::size_t digits = 0;
    for (; digits < text.size() && hexValue(text[digits]) >= 0; ++digits) {
        if (length > (std::uint64_t{1} << 58U))
            return {};
        length = length * 16 + static_cast<std::uint64_t>(hexValue(text[digits]));
    }
    const std::size_t lineEnd = text.find('\n', digits);
    const std::string_view after = trimmed(text.substr(digits, lineEnd - digits));
    if (digits == 0 || lineEnd == std::string_view::npos || !(after.empty() || after.starts_with(';')))
        return {};
    text.remove_prefix(lineEnd + 1);
    return length;
}

} // namespace

std::string decodeBase64(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3 + 3);
    std::uint32_t bits = 0;
    unsigned count = 0; // number of bits that are not yet written
    for (const char c : text) {
        const std::int8_t value = base64Values[static_cast<unsigned char>(c)];
        if (c == '=')
            count = 0;
        if (value < 0)
            continue;
        bits = (bits << 6U) | static_cast<std::uint32_t>(value);
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes += static_cast<char>((bits >> count) & 0xFFU);
        }
    }
    return bytes;
}

std::string encodeBase64(std::string_view bytes, std::size_t lineLength)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4 + bytes.size() / 28);
    std::size_t column = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        if (lineLength > 0 && column == lineLength) {
            text += "\r\n";
            column = 0;
        }
        const auto byte = [&](std::size_t at) {
            return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
        };
        const std::uint32_t group = (byte(i) << 16U) | (byte(i + 1) << 8U) | byte(i + 2);
        text += base64Letters[group >> 18U];
        text += base64Letters[(group >> 12U) & 63U];
        text += i + 1 < bytes.size() ? base64Letters[(group >> 6U) & 63U] : '=';
        text += i + 2 < bytes.size() ? base64Letters[group & 63U] : '=';
        column += 4;
    }
    return text;
}

std::string decodeQuotedPrintable(std::string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const bool hasEnd = end != std::string_view::npos;
        std::string_view line = text.substr(0, end);
        text.remove_prefix(hasEnd ? end + 1 : text.size());
        const bool hasReturn = hasEnd && line.ends_with('\r');
        if (hasReturn)
            line.remove_suffix(1);
        while (line.ends_with(' ') || line.ends_with('\t'))
            line.remove_suffix(1); // padding that a mail program added
        const bool isSoft = line.ends_with('=');
        if (isSoft)
            line.remove_suffix(1);
        for (std::size_t i = 0; i < line.size(); ++i) {
            const int high = line[i] == '=' && i + 2 < line.size() ? hexValue(line[i + 1]) : -1;
            const int low = high >= 0 ? hexValue(line[i + 2]) : -1;
            bytes += low >= 0 ? static_cast<char>(high * 16 + low) : line[i];
            i += low >= 0 ? 2 : 0;
        }
        if (hasEnd && !isSoft)
            bytes += hasReturn ? "\r\n" : "\n";
    }
    return bytes;
}

std::string encodeQuotedPrintable(std::string_view bytes)
{
    constexpr std::size_t lineLength = 75; // and "=" for the soft break
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    std::size_t column = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        const bool isPlain = byte >= ' ' && byte < 0x7f && byte != '=';
        // A dot that begins a line ends the mail for some programs; a space at the end of a line may be
        // removed.
        const bool isSafe =
            isPlain && !(column == 0 && byte == '.') && !(byte == ' ' && i + 1 == bytes.size());
        const std::size_t width = isSafe ? 1 : 3;
        if (column + width > lineLength) {
            text += "=\r\n";
            column = 0;
        }
        if (isSafe) {
            text += static_cast<char>(byte);
        } else {
            text += '=';
            text += hexDigits[byte >> 4U];
            text += hexDigits[byte & 15U];
        }
        column += width;
        if (byte == '\n' && i + 1 < bytes.size()) {
            text += "=\r\n";
            column = 0;
        }
    }
    return text;
}

Unpacked decodeChunked(std::string_view body)
{
    Unpacked joined;
    std::string_view rest = body;
    for (bool isFirst = true;; isFirst = false) {
        const bool isEnd = rest.empty();
        const std::optional<std::uint64_t> length = takeChunkLength(rest);
        if (!length && isFirst) {
            joined.bytes = body;
            if (!body.empty() && !trimmed(body).starts_with('<'))
                joined.addMissing("its first chunk is damaged");
            return joined;
        }
        if (!length)
            joined.addMissing(isEnd ? "its last chunks are missing"
                                    : "what follows a damaged chunk could not be read");
        if (!length || *length == 0)
            return joined;
        const std::size_t count = std::min<std::uint64_t>(*length, rest.size());
        joined.bytes.append(rest.substr(0, count));
        rest.remove_prefix(count);
        if (rest.starts_with("\r\n"))
            rest.remove_prefix(2);
        else if (rest.starts_with('\n'))
            rest.remove_prefix(1);
    }
}

} // namespace tagseam
