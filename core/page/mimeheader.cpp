// SPDX-License-Identifier: MIT
// Header blocks of mail, HTTP and WARC.
#include "core/page/mimeheader.h"

#include "core/page/ascii.h"
#include "core/page/encoding.h"
#include "core/page/transferencoding.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

struct EncodedWord {
    std::string_view charset;
    std::string bytes;
    std::size_t length = 0; // of the word as written
};

// `text` starts with "=?".
std::optional<EncodedWord> encodedWordAt(std::string_view text)
{
    const std::size_t charsetEnd = text.find('?', 2);
    if (charsetEnd == std::string_view::npos || charsetEnd + 2 >= text.size() || text[charsetEnd + 2] != '?')
        return {};
    const std::size_t begin = charsetEnd + 3;
    const std::size_t end = text.find('?', begin); // near, should other words follow: linear time in all
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
        word.bytes = decodeQuotedPrintable(spaced + '.'); // or a space at the end would be padding
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

// A run of encoded words of one charset: decoded as one text.
struct WordRun {
    std::string charset;
    std::string bytes;
};

void setParameter(MediaType& media, std::string_view name, std::string value)
{
    const auto set = [&](std::string& target) {
        if (target.empty())
            target = std::move(value);
    };
    if (name == "charset")
        set(media.charset);
    else if (name == "boundary")
        set(media.boundary);
    else if (name == "start")
        set(media.start);
    else if (name == "type")
        set(media.rootType);
}

// The value at the front of `rest`, up to its ";": quoted or not.
std::string takeParameterValue(std::string_view& rest)
{
    std::string value;
    if (!rest.starts_with('"')) {
        const std::size_t end = rest.find(';');
        value = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end, rest.size()));
        return value;
    }
    std::size_t i = 1;
    for (; i < rest.size() && rest[i] != '"'; ++i) {
        if (rest[i] == '\\' && i + 1 < rest.size())
            ++i;
        value += rest[i];
    }
    const std::size_t end = rest.find(';', i);
    rest.remove_prefix(std::min(end, rest.size()));
    return value;
}

} // namespace

std::string_view HeaderBlock::value(std::string_view name) const
{
    const auto found = std::ranges::find(fields, name, &HeaderField::name);
    return found == fields.end() ? std::string_view() : std::string_view(found->value);
}

std::size_t headerBlockEnd(std::string_view text)
{
    for (std::size_t line = 0; line < text.size();) {
        const std::size_t end = text.find('\n', line);
        if (end == std::string_view::npos)
            break;
        if (end == line || (end == line + 1 && text[line] == '\r'))
            return end + 1;
        line = end + 1;
    }
    return std::string_view::npos;
}

HeaderBlock parseHeaderBlock(std::string_view block)
{
    HeaderBlock parsed;
    bool isField = false; // whether a folded line has something to belong to
    while (!block.empty()) {
        const std::size_t end = block.find('\n');
        const std::string_view line = block.substr(0, end);
        block.remove_prefix(std::min(end, block.size() - 1) + 1);
        if (!line.empty() && (line.front() == ' ' || line.front() == '\t')) {
            const std::string_view more = trimmed(line);
            if (isField && !more.empty()) {
                std::string& value = parsed.fields.back().value;
                value.append(value.empty() ? "" : " ").append(more);
            }
            continue;
        }
        const std::size_t colon = line.find(':');
        isField = colon != std::string_view::npos && colon > 0;
        if (isField)
            parsed.fields.push_back(
                {lowerCase(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))});
    }
    return parsed;
}

MediaType parseMediaType(std::string_view value)
{
    MediaType media;
    std::size_t end = value.find(';');
    media.type = lowerCase(trimmed(value.substr(0, end)));
    if (media.type.find('/') == std::string::npos)
        media.type.clear();
    value.remove_prefix(std::min(end, value.size()));
    while (value.starts_with(';')) {
        value = trimmed(value.substr(1));
        end = value.find_first_of("=;");
        if (end == std::string_view::npos)
            break;
        const std::string name = lowerCase(trimmed(value.substr(0, end)));
        const bool hasValue = value[end] == '=';
        value.remove_prefix(end);
        if (!hasValue)
            continue;
        value = trimmed(value.substr(1));
        setParameter(media, name, takeParameterValue(value));
    }
    media.start = withoutAngles(media.start);
    media.rootType = lowerCase(media.rootType);
    return media;
}

bool isHtmlType(std::string_view mediaType)
{
    return mediaType == "text/html" || mediaType == "application/xhtml+xml" ||
           mediaType == "application/vnd.wap.xhtml+xml";
}

std::string_view withoutAngles(std::string_view text)
{
    text = trimmed(text);
    return text.size() >= 2 && text.starts_with('<') && text.ends_with('>') ? text.substr(1, text.size() - 2)
                                                                            : text;
}

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
        // Blanks between two encoded words are no text (RFC 2047, 6.2).
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
        const auto isInside = [&](std::size_t at) { // of a letter
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
