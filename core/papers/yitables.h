// SPDX-License-Identifier: MIT
// The experiment of Yi, Liu and Li (2003) in the form of its tables 1 to 4 and figure 9, published figures
// beside the measured.
#pragma once

#include "core/papers/yiexperiment.h"

#include <string>

namespace tagseam {

/// Returns tables for a terminal: published figures in lines of their own, figure 9 as bars.
std::string yiText(const YiResult& result);
/// Returns Markdown. A figure is "0.751 (0.640)": measured, published.
std::string yiMarkdown(const YiResult& result);
/// Returns the tables for booktabs; figure 9 for pgfplots. Notes are comments.
std::string yiLatex(const YiResult& result);
/// Returns a row for each figure: table, row, column, measured, published; missing figures are empty. RFC
/// 4180.
std::string yiCsv(const YiResult& result);
/// Returns `tagseam.yi2003/1`, with F of each run.
std::string yiJson(const YiResult& result);

} // namespace tagseam
