// SPDX-License-Identifier: MIT
// The runs of MarkNoise and MapSST, line by line, against the marks and the cleaned page.
#include "core/methods/sitestyletree/mapsst.h"
#include "core/methods/sitestyletree/marknoise.h"
#include "tests/core/methods/recordedruns.h"
#include "tests/core/methods/sitestyletree/ssttrees.h"

#include <map>
#include <set>

namespace tagseam::test {
namespace {

std::string shopBody(const std::string& text)
{
    return "<div class=menu><b>Home</b></div><div class=main><p>" + text + "</p></div>";
}

class SstSteps : public testing::Test {
  protected:
    SiteStyleTree m_site = learnt({shopBody("one"), shopBody("two"), shopBody("three")}, byTexts);
    MeasuredTree m_measured = measure(m_site);
    Marks m_marks = markElements(m_measured, 0.2);
    Document m_page = page("<html><body>" + shopBody("four") + "</body></html>");
};

TEST_F(SstSteps, markNoiseReturnsFromTheLeavesUp)
{
    const AlgorithmRun run = recordMarkNoise(m_page, m_measured, m_marks);
    ASSERT_NO_FATAL_FAILURE(expectRun(m_page, run));
    RunStepper stepper = stepperOf(run);
    std::string returned;
    do {
        const LineKind kind = stepper.line().kind;
        if (kind == LineKind::Noise || kind == LineKind::NotNoise)
            returned += valueOf(stepper, "E", m_page) + (kind == LineKind::Noise ? " noisy; " : " not; ");
    } while (stepper.next(Grain::Line));
    EXPECT_EQ(returned, "#text noisy; b noisy; div class=\"menu\" noisy; #text not; p not; "
                        "div class=\"main\" not; body not; root not; ");
    stepper.seek(0);
    ASSERT_TRUE(stepper.next(Grain::Level));
    EXPECT_EQ(m_page.name(m_page.parent(stepper.node())), "b") << "the node of the page at this element node";
    EXPECT_EQ(valueOf(stepper, "allNoisy", m_page), "TRUE");
}

TEST_F(SstSteps, mapSstGoesDownToWhatIsNoisyOrMeaningful)
{
    const AlgorithmRun run = recordMapSst(m_page, m_measured, m_marks);
    ASSERT_NO_FATAL_FAILURE(expectRun(m_page, run));
    EXPECT_EQ(labelsOf(run), "- 1 5 8 9 10 11 12 13 14 " // the root
                             "- 1 5 8 9 10 11 12 "       // the body
                             "13 14 - 1 2 3 "            // the menu
                             "13 14 - 1 5 6 7 "          // the main part
                             "16 16");
    RunStepper stepper = stepperOf(run);
    ASSERT_TRUE(stepper.next(Grain::Level));
    EXPECT_EQ(valueOf(stepper, "E", m_page), "div class=\"menu\"");
    EXPECT_EQ(valueOf(stepper, "E_p is", m_page), "noisy");
    stepper.seek(stepper.eventCount() - 2);
    EXPECT_EQ(valueOf(stepper, "E", m_page), "body") << "after a return the variables are the caller's";
}

// Each call of MarkNoise ends with the mark of its element node, and each element node is judged once.
void expectMarks(const AlgorithmRun& run, const Document& page, const MeasuredTree& measured,
                 const Marks& marks)
{
    RunStepper stepper = stepperOf(run);
    std::map<std::string, int> noisy;
    std::size_t calls = 0;
    do {
        calls += stepper.line().kind == LineKind::Call ? 1 : 0;
        if (stepper.line().kind == LineKind::Noise)
            ++noisy[valueOf(stepper, "E", page)];
    } while (stepper.next(Grain::Line));
    std::map<std::string, int> wanted;
    for (std::uint32_t i = 0; i < measured.tree.elementCount(); ++i) {
        if (marks.of(ElementId{i}) == ElementMark::Noisy)
            ++wanted[labelText(*measured.site, measured.tree, ElementId{i})];
    }
    ASSERT_EQ(noisy, wanted);
    ASSERT_EQ(calls, measured.tree.elementCount());
}

// MapSST deletes all that MarkNoise prunes of the page, and leaves what the filter keeps.
void expectRuns(const Document& page, const MeasuredTree& measured, const Marks& marks)
{
    const KeepMask kept = cleanPage(page, measured, marks).result.kept;
    const AlgorithmRun marking = recordMarkNoise(page, measured, marks);
    ASSERT_NO_FATAL_FAILURE(expectRun(page, marking));
    const KeepMask unmarked = keptAtEnd(marking, page);
    for (std::size_t node = 0; node < kept.size(); ++node)
        ASSERT_TRUE(unmarked[node] || !kept[node]) << node;
    const AlgorithmRun mapping = recordMapSst(page, measured, marks);
    ASSERT_NO_FATAL_FAILURE(expectRun(page, mapping));
    ASSERT_EQ(keptAtEnd(mapping, page), kept);
}

TEST(SstStepsAtRandom, agreeWithTheMarksAndTheCleanedPage)
{
    std::mt19937 random(31);
    for (int i = 0; i < 150; ++i) {
        std::vector<Document> pages = pagesAtRandom(random);
        SiteStyleTree site;
        site.options.leaves = static_cast<LeafNodes>(random() % 3);
        for (const Document& each : pages)
            grow(site, each);
        MeasureOptions options;
        options.mergesSimilar = random() % 2 == 0;
        const MeasuredTree measured = measure(site, options);
        const Marks marks = markElements(measured, static_cast<double>(random() % 10) / 10);
        pages.push_back(pagesAtRandom(random, 1).front());
        for (const Document& each : pages) {
            ASSERT_NO_FATAL_FAILURE(expectRuns(each, measured, marks)) << "site " << i;
            ASSERT_NO_FATAL_FAILURE(
                expectMarks(recordMarkNoise(each, measured, marks), each, measured, marks))
                << "site " << i;
        }
    }
}

TEST(SstStepsCorpus, agreeWithTheCleanedPagesOfEverySite)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    std::map<std::filesystem::path, std::vector<std::filesystem::path>> sites;
    for (const auto& path : corpusPages("sites"))
        sites[path.parent_path()].push_back(path);
    for (const auto& [folder, paths] : sites) {
        SiteStyleTree site;
        std::vector<Document> pages;
        for (const auto& path : paths) {
            pages.push_back(parsedFile(path));
            grow(site, pages.back());
        }
        const MeasuredTree measured = measure(site);
        const Marks marks = markElements(measured, usualThreshold);
        for (const Document& each : pages)
            ASSERT_NO_FATAL_FAILURE(expectRuns(each, measured, marks)) << folder;
    }
}

} // namespace
} // namespace tagseam::test
