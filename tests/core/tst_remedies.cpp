// SPDX-License-Identifier: MIT
// Every "what would keep it" is run, and does; no smaller change of the advantage would have.
#include "core/explain/remedies.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace tagseam {
namespace {

using namespace test;

// How many of its switches two setups differ in.
int differences(const tagseam::Setup& a, const tagseam::Setup& b)
{
    return (a.search.frequencyFilter != b.search.frequencyFilter) + (a.search.sizeRule != b.search.sizeRule) +
           (a.search.advantage != b.search.advantage) + (a.search.afterRejection != b.search.afterRejection) +
           (a.search.splitSymbol != b.search.splitSymbol) +
           (a.search.lowestThreshold != b.search.lowestThreshold) + (a.path.style != b.path.style) +
           (a.path.nodes != b.path.nodes) + (a.keep != b.keep);
}

// Nodes whose own position is kept under one setup only.
std::uint32_t flippedBetween(const Document& document, const tagseam::Setup& a, const tagseam::Setup& b)
{
    const auto keptBy = [&](const tagseam::Setup& setup) {
        const Outcome outcome = outcomeOf(document, setup);
        std::vector<bool> isKept(document.size());
        for (Position p; p.value < outcome.sequence.size(); ++p.value)
            isKept[outcome.sequence.nodes[p.value].value] =
                outcome.trace.region.contains(p) == (setup.keep == Keep::Region);
        return isKept;
    };
    const std::vector<bool> ofA = keptBy(a);
    const std::vector<bool> ofB = keptBy(b);
    std::uint32_t flipped = 0;
    for (std::size_t node = 0; node < ofA.size(); ++node)
        flipped += ofA[node] != ofB[node] ? 1 : 0;
    return flipped;
}

void expectRemediesHold(const Document& document, NodeId node, const tagseam::Setup& setup,
                        std::map<Switch, int>& seen, int samples)
{
    const Outcome before = outcomeOf(document, setup);
    const Remedies found = findRemedies(document, node, setup);
    ASSERT_EQ(found.share, keptShare(document, before.sequence, before.trace.region, setup.keep, node));
    std::mt19937 random(4);
    for (const Remedy& remedy : found.remedies) {
        ++seen[remedy.changed];
        // It is run, and does.
        const Outcome after = outcomeOf(document, remedy.setup);
        ASSERT_EQ(after.trace.region, remedy.region);
        ASSERT_EQ(keptShare(document, after.sequence, after.trace.region, remedy.setup.keep, node),
                  remedy.share);
        ASSERT_NE(remedy.share.isKept(), found.share.isKept());
        ASSERT_EQ(remedy.counts.kept, after.counts.kept);
        ASSERT_EQ(remedy.counts.raw, after.counts.raw);
        ASSERT_GT(remedy.flipped, 0U);
        ASSERT_EQ(remedy.flipped, flippedBetween(document, setup, remedy.setup));
        if (remedy.changed != Switch::Reading) {
            ASSERT_EQ(differences(setup, remedy.setup), 1);
        }
        const auto shareWith = [&](const tagseam::Setup& other) {
            const Outcome outcome = outcomeOf(document, other);
            return keptShare(document, outcome.sequence, outcome.trace.region, other.keep, node);
        };
        // No lowest threshold below does, and no other size rule with less change on the page.
        if (remedy.changed == Switch::LowestThreshold) {
            tagseam::Setup lower = setup;
            for (std::uint32_t at = 2; at < remedy.setup.search.lowestThreshold; ++at) {
                lower.search.lowestThreshold = at;
                ASSERT_EQ(shareWith(lower).isKept(), found.share.isKept()) << at;
            }
        }
        if (remedy.changed == Switch::SizeRule) {
            for (const auto rule : {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}) {
                tagseam::Setup other = setup;
                other.search.sizeRule = rule;
                if (shareWith(other).isKept() != found.share.isKept()) {
                    ASSERT_LE(remedy.flipped, flippedBetween(document, setup, other));
                }
            }
        }
        if (remedy.changed != Switch::Advantage)
            continue;
        // No advantage between does, unless its run is the very same one.
        const double from = setup.search.advantage;
        const double to = remedy.setup.search.advantage;
        ASSERT_GE(to, 0);
        ASSERT_LE(to, 1);
        for (int i = 0; i < samples; ++i) {
            tagseam::Setup between = setup;
            between.search.advantage = from + (to - from) * static_cast<double>(random() % 10000) / 10000;
            const Outcome outcome = outcomeOf(document, between);
            const bool isKept =
                keptShare(document, outcome.sequence, outcome.trace.region, setup.keep, node).isKept();
            ASSERT_TRUE(isKept == found.share.isKept() || outcome.trace.openings == after.trace.openings)
                << between.search.advantage << " would be enough, not " << to;
        }
    }
    const auto isOf = [](Switch changed) {
        return [changed](const Remedy& remedy) { return remedy.changed == changed; };
    };
    ASSERT_LE(std::ranges::count_if(found.remedies, isOf(Switch::Advantage)), 2);
    // Where no advantage is offered, none does.
    if (std::ranges::none_of(found.remedies, isOf(Switch::Advantage)) && !found.isStopped) {
        for (int i = 0; i < samples; ++i) {
            tagseam::Setup other = setup;
            other.search.advantage = static_cast<double>(random() % 1001) / 1000;
            const Outcome outcome = outcomeOf(document, other);
            ASSERT_EQ(keptShare(document, outcome.sequence, outcome.trace.region, setup.keep, node).isKept(),
                      found.share.isKept());
        }
    }
    // Nor where no lowest threshold is.
    if (std::ranges::none_of(found.remedies, isOf(Switch::LowestThreshold)) && !found.isStopped) {
        for (std::uint32_t lowest = 2; lowest < 40; ++lowest) {
            tagseam::Setup other = setup;
            other.search.lowestThreshold = lowest;
            const Outcome outcome = outcomeOf(document, other);
            ASSERT_EQ(keptShare(document, outcome.sequence, outcome.trace.region, setup.keep, node).isKept(),
                      found.share.isKept())
                << "lowest threshold " << lowest;
        }
    }
}

// A page whose body holds one list item for each symbol, of that class: its TPS is theirs, but for the body.
Document pageOf(std::span<const Symbol> symbols)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    for (const Symbol symbol : symbols) {
        builder.open("p");
        builder.attribute("class", "c" + std::to_string(symbol.value));
        builder.close();
    }
    builder.close();
    builder.close();
    return std::move(builder).finish();
}

TEST(Remedies, doWhatTheySayOnRandomSequences)
{
    std::mt19937 random(31);
    std::map<Switch, int> seen;
    for (std::size_t i = 0; i < 400; ++i) {
        const auto symbols = randomSequence(random, i % 8 == 0 ? 150 : 50);
        if (symbols.empty())
            continue;
        const Document document = pageOf(symbols);
        tagseam::Setup setup;
        setup.search = readings[i % readings.size()].options;
        setup.keep = i % 9 == 0 ? Keep::Complement : Keep::Region;
        const NodeId node{document.body().value + 1 + static_cast<std::uint32_t>(random() % symbols.size())};
        ASSERT_NO_FATAL_FAILURE(expectRemediesHold(document, node, setup, seen, 12)) << "sequence " << i;
    }
    for (const Switch changed :
         {Switch::Advantage, Switch::FrequencyFilter, Switch::SizeRule, Switch::AfterRejection,
          Switch::SplitSymbol, Switch::LowestThreshold, Switch::Reading, Switch::Style, Switch::Complement})
        EXPECT_GT(seen[changed], 3) << static_cast<int>(changed);
}

TEST(Remedies, doWhatTheySayOnEverySample)
{
    std::map<Switch, int> seen;
    for (const auto& file : filesBelow(TAGSEAM_SAMPLES, ".html")) {
        const Document document = *parseHtml(bytesOf(file));
        const NodeId body = document.body();
        const std::uint32_t step =
            (document.subtreeEnd(body).value - body.value) / (isSanitized ? 3 : 12) + 1;
        const TagPathSequence sequence = convertTreeToSequence(document);
        for (NodeId node = body; node < document.subtreeEnd(body); node.value += step) {
            if (sequence.positionOf(node) == noPosition)
                continue;
            ASSERT_NO_FATAL_FAILURE(expectRemediesHold(document, node, {}, seen, 3))
                << file << " node " << node.value;
        }
    }
    EXPECT_FALSE(seen.empty());
}

TEST(Remedies, theOtherTreeOfThePageIsTriedWhenItIsGiven)
{
    // In the other tree the list is long enough to be the main region.
    const auto tree = [](int items) {
        std::string html = "<body>";
        for (int i = 0; i < 20; ++i)
            html += "<p class=noise>n</p>";
        for (int i = 0; i < items; ++i)
            html += "<li class=item>i</li>";
        return page(html);
    };
    const Document document = tree(4);
    const Document other = tree(90);
    const auto firstItem = [](const Document& in) {
        NodeId node = in.body();
        while (in.name(node) != "li")
            ++node.value;
        return node;
    };
    const Remedies found = findRemedies(document, firstItem(document), {}, {&other, firstItem(other)});
    ASSERT_FALSE(found.share.isKept());
    const auto source = std::ranges::find(found.remedies, Switch::Source, &Remedy::changed);
    ASSERT_NE(source, found.remedies.end());
    EXPECT_TRUE(source->share.isKept());
    EXPECT_EQ(source, found.remedies.end() - 1); // what it changes besides is not known
}

TEST(Remedies, endAtTheLimitOfRunsAndWhenStopped)
{
    std::mt19937 random(33);
    const Document document = pageOf(randomSequence(random, 4000));
    const NodeId node{document.body().value + 3};
    const Remedies limited = findRemedies(document, node, {}, {}, {}, 5);
    EXPECT_TRUE(limited.isStopped);
    EXPECT_LE(limited.runs, 6U);
    std::stop_source stop;
    std::uint32_t last = 0;
    const Remedies stopped =
        findRemedies(document, node, {}, {}, stop.get_token(), 400, [&](std::uint32_t runs) {
            last = runs;
            if (runs == 3)
                stop.request_stop();
        });
    EXPECT_TRUE(stopped.isStopped);
    EXPECT_LE(last, 4U);
}

TEST(Remedies, theWalkOverTheAdvantagesMeetsEverySearchThatThereIs)
{
    std::mt19937 random(34);
    for (const SearchOptions& each : allOptions({0.20})) {
        for (int i = 0; i < 12; ++i) {
            const auto symbols = randomSequence(random, 60);
            if (symbols.empty())
                continue;
            std::vector<SearchTrace> met;
            const auto meet = [&](const SearchTrace& trace) {
                met.push_back(trace);
                const SearchTrace again = searchRegion(symbols, trace.options); // the short decimal is right
                EXPECT_EQ(again.openings, trace.openings) << trace.options.advantage;
                return true;
            };
            walkAdvantage(symbols, each, true, meet);
            walkAdvantage(symbols, each, false, meet);
            for (int k = 0; k <= 100; ++k) {
                SearchOptions options = each;
                options.advantage = k / 100.0;
                const SearchTrace trace = searchRegion(symbols, options);
                ASSERT_TRUE(std::ranges::any_of(met, [&](const SearchTrace& other) {
                    return other.openings == trace.openings && other.region == trace.region;
                })) << options.advantage;
            }
        }
    }
}

} // namespace
} // namespace tagseam
