// SPDX-License-Identifier: MIT
// The JSON of the TPS stages, read by another program's eyes and compared with the values.
#include "core/tps/tracejson.h"

#include "tests/core/samplepages.h"
#include "tests/core/testsequences.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>

namespace tagseam {
namespace {

using Json = nlohmann::ordered_json;
using test::page;
using testing::ElementsAre;
using testing::ElementsAreArray;

std::vector<std::string> keysOf(const Json& object)
{
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

void expectRange(const Json& range, Region region)
{
    EXPECT_EQ(range, Json::array({region.begin.value, region.end.value}));
}

void expectTrace(const Json& json, const SearchTrace& trace)
{
    EXPECT_THAT(keysOf(json), ElementsAre("schema", "options", "positions", "alphabet", "levels", "region"));
    EXPECT_EQ(json["schema"], "tagseam.trace/1");
    EXPECT_EQ(json["positions"], trace.positions);
    EXPECT_EQ(json["alphabet"], trace.alphabetSize);
    expectRange(json["region"], trace.region);
    ASSERT_EQ(json["levels"].size(), trace.levels.size());
    for (std::size_t i = 0; i < trace.levels.size(); ++i) {
        const Level& level = trace.levels[i];
        const Json& ofLevel = json["levels"][i];
        EXPECT_THAT(keysOf(ofLevel), ElementsAre("begin", "end", "attempts", "kept"));
        EXPECT_EQ(ofLevel["begin"], level.region.begin.value);
        EXPECT_EQ(ofLevel["end"], level.region.end.value);
        expectRange(ofLevel["kept"], level.kept);
        const auto attempts = trace.attemptsOf(level);
        ASSERT_EQ(ofLevel["attempts"].size(), attempts.size());
        for (std::size_t k = 0; k < attempts.size(); ++k) {
            const Json& ofAttempt = ofLevel["attempts"][k];
            EXPECT_THAT(keysOf(ofAttempt), ElementsAre("threshold", "alphabet", "openings"));
            EXPECT_EQ(ofAttempt["threshold"], attempts[k].threshold);
            EXPECT_EQ(ofAttempt["alphabet"], attempts[k].alphabetSize);
            const auto openings = trace.openingsOf(attempts[k]);
            ASSERT_EQ(ofAttempt["openings"].size(), openings.size());
            for (std::size_t o = 0; o < openings.size(); ++o) {
                const Json& ofOpening = ofAttempt["openings"][o];
                EXPECT_THAT(keysOf(ofOpening), ElementsAre("split", "left", "right", "verdict"));
                EXPECT_EQ(ofOpening["split"], openings[o].split.value);
                EXPECT_EQ(ofOpening["left"], openings[o].left);
                EXPECT_EQ(ofOpening["right"], openings[o].right);
                EXPECT_EQ(ofOpening["verdict"], name(openings[o].verdict));
            }
        }
    }
}

TEST(TraceJson, saysEveryDecisionOfTheTrace)
{
    std::mt19937 random(11);
    for (int i = 0; i < 300; ++i) {
        std::vector<Symbol> symbols;
        for (std::size_t n = random() % 60; n > 0; --n)
            symbols.push_back({static_cast<std::uint32_t>(random() % 12)});
        const SearchTrace trace = searchRegion(symbols, readings[random() % readings.size()].options);
        ASSERT_NO_FATAL_FAILURE(expectTrace(Json::parse(traceJson(trace, nullptr)), trace));
    }
}

TEST(TraceJson, namesTheOptionsAsTheCommandLineSpellsThem)
{
    SearchOptions search{FrequencyFilter::AtLeast, SizeRule::Off, 0.35, AfterRejection::NextThreshold,
                         SplitSymbol::Keep};
    const TagPathOptions path{NodeKinds::Elements, StyleKey::None, {"nav", "a\"b"}};
    const SearchTrace trace = searchRegion({}, search);
    EXPECT_EQ(
        Json::parse(traceJson(trace, &path))["options"],
        Json::parse(R"({"reading":"mixed","frequencyFilter":"at-least","sizeRule":"off","advantage":0.35,
              "afterRejection":"next-threshold","splitSymbol":"keep","style":"none","nodes":"elements",
              "leaveOut":["nav","a\"b"]})"));
    EXPECT_THAT(
        keysOf(Json::parse(traceJson(trace, nullptr))["options"]),
        ElementsAre("reading", "frequencyFilter", "sizeRule", "advantage", "afterRejection", "splitSymbol"))
        << "a search without a page has no tag path options";
    for (const Reading& reading : readings) {
        const Json json = Json::parse(traceJson(searchRegion({}, reading.options), nullptr));
        EXPECT_EQ(json["options"]["reading"], reading.name);
    }
    EXPECT_EQ(name(FrequencyFilter::Above), "above");
    EXPECT_EQ(name(SizeRule::Printed), "printed");
    EXPECT_EQ(name(SizeRule::Absolute), "absolute");
    EXPECT_EQ(name(AfterRejection::SameThreshold), "same-threshold");
    EXPECT_EQ(name(SplitSymbol::Drop), "drop");
    EXPECT_EQ(name(NodeKinds::ElementsAndText), "elements+text");
    EXPECT_EQ(name(StyleKey::Class), "class");
    EXPECT_EQ(name(StyleKey::ClassAndStyle), "class+style");
    EXPECT_EQ(name(StyleKey::Presentation), "presentation");
    EXPECT_EQ(name(Verdict::Accepted), "accepted");
    EXPECT_EQ(name(Verdict::TooBalanced), "too-balanced");
    EXPECT_EQ(name(Verdict::NeverOpened), "never-opened");
    EXPECT_EQ(name(Verdict::OneSymbol), "one-symbol");
}

TEST(TpsJson, saysSymbolsAndPathsInThePapersNumbers)
{
    const TagPathOptions defaultPath;
    const TagPathSequence sequence = convertTreeToSequence(test::samplePage("figure2"), defaultPath);
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
    const TagPathSequence sequence = convertTreeToSequence(page("<!--x-->"));
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
