// SPDX-License-Identifier: MIT
// Document -> the run of NoiseEliminate.
#include "core/methods/tagrules/noiseeliminate.h"

#include "core/methods/tagtree.h"

namespace tagseam {

namespace {

namespace noise {

enum Row : std::uint8_t {
    Procedure,
    While,
    NextNode,
    LeaveBody,
    IfSame,
    DeleteSame,
    IfFew,
    DeleteFew,
    EndIf
};
enum Name : std::uint8_t { Threshold, N, Descendants, Tags, Subchild };

// The figure numbers two of its lines, 2 and 3. It prints a condition and its deletion as one line; here each
// is a line of its own, beside the printed part.
std::vector<AlgorithmLine> listingOf()
{
    using enum LineKind;
    const std::string deletion = "then delete its descendants as noise";
    const std::string printedDeletion = "then delete its decedents as noise";
    return {
        {{"", 0, "Algorithm: NoiseEliminate(threshold dt, DOMtree t)", true}, "", Call},
        {{"", 1, "While (dt.leaf!= null)", true}, "", Step},
        {{"", 2, "N ← the next node, from the leaves up", true, true}, ""},
        {{"", 2, "If N is the body then leave it", true, true}, "", EndOfWalk, {N}},
        // INFERRED: line 2 does not ask for "no subchild"; rule 1 does (section 4.3).
        {{"2", 2, "If all descendants of node N have the same tag node type and no subchild", true, true},
         "If node N has the same tag node type",
         Plain,
         {N, Descendants, Tags, Subchild}},
        {{"", 3, deletion, true, true}, printedDeletion, Noise, {N}},
        {{"", 2, "Else if node N has the different tag node type and less than threshold t", true},
         "",
         NotNoise,
         {Threshold, N, Descendants, Tags}},
        {{"", 3, deletion, true, true}, printedDeletion, Noise, {N}},
        {{"3", 2, "End if"}, ""},
    };
}

// Deletes the descendants of a node; its own texts stay.
void deleteBelow(RunRecorder& recorder, const Document& page, NodeId node)
{
    for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child)) {
        if (page.kind(child) != NodeKind::Text)
            recorder.prune(child, page.subtreeEnd(child));
    }
}

void record(RunRecorder& recorder, const Document& page, const TagRuleVisit& visit)
{
    recorder.run(While, visit.node);
    recorder.run(NextNode, visit.node);
    recorder.set(N, RunValue::node(visit.node));
    recorder.set(Descendants, RunValue::count(visit.descendants));
    recorder.set(Tags, visit.descendants == 0 ? "none"
                       : visit.tag.empty()    ? "different"
                                              : std::string(visit.tag));
    recorder.set(Subchild, RunValue::truth(visit.hasSubchild));
    recorder.run(LeaveBody, visit.node);
    if (visit.isBody)
        return;
    recorder.run(IfSame, visit.node);
    if (visit.rule == TagRule::SameTag) {
        recorder.run(DeleteSame, visit.node);
        deleteBelow(recorder, page, visit.node);
        return;
    }
    recorder.run(IfFew, visit.node);
    if (visit.rule == TagRule::FewTags || visit.rule == TagRule::FewTypes) {
        recorder.run(DeleteFew, visit.node);
        deleteBelow(recorder, page, visit.node);
    }
}

} // namespace noise

} // namespace

AlgorithmRun recordNoiseEliminate(const Document& page, const TagRulesOptions& options,
                                  const std::stop_token& stop, std::uint32_t limit)
{
    AlgorithmRun run;
    run.algorithm = Algorithm::NoiseEliminate;
    run.listing = noise::listingOf();
    run.variables = {"t", "N", "descendants", "tag node type", "subchild"};
    RunRecorder recorder(run, page.size(), limit);
    recorder.run(noise::Procedure);
    recorder.set(noise::Threshold,
                 RunValue::count(thresholdFor(options, tagTree(page, false, nullptr).size())));
    const TagRulesTrace trace = applyTagRules(page, options, nullptr, stop, [&](const TagRuleVisit& visit) {
        noise::record(recorder, page, visit);
    });
    run.isStopped = trace.isStopped;
    return run;
}

} // namespace tagseam
