// SPDX-License-Identifier: MIT
// The JSON of the TPS stages, parsed and compared with the values.
#include "core/tps/tracejson.h"

#include "tests/core/page/samplepages.h"
#include "tests/core/tps/testsequences.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace tagseam {
namespace {

using Json = nlohmann::ordered_json;
using test::page;
using testing::ElementsAre;

std::vector<std::string> keysOf(const Json& object)
{
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

// Figure 2 as printed: body and table are pruned, then nothing opens.
TEST(TraceJson, saysEveryDecisionOfTheTrace)
{
    const SearchTrace trace =
        searchRegion(test::symbolsOf({1, 2, 3, 4, 4, 3, 4, 4}), findVariant("printed")->options);
    Json json = Json::parse(traceJson(trace, nullptr));
    json.erase("options");
    EXPECT_EQ(json.dump(),
              R"({"schema":"tagseam.trace/1","positions":8,"alphabet":4,"levels":[)"
              R"({"begin":0,"end":8,"attempts":[{"threshold":1,"alphabet":4,"candidateSplits":[)"
              R"({"split":1,"left":1,"right":7,"verdict":"accepted"}]}],"kept":[1,8]},)"
              R"({"begin":1,"end":8,"attempts":[{"threshold":1,"alphabet":3,"candidateSplits":[)"
              R"({"split":2,"left":1,"right":6,"verdict":"accepted"}]}],"kept":[2,8]},)"
              R"({"begin":2,"end":8,"attempts":[{"threshold":2,"alphabet":2,"candidateSplits":[)"
              R"({"split":8,"left":6,"right":0,"verdict":"none-found"}]},)"
              R"({"threshold":4,"alphabet":1,"candidateSplits":[)"
              R"({"split":2,"left":0,"right":6,"verdict":"one-symbol"}]}],"kept":[2,8]}],"region":[2,8]})");
    EXPECT_EQ(name(Verdict::RejectedBySize), "rejected-by-size");
}

TEST(TraceJson, namesTheOptionsAsTheCommandLineSpellsThem)
{
    SearchOptions search{FrequencyFilter::AtLeast, SizeRule::Off, 0.35, AfterRejection::NextThreshold,
                         SplitSymbol::Keep};
    const TagPathOptions path{NodeKinds::Elements, LabelAttributes::None, {"nav", "a\"b"}};
    const SearchTrace trace = searchRegion({}, search);
    EXPECT_EQ(Json::parse(traceJson(trace, &path))["options"],
              Json::parse(
                  R"({"variant":"mixed","frequencyFilter":"at-least","sizeRule":"off","minDifference":0.35,
              "afterRejection":"next-threshold","splitSymbol":"keep","labelAttributes":"none","nodes":"elements",
              "exclude":["nav","a\"b"]})"));
    EXPECT_THAT(keysOf(Json::parse(traceJson(trace, nullptr))["options"]),
                ElementsAre("variant", "frequencyFilter", "sizeRule", "minDifference", "afterRejection",
                            "splitSymbol"))
        << "a search without a page has no tag path options";
    for (const Variant& variant : variants) {
        const Json json = Json::parse(traceJson(searchRegion({}, variant.options), nullptr));
        EXPECT_EQ(json["options"]["variant"], variant.name);
    }
}

TEST(TpsJson, saysSymbolsAndPathsInThePapersNumbers)
{
    const TagPathOptions defaultPath;
    const TagPathSequence sequence =
        convertTreeToSequence(test::samplePage("figure2", Parser::Libxml2), defaultPath);
    const Json json = Json::parse(tpsJson(sequence, searchRegion(sequence.symbols), {}));
    EXPECT_THAT(keysOf(json), ElementsAre("schema", "options", "positions", "alphabet", "levels", "region",
                                          "nodes", "symbols", "paths"));
    EXPECT_EQ(json["schema"], "tagseam.trace/1");
    Json trace = Json::parse(traceJson(searchRegion(sequence.symbols), &defaultPath));
    for (const auto& [key, value] : trace.items())
        EXPECT_EQ(json[key], value) << "tps adds to what search says";
    EXPECT_EQ(json["positions"], 8);
    EXPECT_EQ(json["alphabet"], 4);
    EXPECT_EQ(json["nodes"], 9);
    EXPECT_EQ(json["symbols"], Json::parse("[1,2,3,4,4,3,4,4]"));
    EXPECT_EQ(json["paths"], Json::parse(R"([{"parent":0,"label":"body","frequency":1},
        {"parent":1,"label":"table","frequency":1},{"parent":2,"label":"tr","frequency":2},
        {"parent":3,"label":"td","frequency":4}])"));
}

TEST(TpsJson, labelsOfAnyCharactersAreStringsOfJson)
{
    const std::string classes = "a\"b\\c\td\x01/é";
    DocumentBuilder builder;
    builder.open("body");
    builder.attribute("class", classes);
    builder.open("p\xFF");
    const TagPathSequence sequence = convertTreeToSequence(std::move(builder).finish());
    const Json json = Json::parse(tpsJson(sequence, searchRegion(sequence.symbols), {}));
    EXPECT_EQ(json["paths"][0]["label"], "body[class=\"" + classes + "\"]");
    EXPECT_EQ(json["paths"][1]["label"], "p\uFFFD") << "a rendered DOM may hand over half a surrogate pair";
}

TEST(TpsJson, ofAPageWithoutABodyIsWellFormed)
{
    const TagPathSequence sequence = convertTreeToSequence(test::libxml2Page("<!--x-->"));
    const Json json = Json::parse(tpsJson(sequence, searchRegion(sequence.symbols), {}));
    EXPECT_EQ(json["positions"], 0);
    EXPECT_EQ(json["symbols"], Json::array());
    EXPECT_EQ(json["paths"], Json::array());
}

TEST(PruneJson, saysCountsReductionAndRegion)
{
    const std::array regions{test::regionOf(7, 20), test::regionOf(30, 300)};
    const Json json = Json::parse(pruneJson({601, 340}, regions));
    EXPECT_THAT(keysOf(json), ElementsAre("schema", "nodes", "reduction", "region", "regions"));
    EXPECT_EQ(json["schema"], "tagseam.prune/1");
    EXPECT_EQ(json["nodes"], Json::parse(R"({"raw":601,"kept":340})"));
    EXPECT_DOUBLE_EQ(json["reduction"].get<double>(), 261.0 / 601);
    EXPECT_EQ(json["region"], Json::parse("[7,300]"));
    EXPECT_EQ(json["regions"], Json::parse("[[7,20],[30,300]]"));
    EXPECT_EQ(Json::parse(pruneJson({0, 0}, std::array{Region{}}))["reduction"], 0.0);
}

} // namespace
} // namespace tagseam
