// SPDX-License-Identifier: MIT
// Changes of a page: the copy has them and nothing else, and a parser reads the changed source in the same
// way.
#include "core/page/pageedits.h"
#include "core/page/serializehtml.h"
#include "core/page/sourceedits.h"
#include "tests/core/page/testpages.h"

#include <gtest/gtest.h>

namespace tagseam::test {
namespace {

using Kind = PageEdit::Kind;
using Place = PageEdit::Place;

constexpr std::string_view shop = R"(<!DOCTYPE html>
<html><head><title>Shop</title></head>
<body>
  <nav id=n><a href=x>Home</a></nav>
  <ul id=list>
    <li id=a class="card card-1">One <b>1</b></li>
    <li id=b CLASS='card'>Two</li>
  </ul>
  <p id=p>Some <em id=e>more</em> text<br id=br></p>
</body></html>
)";

NodeId id(const Document& page, std::string_view name)
{
    return byId(page, std::string(name));
}

std::string edited(const PageEdit& edit)
{
    const auto outcome = withEdit(page(shop), edit);
    if (const auto* problem = std::get_if<EditProblem>(&outcome))
        return problem->what;
    const Document& after = std::get<EditOutcome>(outcome).page;
    return outerHtml(after, after.body());
}

TEST(PageEdits, changeOnlyWhatTheyName)
{
    const Document whole = page(shop);
    EXPECT_NE(edited({Kind::Tag, {id(whole, "n")}, "header"}).find("<header id=\"n\"><a"), std::string::npos);
    EXPECT_NE(
        edited({Kind::Attribute, {id(whole, "a")}, "class", "card"}).find("<li id=\"a\" class=\"card\">One"),
        std::string::npos);
    EXPECT_NE(edited({Kind::Attribute, {id(whole, "a")}, "class"}).find("<li id=\"a\">One"),
              std::string::npos);
    EXPECT_NE(edited({Kind::Attribute, {id(whole, "n")}, "hidden", ""}).find("<nav id=\"n\" hidden=\"\">"),
              std::string::npos);
    EXPECT_EQ(edited({Kind::Remove, {id(whole, "list")}}).find("<li"), std::string::npos);
    EXPECT_NE(edited({Kind::Wrap, {id(whole, "list")}, "div", "box wide"})
                  .find("<div class=\"box wide\"><ul id=\"list\">"),
              std::string::npos);
    EXPECT_NE(edited({Kind::Move, {id(whole, "n")}, {}, {}, Place::After, id(whole, "p")})
                  .find("</p><nav id=\"n\">"),
              std::string::npos);
    EXPECT_NE(edited({Kind::Move, {id(whole, "b")}, {}, {}, Place::Before, id(whole, "a")})
                  .find("<li id=\"b\" class=\"card\">Two</li><li id=\"a\""),
              std::string::npos);
    EXPECT_NE(edited({Kind::Move, {id(whole, "p")}, {}, {}, Place::Into, id(whole, "n")})
                  .find("Home</a><p id=\"p\">"),
              std::string::npos);
}

TEST(PageEdits, joinTextsAndFollowNodes)
{
    const Document whole = page(shop);
    const auto outcome = withEdit(whole, {Kind::Unwrap, {id(whole, "e")}});
    const auto& after = std::get<EditOutcome>(outcome);
    const NodeId paragraph = id(after.page, "p");
    EXPECT_EQ(after.page.text(after.page.firstChild(paragraph)), "Some more text");
    EXPECT_EQ(after.nodes[id(whole, "e").value], noNode);
    EXPECT_EQ(after.nodes[id(whole, "p").value], paragraph);
    EXPECT_EQ(after.nodes[id(whole, "e").value + 1], after.page.firstChild(paragraph));

    const auto wrapped = withEdit(whole, {Kind::Wrap, {id(whole, "a"), id(whole, "b")}, "div"});
    const auto& both = std::get<EditOutcome>(wrapped);
    EXPECT_EQ(both.page.name(both.page.parent(id(both.page, "b"))), "div");
    EXPECT_EQ(both.edited, both.page.parent(id(both.page, "a")));
}

TEST(PageEdits, refuseWhatHtmlCannotExpress)
{
    const Document whole = page(shop);
    const NodeId text = whole.firstChild(id(whole, "a"));
    for (const PageEdit& edit :
         {PageEdit{Kind::Remove, {whole.body()}}, PageEdit{Kind::Tag, {text}, "b"},
          PageEdit{Kind::Tag, {id(whole, "a")}, "two words"}, PageEdit{Kind::Tag, {id(whole, "a")}, "img"},
          PageEdit{Kind::Attribute, {id(whole, "a")}, "on click", "x"}, PageEdit{Kind::Remove, {}},
          PageEdit{Kind::Move, {id(whole, "list")}, {}, {}, Place::Into, id(whole, "a")},
          PageEdit{Kind::Move, {id(whole, "n")}, {}, {}, Place::Into, id(whole, "br")},
          PageEdit{Kind::Move, {id(whole, "n")}, {}, {}, Place::After, whole.body()}})
        EXPECT_TRUE(std::holds_alternative<EditProblem>(withEdit(whole, edit)));
}

TEST(PageEdits, keepBoxesAndComputedStyles)
{
    DocumentBuilder builder;
    for (const char* name : {"html", "body", "p"})
        builder.open(name);
    builder.text("x");
    builder.setBoxes({{0, 0, 9, 9}, {1, 1, 8, 8}, {2, 2, 7, 7}, {3, 3, 6, 6}});
    Document whole = std::move(builder).finish();
    whole.setComputedStyles({{0, 0, 1, 2, 0}, {"", "color: red", "color: blue"}});
    const auto outcome = withEdit(whole, {Kind::Wrap, {NodeId{3}}, "div"});
    const Document& after = std::get<EditOutcome>(outcome).page;
    ASSERT_EQ(after.name(NodeId{4}), "p");
    EXPECT_EQ(after.box(NodeId{3}), (Box{2, 2, 7, 7})) << "the wrapper has the box of its content";
    EXPECT_EQ(after.box(NodeId{5}), (Box{3, 3, 6, 6}));
    EXPECT_EQ(after.computedStyle(after.computedStyleNumber(NodeId{4})), "color: blue");
}

TEST(StartTags, areReadAsTheyAreWritten)
{
    const Document whole = page(shop);
    EXPECT_EQ(startTagText(whole, id(whole, "a")), "li id=\"a\" class=\"card card-1\"");
    const auto tag = readStartTag(" DIV Class='a \"b\"' hidden data-x=1 class=no ");
    ASSERT_TRUE(tag);
    EXPECT_EQ(*tag, (StartTag{"div", {{"class", "a \"b\""}, {"hidden", ""}, {"data-x", "1"}}}));
    for (const char* bad : {"", "1x", "p class=\"", "p =x", "p \"q\""})
        EXPECT_FALSE(readStartTag(bad)) << bad;
    EXPECT_TRUE(editsOf(whole, id(whole, "a"), *readStartTag(startTagText(whole, id(whole, "a")))).empty());
    EXPECT_EQ(editsOf(whole, id(whole, "a"), *readStartTag("div id=a class=card title=x")),
              (std::vector<PageEdit>{{Kind::Attribute, {id(whole, "a")}, "class", "card"},
                                     {Kind::Attribute, {id(whole, "a")}, "title", "x"},
                                     {Kind::Tag, {id(whole, "a")}, "div"}}));
}

std::string changedSource(const PageEdit& edit)
{
    const std::optional<SourceEdit> changed = withSourceEdit(*placedSource(shop), edit);
    return changed ? changed->source.utf8 : "no";
}

TEST(SourceEdits, leaveEverythingElseInTheSource)
{
    const PlacedSource source = *placedSource(shop);
    const Document& whole = source.page;
    const auto replaced = [](std::string_view what, std::string_view by) {
        std::string text(shop);
        return text.replace(text.find(what), what.size(), by);
    };
    EXPECT_EQ(changedSource({Kind::Attribute, {id(whole, "a")}, "class", "a \"b\" & c"}),
              replaced(" class=\"card card-1\"", " class=\"a &quot;b&quot; &amp; c\""));
    EXPECT_EQ(changedSource({Kind::Attribute, {id(whole, "b")}, "class"}), replaced(" CLASS='card'", ""));
    EXPECT_EQ(changedSource({Kind::Attribute, {id(whole, "n")}, "class", "x"}),
              replaced("<nav id=n>", "<nav id=n class=\"x\">"));
    EXPECT_EQ(changedSource({Kind::Tag, {id(whole, "e")}, "i"}),
              replaced("<em id=e>more</em>", "<i id=e>more</i>"));
    EXPECT_EQ(changedSource({Kind::Remove, {id(whole, "n")}}),
              replaced("  <nav id=n><a href=x>Home</a></nav>\n", ""));
    EXPECT_EQ(changedSource({Kind::Wrap, {id(whole, "p")}, "div", "c"}),
              replaced("<p id=p>Some <em id=e>more</em> text<br id=br></p>",
                       "<div class=\"c\"><p id=p>Some <em id=e>more</em> text<br id=br></p></div>"));
    EXPECT_EQ(
        changedSource({Kind::Move, {id(whole, "b")}, {}, {}, Place::Before, id(whole, "a")}),
        replaced(
            "    <li id=a class=\"card card-1\">One <b>1</b></li>\n    <li id=b CLASS='card'>Two</li>\n",
            "    <li id=b CLASS='card'>Two</li>\n    <li id=a class=\"card card-1\">One <b>1</b></li>\n"));
    EXPECT_EQ(changedSource({Kind::Wrap, {id(whole, "list")}, "p"}), "no") << "a p ends before a list";
    EXPECT_EQ(lineAndColumn(shop, source.places[id(whole, "b").value].begin).line, 7U);
    EXPECT_EQ(lineAndColumn("é\nàb", 5).column, 2U);
}

TEST(SourceEdits, haveNoPlaceForWhatTheParserAdds)
{
    const PlacedSource source = *placedSource("<table id=t><tr id=r><td>x</table><p>open<div id=d>in");
    const NodeId body = source.page.parent(id(source.page, "r"));
    EXPECT_EQ(source.page.name(body), "tbody");
    EXPECT_FALSE(source.places[body.value].isThere());
    EXPECT_FALSE(withSourceEdit(source, {Kind::Tag, {body}, "thead"}));
    EXPECT_FALSE(source.places[id(source.page, "d").value].hasEndTag());
    const auto without = withSourceEdit(source, {Kind::Remove, {id(source.page, "t")}});
    ASSERT_TRUE(without);
    EXPECT_EQ(without->source.utf8, "<p>open<div id=d>in");
}

TEST(SourceEdits, areWrittenInTheEncodingOfThePage)
{
    const std::string latin = "<meta charset=windows-1252><p id=p>caf\xE9</p><nav id=n>x</nav>";
    const PlacedSource source = *placedSource(latin);
    EXPECT_EQ(bytesOf(source), latin);
    const auto changed = withSourceEdit(source, {Kind::Remove, {id(source.page, "n")}});
    ASSERT_TRUE(changed);
    EXPECT_EQ(bytesOf(changed->source), "<meta charset=windows-1252><p id=p>caf\xE9</p>");
    const auto greek = withSourceEdit(source, {Kind::Attribute, {id(source.page, "p")}, "title", "\u03B1"});
    ASSERT_TRUE(greek);
    EXPECT_FALSE(bytesOf(greek->source)) << "windows-1252 has no alpha";
    EXPECT_FALSE(bytesOf(*placedSource("<meta charset=utf-8><p>caf\xE9</p>"))) << "bytes that are no text";
    const std::string marked = "\xEF\xBB\xBF<p>x";
    EXPECT_EQ(bytesOf(*placedSource(marked)), marked);
    const std::string wide("\xFF\xFE<\0p\0>\0x\0", 10);
    EXPECT_EQ(bytesOf(*placedSource(wide)), wide);
}

// On pages at random: what is offered as a change of the source is the change, whichever it is.
TEST(SourceEdits, areReadAsTheCopyHasThem)
{
    std::mt19937 random(5);
    int made = 0;
    for (int round = 0; round < 300; ++round) {
        std::string text = "<!doctype html><body>";
        std::vector<std::string> open;
        for (int i = 0; i < 30; ++i) {
            const std::string name = std::array{"div", "p", "ul", "li", "b", "table", "td"}.at(random() % 7);
            if (random() % 3 == 0 && !open.empty()) {
                text += "</" + open.back() + ">\n";
                open.pop_back();
            } else {
                text += '<' + name + " class=c" + std::to_string(random() % 3) + ">t";
                open.push_back(name);
            }
        }
        const PlacedSource source = *placedSource(text);
        const auto any = [&] {
            return NodeId{static_cast<std::uint32_t>(1 + random() % (source.page.size() - 1))};
        };
        const PageEdit edit{static_cast<Kind>(random() % 6),  {any()}, "section", "x",
                            static_cast<Place>(random() % 3), any()};
        const auto copy = withEdit(source.page, edit);
        const std::optional<SourceEdit> changed = withSourceEdit(source, edit);
        if (!changed)
            continue;
        ++made;
        ASSERT_TRUE(std::holds_alternative<EditOutcome>(copy)) << text;
        const auto elements = [](const Document& page) {
            std::string names;
            for (NodeId node{1}; node.value < page.size(); ++node.value)
                names += page.isElement(node) ? startTagText(page, node) + '\n' : "";
            return names;
        };
        const Document& now = changed->source.page;
        EXPECT_EQ(elements(now), elements(std::get<EditOutcome>(copy).page)) << text;
        for (NodeId node{1}; node.value < source.page.size(); ++node.value) {
            const NodeId there = changed->nodes[node.value];
            const bool isSame = !source.page.isElement(node) || there == noNode || edit.kind == Kind::Tag ||
                                source.page.name(node) == now.name(there);
            ASSERT_TRUE(isSame) << text;
        }
    }
    EXPECT_GT(made, 100);
}

} // namespace
} // namespace tagseam::test
