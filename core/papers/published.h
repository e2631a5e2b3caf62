// SPDX-License-Identifier: MIT
// The papers' tables of results, as printed, and how each row was made.
#pragma once

#include "core/truth/score/score.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// A row of Table I (JIDM 2013) or Tabela 2 (dissertation, 2014).
struct PublishedRow {
    std::string site;
    std::string file;      ///< name of the page in a folder of the authors' pages
    std::uint32_t raw = 0; ///< nodes
    std::uint32_t pruned = 0;
    bool isMainRegionKept = false;
    ExtractedRecords original;          ///< MDR on the raw page
    ExtractedRecords filtered;          ///< and on the pruned one
    std::optional<double> noiseRemoved; ///< percent; nothing for a printed "N/A"
};

/// Precision, recall and F-measure of MDR, 0 to 1.
struct Extraction {
    double precision = 0;
    double recall = 0;
    double f1 = 0;
};

/// Returns them with their harmonic mean; 0 if both are 0.
Extraction extractionOf(double precision, double recall);

/// A row whose main region is lost, and the figure that the text prints for what the search pruned.
struct PublishedComplement {
    std::string_view file;   ///< PublishedRow::file
    double noiseRemoved = 0; ///< percent
};

struct PublishedTable {
    std::string_view name;  ///< name of the experiment: "velloso-2014"
    std::string_view title; ///< "Tabela 2"
    std::vector<PublishedRow> rows;
    double reduction = 0;               ///< mean, percent: its last row
    double mainRegionKept = 0;          ///< share of the pages, percent
    double noiseRemoved = 0;            ///< mean, percent
    std::optional<Extraction> alone;    ///< Tabela 3: MDR
    std::optional<Extraction> filtered; ///< Tabela 3: MDR after the filter
    PublishedComplement complement;     ///< the example of the text
    std::span<const std::string_view>
        misprints;              ///< figures that contradict others of the paper, a sentence each
    std::string_view criterion; ///< sentences that say how the settings of rowSetup() were chosen
};

/// Returns `velloso-2014` (Tabela 2 and 3), `velloso-dorneles-2013` (Table I).
std::span<const PublishedTable> publishedTables();

/// Returns the table of that experiment, or nullptr.
const PublishedTable* findPublishedTable(std::string_view name);

/// The options with which a row is measured.
struct RowSetup {
    std::string_view variant; ///< see findVariant()
    double threshold = 0;     ///< threshold of simple tree matching
    friend bool operator==(const RowSetup&, const RowSetup&) = default;
};

/// Returns the options with which a row was made. INFERRED from the figures of the tables: no paper gives
/// them page by page. Table I: `jidm-2013`, 0.80. Tabela 2: `dissertation-2014`, but `jidm-2013` for Terra,
/// whose row it has from Table I; 0.80 for the pages that it shares with Table I, 0.70 for Bondfaro and
/// Buscape, 0.75 for all others.
RowSetup rowSetup(const PublishedTable& table, const PublishedRow& row);

/// Returns the thresholds of simple tree matching that rowSetup() uses, ascending.
std::span<const double> matchingThresholds();

} // namespace tagseam
