// SPDX-License-Identifier: MIT
// Table 1 of Dias and Gadge ("Identifying Informative Web Content Blocks using Web Page Segmentation"), as
// printed.
#pragma once

#include "core/papers/report.h"

#include <span>
#include <string>

namespace tagseam {

/// Precision, recall and F score of the blocks of a page, 0 to 1: their equations 3 to 5.
struct PublishedBlocks {
    std::string page; ///< "1." in the column "Page id"
    double precision = 0;
    double recall = 0;
    double f = 0;
};

/// Returns the 19 rows of Table 1. Figures 5 and 6 draw these values: precision and recall, and the F score,
/// over the page id.
std::span<const PublishedBlocks> diasGadgeTable1();

/// Returns the last row of Table 1: the means of its columns.
PublishedBlocks diasGadgeAverage();

/// Returns Table 1 with its last row, for a report.
ReportTable diasGadgePublishedTable();

} // namespace tagseam
