// SPDX-License-Identifier: MIT
// `tagseam-cli score`: scores methods against the content that people marked, on a page or a whole
// collection.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tagseam {

struct Arguments;

struct ScoreArguments {
    std::string truth;                ///< file
    std::string annotator;            ///< annotator whose annotations count; empty: the choice of
                                      ///< chooseAnnotation()
    std::string trees;                ///< folder of rendered trees; empty for none
    std::vector<std::string> methods; ///< as given; none for all variants and `all`
    double leastFound = 1; ///< share of a page's marks, 0 to 1; a folder's pages with fewer are excluded
    bool isPositions = false;
    bool isMarkdown = false;
    bool isCsv = false;
};

CLI::App* addScore(CLI::App& app, Arguments& arguments, ScoreArguments& score);
/// Runs the command; returns the exit code.
int runScore(const CLI::App& command, const Arguments& arguments, const ScoreArguments& score);

} // namespace tagseam
