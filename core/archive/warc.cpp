// SPDX-License-Identifier: MIT
// Reads WARC: scanned once, records read again from their place.
#include "core/archive/warc.h"

#include "core/archive/httpresponse.h"
#include "core/archive/mimeheader.h"
#include "core/base/ascii.h"
#include "core/base/limits.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

std::optional<std::uint64_t> numberIn(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (status != std::errc() || end != text.data() + text.size())
        return {};
    return number;
}

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

// Skips to the next line that begins a record; false when there is none.
bool findRecord(RecordReader& reader)
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

struct Found {
    ArchiveEntry entry;
    WarcRecord record;
};

// Returns a response or resource; nothing for the other types.
std::optional<Found> entryOf(const HeaderBlock& header, std::uint64_t block, RecordReader& reader)
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
    Found found{{}, {reader.place(), block, isHttp}};
    found.entry.url = url;
    found.entry.date = header.value("warc-date");
    std::uint64_t headSize = 0;
    if (isHttp) {
        const HttpHead head = peekHttpHead(reader, block);
        found.entry.status = head.status;
        setMediaType(found.entry, head.header.value("content-type"));
        headSize = head.size;
    } else {
        setMediaType(found.entry, contentType);
    }
    found.entry.size = block - headSize;
    found.entry.isPage = isHtmlType(found.entry.mediaType) && found.entry.status == 200;
    return found;
}

std::size_t memoryOf(const ArchiveEntry& entry)
{
    return sizeof(WarcRecord) + sizeof(ArchiveEntry) + entry.url.capacity() + entry.mediaType.capacity() +
           entry.charset.capacity() + entry.date.capacity();
}

// A function of its own, so that the reader's own copy is freed before the block is unpacked.
Result<std::string> readBlock(const ByteSource& source, bool isGzip, const WarcRecord& record)
{
    RecordReader reader(source, isGzip, record.place);
    const std::string_view block = reader.peek(static_cast<std::size_t>(record.block));
    if (block.size() < record.block)
        return reader.error().value_or(Error{ErrorCode::BadArchive, {}, "the file became shorter"});
    return std::string(block);
}

} // namespace

Result<WarcScan> scanWarc(const ByteSource& source, bool isGzip)
{
    RecordReader reader(source, isGzip, {});
    WarcScan scan;
    std::size_t memory = 0;
    while (findRecord(reader)) {
        const std::string_view front = peekHeaderBlock(reader);
        if (front.empty()) { // removes all bytes that were searched; otherwise a file of such lines takes
                             // quadratic time
            scan.problem = "a record has no end of its headers";
            reader.take(reader.peek(headerBlockLimit).size());
            continue;
        }
        if (const std::size_t whole = reader.uncut(front.size()); whole < front.size()) {
            scan.problem = "a record ends early";
            reader.take(whole);
            continue;
        }
        const HeaderBlock header = parseHeaderBlock(front);
        const std::optional<std::uint64_t> block = numberIn(header.value("content-length"));
        reader.take(front.size());
        if (!block) {
            scan.problem = "a record does not say its length";
            continue;
        }
        std::optional<Found> found = entryOf(header, *block, reader);
        if (reader.skip(*block) < *block) {
            scan.problem = "a record ends early";
            continue;
        }
        if (!found)
            continue;
        memory += memoryOf(found->entry);
        if (memory > entryListLimit)
            return Error{ErrorCode::TooManyEntries, {}, sizeText(entryListLimit)};
        scan.entries.push_back(std::move(found->entry));
        scan.records.push_back(found->record);
    }
    const std::optional<Error>& error = reader.error();
    if (error && (error->code != ErrorCode::BadArchive || scan.entries.empty()))
        return *error;
    return scan;
}

Result<std::string> warcContent(const ByteSource& source, bool isGzip, const WarcRecord& record,
                                std::size_t limit)
{
    if (record.block > limit + (record.isHttp ? headerBlockLimit : 0))
        return Error{ErrorCode::TooLarge, {}, sizeText(limit)};
    Result<std::string> block = readBlock(source, isGzip, record);
    return block && record.isHttp ? httpBody(*std::move(block), limit) : block;
}

} // namespace tagseam
