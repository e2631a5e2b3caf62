// SPDX-License-Identifier: MIT
// Every offered change is run and has its effect; no smaller change of the minimum difference has it.
#include "core/explain/whatifs.h"
#include "core/select/selector.h"
#include "tests/core/methods/methodpages.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/testsequences.h"

#include <cmath>
#include <map>
#include <set>

namespace tagseam {
namespace {

using namespace test;

// The setups that differ in one option of few values, indexed by option.
std::multimap<ChangedOption, tagseam::Setup> setupsBeside(const tagseam::Setup& setup)
{
    std::multimap<ChangedOption, tagseam::Setup> beside;
    tagseam::Setup other = setup;
    const auto add = [&](ChangedOption changed, auto& value, auto... values) {
        const auto own = value;
        for (const auto each : {values...}) {
            value = each;
            if (other != setup)
                beside.emplace(changed, other);
        }
        value = own;
    };
    add(ChangedOption::FrequencyFilter, other.search.frequencyFilter, FrequencyFilter::AtLeast,
        FrequencyFilter::Above);
    add(ChangedOption::SizeRule, other.search.sizeRule, SizeRule::Printed, SizeRule::Absolute, SizeRule::Off);
    add(ChangedOption::AfterRejection, other.search.afterRejection, AfterRejection::NextThreshold,
        AfterRejection::SameThreshold);
    add(ChangedOption::SplitSymbol, other.search.splitSymbol, SplitSymbol::Keep, SplitSymbol::Drop);
    for (const Variant& variant : variants)
        add(ChangedOption::Variant, other.search, variant.with(setup.search));
    add(ChangedOption::Style, other.path.style, LabelAttributes::None, LabelAttributes::Class,
        LabelAttributes::ClassAndStyle, LabelAttributes::Presentation);
    add(ChangedOption::Nodes, other.path.nodes, NodeKinds::Elements, NodeKinds::ElementsAndText);
    add(ChangedOption::Complement, other.keep, Keep::Region, Keep::Complement);
    return beside;
}

constexpr std::uint32_t plenty = 5000; // runs

NodeId nodeOf(const Document& document, std::string_view selector)
{
    return selectNodes(document, selector)->front();
}

// Changes of the template, up to 12 elements around the node, found by plain walks.
std::multimap<ChangedOption, tagseam::Setup> templatesBeside(const Document& document, NodeId node,
                                                             const tagseam::Setup& setup)
{
    std::multimap<ChangedOption, tagseam::Setup> beside;
    const auto add = [&](ChangedOption changed, TagPathEdit edit) {
        tagseam::Setup other = setup;
        other.path.edits.push_back(std::move(edit));
        beside.emplace(changed, other);
    };
    const auto isIn = [&](NodeId root, NodeId at) { return root <= at && at < document.subtreeEnd(root); };
    const TagPathSequence sequence = convertTreeToSequence(document, setup.path);
    int around = 0;
    for (NodeId root = node; root > document.body(); root = document.parent(root)) {
        if (!document.isElement(root) || ++around > 12 || setup.path.style == LabelAttributes::None)
            continue;
        add(ChangedOption::OwnClass, {TagPathEdit::Kind::OtherClass, {root}, "of its own"});
    }
    for (NodeId at{document.body().value + 1}; at < document.subtreeEnd(document.body()); ++at.value) {
        if (document.isElement(at) && sequence.positionOf(at) != noPosition && !isIn(at, node) &&
            !isIn(node, at))
            add(ChangedOption::Without, {TagPathEdit::Kind::SubtreeGone, {at}, {}});
    }
    return beside;
}

// A node of a page, and its statuses under other setups than its own.
class Tried {
  public:
    struct Run {
        Outcome outcome;
        KeptShare share;
        std::uint32_t flipped = 0; // nodes that only one setup keeps, or that are removed
    };

    Tried(const Document& ofPage, NodeId of, const tagseam::Setup& own)
        : document(ofPage), node(of), setup(own), before{outcomeOf(ofPage, own), {}}
    {
        before = run(own);
    }

    Run run(const tagseam::Setup& other) const
    {
        Run run{outcomeOf(document, other), {}};
        const auto& [sequence, trace, mask, counts] = run.outcome;
        run.share = keptShare(document, sequence, trace.region, other.keep, node);
        const TagPathSequence& own = before.outcome.sequence;
        const bool isGone = other.path.edits.size() > setup.path.edits.size() &&
                            other.path.edits.back().kind == TagPathEdit::Kind::SubtreeGone;
        const NodeId gone = isGone ? other.path.edits.back().nodes.front() : noNode;
        for (NodeId at{0}; at.value < before.outcome.mask.size(); ++at.value) {
            const bool isInGone = isGone && gone <= at && at < document.subtreeEnd(gone);
            if (own.positionOf(at) != noPosition || sequence.positionOf(at) != noPosition)
                run.flipped += isInGone || before.outcome.mask[at.value] != mask[at.value] ? 1 : 0;
        }
        return run;
    }
    bool isOther(const KeptShare& share) const { return share.isKept() != before.share.isKept(); }
    bool flips(const Run& run) const { return run.share.all > 0 && isOther(run.share) && run.flipped > 0; }

    const Document& document;
    NodeId node;
    tagseam::Setup setup;
    Run before;
};

auto isOf(ChangedOption changed)
{
    return [changed](const WhatIf& whatIf) { return whatIf.changed == changed; };
}

bool isComplete(const KeptShare& share)
{
    return share.kept == 0 || share.kept == share.all;
}

// Grades a change by how well it does what it is for, the best lowest.
std::pair<bool, bool> gradeOf(const WhatIf& whatIf)
{
    const std::uint32_t kept = whatIf.share.kept * 10;
    const std::uint32_t all = whatIf.share.all;
    const bool isMost = whatIf.share.isKept() ? kept >= 9 * all : kept <= all;
    return {whatIf.counts.kept * 10 > whatIf.counts.raw * 9, !isMost};
}

// A change for most of the node on a page that is still pruned comes first, then one of few elements.
std::tuple<std::pair<bool, bool>, bool, bool, std::uint32_t, std::uint32_t> rankOf(const WhatIf& whatIf)
{
    const bool isMove = whatIf.edit && whatIf.edit->kind == PageEdit::Kind::Move;
    return {gradeOf(whatIf), isMove, !isOfTemplate(whatIf.changed), whatIf.touched, whatIf.flipped};
}

// The edited page is pruned as the what-if says.
void expectEditDoes(const Tried& tried, const WhatIf& whatIf)
{
    ASSERT_EQ(whatIf.changed, ChangedOption::Edited);
    ASSERT_EQ(whatIf.setup, tried.setup);
    const auto made = withEdit(tried.document, *whatIf.edit);
    ASSERT_TRUE(std::holds_alternative<EditOutcome>(made));
    const auto& [page, there, edited] = std::get<EditOutcome>(made);
    tagseam::Setup setup = whatIf.setup;
    for (TagPathEdit& each : setup.path.edits) {
        for (NodeId& node : each.nodes)
            node = there[node.value];
    }
    const Outcome outcome = outcomeOf(page, setup);
    ASSERT_EQ(outcome.trace.region, whatIf.region);
    ASSERT_EQ(outcome.counts.kept, whatIf.counts.kept);
    ASSERT_EQ(outcome.counts.raw, whatIf.counts.raw);
    ASSERT_GE(whatIf.touched, whatIf.edit->nodes.size());
    ASSERT_GT(whatIf.flipped, 0U);
    ASSERT_TRUE(tried.isOther(whatIf.share));
}

// Each change is run and has its effect.
void expectTheyDo(const Tried& tried, const WhatIfs& found,
                  const std::multimap<ChangedOption, tagseam::Setup>& beside)
{
    for (const WhatIf& whatIf : found.whatIfs) {
        if (whatIf.edit) {
            ASSERT_NO_FATAL_FAILURE(expectEditDoes(tried, whatIf));
            continue;
        }
        const Tried::Run after = tried.run(whatIf.setup);
        ASSERT_EQ(after.outcome.trace.region, whatIf.region);
        ASSERT_EQ(after.share, whatIf.share);
        ASSERT_TRUE(tried.isOther(whatIf.share));
        ASSERT_EQ(whatIf.counts.kept, after.outcome.counts.kept);
        ASSERT_EQ(whatIf.counts.raw, after.outcome.counts.raw);
        ASSERT_GT(whatIf.flipped, 0U);
        ASSERT_EQ(whatIf.flipped, after.flipped);
        tagseam::Setup own = whatIf.setup;
        if (whatIf.changed == ChangedOption::MinDifference)
            own.search.minDifference = tried.setup.search.minDifference;
        else if (whatIf.changed == ChangedOption::LowestThreshold)
            own.search.lowestThreshold = tried.setup.search.lowestThreshold;
        else if (isOfTemplate(whatIf.changed))
            own.path.edits.pop_back();
        const auto [first, last] = beside.equal_range(whatIf.changed);
        ASSERT_TRUE(own == tried.setup ||
                    std::any_of(first, last, [&](const auto& each) { return each.second == whatIf.setup; }))
            << "more than the switch " << static_cast<int>(whatIf.changed);
    }
    ASSERT_TRUE(std::ranges::is_sorted(found.whatIfs, {}, rankOf));
}

// One class for several elements needs each of them.
void expectEachElementIsNeeded(const Tried& tried, const WhatIfs& found)
{
    for (const WhatIf& whatIf : found.whatIfs) {
        if (!isOfTemplate(whatIf.changed) || whatIf.edit)
            continue;
        const TagPathEdit& edit = whatIf.setup.path.edits.back();
        std::size_t elements = edit.nodes.size();
        if (whatIf.changed == ChangedOption::Without) {
            elements = 0;
            for (NodeId at = edit.nodes.front(); at < tried.document.subtreeEnd(edit.nodes.front());
                 ++at.value)
                elements += tried.document.isElement(at) ? 1 : 0;
        }
        ASSERT_EQ(whatIf.touched, elements);
        ASSERT_TRUE(whatIf.changed != ChangedOption::OwnClass || elements == 1);
        const bool isShrunk = whatIf.changed == ChangedOption::OneClass;
        for (std::size_t i = 0; isShrunk && i < edit.nodes.size(); ++i) {
            WhatIf less = whatIf;
            std::vector<NodeId>& nodes = less.setup.path.edits.back().nodes;
            nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(i));
            const Tried::Run run = tried.run(less.setup);
            less.share = run.share;
            less.counts = run.outcome.counts;
            ASSERT_TRUE(!tried.flips(run) || gradeOf(whatIf) < gradeOf(less)) << i << " is not needed";
        }
    }
}

// No minimum difference nearer than an offered one does the same, and none does where none is offered.
void expectNearestDifferences(const Tried& tried, const WhatIfs& found, int samples)
{
    std::mt19937 random(4);
    const double from = tried.setup.search.minDifference;
    const auto runAt = [&](double minDifference) {
        tagseam::Setup setup = tried.setup;
        setup.search.minDifference = minDifference;
        return tried.run(setup);
    };
    const auto count = std::ranges::count_if(found.whatIfs, isOf(ChangedOption::MinDifference));
    ASSERT_LE(count, 4);
    for (int i = 0; i < samples && count == 0 && !found.isStopped; ++i)
        ASSERT_FALSE(tried.isOther(runAt(static_cast<double>(random() % 1001) / 1000).share));
    for (const WhatIf& whatIf : found.whatIfs) {
        if (whatIf.changed != ChangedOption::MinDifference)
            continue;
        const double to = whatIf.setup.search.minDifference;
        ASSERT_TRUE(0 <= to && to <= 1);
        // The farther one of two on one side affects all of the node.
        const bool isSecond = std::ranges::any_of(found.whatIfs, [&](const WhatIf& other) {
            const double distance = other.setup.search.minDifference - from;
            return other.changed == ChangedOption::MinDifference && distance * (to - from) > 0 &&
                   std::abs(distance) < std::abs(to - from);
        });
        ASSERT_TRUE(!isSecond || isComplete(whatIf.share));
        const auto candidateSplits = tried.run(whatIf.setup).outcome.trace.candidateSplits;
        for (int i = 0; i < samples; ++i) {
            const double between = from + (to - from) * static_cast<double>(random() % 10000) / 10000;
            const Tried::Run run = runAt(between);
            const bool does = tried.isOther(run.share) && (!isSecond || isComplete(run.share));
            ASSERT_TRUE(!does || run.outcome.trace.candidateSplits == candidateSplits)
                << between << " would be enough, not " << to;
        }
    }
}

// The value of each other option that flips the node with the least change on the page is offered, if one
// does.
void expectLeastChanges(const Tried& tried, const WhatIfs& found,
                        const std::multimap<ChangedOption, tagseam::Setup>& beside)
{
    std::map<ChangedOption, std::uint32_t> least;
    auto all = beside;
    const bool isSmall = tried.document.size() < 80;
    if (isSmall)
        all.merge(templatesBeside(tried.document, tried.node, tried.setup));
    for (const auto& [changed, other] : all) {
        const bool isAnotherOption = // a variant that changes one option is offered as that option
            changed == ChangedOption::Variant &&
            std::ranges::any_of(found.whatIfs, [&setup = other](const WhatIf& whatIf) {
                return whatIf.changed != ChangedOption::Variant && whatIf.setup == setup;
            });
        const Tried::Run run = tried.run(other);
        if (isAnotherOption || !tried.flips(run))
            continue;
        const auto [known, isNew] = least.try_emplace(changed, run.flipped);
        known->second = std::min(known->second, run.flipped);
    }
    for (const WhatIf& whatIf : found.whatIfs) {
        if (whatIf.changed == ChangedOption::MinDifference ||
            whatIf.changed == ChangedOption::LowestThreshold || isOfTemplate(whatIf.changed))
            continue;
        ASSERT_TRUE(least.contains(whatIf.changed));
        ASSERT_EQ(whatIf.flipped, least[whatIf.changed]);
    }
    for (const auto& [changed, flipped] : least) {
        const auto count = std::ranges::count_if(found.whatIfs, isOf(changed));
        ASSERT_TRUE(count == 1 || (isOfTemplate(changed) && count > 0)) << static_cast<int>(changed);
    }
}

// The nearest lowest thresholds below and above are offered, by trying them all.
void expectNearestThresholds(const Tried& tried, const WhatIfs& found)
{
    std::set<std::uint32_t> nearest;
    const std::uint32_t present = tried.setup.search.lowestThreshold;
    const auto runAt = [&](std::uint32_t threshold) {
        tagseam::Setup setup = tried.setup;
        setup.search.lowestThreshold = threshold;
        return tried.run(setup);
    };
    for (std::uint32_t threshold = present - 1; threshold > 0 && nearest.empty(); --threshold) {
        if (tried.flips(runAt(threshold)))
            nearest.insert(threshold);
    }
    bool hasNearest = false;
    for (std::uint32_t threshold = present + 1; threshold < present + 40; ++threshold) {
        const Tried::Run run = runAt(threshold);
        if (!tried.flips(run))
            continue;
        if (isComplete(run.share) || !std::exchange(hasNearest, true))
            nearest.insert(threshold);
        if (isComplete(run.share))
            break;
    }
    std::set<std::uint32_t> offered;
    for (const WhatIf& whatIf : found.whatIfs) {
        if (whatIf.changed == ChangedOption::LowestThreshold &&
            whatIf.setup.search.lowestThreshold < present + 40)
            offered.insert(whatIf.setup.search.lowestThreshold);
    }
    ASSERT_EQ(offered, nearest);
}

void expectWhatIfsHold(const Document& document, NodeId node, const tagseam::Setup& setup,
                       std::map<ChangedOption, int>& seen, int samples)
{
    const Tried tried(document, node, setup);
    const WhatIfs found = findWhatIfs(document, node, setup, {.mostRuns = plenty});
    ASSERT_EQ(found.share, tried.before.share);
    for (const WhatIf& whatIf : found.whatIfs)
        ++seen[whatIf.changed];
    const auto beside = setupsBeside(setup);
    ASSERT_NO_FATAL_FAILURE(expectTheyDo(tried, found, beside));
    ASSERT_NO_FATAL_FAILURE(expectNearestDifferences(tried, found, samples));
    ASSERT_NO_FATAL_FAILURE(expectLeastChanges(tried, found, beside));
    ASSERT_NO_FATAL_FAILURE(expectEachElementIsNeeded(tried, found));
    if (!found.isStopped) {
        ASSERT_NO_FATAL_FAILURE(expectNearestThresholds(tried, found));
    }
}

// A page whose body holds one list item for each symbol, of that class: its TPS is theirs, but for the body.
Document pageOf(std::span<const Symbol> symbols)
{
    std::string outline = "html(body(";
    for (const Symbol symbol : symbols)
        outline += "p[class=c" + std::to_string(symbol.value) + "] ";
    return tree(outline);
}

void expectWhatIfsHoldOnRandomSequences(std::size_t sequences)
{
    std::mt19937 random(31);
    std::map<ChangedOption, int> seen;
    for (std::size_t i = 0; i < sequences; ++i) {
        const auto symbols = randomSequence(random, i % 8 == 0 ? 150 : 50);
        if (symbols.empty())
            continue;
        const Document document = i % 3 == 2 ? build(randomPage(random)) : pageOf(symbols);
        const std::uint32_t below = document.size() - document.body().value - 1;
        if (document.body() == noNode || below == 0)
            continue;
        tagseam::Setup setup;
        setup.search = variants[i % variants.size()].options;
        setup.search.lowestThreshold = i % 5 == 0 ? 1 + static_cast<std::uint32_t>(random() % 6) : 1;
        setup.search.sizeRule = i % 17 == 0 ? SizeRule::Off : setup.search.sizeRule;
        setup.keep = i % 9 == 0 ? Keep::Complement : Keep::Region;
        if (i % 6 == 0)
            setup.path.edits = {{TagPathEdit::Kind::Ignored, {NodeId{document.body().value + 1}}, {}},
                                {TagPathEdit::Kind::OtherClass, {NodeId{document.size() - 1}}, "other"}};
        const NodeId node{document.body().value + 1 + static_cast<std::uint32_t>(random() % below)};
        if (convertTreeToSequence(document, setup.path).positionOf(node) == noPosition)
            continue;
        ASSERT_NO_FATAL_FAILURE(expectWhatIfsHold(document, node, setup, seen, 12)) << "sequence " << i;
    }
    for (const ChangedOption changed :
         {ChangedOption::MinDifference, ChangedOption::FrequencyFilter, ChangedOption::SizeRule,
          ChangedOption::AfterRejection, ChangedOption::SplitSymbol, ChangedOption::LowestThreshold,
          ChangedOption::Variant, ChangedOption::Style, ChangedOption::Nodes, ChangedOption::Complement,
          ChangedOption::OwnClass, ChangedOption::OneClass, ChangedOption::Without, ChangedOption::Edited})
        EXPECT_GT(seen[changed], 2) << static_cast<int>(changed);
}

TEST(WhatIfs, doWhatTheySayOnRandomSequences)
{
    expectWhatIfsHoldOnRandomSequences(1'500);
}

TEST(NightWhatIfs, doWhatTheySayOnRandomSequences)
{
    expectWhatIfsHoldOnRandomSequences(8'000);
}

TEST(WhatIfs, longWalkOverTheDifferencesLeavesTheThresholdsTheirRuns)
{
    // Hundreds of sizes to be judged differently, and a lowest threshold of 2 that keeps the node.
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < 70; ++i)
        symbols.push_back({i / 2});
    for (std::uint32_t i = 0; i < 60; ++i)
        symbols.push_back({i == 30 ? 100 : 50 + i % 2});
    const Document document = pageOf(symbols);
    const NodeId node{document.body().value + 1};
    const WhatIfs few = findWhatIfs(document, node, {}, {.mostRuns = 40});
    const WhatIfs all = findWhatIfs(document, node, {}, {.mostRuns = 4000});
    ASSERT_FALSE(few.share.isKept());
    EXPECT_TRUE(few.isStopped) << all.runs;
    EXPECT_FALSE(all.isStopped);
    EXPECT_EQ(std::ranges::count_if(all.whatIfs, isOf(ChangedOption::LowestThreshold)), 1);
    EXPECT_EQ(std::ranges::count_if(few.whatIfs, isOf(ChangedOption::LowestThreshold)), 1);
}

TEST(WhatIfs, cardsWithNumbersInTheirClassesGetTheClassThatTheyShare)
{
    std::string cards;
    for (int i = 101; i < 121; ++i)
        cards += "<div class='card-" + std::to_string(i) +
                 "'><h3>t</h3><p>p</p><p>q</p><span>x</span><b>y</b></div>";
    const Document document =
        page("<body><ul>" + repeated(30, "<li><a>n</a></li>") + "</ul><div id=m>" + cards + "</div></body>");
    const NodeId card = nodeOf(document, "#m > div");
    const WhatIfs found = findWhatIfs(document, card, {});
    ASSERT_FALSE(found.share.isKept());
    const auto common = std::ranges::find(found.whatIfs, ChangedOption::CommonClass, &WhatIf::changed);
    ASSERT_NE(common, found.whatIfs.end());
    EXPECT_EQ(common->setup.path.edits.back().classes, "card");
    EXPECT_EQ(common->touched, 20U) << "a template that writes one of them writes all";
    EXPECT_TRUE(common->share.isKept());
}

TEST(WhatIfs, elementsAreUnwrapped)
{
    const std::string card = "<div class=card><h3>Title</h3><p>Text <a href=x>more</a></p></div>";
    const Document document =
        page("<body><ul>" + repeated(20, "<li><a>n</a></li>") + "</ul><div id=m>" + repeated(5, card) +
             repeated(6, "<section>" + card + "</section>") + "</div></body>");
    const WhatIfs found = findWhatIfs(document, nodeOf(document, "#m > div"), {});
    const auto isUnwrapped = [](const WhatIf& each) {
        return each.edit && each.edit->kind == PageEdit::Kind::Unwrap;
    };
    EXPECT_TRUE(std::ranges::any_of(found.whatIfs, isUnwrapped));
    const std::vector<TemplateMistake> mistakes = templateMistakes(document, {}, {});
    EXPECT_EQ(std::ranges::count(mistakes, MistakeKind::Wrapped, &TemplateMistake::kind), 6);
}

TEST(WhatIfs, whereNoClassCountsTagsAndWrappersAreTried)
{
    const Document document = page("<body><ul>" + repeated(40, "<li><a>n</a></li>") + "</ul><div><ul>" +
                                   repeated(20, "<li><a>n</a></li>") + "</ul></div></body>");
    tagseam::Setup setup;
    setup.path.style = LabelAttributes::None;
    const NodeId list = nodeOf(document, "div > ul");
    const WhatIfs found = findWhatIfs(document, list, setup);
    const auto edited = std::ranges::count(found.whatIfs, ChangedOption::Edited, &WhatIf::changed);
    EXPECT_GT(edited, 0);
    for (const WhatIf& each : found.whatIfs) {
        EXPECT_TRUE(!each.edit || each.edit->kind == PageEdit::Kind::Move || each.touched == 1);
    }
}

TEST(WhatIfs, classIsOfferedThatIsNotAroundTheNode)
{
    const Document document = samplePage("rejected");
    const NodeId list = nodeOf(document, "ol.results__list");
    const WhatIfs found = findWhatIfs(document, list, {});
    ASSERT_FALSE(found.share.isKept());
    const auto isElsewhere = [&](const WhatIf& each) {
        if (each.changed != ChangedOption::OwnClass)
            return false;
        const NodeId changed = each.setup.path.edits.back().nodes.front();
        return document.subtreeEnd(changed) <= list || document.subtreeEnd(list) <= changed;
    };
    EXPECT_TRUE(std::ranges::any_of(found.whatIfs, isElsewhere));
}

TEST(WhatIfs, changesThatLoseContentComeLastAndSaySo)
{
    std::mt19937 random(35);
    int losing = 0;
    for (int i = 0; i < 60; ++i) {
        const Document document = build(randomPage(random));
        const TagPathSequence sequence = convertTreeToSequence(document);
        if (sequence.size() < 8)
            continue;
        const Outcome outcome = outcomeOf(document, {});
        const NodeId node = sequence.nodes[sequence.size() / 2];
        WhatIfScope scope;
        scope.content.assign(document.size(), false);
        for (Position at = outcome.trace.region.begin; at < outcome.trace.region.end; ++at.value)
            scope.content[sequence.nodes[at.value].value] = at.value % 2 == 0;
        const WhatIfs found = findWhatIfs(document, node, {}, scope);
        EXPECT_TRUE(std::ranges::is_sorted(found.whatIfs, {}, &WhatIf::losesContent));
        for (const WhatIf& each : found.whatIfs) {
            const KeepMask mask = outcomeOf(document, each.setup).mask;
            std::size_t before = 0;
            std::size_t after = 0;
            for (std::size_t at = 0; at < mask.size(); ++at) {
                before += scope.content[at] && outcome.mask[at] ? 1 : 0;
                after += scope.content[at] && mask[at] ? 1 : 0;
            }
            EXPECT_EQ(each.losesContent, static_cast<double>(after) < 0.98 * static_cast<double>(before));
            losing += each.losesContent ? 1 : 0;
        }
    }
    EXPECT_GT(losing, 5);
}

TEST(WhatIfs, nothingIsOfferedForWhatIsNeverPruned)
{
    const Document document = page("<body><p>a<p>b<p>c");
    for (NodeId node{0}; node <= document.body(); ++node.value) {
        const WhatIfs found = findWhatIfs(document, node, {});
        EXPECT_TRUE(found.whatIfs.empty());
        EXPECT_EQ(found.share.all, 0U);
        EXPECT_EQ(found.runs, 0U);
    }
}

TEST(WhatIfs, theOtherTreeOfThePageIsTriedWhenItIsGiven)
{
    // In the other tree the list is long enough to be the main region.
    const auto pageWith = [](std::size_t items) {
        return page("<body>" + repeated(20, "<p class=noise>n</p>") +
                    repeated(items, "<li class=item>i</li>"));
    };
    const Document document = pageWith(4);
    const Document other = pageWith(90);
    const WhatIfs found =
        findWhatIfs(document, firstNamed(document, "li"), {}, {.other = {&other, firstNamed(other, "li")}});
    ASSERT_FALSE(found.share.isKept());
    const auto source = std::ranges::find(found.whatIfs, ChangedOption::Source, &WhatIf::changed);
    ASSERT_NE(source, found.whatIfs.end());
    EXPECT_TRUE(source->share.isKept());
    EXPECT_EQ(source, found.whatIfs.end() - 1); // its other effects are unknown
}

TEST(WhatIfs, endAtTheLimitOfRunsAndWhenStopped)
{
    std::mt19937 random(33);
    const Document document = pageOf(randomSequence(random, 4000));
    const NodeId node{document.body().value + 3};
    const WhatIfs limited = findWhatIfs(document, node, {}, {.mostRuns = 5});
    EXPECT_TRUE(limited.isStopped);
    EXPECT_LE(limited.runs, 6U);
    std::stop_source stop;
    std::uint32_t last = 0;
    WhatIfScope scope;
    scope.progress = [&](std::uint32_t runs) {
        last = runs;
        if (runs == 3)
            stop.request_stop();
    };
    const WhatIfs stopped = findWhatIfs(document, node, {}, scope, stop.get_token());
    EXPECT_TRUE(stopped.isStopped);
    EXPECT_LE(last, 4U);
}

} // namespace
} // namespace tagseam
