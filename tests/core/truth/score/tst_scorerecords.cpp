// SPDX-License-Identifier: MIT
// Found records against true ones: the rules, the largest matching, and the records told apart.
#include "core/truth/score/scorerecords.h"

#include "tests/core/page/testpages.h"

#include <set>

namespace tagseam::test {
namespace {

// Records have up to three roots anywhere, and some contain one another.
std::vector<RecordNodes> randomRecords(const ScoredNodes& scored, std::mt19937& random)
{
    std::vector<RecordNodes> records(random() % 6);
    for (RecordNodes& record : records) {
        for (auto i = 1 + random() % 3; i > 0; --i)
            record.push_back(scored.nodes[random() % scored.nodes.size()]);
    }
    return records;
}

std::set<NodeId> nodesOf(const Document& document, const ScoredNodes& scored, const RecordNodes& record)
{
    std::set<NodeId> nodes;
    for (const NodeId root : record) {
        for (const NodeId node : scored.nodes) {
            if (root <= node && node < document.subtreeEnd(root))
                nodes.insert(node);
        }
    }
    return nodes;
}

std::size_t sharedBy(const std::set<NodeId>& a, const std::set<NodeId>& b)
{
    return static_cast<std::size_t>(std::ranges::count_if(a, [&](NodeId node) { return b.contains(node); }));
}

TEST(ScoreRecords, matchWhenHalfOfTheirNodesAreShared)
{
    const Document document = page("<body><p>a</p><p>b</p><p>c</p></body>");
    const ScoredNodes scored = scoredNodes(document); // body 0, p 1, a 2, p 3, b 4, p 5, c 6
    const auto hits = [&](const std::vector<RecordNodes>& found, const std::vector<RecordNodes>& truth) {
        return scoreRecords(document, scored, found, truth).records;
    };
    const RecordNodes one{scored.nodes[1]};
    EXPECT_EQ(hits({{scored.nodes[1], scored.nodes[3]}}, {one}), (Hits{1, 0, 0}));
    EXPECT_EQ(hits({{scored.nodes[1], scored.nodes[3], scored.nodes[5]}}, {one}), (Hits{0, 1, 1}));
    EXPECT_EQ(hits({{}}, {one}), (Hits{0, 0, 1})) << "a record of nothing";
}

// Tries all matchings.
std::uint64_t mostMatches(const std::vector<std::vector<bool>>& fits, std::size_t found, std::uint64_t taken)
{
    if (found == fits.size())
        return 0;
    std::uint64_t best = mostMatches(fits, found + 1, taken);
    for (std::size_t t = 0; t < fits[found].size(); ++t) {
        if (fits[found][t] && (taken >> t & 1U) == 0)
            best = std::max(best, 1 + mostMatches(fits, found + 1, taken | 1ULL << t));
    }
    return best;
}

TEST(ScoreRecords, agreesWithTryingAll)
{
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        const Document document = build(randomPage(random));
        const ScoredNodes scored = scoredNodes(document);
        if (scored.nodes.empty())
            continue;
        const auto found = randomRecords(scored, random);
        const auto truth = randomRecords(scored, random);
        const double least = 0.1 * static_cast<double>(1 + random() % 10);
        std::vector<std::vector<bool>> fits;
        for (const auto& f : found) {
            auto& row = fits.emplace_back();
            for (const auto& t : truth) {
                const auto a = nodesOf(document, scored, f);
                const auto b = nodesOf(document, scored, t);
                const std::size_t both = sharedBy(a, b);
                const auto either = static_cast<double>(a.size() + b.size() - both);
                row.push_back(both > 0 && static_cast<double>(both) >= least * either);
            }
        }
        const RecordScore score = scoreRecords(document, scored, found, truth, least);
        ASSERT_EQ(score.records.both, mostMatches(fits, 0, 0)) << round;
        ASSERT_EQ(score.records.both + score.records.foundOnly, found.size());
        ASSERT_EQ(score.records.both + score.records.groundTruthOnly, truth.size());
        for (const RecordMatch& match : score.matches)
            ASSERT_TRUE(fits[match.found][match.truth]);
    }
}

// True records as a method may find them: some are missed, some come with their parents, some incomplete.
std::vector<RecordNodes> foundOf(const Document& document, const ScoredNodes& scored,
                                 const std::vector<RecordNodes>& truth, std::mt19937& random)
{
    std::vector<RecordNodes> found = randomRecords(scored, random);
    found.resize(std::min<std::size_t>(found.size(), random() % 2));
    for (const RecordNodes& record : truth) {
        const NodeId root = record.front();
        const auto size = document.subtreeEnd(root).value - root.value;
        switch (random() % 4) {
        case 0:
            break;
        case 1:
            found.push_back({root == document.body() ? root : document.parent(root)});
            break;
        case 2:
            found.push_back({NodeId{root.value + static_cast<std::uint32_t>(random() % size)}});
            break;
        default:
            found.push_back(record);
        }
    }
    return found;
}

// The definition taken literally, with sets of nodes.
std::uint64_t plainlyOneToOne(const std::vector<std::set<NodeId>>& found,
                              const std::vector<std::set<NodeId>>& truth)
{
    std::uint64_t told = 0;
    for (const auto& f : found) {
        for (const auto& t : truth) {
            const auto sharesWith = [](const auto& record) {
                return [&](const auto& other) { return sharedBy(record, other) > 0; };
            };
            told += std::ranges::count_if(truth, sharesWith(f)) == 1 &&
                            std::ranges::count_if(found, sharesWith(t)) == 1 && sharedBy(f, t) > 0 &&
                            2 * sharedBy(f, t) >= t.size()
                        ? 1U
                        : 0U;
        }
    }
    return told;
}

TEST(RecordsOneToOne, agreeWithTheDefinitionReadWordByWord)
{
    std::mt19937 random(4);
    std::uint64_t told = 0;
    std::uint64_t notTold = 0;
    for (int round = 0; round < 5000; ++round) {
        const Document document = build(randomPage(random));
        const ScoredNodes scored = scoredNodes(document);
        if (scored.nodes.empty())
            continue;
        const auto truth = randomRecords(scored, random);
        const auto found =
            round % 4 == 0 ? randomRecords(scored, random) : foundOf(document, scored, truth, random);
        const auto setsOf = [&](const std::vector<RecordNodes>& records) {
            std::vector<std::set<NodeId>> sets;
            for (const RecordNodes& record : records)
                sets.push_back(nodesOf(document, scored, record));
            std::erase_if(sets, [](const auto& nodes) { return nodes.empty(); });
            return sets;
        };
        const Hits hits = recordsOneToOne(document, scored, found, truth);
        ASSERT_EQ(hits.both, plainlyOneToOne(setsOf(found), setsOf(truth))) << round;
        ASSERT_EQ(hits.both + hits.foundOnly, setsOf(found).size());
        ASSERT_EQ(hits.both + hits.groundTruthOnly, setsOf(truth).size());
        told += hits.both;
        notTold += hits.groundTruthOnly;
    }
    EXPECT_GT(told, 300U) << "most rounds would show nothing";
    EXPECT_GT(notTold, 300U);
}

} // namespace
} // namespace tagseam::test
