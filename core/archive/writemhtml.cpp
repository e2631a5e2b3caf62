// SPDX-License-Identifier: MIT
// A page and its resources -> MHTML, in the form that Chromium writes.
#include "core/archive/writemhtml.h"

#include "core/archive/encodedwords.h"
#include "core/archive/mimeheader.h"
#include "core/archive/transferencoding.h"
#include "core/base/ascii.h"
#include "core/base/sha256.h"
#include "core/base/url.h"
#include "core/base/utctime.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iterator>
#include <optional>
#include <set>

namespace tagseam {

namespace {

constexpr std::size_t titleLimit = 4096;                 // bytes; real titles stay below 300
constexpr std::size_t mediaTypeLimit = 1024;             // bytes, with parameters
constexpr std::size_t urlLimit = std::size_t{64} << 10U; // bytes as written; all of a header may have 256 KB

// Returns at most titleLimit bytes, without splitting a letter of UTF-8.
std::string_view cutTitle(std::string_view title)
{
    if (title.size() <= titleLimit)
        return title;
    std::size_t end = titleLimit;
    while (end > titleLimit - 4 && (static_cast<unsigned char>(title[end]) & 0xC0U) == 0x80U)
        --end;
    return title.substr(0, end);
}

// Converts "2026-11-21T19:30:00Z" to "Sat, 21 Nov 2026 19:30:00 +0000" (RFC 5322, 3.3); nothing for an
// invalid time.
std::optional<std::string> mailDate(const std::string& time)
{
    const std::optional<std::tm> parts = parseUtcTime(time);
    if (!parts)
        return {};
    static constexpr std::string_view days = "SunMonTueWedThuFriSat";
    static constexpr std::string_view months = "JanFebMarAprMayJunJulAugSepOctNovDec";
    return fmt::format("{}, {:02} {} {:04} {:02}:{:02}:{:02} +0000",
                       days.substr(static_cast<std::size_t>(parts->tm_wday) * 3, 3), parts->tm_mday,
                       months.substr(static_cast<std::size_t>(parts->tm_mon) * 3, 3), parts->tm_year + 1900,
                       parts->tm_hour, parts->tm_min, parts->tm_sec);
}

// True for text with few letters beyond ASCII, which stays readable as quoted-printable; for the rest base64
// is shorter.
bool isQuotedPrintable(std::string_view mediaType, std::string_view bytes)
{
    const bool isText = mediaType.starts_with("text/") || mediaType == "image/svg+xml" ||
                        mediaType == "application/javascript" || isHtmlType(mediaType);
    const auto isEscaped = [](char c) { return c == '=' || c == '\n' || c < ' ' || c == '\x7f'; };
    return isText && static_cast<std::size_t>(std::ranges::count_if(bytes, isEscaped)) < bytes.size() / 6 + 1;
}

// Returns the media type so that it cannot end the header early, nor make the part a multipart, whatever type
// the page names.
std::string safeMediaType(std::string_view mediaType)
{
    const auto isSafe = [](char c) { return c >= ' ' && c < '\x7f'; };
    const bool hasBoth = mediaType.find('/') != std::string_view::npos && mediaType.size() <= mediaTypeLimit;
    const bool isMultipart = lowerCase(trimmed(mediaType)).starts_with("multipart/");
    return hasBoth && !isMultipart && std::ranges::all_of(mediaType, isSafe)
               ? std::string(trimmed(mediaType))
               : std::string("application/octet-stream");
}

void writeLocation(std::string& out, std::string_view url)
{
    if (!url.empty() && isArchivableUrl(url))
        out.append("Content-Location: ").append(percentEncoded(url)).append("\r\n");
}

// `location`: as ArchivedResource::location.
void writePart(std::string& out, std::string_view boundary, std::string_view contentType,
               std::string_view url, std::string_view bytes, std::string_view location = {})
{
    const bool isQuoted = isQuotedPrintable(parseMediaType(contentType).type, bytes);
    fmt::format_to(std::back_inserter(out), "--{}\r\nContent-Type: {}\r\nContent-Transfer-Encoding: {}\r\n",
                   boundary, contentType, isQuoted ? "quoted-printable" : "base64");
    const bool isId = equalsIgnoringCase(url.substr(0, 4), "cid:");
    if (isId)
        out.append("Content-ID: <").append(percentEncoded(percentDecoded(url.substr(4)))).append(">\r\n");
    writeLocation(out, isId ? location : url);
    out.append("\r\n").append(isQuoted ? encodeQuotedPrintable(bytes) : encodeBase64(bytes)).append("\r\n");
}

// "=_" stands in no text of base64 or quoted-printable (RFC 2045, 6.7): no part can contain the boundary.
std::string boundaryFor(std::string_view html, const Manifest& manifest,
                        std::span<const ArchivedResource> resources)
{
    std::string all = sha256(html) + sha256(manifest.url) + sha256(manifest.title) + sha256(manifest.time);
    for (const ArchivedResource& resource : resources)
        all += sha256(resource.url) + sha256(resource.mediaType) + sha256(resource.bytes) + resource.location;
    return "----=_Tagseam_" + sha256(all).substr(0, 40);
}

} // namespace

bool isArchivableUrl(std::string_view url)
{
    return url.size() <= urlLimit && percentEncoded(url).size() <= urlLimit;
}

std::string writeMhtml(std::string_view html, const Manifest& manifest,
                       std::span<const ArchivedResource> resources)
{
    const std::string boundary = boundaryFor(html, manifest, resources);
    std::string out = "From: <Saved by Tagseam>\r\n";
    if (!manifest.url.empty() && isArchivableUrl(manifest.url))
        out.append("Snapshot-Content-Location: ").append(percentEncoded(manifest.url)).append("\r\n");
    out.append("Subject: ").append(encodeWords(cutTitle(manifest.title))).append("\r\n");
    if (const std::optional<std::string> date = mailDate(manifest.time))
        out.append("Date: ").append(*date).append("\r\n");
    fmt::format_to(std::back_inserter(out),
                   "MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype=\"text/html\";\r\n"
                   "\tboundary=\"{}\"\r\n\r\n\r\n",
                   boundary);
    writePart(out, boundary, "text/html; charset=utf-8", manifest.url, html);
    std::set<std::string_view> written{manifest.url};
    for (const ArchivedResource& resource : resources) {
        if (!resource.url.empty() && isArchivableUrl(resource.url) && written.insert(resource.url).second)
            writePart(out, boundary, safeMediaType(resource.mediaType), resource.url, resource.bytes,
                      resource.location);
    }
    return out.append("--").append(boundary).append("--\r\n");
}

} // namespace tagseam
