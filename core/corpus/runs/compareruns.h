// SPDX-License-Identifier: MIT
// Two runs, or two methods of one -> the changes, page by page, and whether the difference is more than
// chance.
#pragma once

#include "core/corpus/runs/bootstrap.h"
#include "core/corpus/runs/row.h"
#include "core/corpus/runs/rowmeasures.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// A page whose figure changed. One of the two figures may be missing, not both.
struct PageChange {
    std::string page;
    std::optional<double> a;
    std::optional<double> b;
    std::optional<Error> errorA; ///< error of a page that failed
    std::optional<Error> errorB;
    friend bool operator==(const PageChange& x, const PageChange& y)
    {
        return x.page == y.page && x.a == y.a && x.b == y.b;
    }
};

struct MethodChange {
    std::string methodA;
    std::string methodB;
    std::size_t pages = 0; ///< with the figure in both
    std::size_t unchanged = 0;
    std::size_t without = 0; ///< pages of both with the figure in neither
    double meanA = 0;        ///< PageFigures::mean() over `pages`, like all following members
    double meanB = 0;
    double difference = 0; ///< mean of b - mean of a
    Interval interval;     ///< 95 %, of the difference
    /// The worst changes first: pages that lost the figure, falls by size, rises by size, pages that gained
    /// it; equal ones by name.
    std::vector<PageChange> changed;
    std::vector<std::string> onlyInA; ///< pages
    std::vector<std::string> onlyInB;
};

/// Compares the rows of `methodA` in `a` with the rows of `methodB` in `b`. If a page occurs twice, its first
/// row counts. The result is invalid when it was stopped. O(rows log rows), and bootstrapInterval().
MethodChange compareMethods(std::span<const RunRow> a, const std::string& methodA, std::span<const RunRow> b,
                            const std::string& methodB, const RowMeasure& measure,
                            const std::stop_token& stop = {});

/// Returns the methods in the order of their first rows.
std::vector<std::string> methodsOf(std::span<const RunRow> rows);

/// Returns a paragraph and a line for each page.
std::string changeText(const MethodChange& change, const RowMeasure& measure);
/// Returns all methods that were compared: `tagseam.runcompare/1`.
std::string changesJson(std::span<const MethodChange> changes, const RowMeasure& measure);

} // namespace tagseam
