// SPDX-License-Identifier: MIT
// One interface for MHTML and WARC.
#include "core/archive/archive.h"

#include "core/archive/bytesource.h"
#include "core/archive/contentencoding.h"
#include "core/archive/mhtml.h"
#include "core/archive/mimeheader.h"
#include "core/archive/recordreader.h"
#include "core/archive/warc.h"
#include "core/base/ascii.h"
#include "core/base/encoding.h"
#include "core/base/url.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace tagseam {

namespace {

bool isWarc(std::string_view front)
{
    while (front.starts_with('\r') || front.starts_with('\n'))
        front.remove_prefix(1);
    return front.starts_with("WARC/") && front.size() > 5 && isDigit(front[5]);
}

// Returns the first bytes that gzip'd bytes unpack to; `packed` may be truncated anywhere.
std::string unpackedFront(std::string_view packed)
{
    const ArchivePlace start{};
    const ByteSource source{std::string(packed)};
    RecordReader reader(source, true, start);
    return std::string(reader.peek(Archive::frontSize));
}

// True for UTF-16 with a byte order mark, which some programs make of the text of MHTML.
bool isUtf16(std::string_view bytes)
{
    return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
}

bool isMhtmlFront(std::string_view front)
{
    if (!isUtf16(front))
        return isMhtml(front);
    const Result<DecodedText> text = decodeText(front);
    return text && isMhtml(text->utf8);
}

// Returns the reason why an archive of another format is not read; empty for other bytes.
std::string_view refusalOf(std::string_view front)
{
    if (front.starts_with("filedesc://"))
        return "it is an ARC file: convert it to WARC";
    if (front.starts_with("PK\x03\x04"))
        return "it is a ZIP or WACZ file: extract its WARC files and open them";
    return {};
}

Error located(const Error& error, const std::string& path)
{
    return {error.code, error.where.empty() ? path : error.where, error.detail};
}

} // namespace

struct Archive::Body {
    std::vector<ArchiveEntry> entries;
    std::optional<std::size_t> mainPage;
    std::unordered_map<std::string, std::size_t> byUrl; // comparableUrl() -> the entry that find() returns
    std::unordered_map<std::string, std::size_t> byContentId;
    std::size_t limit = 0; // bytes of an entry, unpacked

    std::string message; // the message of MHTML
    std::vector<MhtmlPart> parts;

    std::unique_ptr<ByteSource> source; // the file of WARC
    bool isGzip = false;
    std::vector<WarcRecord> records;
    std::string problem;
};

namespace {

template <class Body>
void buildIndex(Body& body)
{
    for (std::size_t i = 0; i < body.entries.size(); ++i) {
        const ArchiveEntry& entry = body.entries[i];
        if (!entry.contentId.empty())
            body.byContentId.try_emplace(entry.contentId, i);
        if (entry.url.empty())
            continue;
        const auto [known, isNew] = body.byUrl.try_emplace(comparableUrl(entry.url), i);
        if (!isNew && entry.status == 200 && body.entries[known->second].status != 200)
            known->second = i;
    }
}

// Reads the message of MHTML.
template <class Body>
std::optional<Error> readMessage(Body& body, Unpacked message)
{
    const bool isOfUtf16 = isUtf16(message.bytes);
    if (isOfUtf16) {
        Result<DecodedText> text = decodeText(message.bytes);
        if (!text)
            return text.error();
        message.bytes = std::move(text->utf8);
    }
    body.message = std::move(message.bytes);
    Result<Mhtml> mhtml = readMhtml(body.message);
    if (!mhtml)
        return mhtml.error();
    if (message.isInPart()) {
        mhtml->problem = "it ends early";
        mhtml->parts.back().isCut = true;
    }
    for (std::size_t i = 0; isOfUtf16 && i < mhtml->parts.size(); ++i) {
        if (mhtml->parts[i].encoding == TransferEncoding::Identity) // its bytes are decoded now
            mhtml->entries[i].charset = "utf-8";
    }
    body.parts = std::move(mhtml->parts);
    body.mainPage = mhtml->root;
    body.entries = std::move(mhtml->entries);
    body.problem = std::move(mhtml->problem);
    return std::nullopt;
}

} // namespace

Archive::Archive(std::unique_ptr<Body> body) : m_body(std::move(body)) {}
Archive::Archive(Archive&&) noexcept = default;
Archive& Archive::operator=(Archive&&) noexcept = default;
Archive::~Archive() = default;

bool Archive::isArchive(std::string_view firstBytes)
{
    const std::string unpacked = isGzip(firstBytes) ? unpackedFront(firstBytes) : std::string();
    const std::string_view front = isGzip(firstBytes) ? unpacked : firstBytes.substr(0, frontSize);
    return isWarc(front) || isMhtmlFront(front) || !refusalOf(front).empty();
}

Result<Archive> Archive::open(const std::string& path, const Limits& limits)
{
    Result<ByteSource> source = ByteSource::open(path, limits.bytes);
    if (!source)
        return source.error();
    Result<Archive> archive = openSource(std::make_unique<ByteSource>(*std::move(source)), limits);
    if (!archive)
        return located(archive.error(), path);
    return archive;
}

Result<Archive> Archive::read(std::string bytes, const Limits& limits)
{
    return openSource(std::make_unique<ByteSource>(std::move(bytes)), limits);
}

Result<Archive> Archive::openSource(std::unique_ptr<ByteSource> source, const Limits& limits)
{
    std::array<char, frontSize> buffer{};
    const Result<std::size_t> count = source->read(0, buffer);
    if (!count)
        return count.error();
    if (*count == 0)
        return Error{ErrorCode::Empty, {}, {}};
    const std::string_view first(buffer.data(), *count);
    auto body = std::make_unique<Body>();
    body->limit = limits.bytes;
    body->isGzip = tagseam::isGzip(first);
    const std::string front = body->isGzip ? unpackedFront(first) : std::string(first);
    if (const std::string_view refusal = refusalOf(front); !refusal.empty())
        return Error{ErrorCode::BadArchive, {}, std::string(refusal)};
    if (!isWarc(front) && !isMhtmlFront(front))
        return Error{ErrorCode::BadArchive, {}, "neither MHTML nor WARC"};

    if (isWarc(front)) {
        Result<WarcScan> scan = scanWarc(*source, body->isGzip);
        if (!scan)
            return scan.error();
        if (scan->entries.empty())
            return Error{ErrorCode::BadArchive,
                         {},
                         scan->problem.empty() ? "it does not contain a response" : scan->problem};
        body->source = std::move(source);
        body->entries = std::move(scan->entries);
        body->records = std::move(scan->records);
        body->problem = std::move(scan->problem);
        const auto isPage = [](const ArchiveEntry& entry) { return entry.isPage; };
        if (std::ranges::count_if(body->entries, isPage) == 1)
            body->mainPage = std::ranges::find_if(body->entries, isPage) - body->entries.begin();
    } else {
        Result<std::string> message = std::move(*source).readAll(limits.bytes);
        if (!message)
            return message.error();
        Result<Unpacked> unpacked = unpackGzip(*std::move(message), limits.bytes);
        if (!unpacked)
            return unpacked.error();
        if (const std::optional<Error> error = readMessage(*body, *std::move(unpacked)))
            return *error;
    }
    buildIndex(*body);
    return Archive(std::move(body));
}

const std::vector<ArchiveEntry>& Archive::entries() const
{
    return m_body->entries;
}

std::optional<std::size_t> Archive::mainPage() const
{
    return m_body->mainPage;
}

const std::string& Archive::problem() const
{
    return m_body->problem;
}

std::optional<std::size_t> Archive::findNamed(std::string_view name) const
{
    std::size_t number = 0;
    const auto [end, status] = std::from_chars(name.data(), name.data() + name.size(), number);
    if (end == name.data() + name.size() && !name.empty())
        return status == std::errc() && number >= 1 && number <= entries().size() ? std::optional(number - 1)
                                                                                  : std::nullopt;
    for (const char* scheme : {"", "https://", "http://"}) {
        if (const auto found = find(std::string(scheme).append(name)))
            return found;
    }
    return std::nullopt;
}

std::optional<std::size_t> Archive::find(std::string_view url) const
{
    if (equalsIgnoringCase(url.substr(0, 4), "cid:")) {
        const std::string_view id = url.substr(4);
        for (const std::string& name : {std::string(id), percentDecoded(id)}) {
            if (const auto found = m_body->byContentId.find(name); found != m_body->byContentId.end())
                return found->second;
        }
    }
    if (const auto found = m_body->byUrl.find(comparableUrl(url)); found != m_body->byUrl.end())
        return found->second;
    const auto named = m_body->byContentId.find(std::string(url));
    return named == m_body->byContentId.end() ? std::nullopt : std::optional(named->second);
}

Result<Unpacked> Archive::content(std::size_t entry) const
{
    const ArchiveEntry& asked = m_body->entries[entry];
    Result<Unpacked> content =
        m_body->source ? warcContent(*m_body->source, m_body->isGzip, m_body->records[entry], m_body->limit)
                       : mhtmlContent(m_body->message, m_body->parts[entry]);
    if (!content)
        return located(content.error(), asked.url);
    content->isXhtml = isXhtmlType(asked.mediaType);
    const bool isSaid = !m_body->source && m_body->parts[entry].isCut;
    if (!m_body->problem.empty() && !isSaid)
        content->findings.push_back({ErrorCode::DamagedArchive, {}, m_body->problem});
    return content;
}

} // namespace tagseam
