// SPDX-License-Identifier: MIT
// Files -> the pages in them, one after the other: a WARC has a page for each of its HTML responses.
#pragma once

#include "core/archive/bytesource.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/corpus/pages/corpus.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// Returns the next page; nothing at the end. Called from one thread at a time.
using PageFeed = std::function<std::optional<CorpusPage>()>;

/// Reads each WARC once, from its beginning to its end. A page by itself passes unchanged. A WARC (isCrawl())
/// gives its pages (ArchiveEntry::isPage) in their order, with the address as url and the encoding that the
/// manifest gives for the file; a damaged record that may be a page is a page with CorpusPage::problem. A
/// single entry that is named is found in the same way; entries that are named in ascending order are found
/// in one pass. Memory: one record.
class PageStream {
  public:
    /// `files`: pages of a corpus or of other paths. `limits.bytes`: the highest size of a record.
    PageStream(PageFeed files, const Limits& limits);
    /// Makes the stream of one WARC, whose pages have ids as PageAddress has for standard input, with the ID
    /// of the record, which is the same however a crawl is split: "-#entry=urn:uuid:...".
    PageStream(ByteSource source, bool isGzip, const Limits& limits);
    PageStream(const PageStream&) = delete;
    PageStream& operator=(const PageStream&) = delete;
    ~PageStream();

    /// Returns the next page; nothing at the end. `isRead`: with the block of its record.
    std::optional<CorpusPage> next(bool isRead);
    /// Returns the fault of each WARC that was read for all its pages so far, if it has one (where: its
    /// path): BadArchive for the damaged record that was found first, whether it may be a page or not, or
    /// the error that ended the reading.
    const std::vector<Error>& faults() const { return m_faults; }

  private:
    struct Crawl;
    Result<std::unique_ptr<Crawl>> opened(const CorpusPage& page) const;
    bool isSmallEnough(const WarcRecord& record) const;
    std::optional<CorpusPage> nextOf(Crawl& crawl, bool isRead);
    void addFault(const std::string& file, const Error& error);
    CorpusPage named(CorpusPage page, bool isRead);

    PageFeed m_files;
    Limits m_limits;
    std::unique_ptr<Crawl> m_crawl; // the WARC that is being read
    std::unique_ptr<Crawl> m_named; // the file of the entry that was named last
    std::vector<Error> m_faults;
};

/// Returns the pages of the corpus from `first` on, each `step`th of them. `corpus` must outlive the result.
PageFeed pagesOf(const Corpus& corpus, std::size_t first = 0, std::size_t step = 1);

/// Returns the pages of a stream from `first` on, each `step`th of them, with the blocks of their records.
/// `stream` must outlive the result.
PageFeed pagesOf(PageStream& stream, std::size_t first = 0, std::size_t step = 1);

/// Returns the corpus with the pages in its WARC files in the place of these files, without blocks. Reads
/// each WARC once. `faults`: receives PageStream::faults(); may be nullptr. Memory: about half a kilobyte a
/// page. Errors: Stopped.
Result<Corpus> withListedCrawls(const Corpus& corpus, const Limits& limits, const std::stop_token& stop = {},
                                std::vector<Error>* faults = nullptr);

} // namespace tagseam
