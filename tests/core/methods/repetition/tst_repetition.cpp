// SPDX-License-Identifier: MIT
// Repetition blocks: the examples of Dias and Gadge, and key patterns against a plain search.
#include "core/methods/repetition/repetitionblocks.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

#include <numeric>
#include <set>
#include <sstream>

namespace tagseam {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Sequence {
    std::vector<std::uint32_t> symbols;
    std::vector<std::string> words;

    explicit Sequence(const std::string& text)
    {
        std::istringstream stream(text);
        for (std::string word; stream >> word; words.push_back(word))
            symbols.push_back(static_cast<std::uint32_t>(std::ranges::find(words, word) - words.begin()));
    }
    std::string text(std::uint32_t first, std::uint32_t count) const
    {
        std::string out;
        for (std::uint32_t i = first; i < first + count; ++i)
            out += (out.empty() ? "" : " ") + words[i];
        return out;
    }
    std::vector<std::string> keys() const
    {
        std::vector<std::string> texts;
        for (const KeyPattern& pattern : findKeyPatterns(symbols))
            texts.push_back(text(pattern.occurrences.front(), pattern.length));
        return texts;
    }
    std::vector<std::string> virtuals() const
    {
        std::vector<std::string> texts;
        for (const VirtualNode& node : virtualNodes(symbols, findKeyPatterns(symbols)))
            texts.push_back((node.parent == noVirtualNode ? "" : "in " + std::to_string(node.parent) + ": ") +
                            text(node.first, node.count));
        return texts;
    }
};

TEST(KeyPatterns, ofThePapersExamples)
{
    EXPECT_THAT(Sequence("A B C A B D").keys(), ElementsAre("A B")) << "figure 2";
    const Sequence page("h2 p p ul p p h2 p p p p p p div");
    EXPECT_THAT(page.keys(), ElementsAre("h2 p p", "p p p"));
    const std::vector<KeyPattern> patterns = findKeyPatterns(page.symbols);
    EXPECT_THAT(patterns[0].occurrences, ElementsAre(0U, 6U)); // "position 1 and [...] position 7"
    EXPECT_EQ(patterns[1].count, 2U);
    EXPECT_TRUE(patterns[1].isUniform);
    EXPECT_THAT(page.virtuals(), ElementsAre("h2 p p ul p p", "h2 p p p p p p div", "in 1: p p p p p p"))
        << "figure 4";
    EXPECT_THAT(Sequence("nav hr dt dd dd dt dd dd").virtuals(), ElementsAre("dt dd dd", "dt dd dd"))
        << "what is before the first match is in no virtual node";
}

TEST(KeyPatterns, ofEqualElementsDoNotOverlap)
{
    const std::vector<KeyPattern> patterns = findKeyPatterns(Sequence("a a a a").symbols);
    ASSERT_EQ(patterns.size(), 1U);
    EXPECT_EQ(patterns[0].length, 2U);
    EXPECT_EQ(patterns[0].count, 2U); // figure 3: "the number of repetitions of aa should be 2"
    for (const char* text : {"a a a", "a b", ""})
        EXPECT_THAT(findKeyPatterns(Sequence(text).symbols), IsEmpty()) << text;
    EXPECT_THAT(findKeyPatterns(Sequence("a b a b").symbols, test::stopToken()), IsEmpty());
}

std::vector<std::uint32_t> sequenceAtRandom(std::mt19937& random, std::size_t size, std::uint32_t symbols)
{
    std::vector<std::uint32_t> sequence(size);
    std::ranges::generate(sequence, [&] { return static_cast<std::uint32_t>(random()) % symbols; });
    return sequence;
}

// All stretches of two and more that occur twice without overlap, without those that are within another.
std::set<std::vector<std::uint32_t>> plainKeys(const std::vector<std::uint32_t>& sequence)
{
    std::set<std::vector<std::uint32_t>> repetitions;
    for (std::size_t length = 2; length <= sequence.size() / 2; ++length) {
        for (auto i = sequence.begin(); sequence.end() - i >= static_cast<std::ptrdiff_t>(2 * length); ++i) {
            const auto end = i + static_cast<std::ptrdiff_t>(length);
            if (std::search(end, sequence.end(), i, end) != sequence.end())
                repetitions.insert({i, end});
        }
    }
    std::set<std::vector<std::uint32_t>> keys;
    for (const auto& each : repetitions) {
        const bool isWithin = std::ranges::any_of(repetitions, [&](const auto& other) {
            return other.size() > each.size() &&
                   std::search(other.begin(), other.end(), each.begin(), each.end()) != other.end();
        });
        if (!isWithin)
            keys.insert(each);
    }
    return keys;
}

TEST(KeyPatterns, agreeWithAPlainSearchOnRandomSequences)
{
    std::mt19937 random(7);
    for (int run = 0; run < 3000; ++run) {
        const std::size_t size = random() % 26;
        auto sequence = sequenceAtRandom(random, size, static_cast<std::uint32_t>(1 + random() % 4));
        if (run % 10 == 0) { // one symbol with many after it
            for (std::uint32_t symbol = 4; symbol < 30; ++symbol)
                sequence.insert(sequence.end(), {0, symbol + static_cast<std::uint32_t>(random()) % 3});
        }
        std::set<std::vector<std::uint32_t>> found;
        for (const KeyPattern& pattern : findKeyPatterns(sequence)) {
            const auto at = [&](std::uint32_t begin) {
                return std::vector<std::uint32_t>(sequence.begin() + begin,
                                                  sequence.begin() + begin + pattern.length);
            };
            const std::vector<std::uint32_t> stretch = at(pattern.occurrences.front());
            EXPECT_TRUE(found.insert(stretch).second);
            EXPECT_GE(pattern.count, 2U);
            for (const std::uint32_t begin : pattern.occurrences)
                EXPECT_EQ(at(begin), stretch);
            std::size_t all = 0;
            for (std::uint32_t begin = 0; begin + pattern.length <= sequence.size(); ++begin)
                all += at(begin) == stretch ? 1U : 0U;
            EXPECT_EQ(pattern.occurrences.size(), all);
        }
        EXPECT_EQ(found, plainKeys(sequence)) << run;
    }
}

TEST(VirtualNodes, nestAndNeverOverlap)
{
    std::mt19937 random(8);
    for (int run = 0; run < 2000; ++run) {
        const std::size_t size = random() % 60;
        const auto sequence = sequenceAtRandom(random, size, static_cast<std::uint32_t>(1 + random() % 5));
        const std::vector<KeyPattern> patterns = findKeyPatterns(sequence);
        const std::vector<VirtualNode> nodes = virtualNodes(sequence, patterns);
        EXPECT_EQ(nodes.empty(), patterns.empty());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const std::uint32_t end = nodes[i].first + nodes[i].count;
            ASSERT_LE(end, sequence.size());
            EXPECT_GE(nodes[i].count, patterns[nodes[i].pattern].length);
            for (std::size_t j = 0; j < i; ++j) {
                const std::uint32_t otherEnd = nodes[j].first + nodes[j].count;
                EXPECT_TRUE(otherEnd <= nodes[i].first || otherEnd >= end) << run;
            }
            if (nodes[i].parent != noVirtualNode) {
                ASSERT_LT(nodes[i].parent, i);
                const VirtualNode& parent = nodes[nodes[i].parent];
                EXPECT_TRUE(parent.first <= nodes[i].first && end <= parent.first + parent.count);
            }
        }
    }
}

TEST(KeyPatterns, ofLongSequencesAreFoundInMemoryOfTheirLength)
{
    std::mt19937 random(9);
    for (const std::uint32_t symbols : {1U, 2U, 30U, 1000U}) {
        const auto sequence = sequenceAtRandom(random, 100'000, symbols);
        const std::vector<KeyPattern> patterns = findKeyPatterns(sequence);
        std::size_t occurrences = 0;
        for (const KeyPattern& pattern : patterns)
            occurrences += pattern.occurrences.size();
        EXPECT_LE(occurrences, sequence.size());
        EXPECT_FALSE(virtualNodes(sequence, patterns).empty());
    }
}

TEST(KeyPatterns, mayBeOfAsManySymbolsAsTheyLike)
{
    std::vector<std::uint32_t> different(400'000);
    std::iota(different.begin(), different.end(), 0U);
    EXPECT_THAT(findKeyPatterns(different), IsEmpty());
    std::vector<std::uint32_t> between; // one symbol with different ones after it, twice
    for (int run = 0; run < 2; ++run) {
        for (std::uint32_t symbol = 1; symbol <= 100'000; ++symbol)
            between.insert(between.end(), {0, symbol});
    }
    const std::vector<KeyPattern> patterns = findKeyPatterns(between);
    ASSERT_EQ(patterns.size(), 1U);
    EXPECT_THAT(patterns[0].occurrences, ElementsAre(0U, 200'000U));
    EXPECT_EQ(patterns[0].length, 200'000U);
}

RepetitionOptions optionsOf(std::uint32_t threshold, bool descends, bool hasNestedBlocks = true)
{
    RepetitionOptions options;
    options.threshold = threshold;
    options.descends = descends;
    options.hasNestedBlocks = hasNestedBlocks;
    return options;
}

std::vector<std::string> blocksOf(const Document& page, const RepetitionOptions& options)
{
    std::vector<std::string> texts;
    for (const RepetitionBlock& block : findRepetitionBlocks(page, options).blocks) {
        std::string text = block.isNested ? "in " : "";
        text += block.isNoise ? "-" : "+";
        for (const NodeId node : block.nodes)
            text += " " + std::string(page.isElement(node) ? page.name(node) : "#text");
        texts.push_back(text + " " + std::to_string(block.importance));
    }
    return texts;
}

TEST(RepetitionBlocks, ofThePaperSamplePage)
{
    // b is unwrapped.
    const Document page = test::page("<body><h2></h2><p></p><p><b>x</b></p><ul><li>1<li>2</ul><p></p><p></p>"
                                     "<h2></h2><p></p><p></p><p></p><p></p><p></p><p></p><div></div></body>");
    EXPECT_THAT(blocksOf(page, optionsOf(8, false)),
                ElementsAre("+ h2 p p ul p p 8", "+ h2 p p p p p p div 8", "in - p p p p p p 6"))
        << "figure 4: three virtual nodes";
    EXPECT_THAT(blocksOf(page, optionsOf(9, false, false)),
                ElementsAre("- h2 p p ul p p 8", "- h2 p p p p p p div 8"));
}

TEST(RepetitionBlocks, areEliminatedWithinAnImportantOne)
{
    const Document page =
        test::page("<body><h2>1</h2><p>2</p><p>3</p><ul></ul><h2>4</h2><p>5</p><p>6</p><p>7</p>"
                   "<p>8</p><p>9</p><p>10</p><div>11</div></body>");
    const auto isKept = [&](const RepetitionOptions& options, std::string_view text) {
        const RepetitionTrace trace = findRepetitionBlocks(page, options);
        for (NodeId node{0}; node.value < page.size(); ++node.value) {
            if (page.text(node) == text)
                return static_cast<bool>(trace.kept[node.value]);
        }
        return false;
    };
    EXPECT_TRUE(isKept(optionsOf(8, false), "4") && isKept(optionsOf(8, false), "11"));
    EXPECT_FALSE(isKept(optionsOf(8, false), "7")) << "a run of 6 tags in a block of 8";
    EXPECT_TRUE(isKept(optionsOf(6, false), "7"));
    EXPECT_TRUE(isKept(optionsOf(8, false, false), "7"));
}

TEST(RepetitionBlocks, ofDeepNestingTakeMemoryInProportionToThePage)
{
    // Each pair of tags repeats once, so that every virtual node holds all of the following ones.
    std::string html = "<body>";
    constexpr std::size_t pairs = 5000;
    for (std::size_t i = 0; i < pairs; ++i) {
        const std::string both = "<x" + std::to_string(i) + "></x" + std::to_string(i) + "><y></y>";
        html += both + both;
    }
    const Document page = test::page(html + "</body>");
    std::size_t nodes = 0;
    for (const RepetitionBlock& block : findRepetitionBlocks(page, optionsOf(1, false)).blocks)
        nodes += block.nodes.size();
    EXPECT_LE(nodes, 17 * 4 * pairs);
}

TEST(RepetitionBlocks, lookBelowAWrapperOnlyWhenToldTo)
{
    const Document page = test::page(
        "<body><div><nav><i>n</i></nav><ul><li>1<li>2<li>3<li>4</ul><footer>f</footer></div></body>");
    EXPECT_THAT(blocksOf(page, optionsOf(3, true)), ElementsAre("- nav 2", "+ li li li li 4", "- footer 1"));
    EXPECT_THAT(blocksOf(page, optionsOf(3, false)), ElementsAre("+ div 9"));
    EXPECT_FALSE(RepetitionOptions{}.descends) << "section 3.3: one-depth child nodes";
}

TEST(RepetitionBlocks, ignoreTheLessMeaningfulTags)
{
    const Document page = test::page("<body><span><p>1</p><a><p>2</p></a></span><!-- c --><script>s</script>"
                                     "<p>3</p><p>4</p></body>");
    RepetitionOptions options = optionsOf(1, false);
    EXPECT_THAT(blocksOf(page, options), ElementsAre("+ p p p p 4"));
    options.ignored = {"a", "script"};
    EXPECT_THAT(blocksOf(page, options), ElementsAre("+ span 3", "+ p 1", "+ p 1"));
    options.ignored = {};
    EXPECT_THAT(blocksOf(page, options), ElementsAre("+ span 4", "+ script 1", "+ p 1", "+ p 1"));
    options = optionsOf(1, false);
    const RepetitionTrace trace = findRepetitionBlocks(page, options);
    for (NodeId node{0}; node.value < page.size(); ++node.value)
        EXPECT_EQ(trace.kept[node.value], page.kind(node) != NodeKind::Comment &&
                                              page.name(node) != "script" && page.text(node) != "s");
}

// A text that is not blank, in the body or on a page without one, and in no removed element.
bool isMeaningfulText(const Document& page, NodeId node)
{
    if (page.kind(node) != NodeKind::Text || page.isBlankText(node))
        return false;
    bool isInBody = page.body() == noNode;
    for (NodeId at = page.parent(node); at != noNode; at = page.parent(at)) {
        if (page.name(at) == "script")
            return false;
        isInBody = isInBody || at == page.body();
    }
    return isInBody;
}

TEST(RepetitionBlocks, holdEachMeaningfulNodeOnce)
{
    std::mt19937 random(3);
    for (int run = 0; run < 300; ++run) {
        const Document page = test::build(test::randomPage(random));
        for (const bool descends : {true, false}) {
            const RepetitionTrace trace = findRepetitionBlocks(page, optionsOf(1, descends, run % 2 == 0));
            std::vector<int> times(page.size(), 0); // in a block
            std::size_t importance = 0;
            for (const RepetitionBlock& block : trace.blocks) {
                if (block.isNested)
                    continue;
                importance += block.importance;
                for (const NodeId root : block.nodes) {
                    for (std::uint32_t node = root.value; node < page.subtreeEnd(root).value; ++node)
                        ++times[node];
                }
            }
            // A searched node, except the body, is a tag in no block.
            EXPECT_EQ(importance + trace.sequences.size() - 1, trace.tags);
            EXPECT_TRUE(descends || trace.sequences.size() == 1);
            for (std::uint32_t node = 0; node < page.size(); ++node) {
                EXPECT_LE(times[node], 1);
                EXPECT_TRUE(times[node] == 1 || !isMeaningfulText(page, NodeId{node})) << node;
                EXPECT_TRUE(node == 0 || !trace.kept[node] || trace.kept[page.parent(NodeId{node}).value]);
            }
        }
    }
}

} // namespace
} // namespace tagseam
