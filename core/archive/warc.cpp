// SPDX-License-Identifier: MIT
// Reads WARC: scanned once, records read again from their place.
#include "core/archive/warc.h"

#include "core/archive/httpresponse.h"
#include "core/archive/mimeheader.h"
#include "core/base/ascii.h"
#include "core/base/limits.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

// Returns the header block at the front, searched for only within the limit; empty when it has no end.
std::string_view peekHeaderBlock(RecordReader& reader)
{
    for (std::size_t count = 4096;; count *= 4) {
        const std::string_view front = reader.peek(std::min(count, headerBlockLimit));
        const std::size_t end = headerBlockEnd(front);
        if (end != std::string_view::npos)
            return front.substr(0, end);
        if (front.size() < count || count >= headerBlockLimit)
            return {};
    }
}

// Skips to the next line that begins a record; false when there is none. `isLost`: set if other than blank
// lines was skipped.
bool findRecord(RecordReader& reader, bool& isLost)
{
    bool isLineStart = true;
    for (;;) {
        const std::string_view front = reader.peek(4096);
        if (front.empty())
            return false;
        if (isLineStart && front.starts_with("WARC/"))
            return true;
        const std::size_t lineEnd = front.find('\n');
        const std::size_t line = lineEnd == std::string_view::npos ? front.size() : lineEnd + 1;
        const std::size_t uncut = reader.uncut(line);
        isLineStart = lineEnd != std::string_view::npos || uncut < line;
        isLost = isLost || !trimmed(front.substr(0, uncut)).empty();
        reader.take(uncut);
    }
}

HttpHead peekHttpHead(RecordReader& reader, std::uint64_t block)
{
    const std::size_t most = std::min<std::uint64_t>(block, headerBlockLimit);
    for (std::size_t count = 4096;; count *= 4) {
        const std::string_view front = reader.peek(std::min(count, most));
        HttpHead head = parseHttpHead(front);
        if (head.size < front.size() || front.size() < count)
            return head;
    }
}

void setMediaType(ArchiveEntry& entry, std::string_view contentType)
{
    MediaType media = parseMediaType(contentType);
    entry.mediaType = std::move(media.type);
    entry.charset = std::move(media.charset);
}

constexpr std::size_t sniffedBytes = 1024; // in which a page has its first tag

// True for the beginning of a page that is not packed.
bool isHtmlFront(std::string_view body)
{
    const std::string front = lowerCase(body.substr(0, sniffedBytes));
    return front.find("<!doctype html") != std::string::npos || front.find("<html") != std::string::npos;
}

// True if the checksum of the member of gzip that ends with the record that was taken last is wrong.
bool isWrongLast(RecordReader& reader, const std::optional<Error>& fault)
{
    const bool isWrong =
        fault && (fault->detail == "incorrect data check" || fault->detail == "incorrect length check");
    return isWrong && trimmed(reader.peek(8)).empty();
}

// Returns what is missing by WARC-Truncated (ISO 28500, 5.13); empty without this header.
std::string_view truncationIn(std::string_view reason)
{
    reason = trimmed(reason);
    if (reason.empty())
        return {};
    if (equalsIgnoringCase(reason, "length"))
        return "the crawler saved only its beginning: it was too long";
    if (equalsIgnoringCase(reason, "time"))
        return "the crawler saved only its beginning: it took too long";
    if (equalsIgnoringCase(reason, "disconnect"))
        return "the connection of the crawler ended early";
    return "the crawler saved only its beginning";
}

// Returns a response or resource; nothing for the other types.
std::optional<WarcEntry> entryOf(const HeaderBlock& header, std::uint64_t block, RecordReader& reader)
{
    const std::string type = lowerCase(header.value("warc-type"));
    const std::string_view contentType = header.value("content-type");
    const std::string_view url = withoutAngles(header.value("warc-target-uri")); // wget writes <...>
    const bool isHttp = type == "response";
    if (!isHttp && type != "resource")
        return {};
    const std::string scheme = lowerCase(url.substr(0, 4));
    if (isHttp && scheme != "http" && !lowerCase(contentType).starts_with("application/http"))
        return {}; // dns: and the like
    WarcEntry found{{}, {reader.place(), block, isHttp, truncationIn(header.value("warc-truncated"))}, {}};
    found.entry.url = url;
    found.entry.contentId = withoutAngles(header.value("warc-record-id"));
    found.entry.date = header.value("warc-date");
    std::uint64_t headSize = 0;
    if (isHttp) {
        const HttpHead head = peekHttpHead(reader, block);
        found.entry.status = head.status;
        setMediaType(found.entry, head.header.value("content-type"));
        headSize = std::min<std::uint64_t>(head.size, block);
    } else {
        setMediaType(found.entry, contentType);
    }
    if (found.entry.mediaType.empty()) { // the header is missing
        const std::size_t size = std::min<std::uint64_t>(block, headSize + sniffedBytes);
        const std::string_view front = reader.peek(size);
        if (isHtmlFront(front.substr(std::min<std::size_t>(front.size(), headSize))))
            found.entry.mediaType = "text/html";
    }
    found.entry.size = block - headSize;
    found.entry.isPage = isHtmlType(found.entry.mediaType) && found.entry.status == 200;
    return found;
}

std::size_t memoryOf(const ArchiveEntry& entry)
{
    return sizeof(WarcRecord) + sizeof(ArchiveEntry) + entry.url.capacity() + entry.mediaType.capacity() +
           entry.charset.capacity() + entry.date.capacity() + entry.contentId.capacity();
}

// A function of its own, so that the reader's own copy is freed before the block is unpacked.
Result<std::string> readBlock(const ByteSource& source, bool isGzip, const WarcRecord& record)
{
    RecordReader reader(source, isGzip, record.place);
    const std::string_view block = reader.peek(static_cast<std::size_t>(record.block));
    if (block.size() < record.block && (!record.isCut || block.empty()))
        return reader.error().value_or(Error{ErrorCode::BadArchive, {}, "the file became shorter"});
    return std::string(block);
}

} // namespace

std::optional<WarcEntry> WarcReader::damaged(std::string what, WarcEntry entry)
{
    m_isDamaged = true;
    // It may be a page as long as nothing says otherwise; status 0 is one that was not read.
    const bool isUnknown =
        entry.entry.mediaType.empty() && (entry.entry.status == 200 || entry.entry.status == 0);
    entry.entry.isPage = entry.entry.isPage || isUnknown;
    entry.damage = Error{ErrorCode::BadArchive, {}, std::move(what)};
    return entry;
}

std::optional<WarcEntry> WarcReader::next(const KeepsBlock& keeps)
{
    for (;;) {
        bool isLost = false;
        const bool isFound = findRecord(m_reader, isLost);
        const std::optional<Error> error = isFound ? std::nullopt : m_reader.error();
        const bool isCut = !isFound && m_reader.isCut();
        const bool isAfterRecord = isCut && !isLost && !m_reader.isAtMember();
        const bool isRecovered = !isFound && m_reader.recover();
        const bool isFault = error ? error->code == ErrorCode::BadArchive : isCut;
        if (!m_isDamaged && (isLost || isFault)) {
            std::optional<WarcEntry> lost = damaged(error    ? error->detail
                                                    : isLost ? "bytes that are not a record"
                                                             : "a record ends early");
            lost->entry.isPage = lost->entry.isPage && !isAfterRecord; // only the end of a member is missing
            return lost;
        }
        if (isRecovered)
            continue;
        if (!isFound)
            return std::nullopt;
        const std::string_view front = peekHeaderBlock(m_reader);
        if (front.empty()) { // removes all bytes that were searched; otherwise a file of such lines takes
                             // quadratic time
            m_reader.take(m_reader.peek(headerBlockLimit).size());
            if (!m_isDamaged)
                return damaged("a record has no end of its headers");
            continue;
        }
        if (const std::size_t whole = m_reader.uncut(front.size()); whole < front.size()) {
            m_reader.take(whole);
            return damaged("a record ends early");
        }
        const HeaderBlock header = parseHeaderBlock(front);
        const std::optional<std::uint64_t> block = lengthIn(header.value("content-length"));
        m_reader.take(front.size());
        m_isDamaged = false;
        if (!block)
            return damaged("a record does not say its length");
        std::optional<WarcEntry> found = entryOf(header, *block, m_reader);
        const bool isKept = found && keeps && keeps(found->entry, found->record);
        if (isKept) {
            const std::string_view bytes = m_reader.peek(static_cast<std::size_t>(*block));
            if (m_reader.uncut(bytes.size()) == *block)
                found->block = bytes;
        }
        const bool isSkipped = m_reader.skip(*block) == *block;
        const std::optional<Error> fault = m_reader.error();
        if (isWrongLast(m_reader, fault)) // no header of it can be trusted
            return damaged(fault->detail);
        const bool isWhole = isSkipped && (!isKept || found->block);
        if (isWhole && found)
            return found;
        if (isWhole)
            continue;
        const bool isPageType = found.has_value(); // a request, or other metadata, is not a page
        std::optional<WarcEntry> lost =
            damaged(fault ? fault->detail : "a record ends early", std::move(found).value_or(WarcEntry{}));
        lost->entry.isPage = lost->entry.isPage && isPageType;
        return lost;
    }
}

Result<WarcScan> scanWarc(const ByteSource& source, bool isGzip)
{
    WarcReader reader(source, isGzip);
    WarcScan scan;
    std::size_t memory = 0;
    std::optional<WarcEntry> lost; // the record that was read last, if it is damaged
    const auto add = [&](WarcEntry& found) {
        memory += memoryOf(found.entry);
        scan.entries.push_back(std::move(found.entry));
        scan.records.push_back(found.record);
        return memory <= entryListLimit;
    };
    while (std::optional<WarcEntry> found = reader.next()) {
        if (std::optional<WarcEntry> before = std::exchange(lost, std::nullopt))
            scan.problem = before->damage->detail;
        if (found->damage)
            lost = std::move(found);
        else if (!add(*found))
            return Error{ErrorCode::TooManyEntries, {}, sizeText(entryListLimit)};
    }
    const std::optional<Error>& error = reader.error();
    if (lost)
        scan.problem = lost->damage->detail;
    const bool isOnly = std::ranges::none_of(scan.entries, &ArchiveEntry::isPage);
    if (isOnly && lost && !error && lost->entry.isPage && !lost->entry.mediaType.empty()) {
        // The archive was cut while it was written: what it has of its page is read.
        lost->record.isCut = true;
        if (lost->record.truncation.empty())
            lost->record.truncation = "its archive ends early";
        add(*lost);
    }
    if (error && (error->code != ErrorCode::BadArchive || scan.entries.empty()))
        return *error;
    return scan;
}

Result<Unpacked> warcContent(const ByteSource& source, bool isGzip, const WarcRecord& record,
                             std::size_t limit)
{
    if (record.block > limit + (record.isHttp ? headerBlockLimit : 0))
        return Error{ErrorCode::TooLarge, {}, sizeText(limit)};
    Result<std::string> block = readBlock(source, isGzip, record);
    return block ? warcPayload(*std::move(block), record, limit) : Result<Unpacked>(block.error());
}

Result<Unpacked> warcPayload(std::string block, const WarcRecord& record, std::size_t limit)
{
    Result<Unpacked> body =
        record.isHttp ? httpBody(std::move(block), limit) : Result<Unpacked>(Unpacked{std::move(block)});
    if (!body || record.truncation.empty())
        return body;
    Unpacked truncated{std::move(body->bytes)};
    truncated.addMissing(std::string(record.truncation));
    truncated.add(body->findings);
    return truncated;
}

} // namespace tagseam
