// SPDX-License-Identifier: MIT
// Every "what would keep it" is run, and does; no smaller change of the advantage would have.
#include "core/explain/advantagewalk.h"
#include "core/explain/remedies.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>

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

// Nodes of either sequence that pruning keeps under one setup only, or that are gone in the second.
std::uint32_t flippedBetween(const Document& document, const tagseam::Setup& a, const tagseam::Setup& b)
{
    const Outcome ofA = outcomeOf(document, a);
    const Outcome ofB = outcomeOf(document, b);
    std::set<NodeId> nodes(ofA.sequence.nodes.begin(), ofA.sequence.nodes.end());
    nodes.insert(ofB.sequence.nodes.begin(), ofB.sequence.nodes.end());
    const bool isGone = b.path.edits.size() > a.path.edits.size() &&
                        b.path.edits.back().kind == TagPathEdit::Kind::SubtreeGone;
    const NodeId gone = isGone ? b.path.edits.back().nodes.front() : noNode;
    return static_cast<std::uint32_t>(std::ranges::count_if(nodes, [&](NodeId node) {
        return (isGone && gone <= node && node < document.subtreeEnd(gone)) ||
               ofA.mask[node.value] != ofB.mask[node.value];
    }));
}

// The setups that differ in one switch of few values, by switch.
std::multimap<Switch, tagseam::Setup> setupsBeside(const tagseam::Setup& setup)
{
    std::multimap<Switch, tagseam::Setup> beside;
    const auto add = [&](Switch changed, auto change) {
        tagseam::Setup other = setup;
        change(other);
        if (other != setup)
            beside.emplace(changed, other);
    };
    for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above})
        add(Switch::FrequencyFilter, [&](auto& other) { other.search.frequencyFilter = filter; });
    for (const auto rule : {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off})
        add(Switch::SizeRule, [&](auto& other) { other.search.sizeRule = rule; });
    for (const auto after : {AfterRejection::NextThreshold, AfterRejection::SameThreshold})
        add(Switch::AfterRejection, [&](auto& other) { other.search.afterRejection = after; });
    for (const auto symbol : {SplitSymbol::Keep, SplitSymbol::Drop})
        add(Switch::SplitSymbol, [&](auto& other) { other.search.splitSymbol = symbol; });
    for (const Reading& reading : readings)
        add(Switch::Reading, [&](auto& other) {
            const tagseam::Setup own = other;
            other.search = reading.options;
            other.search.advantage = own.search.advantage;
            other.search.lowestThreshold = own.search.lowestThreshold;
        });
    for (const auto style :
         {StyleKey::None, StyleKey::Class, StyleKey::ClassAndStyle, StyleKey::Presentation})
        add(Switch::Style, [&](auto& other) { other.path.style = style; });
    for (const auto nodes : {NodeKinds::Elements, NodeKinds::ElementsAndText})
        add(Switch::Nodes, [&](auto& other) { other.path.nodes = nodes; });
    for (const auto keep : {Keep::Region, Keep::Complement})
        add(Switch::Complement, [&](auto& other) { other.keep = keep; });
    return beside;
}

constexpr std::uint32_t plenty = 5000; // runs

// Each change of the template that there is, up to 12 elements around the node, by plain walks.
std::multimap<Switch, tagseam::Setup> templatesBeside(const Document& document, NodeId node,
                                                      const tagseam::Setup& setup)
{
    std::multimap<Switch, tagseam::Setup> beside;
    const auto add = [&](Switch changed, TagPathEdit edit) {
        tagseam::Setup other = setup;
        other.path.edits.push_back(std::move(edit));
        beside.emplace(changed, other);
    };
    const auto isIn = [&](NodeId root, NodeId at) { return root <= at && at < document.subtreeEnd(root); };
    const TagPathSequence sequence = convertTreeToSequence(document, setup.path);
    int around = 0;
    for (NodeId root = node; root > document.body(); root = document.parent(root)) {
        if (!document.isElement(root) || ++around > 12 || setup.path.style == StyleKey::None)
            continue;
        add(Switch::OwnClass, {TagPathEdit::Kind::OtherClass, {root}, "of its own"});
        TagPathEdit all{TagPathEdit::Kind::OtherClass, {}, "one"};
        for (NodeId at{root.value + 1}; at < document.subtreeEnd(root); ++at.value) {
            if (document.isElement(at))
                all.nodes.push_back(at);
        }
        if (!all.nodes.empty())
            add(Switch::OneClass, all);
    }
    for (NodeId at{document.body().value + 1}; at < document.subtreeEnd(document.body()); ++at.value) {
        if (document.isElement(at) && sequence.positionOf(at) != noPosition && !isIn(at, node) &&
            !isIn(node, at))
            add(Switch::Without, {TagPathEdit::Kind::SubtreeGone, {at}, {}});
    }
    return beside;
}

// On the same side of the present advantage.
bool isNearer(const Remedy& a, const Remedy& b, double present)
{
    const double toA = a.setup.search.advantage - present;
    const double toB = b.setup.search.advantage - present;
    return toA * toB > 0 && std::abs(toA) < std::abs(toB);
}

void expectRemediesHold(const Document& document, NodeId node, const tagseam::Setup& setup,
                        std::map<Switch, int>& seen, int samples)
{
    const Outcome before = outcomeOf(document, setup);
    const Remedies found = findRemedies(document, node, setup, {}, {}, plenty);
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
        if (isOfTemplate(remedy.changed)) {
            ASSERT_EQ(differences(setup, remedy.setup), 0);
            ASSERT_EQ(remedy.setup.path.edits.size(), setup.path.edits.size() + 1);
        } else if (remedy.changed != Switch::Reading) {
            ASSERT_EQ(differences(setup, remedy.setup), 1);
        }
        if (remedy.changed != Switch::Advantage)
            continue;
        // No advantage between does (or does it to all of the node, when a nearer one is offered that does
        // not), unless its run is the very same one.
        const bool isSecond = std::ranges::any_of(found.remedies, [&](const Remedy& other) {
            return other.changed == Switch::Advantage && isNearer(other, remedy, setup.search.advantage);
        });
        ASSERT_TRUE(!isSecond || remedy.share.kept == 0 || remedy.share.kept == remedy.share.all);
        const double from = setup.search.advantage;
        const double to = remedy.setup.search.advantage;
        ASSERT_GE(to, 0);
        ASSERT_LE(to, 1);
        for (int i = 0; i < samples; ++i) {
            tagseam::Setup between = setup;
            between.search.advantage = from + (to - from) * static_cast<double>(random() % 10000) / 10000;
            const Outcome outcome = outcomeOf(document, between);
            const KeptShare there =
                keptShare(document, outcome.sequence, outcome.trace.region, setup.keep, node);
            const bool does = there.isKept() != found.share.isKept() &&
                              (!isSecond || there.kept == (remedy.share.isKept() ? there.all : 0));
            ASSERT_TRUE(!does || outcome.trace.openings == after.trace.openings)
                << between.search.advantage << " would be enough, not " << to;
        }
    }
    // What does it to all of the node, on a page that is still pruned, comes first.
    const auto rank = [](const Remedy& remedy) {
        const std::uint32_t kept = remedy.share.kept * 10;
        const std::uint32_t all = remedy.share.all;
        const bool isMost = remedy.share.isKept() ? kept >= 9 * all : kept <= all;
        return std::tuple(remedy.counts.kept * 10 > remedy.counts.raw * 9, !isMost, remedy.flipped);
    };
    ASSERT_TRUE(std::ranges::is_sorted(found.remedies, {}, rank));
    const auto isOf = [](Switch changed) {
        return [changed](const Remedy& remedy) { return remedy.changed == changed; };
    };
    ASSERT_LE(std::ranges::count_if(found.remedies, isOf(Switch::Advantage)), 4);
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
    const auto flips = [&](const tagseam::Setup& other) {
        const Outcome outcome = outcomeOf(document, other);
        const KeptShare share = keptShare(document, outcome.sequence, outcome.trace.region, other.keep, node);
        return share.all > 0 && share.isKept() != found.share.isKept() &&
               flippedBetween(document, setup, other) > 0;
    };
    // Of each other switch the value that flips it with least change on the page is offered, if one does.
    std::map<Switch, std::uint32_t> least;
    auto all = setupsBeside(setup);
    if (document.size() < 80)
        all.merge(templatesBeside(document, node, setup));
    for (const auto& [changed, other] : all) {
        const bool isAnotherSwitch = // that a reading is, and which is offered as that
            changed == Switch::Reading && std::ranges::any_of(found.remedies, [&](const Remedy& remedy) {
                return remedy.changed != Switch::Reading && remedy.setup == other;
            });
        if (isAnotherSwitch || !flips(other))
            continue;
        const std::uint32_t flipped = flippedBetween(document, setup, other);
        const auto [known, isNew] = least.try_emplace(changed, flipped);
        known->second = std::min(known->second, flipped);
    }
    for (const Remedy& remedy : found.remedies) {
        if (isOfTemplate(remedy.changed) && document.size() >= 80)
            continue;
        if (remedy.changed != Switch::Advantage && remedy.changed != Switch::LowestThreshold) {
            ASSERT_TRUE(least.contains(remedy.changed));
            ASSERT_EQ(remedy.flipped, least[remedy.changed]);
        }
    }
    for (const auto& [changed, flipped] : least) {
        ASSERT_EQ(std::ranges::count_if(found.remedies, isOf(changed)), 1) << static_cast<int>(changed);
    }
    if (found.isStopped)
        return;
    // The nearest lowest thresholds below and above, by trying them all.
    std::set<std::uint32_t> nearest;
    const std::uint32_t present = setup.search.lowestThreshold;
    tagseam::Setup other = setup;
    for (other.search.lowestThreshold = present - 1; other.search.lowestThreshold > 0;
         --other.search.lowestThreshold) {
        if (flips(other)) {
            nearest.insert(other.search.lowestThreshold);
            break;
        }
    }
    bool hasNearest = false;
    for (other.search.lowestThreshold = present + 1; other.search.lowestThreshold < present + 40;
         ++other.search.lowestThreshold) {
        if (!flips(other))
            continue;
        const Outcome outcome = outcomeOf(document, other);
        const KeptShare share = keptShare(document, outcome.sequence, outcome.trace.region, other.keep, node);
        const bool isWhole = share.kept == 0 || share.kept == share.all;
        if (isWhole || !std::exchange(hasNearest, true))
            nearest.insert(other.search.lowestThreshold);
        if (isWhole)
            break;
    }
    std::set<std::uint32_t> offered;
    for (const Remedy& remedy : found.remedies) {
        if (remedy.changed == Switch::LowestThreshold && remedy.setup.search.lowestThreshold < present + 40)
            offered.insert(remedy.setup.search.lowestThreshold);
    }
    ASSERT_EQ(offered, nearest);
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

void expectRemediesHoldOnRandomSequences(std::size_t sequences)
{
    std::mt19937 random(31);
    std::map<Switch, int> seen;
    for (std::size_t i = 0; i < sequences; ++i) {
        const auto symbols = randomSequence(random, i % 8 == 0 ? 150 : 50);
        if (symbols.empty())
            continue;
        const Document document = i % 3 == 2 ? build(randomPage(random)) : pageOf(symbols);
        const std::uint32_t below = document.size() - document.body().value - 1;
        if (document.body() == noNode || below == 0)
            continue;
        tagseam::Setup setup;
        setup.search = readings[i % readings.size()].options;
        setup.search.lowestThreshold = i % 5 == 0 ? 1 + static_cast<std::uint32_t>(random() % 6) : 1;
        setup.search.sizeRule = i % 17 == 0 ? SizeRule::Off : setup.search.sizeRule;
        setup.keep = i % 9 == 0 ? Keep::Complement : Keep::Region;
        if (i % 6 == 0)
            setup.path.edits = {{TagPathEdit::Kind::Ignored, {NodeId{document.body().value + 1}}, {}},
                                {TagPathEdit::Kind::OtherClass, {NodeId{document.size() - 1}}, "other"}};
        const NodeId node{document.body().value + 1 + static_cast<std::uint32_t>(random() % below)};
        if (convertTreeToSequence(document, setup.path).positionOf(node) == noPosition)
            continue;
        ASSERT_NO_FATAL_FAILURE(expectRemediesHold(document, node, setup, seen, 12)) << "sequence " << i;
    }
    for (const Switch changed :
         {Switch::Advantage, Switch::FrequencyFilter, Switch::SizeRule, Switch::AfterRejection,
          Switch::SplitSymbol, Switch::LowestThreshold, Switch::Reading, Switch::Style, Switch::Nodes,
          Switch::Complement, Switch::OwnClass, Switch::OneClass, Switch::Without})
        EXPECT_GT(seen[changed], 2) << static_cast<int>(changed);
}

TEST(Remedies, doWhatTheySayOnRandomSequences)
{
    expectRemediesHoldOnRandomSequences(4'000);
}

TEST(NightRemedies, doWhatTheySayOnRandomSequences)
{
    expectRemediesHoldOnRandomSequences(8'000);
}

TEST(Remedies, doWhatTheySayOnEverySample)
{
    std::map<Switch, int> seen;
    for (const auto& file : filesBelow(TAGSEAM_SAMPLES, ".html")) {
        const Document document = *parseHtml(bytesOf(file));
        const NodeId body = document.body();
        const std::uint32_t step = (document.subtreeEnd(body).value - body.value) / 12 + 1;
        const TagPathSequence sequence = convertTreeToSequence(document);
        for (NodeId node{body.value + 1}; node < document.subtreeEnd(body); node.value += step) {
            if (sequence.positionOf(node) == noPosition)
                continue;
            ASSERT_NO_FATAL_FAILURE(expectRemediesHold(document, node, {}, seen, 3))
                << file << " node " << node.value;
        }
    }
    for (const Switch changed : {Switch::Advantage, Switch::SizeRule, Switch::AfterRejection,
                                 Switch::LowestThreshold, Switch::Reading, Switch::Style, Switch::Complement,
                                 Switch::OwnClass, Switch::OneClass, Switch::Without})
        EXPECT_GT(seen[changed], 0) << static_cast<int>(changed);
}

TEST(Remedies, longWalkOverTheAdvantagesLeavesTheThresholdsTheirRuns)
{
    // Hundreds of sizes to be judged differently, and a lowest threshold of 2 that keeps the node.
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    const auto add = [&](const std::string& name) {
        builder.open("p");
        builder.attribute("class", name);
        builder.close();
    };
    for (int i = 0; i < 70; ++i)
        add("a" + std::to_string(i / 2));
    for (int i = 0; i < 60; ++i)
        add(i == 30 ? "once" : i % 2 == 0 ? "b" : "c");
    const Document document = std::move(builder).finish();
    const NodeId node{document.body().value + 1};
    const Remedies few = findRemedies(document, node, {}, {}, {}, 40);
    const Remedies all = findRemedies(document, node, {}, {}, {}, 4000);
    const auto isThreshold = [](const Remedy& remedy) { return remedy.changed == Switch::LowestThreshold; };
    ASSERT_FALSE(few.share.isKept());
    EXPECT_TRUE(few.isStopped) << all.runs;
    EXPECT_FALSE(all.isStopped);
    EXPECT_EQ(std::ranges::count_if(all.remedies, isThreshold), 1);
    EXPECT_EQ(std::ranges::count_if(few.remedies, isThreshold), 1);
}

TEST(Remedies, nothingIsOfferedForWhatIsNeverPruned)
{
    const Document document = page("<body><p>a<p>b<p>c");
    for (NodeId node{0}; node <= document.body(); ++node.value) {
        const Remedies found = findRemedies(document, node, {});
        EXPECT_TRUE(found.remedies.empty());
        EXPECT_EQ(found.share.all, 0U);
        EXPECT_EQ(found.runs, 0U);
    }
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
