// SPDX-License-Identifier: MIT
// What holds of every answer by separators: on pages at random, against looking at all lists.
#include "core/methods/separators/separators.h"

#include "tests/core/separatorsoracle.h"

#include <gtest/gtest.h>

#include <ostream>
#include <stop_token>
#include <string>

namespace tagseam {

void PrintTo(const RecordRegion& region,
             std::ostream* to) // NOLINT(readability-identifier-naming): GoogleTest's
{
    *to << region.records.size() << " records from " << region.span().begin.value << " to "
        << region.span().end.value << ", strength " << region.strength;
}

namespace test {
namespace {

constexpr int rounds = 500;

// Every list with its evidence, strongest first.
std::vector<RecordRegion> allRegions(const Document& page, const TagPathSequence& sequence)
{
    const SequenceTree tree(page, sequence.nodes);
    const std::vector<std::uint32_t> characters = charactersAt(page, sequence);
    EvidenceScale scale(sequence.symbols, characters);
    std::vector<RecordRegion> all;
    std::uint64_t steps = 0;
    for (const RecordList& list : findRecordLists(sequence.symbols, tree, steps)) {
        RecordRegion region{
            list.separator, list.parents, recordsOf(list, sequence.symbols, tree, steps), {}, 0};
        region.evidence = scale.weigh(region.records);
        region.strength = strengthOf(region.evidence);
        all.push_back(std::move(region));
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &RecordRegion::strength);
    return all;
}

std::vector<double> strengthsOf(std::span<const RecordRegion> regions)
{
    std::vector<double> strengths;
    for (const RecordRegion& region : regions)
        strengths.push_back(region.strength);
    return strengths;
}

void expectStrongest(const SeparatedPage& page, const std::vector<RecordRegion>& all)
{
    ASSERT_EQ(page.lists, all.size());
    const std::size_t count = std::min<std::size_t>(all.size(), mostCandidates);
    ASSERT_EQ(strengthsOf(page.candidates), strengthsOf(std::span(all).first(count)));
    for (const RecordRegion& candidate : page.candidates)
        ASSERT_TRUE(std::ranges::find(all, candidate) != all.end());
}

void expectChoice(const SeparatedPage& page)
{
    ASSERT_GE(page.margin, 1);
    ASSERT_LE(page.margin, unrivalled);
    ASSERT_GE(page.confidence, 0);
    ASSERT_LE(page.confidence, 1);
    ASSERT_EQ(page.regions.empty(), page.candidates.empty() || page.confidence < leastConfidence);
    for (std::size_t i = 0; i < page.regions.size(); ++i) {
        ASSERT_LT(page.regions[i], page.candidates.size());
        for (std::size_t j = 0; j < i; ++j) {
            const Region a = page.candidates[page.regions[i]].span();
            const Region b = page.candidates[page.regions[j]].span();
            ASSERT_TRUE(a.end <= b.begin || b.end <= a.begin);
        }
    }
}

// One list that is there without doubt, with something before and behind the body.
Document pageOfRecords(std::mt19937& random)
{
    PlainNode document = plainTree(randomListPage(random));
    PlainNode& html = document.children.front();
    PlainNode list{NodeKind::Element, "ul"};
    for (unsigned i = 0; i < 20; ++i) {
        PlainNode text{NodeKind::Text, std::string(100 + random() % 80, 'x')};
        PlainNode record{NodeKind::Element, "li"};
        for (const char* name : {"h3", "a", "b", "p", "i"})
            record.children.push_back({NodeKind::Element, name, {}, {text, {NodeKind::Text, " "}}});
        list.children.push_back(std::move(record));
    }
    html.children.front().children.push_back(std::move(list));
    html.children.insert(html.children.begin(),
                         {NodeKind::Element, "head", {}, {{NodeKind::Element, "title"}}});
    html.children.push_back({NodeKind::Comment, "behind"});
    return build(document);
}

// "What comes once in each record."
void expectSeparatorOnceInEachRecord(const SeparatedPage& page)
{
    const std::span symbols(page.sequence.symbols);
    for (const RecordRegion& candidate : page.candidates) {
        for (const Region record : candidate.records)
            ASSERT_EQ(
                std::ranges::count(symbols.subspan(record.begin.value, record.size()), candidate.separator),
                1);
    }
}

TEST(SeparatorsModel, candidatesAreTheStrongestOfAllListsAndRegionsLieApart)
{
    std::mt19937 random(5);
    std::size_t beyond = 0;
    std::size_t answered = 0;
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        const Document page = round % 10 == 0 ? pageOfRecords(random) : randomListPage(random);
        const SeparatedPage separated = separateRecords(page, {});
        const std::vector<RecordRegion> all = allRegions(page, separated.sequence);
        ASSERT_NO_FATAL_FAILURE(expectStrongest(separated, all));
        ASSERT_NO_FATAL_FAILURE(expectSeparatorOnceInEachRecord(separated));
        ASSERT_NO_FATAL_FAILURE(expectChoice(separated));
        beyond += all.size() > mostCandidates ? 1 : 0;
        answered += separated.regions.empty() ? 0 : 1;
    }
    EXPECT_GT(beyond, 5U); // else nothing was left out
    EXPECT_GT(answered, 5U);
}

PlainNode elementWithTexts(const char* name, const std::vector<const char*>& fields, std::mt19937& random)
{
    PlainNode element{NodeKind::Element, name};
    for (const char* field : fields)
        element.children.push_back(
            {NodeKind::Element, field, {}, {{NodeKind::Text, std::string(random() % 200, 'x')}}});
    return element;
}

// So many lists that most take a small part of the page, and cannot be among the strongest.
Document pageOfManyLists(std::mt19937& random)
{
    PlainNode body{NodeKind::Element, "body"};
    for (int section = 0; section < 60; ++section) {
        PlainNode list{NodeKind::Element, "ul"};
        const auto records = section % 30 == 0 ? 60 : 3 + random() % 4;
        for (std::size_t record = 0; record < records; ++record) {
            list.children.push_back(elementWithTexts("li", {"h3", "a", "b", "p", "i", "u"}, random));
            thin(list.children.back(), random);
        }
        body.children.push_back(std::move(list));
    }
    return build({NodeKind::Document, {}, {}, {{NodeKind::Element, "html", {}, {std::move(body)}}}});
}

TEST(SeparatorsModel, listsThatAreNotLookedAtAreWeakerThanTheCandidates)
{
    std::mt19937 random(10);
    std::size_t pruned = 0;
    for (int round = 0; round < rounds / 20; ++round) {
        SCOPED_TRACE(round);
        const Document page = pageOfManyLists(random);
        const SeparatedPage separated = separateRecords(page, {});
        const std::vector<RecordRegion> all = allRegions(page, separated.sequence);
        ASSERT_NO_FATAL_FAILURE(expectStrongest(separated, all));
        std::uint64_t ofAll = 0;
        for (const RecordRegion& region : all)
            ofAll += region.span().size();
        pruned += separated.work < ofAll ? 1 : 0;
    }
    EXPECT_GT(pruned, 0U);
}

bool isSameAnswer(const SeparatedPage& a, const SeparatedPage& b)
{
    return a.candidates == b.candidates && a.regions == b.regions && a.margin == b.margin &&
           a.confidence == b.confidence && a.lists == b.lists && a.isStopped == b.isStopped;
}

// Other words of the same length in reversed order, other classes and ids: what is no part of the answer.
void disguise(PlainNode& node, std::mt19937& random)
{
    if (node.kind == NodeKind::Text)
        std::ranges::reverse(node.value);
    if (node.kind == NodeKind::Element) {
        for (const char* name : {"class", "style", "id", "bgcolor"}) {
            std::erase_if(node.attributes, [&](const auto& each) { return each.first == name; });
            if (random() % 2 == 0)
                node.attributes.emplace_back(name, std::to_string(random() % 1000));
        }
    }
    for (PlainNode& child : node.children)
        disguise(child, random);
}

TEST(SeparatorsModel, thePageAgainAndThePageInDisguiseHaveTheSameAnswer)
{
    std::mt19937 random(6);
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        const Document page = randomListPage(random);
        const SeparatedPage separated = separateRecords(page, {});
        ASSERT_TRUE(isSameAnswer(separated, separateRecords(page, {})));
        PlainNode other = plainTree(page);
        disguise(other, random);
        ASSERT_TRUE(isSameAnswer(separated, separateRecords(build(other), {})));
    }
}

void expectMask(const Document& page, const FilterResult& found, const KeepMask& within)
{
    ASSERT_EQ(found.kept.size(), page.size());
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (!found.kept[node.value])
            continue;
        ASSERT_TRUE(within[node.value]) << node.value << " was not there";
        ASSERT_TRUE(found.kept[page.parent(node).value]) << node.value << " has no parent";
    }
    for (const DataRecord& record : found.records) {
        for (const NodeId node : record.nodes)
            ASSERT_TRUE(found.kept[node.value]);
    }
}

TEST(SeparatorsModel, masksKeepAncestorsAndNeverMoreThanWasThere)
{
    std::mt19937 random(7);
    std::size_t answered = 0;
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        const Document page = pageOfRecords(random);
        const KeepMask all(page.size(), true);
        ASSERT_NO_FATAL_FAILURE(expectMask(page, filterBySeparators({page}, {}, {}), all));
        const KeepMask within = closedMaskAtRandom(page, random, 20);
        const FilterResult found = filterBySeparators({page, &within}, {}, {});
        ASSERT_NO_FATAL_FAILURE(expectMask(page, found, within));
        answered += found.records.empty() ? 0 : 1;
    }
    EXPECT_GT(answered, std::size_t{rounds} / 2);
}

// As a mask that says so of each node below: what is kept below a node that is not there is not there either.
TEST(SeparatorsModel, whatHangsBelowWhatIsNotThereIsNotThere)
{
    std::mt19937 random(8);
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        const Document page = pageOfRecords(random);
        KeepMask loose(page.size(), true);
        for (std::uint32_t node = 1; node < page.size(); ++node)
            loose[node] = random() % 20 != 0;
        KeepMask closed = loose;
        for (NodeId node{1}; node.value < page.size(); ++node.value)
            closed[node.value] = closed[node.value] && closed[page.parent(node).value];
        ASSERT_TRUE(isSameAnswer(separateRecords(page, {}, &loose), separateRecords(page, {}, &closed)));
        ASSERT_EQ(filterBySeparators({page, &loose}, {}, {}).kept,
                  filterBySeparators({page, &closed}, {}, {}).kept);
    }
}

TEST(SeparatorsModel, aStoppedRunSaysSo)
{
    std::mt19937 random(9);
    const Document page = pageOfRecords(random);
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(separateRecords(page, {}, nullptr, source.get_token()).isStopped);
    EXPECT_TRUE(filterBySeparators({page}, {}, source.get_token()).isStopped);
    EXPECT_FALSE(separateRecords(page, {}).isStopped);
}

} // namespace
} // namespace test
} // namespace tagseam
