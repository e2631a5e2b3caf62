// SPDX-License-Identifier: MIT
// Bytes of unknown encoding -> UTF-8 text.
#include "core/base/encoding.h"

#include "core/base/encodinglabels.h"
#include "core/base/prescan.h"
#include "core/base/utf8.h"

#include <fmt/format.h>
#include <iconv.h>
#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

namespace tagseam {

namespace {

constexpr std::ptrdiff_t enoughHighBytes = 64; // for a guess among Latin encodings; with fewer bytes,
                                               // windows-1252
constexpr double controlCharacterLimit =
    0.02; // share; random bytes have 0.10, no page of the corpus over 0.001
constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD

using IconvHandle = std::unique_ptr<void, decltype([](iconv_t handle) { iconv_close(handle); })>;

IconvHandle openDecoder(std::string_view encoding)
{
    const iconv_t handle = iconv_open("UTF-8", iconvName(encoding).c_str());
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

// True for a single-byte encoding of Latin script; a few letters do not distinguish these.
bool isLatin(std::string_view encoding)
{
    static constexpr std::array<std::string_view, 18> names{
        "iso-8859-1",   "iso-8859-2",   "iso-8859-3",  "iso-8859-4",   "iso-8859-10",  "iso-8859-13",
        "iso-8859-14",  "iso-8859-15",  "iso-8859-16", "windows-1250", "windows-1252", "windows-1254",
        "windows-1257", "windows-1258", "ibm850",      "ibm852",       "viscii",       "mac-centraleurope"};
    return std::ranges::find(names, encoding) != names.end();
}

std::string_view detectedEncoding(std::string_view bytes)
{
    const std::unique_ptr<uchardet, void (*)(uchardet_t)> detector(uchardet_new(), uchardet_delete);
    if (uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0)
        return {};
    uchardet_data_end(detector.get());
    const std::string_view name = encodingOfLabel(uchardet_get_charset(detector.get()));
    const auto highBytes =
        std::ranges::count_if(bytes, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
    if ((isLatin(name) && highBytes < enoughHighBytes) || name == "replacement" || name.starts_with("utf-16"))
        return {};
    return name;
}

// Returns the bytes of a character that iconv refuses: in the encodings of Windows, the standard has the
// control characters U+0080 to U+009F where Windows has nothing.
std::string refused(char byte, std::string_view encoding)
{
    std::string character;
    const auto code = static_cast<std::uint8_t>(byte);
    if (encoding.starts_with("windows-") && code >= 0x80 && code < 0xA0)
        appendUtf8(character, code);
    return character.empty() ? std::string(replacement) : character;
}

std::string decode(std::string_view bytes, std::string_view encoding)
{
    std::string text;
    if (encoding == "replacement")
        return std::string(replacement);
    if (encoding == "x-user-defined") {
        for (const char c : bytes)
            appendUtf8(text, static_cast<std::uint8_t>(c) < 0x80 ? static_cast<std::uint8_t>(c)
                                                                 : 0xF700U + static_cast<std::uint8_t>(c));
        return text;
    }
    const IconvHandle handle = openDecoder(encoding);
    iconv_t decoder = handle.get();
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
            text.append(refused(*input, encoding)); // EILSEQ, or EINVAL: a sequence that the end truncates
            const std::size_t unit = std::min<std::size_t>(left, encoding.starts_with("utf-16") ? 2 : 1);
            input += unit;
            left -= unit;
        }
    }
    char* output = buffer.data(); // iconv still holds back a letter that a combining mark could have followed
    std::size_t room = buffer.size();
    iconv(decoder, nullptr, nullptr, &output, &room);
    text.append(buffer.data(), output);
    return text;
}

// Returns the length in bytes of the character at the front of `text`, or, negated, of the longest piece that
// begins a character and does not end it: at least 1. A decoder puts one U+FFFD in its place (WHATWG
// Encoding, section 8.1.1).
int characterLength(std::string_view text)
{
    const auto byteAt = [&](std::size_t k) {
        return k < text.size() ? static_cast<std::uint8_t>(text[k]) : 0;
    };
    const int lead = byteAt(0);
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2 || lead > 0xF4)
        return -1;
    const int length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    for (int k = 1; k < length; ++k) {
        const int least = k > 1 ? 0x80 : lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        const int most = k > 1 ? 0xBF : lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        const int next = byteAt(static_cast<std::size_t>(k));
        if (next < least || next > most)
            return -k;
    }
    return length;
}

// True if the first eight bytes are ASCII; false for a shorter text.
bool isAsciiWord(std::string_view text)
{
    std::uint64_t word = 0;
    if (text.size() < sizeof word)
        return false;
    std::memcpy(&word, text.data(), sizeof word);
    return (word & 0x8080808080808080U) == 0;
}

// Does not use iconv, which accepts characters above U+10FFFF.
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
        const int length = characterLength(text.substr(i));
        const std::size_t next = i + static_cast<std::size_t>(std::abs(length));
        if (length < 0) {
            repaired.append(text, copied, i - copied).append(replacement);
            copied = next;
        }
        i = next;
    }
    return repaired.append(text, copied);
}

// True for text that is UTF-8 and has more than ASCII; the end may cut a character.
bool isUtf8(std::string_view text)
{
    bool hasMore = false;
    for (std::size_t i = 0; i < text.size();) {
        if (isAsciiWord(text.substr(i))) {
            i += sizeof(std::uint64_t);
            continue;
        }
        const int length = characterLength(text.substr(i));
        if (length < 0)
            return hasMore && i + static_cast<std::size_t>(-length) == text.size();
        hasMore = hasMore || length > 1;
        i += static_cast<std::size_t>(length);
    }
    return hasMore;
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

std::optional<std::string> encodeText(std::string_view utf8, std::string_view encoding)
{
    if (encoding == "utf-8")
        return std::string(utf8);
    const iconv_t opened = iconv_open(iconvName(encoding).c_str(), "UTF-8");
    // NOLINTNEXTLINE(performance-no-int-to-ptr): iconv's own error value
    if (opened == reinterpret_cast<iconv_t>(-1))
        return std::nullopt;
    const IconvHandle encoder(opened);
    std::string bytes;
    std::array<char, 16384> buffer{};
    char* input = const_cast<char*>(utf8.data()); // NOLINT: iconv takes char** and does not write through it
    std::size_t left = utf8.size();
    for (bool isEnd = false; !isEnd;) {
        isEnd = left == 0; // then the state at the end is written
        char* output = buffer.data();
        std::size_t room = buffer.size();
        const std::size_t status =
            iconv(encoder.get(), isEnd ? nullptr : &input, isEnd ? nullptr : &left, &output, &room);
        bytes.append(buffer.data(), output);
        if (status != 0 && !(status == static_cast<std::size_t>(-1) && errno == E2BIG))
            return std::nullopt;
    }
    return bytes;
}

std::string validText(std::string_view text)
{
    std::string valid = repairUtf8(text);
    replaceNul(valid);
    return valid;
}

bool isKnownEncoding(std::string_view name)
{
    return !encodingOfLabel(name).empty();
}

Result<DecodedText> decodeText(std::string_view bytes, std::string_view hint, bool keepsNul)
{
    if (!hint.empty() && !isKnownEncoding(hint))
        return Error{ErrorCode::UnknownEncoding, {}, std::string(hint)};
    if (bytes.empty())
        return Error{ErrorCode::Empty, {}, {}};

    const ByteOrderMark mark = byteOrderMark(bytes);
    std::string_view encoding = mark.encoding;
    if (encoding.empty() || (mark.length == 0 && !hint.empty()))
        encoding = encodingOfLabel(hint);
    if (encoding.empty())
        encoding = prescannedEncoding(bytes);
    if (encoding.empty() && isUtf8(bytes))
        encoding = "utf-8";
    if (encoding.empty())
        encoding = detectedEncoding(bytes);
    if (encoding.empty())
        encoding = "windows-1252";

    bytes.remove_prefix(mark.length);
    DecodedText decoded;
    decoded.encoding = encoding;
    decoded.utf8 = encoding == "utf-8" ? repairUtf8(bytes) : repairUtf8(decode(bytes, encoding));

    const auto count = static_cast<double>(countOfControls(decoded.utf8));
    const double share = count / static_cast<double>(std::max<std::size_t>(decoded.utf8.size(), 1));
    if (share > controlCharacterLimit)
        return Error{ErrorCode::NotText, {}, fmt::format("{:.0f}", 100 * share)};
    if (!keepsNul)
        replaceNul(decoded.utf8);
    return decoded;
}

} // namespace tagseam
