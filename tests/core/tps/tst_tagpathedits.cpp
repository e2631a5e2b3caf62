// SPDX-License-Identifier: MIT
// The sequence of a page with what-if edits is the sequence of the page with real edits.
#include "core/tps/tagpath.h"
#include "tests/core/page/testpages.h"

#include <map>

namespace tagseam {
namespace {

using namespace test;

TagPathOptions withEdit(TagPathEdit edit)
{
    TagPathOptions options;
    options.edits.push_back(std::move(edit));
    return options;
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

// The tree with real edits: `at` counts nodes in document order, as NodeIds do.
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
        options.style = static_cast<LabelAttributes>(random() % 4);
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
        ASSERT_EQ(std::ranges::count(inThought.positions, noPosition), document.size() - inThought.size());
        edited += inFact.symbols == convertTreeToSequence(document, options).symbols ? 0 : 1;
    }
    EXPECT_GT(edited, 500); // otherwise nothing was tested
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
        ASSERT_EQ(std::ranges::count(edited.positions, noPosition), document.size() - edited.size());
    }
}

} // namespace
} // namespace tagseam
