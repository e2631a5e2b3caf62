// SPDX-License-Identifier: MIT
// Real pages through every stage, whole, and truncated and damaged anywhere.
#include "core/page/serializehtml.h"
#include "core/tps/tracejson.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

// Sends bytes through all stages with one variant. False if they are not a page; any error but NotText and
// Empty fails.
bool goThrough(const std::string& bytes, const Variant& variant)
{
    const Result<Document> document = parseHtml(bytes);
    if (!document) {
        EXPECT_TRUE(document.error().code == ErrorCode::NotText || document.error().code == ErrorCode::Empty)
            << static_cast<int>(document.error().code);
        return false;
    }
    const TagPathSequence sequence = convertTreeToSequence(*document);
    const SearchTrace trace = searchRegion(sequence.symbols, variant.options);
    EXPECT_LE(trace.region.begin, trace.region.end);
    EXPECT_LE(trace.region.end.value, sequence.size());
    const KeepMask mask = pruneDomTree(*document, sequence, trace.region);
    const NodeCounts counts = countNodes(sequence, mask);
    EXPECT_GE(counts.raw, counts.kept);
    EXPECT_GE(counts.kept, trace.region.size());
    SerializeOptions options;
    options.stampNodes = true;
    serializeHtml(*document, mask, options);
    tpsJson(sequence, searchRegion(sequence.symbols), {});
    traceJson(trace, nullptr);
    return true;
}

TEST(NightCorpus, everyFileGoesThroughEveryStageWithEveryVariant)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    for (const auto& file : test::filesBelow(TAGSEAM_CORPUS)) { // tables and XML among them: text is text
        const std::string bytes = test::bytesOf(file);
        for (const Variant& variant : variants)
            EXPECT_TRUE(goThrough(bytes, variant)) << file;
    }
    for (const auto& file : test::corpusPages())
        EXPECT_GT(convertTreeToSequence(*parseHtml(test::bytesOf(file))).size(), 20U) << file;
}

TEST(Corpus, aPageCutOrDamagedAnywhereGivesAResult)
{
    TAGSEAM_NEEDS("corpus", test::hasCorpus());
    EXPECT_FALSE(goThrough("", variants.front()));
    const auto files = test::corpusPages();
    std::mt19937 random(12);
    int ofCut = 0;
    int ofDamaged = 0;
    for (std::size_t run = 0; run < 80; ++run) { // over eight pages, spread over the folders
        const std::string bytes = test::bytesOf(files[run / 10 * files.size() / 8]);
        const Variant& variant = variants[random() % variants.size()];
        ofCut += goThrough(bytes.substr(0, random() % bytes.size()), variant) ? 1 : 0;
        std::string damaged = bytes;
        for (std::size_t flips = std::size_t{1} << (random() % 12); flips > 0; --flips)
            damaged[random() % damaged.size()] = static_cast<char>(random());
        ofDamaged += goThrough(damaged, variant) ? 1 : 0;
    }
    EXPECT_GT(ofCut, 72) << "all but those cut before the first tag";
    EXPECT_GT(ofDamaged, 40) << "fewer, and the damage would be too heavy to show anything";
}

} // namespace
} // namespace tagseam
