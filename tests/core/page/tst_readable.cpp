// SPDX-License-Identifier: MIT
// The rules that decide which texts a reader of a page sees.
#include "core/page/readable.h"

#include "core/base/spaces.h"
#include "core/page/visiblecontent.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

#include <set>

namespace tagseam::test {
namespace {

using testing::Contains;
using testing::ElementsAre;

// The texts with a letter, "seen" or "TEXT: reason", by each parser.
std::vector<std::string> reasonsOf(const Document& page, NoscriptTexts noscript = NoscriptTexts::Excluded)
{
    const ReadableNodes readable = readableNodes(page, noscript);
    std::vector<std::string> reasons;
    for (NodeId node = page.body(); node < page.subtreeEnd(page.body()); ++node.value) {
        if (page.kind(node) != NodeKind::Text || page.isBlankText(node))
            continue;
        const Unseen unseen = readable.unseen[node.value];
        reasons.push_back(std::string(page.text(node)) +
                          (unseen == Unseen::No ? "" : ": " + std::string(name(unseen))));
    }
    return reasons;
}

Document parsed(const std::string& body, Parser parser)
{
    return *parseHtml("<!DOCTYPE html><html><head><title>t</title></head><body>" + body + "</body></html>",
                      {.encoding = "utf-8", .parser = parser});
}

struct Row {
    const char* what;
    const char* body;
    std::vector<std::string> reasons;
};

const Row rows[] = {
    {"code", "<p>a</p><script>s</script><style>t</style>", {"a", "s: never-displayed", "t: never-displayed"}},
    {"shadowRoot", "<x-a><template shadowrootmode=open><p>a</p></template></x-a>", {"a"}},
    {"hidden",
     "<p hidden>a</p><div hidden=until-found><b>b</b></div><p>c</p>",
     {"a: hidden", "b: hidden", "c"}},
    {"hiddenButDisplayed", "<p hidden style='display: block'>a</p>", {"a"}},
    {"display", "<div style='DISPLAY : none'><p style='display:block'>a</p></div>", {"a: display"}},
    {"visibility",
     "<div style='visibility:hidden'>a<p>b</p><p style='visibility: visible'>c<b>d</b></p></div>",
     {"a: visibility", "b: visibility", "c", "d"}},
    {"contentVisibility",
     "<div style='content-visibility:hidden'>a<p style='visibility:visible'>b</p></div>",
     {"a: content-visibility", "b: content-visibility"}},
    {"contentVisibilityOfALine", "<p>a<span style='content-visibility:hidden'>b</span></p>", {"a", "b"}},
    {"phantom",
     "<math><mi>a</mi><mphantom><mi>b</mi></mphantom></math><mphantom>c</mphantom>",
     {"a", "b: visibility", "c"}},
    {"presentationOfSvg",
     "<svg><g display=none><text>a</text></g><text visibility=hidden>b</text><text>c</text></svg>"
     "<p display=none>d</p>",
     {"a: display", "b: visibility", "c", "d"}},
    {"dialog",
     "<dialog><p>a</p></dialog><dialog open><p>b</p></dialog><div popover>c</div>",
     {"a: closed", "b", "c: closed"}},
    {"details", "<details><summary>a</summary><p>b</p></details>", {"a", "b"}},
    {"controls",
     "<button>a</button><select><option>b</option></select><textarea>c</textarea><label>d</label>"
     "<datalist><option>e</option></datalist>",
     {"a: control", "b: control", "c: control", "d", "e: control"}},
    {"buttonInAHeading",
     "<h3><button>a</button></h3><h2><span><button><b>b</b></button></span></h2>",
     {"a", "b"}},
    {"buttonInASummary", "<details><summary><button>a</button></summary>b</details>", {"a", "b"}},
    {"buttonInARoleHeading", "<div role=heading aria-level=3><button>a</button></div>", {"a"}},
    {"buttonThatOpens",
     "<button aria-expanded=false>a</button><button aria-controls=x>b</button>",
     {"a", "b"}},
    {"buttonAroundAHeading", "<button><h3>a</h3></button>", {"a"}},
    {"otherControlsInAHeading", "<h3><select><option>a</option></select>b</h3>", {"a: control", "b"}},
    {"fallback",
     "<video><source src=v>a</video><audio><p>b</p></audio><canvas>c</canvas><object><p>d</p></object>"
     "<progress>e</progress>",
     {"a: fallback", "b: fallback", "c: fallback", "d: fallback", "e: fallback"}},
    {"frame", "<iframe src=x>a</iframe>", {"a: fallback"}},
    {"drawing",
     "<svg><title>a</title><desc>b</desc><g><text>c<tspan>d</tspan></text></g></svg>",
     {"a: never-displayed", "b: never-displayed", "c", "d"}},
    {"formula",
     "<math><semantics><mrow><mi>a</mi><mo>=</mo></mrow><annotation "
     "encoding=tex>b</annotation></semantics></math>",
     {"a", "=", "b: never-displayed"}},
    {"formulaTwice",
     "<p><span class=katex><span><math><mi>a</mi></math></span><span aria-hidden=true><b>b</b></span></span>"
     "<i aria-hidden=true>c</i></p>",
     {"a", "b: copy", "c"}},
    {"ruby",
     "<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>",
     {"a", "(: never-displayed", "b", "): never-displayed"}},
    {"unknownElements", "<x-y>a</x-y><blink>b</blink>", {"a", "b"}},
    {"noscript",
     "<p>a b c</p><noscript><p>d <b>e</b></p></noscript>",
     {"a b c", "d : noscript", "e: noscript"}},
};

TEST(Readable, rulesAreTheSameForBothParsers)
{
    for (const Row& row : rows) {
        for (const Parser parser : parsers)
            EXPECT_EQ(reasonsOf(parsed(row.body, parser)), row.reasons)
                << row.what << ", parser " << static_cast<int>(parser);
    }
}

TEST(Readable, aTemplateOfLibxml2IsNeverDisplayed)
{
    EXPECT_THAT(reasonsOf(parsed("<template><p>a</p></template>", Parser::Libxml2)),
                testing::ElementsAre("a: never-displayed"));
}

TEST(Readable, namesAndMeaningsOfTheReasonsDiffer)
{
    std::set<std::string_view> names{name(Unseen::No)};
    std::set<std::string_view> meanings{meaning(Unseen::No)};
    for (const Unseen each : allUnseen) {
        EXPECT_TRUE(names.insert(name(each)).second);
        EXPECT_TRUE(meanings.insert(meaning(each)).second);
    }
    EXPECT_EQ(meaning(Unseen::No), "");
}

// A page without scripts may have everything in noscript.
TEST(Readable, noscriptIsReadWhereItHoldsMostWords)
{
    for (const Parser parser : parsers) {
        const Document page =
            parsed("<p>one two</p><noscript><style>a b c d</style><p>three <b>four</b> five</p>"
                   "<p hidden>six seven</p></noscript>",
                   parser);
        const ReadableNodes readable = readableNodes(page, NoscriptTexts::IfMost);
        EXPECT_TRUE(readable.isNoscriptRead());
        EXPECT_EQ(readable.noscriptWords, 3U);
        EXPECT_EQ(readable.otherWords, 2U);
        EXPECT_THAT(reasonsOf(page, NoscriptTexts::IfMost),
                    ElementsAre("one two", "a b c d: never-displayed", "three ", "four", " five",
                                "six seven: hidden"));
        EXPECT_THAT(reasonsOf(page), Contains("four: noscript")) << "by default";
        const Document even = parsed("<p>one two three</p><noscript>four five six</noscript>", parser);
        EXPECT_FALSE(readableNodes(even, NoscriptTexts::IfMost).isNoscriptRead());
    }
}

// A browser with scripts reads the content of noscript as one text.
TEST(Readable, markupInNoscriptIsNoText)
{
    DocumentBuilder builder;
    builder.open("body");
    builder.text("one");
    builder.open("noscript");
    builder.text("<p>two three four</p>");
    EXPECT_FALSE(readableNodes(std::move(builder).finish(), NoscriptTexts::IfMost).isNoscriptRead());
}

TEST(Readable, aHiddenBodyHidesNothing)
{
    for (const char* style : {"display:none", "visibility:hidden", "content-visibility:hidden"}) {
        const Document page = test::page("<html hidden><body hidden style='" + std::string(style) + "'><p>a");
        EXPECT_THAT(reasonsOf(page), ElementsAre("a")) << style;
    }
}

// Gives each element the style of its class: "display: none" for the class "none".
Document withStyles(const std::string& body, const std::vector<std::pair<std::string, std::string>>& styles)
{
    Document page = parsed(body, Parser::Html5);
    ComputedStyles computed{std::vector<std::uint32_t>(page.size(), 0), {"", "display: block"}};
    for (const auto& [name, style] : styles)
        computed.texts.push_back(style);
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        computed.numbers[node.value] = page.isElement(node) ? 1 : 0;
        for (std::uint32_t i = 0; i < styles.size(); ++i) {
            if (page.isElement(node) && page.attribute(node, "class") == styles[i].first)
                computed.numbers[node.value] = i + 2;
        }
    }
    page.setComputedStyles(computed);
    return page;
}

TEST(Readable, computedStylesDecideWhereTheyAreKnown)
{
    const Document page = withStyles(
        "<div class=none><p>a</p></div><div class=gone><p class=gone>b</p><p>c</p></div>"
        "<p hidden class=none>d</p><p hidden>e</p><div class=skipped>f</div><dialog class=none>g</dialog>"
        "<p style='display:none'>h</p>",
        {{"none", "display: none"},
         {"gone", "display: block; visibility: hidden"},
         {"skipped", "display: block; content-visibility: hidden"}});
    EXPECT_THAT(reasonsOf(page), ElementsAre("a: display", "b: visibility", "c", "d: hidden", "e",
                                             "f: content-visibility", "g: closed", "h"));
}

TEST(Readable, aBodyThatIsInvisibleByStyleHidesNothing)
{
    Document page = parsed("<p>a</p>", Parser::Html5);
    ComputedStyles styles{std::vector<std::uint32_t>(page.size(), 0),
                          {"", "display: block; visibility: hidden"}};
    for (NodeId node{0}; node.value < page.size(); ++node.value)
        styles.numbers[node.value] = page.isElement(node) ? 1 : 0;
    page.setComputedStyles(styles);
    EXPECT_THAT(reasonsOf(page), ElementsAre("a"));
}

TEST(Readable, elementsAreBlocksOnlyWhereHtmlOrAStyleSaysSo)
{
    const Document page =
        test::page("<p><b>x</b><x-y>x</x-y><img><br><i style='display:block'>x</i>"
                   "<i style='display:inline-block'>x</i></p><div style='display:inline'>x</div>");
    const ReadableNodes readable = readableNodes(page);
    std::vector<Flow> flows;
    for (NodeId node{page.body().value + 1}; node < page.subtreeEnd(page.body()); ++node.value) {
        if (page.isElement(node))
            flows.push_back(readable.flow[node.value]);
    }
    EXPECT_THAT(flows, ElementsAre(Flow::Block, Flow::Inline, Flow::Inline, Flow::Atom, Flow::LineBreak,
                                   Flow::Block, Flow::Atom, Flow::Inline));
}

TEST(Readable, givesOneReasonForTheTextsOfAnElement)
{
    const Document page =
        test::page("<h3 id=a><select><option>x</option></select></h3>"
                   "<div id=b>y<p hidden>z</p></div><p id=c></p><p id=d><script>s</script></p>");
    const ReadableNodes readable = readableNodes(page);
    EXPECT_EQ(reasonOfTexts(page, readable, byId(page, "a")), Unseen::Control);
    EXPECT_EQ(reasonOfTexts(page, readable, byId(page, "b")), Unseen::No);
    EXPECT_EQ(reasonOfTexts(page, readable, byId(page, "c")), Unseen::No);
    EXPECT_EQ(reasonOfTexts(page, readable, byId(page, "d")), Unseen::No);
}

// A million elements in each other are read as fast as a million beside each other.
TEST(Readable, deepPagesAreLinear)
{
    const std::string open = repeated(200'000, "<button><b>");
    const Document page = *parseHtml("<body>" + open + "x", {.parser = Parser::Libxml2});
    EXPECT_EQ(readableNodes(page).unseen.size(), page.size());
}

TEST(Spaces, ofUnicodeLeaveNoInk)
{
    EXPECT_FALSE(hasInk(" \t\n\xC2\xA0\xE2\x80\x8B\xE2\x80\xAF\xE3\x80\x80\xEF\xBB\xBF"));
    EXPECT_TRUE(hasInk("\xC2\xA0.") && hasInk("\xC3\xA0") && hasInk("\xE2\x80\x93"));
    EXPECT_EQ(withoutSpaceAtEnd("a\xC2\xA0 \xE2\x80\x8B"), "a");
    EXPECT_EQ(withoutSpaceAtEnd("\xC2\xA0"), "");
    EXPECT_EQ(withoutSpaceAtEnd("\xC3\xA0"), "\xC3\xA0");
}

TEST(VisibleContent, hasControlsAndPicturesButNoFallback)
{
    const Document page =
        test::page("<p id=a><button>x</button></p><p id=b><img></p><p id=c><img width=1></p>"
                   "<p id=d>&nbsp;</p><p id=e hidden>x</p><p id=f><video>x</video></p>");
    const std::vector<bool> isVisible = visibleContent(page);
    std::string visible;
    for (const char* id : {"a", "b", "c", "d", "e", "f"})
        visible += isVisible[byId(page, id).value] ? id : "-";
    EXPECT_EQ(visible, "ab---f");
}

} // namespace
} // namespace tagseam::test
