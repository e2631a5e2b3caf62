// SPDX-License-Identifier: MIT
// Scores of methods on pages, and the table, CSV and JSON that they make.
#pragma once

#include "core/corpus/pages/annotatedtree.h"
#include "core/truth/formats/truthfile.h"
#include "core/truth/score/score.h"

#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// One page: its scores, one for each method, or the error that left it out.
struct ScoreRow {
    std::string page;
    LoadedTruth truth;
    std::vector<Score> scores;
    std::string error;
    PageTree tree = PageTree::Source; ///< the tree that the methods ran on
    std::string annotator{};          ///< see annotatorOf(); empty as well when the truth is no annotation
};

/// All rows have the same methods, by index of their scores.
struct ScoreTable {
    std::string truth; ///< what the file is called, and its format
    std::vector<std::string> methods;
    std::vector<ScoreRow> rows;
};

/// One page in full, a row a method.
std::string pageScoresText(const ScoreTable& table);
std::string pageScoresJson(const ScoreTable& table);

/// Means over the pages that have the figure, a row a method; then the pages that were excluded, with why.
std::string meanScoresText(const ScoreTable& table);
/// The same as a table of Markdown.
std::string meanScoresMarkdown(const ScoreTable& table);
/// Each page and method a row, then the means as page "mean"; RFC 4180. Figures that do not exist are empty.
std::string scoresCsv(const ScoreTable& table);
std::string scoresJson(const ScoreTable& table);

} // namespace tagseam
