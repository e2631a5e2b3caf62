// SPDX-License-Identifier: MIT
// Document -> the runs of CombComp and IdentDRs.
#include "core/methods/mdr/mdrsteps.h"

#include "core/methods/mdr/mining.h"
#include "core/methods/tagtree.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace tagseam {

namespace {

namespace comb {

enum Row : std::uint8_t {
    Procedure,
    TestDepth,
    Call,
    ForChild,
    Heading,
    Start,
    ForStart,
    ForLength,
    SetFirst,
    ForRun,
    Compare,
    Note,
    Advance,
};
enum Name : std::uint8_t { K, Node, Size, I, J, First, Second, Similar };

std::vector<AlgorithmLine> listingOf(const MdrOptions& options)
{
    using enum LineKind;
    return {
        {{"", 0, "procedure MDR(Node, K)", true}, "", Call},
        {{"", 1, fmt::format("if TreeDepth(Node) ≥ {} then", options.smallestDepth), true},
         "",
         Plain,
         {Node}},
        {{"", 2, "CombComp(Node.Children, K)", true}, "", Plain, {K, Node}},
        {{"", 2, "for each Child ∈ Node.Children that no data region covers do MDR(Child, K)", true},
         "",
         Plain,
         {Node}},
        {{"", 0, "CombComp"}, ""},
        {{"", 0, "procedure CombComp(NodeList, K)", true}, "", Step},
        {{"", 1, "for i ← 1..K while 3i − 1 ≤ NodeList.size do", true}, "", Plain, {K, Size}},
        {{"", 2, "for j ← i..K while i + 2j − 1 ≤ NodeList.size do", true}, "", Plain, {K, Size, I}},
        {{"", 3, "St ← i", true}, "", Plain, {I}},
        {{"", 3, "for k ← i + j, i + 2j, … while k + j − 1 ≤ NodeList.size do", true},
         "",
         Step,
         {Size, I, J}},
        {{"", 4, "compare NodeList[St..k−1] with NodeList[k..k+j−1]", true}, "", Comparison, {First, Second}},
        {{"", 4, "if they are similar, note the pair", true}, "", SimilarRuns, {Similar}},
        {{"", 4, "St ← k", true}, "", Comparison},
    };
}

void compareFrom(RunRecorder& recorder, const MinedNode& at, std::uint32_t i, std::uint32_t j)
{
    const auto size = static_cast<std::uint32_t>(at.children.size());
    recorder.run(ForLength, at.node);
    recorder.set(J, RunValue::count(j));
    recorder.run(SetFirst, at.children[i - 1]);
    recorder.set(First, RunValue());
    recorder.set(Second, RunValue());
    recorder.set(Similar, RunValue());
    for (std::uint32_t k = i + j; k + j - 1 <= size; k += j) {
        const NodeId node = at.children[k - 1];
        recorder.run(ForRun, node);
        recorder.set(First, RunValue::range(k - j, k - 1));
        recorder.set(Second, RunValue::range(k, k + j - 1));
        recorder.set(Similar, RunValue());
        recorder.run(Compare, node);
        const bool isAlike = at.alike[j - 1].alikeRuns[k - j - 1] > 0;
        recorder.set(Similar, RunValue::truth(isAlike));
        if (isAlike)
            recorder.run(Note, node);
        recorder.run(Advance, node);
    }
}

void record(RunRecorder& recorder, const MinedNode& at, const MdrOptions& options)
{
    recorder.run(Procedure, at.node);
    recorder.set(K, RunValue::count(options.longest));
    recorder.set(Node, RunValue::node(at.node));
    for (const Name each : {Size, I, J, First, Second, Similar})
        recorder.set(each, RunValue());
    recorder.run(TestDepth, at.node);
    if (!at.isDeepEnough)
        return;
    recorder.run(Call, at.node);
    recorder.run(Start, at.node);
    const auto size = static_cast<std::uint32_t>(at.children.size());
    recorder.set(Size, RunValue::count(size));
    for (std::uint32_t i = 1; i <= options.longest && 3 * i - 1 <= size; ++i) {
        recorder.run(ForStart, at.node);
        recorder.set(I, RunValue::count(i));
        for (std::uint32_t j = i; j <= options.longest && i + 2 * j - 1 <= size; ++j)
            compareFrom(recorder, at, i, j);
    }
    recorder.run(ForChild, at.node);
}

} // namespace comb

namespace ident {

enum Row : std::uint8_t {
    Procedure,
    TestDepth,
    Call,
    ForChild,
    NoRegion,
    Result,
    Heading,
    Start,
    NoBest,
    ForLength,
    ForOffset,
    FindRun,
    TestBest,
    SetBest,
    TestFound,
    AddRegion,
    Again,
};
enum Name : std::uint8_t { K, Node, Size, First, Length, F, Current, Best, Regions };

std::vector<AlgorithmLine> listingOf(const MdrOptions& options)
{
    using enum LineKind;
    return {
        {{"", 0, "procedure FindDRs(Node, K)", true}, "", Call},
        {{"", 1, fmt::format("if TreeDepth(Node) ≥ {} then", options.smallestDepth), true},
         "",
         Plain,
         {Node}},
        {{"", 2, "IdentDRs(1, Node, K)", true}, "", Plain, {K, Node}},
        {{"", 2, "for each Child ∈ Node.Children that no region of Node covers do FindDRs(Child, K)", true},
         "",
         Plain,
         {Node, Regions}},
        {{"", 1, "else Node has no data region", true}, "", NoRegion, {Node}},
        {{"", 0, "return all data regions; the filter prunes all that is in none", true}, "", Result},
        {{"", 0, "IdentDRs"}, ""},
        {{"", 0, "procedure IdentDRs(start, Node, K)", true}, "", Step},
        {{"", 1, "maxDR ← none", true}, ""},
        {{"", 1, "for length ← 1..K while 2 · length ≤ Node.Children.size do", true}, "", Plain, {K, Size}},
        {{"", 2, "for f ← start..start + length − 1 do", true}, "", Step, {First, Length}},
        {{"", 3, "curDR ← the first stretch of similar neighbours of this length from f on", true},
         "",
         Plain,
         {Node, Length, F}},
        {{"", 3, "if curDR has more nodes than maxDR, and starts no later, then", true},
         "",
         Plain,
         {Current, Best}},
        {{"", 4, "maxDR ← curDR", true}, "", BestSoFar, {Current}},
        {{"", 1, "if maxDR ≠ none then", true}, "", Step, {Best}},
        {{"", 2, "Node.DRs ← Node.DRs ∪ {maxDR}", true}, "", Region, {Best}},
        {{"", 2, "if nodes are left after maxDR, IdentDRs(the first of them, Node, K)", true},
         "",
         Plain,
         {K, Node, Best}},
    };
}

RunValue rangeOf(const RegionSpan& span)
{
    return RunValue::range(span.first + 1, span.first + span.count);
}

// The calls of IdentDRs at one node.
class IdentDrsRun {
  public:
    IdentDrsRun(RunRecorder& recorder, const MinedNode& at) : m_recorder(recorder), m_at(at) {}

    void record()
    {
        const auto size = static_cast<std::uint32_t>(m_at.children.size());
        begin(0);
        identifyRegions(size, m_at.alike, [this](const TriedRun& tried) { show(tried); });
        end();
    }

  private:
    void begin(std::uint32_t start)
    {
        m_start = start;
        m_length = 0;
        m_best.reset();
        m_recorder.run(Start, m_at.node);
        m_recorder.set(First, RunValue::count(start + 1));
        for (const Name each : {Length, F, Current})
            m_recorder.set(each, RunValue());
        m_recorder.run(NoBest, m_at.node);
        m_recorder.set(Best, RunValue());
    }

    void show(const TriedRun& tried)
    {
        if (tried.start != m_start) {
            end();
            begin(tried.start);
        }
        if (tried.length != m_length) {
            m_recorder.run(ForLength, m_at.node);
            m_recorder.set(Length, RunValue::count(tried.length));
            m_length = tried.length;
        }
        const NodeId node = m_at.children[tried.offset];
        m_recorder.run(ForOffset, node);
        m_recorder.set(F, RunValue::count(tried.offset + 1));
        m_recorder.run(FindRun, tried.found ? m_at.children[tried.found->first] : node);
        m_recorder.set(Current, tried.found ? rangeOf(*tried.found) : RunValue());
        m_recorder.run(TestBest, node);
        if (!tried.isBest)
            return;
        m_best = tried.found;
        m_recorder.run(SetBest, m_at.children[m_best->first]);
        m_recorder.set(Best, rangeOf(*m_best));
    }

    void end()
    {
        m_recorder.run(TestFound, m_at.node);
        if (!m_best)
            return;
        m_recorder.run(AddRegion, m_at.children[m_best->first]);
        m_recorder.set(Regions, RunValue::count(++m_regions));
        if (m_best->first + m_best->count < m_at.children.size())
            m_recorder.run(Again, m_at.node);
    }

    RunRecorder& m_recorder;
    const MinedNode& m_at;
    std::uint32_t m_start = 0;
    std::uint32_t m_length = 0;
    std::uint32_t m_regions = 0;
    std::optional<RegionSpan> m_best;
};

void record(RunRecorder& recorder, const Document& page, const MinedNode& at, const MdrOptions& options)
{
    recorder.run(Procedure, at.node);
    recorder.set(K, RunValue::count(options.longest));
    recorder.set(Node, RunValue::node(at.node));
    for (const Name each : {Size, First, Length, F, Current, Best})
        recorder.set(each, RunValue());
    recorder.set(Regions, RunValue::count(0));
    recorder.run(TestDepth, at.node);
    if (!at.isDeepEnough) {
        recorder.run(NoRegion, at.node);
        if (page.body() == noNode) // the filter keeps such a page
            return;
        const NodeId begin = at.node == page.body() ? NodeId{at.node.value + 1} : at.node;
        recorder.prune(begin, page.subtreeEnd(at.node));
        return;
    }
    recorder.run(Call, at.node);
    recorder.set(Size, RunValue::count(static_cast<std::uint32_t>(at.children.size())));
    IdentDrsRun(recorder, at).record();
    recorder.run(ForChild, at.node);
}

} // namespace ident

} // namespace

AlgorithmRun recordCombComp(const Document& page, const MdrOptions& options, const std::stop_token& stop,
                            std::uint32_t limit)
{
    AlgorithmRun run;
    run.algorithm = Algorithm::CombComp;
    run.listing = comb::listingOf(options);
    run.variables = {"K", "Node", "NodeList.size", "i", "j", "St..k−1", "k..k+j−1", "similar"};
    RunRecorder recorder(run, page.size(), limit);
    mine(page, options, nullptr, stop, [&](const MinedNode& at) { comb::record(recorder, at, options); });
    run.isStopped = stop.stop_requested();
    return run;
}

AlgorithmRun recordIdentDrs(const Document& page, const MdrOptions& options, const std::stop_token& stop,
                            std::uint32_t limit)
{
    AlgorithmRun run;
    run.algorithm = Algorithm::IdentDrs;
    run.listing = ident::listingOf(options);
    run.variables = {"K",     "Node",  "Node.Children.size", "start", "length", "f",
                     "curDR", "maxDR", "Node.DRs.size"};
    RunRecorder recorder(run, page.size(), limit);
    const MinedRecords mined = mine(page, options, nullptr, stop,
                                    [&](const MinedNode& at) { ident::record(recorder, page, at, options); });
    run.isStopped = mined.isStopped;
    std::vector<NodeId> roots;
    for (const DataRegion& region : mined.regions) {
        for (const DataRecord& record : region.records)
            roots.insert(roots.end(), record.nodes.begin(), record.nodes.end());
    }
    recorder.run(ident::Result);
    recorder.pruneRest(keepSubtrees(page, roots), NodeId{0}, NodeId{page.size()});
    return run;
}

} // namespace tagseam
