// SPDX-License-Identifier: MIT
// Bytes of unknown encoding -> UTF-8 text.
#include "core/base/encoding.h"

#include <fmt/format.h>
#include <iconv.h>
#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t metaWindow =
    8192; // bytes searched for a meta charset; browsers use 1024, pages use more
constexpr std::ptrdiff_t enoughHighBytes = 64; // for a guess among Latin encodings; with fewer bytes,
                                               // windows-1252
constexpr double controlCharacterLimit =
    0.02; // share; random bytes have 0.10, no page of the corpus over 0.001
constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD

using IconvHandle = std::unique_ptr<void, decltype([](iconv_t handle) { iconv_close(handle); })>;

std::string lowerTrimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n\f");
    if (first == std::string_view::npos)
        return {};
    text = text.substr(first, text.find_last_not_of(" \t\r\n\f") - first + 1);
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return lower;
}

// Returns the encoding that browsers read a label as, where iconv reads it differently (WHATWG Encoding,
// section 4.2).
std::string browserEncoding(std::string_view label)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 22> aliases{{
        {"iso-8859-1", "windows-1252"},
        {"iso8859-1", "windows-1252"},
        {"iso_8859-1", "windows-1252"},
        {"latin1", "windows-1252"},
        {"us-ascii", "windows-1252"},
        {"ascii", "windows-1252"},
        {"iso-8859-9", "windows-1254"},
        {"iso-8859-11", "windows-874"},
        {"tis-620", "windows-874"},
        {"gb2312", "gb18030"},
        {"gb_2312-80", "gb18030"},
        {"gbk", "gb18030"},
        {"x-gbk", "gb18030"},
        {"big5", "big5-hkscs"},
        {"shift_jis", "cp932"},
        {"shift-jis", "cp932"},
        {"x-sjis", "cp932"},
        {"windows-31j", "cp932"},
        {"euc-kr", "cp949"},
        {"ks_c_5601-1987", "cp949"},
        {"ksc5601", "cp949"},
        {"utf8", "utf-8"},
    }};
    const std::string lower = lowerTrimmed(label);
    const auto found =
        std::ranges::find(aliases, lower, &std::pair<std::string_view, std::string_view>::first);
    return found == aliases.end() ? lower : std::string(found->second);
}

IconvHandle openDecoder(const std::string& encoding)
{
    // A comma or slash would be read by iconv as options.
    if (encoding.empty() || encoding.find_first_of("/,") != std::string::npos)
        return nullptr;
    const iconv_t handle = iconv_open("UTF-8", encoding.c_str());
    // NOLINTNEXTLINE(performance-no-int-to-ptr): iconv's own error value
    const bool isOpen = handle != reinterpret_cast<iconv_t>(-1);
    return IconvHandle(isOpen ? handle : nullptr);
}

struct ByteOrderMark {
    std::string_view encoding;
    std::size_t length = 0;
};

ByteOrderMark byteOrderMark(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        return {"utf-8", 3};
    if (bytes.starts_with(std::string_view("\xFF\xFE\0\0", 4)))
        return {"utf-32le", 4};
    if (bytes.starts_with("\xFF\xFE"))
        return {"utf-16le", 2};
    if (bytes.starts_with("\xFE\xFF"))
        return {"utf-16be", 2};
    // Without a mark, a page in UTF-16 still begins with "<" and a zero byte.
    if (bytes.starts_with(std::string_view("<\0", 2)))
        return {"utf-16le", 0};
    if (bytes.starts_with(std::string_view("\0<", 2)))
        return {"utf-16be", 0};
    return {};
}

// Returns the value of `charset=` inside one meta tag, in an attribute of its own or inside content.
std::string_view charsetValue(std::string_view lowerTag)
{
    constexpr std::string_view key = "charset";
    std::size_t at = 0;
    do { // the word "charset" can be a value too, for example of `name`
        at = lowerTag.find(key, at);
        if (at == std::string_view::npos)
            return {};
        at = lowerTag.find_first_not_of(" \t\r\n\f", at + key.size());
        if (at == std::string_view::npos)
            return {};
    } while (lowerTag[at] != '=');
    at = lowerTag.find_first_not_of(" \t\r\n\f\"'", at + 1);
    if (at == std::string_view::npos)
        return {};
    const auto end = lowerTag.find_first_of(" \t\r\n\f\"';>/", at);
    return lowerTag.substr(at, end == std::string_view::npos ? end : end - at);
}

std::string decode(std::string_view bytes, iconv_t decoder);

// True if the encoding contains ASCII unchanged, like the bytes in which the meta was read. Browsers do not
// know other encodings (EBCDIC, UCS-2, UTF-7) either.
bool readsAscii(const std::string& encoding)
{
    constexpr std::string_view sample = "<meta charset=\"x\">+AGE-";
    const auto decoder = openDecoder(encoding);
    return decoder && encoding != "utf-7" && decode(sample, decoder.get()) == sample;
}

// Returns the encoding that the page's own meta names; empty when no meta names one that exists.
std::string metaEncoding(std::string_view bytes)
{
    const std::string head = lowerTrimmed(bytes.substr(0, metaWindow));
    for (std::size_t at = head.find('<'); at != std::string::npos; at = head.find('<', at + 1)) {
        const std::string_view rest = std::string_view(head).substr(at);
        if (rest.starts_with("<!--")) {
            const auto end = head.find("-->", at + 4);
            if (end == std::string::npos)
                return {};
            at = end;
        } else if (rest.starts_with("<meta")) {
            std::string name = browserEncoding(charsetValue(rest.substr(0, rest.find('>'))));
            if (name.starts_with("utf-16") || name.starts_with("utf-32"))
                name = "utf-8"; // the meta could be read, so the page is not in UTF-16
            if (readsAscii(name))
                return name;
        }
    }
    return {};
}

// True for a single-byte encoding of Latin script; a few letters do not distinguish these.
bool isLatin(std::string_view encoding)
{
    static constexpr std::array<std::string_view, 18> names{
        "iso-8859-1",   "iso-8859-2",   "iso-8859-3",  "iso-8859-4",   "iso-8859-10",  "iso-8859-13",
        "iso-8859-14",  "iso-8859-15",  "iso-8859-16", "windows-1250", "windows-1252", "windows-1254",
        "windows-1257", "windows-1258", "ibm850",      "ibm852",       "viscii",       "mac-centraleurope"};
    return std::ranges::find(names, encoding) != names.end();
}

std::string detectedEncoding(std::string_view bytes)
{
    const std::unique_ptr<uchardet, void (*)(uchardet_t)> detector(uchardet_new(), uchardet_delete);
    if (uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0)
        return {};
    uchardet_data_end(detector.get());
    const std::string name = browserEncoding(uchardet_get_charset(detector.get()));
    const auto highBytes =
        std::ranges::count_if(bytes, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
    if (isLatin(name) && highBytes < enoughHighBytes)
        return {};
    return openDecoder(name) ? name : std::string();
}

std::string decode(std::string_view bytes, iconv_t decoder)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    std::array<char, 16384> buffer{};
    char* input = const_cast<char*>(bytes.data()); // NOLINT: iconv takes char** and does not write through it
    std::size_t left = bytes.size();
    while (left > 0) {
        char* output = buffer.data();
        std::size_t room = buffer.size();
        const std::size_t status = iconv(decoder, &input, &left, &output, &room);
        text.append(buffer.data(), output);
        if (status == static_cast<std::size_t>(-1) && errno != E2BIG) {
            text.append(replacement); // EILSEQ, or EINVAL: a sequence that the end truncates
            ++input;
            --left;
        }
    }
    char* output = buffer.data(); // iconv still holds back a letter that a combining mark could have followed
    std::size_t room = buffer.size();
    iconv(decoder, nullptr, nullptr, &output, &room);
    text.append(buffer.data(), output);
    return text;
}

// Returns the length in bytes of the character at the front of `text`; 0 when the bytes are not a character.
std::size_t characterLength(std::string_view text)
{
    const auto lead = static_cast<std::uint8_t>(text.front());
    if (lead < 0x80)
        return 1;
    std::size_t length = 0;
    std::uint32_t code = 0;
    if (lead >= 0xC2 && lead <= 0xDF) {
        length = 2;
        code = lead & 0x1FU;
    } else if ((lead & 0xF0U) == 0xE0) {
        length = 3;
        code = lead & 0x0FU;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
        length = 4;
        code = lead & 0x07U;
    }
    if (length == 0 || length > text.size())
        return 0;
    for (std::size_t k = 1; k < length; ++k) {
        const auto next = static_cast<std::uint8_t>(text[k]);
        if ((next & 0xC0U) != 0x80)
            return 0;
        code = (code << 6U) | (next & 0x3FU);
    }
    const bool isOverlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool isCharacter = code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    return isCharacter && !isOverlong ? length : 0;
}

// Does not use iconv, which accepts characters above U+10FFFF.
// True if the first eight bytes are ASCII; false for a shorter text.
bool isAsciiWord(std::string_view text)
{
    std::uint64_t word = 0;
    if (text.size() < sizeof word)
        return false;
    std::memcpy(&word, text.data(), sizeof word);
    return (word & 0x8080808080808080U) == 0;
}

std::string repairUtf8(std::string_view text)
{
    std::string repaired;
    repaired.reserve(text.size());
    std::size_t copied = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (isAsciiWord(text.substr(i))) { // most of a page: one step for eight characters
            i += sizeof(std::uint64_t);
            continue;
        }
        const std::size_t length = characterLength(text.substr(i));
        if (length == 0) {
            repaired.append(text, copied, i - copied).append(replacement);
            copied = i + 1;
        }
        i += std::max<std::size_t>(length, 1);
    }
    return repaired.append(text, copied);
}

constexpr bool isControl(char c)
{
    const auto byte = static_cast<std::uint8_t>(c);
    return byte == 0x7F ||
           (byte < 0x20 && c != '\t' && c != '\n' && c != '\f' && c != '\r' && c != '\x1b' && c != '\v');
}

// Indexed by byte: a look-up without branches, for each byte of a page.
constexpr auto controls = [] {
    std::array<std::uint8_t, 256> is{};
    for (std::size_t byte = 0; byte < is.size(); ++byte)
        is[byte] = isControl(static_cast<char>(byte)) ? 1 : 0;
    return is;
}();

std::size_t countOfControls(std::string_view text)
{
    std::size_t count = 0;
    for (const char c : text)
        count += controls[static_cast<std::uint8_t>(c)];
    return count;
}

void replaceNul(std::string& text)
{
    if (text.find('\0') == std::string::npos)
        return;
    std::string clean;
    clean.reserve(text.size());
    for (const char c : text) {
        if (c == '\0')
            clean += replacement;
        else
            clean += c;
    }
    text = std::move(clean);
}

} // namespace

std::string validText(std::string_view text)
{
    std::string valid = repairUtf8(text);
    replaceNul(valid);
    return valid;
}

bool isKnownEncoding(std::string_view name)
{
    return openDecoder(browserEncoding(name)) != nullptr;
}

Result<DecodedText> decodeText(std::string_view bytes, std::string_view hint)
{
    if (!hint.empty() && !isKnownEncoding(hint))
        return Error{ErrorCode::UnknownEncoding, {}, std::string(hint)};
    if (bytes.empty())
        return Error{ErrorCode::Empty, {}, {}};

    const ByteOrderMark mark = byteOrderMark(bytes);
    std::string encoding(mark.encoding);
    if (encoding.empty() || (mark.length == 0 && !hint.empty()))
        encoding = browserEncoding(hint);
    if (encoding.empty())
        encoding = metaEncoding(bytes);
    if (encoding.empty())
        encoding = detectedEncoding(bytes);
    if (encoding.empty())
        encoding = "windows-1252";

    bytes.remove_prefix(mark.length);
    DecodedText decoded;
    decoded.encoding = encoding;
    decoded.utf8 =
        encoding == "utf-8" ? repairUtf8(bytes) : repairUtf8(decode(bytes, openDecoder(encoding).get()));

    const auto count = static_cast<double>(countOfControls(decoded.utf8));
    const double share = count / static_cast<double>(std::max<std::size_t>(decoded.utf8.size(), 1));
    if (share > controlCharacterLimit)
        return Error{ErrorCode::NotText, {}, fmt::format("{:.0f}", 100 * share)};
    replaceNul(decoded.utf8);
    return decoded;
}

} // namespace tagseam
