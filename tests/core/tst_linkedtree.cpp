// SPDX-License-Identifier: MIT
// A tree of links against one of plain lists.
#include "core/page/linkedtree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

namespace tagseam {
namespace {

constexpr std::uint32_t none = LinkedTree::none;
using Lists = std::map<std::uint32_t, std::vector<std::uint32_t>>; // by node: its children

void expectSame(const LinkedTree& tree, const Lists& lists, std::uint32_t nodes)
{
    for (std::uint32_t node = 0; node < nodes; ++node) {
        std::vector<std::uint32_t> children;
        for (std::uint32_t at = tree.first(node); at != none; at = tree.next(at)) {
            ASSERT_EQ(tree.parent(at), node);
            children.push_back(at);
            ASSERT_LT(children.size(), nodes);
        }
        const auto expected = lists.find(node);
        ASSERT_EQ(children, expected == lists.end() ? std::vector<std::uint32_t>{} : expected->second);
    }
}

TEST(LinkedTree, hangsAndDetachesAsListsDo)
{
    constexpr std::uint32_t nodes = 12;
    std::mt19937 random(9);
    LinkedTree tree(nodes);
    Lists lists;
    for (int step = 0; step < 5000; ++step) {
        const auto node = static_cast<std::uint32_t>(1 + random() % (nodes - 1));
        for (auto& [parent, children] : lists)
            std::erase(children, node);
        tree.detach(node);
        EXPECT_EQ(tree.parent(node), none);
        const auto parent = static_cast<std::uint32_t>(random() % node); // never below itself
        std::vector<std::uint32_t>& children = lists[parent];
        const std::size_t place = random() % (children.size() + 1);
        if (place == children.size() && random() % 2 == 0)
            tree.append(node, parent);
        else
            tree.insert(node, parent, place == 0 ? none : children[place - 1]);
        children.insert(children.begin() + static_cast<std::ptrdiff_t>(place), node);
        ASSERT_NO_FATAL_FAILURE(expectSame(tree, lists, nodes));
    }
}

TEST(LinkedTree, detachingWhatHangsFromNothingDoesNothing)
{
    LinkedTree tree(3);
    tree.append(1, 0);
    tree.append(2, 1);
    tree.detach(1);
    tree.detach(1);
    EXPECT_EQ(tree.first(0), none);
    EXPECT_EQ(tree.first(1), 2U) << "what hangs from it stays";
}

} // namespace
} // namespace tagseam
