// SPDX-License-Identifier: MIT
// What the tests of tree comparison share: trees as text, and random pairs of trees that differ in known
// ways.
#pragma once

#include "core/page/treediff.h"
#include "tests/core/testpages.h"

#include <map>

namespace tagseam::test {

/// `table(tr(td('a')))`, as outline() writes it, attributes as `p[class=a]`.
class OutlineReader {
  public:
    explicit OutlineReader(std::string_view text) : m_text(text) {}

    Document read()
    {
        DocumentBuilder builder;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == ' ' || c == '(') {
                ++m_at;
            } else if (c == ')') {
                builder.close();
                ++m_at;
            } else if (c == '\'') {
                builder.text(upTo("'", 1));
            } else if (c == '<') {
                builder.comment(upTo("-->", 4));
            } else {
                element(builder);
            }
        }
        return std::move(builder).finish();
    }

  private:
    std::string_view upTo(std::string_view end, std::size_t skipped)
    {
        const std::size_t from = m_at + skipped;
        const std::size_t to = m_text.find(end, from);
        m_at = to + end.size();
        return m_text.substr(from, to - from);
    }

    void element(DocumentBuilder& builder)
    {
        const std::size_t end = m_text.find_first_of(" ()[", m_at);
        builder.open(m_text.substr(m_at, end - m_at));
        m_at = std::min(end, m_text.size());
        while (m_at < m_text.size() && m_text[m_at] == '[') {
            const std::string_view both = upTo("]", 1);
            builder.attribute(both.substr(0, both.find('=')), both.substr(both.find('=') + 1));
        }
        if (m_at >= m_text.size() || m_text[m_at] != '(')
            builder.close();
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

inline Document tree(std::string_view outline)
{
    return OutlineReader(outline).read();
}

/// A tree of `count` elements, each named or labelled so that no other is like it, and text in its leaves.
inline PlainNode distinctTree(std::mt19937& random, int count)
{
    PlainNode root{NodeKind::Element, "html"};
    for (int i = 0; i < count; ++i) {
        PlainNode* at = &root;
        while (!at->children.empty() && random() % 3 != 0) {
            PlainNode& next = at->children[random() % at->children.size()];
            if (next.kind != NodeKind::Element)
                break;
            at = &next;
        }
        PlainNode child{NodeKind::Element, random() % 2 == 0 ? "div" : "span"};
        child.attributes.emplace_back("id", "n" + std::to_string(i));
        if (random() % 3 == 0)
            child.children.push_back({NodeKind::Text, "text " + std::to_string(i)});
        at->children.insert(at->children.begin() +
                                static_cast<std::ptrdiff_t>(random() % (at->children.size() + 1)),
                            std::move(child));
    }
    PlainNode document;
    document.children.push_back(std::move(root));
    return document;
}

/// Fails unless counterparts are one to one, of one kind and name, and the counts add up.
inline void expectConsistent(const Document& source, const Document& rendered, const TreeDiff& diff)
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

/// By kind and tag name, how many nodes there are.
inline std::map<std::string, int> labelCounts(const Document& document)
{
    std::map<std::string, int> counts;
    for (NodeId node{0}; node.value < document.size(); ++node.value)
        ++counts[std::to_string(static_cast<int>(document.kind(node))) + std::string(document.name(node))];
    return counts;
}

/// What no matching can do without: nodes of a kind and name that one tree has more of.
inline std::pair<std::uint32_t, std::uint32_t> leastSingles(const Document& source, const Document& rendered)
{
    std::map<std::string, int> surplus = labelCounts(source);
    for (const auto& [label, count] : labelCounts(rendered))
        surplus[label] -= count;
    std::pair<std::uint32_t, std::uint32_t> least{0, 0};
    for (const auto& [label, count] : surplus)
        (count > 0 ? least.first : least.second) += static_cast<std::uint32_t>(std::abs(count));
    return least;
}

} // namespace tagseam::test
