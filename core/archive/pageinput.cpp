// SPDX-License-Identifier: MIT
// A file -> the page in it, however it is packed.
#include "core/archive/pageinput.h"

#include "core/archive/contentencoding.h"
#include "core/base/ascii.h"
#include "core/base/encoding.h"
#include "core/base/readbytes.h"
#include "core/page/pagenames.h"
#include "core/page/parsehtml.h"
#include "core/page/references.h"
#include "core/page/snapshotbytes.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

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

Result<Document> parseUnpacked(const Unpacked& html, const PageReading& reading, const std::stop_token& stop)
{
    PageReading labelled = reading;
    labelled.isXhtml = labelled.isXhtml || html.isXhtml;
    Result<Document> document = parseHtml(html.bytes, labelled, stop);
    for (const Error& finding : html.findings) {
        if (document)
            document->addFinding(finding);
    }
    return document;
}

Result<Document> entryPage(const Archive& archive, std::size_t entry, const PageReading& reading,
                           const std::stop_token& stop)
{
    const Result<Unpacked> content = archive.content(entry);
    return content ? parseEntry(archive, entry, *content, reading, stop) : content.error();
}

// The parts of MHTML that a page shows, and those that its frames show.
class ShownParts {
  public:
    ShownParts(const Archive& archive, std::size_t page, const PageReading& reading,
               const std::stop_token& stop)
        : m_archive(archive), m_reading(reading), m_stop(stop), m_seen{page}
    {
    }

    void add(const Document& page)
    {
        take(page);
        while (!m_frames.empty() && !m_stop.stop_requested()) {
            const std::size_t entry = m_frames.back();
            m_frames.pop_back();
            const Result<Unpacked> content = m_archive.content(entry);
            if (!content)
                continue;
            const std::string& charset = m_archive.entries()[entry].charset;
            if (const auto frame = parseServed(*content, charset, m_reading, m_stop))
                take(*frame);
        }
    }
    /// Returns the first addresses that the archive lacks: "cid:a, cid:b, ..."; empty when it lacks none.
    std::string missing() const
    {
        constexpr std::size_t mostNamed = 3;
        constexpr std::size_t longestName = 100; // bytes
        std::string names;
        std::size_t count = 0;
        for (const std::string& address : m_missing) {
            if (++count > mostNamed)
                return names + ", ...";
            names += (count > 1 ? ", " : "") + address.substr(0, longestName);
        }
        return names;
    }

  private:
    void take(const Document& page)
    {
        for (const std::string& address : pageReferences(page)) {
            if (!startsWithIgnoringCase(address, "cid:"))
                continue;
            const std::optional<std::size_t> entry = m_archive.find(address);
            if (!entry)
                m_missing.insert(address);
            else if (m_seen.insert(*entry).second && m_archive.entries()[*entry].isPage)
                m_frames.push_back(*entry);
        }
    }

    const Archive& m_archive;
    const PageReading& m_reading;
    const std::stop_token& m_stop;
    std::set<std::size_t> m_seen;
    std::vector<std::size_t> m_frames; // entries that are not read yet
    std::set<std::string> m_missing;
};

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

Result<Document> pageAt(const std::string& path, const PageReading& reading, const std::stop_token& stop)
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
    return readDocument(std::get<Unpacked>(*input), reading, stop);
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
            page->isXhtml = isXhtmlName(path);
            return PageInput(*std::move(page));
        }
        archive = Archive::read(*std::move(bytes), limits);
    }
    if (!archive)
        return archive.error();
    return PageInput(*std::move(archive));
}

Result<Document> parsePage(const Unpacked& page, const PageReading& reading, const std::stop_token& stop)
{
    if (!isGzip(page.bytes))
        return parseUnpacked(page, reading, stop);
    Result<Unpacked> unpacked = unpackGzip(page.bytes, std::min(reading.limits.bytes, pageSizeLimit));
    if (!unpacked)
        return unpacked.error();
    Unpacked html{std::move(unpacked->bytes), page.findings, page.isXhtml};
    html.add(unpacked->findings);
    return parseUnpacked(html, reading, stop);
}

Result<Document> parseServed(const Unpacked& page, const std::string& charset, const PageReading& reading,
                             const std::stop_token& stop)
{
    constexpr std::size_t longestName = 40; // bytes
    const bool isKnown = isKnownEncoding(charset);
    PageReading served = reading;
    if (reading.encoding.empty() && isKnown)
        served.encoding = charset;
    Result<Document> document = parsePage(page, served, stop);
    if (document && reading.encoding.empty() && !charset.empty() && !isKnown)
        document->addFinding({ErrorCode::RefusedEncoding, {}, charset.substr(0, longestName)});
    return document;
}

Result<Document> parseEntry(const Archive& archive, std::size_t entry, const Unpacked& content,
                            const PageReading& reading, const std::stop_token& stop)
{
    Result<Document> document = parseServed(content, archive.entries()[entry].charset, reading, stop);
    if (!document)
        return document;
    ShownParts parts(archive, entry, reading, stop);
    parts.add(*document);
    if (stop.stop_requested())
        return Error{ErrorCode::Stopped, {}, {}};
    if (std::string missing = parts.missing(); !missing.empty())
        document->addFinding({ErrorCode::MissingParts, {}, std::move(missing)});
    return document;
}

Result<Document> readDocument(const Unpacked& page, const PageReading& reading, const std::stop_token& stop)
{
    return isSnapshot(page.bytes) ? decodeSnapshot(page.bytes, reading.limits)
                                  : parsePage(page, reading, stop);
}

void tellPage(const PageReading& reading, const std::string& path, const Result<Document>& page)
{
    if (page && reading.tellPage)
        reading.tellPage(path, *page);
}

Result<Document> readPage(const std::string& path, const PageReading& reading, const std::stop_token& stop)
{
    Result<Document> page = pageAt(path, reading, stop);
    tellPage(reading, path, page);
    return page;
}

} // namespace tagseam
