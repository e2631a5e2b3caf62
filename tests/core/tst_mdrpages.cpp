// SPDX-License-Identifier: MIT
// Data regions of real pages: what holds for every region, and what a pruned page read again gives.
#include "core/methods/mdr/mdr.h"
#include "core/methods/methods.h"
#include "core/methods/tagtree.h"
#include "core/page/serializehtml.h"
#include "tests/core/mdrtrees.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

namespace fs = std::filesystem;

Document read(const fs::path& file)
{
    Result<Document> page = parseHtml(bytesOf(file));
    if (!page)
        throw std::runtime_error("cannot parse " + file.string());
    return *std::move(page);
}

void expectRegion(const Document& page, const DataRegion& region, const MdrOptions& options)
{
    ASSERT_GE(region.length, 1U);
    ASSERT_LE(region.length, options.longest);
    ASSERT_EQ(region.nodes.size() % region.length, 0U);
    ASSERT_GE(region.nodes.size(), std::size_t{2} * region.length);
    ASSERT_GE(region.records.size(), 2U);
    for (std::size_t i = 0; i < region.nodes.size(); ++i) {
        ASSERT_EQ(page.parent(region.nodes[i]), region.parent);
        ASSERT_TRUE(i == 0 || region.nodes[i - 1] < region.nodes[i]);
    }
    const std::span nodes(region.nodes);
    // Comparing is linear in the page: a long region is looked at here and there.
    const std::size_t stride = region.length * (1 + nodes.size() / region.length / 8);
    for (std::size_t at = 0; at + 2 * region.length <= nodes.size(); at += stride) {
        const Likeness likeness = compareNodes(page, nodes.subspan(at, region.length),
                                               nodes.subspan(at + region.length, region.length), options);
        ASSERT_TRUE(likeness.isAlike) << likeness.value;
    }
    for (const DataRecord& record : region.records) {
        for (const NodeId node : record.nodes) {
            ASSERT_GE(node, region.nodes.front());
            ASSERT_LT(node, page.subtreeEnd(region.nodes.back()));
        }
    }
}

TEST(MdrPages, everyRegionIsOneAndNoneIsWithinAnother)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    for (const fs::path& file : corpusPages("velloso2014")) {
        SCOPED_TRACE(file.filename());
        const Document page = read(file);
        for (const MdrPreset& preset : mdrPresets) {
            const MinedRecords mined = mineDataRecords(page, preset.options);
            NodeId end{0};
            for (const DataRegion& region : mined.regions) {
                ASSERT_NO_FATAL_FAILURE(expectRegion(page, region, preset.options));
                ASSERT_GE(region.nodes.front(), end) << "it begins within another";
                end = page.subtreeEnd(region.nodes.back());
            }
        }
    }
}

// Tags, texts and levels of the tag tree, whatever numbers its page gives to names.
std::string tagsOf(const Document& page, const KeepMask* within)
{
    const TagTree tree = tagTree(page, true, within);
    std::string text;
    for (TagNode node = 0; node < tree.size(); ++node) {
        text += page.isElement(tree.nodes[node]) ? std::string(page.name(tree.nodes[node])) : "#";
        text += std::to_string(tree.sizeOf(node)) + " ";
    }
    return text;
}

std::vector<std::uint32_t> countsOf(const MinedRecords& mined)
{
    std::vector<std::uint32_t> counts;
    for (const DataRegion& region : mined.regions) {
        counts.push_back(region.length);
        counts.push_back(static_cast<std::uint32_t>(region.nodes.size()));
        counts.push_back(static_cast<std::uint32_t>(region.records.size()));
    }
    return counts;
}

// Style sheets are written whether they are kept or not, so that a pruned page looks like the page.
KeepMask withoutStyles(const Document& page, KeepMask mask)
{
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.name(node) == "style" || page.name(node) == "link")
            mask[node.value] = false;
    }
    return mask;
}

TEST(MdrPages, aMaskGivesWhatThePrunedPageReadAgainDoes)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    for (const fs::path& file : corpusPages("velloso2014")) {
        SCOPED_TRACE(file.filename());
        const Document page = read(file);
        const KeepMask kept = methodNamed("jidm-2013")->run({page}, {}).kept;
        const Result<Document> pruned = parseHtml(serializeHtml(page, kept), "utf-8");
        ASSERT_TRUE(pruned);
        const KeepMask mask = withoutStyles(page, kept);
        const KeepMask again = withoutStyles(*pruned, KeepMask(pruned->size(), true));
        ASSERT_TRUE(tagsOf(page, &mask) == tagsOf(*pruned, &again)) << "the tag trees agree";
        for (const MdrPreset& preset : mdrPresets)
            EXPECT_EQ(countsOf(mineDataRecords(page, preset.options, &mask)),
                      countsOf(mineDataRecords(*pruned, preset.options, &again)))
                << preset.name;
    }
}

} // namespace
} // namespace tagseam::test
