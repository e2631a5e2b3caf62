// SPDX-License-Identifier: MIT
// The share of real pages on which the diagnosis agrees with the known content, with and without marks.
#include "core/explain/diagnosis.h"
#include "core/methods/content/contentdetection.h"
#include "tests/core/truth/formats/corpusgroundtruth.h"

#include <iterator>
#include <map>

namespace tagseam {
namespace {

using test::PageWithGroundTruth;

// Pages on which at least 80 % of the records are found, one of each site: the others have the same template.
std::vector<PageWithGroundTruth> pagesWithGroundTruth()
{
    const std::filesystem::path corpus = TAGSEAM_CORPUS;
    std::vector<PageWithGroundTruth> pages;
    for (const GroundTruthPage& truth : test::vellosoGroundTruth())
        pages.push_back(test::pageWithGroundTruth(truth, corpus / "velloso2014" / truth.id));
    std::ranges::move(test::zhaoPages(corpus), std::back_inserter(pages));
    for (const char* site : {"amazoncars", "netflix", "tennis"}) {
        test::SitePage first = std::move(test::sitePages(site).front());
        PageWithGroundTruth page{site, std::move(first.document), {}, 0};
        for (const auto& places : textPlaces(page.document, first.scored, first.values))
            page.records.push_back(places.front());
        pages.push_back(std::move(page));
    }
    return pages;
}

// A record is where most of its positions are: in the main region of that part, or in none.
std::uint32_t partOf(const PageWithGroundTruth& page, const Outcome& outcome, const RegionTree& tree,
                     const std::vector<NodeId>& record)
{
    std::map<std::uint32_t, std::uint32_t> positions; // indexed by part
    for (const NodeId node : record) {
        const Region below = positionsBelow(page.document, outcome.sequence, node);
        for (std::uint32_t i = 0; i < tree.parts.size(); ++i) {
            if (const std::uint32_t inside = intersection(below, tree.parts[i].main).size(); inside > 0)
                positions[i] += inside;
        }
    }
    const auto most = std::ranges::max_element(positions, {}, [](const auto& each) { return each.second; });
    return most == positions.end() ? SegmentedPart::none : most->first;
}

// Classifies a page from the status of each record: nine of ten kept, or else three of four in one other
// region; and whether a fifth of the positions before and after them was pruned, if those are a tenth of the
// page, and whether they are a quarter of the kept ones.
PageClass classByRecords(const PageWithGroundTruth& page, const Outcome& outcome,
                         const SearchOptions& options)
{
    const RegionTree tree = segmentWhole(outcome.sequence.symbols, options);
    std::map<std::uint32_t, std::size_t> records; // indexed by part
    for (const auto& record : page.records)
        ++records[partOf(page, outcome, tree, record)];
    if (records[0] * 10 >= page.records.size() * 9) {
        const std::vector<NodeId> content = page.content();
        const Region first = positionsBelow(page.document, outcome.sequence, content.front());
        std::uint32_t end = 0;
        for (const NodeId node : content)
            end = std::max(end, positionsBelow(page.document, outcome.sequence, node).end.value);
        const Region main = outcome.trace.region;
        std::uint32_t noise = 0;
        std::uint32_t gone = 0;
        for (std::uint32_t at = 0; at < outcome.sequence.size(); ++at) {
            const bool isNoise = at < first.begin.value || at >= end;
            noise += isNoise ? 1 : 0;
            gone += isNoise && !main.contains(Position{at}) ? 1 : 0;
        }
        if (noise * 10 < outcome.sequence.size())
            return PageClass::WellSplit;
        if (gone * 5 < noise)
            return PageClass::Homogeneous;
        return (noise - gone) * 4 >= main.size() ? PageClass::MuchElse : PageClass::WellSplit;
    }
    records.erase(0);
    for (const auto& [part, count] : records) {
        if (count * 4 >= page.records.size() * 3)
            return PageClass::SmallMain;
    }
    return PageClass::Heterogeneous;
}

struct Judged {
    PageClass truth;
    PageClass found;
};

double rightShare(const std::vector<Judged>& rows)
{
    const auto isRight = [](const Judged& each) { return each.truth == each.found; };
    return static_cast<double>(std::ranges::count_if(rows, isRight)) / static_cast<double>(rows.size());
}

// The share for classes that do not depend on the other kept nodes.
double coarseShare(std::vector<Judged> rows)
{
    const auto withoutMuchElse = [](PageClass of) {
        return of == PageClass::MuchElse ? PageClass::WellSplit : of;
    };
    for (Judged& each : rows)
        each = {withoutMuchElse(each.truth), withoutMuchElse(each.found)};
    return rightShare(rows);
}

// The promises of diagnosis.h for the default settings.
void checkDefault(const std::vector<Judged>& guessed)
{
    const auto isLost = [](PageClass of) {
        return of == PageClass::SmallMain || of == PageClass::Heterogeneous;
    };
    std::map<std::pair<bool, bool>, std::size_t> count; // pages that lose content, and seem to
    for (const Judged& each : guessed)
        ++count[{isLost(each.truth), isLost(each.found)}];
    EXPECT_GE(guessed.size(), 73U);
    EXPECT_GE(rightShare(guessed), 0.89);
    EXPECT_GE(coarseShare(guessed), 0.90);
    EXPECT_EQ((count[{true, true}] + count[{true, false}]), 6U);
    EXPECT_GE((count[{true, true}]), 5U);
    EXPECT_LE((count[{false, true}]), 2U) << "false alarms";
}

TEST(DiagnosisCorpus, agreesWithTheRecords)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    const std::vector<PageWithGroundTruth> pages = pagesWithGroundTruth();
    std::vector<Judged> clear; // at least half certain
    std::vector<Judged> unclear;
    for (const LabelAttributes style : {LabelAttributes::ClassAndStyle, LabelAttributes::Presentation}) {
        for (const Variant& variant : variants) {
            std::vector<Judged> guessed;
            std::vector<Judged> told;
            for (const PageWithGroundTruth& page : pages) {
                tagseam::Setup setup;
                setup.path.style = style;
                setup.search = variant.options;
                const Outcome outcome = outcomeOf(page.document, setup);
                const PageClass truth = classByRecords(page, outcome, setup.search);
                const DetectedContent records =
                    detectedContentOf(page.document, {outcome.sequence, outcome.trace.region, outcome.mask},
                                      setup, findContent(page.document, detectionOptions(setup.path)));
                const Diagnosis byText = diagnose(page.document, outcome, setup, {}, &records);
                const Diagnosis byContent = diagnose(page.document, outcome, setup, page.content());
                guessed.push_back({truth, byText.pageClass});
                told.push_back({truth, byContent.pageClass});
                (byText.certainty >= 0.5 ? clear : unclear).push_back(guessed.back());
            }
            EXPECT_GE(rightShare(told), 0.97);
            const double wellSplit =
                static_cast<double>(std::ranges::count(guessed, PageClass::WellSplit, &Judged::truth)) /
                static_cast<double>(guessed.size());
            EXPECT_GE(rightShare(guessed), 0.81);
            EXPECT_GE(coarseShare(guessed), 0.90);
            EXPECT_GE(rightShare(guessed), wellSplit + 0.05) << "no better than one class for all";
            if (style == LabelAttributes::ClassAndStyle && variant.name == "dissertation-2014")
                checkDefault(guessed);
        }
    }
    EXPECT_GE(rightShare(clear), 0.94);
    EXPECT_TRUE(unclear.empty() || rightShare(unclear) < rightShare(clear)) << "certainty says nothing";
}

} // namespace
} // namespace tagseam
