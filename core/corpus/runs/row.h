// SPDX-License-Identifier: MIT
// The result of one method on one page: a line of a run, `tagseam.run/1`.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/explain/diagnosis.h"
#include "core/methods/filter.h"
#include "core/tps/prune.h"
#include "core/truth/score/score.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

inline constexpr std::string_view runSchema = "tagseam.run/1";

struct RowGroundTruth {
    std::uint32_t marks = 0;
    std::uint32_t lost = 0;           ///< marks that were not found on the page
    PageTree tree = PageTree::Source; ///< the tree that the method ran on
    std::string annotator{};          ///< empty: belongs to no annotator
    friend bool operator==(const RowGroundTruth&, const RowGroundTruth&) = default;
};

struct RowRecords {
    std::uint32_t found = 0;
    std::optional<Hits> hits; ///< hits of scoreRecords(); nothing when the ground truth has no records
    /// Hits of recordsOneToOne(); also nothing in older runs without this measure.
    std::optional<Hits> oneToOne;
    /// The records that the same method finds on the whole page: for records in the result of a filter
    /// ("jidm-2013+velloso-2014"), if the ground truth has records.
    std::optional<ExtractedRecords> unfiltered{};
    friend bool operator==(const RowRecords&, const RowRecords&) = default;
};

/// Texts that must stay on the page.
struct RowExpected {
    std::uint32_t all = 0;
    std::uint32_t onPage = 0; ///< texts that are on the page at all
    std::uint32_t kept = 0;
    friend bool operator==(const RowExpected&, const RowExpected&) = default;
};

/// Words of the texts that all pages of the folder share, as they are on this page.
struct RowShared {
    std::uint32_t words = 0;
    std::uint32_t removed = 0; ///< removed words among these
    friend bool operator==(const RowShared&, const RowShared&) = default;
};

/// Words of the scored texts of the page (forEachWord() on each text node).
struct RowWords {
    std::uint32_t all = 0;
    std::uint32_t removed = 0;
    friend bool operator==(const RowWords&, const RowWords&) = default;
};

struct RunRow {
    std::string page;              ///< CorpusPage::id
    std::string url;               ///< empty when unknown
    std::string method;            ///< Method::name
    std::optional<Error> error;    ///< reason why there are no figures (`where` is empty); then all following
                                   ///< members are invalid
    std::vector<Error> findings{}; ///< Reading::findings of the page; nothing in older runs
    NodeCounts nodes;              ///< nodes of the page, as the papers count them
    std::optional<Parser> parser;  ///< parser of the tree; nothing for a rendered one and in older runs
    std::optional<RowGroundTruth> truth;
    std::optional<Score> score;          ///< nothing without ground truth, or when too many of its marks were
                                         ///< not found
    std::optional<RowRecords> records;   ///< for a method that finds records
    std::optional<RowExpected> expected; ///< if the manifest names texts
    std::optional<PageClass> pageClass;  ///< for a method that is the TPS filter, if requested
    std::optional<RowShared> shared;     ///< if requested, in a folder of several pages
    std::optional<Hits> article;   ///< scoreArticle() of the kept text; nothing when the ground truth is
                                   ///< not a text
    std::optional<RowWords> words; ///< nothing in older runs
    std::optional<ContentAnswer> answer; ///< answer of content detection; nothing in older runs
    std::optional<SearchFigures> search; ///< for a variant of the search; nothing in older runs
};

/// Returns one line with its end; the same row gives the same bytes.
std::string rowLine(const RunRow& row);

/// Reads a row. Errors: BadRun (where: the member; detail: its fault) for a line that rowLine() does not
/// write.
Result<RunRow> readRow(std::string_view line);

/// Returns the name of the code in rows: "cannot-read", "too-deep" ...
std::string_view name(ErrorCode code);

} // namespace tagseam
