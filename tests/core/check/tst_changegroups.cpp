// SPDX-License-Identifier: MIT
// Subtrees that changed alike and have the same name are one group.
#include "core/check/changegroups.h"

#include "tests/core/page/samplepages.h"

#include <algorithm>

namespace tagseam::test {
namespace {

std::string nameOf(const Document& page, NodeId node)
{
    return page.isElement(node) ? std::string(page.name(node)) : std::string(page.text(node));
}

TEST(ChangeGroups, alikeSubtreesAreOneGroupMostNodesFirst)
{
    const Document before = page("<body><ul><li>one</li></ul><i>gone</i></body>");
    const Document after =
        page("<body><ul><li>one</li><li>two</li><li>three</li></ul><p><b>new</b></p><hr></body>");
    const PageDiff diff = diffPages(before, after, *pageMethodNamed({}, {}));
    const std::vector<ChangeGroup> groups = groupedSubtrees(before, after, diff, nameOf);
    EXPECT_TRUE(std::ranges::is_sorted(groups, std::ranges::greater{}, &ChangeGroup::nodes));
    std::size_t subtrees = 0;
    std::uint32_t nodes = 0;
    for (const ChangeGroup& group : groups) {
        for (const std::uint32_t each : group.subtrees) {
            EXPECT_EQ(diff.subtrees[each].change, group.change);
            EXPECT_EQ(diff.subtrees[each].isKept, group.isKept);
        }
        subtrees += group.subtrees.size();
        nodes += group.nodes;
    }
    EXPECT_EQ(subtrees, diff.subtrees.size());
    EXPECT_EQ(nodes, diff.counts.all());
    const auto items = std::ranges::find_if(groups, [](const ChangeGroup& group) {
        return group.label == "li" && group.change == StatusChange::Added;
    });
    ASSERT_NE(items, groups.end());
    EXPECT_EQ(items->subtrees.size(), 2U);
    const auto gone = std::ranges::find(groups, "i", &ChangeGroup::label);
    ASSERT_NE(gone, groups.end());
    EXPECT_EQ(gone->change, StatusChange::Removed);
}

} // namespace
} // namespace tagseam::test
