// SPDX-License-Identifier: MIT
// Mined records: their output, and their statuses on the pruned page.
#include "core/methods/mdr/recordchanges.h"
#include "core/methods/mdr/recordsjson.h"
#include "core/select/selector.h"

#include "tests/core/page/testpages.h"

#include <nlohmann/json.hpp>

#include <gmock/gmock.h>

using namespace tagseam;
using test::page;

namespace {

constexpr std::string_view list = "<body><ul><li>One,  <b>\"1\"</b></li><li>Two<script>x</script></li></ul>"
                                  "<ol><li>Three</li><li>Four</li></ol></body>";

NodeId at(const Document& document, std::string_view xpath)
{
    const auto nodes = selectNodes(document, xpath);
    return nodes && !nodes->empty() ? nodes->front() : noNode;
}

// Each record: its XPaths.
DataRegion region(const Document& document, std::string_view parent,
                  const std::vector<std::vector<std::string>>& records)
{
    DataRegion region{at(document, parent), 1, {}, {}};
    for (const auto& paths : records) {
        DataRecord record;
        for (const std::string& path : paths)
            record.nodes.push_back(at(document, path));
        region.nodes.insert(region.nodes.end(), record.nodes.begin(), record.nodes.end());
        region.records.push_back(std::move(record));
    }
    return region;
}

KeepMask without(const Document& document, std::string_view xpath)
{
    KeepMask kept(document.size(), true);
    const NodeId root = at(document, xpath);
    for (std::uint32_t node = root.value; node < document.subtreeEnd(root).value; ++node)
        kept[node] = false;
    return kept;
}

std::vector<RecordStatus> statusesOf(const std::vector<RecordChange>& changes)
{
    std::vector<RecordStatus> statuses;
    for (const RecordChange& change : changes)
        statuses.push_back(change.status);
    return statuses;
}

} // namespace

TEST(RecordsJson, tellsRegionsRecordsAndTexts)
{
    const Document document = page(list);
    const MinedRecords mined{{region(document, "//ul", {{"//ul/li[1]"}, {"//ul/li[2]"}}),
                              region(document, "//ol", {{"//ol/li[1]", "//ol/li[2]"}})}};
    const std::string json = recordsJson(document, mined);
    EXPECT_EQ(json.back(), '\n');
    EXPECT_EQ(
        nlohmann::ordered_json::parse(json).dump(),
        R"({"schema":"tagseam.records/1","regions":[{"parent":"/html/body/ul","length":1,"records":[)"
        R"({"nodes":["/html/body/ul/li[1]"],"text":"One, \"1\""},)"
        R"({"nodes":["/html/body/ul/li[2]"],"text":"Two"}]},)"
        R"({"parent":"/html/body/ol","length":1,"records":[)"
        R"({"nodes":["/html/body/ol/li[1]","/html/body/ol/li[2]"],"text":"Three Four"}]}],"records":3})");
    EXPECT_EQ(recordsCsv(document, mined),
              "region,parent,record,nodes,text\r\n"
              "1,/html/body/ul,1,/html/body/ul/li[1],\"One, \"\"1\"\"\"\r\n"
              "1,/html/body/ul,2,/html/body/ul/li[2],Two\r\n"
              "2,/html/body/ol,1,/html/body/ol/li[1] | /html/body/ol/li[2],Three Four\r\n");
    EXPECT_EQ(recordsJson(document, {}), "{\"schema\":\"tagseam.records/1\",\"regions\":[],\"records\":0}\n");
    EXPECT_EQ(recordsCsv(document, {}), "region,parent,record,nodes,text\r\n");
}

TEST(RecordsJson, textsAreCutBetweenCharactersAndWithoutWhatIsNotKept)
{
    const Document document = page("<body><p>caf\xC3\xA9 au lait</p><p><b>a</b><i>b</i></p></body>");
    const DataRecord coffee{{at(document, "//p[1]")}};
    const RecordTexts texts(document);
    EXPECT_EQ(texts.of(coffee, 4), "caf\xC3\xA9");
    EXPECT_EQ(texts.of(coffee), "caf\xC3\xA9 au lait");
    const KeepMask kept = without(document, "//b");
    EXPECT_EQ(texts.of({{at(document, "//p[2]")}}), "a b");
    EXPECT_EQ(RecordTexts(document, &kept).of({{at(document, "//p[2]")}}), "b");
}

TEST(RecordsJson, textsAreWhatAReaderSees)
{
    const Document document =
        page("<body><p>a <i hidden>b</i><video>c</video><button aria-expanded=false>d</button></p>");
    EXPECT_EQ(RecordTexts(document).of({{at(document, "//p")}}), "a d");
}

TEST(RecordChanges, goneOnesAreToldApartByTheContentOnly)
{
    const Document document = page(list);
    const MinedRecords original{{region(document, "//ul", {{"//ul/li[1]"}, {"//ul/li[2]"}}),
                                 region(document, "//ol", {{"//ol/li[1]"}, {"//ol/li[2]"}})}};
    const MinedRecords pruned{{region(document, "//ul", {{"//ul/li[1]"}})}};
    const KeepMask kept = without(document, "//ol");
    const RecordChanges unknown = compareRecords(document, original, pruned, kept);
    EXPECT_THAT(statusesOf(unknown.original[0]),
                testing::ElementsAre(RecordStatus::Kept, RecordStatus::Gone));
    EXPECT_EQ(unknown.count(RecordStatus::Gone), 3);
    KeepMask content = without(document, "//ul");
    content.flip();
    const RecordChanges known = compareRecords(document, original, pruned, kept, &content);
    EXPECT_THAT(statusesOf(known.original[0]), testing::ElementsAre(RecordStatus::Kept, RecordStatus::Lost));
    EXPECT_THAT(statusesOf(known.original[1]), testing::Each(RecordStatus::GoneNoise));
    EXPECT_EQ(known.count(RecordStatus::Gone), 0);
}

TEST(RecordChanges, thoseThatShareMostAreOneRecord)
{
    const Document document =
        page("<body><div><p><b>1</b><i>2</i></p></div><div><p>3</p></div><div><p>4</p></div></body>");
    const MinedRecords original{{region(document, "//body", {{"//div[1]"}, {"//div[2]", "//div[3]"}})}};
    const MinedRecords pruned{{region(document, "//body", {{"//div[1]/p"}, {"//div[2]"}, {"//div[3]"}})}};
    const KeepMask kept(document.size(), true);
    const RecordChanges changes = compareRecords(document, original, pruned, kept);
    EXPECT_THAT(statusesOf(changes.original[0]), testing::Each(RecordStatus::Changed));
    EXPECT_THAT(statusesOf(changes.pruned[0]),
                testing::ElementsAre(RecordStatus::Changed, RecordStatus::Changed, RecordStatus::New));
    EXPECT_EQ(changes.original[0][1].partner, (RecordPlace{0, 1})); // half of it: the first of the equal ones
    EXPECT_EQ(changes.count(RecordStatus::Changed), 2);
    EXPECT_EQ(changes.count(RecordStatus::New), 1);
}

TEST(RecordChanges, whatWasPrunedCountsForNeither)
{
    const Document document = page("<body><div><p>1</p><ul><li>2<li>3<li>4</ul></div><div>5</div></body>");
    const MinedRecords original{{region(document, "//body", {{"//div[1]"}, {"//div[2]"}})}};
    const MinedRecords pruned{{region(document, "//div[1]", {{"//div[1]/p"}})}};
    EXPECT_EQ(compareRecords(document, original, pruned, KeepMask(document.size(), true)).pruned[0][0].status,
              RecordStatus::New);
    EXPECT_EQ(compareRecords(document, original, pruned, without(document, "//ul")).pruned[0][0].status,
              RecordStatus::Changed);
}
