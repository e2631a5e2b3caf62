// SPDX-License-Identifier: MIT
// Data regions: worked examples, the paper's pseudo-code as oracle, what any page may do.
#include "core/methods/mdr/mdr.h"
#include "tests/core/mdroracle.h"
#include "tests/core/mdrtrees.h"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <stop_token>
#include <string>

namespace tagseam::test {
namespace {

MinedRecords mined(const Document& page, const MdrOptions& options)
{
    return mineDataRecords(page, options);
}

// Without a look into the generalized nodes, so that records are them.
std::string regionsOf(std::string_view body, MdrOptions options = {})
{
    options.looksWithin = false;
    const Document page = bodyOf(body);
    return textOf(page, mined(page, options));
}

MdrOptions byTreeMatching(double threshold = 0.75)
{
    return {.similarity = Similarity::TreeMatching, .threshold = threshold};
}

TEST(Mdr, equalSiblingsAreARegionOfLengthOne)
{
    EXPECT_EQ(regionsOf("ul(li(a) li(a) li(a))"), "ul1 by 1: li1 | li2 | li3");
    EXPECT_EQ(regionsOf("ul(li(a) li(a) li(a))", byTreeMatching()), "ul1 by 1: li1 | li2 | li3");
}

TEST(Mdr, pairsOfTermAndDescriptionAreARegionOfLengthTwo)
{
    EXPECT_EQ(regionsOf("dl(dt(b) dd(i a u) dt(b) dd(i a u) dt(b) dd(i a u))"),
              "dl1 by 2: dt1 dd2 | dt3 dd4 | dt5 dd6");
}

TEST(Mdr, rowsInThreesAreARegionOfLengthThree)
{
    const std::string three = "tr(td(img)) tr(th(b) th) tr(p p p p)";
    EXPECT_EQ(regionsOf("table(" + times(3, three) + ")"),
              "table1 by 3: tr1 tr2 tr3 | tr4 tr5 tr6 | tr7 tr8 tr9");
}

TEST(Mdr, aRegionMayBeginAtAnyOffset)
{
    EXPECT_EQ(regionsOf("div(h1(b i u) " + times(2, "dt(b) dd(i a u)") + "form(p))"),
              "div1 by 2: dt2 dd3 | dt4 dd5");
    EXPECT_EQ(
        regionsOf("div(h1(b i u) h2(a a a a) " + times(2, "tr(td(img)) tr(th(b) th) tr(p p p p)") + ")"),
        "div1 by 3: tr3 tr4 tr5 | tr6 tr7 tr8");
}

TEST(Mdr, aNodeMayHaveSeveralRegions)
{
    EXPECT_EQ(regionsOf("div(p(a) p(a) hr dl(i(b) b u) dl(i(b) b u) dl(i(b) b u))"),
              "div1 by 1: p1 | p2; div1 by 1: dl4 | dl5 | dl6");
}

TEST(Mdr, theLengthThatCoversMoreWins)
{
    // Twos cover all six; ones only the two equal neighbours, which begin later.
    EXPECT_EQ(regionsOf("div(p(a b) u(i i i i) p(a b) u(i i i i))"), "div1 by 2: p1 u2 | p3 u4");
}

TEST(Mdr, ofLengthsThatCoverTheSameTheShortestWins)
{
    EXPECT_EQ(regionsOf("ul(li(a) li(a) li(a) li(a))"), "ul1 by 1: li1 | li2 | li3 | li4");
}

TEST(Mdr, aRegionThatCoversMoreButBeginsLaterMustWait)
{
    EXPECT_EQ(regionsOf("div(p(a) p(a) " + times(3, "dt(b) dd(i a u)") + ")"),
              "div1 by 1: p1 | p2; div1 by 2: dt3 dd4 | dt5 dd6 | dt7 dd8");
}

TEST(Mdr, regionsWithinAGeneralizedNodeAreCovered)
{
    EXPECT_EQ(regionsOf("div(ul(li(a) li(a)) ul(li(a) li(a)))"), "div1 by 1: ul1 | ul2");
}

TEST(Mdr, regionsBesideThoseOfTheParentAreNot)
{
    EXPECT_EQ(regionsOf("div(ul(li(a) li(a)) ul(li(a) li(a)) form(p(b i) p(b i) p(b i)))"),
              "div1 by 1: ul1 | ul2; form3 by 1: p1 | p2 | p3");
}

TEST(Mdr, regionsComeInDocumentOrder)
{
    EXPECT_EQ(regionsOf("div(form(h1 p(b i) p(b i) p(b i)) ul(li(a) li(a)) ul(li(a) li(a)))"),
              "form1 by 1: p2 | p3 | p4; div1 by 1: ul2 | ul3");
}

TEST(Mdr, generalizedNodesHaveAtMostKTagNodes)
{
    const std::string ten = "a(b) c(d) e(f) g(h) i(j) k(l) m(n) o(p) q(r) s(t)";
    EXPECT_EQ(regionsOf("div(" + times(2, ten) + ")"),
              "div1 by 10: a1 c2 e3 g4 i5 k6 m7 o8 q9 s10 | a11 c12 e13 g14 i15 k16 m17 o18 q19 s20");
    MdrOptions options;
    const std::string threes = "table(" + times(2, "tr(td(img)) tr(th(b) th) tr(p p p p)") + ")";
    options.longest = 3;
    EXPECT_EQ(regionsOf(threes, options), "table1 by 3: tr1 tr2 tr3 | tr4 tr5 tr6");
    options.longest = 2;
    EXPECT_EQ(regionsOf(threes, options), "");
}

TEST(Mdr, aDistanceOfExactlyTheThresholdIsAlike)
{
    // 3 edits between strings of 10 on average, then 4: 0.3 * 10 is below 3 in binary.
    EXPECT_EQ(regionsOf("div(p(a a a a a a a a a) p(a a a a a a b b b))"), "div1 by 1: p1 | p2");
    EXPECT_EQ(regionsOf("div(p(a a a a a a a a a) p(a a a a a b b b b))"), "");
    // 9 edits, lengths 30 and 30.
    const std::string as = times(20, "a");
    EXPECT_EQ(regionsOf("div(p(" + as + times(9, "a") + ") p(" + as + times(9, "b") + "))"),
              "div1 by 1: p1 | p2");
    EXPECT_EQ(regionsOf("div(p(" + as + times(9, "a") + ") p(" + times(19, "a") + times(10, "b") + "))"), "");
}

TEST(Mdr, aSimilarityOfExactlyTheThresholdIsAlike)
{
    EXPECT_EQ(regionsOf("div(p(a a a) p(a a b))", byTreeMatching(0.75)), "div1 by 1: p1 | p2") << "3 of 4";
    EXPECT_EQ(regionsOf("div(p(a a a) p(a a b))", byTreeMatching(0.76)), "");
    EXPECT_EQ(regionsOf("div(p(a a a a a a a a a) p(a a a a a a b b b))", byTreeMatching(0.7)),
              "div1 by 1: p1 | p2")
        << "7 of 10, and 0.7 is no binary number";
}

TEST(Mdr, sizesCountForTheLargerOfTwo)
{
    EXPECT_EQ(regionsOf("div(p(a a a) p(a a a a))", byTreeMatching(0.8)), "div1 by 1: p1 | p2") << "4 of 5";
    EXPECT_EQ(regionsOf("div(p(a a) p(a a a a))", byTreeMatching(0.75)), "") << "3 of 5";
}

TEST(Mdr, aParentOfFewerThanThreeLevelsIsNotLookedAt)
{
    EXPECT_EQ(regionsOf("ul(li li li)"), "");
    EXPECT_EQ(regionsOf("ul(li li(a) li)"), "") << "three levels, but the siblings differ too much";
    EXPECT_EQ(regionsOf("ul(li li form(a))"), "ul1 by 1: li1 | li2") << "three levels, whoever brings them";
    MdrOptions two;
    two.smallestDepth = 2;
    EXPECT_EQ(regionsOf("ul(li li li)", two), "ul1 by 1: li1 | li2 | li3");
}

TEST(Mdr, aGroupOfFewerThanThreeLevelsIsNotCompared)
{
    MdrOptions options = byTreeMatching();
    options.depthOf = DepthOf::Group;
    EXPECT_EQ(regionsOf("ul(li li form(a))", options), "");
    EXPECT_EQ(regionsOf("ul(li(a) li(a))", options), "ul1 by 1: li1 | li2") << "the common root counts";
    EXPECT_EQ(regionsOf("dl(dt dd(a) dt dd(a))", options), "dl1 by 2: dt1 dd2 | dt3 dd4")
        << "one deep node is enough";
}

TEST(Mdr, textsAreTagsWhenAskedFor)
{
    MdrOptions options = byTreeMatching();
    options.depthOf = DepthOf::Group;
    EXPECT_EQ(regionsOf("ul(li('x') li('y'))", options), "");
    options.hasTexts = true;
    EXPECT_EQ(regionsOf("ul(li('x') li('y'))", options), "ul1 by 1: li1 | li2");
    EXPECT_EQ(regionsOf("ul(li('x') li(' '))", options), "") << "blank ones never are";
    EXPECT_EQ(regionsOf("div(b('x') 'y' b('x') 'y')", options), "div1 by 2: b1 #2 | b3 #4");
}

TEST(Mdr, scriptsNoscriptAndCommentsAreNoTags)
{
    EXPECT_EQ(regionsOf("ul(li(a) script('x') li(a) noscript(p(b)) li(a))"), "ul1 by 1: li1 | li3 | li5");
    const Document page = test::page("<body><ul><li><b>1</b></li><!-- c --><li><b>2</b></li></ul>");
    EXPECT_EQ(mined(page, {}).recordCount(), 2U);
}

TEST(Mdr, whatIsOutsideOfTheBodyIsNotMined)
{
    const Document page = tree("html(head(p(a) p(a)) body(ul(li(b) li(b))))");
    EXPECT_EQ(textOf(page, mined(page, {})), "ul1 by 1: li1 | li2");
}

TEST(Mdr, aPageWithoutBodyIsMinedWhole)
{
    const Document page = tree("ul(li(a) li(a)) ol(li(b) li(b))");
    EXPECT_EQ(textOf(page, mined(page, {})), "ul1 by 1: li1 | li2; ol2 by 1: li1 | li2");
}

TEST(Mdr, framesetsAreMinedAsABody)
{
    const Document page = tree("html(head frameset(frame(html(body(p))) frame(html(body(p)))))");
    EXPECT_EQ(mined(page, {}).recordCount(), 2U);
}

TEST(Mdr, emptyPagesHaveNoRegions)
{
    for (const char* text : {"", "html", "html(body)", "html(body('x'))"}) {
        for (const MdrPreset& preset : mdrPresets)
            EXPECT_TRUE(mined(tree(text), preset.options).regions.empty()) << text;
    }
}

TEST(Mdr, whatWithinDoesNotKeepIsNotThere)
{
    const Document page = bodyOf("ul(li(a) p(u(b i a)) li(a) li(a))");
    EXPECT_EQ(textOf(page, mined(page, {})), "ul1 by 1: li3 | li4");
    KeepMask mask(page.size(), true);
    const NodeId p = page.nextSibling(page.firstChild(NodeId{3}));
    ASSERT_EQ(page.name(p), "p");
    mask[p.value] = false; // what is below it goes with it
    EXPECT_EQ(textOf(page, mineDataRecords(page, {}, &mask)), "ul1 by 1: li1 | li3 | li4");
    mask[page.body().value] = false;
    EXPECT_TRUE(mineDataRecords(page, {}, &mask).regions.empty());
}

TEST(Mdr, presetsAreFoundByName)
{
    EXPECT_EQ(findMdrPreset("mdr-2003")->options, MdrOptions{});
    EXPECT_EQ(findMdrPreset("velloso-2014")->options.threshold, 0.75);
    EXPECT_EQ(findMdrPreset("mdr"), nullptr);
}

struct Agreed {
    std::uint32_t regions = 0;
    std::array<std::uint32_t, 5> ofLength{};
};

void expectAgreement(const Document& page, const MdrOptions& options, std::uint32_t percent,
                     const KeepMask* within, Agreed& agreed)
{
    const auto expected = MdrOracle(options, percent).mine(page, within);
    const MinedRecords found = mineDataRecords(page, options, within);
    MinedRecords oracle;
    oracle.regions = expected;
    ASSERT_EQ(textOf(page, found), textOf(page, oracle)) << outline(page);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        ASSERT_EQ(found.regions[i].nodes, expected[i].nodes);
        ASSERT_EQ(found.regions[i].records, expected[i].records);
        ++agreed.regions;
        ++agreed.ofLength[std::min<std::size_t>(expected[i].length, 4)];
    }
}

void expectAgreementOnRandomPages(int rounds)
{
    std::mt19937 random(2003);
    Agreed agreed;
    for (int round = 0; round < rounds; ++round) {
        const Document page = pageOfRecords(random);
        const KeepMask mask = maskAtRandom(page, random, 2 + static_cast<unsigned>(random() % 30));
        const std::uint32_t percent = static_cast<std::uint32_t>(random() % 21) * 5;
        MdrOptions options{.longest = 1 + static_cast<std::uint32_t>(random() % 10),
                           .threshold = percent / 100.0,
                           .smallestDepth = static_cast<std::uint32_t>(random() % 5)};
        for (const auto similarity : {Similarity::EditDistance, Similarity::TreeMatching}) {
            for (const auto depthOf : {DepthOf::Parent, DepthOf::Group}) {
                options.similarity = similarity;
                options.depthOf = depthOf;
                options.hasTexts = random() % 2 == 0;
                options.looksWithin = random() % 2 == 0;
                ASSERT_NO_FATAL_FAILURE(expectAgreement(page, options, percent, nullptr, agreed));
                ASSERT_NO_FATAL_FAILURE(expectAgreement(page, options, percent, &mask, agreed));
            }
        }
    }
    EXPECT_GT(agreed.regions, 1'000U);
    EXPECT_GT(agreed.ofLength[2], 100U) << "the examples must not be all alike";
    EXPECT_GT(agreed.ofLength[3], 20U);
}

TEST(Mdr, agreesWithThePapersPseudoCode)
{
    expectAgreementOnRandomPages(800);
}

TEST(NightMdr, agreesWithThePapersPseudoCode)
{
    expectAgreementOnRandomPages(8'000);
}

TEST(Mdr, aPageOfManyLevelsNeedsNoStackAndNoSquare)
{
    constexpr int levels = isSanitized ? 20'000 : 100'000;
    const Document chain = bodyOf(times(levels, "div(") + "b" + std::string(levels, ')'));
    const Document teeth = bodyOf(times(levels, "div(p") + std::string(levels, ')'));
    for (const MdrPreset& preset : mdrPresets) {
        EXPECT_EQ(mined(chain, preset.options).recordCount(), 0U) << preset.name;
        EXPECT_EQ(mined(teeth, preset.options).recordCount(), 0U) << preset.name;
    }
}

TEST(Mdr, manySiblingsAreMinedInOneGo)
{
    constexpr std::size_t many = isSanitized ? 10'000 : 100'000;
    const Document equal = bodyOf("ul(" + times(many, "li(a('x'))") + ")");
    const Document taking = bodyOf("ul(" + times(many / 2, "dt(b('x')) dd(i('y') a u)") + ")");
    for (const MdrPreset& preset : mdrPresets) {
        EXPECT_EQ(mined(equal, preset.options).recordCount(), many) << preset.name;
        EXPECT_EQ(mined(taking, preset.options).recordCount(), many / 2) << preset.name;
    }
}

TEST(Mdr, theStopTokenEndsIt)
{
    const Document page = bodyOf("ul(" + times(1'000, "li(a)") + ")");
    std::stop_source source;
    source.request_stop();
    const MinedRecords stopped = mineDataRecords(page, {}, nullptr, source.get_token());
    EXPECT_TRUE(stopped.isStopped);
    EXPECT_TRUE(stopped.regions.empty());
    EXPECT_FALSE(mined(page, {}).isStopped);
}

} // namespace
} // namespace tagseam::test
