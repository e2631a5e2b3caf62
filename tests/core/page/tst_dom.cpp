// SPDX-License-Identifier: MIT
// The arena against a plain recursive tree.
#include "core/page/dom.h"

#include "tests/core/page/outlinetree.h"

namespace tagseam {
namespace {

using test::PlainNode;

// The links and attributes of `node`, which has the content `plain`. Returns the node after its subtree.
NodeId expectSame(const Document& document, const PlainNode& plain, NodeId node)
{
    EXPECT_EQ(document.isElement(node), plain.kind == NodeKind::Element);
    EXPECT_EQ(document.name(node), plain.kind == NodeKind::Element ? plain.value : "");
    EXPECT_EQ(document.text(node), plain.kind == NodeKind::Element ? "" : plain.value);
    for (const std::string name : {"class", "style", "id", "bgcolor", "width"}) {
        const auto found =
            std::ranges::find(plain.attributes, name, &std::pair<std::string, std::string>::first);
        const std::string value = found == plain.attributes.end() ? "" : found->second;
        EXPECT_EQ(document.hasAttribute(node, name), found != plain.attributes.end());
        EXPECT_EQ(document.attribute(node, name), value);
        EXPECT_EQ(document.attribute(node, document.nameId(name)), value);
    }
    NodeId next{node.value + 1};
    for (const PlainNode& child : plain.children) {
        EXPECT_EQ(document.parent(next), node);
        next = expectSame(document, child, next);
    }
    EXPECT_EQ(document.subtreeEnd(node), next);
    return next;
}

TEST(Document, agreesWithAPlainRecursiveTree)
{
    std::mt19937 random(2);
    std::size_t nodes = 0;
    for (int i = 0; i < 3000 && !HasFailure(); ++i) {
        const PlainNode tree = test::randomPage(random);
        SCOPED_TRACE(test::outline(tree));
        const Document document = test::build(tree);
        ASSERT_EQ(test::plainTree(document), tree);
        EXPECT_EQ(document.parent(NodeId{0}), noNode);
        EXPECT_EQ(expectSame(document, tree, NodeId{0}).value, document.size());
        nodes += document.size();
        EXPECT_EQ(document.nameId("never"), noName);
        EXPECT_EQ(document.attribute(NodeId{0}, noName), "");
    }
    EXPECT_GT(nodes, 50'000U) << "the trees are too small to show anything";
}

TEST(Document, knowsBlankText)
{
    DocumentBuilder builder;
    const NodeId element = builder.open("p");
    std::vector<NodeId> blank{builder.text(""), builder.text(" \t\n\f\r\v")};
    std::vector<NodeId> filled{builder.text(" x "), builder.text("\u00A0"), builder.comment(" ")};
    const Document document = std::move(builder).finish();
    for (const NodeId node : blank)
        EXPECT_TRUE(document.isBlankText(node));
    for (const NodeId node : filled)
        EXPECT_FALSE(document.isBlankText(node)) << "a no-break space is text; a comment is none";
    EXPECT_FALSE(document.isBlankText(element));
    EXPECT_FALSE(document.isBlankText(NodeId{0}));
}

TEST(Document, itsBodyIsTheFirstBodyElseTheFirstFrameset)
{
    const auto bodyOf = [](std::string_view outline) { return test::tree(outline).body(); };
    EXPECT_EQ(bodyOf("html(head body body)"), NodeId{3});
    EXPECT_EQ(bodyOf("html(frameset head body)"), NodeId{4});
    EXPECT_EQ(bodyOf("html(frameset frameset)"), NodeId{2});
    EXPECT_EQ(bodyOf("html(frameset(frame(html(body))))"), NodeId{2}) << "the body of a frame does not count";
    EXPECT_EQ(bodyOf("html(head p)"), noNode);
    EXPECT_EQ(bodyOf("p[body=]"), noNode) << "an attribute of that name does not count";
    EXPECT_EQ(bodyOf(""), noNode);
}

TEST(Document, aBodyForBrowsersWithoutScriptsIsTheBodyOnlyWhenThereIsNoOther)
{
    const auto idOfBody = [](std::string_view html) {
        const Document document = test::libxml2Page(html);
        return std::string(document.body() == noNode ? "none" : document.attribute(document.body(), "id"));
    };
    const std::string noscript = "<html><head><noscript><html><body id=1></body></noscript>";
    EXPECT_EQ(idOfBody(noscript + "</head><html><body id=2><p>x</body></html>"), "2");
    EXPECT_EQ(idOfBody(noscript + "</head><frameset id=3><frame></frameset></html>"), "3");
    EXPECT_EQ(idOfBody(noscript + "</head>"), "1");
}

} // namespace
} // namespace tagseam
