// SPDX-License-Identifier: MIT
// Content detection compared with the search, counted node by node.
#include "core/methods/content/contentdetection.h"

#include "core/explain/diagnosis.h"
#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using test::repeated;

struct Case {
    Document document;
    tagseam::Setup setup{};
    Outcome outcome{};
    MainContent found{};
    DetectedContent detected{};
};

Case detected(Document document, const tagseam::Setup& setup = {}, std::string_view content = {},
              bool isList = false)
{
    Case all{std::move(document), setup};
    all.outcome = outcomeOf(all.document, setup);
    all.found = findContent(all.document, detectionOptions(setup.path));
    if (isList)
        answerWith(all.document, all.found, ContentKind::List);
    const auto marked = content.empty() ? std::vector<NodeId>() : *selectNodes(all.document, content);
    all.detected =
        detectedContentOf(all.document, {all.outcome.sequence, all.outcome.trace.region, all.outcome.mask},
                          setup, all.found, marked);
    return all;
}

// A menu with more nodes than the records that it stands beside.
Document menuAndRecords()
{
    return test::page("<nav>" + repeated(90, "<p><a href=y>Menu</a></p>") + "</nav><ul>" +
                      repeated(9,
                               "<li><h3><i>Title</i></h3><div>A text that is long enough to say something of "
                               "the thing that it stands beside.</div><b>9.90</b></li>") +
                      "</ul>");
}

TEST(DetectContent, hasTheSpanOfTheRecordsAndTheirShares)
{
    const Case of = detected(menuAndRecords(), {}, "li", true);
    const SeparatedPage& lists = of.found.lists;
    ASSERT_EQ(lists.regions.size(), 1U);
    const RecordRegion& main = lists.candidates[lists.regions.front()];
    EXPECT_EQ(of.detected.kind, ContentKind::List);
    EXPECT_EQ(of.detected.style, LabelAttributes::None);
    EXPECT_EQ(of.detected.records, 9U);
    EXPECT_EQ(of.detected.confidence, of.found.confidence());
    EXPECT_EQ(of.detected.kept, std::vector{main.span()}); // positions are equal whatever the style
    EXPECT_DOUBLE_EQ(of.detected.keptPositions,
                     static_cast<double>(main.span().size()) / of.outcome.sequence.size());
    EXPECT_DOUBLE_EQ(of.detected.keptContent, 1);
    EXPECT_DOUBLE_EQ(of.detected.keptText, 1); // a menu has no long texts
}

TEST(DetectContent, countsTheNodesThatEachKeepsAsTheirMasksHaveThem)
{
    for (const Keep keep : {Keep::Region, Keep::Complement}) {
        tagseam::Setup setup;
        setup.keep = keep;
        const Case of = detected(menuAndRecords(), setup);
        const KeepMask byDetection = filterByContent({of.document}, detectionOptions(setup.path), {}).kept;
        MaskShare plain{of.outcome.sequence.outsideBody, 0, 0};
        for (const NodeId node : of.outcome.sequence.nodes) {
            const bool bySearch = of.outcome.mask[node.value];
            plain.both += bySearch && byDetection[node.value] ? 1 : 0;
            plain.firstAlone += bySearch && !byDetection[node.value] ? 1 : 0;
            plain.secondAlone += !bySearch && byDetection[node.value] ? 1 : 0;
        }
        EXPECT_EQ(of.detected.share, plain);
        const Region main = of.outcome.trace.region;
        EXPECT_EQ(of.detected.published,
                  keep == Keep::Region
                      ? std::vector{main}
                      : (std::vector<Region>{{Position{0}, main.begin},
                                             {main.end, Position{of.outcome.sequence.size()}}}));
        EXPECT_GT(plain.firstAlone + plain.secondAlone, 0U);
    }
}

TEST(DetectContent, withoutRecordsKeepsThePage)
{
    const Case of = detected(test::page("<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p>"));
    EXPECT_EQ(of.detected.kind, ContentKind::None);
    EXPECT_EQ(of.detected.records, 0U);
    EXPECT_EQ(of.detected.kept, (std::vector<Region>{{Position{0}, Position{of.outcome.sequence.size()}}}));
    EXPECT_EQ(of.detected.share.firstAlone, 0U);
    EXPECT_DOUBLE_EQ(of.detected.keptPositions, 1);
}

TEST(DetectContent, hasTheRecordsOfAllRegions)
{
    const std::string record =
        "<div><h3><a href=x>Title</a></h3><p>A text that is long enough to say something of the thing that "
        "it stands beside.</p><b>9.90</b></div>";
    const std::string between = "<nav><a>1</a><i>2</i></nav>";
    const Case of = detected(test::page("<main>" + repeated(9, record) + "</main>" + between + "<section>" +
                                        repeated(9, record) + "</section>" + between),
                             {}, {}, true);
    EXPECT_EQ(of.detected.records, 18U);
    EXPECT_EQ(of.detected.kept.size(), 2U);
}

TEST(DetectContent, goesByTheNodesAndWhatIfsOfTheSearchAndByNoStyle)
{
    TagPathOptions path;
    path.nodes = NodeKinds::Elements;
    path.exclude = {"nav"};
    const SeparatorOptions options = detectionOptions(path);
    EXPECT_EQ(options.path.nodes, NodeKinds::Elements);
    EXPECT_EQ(options.path.exclude, path.exclude);
    EXPECT_EQ(options.path.style, LabelAttributes::None);
}

TEST(DetectContent, keepsNothingOfAPageWithoutABody)
{
    const Case of = detected(DocumentBuilder().finish());
    EXPECT_TRUE(of.detected.kept.empty());
    EXPECT_EQ(of.detected.records, 0U);
    EXPECT_EQ(of.detected.share.secondAlone, 0U);
}

TEST(DiagnosisIsFailing, orDoubtfulByItsClassAndByTheTextThatIsKept)
{
    using Class = PageClass;
    const auto diagnosed = [](Class pageClass, double keptText, bool isMarked = false) {
        Diagnosis diagnosis;
        diagnosis.pageClass = pageClass;
        diagnosis.keptText = keptText;
        diagnosis.isMarked = isMarked;
        if (isMarked)
            diagnosis.content = {{Position{0}, Position{1}}};
        return diagnosis;
    };
    for (const Class fails : {Class::Homogeneous, Class::Heterogeneous, Class::SmallMain, Class::MuchElse})
        EXPECT_TRUE(diagnosed(fails, 0.4).isFailing() && !diagnosed(fails, 0.4).isDoubtful());
    for (const Diagnosis& good : {diagnosed(Class::Empty, 0.4), diagnosed(Class::WellSplit, 0.5),
                                  diagnosed(Class::WellSplit, 0.49, true)})
        EXPECT_FALSE(good.isFailing() || good.isDoubtful()) << good.keptText;
    const Diagnosis doubtful = diagnosed(Class::WellSplit, 0.49); // the content is unknown
    EXPECT_TRUE(doubtful.isFailing() && doubtful.isDoubtful());
}

// Each node has the mean over the words within it; the text beside an element is a block of its own.
TEST(ContentProbabilities, areMeansOverWords)
{
    const Document page = test::page("<div id=a>One two three four. <p id=b>Five six.</p></div><hr id=c>");
    const MainContent content = findContent(page);
    const ContentProbabilities found = contentProbabilities(page, content);
    const auto at = [&](const char* selector) { return selectNodes(page, selector)->front(); };
    const std::vector<ScoredBlock>& scored = content.scored.blocks;
    ASSERT_EQ(scored.size(), 2U);
    EXPECT_FLOAT_EQ(found.nodes[at("#b").value], static_cast<float>(scored[1].probability));
    EXPECT_FLOAT_EQ(found.nodes[at("#a").value],
                    static_cast<float>((4 * scored[0].probability + 2 * scored[1].probability) / 6));
    EXPECT_EQ(found.nodes[at("#c").value], -1);
    ASSERT_EQ(found.blocks.size(), 2U);
    EXPECT_EQ(found.blocks[0].nodes,
              std::vector{page.firstChild(at("#a"))}); // its element has another block, too
    EXPECT_EQ(found.blocks[1].nodes, std::vector{at("#b")});
    EXPECT_EQ(found.blocks[1].isKept, scored[1].isKept);
}

} // namespace
} // namespace tagseam
