// SPDX-License-Identifier: MIT
// Encoded words, RFC 2047.
#include "core/archive/encodedwords.h"

#include "core/archive/transferencoding.h"
#include "core/base/ascii.h"
#include "core/base/encoding.h"
#include "core/base/result.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

struct EncodedWord {
    std::string_view charset;
    std::string bytes;
    std::size_t length = 0; // length of the word as written
};

// Returns the encoded word at the front. `text` starts with "=?".
std::optional<EncodedWord> encodedWordAt(std::string_view text)
{
    const std::size_t charsetEnd = text.find('?', 2);
    if (charsetEnd == std::string_view::npos || charsetEnd + 2 >= text.size() || text[charsetEnd + 2] != '?')
        return {};
    const std::size_t begin = charsetEnd + 3;
    const std::size_t end = text.find('?', begin); // near, if other words follow: linear time in all
    if (end == std::string_view::npos || !text.substr(end).starts_with("?="))
        return {};
    const std::string_view encoded = text.substr(begin, end - begin);
    EncodedWord word;
    word.charset = text.substr(2, charsetEnd - 2);
    word.charset = word.charset.substr(0, word.charset.find('*')); // RFC 2231: a language may follow
    word.length = end + 2;
    const char encoding = lowerCase(text[charsetEnd + 1]);
    if (encoding == 'b') {
        word.bytes = decodeBase64(encoded);
    } else if (encoding == 'q') {
        std::string spaced(encoded);
        std::ranges::replace(spaced, '_', ' ');
        word.bytes = decodeQuotedPrintable(spaced + '.'); // otherwise a space at the end would be padding
        word.bytes.pop_back();
    } else {
        return {};
    }
    return word;
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string decoded(std::string_view bytes, std::string_view charset)
{
    if (bytes.empty() || (isAscii(bytes) && charset.empty()))
        return std::string(bytes);
    Result<DecodedText> text = decodeText(bytes, charset);
    if (!text)
        text = decodeText(bytes);
    return text ? std::move(text->utf8) : std::string(bytes);
}

// A run of encoded words of one charset, decoded as one text.
struct WordRun {
    std::string charset;
    std::string bytes;
};

} // namespace

std::string decodeEncodedWords(std::string_view value)
{
    std::string out;
    std::string plain; // not yet decoded
    WordRun run;
    const auto flush = [&] {
        out += decoded(run.bytes, run.charset);
        run = {};
        out += decoded(plain, {});
        plain.clear();
    };
    while (!value.empty()) {
        const std::optional<EncodedWord> word = value.starts_with("=?") ? encodedWordAt(value) : std::nullopt;
        if (!word) {
            plain += value.front();
            value.remove_prefix(1);
            continue;
        }
        // Blanks between two encoded words are not text (RFC 2047, 6.2).
        if (!run.bytes.empty() && trimmed(plain).empty())
            plain.clear();
        if (!plain.empty() || !equalsIgnoringCase(run.charset, word->charset))
            flush();
        run.charset = word->charset;
        run.bytes += word->bytes;
        value.remove_prefix(word->length);
    }
    flush();
    return out;
}

std::string encodeWords(std::string_view utf8)
{
    const auto isPlain = [](char c) { return c >= ' ' && c < '\x7f'; };
    const bool hasWord = utf8.find("=?") != std::string_view::npos;
    if (!hasWord && std::ranges::all_of(utf8, isPlain) && utf8.size() <= 60 && trimmed(utf8) == utf8)
        return std::string(utf8);
    constexpr std::size_t bytesPerWord = 42; // 56 characters of base64 in a word of 70
    std::string out;
    while (!utf8.empty()) {
        std::size_t count = std::min(utf8.size(), bytesPerWord);
        const auto isInside = [&](std::size_t at) { // true inside a letter
            return at < utf8.size() && (static_cast<unsigned char>(utf8[at]) & 0xC0U) == 0x80U;
        };
        while (count > bytesPerWord - 4 && isInside(count))
            --count;
        out.append(out.empty() ? "" : "\r\n ").append("=?utf-8?B?");
        out.append(encodeBase64(utf8.substr(0, count), 0)).append("?=");
        utf8.remove_prefix(count);
    }
    return out;
}

} // namespace tagseam
