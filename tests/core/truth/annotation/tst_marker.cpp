// SPDX-License-Identifier: MIT
// Wider, narrower and neighbouring nodes for a label.
#include "core/truth/annotation/marker.h"

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

#include <map>

namespace tagseam {
namespace {

using namespace test;

// Four nested nodes with boxes: text in a paragraph, a frame that fits it, and a column with a margin.
struct Boxed {
    Document document;
    std::map<std::string, NodeId> node;
};

Boxed boxedPage()
{
    Boxed page;
    DocumentBuilder builder;
    page.node["html"] = builder.open("html");
    page.node["body"] = builder.open("body");
    page.node["column"] = builder.open("div");
    page.node["frame"] = builder.open("div");
    page.node["paragraph"] = builder.open("p");
    page.node["text"] = builder.text("One");
    for (int i = 0; i < 5; ++i)
        builder.close();
    builder.setBoxes({{0, 0, 800, 600},
                      {0, 0, 800, 600},
                      {0, 0, 120, 40},
                      {9, 9, 102, 22},
                      {10, 10, 100, 20},
                      {10, 10, 99, 20}});
    page.document = std::move(builder).finish();
    return page;
}

TEST(Marker, widensToTheNextVisiblyLargerBox)
{
    const Boxed page = boxedPage();
    WideningPath path;
    EXPECT_EQ(path.widen(page.document, page.node.at("text")), page.node.at("column"));
    EXPECT_EQ(path.widen(page.document, page.node.at("column")), page.node.at("body"));
    EXPECT_EQ(path.widen(page.document, page.node.at("body")), noNode);
    EXPECT_EQ(path.narrow(page.document, page.node.at("body")), page.node.at("column"));
    EXPECT_EQ(path.narrow(page.document, page.node.at("column")), page.node.at("text"));
    path.forget();
    EXPECT_EQ(path.narrow(page.document, page.node.at("body")), page.node.at("column"));
    EXPECT_EQ(path.narrow(page.document, page.node.at("column")), page.node.at("frame"));
    EXPECT_EQ(path.narrow(page.document, page.node.at("frame")), page.node.at("text"))
        << "the innermost, since nothing is visibly smaller";
}

TEST(Marker, widensToWhatContainsMoreWithoutBoxes)
{
    const Document document =
        page("<body><div id=a><div id=b><p id=c><b id=d>One</b></p><script>1</script></div></div>"
             "<p>Two</p></body>");
    const NodeId d = selectNodes(document, "#d")->at(0);
    WideningPath path;
    EXPECT_EQ(path.widen(document, d), document.body());
    EXPECT_EQ(path.narrow(document, document.body()), d);
}

TEST(Marker, widensToATableNotToItsTbody)
{
    const Document document = page("<body><table id=t><tbody><tr id=r><td>One</td></tr><tr><td>Two</td></tr>"
                                   "</tbody></table><p>Three</p></body>");
    WideningPath path;
    const NodeId row = selectNodes(document, "#r")->at(0);
    EXPECT_EQ(path.widen(document, row), selectNodes(document, "#t")->at(0));
    EXPECT_EQ(path.narrow(document, selectNodes(document, "#t")->at(0)), row);
}

TEST(Marker, siblingsAreWithoutSpaceAndComments)
{
    const Document document =
        page("<body><p id=a>One</p> <!-- x --><script>1</script><p id=b>Two</p>end</body>");
    const NodeId a = selectNodes(document, "#a")->at(0);
    const NodeId b = selectNodes(document, "#b")->at(0);
    EXPECT_EQ(siblingBeside(document, a, false), b);
    EXPECT_EQ(siblingBeside(document, b, true), a);
    EXPECT_EQ(siblingBeside(document, a, true), noNode);
    const NodeId end = siblingBeside(document, b, false);
    EXPECT_EQ(document.text(end), "end");
    EXPECT_EQ(siblingBeside(document, end, false), noNode);
}

TEST(Marker, nodesWithoutABoxArePassedOver)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    const NodeId list = builder.open("div");
    const NodeId before = builder.open("p");
    builder.text("One");
    builder.close();
    builder.open("div"); // a banner that is not shown
    builder.text("Advertisement");
    builder.close();
    builder.open("div"); // around a floating box
    const NodeId floating = builder.open("p");
    builder.text("Two");
    for (int i = 0; i < 5; ++i)
        builder.close();
    builder.setBoxes({{0, 0, 800, 600},
                      {0, 0, 800, 600},
                      {0, 0, 800, 300},
                      {0, 0, 100, 20},
                      {0, 0, 90, 18},
                      {0, 0, 0, 0},
                      {0, 0, 0, 0},
                      {0, 20, 800, 0},
                      {0, 20, 100, 20},
                      {0, 20, 90, 18}});
    const Document document = std::move(builder).finish();
    const NodeId around = document.parent(floating);
    EXPECT_EQ(siblingBeside(document, before, false), around);
    EXPECT_EQ(siblingBeside(document, around, true), before);
    EXPECT_EQ(unmarkedParts(document, {before}), std::vector{around});
    EXPECT_EQ(unmarkedParts(document, {around}), std::vector{before});
    EXPECT_EQ(document.parent(around), list);
}

} // namespace
} // namespace tagseam
