// SPDX-License-Identifier: MIT
// The files of resources/papers, built into the library by core/base/embed.cmake.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

extern const std::string_view velloso2014Csv;         ///< Tabela 2 of the dissertation
extern const std::string_view vellosoDorneles2013Csv; ///< Table I
extern const std::string_view winTunCsv;              ///< Table 1
extern const std::string_view diasGadgeCsv;           ///< Table 1, with the means as its last row
extern const std::string_view yiTable1Csv;            ///< pages by site and category
extern const std::string_view yiTable2Csv;            ///< clustering by cleaning
extern const std::string_view yiTable3Csv; ///< F of pairs of categories, with the means as last row
extern const std::string_view yiTable4Csv; ///< accuracy in the same form
extern const std::string_view yiSitesJson; ///< templates and words of generated sites

/// Returns the rows of one of the tables, without its head.
std::vector<std::vector<std::string>> paperRows(std::string_view csv);

/// Returns the number in a cell; 0 when there is none.
double numberIn(const std::string& cell);

} // namespace tagseam
