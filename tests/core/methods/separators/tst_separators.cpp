// SPDX-License-Identifier: MIT
// Separators: the records of written pages, and random pages against an oracle of all lists.
#include "core/methods/separators/separators.h"

#include "core/base/foldedlength.h"
#include "core/page/readable.h"
#include "tests/core/methods/separators/separatorsoracle.h"

namespace tagseam::test {
namespace {

const std::string sentence = "A text that is long enough to say something of "
                             "the thing that it stands beside. ";
const std::string title = "<h3><a href=x>Title</a></h3>";
const std::string plain = "<li>" + title + "<p>" + sentence + sentence + "</p></li>";
const std::string record = "<li>" + title + "<p>" + sentence + sentence + "</p><b>9.90</b></li>";
const std::string menu = "<div>" + repeated(30, "<p><a href=y>Menu</a></p>") + "</div>";
const std::string cell = "<td><a href=x><img src=y></a><h4>Name</h4><p>" + sentence + "</p></td>";
const std::string grid = "<table>" + repeated(4, "<tr>" + repeated(3, cell) + "</tr>") + "</table>";

TEST(Separators, findRecords)
{
    struct Row {
        const char* what;
        std::string body;
        std::size_t records;
        const char* first;     // tag of the first node of each record
        std::size_t nodes = 1; // nodes of each record
        NodeKinds kinds = NodeKinds::ElementsAndText;
    };
    const std::string run = title + "<p>" + sentence + "</p>";
    for (const Row& row :
         {Row{"beside a menu", menu + "<ul>" + repeated(8, record) + "</ul>" + menu, 8, "li"},
          {"among elements alone, whose own texts are the words",
           menu + "<ul>" + repeated(8, record) + "</ul>" + menu, 8, "li", 1, NodeKinds::Elements},
          {"that are runs of siblings", menu + "<div>" + repeated(6, run + "<hr>") + "</div>", 6, "h3", 3},
          {"without what follows the last record",
           "<div>" + repeated(6, run) + "<form><input></form><p>Page 1 of 9</p></div>", 6, "h3", 2},
          {"that are cells of a grid across its rows", menu + grid, 12, "td"},
          {"that a separator which some lack separates too rarely",
           menu + "<ul>" + repeated(2, plain) + repeated(3, record) + plain + repeated(3, record) + "</ul>",
           9, "li"},
          {"without the separator of the strongest list that are as alike as the "
           "others",
           menu + "<ul>" + repeated(9, record) + repeated(2, plain) + "</ul>" + menu, 11, "li"},
          {"but not a pager among them that has their tag alone",
           menu + "<ul>" + repeated(30, record) + "<li><i>1</i><i>2</i><i>3</i><em>next</em></li></ul>" +
               menu,
           30, "li"}}) {
        SCOPED_TRACE(row.what);
        const Document page = test::page("<body>" + row.body);
        SeparatorOptions options;
        options.path.nodes = row.kinds;
        const FilterResult result = filterBySeparators({page}, options, {});
        EXPECT_EQ(result.records.size(), row.records);
        for (const DataRecord& each : result.records) {
            EXPECT_EQ(page.name(each.nodes.front()), row.first);
            EXPECT_EQ(each.nodes.size(), row.nodes);
        }
        ASSERT_FALSE(result.decisions.empty());
        EXPECT_EQ(result.decisions.front().reason, "main-region");
    }
}

TEST(Separators, haveNoListsOnAPageOfNothing)
{
    for (const char* body : {"", "a"})
        EXPECT_TRUE(separateRecords(page(std::string("<body>") + body), {}).candidates.empty()) << body;
}

TEST(Separators, aPartOfTheMainRegionIsNoRivalOfIt)
{
    const SeparatedPage separated = separateRecords(page("<body>" + grid), {});
    ASSERT_EQ(separated.regions.size(), 1U);
    ASSERT_GT(separated.candidates.size(), 1U);
    EXPECT_EQ(separated.margin, unrivalled);
}

constexpr int rounds = 500;

// Every list with its evidence, highest score first.
std::vector<RecordRegion> allRegions(const Document& page, const TagPathSequence& sequence)
{
    const SequenceTree tree(page, sequence.nodes);
    std::vector<std::uint32_t> characters;
    const ReadableNodes readable = readableNodes(page);
    for (const NodeId node : sequence.nodes)
        characters.push_back(
            page.kind(node) == NodeKind::Text && readable.isSeen(node) ? foldedLength(page.text(node)) : 0);
    EvidenceScale scale(sequence.symbols, characters);
    std::vector<RecordRegion> all;
    std::uint64_t steps = 0;
    for (const RecordList& list : findRecordLists(sequence.symbols, tree, steps)) {
        RecordRegion region{
            list.separator, list.parents, recordsOf(list, sequence.symbols, tree, steps), {}, 0};
        region.evidence = scale.weigh(region.records);
        region.score = scoreOf(region.evidence);
        all.push_back(std::move(region));
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &RecordRegion::score);
    return all;
}

void expectStrongest(const SeparatedPage& page, const std::vector<RecordRegion>& all)
{
    ASSERT_EQ(page.lists, all.size());
    ASSERT_EQ(page.candidates.size(), std::min<std::size_t>(all.size(), mostCandidates));
    for (std::size_t i = 0; i < page.candidates.size(); ++i) {
        ASSERT_EQ(page.candidates[i].score, all[i].score);
        ASSERT_TRUE(std::ranges::find(all, page.candidates[i]) != all.end());
    }
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

void expectSeparatorOnceInEachRecord(const SeparatedPage& page)
{
    const std::span symbols(page.sequence.symbols);
    for (const RecordRegion& candidate : page.candidates) {
        for (const Region each : candidate.records)
            ASSERT_EQ(std::ranges::count(symbols.subspan(each.begin.value, each.size()), candidate.separator),
                      1);
    }
}

TEST(Separators, theLastRecordEndsBeforeASeparatorThatIsNoStart)
{
    const std::string item = "<li><a href=x>Title of the thing</a></li><p>" + sentence + sentence + "</p>";
    const std::string two = "<li><a href=x>Title</a></li><li><a href=y>One</a><a href=z>Two</a></li>";
    const SeparatedPage separated =
        separateRecords(page("<body><ul>" + repeated(7, item) + two + "</ul>"), {});
    ASSERT_FALSE(separated.candidates.empty());
    expectSeparatorOnceInEachRecord(separated);
}

PlainNode elementWithTexts(const char* name, const std::vector<const char*>& fields,
                           const std::function<std::size_t()>& characters)
{
    PlainNode element{NodeKind::Element, name};
    for (const char* field : fields) {
        const PlainNode text{NodeKind::Text, std::string(characters(), 'x')};
        element.children.push_back({NodeKind::Element, field, {}, {text, {NodeKind::Text, " "}}});
    }
    return element;
}

// One list beyond doubt, with other nodes before and after the body.
Document pageWithList(std::mt19937& random)
{
    PlainNode list{NodeKind::Element, "ul"};
    for (unsigned i = 0; i < 20; ++i) {
        const auto characters = 100 + random() % 80;
        list.children.push_back(
            elementWithTexts("li", {"h3", "a", "b", "p", "i"}, [&] { return characters; }));
    }
    PlainNode body{NodeKind::Element, "body"};
    growLists(body, random, 3);
    body.children.push_back(std::move(list));
    return htmlOf({{NodeKind::Element, "head", {}, {{NodeKind::Element, "title"}}},
                   std::move(body),
                   {NodeKind::Comment, "after"}});
}

// So many lists that most cover a small share of the page, and cannot be among the best.
Document pageOfManyLists(std::mt19937& random)
{
    PlainNode body{NodeKind::Element, "body"};
    for (int section = 0; section < 60; ++section) {
        PlainNode list{NodeKind::Element, "ul"};
        for (auto left = section % 30 == 0 ? 60 : 3 + random() % 4; left > 0; --left) {
            list.children.push_back(
                elementWithTexts("li", {"h3", "a", "b", "p", "i", "u"}, [&] { return random() % 200; }));
            thin(list.children.back(), random);
        }
        body.children.push_back(std::move(list));
    }
    return htmlOf({std::move(body)});
}

TEST(SeparatorsModel, candidatesAreTheStrongestOfAllListsAndRegionsLieApart)
{
    std::mt19937 random(5);
    std::size_t beyond = 0;
    std::size_t answered = 0;
    std::size_t pruned = 0; // pages with lists that were not weighed
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        const Document page = round % 20 == 0   ? pageOfManyLists(random)
                              : round % 10 == 5 ? pageWithList(random)
                                                : randomListPage(random);
        const SeparatedPage separated = separateRecords(page, {});
        const std::vector<RecordRegion> all = allRegions(page, separated.sequence);
        ASSERT_NO_FATAL_FAILURE(expectStrongest(separated, all));
        ASSERT_NO_FATAL_FAILURE(expectSeparatorOnceInEachRecord(separated));
        ASSERT_NO_FATAL_FAILURE(expectChoice(separated));
        std::uint64_t ofAll = 0;
        for (const RecordRegion& region : all)
            ofAll += region.span().size();
        beyond += all.size() > mostCandidates ? 1 : 0;
        answered += separated.regions.empty() ? 0 : 1;
        pruned += round % 20 == 0 && separated.work < ofAll ? 1 : 0;
    }
    EXPECT_GT(beyond, 5U);
    EXPECT_GT(answered, 5U);
    EXPECT_GT(pruned, 0U);
}

bool isSameAnswer(const SeparatedPage& a, const SeparatedPage& b)
{
    return a.candidates == b.candidates && a.regions == b.regions && a.margin == b.margin &&
           a.confidence == b.confidence && a.lists == b.lists && a.isStopped == b.isStopped;
}

// Other words of the same length, other classes and ids: the result does not depend on them.
void disguise(PlainNode& node, std::mt19937& random)
{
    if (node.kind == NodeKind::Text)
        std::ranges::reverse(node.value);
    for (const char* name : {"class", "style", "id", "bgcolor"}) {
        std::erase_if(node.attributes, [&](const auto& each) { return each.first == name; });
        if (node.kind == NodeKind::Element && random() % 2 == 0)
            node.attributes.emplace_back(name, std::to_string(random() % 1000));
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

TEST(SeparatorsModel, masksKeepWhatFiltersPromiseAndNodesBelowMissingOnesAreMissing)
{
    std::mt19937 random(7);
    std::size_t answered = 0;
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE(round);
        const Document page = pageWithList(random);
        const KeepMask loose = maskAtRandom(page, random, 20);
        const KeepMask closed = closedMask(page, loose);
        ASSERT_NO_FATAL_FAILURE(expectMask(page, filterBySeparators({page}, {}, {})));
        const FilterResult found = filterBySeparators({page, &closed}, {}, {});
        ASSERT_NO_FATAL_FAILURE(expectMask(page, found, &closed));
        ASSERT_EQ(filterBySeparators({page, &loose}, {}, {}).kept, found.kept);
        ASSERT_TRUE(isSameAnswer(separateRecords(page, {}, &loose), separateRecords(page, {}, &closed)));
        answered += found.records.empty() ? 0 : 1;
    }
    EXPECT_GT(answered, std::size_t{rounds} / 2);
}

} // namespace
} // namespace tagseam::test
