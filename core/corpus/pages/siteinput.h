// SPDX-License-Identifier: MIT
// Folders and files -> the pages of a site, each once, read one by one: the input of everything that learns a
// site.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/corpus.h"
#include "core/page/dom.h"
#include "core/page/parsehtml.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// The reason why a file is not among the pages of a site.
enum class SkipReason : std::uint8_t {
    Beside,    ///< it lies in a folder of pages, and its name is not the name of a page
    NoPage,    ///< it was named, and its name is the name of another kind of file (standsBesidePages())
    StyleTree, ///< it holds a learnt site style tree
    Repeated,  ///< its page is already included, by the same name or by another one (a link)
};

struct SkippedFile {
    std::string file;
    SkipReason reason = SkipReason::Beside;
    std::string page; ///< the file of the page that is included; only for Repeated
    friend bool operator==(const SkippedFile&, const SkippedFile&) = default;
};

struct SiteInput {
    std::vector<CorpusPage> pages; ///< each file once
    std::vector<SkippedFile> skipped;
};

/// Returns the pages in a folder, as openCorpus() lists them. Skipped: Repeated; Corpus::others as Beside.
/// Errors: as openCorpus().
Result<SiteInput> siteInFolder(const std::string& folder, const std::stop_token& stop = {});

/// Returns the named pages, and the pages in named folders, in that order. A named file is a page unless its
/// name is the name of another kind of file, or it holds a style tree; it need not exist. Errors: as
/// openCorpus().
Result<SiteInput> siteNamed(std::span<const std::string> names, const std::stop_token& stop = {});

/// Returns known pages, each once.
SiteInput siteOfPages(std::span<const CorpusPage> pages);

/// The options for reading pages.
struct SiteReading {
    PageReading page{}; ///< options of each page
    /// Called before each page, and after the last one without a name. `page`: CorpusPage::id.
    std::function<void(std::size_t done, std::size_t total, const std::string& page)> tell{};
    /// Replaces readPage() for callers that need more of the page.
    std::function<Result<Document>(const CorpusPage&)> read{};
};

/// The result of reading the pages.
struct SiteRead {
    std::uint32_t taken = 0;
    std::uint32_t equal = 0;       ///< pages among `taken` with the same bytes as an earlier one, in another
                                   ///< file
    std::vector<Error> excluded{}; ///< pages that could not be read; `where` is the file
    bool isStopped = false;        ///< stopped by the stop token
};

/// Reads one page after the other, and passes each to `take`; one is held at a time. The stop token is
/// checked before and after each page. O(bytes), and the bytes of files of one size once more.
SiteRead readSite(std::span<const CorpusPage> pages, const SiteReading& reading,
                  const std::function<void(const CorpusPage&, const Document&)>& take,
                  const std::stop_token& stop = {});

} // namespace tagseam
