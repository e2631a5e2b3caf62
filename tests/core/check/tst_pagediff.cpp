// SPDX-License-Identifier: MIT
// Two versions of a page: statuses that changed, and the change of the template that did it.
#include "core/check/pagediff.h"

#include "tests/core/page/samplepages.h"

#include <fmt/format.h>

namespace tagseam::test {
namespace {

// A form of so many choices, and a list of 12 books, which is the main region while it is clearly the longer
// one.
Document shelf(int choices, const std::string& bookClass = "book", const std::string& more = {})
{
    std::string html = "<body><main><form>";
    for (int i = 0; i < choices; ++i)
        html += fmt::format("<label class='topic'><span>topic {}</span></label>", i);
    html += "</form><ul>";
    for (int i = 0; i < 12; ++i)
        html += fmt::format("<li class='{}'><a>Title {}</a><b>{}.50</b></li>", bookClass, i, i);
    return page(html + "</ul>" + more + "</main></body>");
}

PageDiff diff(const Document& before, const Document& after)
{
    return diffPages(before, after, *pageMethodNamed({}, {}));
}

TEST(PageDiff, equalPagesAreEqual)
{
    for (const auto& [name, document] : samplePages()) {
        const PageDiff same = diff(document, document);
        EXPECT_TRUE(same.isSame()) << name;
        EXPECT_TRUE(same.changes.empty()) << name;
        EXPECT_FALSE(same.level) << name;
    }
}

TEST(PageDiff, anotherClassThatChangesNothingIsEqual)
{
    const Document before = shelf(3);
    const Document after = shelf(3, "book new");
    const PageDiff renamed = diff(before, after);
    EXPECT_TRUE(renamed.isSame());
    ASSERT_EQ(renamed.changes.size(), 1U);
    EXPECT_EQ(renamed.changes[0].kind, TemplateChangeKind::Attribute);
    EXPECT_EQ(renamed.changes[0].element, "li");
    EXPECT_EQ(renamed.changes[0].before, "book");
    EXPECT_EQ(renamed.changes[0].after, "book new");
    EXPECT_EQ(renamed.changes[0].places, 12U);
    EXPECT_TRUE(renamed.responsible.empty());
}

TEST(PageDiff, theChangeThatPrunedTheListIsNamed)
{
    const Document before = shelf(3);
    const Document after = shelf(60, "book", "<p class='note'>Open on Sunday</p>");
    const PageDiff grown = diff(before, after);
    EXPECT_GE(grown.counts.pruned, 60U); // 12 li with a, b and two texts
    EXPECT_EQ(grown.counts.removed, 0U);
    EXPECT_GE(grown.counts.added, 57U * 3);
    ASSERT_FALSE(grown.subtrees.empty());
    ASSERT_EQ(grown.responsible.size(), 1U);
    EXPECT_TRUE(grown.isLeast);
    const TemplateChange& change = grown.changes[grown.responsible.front()];
    EXPECT_EQ(change.kind, TemplateChangeKind::Added);
    EXPECT_EQ(change.element, "label.topic");
    EXPECT_EQ(change.places, 57U);
    ASSERT_TRUE(grown.level);
    EXPECT_LT(grown.level->level, grown.after.search->trace.levels.size());
}

TEST(PageDiff, changedSubtreesAreDisjointAndAddUp)
{
    const Document before = shelf(3);
    const Document after = shelf(60);
    const PageDiff grown = diff(before, after);
    StatusCounts sums;
    for (const ChangedSubtree& each : grown.subtrees) {
        switch (each.change) {
        case StatusChange::Pruned:
            sums.pruned += each.nodes;
            EXPECT_TRUE(grown.before.result.kept[each.oldNode.value]);
            EXPECT_FALSE(grown.after.result.kept[each.newNode.value]);
            break;
        case StatusChange::Kept:
            sums.kept += each.nodes;
            break;
        case StatusChange::Removed:
            sums.removed += each.nodes;
            EXPECT_EQ(each.newNode, noNode);
            break;
        case StatusChange::Added:
            sums.added += each.nodes;
            EXPECT_EQ(each.oldNode, noNode);
            break;
        }
    }
    EXPECT_EQ(sums, grown.counts);
    const PageDiff back = diff(after, before);
    EXPECT_EQ(back.counts.kept, grown.counts.pruned);
    EXPECT_EQ(back.counts.removed, grown.counts.added);
}

TEST(PageDiff, wrappersAndRemovedNodesAreNamed)
{
    const Document before = page("<body><div><p>one</p><p>two</p></div><aside>x</aside></body>");
    const Document after = page("<body><section class='s'><div><p>one</p><p>two</p></div></section></body>");
    const PageDiff wrapped = diff(before, after);
    const auto has = [&](TemplateChangeKind kind, const std::string& element) {
        return std::ranges::any_of(wrapped.changes, [&](const TemplateChange& change) {
            return change.kind == kind && change.element == element;
        });
    };
    EXPECT_TRUE(has(TemplateChangeKind::Wrapped, "section.s"));
    EXPECT_TRUE(has(TemplateChangeKind::Removed, "aside"));
}

TEST(PageDiff, anotherMethodIsAttributedByExperimentToo)
{
    const Document before = shelf(3);
    const Document after = shelf(60);
    const PageDiff all = diffPages(before, after, *pageMethodNamed("all", {}));
    EXPECT_EQ(all.counts.pruned + all.counts.kept, 0U);
    EXPECT_FALSE(all.level);
    const PageDiff limited = diffPages(before, after, *pageMethodNamed({}, {}), {}, 0);
    EXPECT_TRUE(limited.responsible.empty()) << "no trial, no attribution";
}

} // namespace
} // namespace tagseam::test
