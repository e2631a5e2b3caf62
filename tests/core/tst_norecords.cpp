// SPDX-License-Identifier: MIT
// Pages without records, written for this: articles, forms, empty results. They have menus, columns of links
// and tables of a few rows, as real pages do, and none of these is to be taken for records.
#include "core/methods/separators/separators.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

std::string factorsOf(const RecordEvidence& evidence)
{
    std::string text;
    for (const EvidenceFactor& factor : evidenceFactors)
        text += fmt::format(" {} {:.3f}", factor.key, evidence.*factor.value);
    return text + fmt::format(" prose {:.3f}", evidence.prose);
}

// What the answer rests on, for people: the strongest candidate, and how sure the answer is.
std::string reasonOf(const SeparatedPage& page)
{
    std::string text = fmt::format("{} positions, {} lists, confidence {:.3f}, margin {:.2f}",
                                   page.sequence.size(), page.lists, page.confidence, page.margin);
    if (page.candidates.empty())
        return text + ", no candidate";
    const RecordRegion& strongest = page.candidates.front();
    return text +
           fmt::format(", strongest {:.3f}:{}; {} x {}", strongest.strength, factorsOf(strongest.evidence),
                       strongest.records.size(),
                       tagPathText(page.sequence, page.sequence.symbols[strongest.span().begin.value]));
}

TEST(NoRecords, isTheAnswerForArticlesFormsAndEmptyResults)
{
    const std::filesystem::path folder = std::filesystem::path(TAGSEAM_TRUTH).parent_path() / "norecords";
    const std::vector<std::filesystem::path> files = filesBelow(folder, ".html");
    EXPECT_GE(files.size(), 10U);
    for (const std::filesystem::path& file : files) {
        const Document page = *parseHtml(bytesOf(file));
        const SeparatedPage separated = separateRecords(page, {});
        EXPECT_TRUE(separated.regions.empty()) << file << ": " << reasonOf(separated);
        const FilterResult filtered = filterBySeparators({page}, {}, {});
        EXPECT_EQ(filtered.kept, KeepMask(page.size(), true)) << file;
        EXPECT_TRUE(filtered.records.empty()) << file;
    }
}

} // namespace
} // namespace tagseam::test
