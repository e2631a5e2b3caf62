// SPDX-License-Identifier: MIT
// The diagnosis on pages written for each class, on the samples, and its properties on any page.
#include "core/explain/diagnosis.h"
#include "core/methods/content/contentdetection.h"
#include "core/select/selector.h"
#include "tests/core/page/samplepages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <set>

namespace tagseam {
namespace {

using test::repeated;

using ::testing::IsEmpty;

struct Case {
    Document document;
    tagseam::Setup setup{};
    Outcome outcome{};
    Diagnosis diagnosis{};
};

std::vector<NodeId> nodesOf(const Document& document, std::string_view selector)
{
    Result<std::vector<NodeId>> nodes = selectNodes(document, selector);
    if (!nodes || nodes->empty())
        throw std::runtime_error("this test's own selector selects nothing");
    return *std::move(nodes);
}

DetectedContent recordsOf(const Case& all)
{
    return detectedContentOf(all.document, {all.outcome.sequence, all.outcome.trace.region, all.outcome.mask},
                             all.setup, findContent(all.document, detectionOptions(all.setup.path)));
}

Case diagnosed(Document document, std::string_view content = {}, tagseam::Setup setup = {})
{
    Case all{std::move(document), std::move(setup)};
    all.outcome = outcomeOf(all.document, all.setup);
    const DetectedContent records = recordsOf(all);
    all.diagnosis =
        diagnose(all.document, all.outcome, all.setup,
                 content.empty() ? std::vector<NodeId>() : nodesOf(all.document, content), &records);
    return all;
}

Case sample(const std::string& name, std::string_view content = {}, tagseam::Setup setup = {})
{
    return diagnosed(test::samplePage(name), content, std::move(setup));
}

const std::string menu = "<ul class='menu'>" + repeated(12, "<li><a href='#'>Go</a></li>") + "</ul>";
const std::string story = "<p>A sentence that is long enough to count as content.</p>";

// --- pages written for it ----------------------------------------------------------------------------------

TEST(Diagnosis, aPageWithoutBodyOrWithAnEmptyOneIsEmpty)
{
    for (const char* body : {"", "<body></body>"}) {
        const Diagnosis diagnosis = diagnosed(test::page(std::string("<!-- -->") + body)).diagnosis;
        EXPECT_EQ(diagnosis.pageClass, PageClass::Empty);
        EXPECT_THAT(diagnosis.regions, IsEmpty());
    }
}

TEST(Diagnosis, aPageThatHidesItsBodyUntilItsScriptsRunIsDiagnosedAsTheSameWithoutThat)
{
    const std::string page = menu + "<div class='list'>" +
                             repeated(20, "<div><h2>Name</h2>" + story + "</div>") +
                             "</div><div class='foot'>" + repeated(6, "<span>Note</span>") + "</div></body>";
    const Diagnosis shown = diagnosed(test::page("<body>" + page)).diagnosis;
    ASSERT_EQ(shown.pageClass, PageClass::WellSplit);
    const Diagnosis hidden = diagnosed(test::page("<body style='display:none'>" + page)).diagnosis;
    EXPECT_EQ(hidden.pageClass, shown.pageClass);
    EXPECT_DOUBLE_EQ(hidden.keptText, shown.keptText);
}

TEST(Diagnosis, recordsBetweenMenuAndFooterAreWellSplit)
{
    const Case all = diagnosed(test::page(
        "<body>" + menu + "<div class='list'>" + repeated(20, "<div><h2>Name</h2>" + story + "</div>") +
        "</div><div class='foot'>" + repeated(6, "<span>Note</span>") + "</div></body>"));
    EXPECT_EQ(all.diagnosis.pageClass, PageClass::WellSplit);
    EXPECT_FALSE(all.diagnosis.isMarked);
    EXPECT_DOUBLE_EQ(all.diagnosis.keptText, 0.95) << "the last text stands at the split, and is dropped";
    EXPECT_LT(all.diagnosis.keptPositions, 0.9);
    EXPECT_EQ(all.diagnosis.advised, Keep::Region);
    EXPECT_THAT(all.diagnosis.several, IsEmpty());
    EXPECT_THAT(all.diagnosis.blocking.symbols, IsEmpty());
}

// The kind decides what the search lost, where nothing is marked.
TEST(Diagnosis, judgesByWhatContentDetectionFinds)
{
    const Diagnosis article = sample("article").diagnosis;
    EXPECT_EQ(article.kind, std::optional(ContentKind::Text));
    EXPECT_TRUE(article.hasContent() && !article.isMarked && article.isFailing());
    EXPECT_LT(article.keptContent, 0.5);
    const Diagnosis shop = sample("shop").diagnosis;
    EXPECT_EQ(shop.kind, std::optional(ContentKind::List));
    EXPECT_EQ(shop.pageClass, PageClass::WellSplit);
    EXPECT_GT(shop.keptContent, 0.9);
    const Diagnosis empty = sample("figure2").diagnosis;
    EXPECT_EQ(empty.kind, std::optional(ContentKind::None));
    EXPECT_TRUE(empty.isWithoutContent() && !empty.hasContent());
    EXPECT_TRUE(empty.advised == Keep::Region && empty.several.empty() && empty.blocking.symbols.empty());
    EXPECT_FALSE(sample("figure2", "body").diagnosis.isWithoutContent());
    const Diagnosis marked = sample("article", "article").diagnosis;
    EXPECT_TRUE(marked.isMarked && marked.hasContent());
    const Diagnosis nowhere = sample("article", "head").diagnosis; // a mark at no position
    EXPECT_TRUE(nowhere.hasContent() && !nowhere.isMarked);
    const Diagnosis whole = sample("homogeneous").diagnosis; // not nearly certain, and nearly all is kept
    EXPECT_TRUE(whole.kind == ContentKind::List && !whole.hasContent());
    EXPECT_EQ(whole.pageClass, PageClass::Homogeneous);
}

TEST(Diagnosis, textsThatNoReaderSeesWeighNothing)
{
    const std::string hidden = repeated(20, "A sentence that is longer than all the records together. ");
    for (const std::string element :
         {"div hidden", "div style='display: none'", "template", "iframe", "noscript", "textarea"}) {
        SCOPED_TRACE(element);
        const Case all = diagnosed(test::page(
            "<body>" + menu + "<div class='list'>" + repeated(20, "<div><h2>Name</h2>" + story + "</div>") +
            "</div><div class='foot'>" + repeated(6, "<span>Note</span>") + "<" + element + ">" + hidden +
            "</" + element.substr(0, element.find(' ')) + "></div></body>"));
        EXPECT_EQ(all.diagnosis.pageClass, PageClass::WellSplit);
        EXPECT_GE(all.diagnosis.keptText, 0.9);
    }
}

TEST(Diagnosis, onePatternFromTopToBottomIsHomogeneous)
{
    const Case all = diagnosed(test::page("<body>" + repeated(30, "<div>" + story + "</div>") + "</body>"));
    EXPECT_EQ(all.diagnosis.pageClass, PageClass::Homogeneous);
    EXPECT_GE(all.diagnosis.certainty, 0.9);
    // body div p #text div p #text: any gap is closed by the three of them.
    const BlockingSymbols& blocking = all.diagnosis.blocking;
    EXPECT_EQ(blocking.level, all.outcome.trace.region);
    ASSERT_EQ(blocking.symbols.size(), 3U);
    EXPECT_EQ(blocking.opensAt, neverOpens);
    EXPECT_NEAR(blocking.split.value, all.outcome.sequence.size() / 2.0, 3) << "in the middle";
}

TEST(Diagnosis, contentBesideALargerListIsSmallMain)
{
    const Case all = diagnosed(test::page("<body><div class='text'>" + repeated(8, story) + "</div>" +
                                          repeated(3, menu) + "</body>"));
    EXPECT_EQ(all.diagnosis.pageClass, PageClass::SmallMain);
    EXPECT_EQ(all.diagnosis.advised, Keep::Complement);
    EXPECT_EQ(all.diagnosis.keptText, 0);
    EXPECT_NE(all.diagnosis.regions.front().part, 0U) << "the one with the text comes first";
}

// Four stories of four kinds; the list of links is longer than any of them, and than all but one.
std::string fourKinds()
{
    std::string html = "<body>";
    for (const std::string kind : {"a", "b", "c", "d"})
        html += "<div class='" + kind + "'>" +
                repeated(5, "<p class='" + kind + "'>A sentence that is long enough to count.</p>") +
                "</div>";
    return html + repeated(4, menu) + "</body>";
}

TEST(Diagnosis, storiesOfSeveralKindsAreHeterogeneous)
{
    for (const char* marked : {"", "p"}) {
        SCOPED_TRACE(marked);
        const Case all = diagnosed(test::page(fourKinds()), marked);
        EXPECT_EQ(all.diagnosis.pageClass, PageClass::Heterogeneous);
        EXPECT_EQ(all.diagnosis.isMarked, *marked != '\0');
        EXPECT_EQ(all.diagnosis.advised, Keep::Complement);
        ASSERT_EQ(all.diagnosis.several.size(), 4U);
        for (std::size_t i = 0; i < 4; ++i) { // a region for each kind, in the order of the page
            const Region main = all.diagnosis.tree.parts[all.diagnosis.several[i]].main;
            std::uint32_t inside = 0;
            for (const NodeId node : nodesOf(all.document, fmt::format("p.{}", "abcd"[i])))
                inside += main.contains(all.outcome.sequence.positionOf(node)) ? 1 : 0;
            EXPECT_EQ(inside, 5U) << i;
        }
    }
}

// A head that is pruned, then a menu nearly as long as the list after it: the candidate split between the two
// is rejected, and the menu stays.
Document menuBesideRecords()
{
    const std::string record = "<li><h3><i>Title</i></h3><div>A text that is long enough to say something of "
                               "the thing that it stands "
                               "beside, and what it is good for.</div><b>9.90</b></li>";
    return test::page("<body><div class='top'>" + repeated(40, "<span>N</span>") + "</div><ul class='menu'>" +
                      repeated(44, "<li><a href='#'>Go</a></li>") + "</ul><ul class='list'>" +
                      repeated(20, record) + "</ul></body>");
}

// The change removes the subtrees, and the content stays.
void expectRemoval(const Case& all, const Subtrees& part, const WhatIf& removal, std::string_view content)
{
    const Outcome then = outcomeOf(all.document, removal.setup);
    EXPECT_EQ(then.trace.region, removal.region);
    const Region positions = positionsBelow(all.document, then.sequence, part.nodes);
    EXPECT_LE(10 * keptShare(positions, then.trace.region, removal.setup.keep).kept, positions.size());
    std::size_t before = 0;
    std::size_t after = 0;
    for (const NodeId root : nodesOf(all.document, content)) {
        for (NodeId node = root; node < all.document.subtreeEnd(root); ++node.value) {
            before += all.outcome.mask[node.value] ? 1 : 0;
            after += then.mask[node.value] ? 1 : 0;
        }
    }
    EXPECT_GE(100 * after, 98 * before);
}

TEST(Diagnosis, contentThatIsKeptWithAMenuIsKeptWithMuchElse)
{
    for (const char* marked : {"", ".list"}) {
        SCOPED_TRACE(marked);
        const Case all = diagnosed(menuBesideRecords(), marked);
        EXPECT_EQ(all.diagnosis.pageClass, PageClass::MuchElse);
        EXPECT_EQ(all.diagnosis.isMarked, *marked != '\0');
        EXPECT_GE(all.diagnosis.certainty, Diagnosis::sure);
        EXPECT_TRUE(all.diagnosis.isFailing()) << "content detection is offered";
        EXPECT_NEAR(all.diagnosis.keptElse, 133.0 / 294, 0.01);
        const NodeId menuNode = nodesOf(all.document, ".menu").front();
        ASSERT_FALSE(all.diagnosis.others.empty());
        const Subtrees& part = all.diagnosis.others.front();
        EXPECT_EQ(part.nodes, (NodeRun{menuNode, menuNode}));
        EXPECT_EQ(part.positions, positionsBelow(all.document, all.outcome.sequence, menuNode));
        EXPECT_TRUE(isRemovedBy(recordsOf(all), part, all.diagnosis));
        const std::vector<WhatIfs> removals =
            remediesOf(all.document, all.outcome.sequence, all.setup, all.diagnosis).removals;
        ASSERT_EQ(removals.size(), all.diagnosis.others.size());
        std::set<ChangedOption> changed;
        for (const WhatIf& removal : removals.front().whatIfs) {
            changed.insert(removal.changed);
            EXPECT_FALSE(removal.losesContent);
            if (!removal.edit) // WhatIfs makes them
                expectRemoval(all, part, removal, ".list");
        }
        EXPECT_TRUE(changed.contains(ChangedOption::MinDifference) &&
                    changed.contains(ChangedOption::SizeRule));
        EXPECT_FALSE(changed.contains(ChangedOption::Complement)) << "the content would go, too";
    }
}

TEST(Diagnosis, removalsAreOfTheMainRegionWhenTheComplementIsKept)
{
    tagseam::Setup setup;
    setup.keep = Keep::Complement;
    const Case all = diagnosed(menuBesideRecords(), ".list", setup);
    const std::vector<WhatIfs> removals =
        remediesOf(all.document, all.outcome.sequence, all.setup, all.diagnosis).removals;
    ASSERT_FALSE(removals.empty());
    EXPECT_FALSE(removals.front().whatIfs.empty());
    for (const WhatIf& removal : removals.front().whatIfs)
        EXPECT_EQ(removal.setup.keep, Keep::Region);
}

TEST(Diagnosis, whatOneTagPathHoldsTogetherNoOptionRemoves)
{
    const std::string items = repeated(30, "<li><a href='#'>Go</a></li>");
    const Case all =
        diagnosed(test::page("<body><div class='top'>" + repeated(40, "<span>N</span>") +
                             "</div><ul id='menu'>" + items + "</ul><ul id='list'>" + items + "</ul></body>"),
                  "#list");
    EXPECT_EQ(all.diagnosis.pageClass, PageClass::MuchElse);
    ASSERT_FALSE(all.diagnosis.others.empty());
    const std::vector<WhatIfs> removals =
        remediesOf(all.document, all.outcome.sequence, all.setup, all.diagnosis).removals;
    for (const WhatIf& removal : removals.front().whatIfs)
        expectRemoval(all, all.diagnosis.others.front(), removal, "#list");
}

TEST(Diagnosis, lostContentHasChangesThatKeepIt)
{
    // The directory is larger than the departures, which are the content.
    const Case all = diagnosed(samplePage("small-main"), ".departures__row");
    ASSERT_TRUE(all.diagnosis.lost);
    const Region lost = all.diagnosis.lost->positions;
    EXPECT_EQ(intersection(lost, all.outcome.trace.region).size(), 0U);
    const WhatIfs found = remediesOf(all.document, all.outcome.sequence, all.setup, all.diagnosis).recovery;
    ASSERT_FALSE(found.whatIfs.empty());
    for (const WhatIf& each : found.whatIfs) {
        if (each.edit)
            continue; // WhatIfs makes them
        const Outcome after = outcomeOf(all.document, each.setup);
        const Region positions = positionsBelow(all.document, after.sequence, all.diagnosis.lost->nodes);
        EXPECT_TRUE(keptShare(positions, after.trace.region, each.setup.keep).isKept());
    }
    EXPECT_FALSE(diagnosed(samplePage("shop"), ".product-card").diagnosis.lost);
}

// --- the samples -------------------------------------------------------------------------------------------

struct SampleRow {
    const char* name;
    const char* content; // a selector
    const char* variant;
    PageClass expected;
    Keep advised;
};

constexpr const char* newsContent = "article, section.live, section.opinion, section.essay, section.briefs";

TEST(Diagnosis, ofTheSamplesIsTheirClass)
{
    for (const auto& [name, content, variant, expected, advised] : std::vector<SampleRow>{
             {"homogeneous", "", "dissertation-2014", PageClass::Homogeneous, Keep::Region},
             {"shop", "", "dissertation-2014", PageClass::WellSplit, Keep::Region},
             {"shop", ".product-card", "dissertation-2014", PageClass::WellSplit, Keep::Region},
             {"small-main", "", "dissertation-2014", PageClass::SmallMain, Keep::Complement},
             {"small-main", ".departures__row", "dissertation-2014", PageClass::SmallMain, Keep::Complement},
             {"small-main", ".directory__list", "dissertation-2014", PageClass::WellSplit, Keep::Region},
             {"rejected", "", "dissertation-2014", PageClass::SmallMain, Keep::Complement},
             {"rejected", ".result", "dissertation-2014", PageClass::SmallMain, Keep::Complement},
             {"rejected", ".result", "jidm-2013", PageClass::Homogeneous, Keep::Region},
             {"misnested", "tr", "dissertation-2014", PageClass::WellSplit, Keep::Region},
             {"news", newsContent, "dissertation-2014", PageClass::Heterogeneous, Keep::Region},
             // The guess does not see that the stories that are left have text enough.
             {"news", "", "dissertation-2014", PageClass::WellSplit, Keep::Region}}) {
        SCOPED_TRACE(fmt::format("{} '{}' {}", name, content, variant));
        tagseam::Setup setup;
        setup.search = findVariant(variant)->options;
        const Diagnosis diagnosis = sample(name, content, setup).diagnosis;
        EXPECT_EQ(diagnosis.pageClass, expected) << static_cast<int>(diagnosis.pageClass);
        EXPECT_EQ(diagnosis.advised, advised);
        EXPECT_EQ(diagnosis.isMarked, *content != '\0');
    }
    EXPECT_LT(sample("news").diagnosis.certainty, 0.5);
}

// --- what must hold on any page ----------------------------------------------------------------------------

void checkInvariants(const Case& all)
{
    const Diagnosis& diagnosis = all.diagnosis;
    ASSERT_FALSE(diagnosis.isStopped);
    EXPECT_EQ(diagnosis.tree.parts[0].main, all.outcome.trace.region);
    EXPECT_GE(diagnosis.certainty, 0);
    EXPECT_LE(diagnosis.certainty, 1);
    EXPECT_LE(diagnosis.others.size(), 5U);
    EXPECT_TRUE(diagnosis.others.empty() || !diagnosis.content.empty());
    std::uint32_t most = all.outcome.trace.region.size();
    for (const Subtrees& part : diagnosis.others) {
        EXPECT_LE(part.positions.size(), most) << "the largest first";
        most = part.positions.size();
        EXPECT_EQ(intersection(part.positions, all.outcome.trace.region), part.positions);
        for (const Region each : diagnosis.content)
            EXPECT_EQ(intersection(part.positions, each).size(), 0U);
    }
    EXPECT_EQ(diagnosis.several.empty(), diagnosis.pageClass != PageClass::Heterogeneous ||
                                             (!diagnosis.hasContent() && diagnosis.keptText == 0 &&
                                              diagnosis.regions.front().letters == 0));
    if (diagnosis.pageClass == PageClass::Empty)
        return;

    ASSERT_LE(diagnosis.regions.size(), 12U);
    EXPECT_EQ(diagnosis.regions.size(), std::min<std::size_t>(12, diagnosis.tree.parts.size()));
    double positions = 0;
    double text = 0;
    double content = 0;
    bool hasMain = false;
    for (std::size_t i = 0; i < diagnosis.regions.size(); ++i) {
        const WeighedRegion& region = diagnosis.regions[i];
        hasMain = hasMain || region.part == 0;
        positions += region.positions;
        text += region.text;
        content += region.content;
        if (i > 0 && region.part != 0) { // the main region may stand last, for want of text
            EXPECT_GE(std::pair(diagnosis.regions[i - 1].content, diagnosis.regions[i - 1].letters),
                      std::pair(region.content, region.letters));
        }
        if (region.part == 0) {
            EXPECT_DOUBLE_EQ(region.positions, diagnosis.keptPositions);
            EXPECT_DOUBLE_EQ(region.text, diagnosis.keptText);
            EXPECT_DOUBLE_EQ(region.content, diagnosis.keptContent);
        }
    }
    EXPECT_TRUE(hasMain);
    for (const double sum : {positions, text, content})
        EXPECT_LE(sum, 1 + 1e-9);
    // The advised change has its effect.
    const double kept = diagnosis.hasContent() ? diagnosis.keptContent : diagnosis.keptText;
    EXPECT_TRUE(diagnosis.advised == Keep::Region || kept < 1 - kept);
    double held = 0;
    for (const std::uint32_t part : diagnosis.several) {
        const auto region = std::ranges::find(diagnosis.regions, part, &WeighedRegion::part);
        if (region != diagnosis.regions.end())
            held += diagnosis.hasContent() ? region->content : region->text;
    }
    EXPECT_LE(held, 1 + 1e-9);
    if (diagnosis.pageClass != PageClass::Homogeneous || diagnosis.isWithoutContent() ||
        all.outcome.trace.region.size() < 2)
        return;
    // No gap as far inside is closed by fewer symbols.
    const Region main = all.outcome.trace.region;
    const std::vector<std::uint32_t> blocking = symbolsOnBothSides(all.outcome.sequence.symbols, main);
    const std::uint32_t side = std::max(1U, main.size() / 10);
    const auto fewest = std::ranges::min(std::span(blocking).subspan(side - 1, main.size() - 2 * side + 1));
    EXPECT_EQ(diagnosis.blocking.symbols.size(), fewest);
    EXPECT_EQ(diagnosis.blocking.level, main);
}

TEST(Diagnosis, holdsOnRandomPages)
{
    std::mt19937 random(31);
    std::set<PageClass> classes;
    const int rounds = test::isShort ? 400 : 2000;
    for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
        SCOPED_TRACE(round);
        Case all{test::build(test::randomPage(random))};
        all.setup.search = variants[random() % 3].options;
        all.setup.path.nodes = random() % 2 == 0 ? NodeKinds::Elements : NodeKinds::ElementsAndText;
        all.outcome = outcomeOf(all.document, all.setup);
        std::vector<NodeId> content;
        if (random() % 2 == 0) {
            for (unsigned i = 0; i < 1 + random() % 4; ++i)
                content.push_back(NodeId{static_cast<std::uint32_t>(random() % all.document.size())});
        }
        all.diagnosis = diagnose(all.document, all.outcome, all.setup, content);
        classes.insert(all.diagnosis.pageClass);
        checkInvariants(all);
    }
    EXPECT_EQ(classes.size(), 6U) << "each class came up";
}

TEST(Diagnosis, holdsOnAllSamples)
{
    for (const auto& page : test::samplePages()) {
        SCOPED_TRACE(page.name);
        checkInvariants(sample(page.name));
    }
}

TEST(NightDiagnosis, holdsOnRealPages)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    for (const char* folder : {"velloso2014", "zhao3", "modern"}) {
        for (const auto& file : test::corpusPages(folder)) {
            SCOPED_TRACE(file);
            checkInvariants(diagnosed(*parseHtml(test::bytesOf(file))));
        }
    }
}

TEST(Diagnosis, severalRegionsHoldTheContentTogether)
{
    const Case all = sample("news", newsContent);
    const auto share = [&](std::span<const std::uint32_t> parts) {
        double sum = 0;
        for (const std::uint32_t part : parts)
            sum += std::ranges::find(all.diagnosis.regions, part, &WeighedRegion::part)->content;
        return sum;
    };
    ASSERT_GE(all.diagnosis.several.size(), 2U);
    EXPECT_GE(share(all.diagnosis.several), 0.9);
    // The fewest: without the smallest of them it is no longer nine tenths.
    double smallest = 1;
    for (const std::uint32_t part : all.diagnosis.several)
        smallest = std::min(smallest, share(std::span(&part, 1)));
    EXPECT_LT(share(all.diagnosis.several) - smallest, 0.9);
    EXPECT_TRUE(std::ranges::is_sorted(all.diagnosis.several, {}, [&](std::uint32_t part) {
        return all.diagnosis.tree.parts[part].main.begin;
    }));
}

TEST(Diagnosis, theAdviceOfTheSamplesBringsTheContentBack)
{
    for (const auto& [name, content] :
         {std::pair("small-main", ".departures__row"), std::pair("rejected", ".result")}) {
        const Case all = sample(name, content);
        tagseam::Setup setup = all.setup;
        setup.keep = all.diagnosis.advised;
        const Outcome advised = outcomeOf(all.document, setup);
        for (const NodeId node : nodesOf(all.document, content)) {
            EXPECT_EQ(all.outcome.mask[node.value], false) << name;
            EXPECT_EQ(advised.mask[node.value], true) << name;
        }
    }
}

TEST(Diagnosis, isOfTheMainRegionWhateverIsKeptAndAMarkAtNoPositionIsNone)
{
    tagseam::Setup setup;
    setup.keep = Keep::Complement;
    const Diagnosis region = sample("small-main").diagnosis;
    for (const Diagnosis& other :
         {sample("small-main", "", setup).diagnosis, sample("small-main", "head").diagnosis}) {
        EXPECT_FALSE(other.isMarked);
        EXPECT_EQ(other.pageClass, region.pageClass);
        EXPECT_EQ(other.keptPositions, region.keptPositions);
        EXPECT_EQ(other.advised, Keep::Complement);
    }
}

TEST(Diagnosis, stops)
{
    Case all = sample("news");
    EXPECT_TRUE(diagnose(all.document, all.outcome, all.setup, {}, nullptr, test::stopToken()).isStopped);
}

} // namespace
} // namespace tagseam
