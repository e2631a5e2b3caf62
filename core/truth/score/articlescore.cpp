// SPDX-License-Identifier: MIT
// Compares a text that was found on a page with the true text of its article.
#include "core/truth/score/articlescore.h"

#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t wordsInRun = 4;
using FourWords = std::array<std::string_view, wordsInRun>; // a shorter text leaves the last words empty

// Returns the runs of a text, ascending.
std::vector<FourWords> runsOfWords(std::string_view text)
{
    std::vector<std::string_view> words;
    forEachWord(text, [&](std::string_view word) { words.push_back(word); });
    std::vector<FourWords> runs;
    if (words.empty())
        return runs;
    words.resize(std::max(words.size(), wordsInRun));
    for (std::size_t first = 0; first + wordsInRun <= words.size(); ++first)
        std::copy_n(words.begin() + static_cast<std::ptrdiff_t>(first), wordsInRun,
                    runs.emplace_back().begin());
    std::ranges::sort(runs);
    return runs;
}

} // namespace

Hits scoreArticle(std::string_view found, std::string_view truth)
{
    const std::vector<FourWords> inFound = runsOfWords(found);
    const std::vector<FourWords> inTruth = runsOfWords(truth);
    std::vector<FourWords> inBoth;
    std::ranges::set_intersection(inFound, inTruth, std::back_inserter(inBoth));
    return {inBoth.size(), inFound.size() - inBoth.size(), inTruth.size() - inBoth.size()};
}

double articlePrecision(const Hits& hits)
{
    return hits.precision().value_or(hits.groundTruthOnly == 0 ? 1 : 0);
}

double articleRecall(const Hits& hits)
{
    return hits.recall().value_or(hits.foundOnly == 0 ? 1 : 0);
}

double harmonicMean(double a, double b)
{
    return a > 0 && b > 0 ? 2 * a * b / (a + b) : 0;
}

} // namespace tagseam
