// SPDX-License-Identifier: MIT
// Mistakes of templates: each kind on a page that has it, and none on pages without.
#include "core/explain/templatemistakes.h"
#include "core/select/edittext.h"
#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

#include <gtest/gtest.h>

namespace tagseam::test {
namespace {

std::string record(const std::string& classes, const std::string& more = {})
{
    return "<div class='" + classes + "'><h3><a href=x>Name</a></h3><p>Some text of it<b>9.90</b></p>" +
           more + "</div>";
}

std::vector<std::string> kindsOf(const std::string& body)
{
    std::vector<std::string> kinds;
    for (const TemplateMistake& each : templateMistakes(page("<!doctype html><body>" + body), {}, {}))
        kinds.emplace_back(name(each.kind));
    return kinds;
}

using Kinds = std::vector<std::string>;

TEST(TemplateMistakes, areNamed)
{
    std::string numbered;
    std::string same;
    for (int i = 0; i < 6; ++i) {
        numbered += record("card card-" + std::to_string(i));
        same += record("card");
    }
    EXPECT_EQ(kindsOf("<main>" + numbered + "</main>"), Kinds{"numbered-classes"});
    EXPECT_EQ(kindsOf("<main>" + same + "</main>"), Kinds{});
    EXPECT_EQ(kindsOf("<main>" + same + record("card", record("card")) + "</main>"),
              Kinds{"record-in-record"});
    EXPECT_EQ(kindsOf("<main>" + same + "<section>" + record("card") + "</section>" + same + "</main>"),
              Kinds{"wrapped"});
    EXPECT_EQ(kindsOf("<main>" + same + "<section><i>x</i><div>" + record("card") + "</div></section>" +
                      same + "</main>"),
              Kinds{"other-depth"});
    EXPECT_EQ(kindsOf("<main><ul>" + same + "</ul><ul>" + same + "</ul></main>"), Kinds{"split-list"});
    EXPECT_EQ(kindsOf("<ul><li><a href=x>Home</a><li><a href=y>More</a><li class=b><a href=z>All</a></ul>"),
              Kinds{})
        << "a menu has no records";
}

TEST(TemplateMistakes, areMendedByTheEditThatTheyName)
{
    std::string cards;
    for (int i = 0; i < 8; ++i)
        cards += record("card-" + std::to_string(101 + i));
    const Document whole = page("<!doctype html><body><nav><a href=x>Home</a></nav><main>" + cards +
                                "</main><footer><p>Imprint<p>Contact</footer>");
    KeepMask content(whole.size(), false);
    const NodeId main = selectNodes(whole, "main")->front();
    for (NodeId node{main.value + 1}; node < whole.subtreeEnd(main); ++node.value)
        content[node.value] = true;
    const std::vector<TemplateMistake> mistakes = templateMistakes(whole, {}, content);
    ASSERT_EQ(mistakes.size(), 1U);
    ASSERT_TRUE(mistakes.front().mend);
    EXPECT_EQ(mistakes.front().mend->value, "card");
    const auto mended = withEdit(whole, *mistakes.front().mend);
    const Document& after = std::get<EditOutcome>(mended).page;
    EXPECT_TRUE(templateMistakes(after, {}, {}).empty());
    EXPECT_GT(*mistakes.front().keptAfter, 0.95);
}

// Classes that differ without digits, and an element between records, may be meant: they are mistakes where
// they cost content.
TEST(TemplateMistakes, ofClassesAreThoseThatCostContent)
{
    std::string parts; // the third one repeats its own elements more often than the others
    for (int i = 0; i < 6; ++i)
        parts += std::string("<section class='part ") + static_cast<char>('a' + i) +
                 "'><h3><a href=x>Name</a></h3>" +
                 repeated(i == 2 ? 20 : 3, "<p>Some text of it<b>9.90</b></p>") + "</section>";
    const Document whole =
        page("<!doctype html><body><nav><a href=x>Home</a></nav><main>" + parts + "</main>");
    KeepMask content(whole.size(), false);
    const NodeId main = selectNodes(whole, "main")->front();
    for (NodeId node{main.value + 1}; node < whole.subtreeEnd(main); ++node.value)
        content[node.value] = true;
    const std::vector<TemplateMistake> mistakes = templateMistakes(whole, {}, content);
    ASSERT_EQ(mistakes.size(), 1U);
    EXPECT_EQ(mistakes.front().kind, MistakeKind::DifferentClasses);
    EXPECT_EQ(mistakes.front().mend->value, "part");
    EXPECT_GT(*mistakes.front().keptAfter, *mistakes.front().keptBefore + 0.3);
    EXPECT_TRUE(templateMistakes(whole, {}, {}).empty()) << "nothing says that it costs content";
}

TEST(TagMistakes, haveTheirPlaceInTheSource)
{
    const PlacedSource source =
        *placedSource("<!doctype html>\n<body>\n<div id=a>\n<p>one\n<div id=b>two</div>\n"
                      "</span>\n<!-- </em> --><script>\"</b>\"</script><i title='</u>'>x</i>\n");
    const std::vector<TemplateMistake> mistakes = tagMistakes(source);
    ASSERT_EQ(mistakes.size(), 2U);
    EXPECT_EQ(mistakes[0].kind, MistakeKind::NoEndTag);
    EXPECT_EQ(mistakes[0].names, "div");
    EXPECT_EQ(mistakes[0].place->line, 3U);
    EXPECT_EQ(mistakes[1].kind, MistakeKind::NoStartTag);
    EXPECT_EQ(mistakes[1].names, "span");
    EXPECT_EQ(mistakes[1].place->line, 6U);
}

// Returns a page with a menu and eight cards, the third of which has no end tag.
std::string cardsWithMissingEndTag()
{
    std::string cards;
    for (int i = 0; i < 8; ++i)
        cards += std::string("<div class='card'><h3>Title</h3><p>Text <a href=x>more</a></p><ul><li>one</li>"
                             "<li>two</li></ul>") +
                 (i == 2 ? "" : "</div>");
    return "<body><ul>" + repeated(30, "<li><a>n</a></li>") + "</ul><div id=m>" + cards + "</div></body>";
}

TEST(TemplateMistakes, missingEndTagIsMended)
{
    const Document document = page(cardsWithMissingEndTag());
    const std::vector<TemplateMistake> mistakes = templateMistakes(document, {}, {});
    const auto inside = std::ranges::find(mistakes, MistakeKind::RecordInRecord, &TemplateMistake::kind);
    ASSERT_NE(inside, mistakes.end());
    ASSERT_TRUE(inside->mend);
    const auto made = withEdit(document, *inside->mend);
    ASSERT_TRUE(std::holds_alternative<EditOutcome>(made));
    const Document& mended = std::get<EditOutcome>(made).page;
    const auto count = [&](const char* selector) {
        const auto nodes = selectNodes(mended, selector);
        return nodes ? nodes->size() : 0;
    };
    EXPECT_EQ(count("#m > div.card"), 8U);
    EXPECT_EQ(count("div.card div.card"), 0U);
}

} // namespace
} // namespace tagseam::test
