// SPDX-License-Identifier: MIT
// Baselines: what is recorded, and what a page that changed keeps and prunes anew.
#include "core/check/baseline.h"

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

namespace tagseam::test {
namespace {

NodeId node(const Document& document, const char* selector)
{
    return selectNodes(document, selector)->front();
}

// Keeps all nodes except these subtrees.
KeepMask without(const Document& document, const std::vector<const char*>& selectors)
{
    KeepMask kept(document.size(), true);
    for (const char* selector : selectors) {
        const std::vector<NodeId> roots = *selectNodes(document, selector);
        for (const NodeId root : roots) {
            for (NodeId at = root; at < document.subtreeEnd(root); ++at.value)
                kept[at.value] = false;
        }
    }
    return kept;
}

const char* const old =
    "<body><nav>Home</nav><ul><li>one</li><li> two\n words</li><li><img src='a.png'></li></ul>"
    "<style>x{}</style><script>y()</script><p>Home</p></body>";

TEST(Baseline, recordsKeptTextsAndPictures)
{
    const Document document = page(old);
    const std::vector<KeptItem> items = keptItems(document, without(document, {"nav"}));
    EXPECT_EQ(items, (std::vector<KeptItem>{{"/html/body/ul/li[1]/text()", "one"},
                                            {"/html/body/ul/li[2]/text()", "two words"},
                                            {"/html/body/ul/li[3]/img", "img src=\"a.png\""},
                                            {"/html/body/p/text()", "Home"}}));
}

TEST(Baseline, isReadBackAsItWasWritten)
{
    const Document document = page(old);
    Baseline baseline{"jidm-2013", Parser::Libxml2, {}};
    baseline.pages["a/\"x\".html"] = keptItems(document, without(document, {}));
    baseline.pages["empty.html"] = {};
    const std::string json = baselineJson(baseline);
    const auto read = readBaseline(json);
    ASSERT_TRUE(std::holds_alternative<Baseline>(read)) << json;
    EXPECT_EQ(std::get<Baseline>(read).method, "jidm-2013");
    EXPECT_EQ(std::get<Baseline>(read).parser, Parser::Libxml2);
    EXPECT_EQ(std::get<Baseline>(read).pages, baseline.pages);
    EXPECT_EQ(baselineJson(std::get<Baseline>(read)), json);
}

TEST(Baseline, olderFilesAreOfLibxml2)
{
    const auto read = readBaseline(R"({"schema":"tagseam.baseline/1","method":"x","pages":{}})");
    ASSERT_TRUE(std::holds_alternative<Baseline>(read));
    EXPECT_EQ(std::get<Baseline>(read).parser, Parser::Libxml2);
}

TEST(Baseline, otherFilesAreRefusedWithTheFault)
{
    for (const char* json :
         {"", "{", "[]", "{}", R"({"schema":"tagseam.run/1","method":"x","pages":{}})",
          R"({"schema":"tagseam.baseline/1","pages":{}})", R"({"schema":"tagseam.baseline/1","method":"x"})",
          R"({"schema":"tagseam.baseline/1","method":"x","pages":{"a":[]}})",
          R"({"schema":"tagseam.baseline/1","method":"x","parser":"sgml","pages":{}})",
          R"({"schema":"tagseam.baseline/1","method":"x","pages":{"a":{"/html":1}}})",
          "{\"schema\":\"\xff\"}"}) {
        const auto read = readBaseline(json);
        ASSERT_TRUE(std::holds_alternative<std::string>(read)) << json;
        EXPECT_NE(std::get<std::string>(read), "") << json;
    }
}

TEST(Baseline, aNewWrapperOrClassIsNoDifference)
{
    const Document before = page(old);
    const std::vector<KeptItem> baseline = keptItems(before, without(before, {"nav"}));
    const Document after =
        page("<body><nav>Home</nav><main class='x'><ul class='y'><li>one</li><li><b>two words</b></li>"
             "<li><img src='a.png'></li></ul><p>Home</p></main></body>");
    EXPECT_TRUE(compareToBaseline(after, without(after, {"nav"}), baseline).isSame());
}

TEST(Baseline, namesTheTopmostSubtreesThatAreNewlyKeptAndPruned)
{
    const Document document = page(old);
    const std::vector<KeptItem> baseline = keptItems(document, without(document, {"nav"}));
    const BaselineDifference difference = compareToBaseline(document, without(document, {"ul"}), baseline);
    EXPECT_EQ(difference.newlyPruned, std::vector{node(document, "ul")});
    EXPECT_EQ(difference.prunedItems, 3U);
    EXPECT_EQ(difference.newlyKept, std::vector{node(document, "nav")})
        << "not the p with the same text, whose path was kept";
    EXPECT_EQ(difference.keptItems, 1U);
    EXPECT_TRUE(difference.missing.empty());
    EXPECT_FALSE(difference.isSame());
}

TEST(Baseline, aTextThatIsNoLongerOnThePageIsMissing)
{
    const Document before = page(old);
    const std::vector<KeptItem> baseline = keptItems(before, without(before, {}));
    const Document after =
        page("<body><nav>Home</nav><ul><li>one</li><li><img src='b.png'></li></ul></body>");
    const BaselineDifference difference = compareToBaseline(after, without(after, {}), baseline);
    EXPECT_EQ(difference.missing, (std::vector<KeptItem>{{"/html/body/ul/li[2]/text()", "two words"},
                                                         {"/html/body/ul/li[3]/img", "img src=\"a.png\""},
                                                         {"/html/body/p/text()", "Home"}}));
    EXPECT_EQ(difference.newlyKept, std::vector{node(after, "li:last-child")})
        << "the picture is another one";
    EXPECT_TRUE(difference.newlyPruned.empty());
}

} // namespace
} // namespace tagseam::test
