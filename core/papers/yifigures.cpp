// SPDX-License-Identifier: MIT
// The figures of tables 2 to 4 of Yi, Liu and Li (2003), measured and published, table by table.
#include "core/papers/yifigures.h"

#include "core/papers/yipublished.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

// Returns the index of the cleaning in the tables of the paper, if it is one of its three.
std::optional<std::size_t> publishedIndex(const YiOutcome& outcome)
{
    const auto found = std::ranges::find(paperCleanings, outcome.letter);
    if (found == paperCleanings.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - paperCleanings.begin());
}

struct PairTable {
    const char* title;
    const char* key;
    const char* letter; // letter of the columns
    double ConfigurationScore::*measured;
    std::array<std::array<double, 3>, 3> PublishedPair::*published;
};

YiRow pairRow(const YiResult& result, const PairTable& kind, const PublishedPair* published,
              const std::function<PairScore(const YiOutcome&)>& scoreOf)
{
    YiRow row;
    for (std::size_t configuration = 0; configuration < 3; ++configuration) {
        for (const YiOutcome& outcome : result.cleanings) {
            YiFigure& figure = row.figures.emplace_back();
            const ConfigurationScore score = scoreOf(outcome).configurations[configuration];
            if (score.experiments > 0)
                figure.measured = score.*kind.measured;
            if (const auto index = publishedIndex(outcome); index && published != nullptr)
                figure.published = (published->*kind.published)[configuration][*index];
        }
    }
    return row;
}

YiTable pairTable(const YiResult& result, const PairTable& kind)
{
    YiTable table{kind.title, kind.key, {"C1", "C2"}, {}, false, {}};
    for (std::size_t configuration = 1; configuration <= 3; ++configuration) {
        for (const YiOutcome& outcome : result.cleanings)
            table.columns.push_back(fmt::format("{}{}({})", kind.letter, configuration, outcome.letter));
    }
    if (result.cleanings.empty())
        return table;
    const std::vector<PairScore>& pairs = result.cleanings.front().pairs;
    const std::vector<std::string>& categories = result.set.categories;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const std::string& first = categories[pairs[i].first];
        const std::string& second = categories[pairs[i].second];
        table.rows.push_back(pairRow(result, kind, publishedPair(first, second),
                                     [i](const YiOutcome& outcome) { return outcome.pairs[i]; }));
        table.rows.back().names = {first, second};
    }
    table.rows.push_back(pairRow(result, kind, &publishedPairMeans(),
                                 [](const YiOutcome& outcome) { return meanOf(outcome.pairs); }));
    table.rows.back().names = {"Average", ""};
    return table;
}

} // namespace

std::string YiTable::text(std::optional<double> figure, std::size_t column) const
{
    if (!figure)
        return "-";
    return isPercent && column > 0 ? fmt::format("{:.2f}%", 100 * *figure) : fmt::format("{:.3f}", *figure);
}

YiTable clusteringTable(const YiResult& result)
{
    YiTable table{"Table 2. Statistics of k-means clustering results",       "table2", {"Method"},
                  {"Ave(F)", "F < 0.5", "F >= 0.7", "F >= 0.8", "F >= 0.9"}, true,     {}};
    for (const YiOutcome& outcome : result.cleanings) {
        const ClusteringStatistics of = statisticsOf(outcome.f);
        YiRow& row = table.rows.emplace_back();
        row.names = {fmt::format("F({})", outcome.letter)};
        row.figures = {
            {of.averageF, {}}, {of.below05, {}}, {of.from07, {}}, {of.from08, {}}, {of.from09, {}}};
        if (const auto index = publishedIndex(outcome)) {
            const PublishedClustering& as = publishedClusterings()[*index];
            const std::array<double, 5> figures{as.averageF, as.below05 / 100, as.from07 / 100,
                                                as.from08 / 100, as.from09 / 100};
            for (std::size_t i = 0; i < figures.size(); ++i)
                row.figures[i].published = figures[i];
        }
    }
    return table;
}

YiTable fTable(const YiResult& result)
{
    return pairTable(result, {"Table 3. Averaged F scores of classification", "table3", "F",
                              &ConfigurationScore::f, &PublishedPair::f});
}

YiTable accuracyTable(const YiResult& result)
{
    return pairTable(result, {"Table 4. Averaged accuracies of classification", "table4", "A",
                              &ConfigurationScore::accuracy, &PublishedPair::accuracy});
}

} // namespace tagseam
