// SPDX-License-Identifier: MIT
// A folder, or WARC files -> the pages, with the data of the manifest.
#pragma once

#include "core/archive/warc.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/parsehtml.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The place of a page in a WARC file.
struct PageRecord {
    WarcRecord record;
    bool isGzip = false;                ///< true if the file is gzip'd
    std::string charset{};              ///< named by the response; empty for none
    std::optional<std::string> block{}; ///< bytes of the record's block, if they were read already
    bool isXhtml = false;               ///< served as XHTML
};

struct CorpusPage {
    std::string id;   ///< its path below the folder, with "/": "zhao3/01/agents.html"; of a page in a WARC
                      ///< with its entry: "crawl.warc.gz#entry=12" (EntryName)
    std::string file; ///< its path, with the entry of a WARC
    std::string url;  ///< empty when unknown
    std::string encoding;   ///< empty: the encoding that the page names
    std::string annotation; ///< path of a ground truth file; empty: the one beside the page, or above it
                            ///< (GroundTruthBook)
    std::vector<std::string> expected;  ///< texts that must stay on the page
    std::optional<Error> problem;       ///< error of a page that was requested and cannot exist: its rows
                                        ///< report it
    std::optional<PageRecord> record{}; ///< the place in the WARC, if a PageStream found the page
};

struct Corpus {
    std::string folder;
    /// Ascending by their ids, which are distinct: by the bytes of file names, and by the numbers of entries.
    /// A WARC that is named without an entry is one page here: see hasCrawls().
    std::vector<CorpusPage> pages;
    /// Paths of the other files below the folder, ascending; without files that openCorpus() excludes, and
    /// empty with a manifest.
    std::vector<std::string> others{};
};

/// True if the id of page `a` comes before that of `b`.
bool isBefore(const CorpusPage& a, const CorpusPage& b);

/// Returns the page of that id; nullptr when there is none. O(log pages).
const CorpusPage* pageNamed(std::span<const CorpusPage> pages, std::string_view id);

/// The name of a folder's manifest.
inline constexpr std::string_view corpusManifest = "corpus.csv";
/// The name of a folder's list of products, which is its manifest if it has no corpus.csv.
inline constexpr std::string_view productList = "pages.csv";

/// Lists the pages that the manifest names, or, without a manifest, all pages below the folder: files with
/// the name of a page (isPageName()). Excluded are names that begin with ".", the files that browsers save
/// beside a page (companionsOf()), and linked folders, so that links cannot lead in circles.
///
/// The manifest is CSV (RFC 4180); its first row names the columns: page (needed), url, encoding, annotation,
/// expected (texts separated by "|"); others are not read. Paths are below the folder. A manifest without a
/// column page is a list of products: the column file (needed) names the page, and each cell of the columns
/// price, sku and brand that is not empty is an expected text as well. `manifest`: the path of a manifest of
/// either kind; empty for corpus.csv in the folder, or else for pages.csv if its first row has a column file.
/// Pages of a given manifest that expect no texts have those of the folder's own list of products.
///
/// Errors: CannotRead (where: the folder, the manifest), BadCorpus (where: the manifest and line,
/// "corpus.csv, line 3"; detail: the fault: a page that leads out of the folder or occurs twice, no column
/// page ...; or the folder, when it has no page), Stopped. Does not test if the pages can be read.
Result<Corpus> openCorpus(const std::string& folder, const std::string& manifest = {},
                          const std::stop_token& stop = {});

/// Returns the pages of WARC files. `files`: at least one; their ids are their paths below the folder that
/// all have in common. Errors: CannotRead (where: the file); BadCorpus (where: the file) for one that is not
/// named as WARC (isWarcName()) or occurs twice.
Result<Corpus> corpusOfCrawls(std::span<const std::string> files);

/// True if the page is a WARC file with all its pages, which a PageStream finds.
bool isCrawl(const CorpusPage& page);
/// True if any page is one.
bool hasCrawls(const Corpus& corpus);

/// Returns the options with which a page is read: the encoding that its manifest names comes first.
PageReading readingOf(const CorpusPage& page, PageReading reading);

/// Reads a page: the block of its record, the record at its place, or its file. Errors: as readPage(),
/// Archive::content().
Result<Document> readCorpusPage(const CorpusPage& page, const PageReading& reading = {},
                                const std::stop_token& stop = {});

/// Returns the page of that id, as openCorpus() without manifest lists it. Errors: BadCorpus (where: the id)
/// for an id that leads out of the folder.
Result<CorpusPage> pageBelow(const std::string& folder, std::string_view id);

/// Returns a digest that identifies a corpus: 16 hex digits, which change with its pages and with the
/// manifest's data of a page, and with the size of a WARC whose pages are not listed. The content of the
/// files is ignored.
std::string digestOf(const Corpus& corpus);

} // namespace tagseam
