// SPDX-License-Identifier: MIT
// Folders and files -> the pages of a site, each once, read one by one: what everything that learns a site
// learns from.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/corpus/pages/corpus.h"
#include "core/page/dom.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// Why a file is not among the pages of a site.
enum class SkipReason : std::uint8_t {
    Beside,    ///< it lies in a folder of pages, and its name is none of a page
    NoPage,    ///< it was named, and its name is that of something else (standsBesidePages())
    StyleTree, ///< it holds a learnt site style tree
    Repeated,  ///< it is that of a page which is there, by the same name or by another one (a link)
};

struct SkippedFile {
    std::string file;
    SkipReason reason = SkipReason::Beside;
    std::string page; ///< the file of the page that is there; only of Repeated
    friend bool operator==(const SkippedFile&, const SkippedFile&) = default;
};

struct SiteInput {
    std::vector<CorpusPage> pages; ///< no two of one file
    std::vector<SkippedFile> skipped;
};

/// The pages in a folder, as openCorpus() has them. Skipped: Repeated; Corpus::others as Beside. Errors:
/// as openCorpus().
Result<SiteInput> siteInFolder(const std::string& folder, const std::stop_token& stop = {});

/// The pages that are named, and those in folders that are named, in that order. A file that is named is one
/// unless its name is that of something else, or it holds a style tree; it need not be there. Errors: as
/// openCorpus().
Result<SiteInput> siteNamed(std::span<const std::string> names, const std::stop_token& stop = {});

/// Of pages that are known, each once.
SiteInput siteOfPages(std::span<const CorpusPage> pages);

/// How pages are read.
struct SiteReading {
    std::string encoding{}; ///< of pages that have none of their own; empty: what the page says
    Limits limits{};        ///< of each page
    /// Before each page, and behind the last one without a name. `page`: CorpusPage::id.
    std::function<void(std::size_t done, std::size_t total, const std::string& page)> tell{};
    /// Instead of readPage(), for who says more of what it reads.
    std::function<Result<Document>(const CorpusPage&)> read{};
};

/// What became of them.
struct SiteRead {
    std::uint32_t taken = 0;
    std::uint32_t equal = 0;       ///< of `taken`: those that have the bytes of one before, in another file
    std::vector<Error> excluded{}; ///< pages that could not be read; `where` is the file
    bool isStopped = false;        ///< the stop token ended it
};

/// Reads one page after the other, and hands each to `take`; one is held at a time. The stop token is looked
/// at before and behind each page. O(bytes), and those of files of one size once more.
SiteRead readSite(std::span<const CorpusPage> pages, const SiteReading& reading,
                  const std::function<void(const CorpusPage&, const Document&)>& take,
                  const std::stop_token& stop = {});

} // namespace tagseam
