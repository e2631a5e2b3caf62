// SPDX-License-Identifier: MIT
// The report of the experiment of Yi, Liu and Li (2003), and its notes.
#include "core/papers/yi/yireport.h"

#include "core/papers/yi/yipublished.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

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

std::optional<double> publishedPages(std::string_view site, std::string_view category)
{
    const auto at = std::ranges::find(publishedSites(), site, &PublishedSite::name);
    const std::optional<std::size_t> number = paperCategory(category);
    if (at == publishedSites().end() || !number)
        return std::nullopt;
    return at->pages[*number];
}

ReportTable pagesTable(const ProductSet& set)
{
    ReportTable table{"table1", "Table 1. Number of Web pages and their classes", {"Web sites"}, {}, {}, {}};
    for (const std::string& site : set.sites)
        table.columns.push_back({site, site, FigureKind::Count});
    for (std::uint32_t category = 0; category < set.categories.size(); ++category) {
        ReportRow& row = table.rows.emplace_back();
        row.names = {set.categories[category]};
        for (std::uint32_t site = 0; site < set.sites.size(); ++site)
            row.figures.push_back({static_cast<double>(set.pagesOf(site, category)),
                                   publishedPages(set.sites[site], set.categories[category])});
    }
    return table;
}

ReportTable clusteringTable(const YiResult& result)
{
    using enum FigureKind;
    ReportTable table{"table2",
                      "Table 2. Statistics of k-means clustering results",
                      {"Method"},
                      {},
                      {{"Ave(F)", "Ave(F)", Fraction},
                       {"F < 0.5", "F < 0.5", Percent},
                       {"F >= 0.7", "F >= 0.7", Percent},
                       {"F >= 0.8", "F >= 0.8", Percent},
                       {"F >= 0.9", "F >= 0.9", Percent}},
                      {}};
    for (const YiOutcome& outcome : result.cleanings) {
        const ClusteringStatistics of = statisticsOf(outcome.f);
        ReportRow& row = table.rows.emplace_back();
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

ReportTable distributionTable(const YiResult& result)
{
    ReportTable table{
        "figure9",       "Figure 9. The distribution of F scores of clustering: runs by F", {"F"}, {}, {}, {},
        ReportForm::Plot};
    for (const YiOutcome& outcome : result.cleanings) {
        const std::string name = fmt::format("F({})", outcome.letter);
        table.columns.push_back({name, name, FigureKind::Count});
    }
    for (std::size_t bin = 0; bin < 10; ++bin) {
        ReportRow& row = table.rows.emplace_back();
        row.names = {fmt::format("0.{}-{}", bin, bin == 9 ? "1.0" : fmt::format("0.{}", bin + 1))};
        for (const YiOutcome& outcome : result.cleanings)
            row.figures.push_back({static_cast<double>(distributionOf(outcome.f)[bin]), {}});
    }
    return table;
}

ReportTable runsTable(const YiResult& result)
{
    ReportTable table{"runs", "F of each run of k-means", {"run"}, {}, {}, {}, ReportForm::Data};
    for (const YiOutcome& outcome : result.cleanings)
        table.columns.push_back({fmt::format("F({})", outcome.letter), {}, FigureKind::Fraction});
    for (std::uint32_t run = 0; run < result.runs; ++run) {
        ReportRow& row = table.rows.emplace_back();
        row.names = {fmt::format("{}", run + 1)};
        for (const YiOutcome& outcome : result.cleanings)
            row.figures.push_back({outcome.f[run], {}});
    }
    return table;
}

struct PairFigure {
    const char* title;
    const char* key;
    const char* letter; // letter of the columns
    double ConfigurationScore::*measured;
    std::array<std::array<double, 3>, 3> PublishedPair::*published;
};

ReportRow pairRow(const YiResult& result, const PairFigure& kind, const PublishedPair* published,
                  const std::function<PairScore(const YiOutcome&)>& scoreOf)
{
    ReportRow row;
    for (std::size_t configuration = 0; configuration < 3; ++configuration) {
        for (const YiOutcome& outcome : result.cleanings) {
            ReportFigure& figure = row.figures.emplace_back();
            const ConfigurationScore score = scoreOf(outcome).configurations[configuration];
            if (score.experiments > 0)
                figure.measured = score.*kind.measured;
            if (const auto index = publishedIndex(outcome); index && published != nullptr)
                figure.published = (published->*kind.published)[configuration][*index];
        }
    }
    return row;
}

ReportTable pairTable(const YiResult& result, const PairFigure& kind)
{
    ReportTable table{kind.key, kind.title, {"C1", "C2"}, {}, {}, {}};
    for (std::size_t configuration = 1; configuration <= 3; ++configuration) {
        for (const YiOutcome& outcome : result.cleanings) {
            const std::string name = fmt::format("{}{}({})", kind.letter, configuration, outcome.letter);
            table.columns.push_back({name, name, FigureKind::Fraction});
        }
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

std::string missing(const ProductSet& set)
{
    std::string names;
    for (std::uint32_t site = 0; site < set.sites.size(); ++site) {
        for (std::uint32_t category = 0; category < set.categories.size(); ++category) {
            if (set.pagesOf(site, category) == 0)
                names += fmt::format("{}{}/{}", names.empty() ? "" : ", ", set.sites[site],
                                     set.categories[category]);
        }
    }
    return names;
}

void addOrigin(std::vector<std::string>& notes, const ProductSet& set)
{
    notes.emplace_back(
        set.generated.empty()
            ? fmt::format("Pages: the user's own, in {}.", set.folder)
            : fmt::format(
                  "Pages: not real ones. {} They show what the cleanings do to pages made in this way, "
                  "and nothing about real sites.",
                  set.generated));
    notes.emplace_back(
        "The pages of the paper are lost: its figures stand beside these to compare their order, "
        "not one to one. The paper prints no numbers of figure 9.");
    notes.emplace_back("Misprint: table 3 prints 0.918 as the average of F1(N); its rows give 0.925.");
}

void addExcluded(std::vector<std::string>& notes, const YiResult& result)
{
    if (const std::string names = missing(result.set); !names.empty())
        notes.push_back(
            fmt::format("No pages of {}: experiments that need them are excluded from the means, as "
                        "the paper leaves out those with TVs of two of its sites.",
                        names));
    if (!result.excluded.empty())
        notes.push_back(fmt::format("Pages excluded because they cannot be read: {}; the first is {}.",
                                    result.excluded.size(), result.excluded.front().id));
    if (result.set.elsewhere > 0)
        notes.push_back(
            fmt::format("Pages excluded because they lie in no SITE/CATEGORY: {}.", result.set.elsewhere));
}

} // namespace

Report yiReport(const YiResult& result)
{
    Report report;
    report.experiment = "yi-2003";
    report.title = "Yi, Liu and Li 2003, section 4";
    report.settings = {{"folder", result.set.folder},
                       {"pages", result.set.generated.empty() ? "the user's own" : "generated"},
                       {"runs of k-means", fmt::format("{}", result.runs)},
                       {"seed", fmt::format("{}", result.seed)}};
    for (const YiOutcome& outcome : result.cleanings)
        report.settings.emplace_back(outcome.letter, outcome.what);
    for (const YiOutcome& outcome : result.cleanings) {
        const auto thresholds = thresholdSettings(outcome, result.set);
        report.settings.insert(report.settings.end(), thresholds.begin(), thresholds.end());
    }
    report.tables = {pagesTable(result.set),
                     clusteringTable(result),
                     distributionTable(result),
                     pairTable(result, {"Table 3. Averaged F scores of classification", "table3", "F",
                                        &ConfigurationScore::f, &PublishedPair::f}),
                     pairTable(result, {"Table 4. Averaged accuracies of classification", "table4", "A",
                                        &ConfigurationScore::accuracy, &PublishedPair::accuracy}),
                     runsTable(result)};
    report.notes = yiNotes(result);
    return report;
}

std::vector<std::string> yiNotes(const YiResult& result)
{
    std::vector<std::string> notes;
    addOrigin(notes, result.set);
    addExcluded(notes, result);
    const double pages = static_cast<double>(result.set.pages.size());
    for (const YiOutcome& outcome : result.cleanings)
        notes.push_back(fmt::format("{}: {:.1f} words a page; pages without a word: {}.", outcome.letter,
                                    static_cast<double>(outcome.words) / pages, outcome.wordless));
    notes.emplace_back(
        "The paper does not define the following. Tagseam's choices: words are runs of letters and digits in "
        "lower case, without "
        "stop words, not stemmed; k-means weighs them tf*log(n/df) and compares by the cosine; naive Bayes "
        "is "
        "multinomial with Laplace's estimate and the classes' shares of the training pages; F of a "
        "classification is the mean over both classes. The authors set the threshold of each site by looking "
        "at 20 cleaned pages of it; here it is the one that separates the words of 20 pages best by "
        "importance (Otsu 1979), unless --threshold sets one for all sites.");
    notes.emplace_back("The runs of k-means begin with the same first pages for each cleaning.");
    return notes;
}

} // namespace tagseam
