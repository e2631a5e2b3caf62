// SPDX-License-Identifier: MIT
// Data regions and their records: worked examples, the paper's pseudo-code as oracle, hostile and real pages.
#include "core/methods/mdr/mdr.h"
#include "core/methods/methods.h"
#include "core/methods/tagtree.h"
#include "core/page/serializehtml.h"
#include "tests/core/mdroracle.h"
#include "tests/core/mdrtrees.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

namespace fs = std::filesystem;

std::string minedText(const Document& page, const MdrOptions& options = {}, const KeepMask* within = nullptr)
{
    return textOf(page, mineDataRecords(page, options, within));
}

MdrOptions byTreeMatching(double threshold = 0.75, DepthOf depthOf = DepthOf::Parent, bool hasTexts = false)
{
    return {.similarity = Similarity::TreeMatching,
            .threshold = threshold,
            .depthOf = depthOf,
            .hasTexts = hasTexts};
}

struct Example {
    const char* what;
    std::string body;
    std::string regions;
    MdrOptions options{};
};

const std::string three = "tr(td(img)) tr(th(b) th) tr(p p p p)";
const std::string pairOfTwo = "dt(b) dd(i a u)";

// Generalized nodes: records are not looked for within them.
TEST(Mdr, findsRegions)
{
    const std::string ten = "a(b) c(d) e(f) g(h) i(j) k(l) m(n) o(p) q(r) s(t)";
    const MdrOptions byGroup = byTreeMatching(0.75, DepthOf::Group);
    const MdrOptions byTexts = byTreeMatching(0.75, DepthOf::Group, true);
    for (Example& each : std::vector<Example>{
             {"equal siblings", "ul(li(a) li(a) li(a))", "ul1 by 1: li1 | li2 | li3"},
             {"equal siblings", "ul(li(a) li(a) li(a))", "ul1 by 1: li1 | li2 | li3", byTreeMatching()},
             {"pairs", "dl(" + times(3, pairOfTwo) + ")", "dl1 by 2: dt1 dd2 | dt3 dd4 | dt5 dd6"},
             {"rows in threes", "table(" + times(3, three) + ")",
              "table1 by 3: tr1 tr2 tr3 | tr4 tr5 tr6 | tr7 tr8 tr9"},
             {"at offset two", "div(h1(b i u) h2(a a a a) " + times(2, three) + ")",
              "div1 by 3: tr3 tr4 tr5 | tr6 tr7 tr8"},
             {"the length that covers more wins", "div(p(a b) u(i i i i) p(a b) u(i i i i))",
              "div1 by 2: p1 u2 | p3 u4"},
             {"a region that covers more but begins later waits",
              "div(p(a) p(a) " + times(3, pairOfTwo) + ")",
              "div1 by 1: p1 | p2; div1 by 2: dt3 dd4 | dt5 dd6 | dt7 dd8"},
             {"at most ten tag nodes", "div(" + times(2, ten) + ")",
              "div1 by 10: a1 c2 e3 g4 i5 k6 m7 o8 q9 s10 | a11 c12 e13 g14 i15 k16 m17 o18 q19 s20"},
             {"3 edits in 10: 0.3 * 10 is below 3 in binary",
              "div(p(a a a a a a a a a) p(a a a a a a b b b))", "div1 by 1: p1 | p2"},
             {"3 of 4 match", "div(p(a a a) p(a a b))", "div1 by 1: p1 | p2", byTreeMatching(0.75)},
             {"3 of 4 match", "div(p(a a a) p(a a b))", "", byTreeMatching(0.76)},
             {"7 of 10 match, and 0.7 is no binary number", "div(p(a a a a a a a a a) p(a a a a a a b b b))",
              "div1 by 1: p1 | p2", byTreeMatching(0.7)},
             {"a parent of two levels, when two are enough",
              "ul(li li li)",
              "ul1 by 1: li1 | li2 | li3",
              {.smallestDepth = 2}},
             {"the common root of a group counts", "ul(li(a) li(a))", "ul1 by 1: li1 | li2", byGroup},
             {"texts are no tags", "ul(li('x') li('y'))", "", byGroup},
             {"texts are tags when asked for", "ul(li('x') li('y'))", "ul1 by 1: li1 | li2", byTexts},
             {"texts are tags between others", "div(b('x') 'y' b('x') 'y')", "div1 by 2: b1 #2 | b3 #4",
              byTexts},
             {"scripts are no tags", "ul(li(a) script('x') li(a) noscript(p(b)) li(a))",
              "ul1 by 1: li1 | li3 | li5"}}) {
        SCOPED_TRACE(each.what);
        each.options.looksWithin = false;
        EXPECT_EQ(minedText(bodyOf(each.body), each.options), each.regions) << each.body;
    }
}

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
              "table1 by 2: tr1/td1 tr2/th1 | tr1/td2 tr2/th2 | tr3/td1 tr4/th1 | tr3/td2 tr4/th2"},
             {"nothing is looked for within a row",
              "form(" + times(2, "div(p(b) p(b))") + ")",
              "form1 by 1: div1 | div2",
              {.looksWithin = false}}}) {
        SCOPED_TRACE(each.what);
        EXPECT_EQ(minedText(bodyOf(each.body), each.options), each.regions) << each.body;
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

TEST(Mdr, whatWithinDoesNotKeepIsNotThere)
{
    const Document page = bodyOf("ul(li(a) p(u(b i a)) li(a) li(a))");
    EXPECT_EQ(minedText(page), "ul1 by 1: li3 | li4");
    KeepMask mask(page.size(), true);
    mask[firstNamed(page, "p").value] = false;
    EXPECT_EQ(minedText(page, {}, &mask), "ul1 by 1: li1 | li3 | li4");
    mask[page.body().value] = false;
    EXPECT_EQ(minedText(page, {}, &mask), "");
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

void expectAgreementOnRandomPages(int rounds)
{
    std::mt19937 random(2003);
    std::array<std::uint32_t, 5> ofLength{};
    for (int round = 0; round < rounds; ++round) {
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

TEST(Mdr, agreesWithThePapersPseudoCode)
{
    expectAgreementOnRandomPages(800);
}

TEST(NightMdr, agreesWithThePapersPseudoCode)
{
    expectAgreementOnRandomPages(8'000);
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

// Tags, texts and levels of the tag tree, whatever numbers its page gives to names.
std::string tagsOf(const Document& page, const KeepMask* within)
{
    const TagTree tree = tagTree(page, true, within);
    std::string text;
    for (TagNode node = 0; node < tree.size(); ++node) {
        text += page.isElement(tree.nodes[node]) ? std::string(page.name(tree.nodes[node])) : "#";
        text += std::to_string(tree.sizeOf(node)) + " ";
    }
    return text;
}

// Style sheets are written whether they are kept or not, so that a pruned page looks like the page.
KeepMask withoutStyles(const Document& page, KeepMask mask)
{
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.name(node) == "style" || page.name(node) == "link")
            mask[node.value] = false;
    }
    return mask;
}

TEST(MdrPages, aMaskGivesWhatThePrunedPageReadAgainDoes)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    for (const fs::path& file : corpusPages("velloso2014")) {
        SCOPED_TRACE(file.filename());
        const Document page = *parseHtml(bytesOf(file));
        const KeepMask kept = methodNamed("jidm-2013")->run({page}, {}).kept;
        const Document pruned = test::page(serializeHtml(page, kept));
        const KeepMask mask = withoutStyles(page, kept);
        const KeepMask again = withoutStyles(pruned, KeepMask(pruned.size(), true));
        EXPECT_TRUE(tagsOf(page, &mask) == tagsOf(pruned, &again)) << "records depend on nothing else";
    }
}

} // namespace
} // namespace tagseam::test
