// SPDX-License-Identifier: MIT
// The figures of tables 2 to 4 of Yi, Liu and Li (2003), measured and published, table by table.
#pragma once

#include "core/papers/yiexperiment.h"

#include <optional>
#include <string>
#include <vector>

namespace tagseam {

struct YiFigure {
    std::optional<double> measured;  ///< shares are 0 to 1; nothing when no experiment is possible
    std::optional<double> published; ///< shares are 0 to 1; nothing when the paper has none
};

struct YiRow {
    std::vector<std::string> names; ///< names of the row: "F(N)"; "notebook", "camera"
    std::vector<YiFigure> figures;  ///< one for each of YiTable::columns
};

struct YiTable {
    std::string title;                ///< "Table 2. Statistics of k-means clustering results"
    std::string key;                  ///< "table2"
    std::vector<std::string> names;   ///< titles of YiRow::names
    std::vector<std::string> columns; ///< "Ave(F)"
    bool isPercent = false;           ///< all columns but the first are shares, shown in percent
    std::vector<YiRow> rows;

    /// Returns "0.506", "47.63%", "-".
    std::string text(std::optional<double> figure, std::size_t column) const;
};

/// Returns table 2, statistics of the runs of k-means: a row for each cleaning.
YiTable clusteringTable(const YiResult& result);
/// Returns table 3, F scores; table 4, accuracies. The last row has the means.
YiTable fTable(const YiResult& result);
YiTable accuracyTable(const YiResult& result);

/// Returns the notes to the tables, a sentence each: the origin of the pages, why figures cannot be compared
/// one to one, the excluded pages, the assumptions.
std::vector<std::string> yiNotes(const YiResult& result);

} // namespace tagseam
