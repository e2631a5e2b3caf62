// SPDX-License-Identifier: MIT
// `tagseam-cli explain --method separators`: which candidates hold a node, and why it is kept or not.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "app/cli/methods/cliseparators.h"
#include "app/cli/methods/cliseparatorstext.h"
#include "core/methods/separators/candidatefate.h"
#include "core/methods/separators/separatedfate.h"
#include "core/methods/separators/separatorsjson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace tagseam {

namespace {

// Of a position in no region that is kept, on a page that has some.
std::string whyDropped(const SeparatedPage& page, Position position)
{
    const std::vector<std::uint32_t> holding = candidatesAt(page, position);
    if (holding.empty())
        return fmt::format("dropped: none of the {} strongest lists holds it", page.candidates.size());
    const RecordRegion& main = page.candidates[page.regions.front()];
    const RecordRegion& strongest = page.candidates[holding.front()];
    if (strongest.strength >= main.strength)
        return fmt::format(
            "dropped: the strongest list that holds it, candidate {}, comes to {:.3f}, but the main "
            "region, {:.3f}, has all records of candidate 1, and more",
            holding.front() + 1, strongest.strength, main.strength);
    const EvidenceFactor& most = mostAgainst(strongest.evidence, main.evidence);
    return fmt::format("dropped: the strongest list that holds it, candidate {}, comes to {:.3f} where the "
                       "main region comes "
                       "to {:.3f}; most against it is {} {:.3f} against {:.3f}",
                       holding.front() + 1, strongest.strength, main.strength, most.key,
                       strongest.evidence.*most.value, main.evidence.*most.value);
}

// "candidate 1, main-region": the one of the answer that holds the position; empty for none.
std::string chosenAt(const SeparatedPage& page, Position position)
{
    const auto chosen = std::ranges::find_if(page.regions, [&](std::uint32_t index) {
        return position != noPosition && page.candidates[index].span().contains(position);
    });
    return chosen == page.regions.end()
               ? std::string()
               : fmt::format("candidate {}, {}", *chosen + 1, name(candidateFates(page)[*chosen]));
}

std::string whyText(const SeparatedPage& page, const Fate& fate)
{
    if (page.candidates.empty())
        return "kept: no symbol parts a list of three, so the page stays whole";
    if (page.regions.empty())
        return fmt::format(
            "kept: no list has the evidence, the strongest comes to {:.3f}, so the page stays whole",
            page.candidates.front().strength);
    if (fate.rule == FateRule::OutsideBody)
        return "kept: the body and what is outside it always stay";
    if (const std::string chosen = chosenAt(page, fate.position); !chosen.empty())
        return "kept: it lies in " + chosen;
    if (fate.rule == FateRule::KeptBelow)
        return "kept: it holds some of " + chosenAt(page, page.sequence.positionOf(fate.because));
    return fate.position == noPosition
               ? fmt::format("{}: it stands at no position of the sequence", fate.isKept ? "kept" : "dropped")
               : whyDropped(page, fate.position);
}

std::string separatedNodeText(const PreparedPage& prepared, const SeparatedPage& page,
                              const TagPathOptions& path, NodeId node)
{
    const Fate fate = separatedFate(prepared.document, page, path, node);
    std::string out = headText(prepared, page);
    out += fmt::format("node       {}\n", printable(nodeLabel(prepared.document, node)));
    if (fate.position != noPosition)
        out += fmt::format("position   {}\n", fate.position.value + 1);
    out += fmt::format("fate       {}\n", whyText(page, fate));
    std::string holding;
    for (const std::uint32_t index : candidatesAt(page, fate.position))
        holding += candidateLine(page, index);
    return holding.empty() ? out : out + tableHead() + holding;
}

} // namespace

int explainBySeparators(const CLI::App& command, const PreparedPage& prepared, const Arguments& arguments)
{
    if (const int code = refuseOptions(command, searchSwitches); code != Done)
        return code;
    if (const int code = refuseOptions(command, std::array{"--content"}); code != Done)
        return code;
    const auto options = separatorOptions(command, prepared, arguments.method);
    if (const int* code = std::get_if<int>(&options))
        return *code;
    const SeparatedPage page = separateRecords(prepared.document, std::get<SeparatorOptions>(options));
    const TagPathOptions& path = std::get<SeparatorOptions>(options).path;
    const auto found = nodesOrPosition(prepared.document, page.sequence, "--node", arguments.node);
    if (const int* code = std::get_if<int>(&found))
        return *code;
    const NodeId node = std::get<std::vector<NodeId>>(found).front();
    return answer(arguments.isJson ? separatedNodeJson(prepared.document, page, path, node)
                                   : separatedNodeText(prepared, page, path, node));
}

} // namespace tagseam
