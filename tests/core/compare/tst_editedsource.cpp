// SPDX-License-Identifier: MIT
// Edits of a rendered page in its source, and in a newer version of it.
#include "core/compare/editedsource.h"
#include "core/page/serializehtml.h"
#include "core/select/edittext.h"
#include "tests/core/page/testpages.h"

#include <gtest/gtest.h>

namespace tagseam::test {
namespace {

constexpr const char* source = "<!doctype html><body>\n"
                               "<nav id=n><a href=x>Home of it all</a></nav>\n"
                               "<ul id=list>\n<li id=a class=one>The first of two</li>\n"
                               "<li id=b>And the second one</li>\n</ul>\n<table id=t><tr><td>cell</table>\n";

struct Series {
    std::vector<PageEdit> edits;
    Document page;
};

Series seriesOf(const Document& page, std::initializer_list<std::string> texts)
{
    const std::vector<std::string> all(texts);
    auto series = std::get<EditedSeries>(withEdits(page, all));
    return {std::move(series.edits), std::move(series.page)};
}

std::string bodyOf(const Document& page)
{
    return outerHtml(page, page.body());
}

TEST(EditedSources, haveTheEditsOfTheRenderedPage)
{
    const PlacedSource placed = *placedSource(source);
    const std::array<std::string, 1> scripted{"set #list => data-script=1"}; // a script of the page did that
    const Document rendered = std::get<EditedSeries>(withEdits(placed.page, scripted)).page;
    const Series series = seriesOf(
        rendered, {"wrap nav => header.top", "set header => id=h", "remove #b", "tag tbody => thead"});
    const EditedSource edited = editedSource(placed, rendered, series.edits);
    ASSERT_EQ(edited.texts.size(), 4U);
    EXPECT_TRUE(edited.texts.back().empty()) << "the source has no tbody";
    EXPECT_FALSE(edited.isComplete());
    EXPECT_NE(edited.source.utf8.find("<header class=\"top\" id=\"h\"><nav id=n>"), std::string::npos);
    EXPECT_EQ(edited.source.utf8.find("second"), std::string::npos);
    EXPECT_EQ(edited.source.utf8.find("data-script"), std::string::npos);
    const std::vector<std::string> texts(edited.texts.begin(), edited.texts.end() - 1);
    const auto again = withEdits(page(source), texts);
    ASSERT_TRUE(std::holds_alternative<EditedSeries>(again));
    EXPECT_EQ(bodyOf(std::get<EditedSeries>(again).page).find("second"), std::string::npos);
}

// Each edit names nodes of the page that those before have made, and the source gets the same tree.
TEST(EditedSources, laterEditsFindWhatEarlierOnesMoved)
{
    const std::string text =
        "<!DOCTYPE html>\n<body>\n<nav>n</nav>\n<p>a</p>\n<div>b</div>\n<footer>f</footer>\n";
    const std::vector<std::vector<std::string>> series{
        {"move nav => after div", "remove nav"},
        {"move nav => after div", "move nav => before p"},
        {"move nav => after div", "move nav => after p"},
        {"move nav => before p", "move p => before nav"},
        {"move nav => after div", "wrap nav => section", "unwrap section", "set nav => class=x"},
        {"move nav => after div", "set nav => class=x", "unset nav => class"},
        {"move p => into div", "move p => after div", "move p => into footer", "tag p => h2"},
    };
    for (const std::vector<std::string>& texts : series) {
        const PlacedSource source = *placedSource(text);
        const auto edited = withEdits(source.page, texts);
        ASSERT_TRUE(std::holds_alternative<EditedSeries>(edited)) << texts.front();
        const EditedSource changed = editedSource(source, source.page, std::get<EditedSeries>(edited).edits);
        EXPECT_TRUE(changed.isComplete()) << texts.back();
        const auto tree = [](const Document& page) {
            std::string out;
            for (NodeId node{1}; node.value < page.size(); ++node.value) {
                if (page.isElement(node))
                    out +=
                        startTagText(page, node) + " in " + std::string(page.name(page.parent(node))) + '\n';
            }
            return out;
        };
        EXPECT_EQ(tree(changed.source.page), tree(std::get<EditedSeries>(edited).page)) << texts.back();
    }
}

TEST(ReappliedEdits, sayWhichCameTrue)
{
    const Document before = page(source);
    const Series series = seriesOf(before, {"set #a => class=card", "remove nav", "wrap #list => div.box",
                                            "set div.box => id=x", "tag #t => section"});
    std::string newer(source);
    newer.replace(newer.find("class=one"), 9, "class=card");
    newer.replace(newer.find("<nav"), newer.find("</nav>") + 6 - newer.find("<nav"), "<p>New</p>");
    const ReappliedEdits result = reapplied(before, series.edits, page(newer));
    EXPECT_EQ(result.fates, (std::vector{EditFate::CameTrue, EditFate::CameTrue, EditFate::Applied,
                                         EditFate::Applied, EditFate::Applied}));
    EXPECT_EQ(result.edits.size(), 3U);
    const std::string body = bodyOf(result.page);
    EXPECT_NE(body.find("<div class=\"box\" id=\"x\"><ul id=\"list\">"), std::string::npos) << body;
    EXPECT_NE(body.find("<section id=\"t\">"), std::string::npos);
    EXPECT_NE(body.find("<p>New</p>"), std::string::npos);

    const ReappliedEdits whole = reapplied(before, series.edits, series.page);
    EXPECT_EQ(whole.fates, std::vector(5, EditFate::CameTrue));
    EXPECT_EQ(bodyOf(whole.page), bodyOf(series.page));
    const ReappliedEdits other = reapplied(before, series.edits, page("<p>Nothing of it is left."));
    EXPECT_EQ(std::ranges::count(other.fates, EditFate::Applied), 0);
}

} // namespace
} // namespace tagseam::test
