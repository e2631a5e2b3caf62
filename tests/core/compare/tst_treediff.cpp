// SPDX-License-Identifier: MIT
// Two trees of one page: counterparts, nodes that only one has, moved nodes, and the causes.
#include "core/compare/treediff.h"

#include "core/compare/treeundo.h"
#include "tests/core/page/editedpages.h"
#include "tests/core/page/outlinetree.h"

namespace tagseam {
namespace {

using Cause = DifferenceCause;
using test::tree;

// Fails unless counterparts are one to one, of one kind and name, and the counts add up.
void expectConsistent(const Document& source, const Document& rendered, const TreeDiff& diff)
{
    ASSERT_EQ(diff.renderedOf.size(), source.size());
    ASSERT_EQ(diff.sourceOf.size(), rendered.size());
    std::uint32_t pairs = 0;
    for (NodeId node{0}; node.value < source.size(); ++node.value) {
        const NodeId partner = diff.renderedOf[node.value];
        if (partner == noNode)
            continue;
        ++pairs;
        ASSERT_EQ(diff.sourceOf[partner.value], node);
        ASSERT_EQ(source.kind(node), rendered.kind(partner));
        ASSERT_EQ(source.name(node), rendered.name(partner));
    }
    ASSERT_EQ(static_cast<std::size_t>(std::ranges::count(diff.sourceOf, noNode)) + pairs, rendered.size());
    ASSERT_EQ(pairs + diff.onlyInSource, source.size());
    ASSERT_EQ(pairs + diff.onlyInRendered, rendered.size());
    std::uint32_t byKind[4] = {};
    std::array<std::uint32_t, differenceCauses> byCause{};
    for (const Difference& difference : diff.differences) {
        byKind[static_cast<int>(difference.kind)] += difference.nodes;
        byCause[static_cast<std::size_t>(difference.cause)] += difference.nodes;
        ASSERT_EQ(difference.source == noNode, difference.kind == DifferenceKind::OnlyInRendered);
        ASSERT_EQ(difference.rendered == noNode, difference.kind == DifferenceKind::OnlyInSource);
    }
    EXPECT_EQ(byKind[0], diff.onlyInSource);
    EXPECT_EQ(byKind[1], diff.onlyInRendered);
    EXPECT_EQ(byKind[2], diff.moved);
    EXPECT_EQ(byKind[3], diff.changed);
    EXPECT_EQ(byCause, diff.nodesByCause);
}

// "only rendered: tbody (InsertedTbody)" for each difference.
std::string written(const Document& source, const Document& rendered, const TreeDiff& diff)
{
    static const char* const kinds[] = {"source", "rendered", "moved", "changed"};
    static const char* const causes[] = {"tbody", "implied", "misnesting", "form",  "noscript", "script",
                                         "raw",   "inner",   "spelling",   "white", "comment",  "other"};
    std::string text;
    for (const Difference& difference : diff.differences) {
        const bool isSource = difference.rendered == noNode;
        const Document& page = isSource ? source : rendered;
        const NodeId node = isSource ? difference.source : difference.rendered;
        const std::string name = page.isElement(node)                ? std::string(page.name(node))
                                 : page.kind(node) == NodeKind::Text ? "#" + std::string(page.text(node))
                                                                     : "!";
        text += (text.empty() ? "" : ", ") + std::string(kinds[static_cast<int>(difference.kind)]) + " " +
                name + (difference.nodes == 1 ? "" : "*" + std::to_string(difference.nodes)) + " " +
                causes[static_cast<int>(difference.cause)];
    }
    return text;
}

struct Row {
    const char* name;
    const char* source;
    const char* rendered;
    const char* differences;
    bool didScriptsRun = false;
};

const Row rows[] = {
    {"equalTrees", "html(body(p('a') p('a')))", "html(body(p('a') p('a')))", ""},
    {"insertedTbody", "body(table(tr(td('a')) tr(td('b'))))", "body(table(tbody(tr(td('a')) tr(td('b')))))",
     "rendered tbody tbody"},
    {"insertedTbodyWhereAFormHeldTheRows", "body(table(form(tr(td('a')))))",
     "body(table(form tbody(tr(td('a')))))", "rendered tbody tbody, moved tr misnesting"},
    {"insertedTr", "body(table(td('a')))", "body(table(tbody(tr(td('a')))))", "rendered tbody*2 tbody"},
    {"insertedColgroup", "body(table(col col tr(td('a'))))",
     "body(table(colgroup(col col) tbody(tr(td('a')))))", "rendered colgroup tbody, rendered tbody tbody"},
    {"nestedTablesEachTheirOwn", "body(table(tr(td(table(tr(td('a')))))))",
     "body(table(tbody(tr(td(table(tbody(tr(td('a')))))))))", "rendered tbody tbody, rendered tbody tbody"},
    {"aTbodyOfAScriptIsNone", "body(table)", "body(table(tbody(tr(td('new')))))", "rendered tbody*4 script",
     true},
    {"impliedHead", "html(body(p('a')))", "html(head body(p('a')))", "rendered head implied"},
    {"contentOfAFrame", "html(body(iframe[src=f]))", "html(body(iframe[src=f](html(head body(p('a'))))))",
     "rendered html*5 inner"},
    {"contentOfAShadowRoot", "html(body(div))", "html(body(div(template[shadowrootmode=open](p('a')))))",
     "rendered template*3 inner", true},
    {"secondHtml", "html(body(p('a')) html(p('b')))", "html(body(p('a') p('b')))",
     "source html implied, moved p implied"},
    {"fosterParenting", "body(table('lost' tr(td('a'))))", "body('lost' table(tbody(tr(td('a')))))",
     "moved #lost misnesting, rendered tbody tbody"},
    {"adoptionAgency", "body(a[href=x](div('a') div('b')))", "body(a[href=x](div('a')) div(a[href=x]('b')))",
     "moved div misnesting, rendered a misnesting"},
    {"closedElsewhere", "body(form[id=f](p('a') p('b')) p('c'))", "body(form[id=f](p('a')) p('b') p('c'))",
     "moved p misnesting"},
    {"strayEndTags", "body(div('a') div('b'))", "body(div('a') p br div('b'))",
     "rendered p misnesting, rendered br misnesting"},
    {"nestedForm", "body(form(p('a') form[id=g](p('b'))))", "body(form(p('a') p('b')))", "source form form"},
    {"theOnlyFormIsNotNested", "body(div('a') form(p('b')))", "body(div('a') p('b'))",
     "source form misnesting"},
    {"noscript", "body(noscript(p('a') img) p('b'))", "body(noscript('<p>a</p><img>') p('b'))",
     "source p*2 noscript, source img noscript, rendered #<p>a</p><img> noscript"},
    {"iframe", "body(iframe(a('x')) p('b'))", "body(iframe('<a>x</a>') p('b'))",
     "source a*2 raw, rendered #<a>x</a> raw"},
    {"templateContent", "body(template(p('x')))", "body(template)", "source p*2 raw"},
    {"colonTag", "body(like[href=x]('a'))", "body(fb:like[href=x]('a'))",
     "source like spelling, rendered fb:like spelling"},
    {"capitals", "body(svg(clippath(path)))", "body(svg(clipPath(path)))",
     "source clippath spelling, rendered clipPath spelling"},
    {"capitalsInAttributesAreNone", "body(svg[viewbox=1](path))", "body(svg[viewBox=1](path))", ""},
    {"switchesAreNone", "body(hr[noshade=noshade])", "body(hr[noshade=])", ""},
    {"characterNumber", "body(p('\xc2\x95 a'))", "body(p('\xe2\x80\xa2 a'))",
     "changed #\xe2\x80\xa2 a spelling"},
    {"entityWithoutSemicolon", "body(p('a &reg b'))", "body(p('a \xc2\xae b'))",
     "changed #a \xc2\xae b spelling"},
    {"whiteSpace", "body(table(tr(td('a')) '  '))", "body('  ' table(tbody(tr(td('a')))))",
     "rendered #   white, rendered tbody tbody, source #   white"},
    {"comments", "html(body(p('a')) <!--x-->)", "html(body(p('a') <!--x-->))", "moved ! comment"},
    {"scriptAdds", "body(p('a') p('b'))", "body(p('a') div[id=new](b('x')) p('b'))", "rendered div*3 script",
     true},
    {"scriptTakesAway", "body(p('a') div[id=old](b('x')) p('b'))", "body(p('a') p('b'))",
     "source div*3 script", true},
    {"scriptChangesClass", "body(p[class=a]('x'))", "body(p[class=b]('x'))", "changed p script", true},
    {"scriptMoves", "body(div[id=a](p('x') p('y')) div[id=b](p('z')))",
     "body(div[id=a](p('y')) div[id=b](p('z') p('x')))", "moved p script", true},
    {"scriptTurnsTheOrder", "body(p('long' b('x')) i('y'))", "body(i('y') p('long' b('x')))",
     "moved i script", true},
    {"withoutScriptsItIsOther", "body(p('a') p('b'))", "body(p('a') div[id=new](b('x')) p('b'))",
     "rendered div*3 other"},
    {"aDeletedRowOfMany", "body(ul(li(b i) li(b i) li(b i)))", "body(ul(li(b i) li(b i)))",
     "source li*3 other"},
    {"anUnwrapMovesNothing", "body(div(center(p('a') p('b'))))", "body(div(p('a') p('b')))",
     "source center misnesting"},
    {"aReplacedText", "body(p[id=x]('old words'))", "body(p[id=x]('new text'))", "changed #new text script",
     true},
    {"emptyPages", "", "", ""},
    {"nothingInCommon", "a(b)", "c(d)", "source a*2 other, rendered c*2 other"},
};

TEST(TreeDiff, namesTheDifferences)
{
    for (const Row& row : rows) {
        SCOPED_TRACE(row.name);
        const Document source = tree(row.source, Parser::Libxml2);
        const Document rendered = tree(row.rendered);
        const TreeDiff diff = diffTrees(source, rendered, row.didScriptsRun);
        expectConsistent(source, rendered, diff);
        EXPECT_EQ(written(source, rendered, diff), row.differences);
        const UndoneTree all = undoDifferences(source, rendered, diff, CauseSet().set());
        EXPECT_EQ(test::outline(all.document), test::outline(source)) << "all differences undone";
    }
}

TEST(TreeDiff, blamesNoParserForASourceTreeOfHtml5)
{
    const Row changes[] = {
        {"aTbody", "body(table(tr(td('a'))))", "body(table(tbody(tr(td('a')))))", "rendered tbody script",
         true},
        {"aTbodyWithoutScripts", "body(table(tr(td('a'))))", "body(table(tbody(tr(td('a')))))",
         "rendered tbody other"},
        {"aWrapper", "body(center(p('a')))", "body(p('a'))", "source center script", true},
        {"aForm", "body(form(p('a') form[id=g](p('b'))))", "body(form(p('a') p('b')))", "source form script",
         true},
        {"punctuation", "body(p('a.'))", "body(p('a!'))", "changed #a! script", true},
        {"theBody", "body[class=a](p('a'))", "body[class=b](p('a'))", "changed body other"},
        {"aStyleSheet", "html(head(style('a')) body(p('a')))", "html(head(style('a' 'b')) body(p('a')))",
         "rendered #b script", true},
        {"noscript", "body(noscript(p('a')) p('b'))", "body(noscript('<p>a</p>') p('b'))",
         "source p*2 noscript, rendered #<p>a</p> noscript", true},
        {"contentOfAFrame", "html(body(iframe[src=f]))", "html(body(iframe[src=f](html(body(p('a'))))))",
         "rendered html*4 inner"},
    };
    for (const Row& row : changes) {
        SCOPED_TRACE(row.name);
        const Document source = tree(row.source);
        const Document rendered = tree(row.rendered);
        const TreeDiff diff = diffTrees(source, rendered, row.didScriptsRun);
        expectConsistent(source, rendered, diff);
        EXPECT_EQ(written(source, rendered, diff), row.differences);
    }
}

TEST(TreeDiff, ofAnyTwoTreesIsConsistentAndCanBeUndoneAndOfEqualTreesIsEmpty)
{
    std::mt19937 random(2);
    for (int i = 0; i < 4000; ++i) {
        const Document source = test::build(test::randomPage(random));
        const Document rendered = test::build(test::randomPage(random));
        ASSERT_TRUE(diffTrees(source, source).differences.empty()) << test::outline(source);
        const TreeDiff diff = diffTrees(source, rendered, i % 2 == 0);
        expectConsistent(source, rendered, diff);
        const UndoneTree all = undoDifferences(source, rendered, diff, CauseSet().set());
        ASSERT_EQ(test::outline(all.document), test::outline(source)) << "from " << test::outline(rendered);
        const UndoneTree none = undoDifferences(source, rendered, diff, CauseSet());
        ASSERT_EQ(test::outline(none.document), test::outline(rendered));
        CauseSet some;
        for (std::size_t cause = 0; cause < differenceCauses; ++cause)
            some[cause] = random() % 2 == 0;
        const UndoneTree part = undoDifferences(source, rendered, diff, some);
        for (NodeId node{0}; node.value < source.size(); ++node.value) {
            if (diff.renderedOf[node.value] != noNode) {
                ASSERT_EQ(part.document.name(part.ofSource[node.value]), source.name(node));
            }
        }
    }
}

// Nodes are distinguishable from each other: exactly the edits of the tree are found.
TEST(TreeDiff, findsExactlyWhatWasDoneToATree)
{
    std::mt19937 random(3);
    std::size_t changed = 0;
    for (int round = 0; round < 2000; ++round) {
        test::EditedPage page(random, tree("body"));
        int number = 0;
        const auto grow = [&] {
            const std::vector<int> all = page.elements();
            const std::size_t at = page.below(all.size() + 1);
            const std::string name = std::to_string(++number);
            std::vector<test::Piece> content;
            if (page.below(3) == 0)
                content.push_back(page.text("text " + name));
            page.insertAnywhere(at < all.size() ? page.find(all[at]) : page.body(),
                                page.element(page.below(2) == 0 ? "div" : "span", {{"id", name}}, content));
        };
        for (std::size_t count = 2 + page.below(60); count > 0; --count)
            grow();
        const test::EditedPage::Built before = page.built();
        const std::size_t edits = page.below(6);
        for (std::size_t i = 0; i < edits; ++i) {
            const std::size_t edit = page.elements().empty() ? 0 : page.below(3);
            if (edit == 0)
                grow();
            else if (edit == 1)
                page.take(page.anyElement());
            else
                page.unwrap(page.anyElement());
        }
        const test::EditedPage::Built after = page.built();
        const auto isGone = [&](int id) { return after.nodeOf(id) == noNode; };
        const auto isNew = [&](int id) { return before.nodeOf(id) == noNode; };
        const TreeDiff diff = diffTrees(before.document, after.document);
        expectConsistent(before.document, after.document, diff);
        SCOPED_TRACE(test::outline(before.document) + "\n" + test::outline(after.document));
        ASSERT_EQ(diff.onlyInSource, std::ranges::count_if(before.ids, isGone));
        ASSERT_EQ(diff.onlyInRendered, std::ranges::count_if(after.ids, isNew));
        ASSERT_EQ(diff.moved, 0U);
        ASSERT_EQ(diff.changed, 0U);
        changed += diff.differences.size();
    }
    EXPECT_GT(changed, 2000U);
}

// Labels with content in document order, and how many of them can be aligned at all.
std::size_t plainAlignment(const Document& a, const Document& b)
{
    const auto labels = [](const Document& page) {
        std::vector<std::string> list;
        for (NodeId node{1}; node.value < page.size(); ++node.value) {
            test::PlainNode label = test::plainTree(page, node);
            label.children.clear();
            if (!page.isBlankText(node))
                list.push_back(test::outline(label));
        }
        return list;
    };
    const std::vector<std::string> left = labels(a);
    const std::vector<std::string> right = labels(b);
    std::vector<std::vector<std::size_t>> best(left.size() + 1, std::vector<std::size_t>(right.size() + 1));
    for (std::size_t i = left.size(); i-- > 0;) {
        for (std::size_t j = right.size(); j-- > 0;)
            best[i][j] =
                left[i] == right[j] ? best[i + 1][j + 1] + 1 : std::max(best[i + 1][j], best[i][j + 1]);
    }
    return best[0][0];
}

TEST(TreeDiff, matchesNearlyAsManyNodesAsAPlainAlignmentCan)
{
    std::mt19937 random(4);
    std::size_t matched = 0;
    std::size_t possible = 0;
    for (int i = 0; i < 1000; ++i) {
        const Document source = test::build(test::randomPage(random));
        const Document rendered = test::build(test::randomPage(random));
        const TreeDiff diff = diffTrees(source, rendered);
        possible += plainAlignment(source, rendered);
        for (NodeId node{1}; node.value < source.size(); ++node.value)
            matched += diff.renderedOf[node.value] != noNode && !source.isBlankText(node) ? 1 : 0;
    }
    EXPECT_GE(matched, possible) << "what a lone br loses, others of the same name make up for";
}

// Pages that a hostile author writes.
struct Pattern {
    const char* name;
    std::string (*outline)(int size, bool isRendered);
};

// `count` equal or numbered subtrees, one after the other.
template <class Write>
std::string each(int count, Write write)
{
    std::string outline;
    for (int i = 0; i < count; ++i)
        outline += write(i);
    return outline;
}

// Few elements with many attributes, against as many bare ones as a page may have: all pairs are compared.
std::string laden(int size, bool isRendered)
{
    const std::string bare = isRendered ? test::repeated(static_cast<std::size_t>(size), "div ") : "";
    return "body(" + bare + each(isRendered ? 0 : 64, [](int i) {
               return "div" + each(1000, [&](int k) { return fmt::format("[a{}={}]", k, i); }) + " ";
           });
}

std::string tables(int size, bool isRendered)
{
    return test::repeated(static_cast<std::size_t>(size / 4),
                          isRendered ? "table(tbody(tr(td('same')))) " : "table(tr(td('same'))) ");
}

const Pattern patterns[] = {
    {"equalSiblings",
     [](int size, bool isRendered) {
         return test::repeated(static_cast<std::size_t>(isRendered ? size : size * 9 / 10), "p ");
     }},
    {"twoNamesAtRandom",
     [](int size, bool isRendered) {
         std::mt19937 random(isRendered ? 1 : 2);
         return each(size, [&](int) { return random() % 2 == 0 ? "p " : "q "; });
     }},
    {"allChanged",
     [](int size, bool isRendered) {
         return each(size, [&](int i) { return fmt::format("p('{} {}') ", isRendered ? "new" : "old", i); });
     }},
    {"reversed",
     [](int size, bool isRendered) {
         return each(size, [&](int i) { return fmt::format("p('number {}') ", isRendered ? size - i : i); });
     }},
    {"deepAndNothingInCommon",
     [](int size, bool isRendered) {
         return test::repeated(static_cast<std::size_t>(size), isRendered ? "b('1' " : "i('2' ");
     }},
    {"deepWithEveryOtherUnwrapped",
     [](int size, bool isRendered) {
         return test::repeated(static_cast<std::size_t>(size / 2), isRendered ? "b(" : "b(i(");
     }},
    {"tbodyInEachTable", tables},
    {"manyAttributesAgainstNone", laden},
};

TEST(TreeDiff, workGrowsWithThePageWhateverThePage)
{
    for (const Pattern& pattern : patterns) {
        std::uint64_t work[2] = {};
        for (const int size : {10'000, 40'000}) {
            const Document source = tree(pattern.outline(size, false));
            const Document rendered = tree(pattern.outline(size, true));
            const TreeDiff diff = diffTrees(source, rendered);
            expectConsistent(source, rendered, diff);
            work[size > 10'000] = diff.work;
            EXPECT_LT(diff.work, 1000ULL * (source.size() + rendered.size())) << pattern.name;
        }
        EXPECT_LT(work[1], 6 * work[0]) << pattern.name << ": four times the nodes";
    }
}

TEST(TreeDiff, ofAMillionNodesTakesAFewComparisonsEach)
{
    const Document source = tree(tables(1'000'000, false), Parser::Libxml2);
    const Document rendered = tree(tables(1'000'000, true));
    const TreeDiff diff = diffTrees(source, rendered);
    EXPECT_EQ(diff.onlyInRendered, 250'000U);
    EXPECT_EQ(diff.nodesByCause[static_cast<std::size_t>(Cause::InsertedTbody)], 250'000U);
    EXPECT_EQ(diff.onlyInSource + diff.moved + diff.changed, 0U);
    EXPECT_LT(diff.work, 20ULL * rendered.size());
}

TEST(TreeDiff, saysThatItWasStopped)
{
    const Document page = tree("body(p('a'))");
    EXPECT_TRUE(diffTrees(page, page, true, test::stopToken()).isStopped);
}

} // namespace
} // namespace tagseam
