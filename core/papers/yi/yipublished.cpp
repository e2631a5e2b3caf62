// SPDX-License-Identifier: MIT
// Tables 1 to 4 of Yi, Liu and Li (2003), as printed.
#include "core/papers/yi/yipublished.h"

#include "core/papers/paperdata.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tagseam {

namespace {

// Returns the nine figures of a row of tables 3 or 4 by configuration and cleaning.
std::array<std::array<double, 3>, 3> figuresOf(const std::vector<std::string>& row)
{
    std::array<std::array<double, 3>, 3> figures{};
    for (std::size_t i = 0; i < 9; ++i)
        figures[i / 3][i % 3] = numberIn(row[i + 2]);
    return figures;
}

// Returns the rows of tables 3 and 4, the last of which has the means.
const std::vector<PublishedPair>& allPairs()
{
    static const std::vector<PublishedPair> all = [] {
        const auto accuracies = paperRows(yiTable4Csv);
        std::vector<PublishedPair> pairs;
        for (const std::vector<std::string>& row : paperRows(yiTable3Csv))
            pairs.push_back({row[0], row[1], figuresOf(row), figuresOf(accuracies[pairs.size()])});
        return pairs;
    }();
    return all;
}

bool isSame(char a, char b)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return lower(a) == lower(b);
}

} // namespace

std::span<const PublishedSite> publishedSites()
{
    static const std::vector<PublishedSite> all = [] {
        std::vector<PublishedSite> sites;
        for (const std::vector<std::string>& row : paperRows(yiTable1Csv)) {
            PublishedSite& site = sites.emplace_back(PublishedSite{row[0], {}});
            for (std::size_t i = 0; i < site.pages.size(); ++i)
                site.pages[i] = static_cast<std::uint32_t>(numberIn(row[i + 1]));
        }
        return sites;
    }();
    return all;
}

std::span<const PublishedClustering> publishedClusterings()
{
    static const std::vector<PublishedClustering> all = [] {
        std::vector<PublishedClustering> clusterings;
        for (const std::vector<std::string>& row : paperRows(yiTable2Csv))
            clusterings.push_back(
                {numberIn(row[1]), numberIn(row[2]), numberIn(row[3]), numberIn(row[4]), numberIn(row[5])});
        return clusterings;
    }();
    return all;
}

std::span<const PublishedPair> publishedPairs()
{
    return std::span(allPairs()).first(allPairs().size() - 1);
}

const PublishedPair& publishedPairMeans()
{
    return allPairs().back();
}

std::optional<std::size_t> paperCategory(std::string_view name)
{
    if (name.size() > 2 && isSame(name.back(), 's'))
        name.remove_suffix(1);
    for (std::size_t i = 0; i < paperCategories.size(); ++i) {
        if (std::ranges::equal(name, paperCategories[i], isSame))
            return i;
    }
    return std::nullopt;
}

const PublishedPair* publishedPair(std::string_view first, std::string_view second)
{
    const auto a = paperCategory(first);
    const auto b = paperCategory(second);
    if (!a || !b)
        return nullptr;
    for (const PublishedPair& pair : publishedPairs()) {
        const auto c = paperCategory(pair.first);
        const auto d = paperCategory(pair.second);
        if ((a == c && b == d) || (a == d && b == c))
            return &pair;
    }
    return nullptr;
}

} // namespace tagseam
