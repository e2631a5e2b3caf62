// SPDX-License-Identifier: MIT
// Repeats the papers' experiment: MDR on the raw page, and on the nodes that the TPS filter keeps (JIDM 2013,
// section 6; dissertation, section 4).
#pragma once

#include "core/methods/mdr/mdr.h"
#include "core/page/dom.h"
#include "core/papers/published.h"
#include "core/tps/prune.h"
#include "core/truth/annotation/annotation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// The records that MDR reports on a page, counted as in the tables.
struct CountedGroups {
    std::uint32_t groups = 0;  ///< generalized nodes reported
    std::uint32_t holding = 0; ///< groups that contain a root of a target record
    std::uint32_t targets = 0; ///< target records with a root in one of them
    /// The authors corrected the totals by hand: groups that hold targets count as the targets in them.
    ExtractedRecords records() const { return {groups - holding + targets, targets}; }
};

CountedGroups countGroups(const Document& page, const MinedRecords& mined,
                          std::span<const DataRecord> targets);

/// The figures of one page with one setup.
struct ExperimentRow {
    const PublishedRow* published = nullptr; ///< row of the table that outlives it
    RowSetup setup;
    std::string error; ///< reason why there are no figures; then the following members are invalid
    /// True if people marked target records. Otherwise nothing about targets is known: their numbers are 0,
    /// and the totals are groups as reported.
    bool isMarked = false;
    std::uint32_t targets = 0; ///< marked on the page
    NodeCounts nodes;
    /// True if more than half of the targets keep more than half of their nodes: the column "Região
    /// principal", judged from records. Nothing without annotation.
    std::optional<bool> isMainRegionKept;
    ExtractedRecords original;
    ExtractedRecords filtered;
    /// Equation 4.1, 0 to 1; nothing when the main region is lost, as in the tables, or without annotation.
    std::optional<double> noiseRemoved;
    /// The records that MDR reports on everything but the region, when the main region is lost (Algorithm 6,
    /// line 7).
    std::optional<ExtractedRecords> complement;
};

/// Runs the experiment on one page, once with each setup. `truth`: the page's marks, whose records are the
/// targets; empty without annotation. Setups share the search of a variant, and MDR on the raw page for a
/// threshold.
std::vector<ExperimentRow> experimentRows(const PublishedRow& row, const Document& page,
                                          std::span<const Labelled> truth, std::span<const RowSetup> setups,
                                          const std::stop_token& stop = {});

/// The means over rows without error. The published means are over the same rows, so that both can be
/// compared.
struct ExperimentMeans {
    std::uint32_t pages = 0;
    double reduction = 0;                 ///< 0 to 1
    std::optional<double> mainRegionKept; ///< share of the pages for which it is known
    std::optional<double> noiseRemoved;   ///< over pages for which both figures exist
    std::uint32_t noisePages = 0;         ///< number of these pages
    /// Over the pages whose main region is kept; nothing if there is none. Precision: mean of target / total;
    /// recall: share of the targets of all pages that are found.
    std::optional<Extraction> alone;
    std::optional<Extraction> filtered; ///< the same, but recall: share of the pages that are kept
};

/// Returns the means. Tabela 3's figures come from Tabela 2 in this way: its precision is the mean over the
/// pages whose main region was kept (18.93 and 75.08 %), its recall the share of these pages (82.35 %), F
/// their harmonic mean.
ExperimentMeans measuredMeans(std::span<const ExperimentRow> rows);
ExperimentMeans publishedMeans(std::span<const ExperimentRow> rows);

/// Returns the number of pages whose raw total is within `share` of the published one.
std::uint32_t pagesWithin(std::span<const ExperimentRow> rows, double share);

} // namespace tagseam
