// SPDX-License-Identifier: MIT
// Tables 1 to 4 of Yi, Liu and Li (2003), as printed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// Cleanings of the paper: not cleaned, by pagelet templates, by the site style tree. The arrays below are in
/// this order.
inline constexpr std::array<std::string_view, 3> paperCleanings{"N", "T", "S"};

/// Table 1: pages.
struct PublishedSite {
    std::string name;
    std::array<std::uint32_t, 5> pages; ///< indexed by paperCategories
};

inline constexpr std::array<std::string_view, 5> paperCategories{"notebook", "camera", "mobile", "printer",
                                                                 "TV"};

std::span<const PublishedSite> publishedSites();

/// Table 2: k-means over 800 runs; shares of the runs in percent.
struct PublishedClustering {
    double averageF = 0;
    double below05 = 0;
    double from07 = 0;
    double from08 = 0;
    double from09 = 0;
};

/// Returns the figures, indexed by paperCleanings.
std::span<const PublishedClustering> publishedClusterings();

/// A row of tables 3 and 4: [configuration][cleaning].
struct PublishedPair {
    std::string first; ///< name of one of paperCategories
    std::string second;
    std::array<std::array<double, 3>, 3> f;
    std::array<std::array<double, 3>, 3> accuracy;
};

std::span<const PublishedPair> publishedPairs();
/// Returns the last rows of tables 3 and 4; empty names. They are means of the rows, except F1(N): 0.918 is
/// printed where the rows give 0.925.
const PublishedPair& publishedPairMeans();

/// Returns the number of a category of the paper, ignoring the case of its letters and a plural: "Notebooks"
/// is 0.
std::optional<std::size_t> paperCategory(std::string_view name);
/// Returns the row of two categories in any order; nullptr when the paper has none.
const PublishedPair* publishedPair(std::string_view first, std::string_view second);

} // namespace tagseam
