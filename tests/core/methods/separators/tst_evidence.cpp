// SPDX-License-Identifier: MIT
// Evidence of records against double loops over pairs of them.
#include "core/methods/separators/evidence.h"

#include "tests/core/methods/separators/separatorsoracle.h"

namespace tagseam::test {
namespace {

// Records at random: separate and ascending.
std::vector<Region> recordsAtRandom(std::uint32_t positions, std::mt19937& random)
{
    std::vector<std::uint32_t> bounds;
    for (std::uint32_t at = 0; at <= positions; ++at) {
        if (random() % 3 == 0)
            bounds.push_back(at);
    }
    std::vector<Region> records;
    for (std::size_t i = 0; i + 1 < bounds.size(); i += 1 + random() % 2)
        records.push_back({Position{bounds[i]}, Position{bounds[i + 1]}});
    return records;
}

// `records` records of `kinds` symbols each, of which one is a text of `characters`.
RecordEvidence evidenceOf(std::uint32_t records, std::uint32_t kinds, std::uint32_t characters)
{
    std::vector<Symbol> symbols;
    std::vector<std::uint32_t> texts;
    std::vector<Region> regions;
    for (std::uint32_t record = 0; record < records; ++record) {
        for (std::uint32_t kind = 0; kind < kinds; ++kind) {
            symbols.push_back({kind});
            texts.push_back(kind == 0 ? characters : 0);
        }
        regions.push_back({Position{record * kinds}, Position{(record + 1) * kinds}});
    }
    return EvidenceScale(symbols, texts).weigh(regions);
}

// The examples of evidence.h.
TEST(Evidence, growsWithRecordsSymbolsAndText)
{
    EXPECT_NEAR(evidenceOf(3, 5, 147).count, 0.333, 0.001);
    EXPECT_NEAR(evidenceOf(30, 5, 147).count, 0.933, 0.001);
    EXPECT_EQ(evidenceOf(3, 2, 147).complexity, leastFactor) << "an item of a menu";
    EXPECT_NEAR(evidenceOf(3, 3, 147).complexity, 0.167, 0.001);
    EXPECT_NEAR(evidenceOf(3, 10, 147).complexity, 0.75, 0.001);
    EXPECT_NEAR(evidenceOf(3, 5, 11).textLength, 0.497, 0.001) << "a word or two";
    EXPECT_NEAR(evidenceOf(3, 5, 147).textLength, 1, 0.001) << "two lines";
    EXPECT_EQ(evidenceOf(3, 5, 148).textLength, 1);
}

TEST(Evidence, isThatOfLoopsOverAllPairs)
{
    std::mt19937 random(4);
    for (int round = 0; round < (isShort ? 100 : 1000); ++round) {
        SCOPED_TRACE(round);
        std::vector<Symbol> symbols;
        std::vector<std::uint32_t> characters;
        const auto positions = static_cast<std::uint32_t>(6 + random() % 60);
        const auto alphabet = 1 + random() % 12;
        for (std::uint32_t at = 0; at < positions; ++at) {
            symbols.push_back({static_cast<std::uint32_t>(random() % alphabet)});
            characters.push_back(random() % 3 == 0 ? static_cast<std::uint32_t>(random() % 900) : 0);
        }
        EvidenceScale scale(symbols, characters); // weighs several lists: nothing is left of the one before
        for (int list = 0; list < 5; ++list) {
            const std::vector<Region> records = recordsAtRandom(positions, random);
            if (records.size() < 2)
                continue;
            const RecordEvidence evidence = scale.weigh(records);
            for (const EvidenceFactor& factor : evidenceFactors) {
                ASSERT_GT(evidence.*factor.value, 0) << factor.key;
                ASSERT_LE(evidence.*factor.value, 1) << factor.key;
            }
            const RecordEvidence plain = plainEvidence(symbols, records);
            ASSERT_NEAR(evidence.coverage, plain.coverage, 1e-12);
            ASSERT_NEAR(evidence.similarity, plain.similarity, 1e-12);
            ASSERT_NEAR(evidence.diversity, plain.diversity, 1e-12);
            ASSERT_GE(evidence.prose, 0);
            const auto count = static_cast<std::uint32_t>(records.size());
            ASSERT_GE(scoreLimit(evidence.coverage, count), scoreOf(evidence));
            ASSERT_LE(scoreLimit(evidence.coverage, count), 1);
            const auto known = std::span(records).first(1 + random() % (count - 1));
            const auto further = std::span(records).subspan(known.size());
            ASSERT_NEAR(scale.leastLikeness(further, known), plainLeastLikeness(symbols, further, known),
                        1e-12);
        }
    }
}

TEST(Evidence, proseIsTextBeyondTwoLinesAndInNoStrength)
{
    EXPECT_EQ(evidenceOf(2, 2, 147).prose, 0);
    EXPECT_NEAR(evidenceOf(2, 2, 1000).prose, 1.909, 0.001);
    EXPECT_EQ(evidenceOf(2, 2, 1000).textLength, 1);
    EXPECT_EQ(scoreOf(evidenceOf(2, 2, 1000)), scoreOf(evidenceOf(2, 2, 148)));
}

} // namespace
} // namespace tagseam::test
