// SPDX-License-Identifier: MIT
// What one method makes of one page: a line of a run, `tagseam.run/1`.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/explain/diagnosis.h"
#include "core/tps/prune.h"
#include "core/truth/score/score.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tagseam {

inline constexpr std::string_view runSchema = "tagseam.run/1";

struct RowTruth {
    std::uint32_t marks = 0;
    std::uint32_t lost = 0;           ///< marks that are not on the page
    PageTree tree = PageTree::Source; ///< the tree that the method ran on
    std::string annotator{};          ///< empty: nobody's in particular
    friend bool operator==(const RowTruth&, const RowTruth&) = default;
};

struct RowRecords {
    std::uint32_t found = 0;
    std::optional<Hits> hits; ///< of scoreRecords(); nothing where the truth has no records
    /// Of recordsToldApart(); nothing in runs from before it was measured, either.
    std::optional<Hits> apart;
    friend bool operator==(const RowRecords&, const RowRecords&) = default;
};

/// Texts that must stay on the page.
struct RowExpected {
    std::uint32_t all = 0;
    std::uint32_t onPage = 0; ///< those that are there at all
    std::uint32_t kept = 0;
    friend bool operator==(const RowExpected&, const RowExpected&) = default;
};

/// Words of the texts that all pages of the folder share, as they are on this page.
struct RowShared {
    std::uint32_t words = 0;
    std::uint32_t removed = 0; ///< of them
    friend bool operator==(const RowShared&, const RowShared&) = default;
};

struct RunRow {
    std::string page;           ///< CorpusPage::id
    std::string url;            ///< empty when unknown
    std::string method;         ///< Method::name
    std::optional<Error> error; ///< why there are no figures (`where` is empty); then nothing below holds
    NodeCounts nodes;           ///< of the page, as the papers count them
    std::optional<RowTruth> truth;
    std::optional<Score> score;          ///< nothing without truth, or with too many of its marks lost
    std::optional<RowRecords> records;   ///< of a method that marks off records
    std::optional<RowExpected> expected; ///< where the manifest names some
    std::optional<PageClass> pageClass;  ///< of a method that is the TPS filter, when asked for
    std::optional<RowShared> shared;     ///< when asked for, in a folder of several pages
};

/// One line with its end; the same row gives the same bytes.
std::string rowLine(const RunRow& row);

/// Errors: BadRun (where: the member; detail: what is wrong with it) for what rowLine() does not write.
Result<RunRow> readRow(std::string_view line);

/// "cannot-read", "too-deep" ...: what a row calls it.
std::string_view name(ErrorCode code);

} // namespace tagseam
