// SPDX-License-Identifier: MIT
// How often the diagnosis agrees with what is known of real pages: a table of both, guessed by the text alone
// and told what the content is.
#include "core/explain/diagnosis.h"
#include "tests/core/corpustruth.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {
namespace {

using test::PageWithTruth;

constexpr std::array<std::string_view, 5> names{"empty", "homogeneous", "heterogeneous", "small main",
                                                "well split"};
std::string_view nameOf(PageClass pageClass)
{
    return names.at(static_cast<std::size_t>(pageClass));
}

// Pages of the velloso2014 with selectors, those of zhao3 whose records are found, one of each site: the
// others of a site have the same template.
std::vector<PageWithTruth> pagesWithTruth()
{
    const std::filesystem::path corpus = TAGSEAM_CORPUS;
    std::vector<PageWithTruth> pages = test::vellosoPages(corpus);
    for (auto more : {test::zhaoPages(corpus), test::sitePages(corpus, 1)})
        std::ranges::move(more, std::back_inserter(pages));
    return pages;
}

// A record is where most of its positions are: in the main region of that part, or in none.
std::uint32_t partOf(const PageWithTruth& page, const Outcome& outcome, const RegionTree& tree,
                     const std::vector<NodeId>& record)
{
    std::map<std::uint32_t, std::uint32_t> positions; // by part
    for (const NodeId node : record) {
        const Region below = positionsBelow(page.document, outcome.sequence, node);
        for (std::uint32_t i = 0; i < tree.parts.size(); ++i) {
            if (const std::uint32_t inside = intersection(below, tree.parts[i].main).size(); inside > 0)
                positions[i] += inside;
        }
    }
    const auto most = std::ranges::max_element(positions, {}, [](const auto& each) { return each.second; });
    return most == positions.end() ? SegmentedPart::none : most->first;
}

// What became of the records, record by record: nine of ten kept, or else three of four in one other part;
// and whether a fifth of what lies before and behind them went, if that is a tenth of the page.
PageClass classByRecords(const PageWithTruth& page, const Outcome& outcome, const SearchOptions& options)
{
    const RegionTree tree = segmentWhole(outcome.sequence.symbols, options);
    std::map<std::uint32_t, std::size_t> records; // by part
    for (const auto& record : page.records)
        ++records[partOf(page, outcome, tree, record)];
    if (records[0] * 10 >= page.records.size() * 9) {
        const std::vector<NodeId> content = page.content();
        const Region first = positionsBelow(page.document, outcome.sequence, content.front());
        std::uint32_t end = 0;
        for (const NodeId node : content)
            end = std::max(end, positionsBelow(page.document, outcome.sequence, node).end.value);
        const Region main = outcome.trace.region;
        std::uint32_t noise = 0;
        std::uint32_t gone = 0;
        for (std::uint32_t at = 0; at < outcome.sequence.size(); ++at) {
            const bool isNoise = at < first.begin.value || at >= end;
            noise += isNoise ? 1 : 0;
            gone += isNoise && !main.contains(Position{at}) ? 1 : 0;
        }
        return noise * 10 >= outcome.sequence.size() && gone * 5 < noise ? PageClass::Homogeneous
                                                                         : PageClass::WellSplit;
    }
    records.erase(0);
    for (const auto& [part, count] : records) {
        if (count * 4 >= page.records.size() * 3)
            return PageClass::SmallMain;
    }
    return PageClass::Heterogeneous;
}

struct Judged {
    PageClass truth;
    PageClass found;
    double certainty;
};

struct Table {
    std::vector<Judged> rows;

    void print(std::string_view title) const
    {
        fmt::print("{}: {} pages, {:.1f} % right\n{:18}", title, rows.size(), 100 * share(rows), "");
        for (std::size_t found = 1; found < names.size(); ++found)
            fmt::print("{:>15}", names[found]);
        fmt::print("\n");
        for (std::size_t truth = 1; truth < names.size(); ++truth) {
            fmt::print("  {:16}", names[truth]);
            for (std::size_t found = 1; found < names.size(); ++found)
                fmt::print("{:>15}", count(static_cast<PageClass>(truth), static_cast<PageClass>(found)));
            fmt::print("\n");
        }
    }
    std::ptrdiff_t count(PageClass truth, PageClass found) const
    {
        return std::ranges::count_if(
            rows, [&](const Judged& each) { return each.truth == truth && each.found == found; });
    }
    static double share(std::span<const Judged> of)
    {
        return static_cast<double>(
                   std::ranges::count_if(of, [](const Judged& each) { return each.truth == each.found; })) /
               static_cast<double>(of.size());
    }
};

// The share that is right of those at least (or less than) half certain.
double rightShare(const std::vector<Judged>& rows, bool isClear, std::size_t& count)
{
    std::vector<Judged> some;
    std::ranges::copy_if(rows, std::back_inserter(some),
                         [&](const Judged& each) { return (each.certainty >= 0.5) == isClear; });
    count = some.size();
    return Table::share(some);
}

TEST(DiagnosisCorpus, theTruthIsFoundOnThePages)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    const std::filesystem::path corpus = TAGSEAM_CORPUS;
    const auto velloso = test::vellosoPages(corpus);
    ASSERT_EQ(velloso.size(), test::recordSelectors().size());
    for (std::size_t i = 0; i < velloso.size(); ++i)
        EXPECT_EQ(velloso[i].records.size(), test::recordSelectors()[i].records) << velloso[i].name;
    EXPECT_GE(test::zhaoPages(corpus).size(), 44U) << "of 47";
    EXPECT_EQ(test::sitePages(corpus, 1).size(), 3U);
}

// What diagnosis.h promises of the default settings.
void checkDefault(const Table& guessed)
{
    const auto isLost = [](PageClass of) {
        return of == PageClass::SmallMain || of == PageClass::Heterogeneous;
    };
    std::size_t lost = 0;
    std::size_t seen = 0;
    std::size_t falseAlarms = 0;
    for (const Judged& each : guessed.rows) {
        lost += isLost(each.truth) ? 1 : 0;
        seen += isLost(each.truth) && isLost(each.found) ? 1 : 0;
        falseAlarms += !isLost(each.truth) && isLost(each.found) ? 1 : 0;
    }
    EXPECT_GE(guessed.rows.size(), 73U);
    EXPECT_GE(Table::share(guessed.rows), 0.91);
    EXPECT_EQ(lost, 6U);
    EXPECT_GE(seen, 5U);
    EXPECT_EQ(falseAlarms, 0U);
}

TEST(DiagnosisCorpus, agreesWithTheRecords)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    const std::vector<PageWithTruth> pages = pagesWithTruth();
    std::vector<Judged> all;
    for (const StyleKey style : {StyleKey::ClassAndStyle, StyleKey::Presentation}) {
        for (const Reading& reading : readings) {
            Table guessed;
            Table told;
            for (const PageWithTruth& page : pages) {
                tagseam::Setup setup;
                setup.path.style = style;
                setup.search = reading.options;
                const Outcome outcome = outcomeOf(page.document, setup);
                const PageClass truth = classByRecords(page, outcome, setup.search);
                const Diagnosis byText = diagnose(page.document, outcome, setup);
                const Diagnosis byContent = diagnose(page.document, outcome, setup, page.content());
                guessed.rows.push_back({truth, byText.pageClass, byText.certainty});
                told.rows.push_back({truth, byContent.pageClass, byContent.certainty});
                if (style == StyleKey::ClassAndStyle && reading.name == "dissertation-2014" &&
                    (truth != byText.pageClass || truth != byContent.pageClass))
                    fmt::print("{:34} {:14} guessed {:14} {:.2f} told {:14} {:.2f}\n", page.name,
                               nameOf(truth), nameOf(byText.pageClass), byText.certainty,
                               nameOf(byContent.pageClass), byContent.certainty);
            }
            guessed.print(fmt::format("\n{}, {}, guessed", reading.name,
                                      style == StyleKey::Presentation ? "presentation" : "class+style"));
            told.print("told the content");
            EXPECT_GE(Table::share(told.rows), 0.97);
            const double wellSplit =
                static_cast<double>(std::ranges::count(guessed.rows, PageClass::WellSplit, &Judged::truth)) /
                static_cast<double>(guessed.rows.size());
            EXPECT_GE(Table::share(guessed.rows), 0.85);
            EXPECT_GE(Table::share(guessed.rows), wellSplit + 0.05) << "no better than one class for all";
            if (style == StyleKey::ClassAndStyle && reading.name == "dissertation-2014")
                checkDefault(guessed);
            std::ranges::copy(guessed.rows, std::back_inserter(all));
        }
    }
    std::size_t clear = 0;
    std::size_t unclear = 0;
    const double ofClear = rightShare(all, true, clear);
    const double ofUnclear = rightShare(all, false, unclear);
    fmt::print("\ncertainty 0.5 or more: {:.1f} % of {} right; less: {:.1f} % of {}\n", 100 * ofClear, clear,
               100 * ofUnclear, unclear);
    EXPECT_GE(ofClear, 0.91);
    EXPECT_TRUE(unclear == 0 || ofUnclear < ofClear) << "certainty says nothing";
}

} // namespace
} // namespace tagseam
