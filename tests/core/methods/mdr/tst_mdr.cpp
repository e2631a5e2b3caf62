// SPDX-License-Identifier: MIT
// Data regions and their records: worked examples, the plain algorithm as oracle, hostile pages.
#include "core/methods/mdr/mdr.h"
#include "tests/core/methods/mdr/mdroracle.h"
#include "tests/core/methods/mdr/mdrtrees.h"

namespace tagseam::test {
namespace {

std::string minedText(const Document& page, const MdrOptions& options = {})
{
    return textOf(page, mineDataRecords(page, options));
}

struct Example {
    const char* what;
    std::string body;
    std::string regions;
};

// Section 3.3.
TEST(Mdr, findsRecordsWithinGeneralizedNodes)
{
    const std::string columns = "tr(td(img) td(img)) tr(th(b i u) th(b i u))";
    for (const Example& each : std::vector<Example>{
             {"a generalized node is a record", "ul(li(b i(u u)) li(b i(u u)))", "ul1 by 1: li1 | li2"},
             {"a row of children that are alike holds one record each",
              "form(" + times(2, "div(p(b i u) p(b i u) p(b i u))") + ")",
              "form1 by 1: div1/p1 | div1/p2 | div1/p3 | div2/p1 | div2/p2 | div2/p3"},
             {"a row of a data table is one record", "table(tr(td(b) td(b)) tr(td(b) td(b)))",
              "table1 by 1: tr1 | tr2"},
             {"cells of another row are records", "table(div(td(b) td(b)) div(td(b) td(b)))",
              "table1 by 1: div1/td1 | div1/td2 | div2/td1 | div2/td2"},
             {"pictures above, names below: columns are records in several places",
              "table(" + times(2, columns) + ")",
              "table1 by 2: tr1/td1 tr2/th1 | tr1/td2 tr2/th2 | tr3/td1 tr4/th1 | tr3/td2 tr4/th2"}}) {
        SCOPED_TRACE(each.what);
        EXPECT_EQ(minedText(bodyOf(each.body)), each.regions) << each.body;
    }
    EXPECT_EQ(mineDataRecords(bodyOf("div(ul(li(a) li(a)) form(p(b i) p(b i) p(b i)))"), {}).recordCount(),
              5U);
}

TEST(Mdr, minesTheBodyOrAPageWithoutBodyWhole)
{
    for (const auto& [text, regions] :
         {std::pair("html(head(p(a) p(a)) body(ul(li(b) li(b))))", "ul1 by 1: li1 | li2"),
          std::pair("ul(li(a) li(a)) ol(li(b) li(b))", "ul1 by 1: li1 | li2; ol2 by 1: li1 | li2"),
          std::pair("html(head frameset(frame(html(body(p))) frame(html(body(p)))))",
                    "frameset2 by 1: frame1 | frame2")})
        EXPECT_EQ(minedText(tree(text)), regions) << text;
    EXPECT_EQ(minedText(page("<ul> <li><b>1</b></li> <!-- c --> <li><b>2</b></li></ul>")),
              "ul1 by 1: li2 | li6");
    for (const char* text : {"", "html", "html(body)", "html(body('x'))"}) {
        for (const MdrPreset& preset : mdrPresets)
            EXPECT_TRUE(mineDataRecords(tree(text), preset.options).regions.empty()) << text;
    }
}

void expectAgreement(const Document& page, const MdrOptions& options, std::uint32_t percent,
                     const KeepMask* within, std::array<std::uint32_t, 5>& ofLength)
{
    const MinedRecords found = mineDataRecords(page, options, within);
    MinedRecords oracle;
    oracle.regions = MdrOracle(options, percent).mine(page, within);
    ASSERT_EQ(textOf(page, found), textOf(page, oracle)) << outline(page);
    for (std::size_t i = 0; i < oracle.regions.size(); ++i) {
        ASSERT_EQ(found.regions[i].nodes, oracle.regions[i].nodes);
        ASSERT_EQ(found.regions[i].records, oracle.regions[i].records);
        ++ofLength[std::min<std::size_t>(oracle.regions[i].length, 4)];
    }
}

TEST(Mdr, agreesWithThePlainAlgorithm)
{
    std::mt19937 random(2003);
    std::array<std::uint32_t, 5> ofLength{};
    for (int round = 0; round < (isShort ? 300 : 800); ++round) {
        const Document page = pageOfRecords(random);
        const KeepMask mask = maskAtRandom(page, random, 2 + static_cast<unsigned>(random() % 30));
        const std::uint32_t percent = static_cast<std::uint32_t>(random() % 21) * 5;
        MdrOptions options{.longest = 1 + static_cast<std::uint32_t>(random() % 10),
                           .threshold = percent / 100.0,
                           .smallestDepth = static_cast<std::uint32_t>(random() % 5)};
        for (int kind = 0; kind < 4; ++kind) {
            options.similarity = kind < 2 ? Similarity::EditDistance : Similarity::TreeMatching;
            options.depthOf = kind % 2 == 0 ? DepthOf::Parent : DepthOf::Group;
            options.hasTexts = random() % 2 == 0;
            options.looksWithin = random() % 2 == 0;
            ASSERT_NO_FATAL_FAILURE(expectAgreement(page, options, percent, nullptr, ofLength));
            ASSERT_NO_FATAL_FAILURE(expectAgreement(page, options, percent, &mask, ofLength));
        }
    }
    EXPECT_GT(ofLength[1], 1'000U);
    EXPECT_GT(ofLength[2], 100U);
    EXPECT_GT(ofLength[3], 20U);
}

TEST(Mdr, manyLevelsNeedNoStackAndManySiblingsNoSquare)
{
    constexpr std::size_t many = isSanitized ? 20'000 : 100'000;
    for (const MdrPreset& preset : mdrPresets) {
        for (const auto& [body, records] :
             {std::pair(times(many, "div(") + "b" + std::string(many, ')'), std::size_t{0}),
              std::pair(times(many, "div(p") + std::string(many, ')'), std::size_t{0}),
              std::pair("ul(" + times(many, "li(a('x'))") + ")", many),
              std::pair("ul(" + times(many / 2, "dt(b('x')) dd(i('y') a u)") + ")", many / 2)})
            EXPECT_EQ(mineDataRecords(bodyOf(body), preset.options).recordCount(), records) << preset.name;
    }
}

} // namespace
} // namespace tagseam::test
