// SPDX-License-Identifier: MIT
// A file -> the page in it, however it is packed.
#include "core/archive/pageinput.h"

#include "core/base/encoding.h"
#include "core/base/readbytes.h"
#include "core/page/pagenames.h"
#include "core/page/parsehtml.h"
#include "core/page/snapshotbytes.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

namespace tagseam {

namespace {

bool isArchiveFile(const std::string& path)
{
    std::error_code status;
    if (path == "-" || !std::filesystem::is_regular_file(path, status))
        return false; // a pipe can be read only once
    std::string front(Archive::frontSize, '\0');
    std::ifstream stream(path, std::ios::binary);
    stream.read(front.data(), static_cast<std::streamsize>(front.size()));
    front.resize(static_cast<std::size_t>(std::max<std::streamsize>(stream.gcount(), 0)));
    return Archive::isArchive(front);
}

Result<Document> entryPage(const Archive& archive, std::size_t entry, const PageReading& reading,
                           const std::stop_token& stop)
{
    const Result<std::string> bytes = archive.content(entry);
    if (!bytes)
        return bytes.error();
    return parsePage(*bytes, readingOfEntry(archive.entries()[entry], reading), stop);
}

Result<Document> mainPageOf(const Archive& archive, const PageReading& reading, const std::stop_token& stop)
{
    if (!archive.mainPage())
        return Error{ErrorCode::BadArchive, {}, "no page, or several, and none is the main one"};
    return entryPage(archive, *archive.mainPage(), reading, stop);
}

Result<Document> namedEntry(const EntryName& name, const PageReading& reading, const std::stop_token& stop)
{
    const Result<Archive> archive = Archive::open(name.file, reading.limits);
    if (!archive)
        return archive.error();
    if (name.damaged > 0 || name.entry > archive->entries().size())
        return Error{ErrorCode::BadArchive, {}, "it has no such entry"};
    return entryPage(*archive, name.entry - 1, reading, stop);
}

} // namespace

Result<PageInput> readPageInput(const std::string& path, const Limits& limits)
{
    Result<Archive> archive = Error{ErrorCode::BadArchive, {}, {}};
    if (isArchiveFile(path)) {
        archive = Archive::open(path, limits);
    } else {
        Result<std::string> bytes = readBytes(path);
        if (!bytes)
            return bytes.error();
        if (!Archive::isArchive(std::string_view(*bytes).substr(0, Archive::frontSize))) {
            Result<Unpacked> page = unpackGzip(*std::move(bytes), std::min(limits.bytes, pageSizeLimit));
            if (!page)
                return page.error();
            return PageInput(*std::move(page));
        }
        archive = Archive::read(*std::move(bytes), limits);
    }
    if (!archive)
        return archive.error();
    return PageInput(*std::move(archive));
}

Result<Document> parsePage(std::string_view bytes, const PageReading& reading, const std::stop_token& stop)
{
    if (!isGzip(bytes))
        return parseHtml(bytes, reading, stop);
    const Result<Unpacked> page =
        unpackGzip(std::string(bytes), std::min(reading.limits.bytes, pageSizeLimit));
    return page ? parseHtml(page->bytes, reading, stop) : page.error();
}

Result<Document> readDocument(std::string_view bytes, const PageReading& reading, const std::stop_token& stop)
{
    return isSnapshot(bytes) ? decodeSnapshot(bytes, reading.limits) : parsePage(bytes, reading, stop);
}

PageReading readingOfEntry(const ArchiveEntry& entry, PageReading reading)
{
    if (reading.encoding.empty() && isKnownEncoding(entry.charset))
        reading.encoding = entry.charset;
    return reading;
}

Result<Document> readPage(const std::string& path, const PageReading& reading, const std::stop_token& stop)
{
    std::error_code status;
    const EntryName name = entryNameOf(path);
    if (!name.isFile() && !std::filesystem::exists(path, status))
        return namedEntry(name, reading, stop);
    if (!std::filesystem::is_regular_file(path, status))
        return Error{ErrorCode::CannotRead, path, status ? status.message() : "it is not a regular file"};
    const Result<PageInput> input = readPageInput(path, reading.limits);
    if (!input)
        return input.error();
    if (const auto* archive = std::get_if<Archive>(&*input))
        return mainPageOf(*archive, reading, stop);
    return readDocument(std::get<Unpacked>(*input).bytes, reading, stop);
}

} // namespace tagseam
