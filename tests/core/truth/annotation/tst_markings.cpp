// SPDX-License-Identifier: MIT
// Labels put on nodes, removed and moved, and their places on another state of the page.
#include "core/truth/annotation/markings.h"

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using namespace test;

constexpr const char* listedShop = "<body><div id=menu><a>Home and garden</a></div><ul id=list>"
                                   "<li id=a>Lamps of brass and copper for every desk</li>"
                                   "<li id=b>Chairs that were made of oak by hand in Porto</li>"
                                   "<li id=c>Clocks with a bell, wound up once a week</li></ul></body>";

AnnotatedPage pageOf(const Document& document)
{
    return {"http://x.org/", {}, document.size(), false, treeDigest(document)};
}

TEST(Markings, aLabelIsPutChangedAndRemoved)
{
    const Document document = page(listedShop);
    const PageSelectors selectors(document);
    Markings markings;
    rebase(markings, selectors, pageOf(document));
    const NodeId a = byId(document, "a");
    const NodeId b = byId(document, "b");
    const NodeId list = byId(document, "list");
    EXPECT_EQ(setLabel(markings, selectors, {a}, label::record), Labelling::Added);
    EXPECT_EQ(setLabel(markings, selectors, {a}, label::header), Labelling::Changed);
    ASSERT_EQ(markings.annotation.marks.size(), 1U);
    EXPECT_EQ(markings.annotation.marks.front().label, label::header);
    EXPECT_EQ(setLabel(markings, selectors, {b, a}, label::record), Labelling::Added);
    EXPECT_EQ(nodesOf(markings, 1), (std::vector{a, b}));
    EXPECT_EQ(setLabel(markings, selectors, {a}, label::header), Labelling::Removed);
    ASSERT_EQ(markings.annotation.marks.size(), 1U);
    EXPECT_EQ(markings.annotation.marks.front().id, "m2");
    ASSERT_EQ(markings.anchored.size(), 1U);
    setLabel(markings, selectors, {b, list, a}, label::main);
    EXPECT_EQ(nodesOf(markings, 1), std::vector{list}) << "the outermost";
    EXPECT_EQ(marksAt(document, markings, document.firstChild(a)), (std::vector<std::size_t>{0, 1}))
        << "the innermost comes first";
    EXPECT_EQ(marksAt(document, markings, byId(document, "c")), std::vector<std::size_t>{1});
    EXPECT_TRUE(marksAt(document, markings, byId(document, "menu")).empty());
    EXPECT_EQ(markOn(markings, {a, b}), 0U);
    EXPECT_FALSE(markOn(markings, {b}));
}

TEST(Markings, labelsOfManyAreThoseOfEachAlone)
{
    const Document document = page(listedShop);
    const PageSelectors selectors(document);
    const NodeId a = byId(document, "a");
    const NodeId b = byId(document, "b");
    const NodeId c = byId(document, "c");
    Markings one;
    setLabel(one, selectors, {a}, label::header);
    Markings many = one;
    labelEach(many, selectors, {{a}, {b}, {b}, {b, c}}, label::record);
    for (const std::vector<NodeId>& nodes : {std::vector{a}, std::vector{b}, std::vector{b, c}})
        setLabel(one, selectors, nodes, label::record);
    EXPECT_EQ(many.annotation, one.annotation);
    ASSERT_EQ(many.anchored.size(), one.anchored.size());
    for (std::size_t mark = 0; mark < one.anchored.size(); ++mark)
        EXPECT_EQ(nodesOf(many, mark), nodesOf(one, mark));
    EXPECT_EQ(marksByNodes(many).at({b}), 1U);
}

// The page loses one record; its mark stays an orphan, through edits and another load, and is never accepted
// from its path alone, which now leads to the next one.
TEST(Markings, orphansStayOrphansWhenTheRestIsEdited)
{
    const Document before = page(listedShop);
    const PageSelectors old(before);
    Markings markings;
    rebase(markings, old, pageOf(before));
    for (const char* id : {"a", "b"})
        setLabel(markings, old, {byId(before, id)}, label::record);

    const Document after =
        page("<body><div id=menu><a>Home and garden</a></div><ul id=list>"
             "<li id=b>Chairs that were made of oak by hand in Porto</li><li id=c>Clocks with a "
             "bell, wound up once a week</li>"
             "</ul></body>");
    const PageSelectors now(after);
    Markings moved = markingsOf(now, markings.annotation);
    ASSERT_FALSE(moved.anchored[0].isComplete);
    ASSERT_TRUE(moved.anchored[1].isComplete)
        << static_cast<int>(moved.anchored[1].targets[0].cause) << moved.anchored[1].targets[0].detail;
    EXPECT_EQ(nodesOf(moved, 1), std::vector{byId(after, "b")});
    rebase(moved, now, pageOf(after));
    setLabel(moved, now, {byId(after, "menu")}, label::navigation);

    Markings again = markingsOf(now, moved.annotation);
    EXPECT_FALSE(again.anchored[0].isComplete);
    EXPECT_EQ(nodesOf(again, 1), std::vector{byId(after, "b")});
    EXPECT_EQ(nodesOf(again, 2), std::vector{byId(after, "menu")});
    EXPECT_EQ(again.annotation.page.digest, "");

    placeMark(again, now, 0, {byId(after, "c")}); // a user chooses its present place
    rebase(again, now, pageOf(after));
    EXPECT_EQ(again.annotation.page, pageOf(after));
    const Markings last = markingsOf(now, again.annotation);
    EXPECT_EQ(nodesOf(last, 0), std::vector{byId(after, "c")});
    EXPECT_TRUE(last.anchored[0].isComplete);
}

TEST(Markings, anotherTreeGetsSelectorsOfItsOwn)
{
    const Document source = page("<table><tr><td id=a>one of the cells</td></tr></table>");
    const Document rendered = page("<table><tbody><tr><td id=a>one of the cells</td></tr></tbody></table>");
    const PageSelectors ofSource(source);
    const PageSelectors ofRendered(rendered);
    Markings markings;
    rebase(markings, ofSource, pageOf(source));
    setLabel(markings, ofSource, {byId(source, "a")}, label::record);
    Markings moved = markingsOf(ofRendered, markings.annotation);
    ASSERT_TRUE(moved.anchored[0].isComplete);
    rebase(moved, ofRendered, pageOf(rendered));
    EXPECT_EQ(moved.annotation.marks[0].targets[0].xpath, "/html/body/table/tbody/tr/td");
    EXPECT_EQ(nodesOf(moved, 0), std::vector{byId(rendered, "a")});
}

TEST(Markings, targetsOfTheOldDialectGetTheirQuotesOnTheAnnotatedPage)
{
    const Document document = page("<body><p>one\ntwo</p><p>three</p>");
    const PageSelectors selectors(document);
    const NodeId node = selectNodes(document, "//p[1]")->front();
    Annotation annotation;
    annotation.page.digest = treeDigest(document);
    annotation.marks.push_back({"m1", "record", {}, {targetOf(selectors, node)}, {}});
    const Target complete = annotation.marks[0].targets[0];
    annotation.marks[0].targets[0].quote = {};
    annotation.marks[0].targets[0].span = {};
    EXPECT_EQ(markingsOf(selectors, annotation).annotation.marks[0].targets[0], complete);
    annotation.page.digest.clear();
    EXPECT_EQ(markingsOf(selectors, annotation).annotation.marks[0].targets[0].quote, TextQuote{})
        << "another page: rebase() makes new selectors when a mark changes";
}

TEST(Markings, aTargetThatSelectsSeveralNodesBecomesOneForEach)
{
    const Document document = page("<body><ul><li>one</li><li>two</li><li>three</li></ul>");
    const PageSelectors selectors(document);
    Annotation annotation;
    Target target;
    target.quote = {"onetwo", "", "three"};
    target.unread = R"({"members":{"x":1}})";
    annotation.marks.push_back({"m1", "record", {}, {target}, {}});
    const Markings markings = markingsOf(selectors, annotation);
    const std::vector<Target>& targets = markings.annotation.marks[0].targets;
    ASSERT_EQ(targets.size(), 2U);
    EXPECT_EQ(targets[0].xpath, "/html/body/ul/li[1]");
    EXPECT_EQ(targets[0].unread, target.unread);
    EXPECT_EQ(targets[1].xpath, "/html/body/ul/li[2]");
    EXPECT_EQ(nodesOf(markings, 0).size(), 2U);
    EXPECT_TRUE(markings.anchored[0].isComplete);
}

} // namespace
} // namespace tagseam
