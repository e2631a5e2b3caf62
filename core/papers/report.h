// SPDX-License-Identifier: MIT
// The report of an experiment: its settings and tables, each measured figure beside the published one, and
// how it is written for people and for programs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

enum class FigureKind : std::uint8_t {
    Count,       ///< "61"
    Number,      ///< "2.35"
    Fraction,    ///< "0.506"; 0 to 1
    Percent,     ///< "50.18 %"; the value is the share, 0.5018
    Probability, ///< "0.0012", "3.1e-08"; 0 to 1
    YesNo,       ///< "yes"; 1 for yes, 0 for no
};

/// Returns the value as people read it; "-" for no value.
std::string figureText(FigureKind kind, std::optional<double> value);

struct ReportFigure {
    std::optional<double> measured;
    std::optional<double> published;
    std::optional<FigureKind> kind = {}; ///< kind of this figure if not that of its column
};

struct ReportColumn {
    std::string key;   ///< in CSV and JSON
    std::string title; ///< in tables
    FigureKind kind = FigureKind::Fraction;
};

struct ReportRow {
    std::vector<std::string> names;    ///< one for each of ReportTable::names
    std::vector<std::string> settings; ///< one for each of ReportTable::settings
    std::vector<ReportFigure> figures; ///< one for each of ReportTable::columns
    std::string error = {};            ///< the reason why nothing was measured; empty for none
};

/// The form in which people see the figures. Programs always get a table.
enum class ReportForm : std::uint8_t {
    Table,
    Plot, ///< bars in text, a plot in LaTeX: the figures over the rows, a series for each column
    Data, ///< only for programs
};

struct ReportTable {
    std::string key;                   ///< in CSV and JSON: "table2"
    std::string title;                 ///< "Table 2. Statistics of k-means clustering results"
    std::vector<std::string> names;    ///< titles of the names of a row, at least one
    std::vector<std::string> settings; ///< titles of the settings of a row
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> rows;
    ReportForm form = ReportForm::Table;
};

struct Report {
    std::string experiment; ///< "velloso-2014"
    std::string title;      ///< "Tabela 2 and Tabela 3 of the dissertation (Velloso 2014)"
    /// Settings of the whole experiment, name and value.
    std::vector<std::pair<std::string, std::string>> settings;
    std::vector<ReportTable> tables;
    std::vector<std::string> notes; ///< a sentence each
    /// True if the pages are the authors': then the difference of a measured figure to the published one has
    /// a meaning, and is printed.
    bool isOfAuthorsPages = false;
};

enum class ReportFormat : std::uint8_t {
    Text,
    Markdown,
    Latex, ///< booktabs and pgfplots
    Csv,   ///< a row for each figure, setting and note, RFC 4180; missing figures are empty
    Json,  ///< tagseam.experiment/2
};

/// Writes the reports one after the other.
std::string writeReports(std::span<const Report> reports, ReportFormat format);

} // namespace tagseam
