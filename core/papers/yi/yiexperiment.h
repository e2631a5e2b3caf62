// SPDX-License-Identifier: MIT
// The experiment of Yi, Liu and Li (2003, section 4) over pages of several sites and categories: clusters and
// classifies them uncleaned, and cleaned.
#pragma once

#include "core/page/parsehtml.h"
#include "core/papers/yi/classification.h"
#include "core/papers/yi/eachindex.h"
#include "core/papers/yi/productset.h"
#include "core/papers/yi/sitecleaners.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

/// A cleaning with its names in tables.
struct YiCleaning {
    std::string letter; ///< as in F(N); the letters of paperCleanings have published figures
    std::string what;   ///< "not cleaned"
    SiteCleaner clean;
};

struct YiPlan {
    std::uint32_t runs = 800;
    std::uint64_t seed = 1;
    unsigned workers = 1; ///< the number does not change a figure
    PageReading reading{};
};

/// A page that could not be read, with the reason.
struct ExcludedPage {
    std::string id;
    Error error;
};

struct YiOutcome {
    std::string letter;
    std::string what;
    std::uint64_t words = 0;      ///< words of all pages, with repetitions, without stop words
    std::uint32_t wordless = 0;   ///< pages without words after cleaning
    std::vector<double> f;        ///< average F of each run of k-means, 0 to 1
    std::vector<PairScore> pairs; ///< scores of pairs of categories
    /// The threshold of each site, indexed like ProductSet::sites; nothing for a cleaning without one.
    std::vector<std::optional<double>> thresholds;
};

struct YiResult {
    ProductSet set; ///< without the excluded pages
    std::vector<ExcludedPage> excluded;
    std::uint32_t runs = 0;
    std::uint64_t seed = 0;
    std::vector<YiOutcome> cleanings;
};

enum class YiStage : std::uint8_t {
    Pages,      ///< read, and cleaned by all cleanings
    Clustering, ///< runs of all cleanings
    Classifying,
};

/// Called in the thread of the caller, when pages and clustering begin, and then several times a second.
using YiListener = std::function<void(YiStage stage, std::size_t done, std::size_t total)>;

/// Runs the experiment. The sites come one after the other: all pages of a site are held at once, as
/// cleanings learn from them. Run i of each cleaning begins with the same pages as centroids. Errors:
/// BadCorpus (where: the folder) when only one site or category has pages that can be read; CannotRead for
/// lack of memory or threads; Stopped.
Result<YiResult> runYiExperiment(ProductSet set, std::span<const YiCleaning> cleanings, const YiPlan& plan,
                                 const YiListener& listener = {}, const std::stop_token& stop = {});

/// Returns the thresholds of an outcome as settings, name and value: {"S, threshold of pcmag", "0.25"}.
std::vector<std::pair<std::string, std::string>> thresholdSettings(const YiOutcome& outcome,
                                                                   const ProductSet& set);

/// Table 2.
struct ClusteringStatistics {
    double averageF = 0;
    double below05 = 0; ///< shares of the runs, 0 to 1
    double from07 = 0;
    double from08 = 0;
    double from09 = 0;
};

/// Returns the statistics of the average F of each run, 0 to 1; all 0 without runs. A value that misses a
/// bound only by rounding counts as the bound.
ClusteringStatistics statisticsOf(std::span<const double> f);

/// Returns figure 9: runs by F in bins of 0.1; 1 is in the last. A value below a bin's end only by rounding
/// counts as the end.
std::array<std::uint32_t, 10> distributionOf(std::span<const double> f);

/// Returns the last rows of tables 3 and 4: means over the pairs that have experiments.
PairScore meanOf(std::span<const PairScore> pairs);

} // namespace tagseam
