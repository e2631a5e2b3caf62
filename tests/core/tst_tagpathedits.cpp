// SPDX-License-Identifier: MIT
// The sequence of a page that was edited in thought is that of the page edited in fact.
#include "core/tps/tagpath.h"
#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <map>

namespace tagseam {
namespace {

using namespace test;

std::vector<std::uint32_t> codesOf(const TagPathSequence& sequence)
{
    std::vector<std::uint32_t> codes;
    for (const Symbol symbol : sequence.symbols)
        codes.push_back(symbol.code());
    return codes;
}

NodeId find(const Document& document, std::string_view id)
{
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        if (document.isElement(node) && document.attribute(node, "id") == id)
            return node;
    }
    return noNode;
}

TagPathOptions withEdit(TagPathEdit edit)
{
    TagPathOptions options;
    options.edits.push_back(std::move(edit));
    return options;
}

TEST(TagPathEdits, changeTheSequenceAtTheNodeWithTheId)
{
    using Kind = TagPathEdit::Kind;
    struct Row {
        const char* html;
        Kind kind;
        const char* otherClass;
        std::vector<std::uint32_t> codes;
        Symbol symbol; // whose path is compared
        const char* path;
    };
    const std::vector<Row> rows{
        {"<div class=a id=x><p>1</p></div><div class=a><p>2</p></div>",
         Kind::OtherClass,
         "menu bar",
         {1, 2, 3, 4, 5, 6, 7},
         {1},
         "body/div.menu.bar"},
        {"<div id=x><p>1</p></div><div class=a><p>2</p></div>",
         Kind::OtherClass,
         "a",
         {1, 2, 3, 4, 2, 3, 4},
         {1},
         "body/div.a"},
        {"<div id=x><p>1</p></div><div><p>2</p></div>", Kind::SubtreeGone, "", {1, 2, 3, 4}, {1}, "body/div"},
        {"<div id=x><p>1</p></div><b>2</b>", Kind::Ignored, "", {1, 3, 4, 5, 6}, {2}, "body/div/p"}};
    for (const auto& [html, kind, otherClass, codes, symbol, path] : rows) {
        SCOPED_TRACE(path);
        const Document document = page(std::string("<body>") + html);
        const NodeId edited = find(document, "x");
        const auto sequence = convertTreeToSequence(document, withEdit({kind, {edited}, otherClass}));
        EXPECT_EQ(codesOf(sequence), codes);
        EXPECT_EQ(tagPathText(sequence, symbol), path);
        EXPECT_EQ(sequence.positionOf(edited) == noPosition, kind != Kind::OtherClass);
        EXPECT_EQ(sequence.positionOf(NodeId{edited.value + 1}) == noPosition, kind == Kind::SubtreeGone);
    }
}

TEST(TagPathEdits, theBodyCannotBeGoneAndUnknownNodesDoNothing)
{
    const Document document = page("<body><p>1</p>");
    const auto plain = convertTreeToSequence(document);
    for (const NodeId node : {document.body(), NodeId{0}, NodeId{document.size() + 7}, noNode}) {
        const auto edited =
            convertTreeToSequence(document, withEdit({TagPathEdit::Kind::SubtreeGone, {node}, {}}));
        EXPECT_EQ(edited.symbols, plain.symbols) << node.value;
    }
}

// The tree with the edits made in fact: `at` counts nodes in document order, as NodeIds do.
void editInFact(PlainNode& node, std::uint32_t& at, const std::map<std::uint32_t, std::string>& classes,
                const std::vector<std::uint32_t>& gone)
{
    if (const auto other = classes.find(at); other != classes.end()) {
        std::erase_if(node.attributes, [](const auto& each) { return each.first == "class"; });
        node.attributes.emplace_back("class", other->second);
    }
    std::vector<PlainNode> children;
    for (PlainNode& child : node.children) {
        const bool isGone = std::ranges::find(gone, at + 1) != gone.end();
        ++at;
        editInFact(child, at, classes, gone);
        if (!isGone)
            children.push_back(std::move(child));
    }
    node.children = std::move(children);
}

TEST(TagPathEdits, areWhatEditsInFactWouldBeOnRandomTrees)
{
    std::mt19937 random(12);
    int edited = 0;
    for (int i = 0; i < 2000; ++i) {
        PlainNode tree = randomPage(random);
        const Document document = build(tree);
        if (document.body() == noNode)
            continue;
        TagPathOptions options;
        options.style = static_cast<StyleKey>(random() % 4);
        std::map<std::uint32_t, std::string> classes;
        std::vector<std::uint32_t> gone;
        for (int k = 0; k < 3; ++k) {
            const std::uint32_t node = static_cast<std::uint32_t>(random() % document.size());
            const bool isBelowBody =
                document.body().value < node && node < document.subtreeEnd(document.body()).value;
            if (!isBelowBody)
                continue;
            if (random() % 2 == 0 && document.isElement(NodeId{node})) {
                classes[node] = random() % 2 == 0 ? "a" : "other";
                options.edits.push_back({TagPathEdit::Kind::OtherClass, {NodeId{node}}, classes[node]});
            } else {
                gone.push_back(node);
                options.edits.push_back({TagPathEdit::Kind::SubtreeGone, {NodeId{node}}, {}});
            }
        }
        const TagPathSequence inThought = convertTreeToSequence(document, options);
        std::uint32_t at = 0;
        editInFact(tree, at, classes, gone);
        options.edits.clear();
        const TagPathSequence inFact = convertTreeToSequence(build(tree), options);
        ASSERT_EQ(inThought.symbols, inFact.symbols) << outline(document);
        ASSERT_EQ(inThought.labels, inFact.labels) << outline(document);
        edited += inFact.symbols == convertTreeToSequence(document, options).symbols ? 0 : 1;
    }
    EXPECT_GT(edited, 500); // or nothing was tried
}

TEST(TagPathEdits, ignoredNodesLeaveTheOthersInOrderOnRandomTrees)
{
    std::mt19937 random(13);
    for (int i = 0; i < 1000; ++i) {
        const Document document = build(randomPage(random));
        const TagPathSequence whole = convertTreeToSequence(document);
        if (whole.size() == 0)
            continue;
        const Symbol symbol = whole.symbols[random() % whole.size()];
        TagPathEdit edit{TagPathEdit::Kind::Ignored, {}, {}};
        std::vector<Symbol> symbols;
        std::vector<NodeId> nodes;
        for (std::uint32_t p = 0; p < whole.size(); ++p) {
            if (whole.symbols[p] == symbol) {
                edit.nodes.push_back(whole.nodes[p]);
            } else {
                symbols.push_back(whole.symbols[p]);
                nodes.push_back(whole.nodes[p]);
            }
        }
        const TagPathSequence edited = convertTreeToSequence(document, withEdit(edit));
        ASSERT_EQ(edited.symbols, symbols);
        ASSERT_EQ(edited.nodes, nodes);
        for (std::uint32_t p = 0; p < edited.size(); ++p)
            ASSERT_EQ(edited.positionOf(edited.nodes[p]), Position{p});
    }
}

} // namespace
} // namespace tagseam
