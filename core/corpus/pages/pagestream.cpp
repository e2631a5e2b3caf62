// SPDX-License-Identifier: MIT
// Files -> the pages in them, one after the other.
#include "core/corpus/pages/pagestream.h"

#include "core/archive/contentencoding.h"
#include "core/archive/mimeheader.h"
#include "core/archive/warc.h"
#include "core/page/pagenames.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tagseam {

// A WARC that is being read.
struct PageStream::Crawl {
    CorpusPage page; // the file
    ByteSource source;
    bool isGzip;
    WarcReader reader;
    EntryName name{};        // the entry or the damaged record that was read last
    bool isOver = false;     // the error that ended the reading was returned
    bool isOfStream = false; // it is standard input

    Crawl(CorpusPage file, ByteSource bytes, bool isPacked)
        : page(std::move(file)), source(std::move(bytes)), isGzip(isPacked), reader(source, isGzip)
    {
        name.file = page.id;
    }
    std::optional<WarcEntry> read(const KeepsBlock& keeps)
    {
        std::optional<WarcEntry> found = reader.next(keeps);
        if (found && !found->damage)
            name = {std::move(name.file), name.entry + 1, 0};
        else
            ++name.damaged;
        return found;
    }
};

namespace {

constexpr std::string_view streamName = "-";

Result<bool> isGzipSource(const ByteSource& source)
{
    std::array<char, 2> front{};
    const Result<std::size_t> count = source.read(0, front);
    if (!count)
        return count.error();
    if (*count == 0)
        return Error{ErrorCode::Empty, {}, {}};
    return isGzip(std::string_view(front.data(), *count));
}

// Gives the page the data of its record.
void setRecord(CorpusPage& page, WarcEntry found, bool isGzip, bool isRead, std::size_t limit)
{
    if (page.url.empty())
        page.url = std::move(found.entry.url);
    page.problem = std::move(found.damage);
    if (page.problem)
        return;
    if (isRead && !found.block)
        page.problem = Error{ErrorCode::TooLarge, {}, sizeText(limit)};
    page.record = PageRecord{found.record, isGzip, std::move(found.entry.charset), std::move(found.block),
                             isXhtmlType(found.entry.mediaType)};
}

} // namespace

PageStream::PageStream(PageFeed files, const Limits& limits) : m_files(std::move(files)), m_limits(limits) {}

PageStream::PageStream(ByteSource source, bool isGzip, const Limits& limits)
    : m_files([]() -> std::optional<CorpusPage> { return std::nullopt; }), m_limits(limits)
{
    CorpusPage page;
    page.id = page.file = streamName;
    m_crawl = std::make_unique<Crawl>(std::move(page), std::move(source), isGzip);
    m_crawl->isOfStream = true;
}

PageStream::~PageStream() = default;

Result<std::unique_ptr<PageStream::Crawl>> PageStream::opened(const CorpusPage& page) const
{
    CorpusPage file = page;
    file.id = entryNameOf(page.id).file;
    file.file = entryNameOf(page.file).file;
    Result<ByteSource> source = ByteSource::open(file.file, m_limits.bytes);
    if (!source)
        return source.error();
    const Result<bool> isPacked = isGzipSource(*source);
    if (!isPacked)
        return isPacked.error();
    return std::make_unique<Crawl>(std::move(file), *std::move(source), *isPacked);
}

bool PageStream::isSmallEnough(const WarcRecord& record) const
{
    return record.block <= m_limits.bytes + (record.isHttp ? headerBlockLimit : 0);
}

// Keeps the first fault of a file.
void PageStream::addFault(const std::string& file, const Error& error)
{
    if (m_faults.empty() || m_faults.back().where != file)
        m_faults.push_back({error.code, file, error.detail});
}

// Returns the next page of a WARC; nothing at its end.
std::optional<CorpusPage> PageStream::nextOf(Crawl& crawl, bool isRead)
{
    const auto keeps = [&](const ArchiveEntry& entry, const WarcRecord& record) {
        return isRead && entry.isPage && isSmallEnough(record);
    };
    const auto nameless = [&] {
        CorpusPage page;
        page.id = crawl.name.text();
        page.file = EntryName{crawl.page.file, crawl.name.entry, crawl.name.damaged}.text();
        page.encoding = crawl.page.encoding;
        return page;
    };
    while (std::optional<WarcEntry> found = crawl.read(keeps)) {
        if (found->damage)
            addFault(crawl.page.file, *found->damage);
        if (!found->entry.isPage)
            continue;
        CorpusPage page = nameless();
        if (crawl.isOfStream) {
            const bool hasId = !found->damage && !found->entry.contentId.empty();
            if (hasId)
                page.id = std::string(streamName) + "#entry=" + found->entry.contentId;
            page.file = page.id;
        }
        setRecord(page, *std::move(found), crawl.isGzip, isRead, m_limits.bytes);
        return page;
    }
    const std::optional<Error>& error = crawl.reader.error();
    if (!error || error->code == ErrorCode::BadArchive || crawl.isOver) // damage was returned already
        return std::nullopt;
    crawl.isOver = true;
    addFault(crawl.page.file, *error);
    CorpusPage page = nameless();
    page.problem = Error{error->code, {}, error->detail};
    return page;
}

// Returns the page of a single entry that is named.
CorpusPage PageStream::named(CorpusPage page, bool isRead)
{
    const EntryName wanted{entryNameOf(page.id).file, entryNameOf(page.file).entry,
                           entryNameOf(page.file).damaged};
    if (!m_named || m_named->page.file != entryNameOf(page.file).file || wanted <= m_named->name) {
        Result<std::unique_ptr<Crawl>> crawl = opened(page);
        if (!crawl) {
            page.problem = crawl.error();
            return page;
        }
        m_named = *std::move(crawl);
    }
    Crawl& crawl = *m_named;
    const auto keeps = [&](const ArchiveEntry&, const WarcRecord& record) {
        return isRead && wanted.damaged == 0 && crawl.name.entry + 1 == wanted.entry && isSmallEnough(record);
    };
    while (std::optional<WarcEntry> found = crawl.read(keeps)) {
        if (crawl.name < wanted)
            continue;
        if (crawl.name != wanted)
            break;
        setRecord(page, *std::move(found), crawl.isGzip, isRead, m_limits.bytes);
        return page;
    }
    const std::optional<Error>& error = crawl.reader.error();
    page.problem = error && error->code != ErrorCode::BadArchive
                       ? *error
                       : Error{ErrorCode::BadArchive, {}, "it has no such entry"};
    return page;
}

std::optional<CorpusPage> PageStream::next(bool isRead)
{
    for (;;) {
        if (m_crawl) {
            if (std::optional<CorpusPage> page = nextOf(*m_crawl, isRead))
                return page;
            m_crawl.reset();
        }
        std::optional<CorpusPage> page = m_files();
        if (!page || page->problem || page->record)
            return page;
        if (!entryNameOf(page->file).isFile())
            return named(*std::move(page), isRead);
        if (!isCrawl(*page))
            return page;
        Result<std::unique_ptr<Crawl>> crawl = opened(*page);
        if (!crawl) {
            addFault(page->file, crawl.error());
            page->problem = Error{crawl.error().code, {}, crawl.error().detail};
            return page;
        }
        m_crawl = *std::move(crawl);
    }
}

PageFeed pagesOf(const Corpus& corpus, std::size_t first, std::size_t step)
{
    return [&corpus, at = first, step]() mutable -> std::optional<CorpusPage> {
        if (at >= corpus.pages.size())
            return std::nullopt;
        return corpus.pages[std::exchange(at, at + step)];
    };
}

PageFeed pagesOf(PageStream& stream, std::size_t first, std::size_t step)
{
    return [&stream, wanted = first, step, at = std::size_t{0}]() mutable -> std::optional<CorpusPage> {
        for (;;) {
            const bool isWanted = at == wanted;
            std::optional<CorpusPage> page = stream.next(isWanted);
            ++at;
            if (!page)
                return std::nullopt;
            if (!isWanted)
                continue;
            wanted += step;
            return page;
        }
    };
}

Result<Corpus> withListedCrawls(const Corpus& corpus, const Limits& limits, const std::stop_token& stop,
                                std::vector<Error>* faults)
{
    Corpus listed{corpus.folder, {}, corpus.others};
    PageStream stream(pagesOf(corpus), limits);
    while (std::optional<CorpusPage> page = stream.next(false)) {
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped, corpus.folder, {}};
        listed.pages.push_back(*std::move(page));
    }
    if (faults != nullptr)
        *faults = stream.faults();
    std::ranges::sort(listed.pages, isBefore);
    return listed;
}

} // namespace tagseam
