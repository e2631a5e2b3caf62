// SPDX-License-Identifier: MIT
// Scores of methods on pages as table, CSV and JSON.
#pragma once

#include "core/corpus/pages/annotatedtree.h"
#include "core/truth/formats/groundtruthfile.h"
#include "core/truth/score/score.h"

#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// One page: its scores, one for each method, or the error that excluded it.
struct ScoreRow {
    std::string page;
    LoadedGroundTruth truth;
    std::vector<Score> scores;
    std::string error;
    PageTree tree = PageTree::Source; ///< the tree that the methods ran on
    std::string annotator{};          ///< see annotatorOf(); also empty when the ground truth is not an
                                      ///< annotation
};

/// A table of pages. All rows have the same methods, in the order of their scores.
struct ScoreTable {
    std::string truth; ///< title of the ground truth file, with its format
    std::vector<std::string> methods;
    std::vector<ScoreRow> rows;
};

/// Returns one page in full, a row for each method.
std::string pageScoresText(const ScoreTable& table);
std::string pageScoresJson(const ScoreTable& table);

/// Returns means over the pages that have the figure, a row for each method; then the excluded pages, with
/// reasons.
std::string meanScoresText(const ScoreTable& table);
/// Returns the means as a table of Markdown.
std::string meanScoresMarkdown(const ScoreTable& table);
/// Returns a row for each page and method, then the means as page "mean"; RFC 4180. Missing figures are
/// empty.
std::string scoresCsv(const ScoreTable& table);
std::string scoresJson(const ScoreTable& table);

} // namespace tagseam
