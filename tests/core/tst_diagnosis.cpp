// SPDX-License-Identifier: MIT
// The diagnosis on pages written for each class, on the samples, and what must hold of it on any page.
#include "core/explain/diagnosis.h"
#include "core/page/selector.h"
#include "core/tps/waterline.h"
#include "tests/core/samplepages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <set>
#include <span>
#include <stop_token>

namespace tagseam {
namespace {

using ::testing::IsEmpty;

struct Case {
    Document document;
    tagseam::Setup setup{};
    Outcome outcome{};
    Diagnosis diagnosis{};
};

Case diagnosed(Document document, std::string_view content = {}, tagseam::Setup setup = {})
{
    Case all{std::move(document), std::move(setup)};
    all.outcome = outcomeOf(all.document, all.setup);
    all.diagnosis = diagnose(all.document, all.outcome, all.setup,
                             content.empty() ? std::vector<NodeId>() : *selectNodes(all.document, content));
    return all;
}

Case sample(const std::string& name, std::string_view content = {}, tagseam::Setup setup = {})
{
    return diagnosed(test::samplePage(name), content, std::move(setup));
}

TEST(Diagnosis, aPageWithoutBodyOrWithAnEmptyOneIsEmpty)
{
    for (const char* body : {"", "<body></body>"}) {
        const Diagnosis diagnosis = diagnosed(test::page(std::string("<!-- -->") + body)).diagnosis;
        EXPECT_EQ(diagnosis.pageClass, PageClass::Empty);
        EXPECT_THAT(diagnosis.regions, IsEmpty());
    }
}

struct SampleRow {
    const char* name;
    const char* content; // a selector
    const char* reading;
    PageClass expected;
    Keep advised;
};

constexpr const char* newsContent = "article, section.live, section.opinion, section.essay, section.briefs";

TEST(Diagnosis, ofTheSamplesIsTheirClass)
{
    for (const auto& [name, content, reading, expected, advised] : std::vector<SampleRow>{
             {"homogeneous", "", "dissertation-2014", PageClass::Homogeneous, Keep::Region},
             {"shop", "", "dissertation-2014", PageClass::WellSplit, Keep::Region},
             {"shop", ".product-card", "dissertation-2014", PageClass::WellSplit, Keep::Region},
             {"small-main", "", "dissertation-2014", PageClass::SmallMain, Keep::Complement},
             {"small-main", ".departures__row", "dissertation-2014", PageClass::SmallMain, Keep::Complement},
             {"small-main", ".directory__list", "dissertation-2014", PageClass::WellSplit, Keep::Region},
             {"refused", "", "dissertation-2014", PageClass::SmallMain, Keep::Complement},
             {"refused", ".result", "dissertation-2014", PageClass::SmallMain, Keep::Complement},
             {"refused", ".result", "jidm-2013", PageClass::Homogeneous, Keep::Region},
             {"misnested", "tr", "dissertation-2014", PageClass::WellSplit, Keep::Region},
             {"news", newsContent, "dissertation-2014", PageClass::Heterogeneous, Keep::Region},
             // The guess does not see that the stories that are left have text enough.
             {"news", "", "dissertation-2014", PageClass::WellSplit, Keep::Region}}) {
        SCOPED_TRACE(fmt::format("{} '{}' {}", name, content, reading));
        tagseam::Setup setup;
        setup.search = findReading(reading)->options;
        const Diagnosis diagnosis = sample(name, content, setup).diagnosis;
        EXPECT_EQ(diagnosis.pageClass, expected) << static_cast<int>(diagnosis.pageClass);
        EXPECT_EQ(diagnosis.advised, advised);
        EXPECT_EQ(diagnosis.isMarked, *content != '\0');
    }
    EXPECT_LT(sample("news").diagnosis.certainty, 0.5);
    EXPECT_GE(sample("news", newsContent).diagnosis.several.size(), 2U);
}

void checkInvariants(const Case& all)
{
    const Diagnosis& diagnosis = all.diagnosis;
    ASSERT_FALSE(diagnosis.isStopped);
    EXPECT_EQ(diagnosis.tree.parts[0].main, all.outcome.trace.region);
    EXPECT_GE(diagnosis.certainty, 0);
    EXPECT_LE(diagnosis.certainty, 1);
    EXPECT_EQ(diagnosis.several.empty(),
              diagnosis.pageClass != PageClass::Heterogeneous ||
                  (!diagnosis.isMarked && diagnosis.keptText == 0 && diagnosis.regions.front().letters == 0));
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
    const double kept = diagnosis.isMarked ? diagnosis.keptContent : diagnosis.keptText;
    const bool isLost =
        diagnosis.pageClass == PageClass::SmallMain || diagnosis.pageClass == PageClass::Heterogeneous;
    EXPECT_EQ(diagnosis.advised, isLost && kept < 0.5 ? Keep::Complement : Keep::Region);
    // The fewest parts that hold the content together: without the smallest of them it is less.
    double held = 0;
    double smallest = 1;
    for (const std::uint32_t part : diagnosis.several) {
        const auto region = std::ranges::find(diagnosis.regions, part, &WeighedRegion::part);
        if (region == diagnosis.regions.end())
            continue;
        const double share = diagnosis.isMarked ? region->content : region->text;
        held += share;
        smallest = std::min(smallest, share);
    }
    EXPECT_LE(held, 1 + 1e-9);
    EXPECT_TRUE(diagnosis.several.empty() ||
                (held - smallest < 0.9 && held >= std::min(0.9, diagnosis.isMarked ? content : text) - 1e-9));
    EXPECT_TRUE(std::ranges::is_sorted(
        diagnosis.several, {}, [&](std::uint32_t part) { return diagnosis.tree.parts[part].main.begin; }));
    if (diagnosis.pageClass != PageClass::Homogeneous || all.outcome.trace.region.size() < 2)
        return;
    // No gap as far inside is closed by fewer symbols.
    const Region main = all.outcome.trace.region;
    const std::vector<std::uint32_t> straddling = straddlingSymbols(all.outcome.sequence.symbols, main);
    const std::uint32_t side = std::max(1U, main.size() / 10);
    const auto fewest = std::ranges::min(std::span(straddling).subspan(side - 1, main.size() - 2 * side + 1));
    EXPECT_EQ(diagnosis.blame.straddlers.size(), fewest);
    EXPECT_EQ(diagnosis.blame.level, main);
}

TEST(Diagnosis, holdsOnRandomPages)
{
    std::mt19937 random(31);
    std::set<PageClass> classes;
    const int rounds = test::isSanitized ? 400 : 2000;
    for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
        SCOPED_TRACE(round);
        Case all{test::build(test::randomPage(random))};
        all.setup.search = readings[random() % 3].options;
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
    EXPECT_EQ(classes.size(), 5U) << "each class came up";
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
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(diagnose(all.document, all.outcome, all.setup, {}, source.get_token()).isStopped);
}

} // namespace
} // namespace tagseam
