// SPDX-License-Identifier: MIT
// Judges what a method keeps of a page.
#include "core/check/expectations.h"

#include "core/page/textedits.h"
#include "core/select/selector.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/score.h"

#include <algorithm>

namespace tagseam {

namespace {

NodesKept shareOf(const JudgedPage& page, std::span<const NodeId> roots)
{
    NodesKept share;
    for (const ScoredRange range : scoredRanges(page.document, page.scored, roots)) {
        share.all += range.end - range.begin;
        for (std::uint32_t i = range.begin; i < range.end; ++i)
            share.kept += page.result.kept[page.scored.nodes[i].value] ? 1 : 0;
    }
    if (share.all > 0)
        return share;
    const auto isKept = [&](NodeId node) { return page.result.kept[node.value]; };
    return {static_cast<std::uint32_t>(std::ranges::count_if(roots, isKept)),
            static_cast<std::uint32_t>(roots.size())};
}

void judge(Judgement& judgement, const JudgedPage& page, const std::vector<NodeId>& nodes)
{
    ++judgement.all;
    const NodesKept share = shareOf(page, nodes);
    if (share.isKept() != judgement.isOfKept())
        judgement.wrong.push_back({nodes, share});
}

Judgement judgementOf(ExpectationKind kind, std::string subject)
{
    Judgement judgement;
    judgement.kind = kind;
    judgement.subject = std::move(subject);
    return judgement;
}

} // namespace

std::string_view name(ExpectationKind kind)
{
    switch (kind) {
    case ExpectationKind::MarksFound:
        return "marks-found";
    case ExpectationKind::MarksKept:
        return "marks-kept";
    case ExpectationKind::MarksPruned:
        return "marks-pruned";
    case ExpectationKind::SelectorKept:
        return "keep";
    case ExpectationKind::SelectorPruned:
        return "prune";
    case ExpectationKind::TextF1:
        return "min-f1";
    case ExpectationKind::SameAsBaseline:
        break;
    }
    return "same-as";
}

bool Judgement::isMet() const
{
    switch (kind) {
    case ExpectationKind::MarksFound:
        return lost.empty();
    case ExpectationKind::MarksKept:
    case ExpectationKind::MarksPruned:
    case ExpectationKind::SelectorKept:
    case ExpectationKind::SelectorPruned:
        return all > 0 && wrong.empty();
    case ExpectationKind::TextF1:
        return f1 && *f1 >= leastF1;
    case ExpectationKind::SameAsBaseline:
        break;
    }
    return isInBaseline && difference.isSame();
}

bool Judgement::isOfKept() const
{
    return kind == ExpectationKind::MarksKept || kind == ExpectationKind::SelectorKept;
}

std::vector<Judgement> judgeMarks(const JudgedPage& page, const LoadedGroundTruth& truth)
{
    std::vector<Judgement> judgements{judgementOf(ExpectationKind::MarksFound, {})};
    judgements.front().all = truth.marks;
    judgements.front().lost = truth.lost;
    for (const Labelled& mark : truth.labelled) {
        const bool isContent = mark.label == label::main || mark.label == label::record;
        if (!isContent && !isNoise(mark.label))
            continue;
        const ExpectationKind kind = isContent ? ExpectationKind::MarksKept : ExpectationKind::MarksPruned;
        auto found = std::ranges::find_if(judgements, [&](const Judgement& each) {
            return each.kind == kind && each.subject == mark.label;
        });
        if (found == judgements.end())
            found = judgements.insert(found, judgementOf(kind, mark.label));
        judge(*found, page, mark.nodes);
    }
    return judgements;
}

Result<Judgement> judgeSelector(const JudgedPage& page, const std::string& selector, bool isToBeKept)
{
    const Result<std::vector<NodeId>> nodes = selectNodes(page.document, selector);
    if (!nodes)
        return nodes.error();
    Judgement judgement =
        judgementOf(isToBeKept ? ExpectationKind::SelectorKept : ExpectationKind::SelectorPruned, selector);
    for (const NodeId node : *nodes)
        judge(judgement, page, {node});
    return judgement;
}

Judgement judgeTextF1(const JudgedPage& page, std::span<const Labelled> truth, double leastF1)
{
    Judgement judgement = judgementOf(ExpectationKind::TextF1, {});
    judgement.leastF1 = leastF1;
    judgement.all = static_cast<std::uint32_t>(truth.size());
    const auto isContent = [](const Labelled& mark) {
        return mark.label == label::main || mark.label == label::record;
    };
    if (std::ranges::any_of(truth, isContent))
        judgement.f1 = scoreMask(page.document, page.scored, truth, page.result.kept, page.result.textEdits)
                           .characters.f1();
    return judgement;
}

Judgement judgeBaseline(const JudgedPage& page, const std::vector<KeptItem>* entry)
{
    Judgement judgement = judgementOf(ExpectationKind::SameAsBaseline, {});
    judgement.isInBaseline = entry != nullptr;
    if (entry == nullptr)
        return judgement;
    judgement.all = static_cast<std::uint32_t>(entry->size());
    const EditedPage edited(page.document, page.result.textEdits);
    judgement.difference = compareToBaseline(edited.document(), page.result.kept, *entry);
    return judgement;
}

} // namespace tagseam
