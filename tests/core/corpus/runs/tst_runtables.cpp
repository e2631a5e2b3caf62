// SPDX-License-Identifier: MIT
// The evaluation of runs: means as tables, and runs compared.
#include "core/base/texttable.h"
#include "core/corpus/runs/bootstrap.h"
#include "core/corpus/runs/compareruns.h"
#include "core/corpus/runs/runtable.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace tagseam {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

RunRow rowOf(const std::string& page, const std::string& method, std::uint32_t raw, std::uint32_t kept)
{
    RunRow row;
    row.page = page;
    row.method = method;
    row.nodes = {raw, kept};
    return row;
}

RunRow failed(const std::string& page, const std::string& method)
{
    RunRow row = rowOf(page, method, 0, 0);
    row.error = Error{ErrorCode::TooDeep, {}, "9"};
    return row;
}

RunRow scored(const std::string& page, const std::string& method, Hits hits)
{
    RunRow row = rowOf(page, method, 10, 5);
    row.score = Score{hits, hits, {2, 1, 2}, row.nodes, {}, {}};
    return row;
}

double meanOf(const MethodMeans& means, std::string_view key)
{
    const auto index = static_cast<std::size_t>(findRowMeasure(key) - rowMeasures().data());
    return means.means[index].value_or(-1);
}

TEST(RunTable, meansAreOverThePagesThatHaveTheFigure)
{
    RunRow mdr = scored("b", "mdr", {1, 0, 1});
    mdr.records = RowRecords{4, Hits{3, 1, 0}, Hits{1, 3, 1}};
    mdr.expected = RowExpected{5, 4, 1};
    const std::vector<RunRow> rows{scored("a", "tps", {3, 1, 0}),
                                   rowOf("a", "mdr", 10, 10),
                                   rowOf("b", "tps", 4, 3),
                                   mdr,
                                   failed("c", "tps"),
                                   failed("c", "mdr")};
    const std::vector<MethodMeans> means = meansOf(rows);
    ASSERT_EQ(means.size(), 2U);
    EXPECT_EQ(means[0].method, "tps");
    EXPECT_EQ(means[0].pages, 2U);
    EXPECT_EQ(means[0].failed, 1U);
    EXPECT_EQ(means[0].scored, 1U);
    for (const auto& [method, key, mean] : {std::tuple(0U, "reduction", (0.5 + 0.25) / 2),
                                            {0U, "precision", 0.75},
                                            {0U, "recordF1", -1},
                                            {1U, "recordPrecision", 0.75},
                                            {1U, "recordRecall", 1},
                                            {1U, "oneToOnePrecision", 0.25},
                                            {1U, "oneToOneRecall", 0.5},
                                            {1U, "expectedKept", 0.25}})
        EXPECT_DOUBLE_EQ(meanOf(means[method], key), mean) << key;
    EXPECT_THAT(meansText(means), AllOf(HasSubstr("method  pages  failed  scored  reduction  precision"),
                                        Not(HasSubstr("oneToOne"))));
    EXPECT_THAT(meansText(means, std::vector<std::string>{"oneToOnePrecision", "oneToOneF1"}),
                HasSubstr("scored  one-to-one P  one-to-one F1\n"));
    EXPECT_THAT(meansMarkdown(means), AllOf(HasSubstr("\n| --- | --: | --: |"),
                                            HasSubstr("\n| tps | 2 | 1 | 1 | 37.5 % | 0.750 |")));
    EXPECT_THAT(meansCsv(means),
                AllOf(StartsWith("method,pages,failed,scored,reduction,precision,recall,f1,"),
                      HasSubstr(",recordF1,oneToOnePrecision,oneToOneRecall,oneToOneF1,noiseRemoved,"
                                "expectedKept,expectedComplete,"),
                      HasSubstr("\r\ntps,2,1,1,0.375000,0.750000,")));
    EXPECT_THAT(meansLatex(means), HasSubstr("tps & 2 & 1 & 1 & 37.5 \\% & 0.750"));
    EXPECT_EQ(meansText({}), "method  pages\n");
}

std::optional<Interval> intervalOf(const MethodMeans& means, std::string_view key)
{
    return means.intervals.at(static_cast<std::size_t>(findRowMeasure(key) - rowMeasures().data()));
}

TEST(RunTable, intervalsAreThoseOfTheFiguresOfThePages)
{
    const std::vector<RunRow> rows{scored("a", "tps", {3, 1, 0}),
                                   rowOf("a", "all", 10, 10),
                                   scored("b", "tps", {1, 3, 0}),
                                   rowOf("b", "all", 10, 9),
                                   rowOf("c", "tps", 10, 1),
                                   scored("c", "all", {1, 3, 0}),
                                   failed("d", "tps"),
                                   failed("d", "all")};
    std::vector<MethodMeans> means = meansOf(rows);
    EXPECT_TRUE(means[0].intervals.empty());
    EXPECT_THAT(meansCsv(means), Not(HasSubstr("_low")));
    addIntervals(means, rows);
    EXPECT_EQ(intervalOf(means[0], "reduction"), bootstrapInterval(std::vector<double>{0.5, 0.5, 0.9}));
    EXPECT_EQ(intervalOf(means[0], "precision"), (Interval{0.25, 0.75}));
    EXPECT_EQ(intervalOf(means[1], "reduction"), bootstrapInterval(std::vector<double>{0, 0.1, 0.5}));
    EXPECT_EQ(intervalOf(means[1], "precision"), std::nullopt) << "of one page";
    EXPECT_EQ(intervalOf(means[1], "recordF1"), std::nullopt) << "of none";
    std::vector<MethodMeans> again = meansOf(rows);
    addIntervals(again, rows, std::vector<std::string>{"precision"});
    EXPECT_EQ(intervalOf(again[0], "precision"), intervalOf(means[0], "precision"))
        << "each call gives the same";
    EXPECT_EQ(intervalOf(again[0], "reduction"), std::nullopt) << "not asked for";
}

RunRow withArticle(const std::string& page, const std::string& method, Hits hits)
{
    RunRow row = rowOf(page, method, 10, 5);
    row.article = hits;
    return row;
}

TEST(RunTable, theF1OfArticlesIsThatOfTheMeans)
{
    const std::vector<RunRow> rows{withArticle("a", "tps", {1, 0, 3}), withArticle("b", "tps", {1, 3, 0}),
                                   rowOf("c", "tps", 10, 10), failed("d", "tps")};
    std::vector<MethodMeans> means = meansOf(rows);
    EXPECT_DOUBLE_EQ(meanOf(means[0], "articlePrecision"), 0.625);
    EXPECT_DOUBLE_EQ(meanOf(means[0], "articleRecall"), 0.625);
    EXPECT_DOUBLE_EQ(meanOf(means[0], "articleF1"), 0.625) << "the mean of the pages' F1 is 0.4";
    addIntervals(means, rows);
    EXPECT_EQ(intervalOf(means[0], "articlePrecision"), (Interval{0.25, 1}));
    EXPECT_EQ(intervalOf(means[0], "articleF1"), (Interval{0.4, 0.625}))
        << "a sample of one page has its F1, a sample of both has that of the means";
}

TEST(RunCompare, comparesTheF1OfMeans)
{
    const std::vector<RunRow> rows{withArticle("a", "tps", {1, 0, 3}), withArticle("b", "tps", {1, 3, 0}),
                                   withArticle("c", "tps", {1, 0, 0}), withArticle("a", "all", {1, 0, 0}),
                                   withArticle("b", "all", {1, 0, 0}), rowOf("c", "all", 10, 10)};
    const MethodChange change = compareMethods(rows, "tps", rows, "all", *findRowMeasure("articleF1"));
    EXPECT_EQ(change.pages, 2U);
    EXPECT_DOUBLE_EQ(change.meanA, 0.625);
    EXPECT_DOUBLE_EQ(change.meanB, 1);
    EXPECT_DOUBLE_EQ(change.difference, 0.375);
    EXPECT_DOUBLE_EQ(change.interval.low, 0.375);
    EXPECT_DOUBLE_EQ(change.interval.high, 0.6);
}

TEST(RunTable, intervalsFollowTheirMeans)
{
    const std::vector<RunRow> rows{scored("a", "tps", {3, 1, 0}), scored("b", "tps", {1, 3, 0}),
                                   scored("b", "mdr", {1, 3, 0})};
    std::vector<MethodMeans> means = meansOf(rows);
    addIntervals(means, rows);
    const std::vector<std::string> keys{"precision", "reduction"};
    EXPECT_EQ(meansText(means, keys), "method  pages  scored            precision           reduction\n"
                                      "tps         2       2  0.500 (0.250-0.750)  50.0 % (50.0-50.0)\n"
                                      "mdr         1       1  0.250                50.0 %            \n");
    EXPECT_THAT(meansMarkdown(means, keys),
                HasSubstr("| tps | 2 | 2 | 0.500 (0.250-0.750) | 50.0 % (50.0-50.0) |\n"
                          "| mdr | 1 | 1 | 0.250 | 50.0 % |\n"));
    EXPECT_THAT(meansLatex(means, keys),
                HasSubstr("tps & 2 & 2 & 0.500 (0.250--0.750) & 50.0 \\% (50.0--50.0) \\\\\n"));
    const std::string csv = meansCsv(means);
    EXPECT_THAT(csv, StartsWith("method,pages,failed,scored,reduction,reduction_low,reduction_high,"
                                "precision,precision_low,precision_high,"));
    EXPECT_THAT(csv, HasSubstr("\r\ntps,2,0,2,0.500000,0.500000,0.500000,0.500000,0.250000,0.750000,"));
    EXPECT_THAT(csv, HasSubstr("\r\nmdr,1,0,1,0.500000,,,0.250000,,,"));
}

TEST(RunTable, signsOfATableAreEscaped)
{
    const TableCells cells{{"a|b", "50 %"}, {"x_1\\{}~^<&$#", "-"}, {"bell\a\n", "1"}};
    EXPECT_EQ(markdownTable(cells),
              "| a\\|b | 50 % |\n| --- | --: |\n| x_1\\{}~^<&$# | - |\n| bell\\u0007\\u000a | 1 |\n");
    EXPECT_EQ(
        latexTable(cells),
        "% \\usepackage{booktabs}\n\\begin{tabular}{lr}\n\\toprule\na|b & 50 \\% \\\\\n\\midrule\n"
        "x\\_1\\textbackslash{}\\{\\}\\textasciitilde{}\\textasciicircum{}\\textless{}\\&\\$\\# & -- \\\\\n"
        "bell\\textbackslash{}u0007\\textbackslash{}u000a & 1 \\\\\n\\bottomrule\n\\end{tabular}\n");
}

TEST(RunCompare, listsWhatGotWorseFirst)
{
    const std::vector<RunRow> a{
        rowOf("same", "m", 10, 5),  rowOf("better", "m", 10, 5), rowOf("worst", "m", 10, 1),
        rowOf("worse", "m", 10, 4), rowOf("lost", "m", 10, 4),   failed("got", "m"),
        failed("never", "m"),       rowOf("old", "m", 10, 5),    rowOf("same", "other", 10, 0)};
    const std::vector<RunRow> b{rowOf("same", "m", 20, 10),  rowOf("better", "m", 10, 0),
                                rowOf("worst", "m", 10, 10), rowOf("worse", "m", 10, 5),
                                failed("lost", "m"),         rowOf("got", "m", 10, 5),
                                failed("never", "m"),        rowOf("new", "m", 10, 5)};
    const RowMeasure& measure = *findRowMeasure("reduction");
    const MethodChange change = compareMethods(a, "m", b, "m", measure);
    std::vector<std::string> pages;
    for (const PageChange& each : change.changed)
        pages.push_back(each.page);
    EXPECT_THAT(pages, ElementsAre("lost", "worst", "worse", "better", "got"));
    EXPECT_EQ(change.pages, 4U);
    EXPECT_EQ(change.unchanged, 1U);
    EXPECT_EQ(change.without, 1U);
    EXPECT_THAT(change.onlyInA, ElementsAre("old"));
    EXPECT_THAT(change.onlyInB, ElementsAre("new"));
    EXPECT_NEAR(change.difference, (0.5 - 0.9 - 0.1) / 4, 1e-12);
    const std::string text = changeText(change, measure);
    EXPECT_THAT(text, HasSubstr("\nlost      60.0 %  too-deep             -\n"));
    EXPECT_THAT(text, HasSubstr("\nworst     90.0 %     0.0 %  -90.0 points\n"));
    EXPECT_THAT(text, HasSubstr("1 page only in the second:\n  new\n"));
    const MethodChange methods = compareMethods(a, "m", a, "other", measure);
    EXPECT_EQ(methods.pages, 1U);
    EXPECT_EQ(methods.onlyInA.size(), 7U);
    EXPECT_TRUE(compareMethods(a, "gone", b, "gone", measure).changed.empty());
    const auto json = nlohmann::ordered_json::parse(changesJson({&change, 1}, measure));
    EXPECT_EQ(json["methods"][0]["changed"][0]["errorB"], "too-deep");
    const std::vector<RunRow> odd{rowOf("p", "\x1b[31m", 10, 5)};
    EXPECT_THAT(changeText(compareMethods(odd, "\x1b[31m", odd, "\x1b[31m", measure), measure),
                HasSubstr("method     \\u001b[31m\n"));
    EXPECT_EQ(methodsOf(a), (std::vector<std::string>{"m", "other"}));
}

// The plain one sorts all sample means and takes the 251st from both ends of 10,000.
TEST(Bootstrap, isWhatAPlainOneSays)
{
    const std::vector<double> differences{0.5, -0.25, 0, 0, 0.125, 0.75, -0.5};
    std::mt19937_64 generator(bootstrapSeed);
    std::vector<double> means(10'000);
    for (double& mean : means) {
        for (int i = 0; i < 7; ++i) {
            std::uint64_t drawn = generator();
            while (drawn >= 18446744073709551615U / 7 * 7)
                drawn = generator();
            mean += differences[drawn % 7];
        }
        mean /= 7;
    }
    std::sort(means.begin(), means.end());
    const Interval interval = bootstrapInterval(differences);
    EXPECT_DOUBLE_EQ(interval.low, means[250]);
    EXPECT_DOUBLE_EQ(interval.high, means[9749]);
    EXPECT_EQ(interval, bootstrapInterval(differences)) << "each call gives the same";
    EXPECT_LT(interval.low, 0.0893);
    EXPECT_GT(interval.high, 0.0893);
    constexpr std::uint64_t large = (std::uint64_t{1} << 63U) + 1; // half of the drawn numbers are too large
    for (int i = 0; i < 100; ++i)
        EXPECT_LT(drawBelow(generator, large), large);
    EXPECT_EQ(bootstrapInterval({}), Interval{});
    EXPECT_EQ(bootstrapInterval(std::vector<double>(5, 0.25)), (Interval{0.25, 0.25}));
    std::stop_source stop;
    stop.request_stop();
    const std::vector<double> many(1'000'000, 0.25); // else some minutes
    EXPECT_EQ(bootstrapInterval(many, bootstrapSamples, bootstrapSeed, stop.get_token()), Interval{});
}

} // namespace
} // namespace tagseam
