// SPDX-License-Identifier: MIT
// `tagseam-cli explain --method separators`: the status of a node, and the candidates that contain it.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "app/cli/methods/cliseparators.h"
#include "app/cli/methods/cliseparatorstext.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separatedstatus.h"
#include "core/methods/separators/separatorsjson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace tagseam {

namespace {

// Returns "candidate 1, main-region": the kept candidate that contains the position; empty for none.
std::string chosenAt(const SeparatedPage& page, Position position)
{
    const auto chosen = std::ranges::find_if(page.regions, [&](std::uint32_t index) {
        return position != noPosition && page.candidates[index].span().contains(position);
    });
    return chosen == page.regions.end()
               ? std::string()
               : fmt::format("candidate {}, {}", *chosen + 1, name(candidateStatuses(page)[*chosen]));
}

std::string statusText(const SeparatedPage& page, const NodeStatus& status)
{
    const std::string_view word = status.isKept ? "kept" : "pruned";
    if (page.regions.empty())
        return "kept: no records";
    if (status.rule == StatusRule::OutsideBody)
        return "kept: body or outside the body";
    if (const std::string chosen = chosenAt(page, status.position); !chosen.empty())
        return "kept: in " + chosen;
    if (status.rule == StatusRule::KeptBelow)
        return "ancestor of kept: " + chosenAt(page, page.sequence.positionOf(status.because));
    return fmt::format("{}: {}", word,
                       status.position == noPosition ? "no position" : "in no kept candidate");
}

// Returns the factor that weighs most against the best candidate that contains a pruned position.
std::string againstText(const SeparatedPage& page, std::uint32_t strongest)
{
    const RecordRegion& main = page.candidates[page.regions.front()];
    const RecordRegion& held = page.candidates[strongest];
    if (held.score >= main.score)
        return "";
    const EvidenceFactor& most = mostAgainst(held.evidence, main.evidence);
    return fmt::format("against    {} {:.3f}, main region {:.3f}\n", most.key, held.evidence.*most.value,
                       main.evidence.*most.value);
}

std::string separatedNodeText(const PreparedPage& prepared, const SeparatedPage& page,
                              const TagPathOptions& path, NodeId node)
{
    const NodeStatus status = separatedStatus(prepared.document, page, path, node);
    const std::vector<std::uint32_t> holding = candidatesAt(page, status.position);
    std::string out = headText(prepared, page);
    out += fmt::format("node       {}\n", printable(nodeLabel(prepared.document, node)));
    if (status.position != noPosition)
        out += fmt::format("position   {}\n", status.position.value + 1);
    out += fmt::format("status     {}\nheld by    {} of {} candidates\n", statusText(page, status),
                       holding.size(), page.candidates.size());
    if (holding.empty())
        return out;
    if (!status.isKept)
        out += againstText(page, holding.front());
    return out + candidatesText(page, holding);
}

} // namespace

int explainBySeparators(const CLI::App& command, const PreparedPage& prepared, const Arguments& arguments)
{
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
