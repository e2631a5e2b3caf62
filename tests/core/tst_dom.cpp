// SPDX-License-Identifier: MIT
// The arena against a plain recursive tree.
#include "core/page/dom.h"

#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <set>

namespace tagseam {
namespace {

using test::PlainNode;

// Pre-order walk of the plain tree beside the arena: every link of every node.
class Comparison {
  public:
    explicit Comparison(const Document& document) : m_document(document) {}

    void run(const PlainNode& tree)
    {
        visit(tree, noNode);
        EXPECT_EQ(m_next.value, m_document.size());
    }

  private:
    void visit(const PlainNode& plain, NodeId parent)
    {
        const NodeId node = m_next;
        ASSERT_LT(node.value, m_document.size());
        ++m_next.value;
        EXPECT_EQ(m_document.kind(node), plain.kind);
        EXPECT_EQ(m_document.isElement(node), plain.kind == NodeKind::Element);
        EXPECT_EQ(m_document.parent(node), parent);
        EXPECT_EQ(m_document.name(node), plain.kind == NodeKind::Element ? plain.value : "");
        EXPECT_EQ(m_document.text(node), plain.kind == NodeKind::Element ? "" : plain.value);
        visitAttributes(plain, node);
        NodeId last = noNode;
        for (const PlainNode& child : plain.children) {
            EXPECT_EQ(last == noNode ? m_document.firstChild(node) : m_document.nextSibling(last), m_next);
            last = m_next;
            ASSERT_NO_FATAL_FAILURE(visit(child, node));
        }
        EXPECT_EQ(last == noNode ? m_document.firstChild(node) : m_document.nextSibling(last), noNode);
        EXPECT_EQ(m_document.subtreeEnd(node), m_next);
    }

    void visitAttributes(const PlainNode& plain, NodeId node)
    {
        ASSERT_EQ(m_document.attributeCount(node), plain.attributes.size());
        for (std::uint32_t i = 0; i < plain.attributes.size(); ++i) {
            const auto& [name, value] = plain.attributes[i];
            EXPECT_EQ(m_document.attribute(node, i).name, name);
            EXPECT_EQ(m_document.attribute(node, i).value, value);
            EXPECT_EQ(m_document.attribute(node, name), value);
            EXPECT_EQ(m_document.attribute(node, m_document.nameId(name)), value);
            EXPECT_TRUE(m_document.hasAttribute(node, name));
        }
        for (const char* name : {"class", "style", "id", "bgcolor", "width"}) {
            const bool isThere = std::ranges::any_of(
                plain.attributes, [&](const auto& attribute) { return attribute.first == name; });
            EXPECT_EQ(m_document.hasAttribute(node, name), isThere);
            if (!isThere) {
                EXPECT_EQ(m_document.attribute(node, m_document.nameId(name)), "");
            }
        }
    }

    const Document& m_document;
    NodeId m_next{0};
};

TEST(Document, agreesWithAPlainRecursiveTree)
{
    std::mt19937 random(2);
    std::size_t nodes = 0;
    for (int i = 0; i < 3000; ++i) {
        const PlainNode tree = test::randomPage(random);
        const Document document = test::build(tree);
        ASSERT_NO_FATAL_FAILURE(Comparison(document).run(tree)) << test::outline(tree);
        ASSERT_EQ(test::plainTree(document), tree);
        nodes += document.size();
    }
    EXPECT_GT(nodes, 50'000U) << "the trees are too small to show anything";
}

TEST(Document, subtreesAreNestedOrApart)
{
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        const Document document = test::build(test::randomPage(random));
        EXPECT_EQ(document.subtreeEnd(NodeId{0}).value, document.size());
        for (NodeId node{1}; node.value < document.size(); ++node.value) {
            const NodeId parent = document.parent(node);
            EXPECT_LT(parent, node);
            EXPECT_GT(document.subtreeEnd(node), node);
            EXPECT_LE(document.subtreeEnd(node), document.subtreeEnd(parent));
        }
    }
}

TEST(Document, numbersEqualNamesEqually)
{
    std::mt19937 random(4);
    const Document document = test::build(test::randomPage(random));
    for (NodeId a{0}; a.value < document.size(); ++a.value) {
        for (NodeId b{0}; b.value < document.size(); ++b.value)
            EXPECT_EQ(document.nameId(a) == document.nameId(b), document.name(a) == document.name(b));
    }
    EXPECT_EQ(document.nameId("never"), noName);
    EXPECT_EQ(document.attribute(NodeId{1}, noName), "");
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
    const auto bodyOf = [](std::initializer_list<const char*> names) {
        DocumentBuilder builder;
        builder.open("html");
        for (const char* name : names) {
            builder.open(name);
            builder.close();
        }
        return std::move(builder).finish().body();
    };
    EXPECT_EQ(bodyOf({"head", "body", "body"}), NodeId{3});
    EXPECT_EQ(bodyOf({"frameset", "head", "body"}), NodeId{4});
    EXPECT_EQ(bodyOf({"frameset", "frameset"}), NodeId{2});
    EXPECT_EQ(bodyOf({"head", "p"}), noNode);
    DocumentBuilder builder;
    builder.open("p");
    builder.attribute("body", "");
    EXPECT_EQ(std::move(builder).finish().body(), noNode) << "an attribute of that name is none";
    EXPECT_EQ(DocumentBuilder().finish().body(), noNode);
}

TEST(Document, aBodyForBrowsersWithoutScriptsIsTheBodyOnlyWhenThereIsNoOther)
{
    const auto idOfBody = [](std::string_view html) {
        const Document document = test::page(html);
        return std::string(document.body() == noNode ? "none" : document.attribute(document.body(), "id"));
    };
    const std::string noscript = "<html><head><noscript><html><body id=1></body></noscript>";
    EXPECT_EQ(idOfBody(noscript + "</head><html><body id=2><p>x</body></html>"), "2");
    EXPECT_EQ(idOfBody(noscript + "</head><frameset id=3><frame></frameset></html>"), "3");
    EXPECT_EQ(idOfBody(noscript + "</head>"), "1");
}

TEST(DocumentBuilder, closesWhatIsStillOpen)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    builder.text("x");
    EXPECT_EQ(builder.size(), 4U);
    EXPECT_TRUE(builder.fits());
    builder.setDoctype("html");
    builder.setEncoding("utf-8");
    const Document document = std::move(builder).finish();
    EXPECT_EQ(document.subtreeEnd(NodeId{1}).value, 4U);
    EXPECT_EQ(document.subtreeEnd(NodeId{2}).value, 4U);
    EXPECT_EQ(document.doctype(), "html");
    EXPECT_EQ(document.encoding(), "utf-8");
}

TEST(Document, theBodyIsNotThatOfAFrame)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("frameset");
    builder.open("frame");
    builder.open("html");
    builder.open("body");
    const Document frames = std::move(builder).finish();
    EXPECT_EQ(frames.name(frames.body()), "frameset");
    EXPECT_EQ(frames.body(), NodeId{2});
}

TEST(DocumentBuilder, copiesNodesOfAnotherDocument)
{
    std::mt19937 random(4);
    for (int round = 0; round < 100; ++round) {
        const PlainNode tree = test::randomPage(random);
        const Document from = test::build(tree);
        DocumentBuilder builder;
        std::vector<NodeId> open;
        for (NodeId node{1}; node.value < from.size(); ++node.value) {
            for (; !open.empty() && from.subtreeEnd(open.back()) <= node; open.pop_back())
                builder.close();
            ASSERT_EQ(builder.copy(from, node), node);
            if (from.isElement(node))
                open.push_back(node);
        }
        ASSERT_EQ(test::plainTree(std::move(builder).finish()), tree);
    }
}

} // namespace
} // namespace tagseam
