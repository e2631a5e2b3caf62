// SPDX-License-Identifier: MIT
// What the cure makes of a page where the search fails, in sentences.
#include "app/cli/explain/clicured.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/methods/separators/separators.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace tagseam {

namespace {

std::string foundText(const CuredPage& cured)
{
    std::string text = counted(cured.records, "record");
    if (cured.kept.size() > 1)
        text += fmt::format(" in {} like lists", cured.kept.size());
    std::string spans;
    for (const Region each : cured.kept)
        spans += fmt::format("{}{}", spans.empty() ? " at " : ", ", positionsText(each));
    return text + spans;
}

std::string confidenceText(double confidence)
{
    constexpr double even = 0.5;
    return fmt::format("confidence {:.2f}{}", confidence,
                       confidence < even ? ", more likely wrong than right" : "");
}

std::string sharesText(const CuredPage& cured, bool isMarked)
{
    return isMarked ? fmt::format("{} of the positions, {} of the long texts and {} of what was marked as "
                                  "content",
                                  percentText(cured.keptPositions), percentText(cured.keptText),
                                  percentText(cured.keptContent))
                    : fmt::format("{} of the positions and {} of the long texts",
                                  percentText(cured.keptPositions), percentText(cured.keptText));
}

std::string differenceText(const MaskShare& share, Keep keep)
{
    const std::string_view other = keep == Keep::Region ? "the search" : "the complement";
    const std::string added = counted(share.secondAlone, "node");
    const std::string lost = counted(share.firstAlone, "node");
    if (share.firstAlone == 0 && share.secondAlone == 0)
        return fmt::format("It keeps the very same nodes as {}.", other);
    if (share.secondAlone == 0)
        return fmt::format("It drops {} that {} keeps, and adds none.", lost, other);
    if (share.firstAlone == 0)
        return fmt::format("It keeps all that {} keeps, and {} more.", other, added);
    return fmt::format("It keeps {} that {} drops, and drops {} that {} keeps.", added, other, lost, other);
}

// Which style key it went by where the search went by another: what it says is of other symbols then.
std::string styleText(const CuredPage& cured, const TagPathOptions& path)
{
    return cured.style == path.style ? std::string()
                                     : fmt::format(" (style key {}, its default; the search has {})",
                                                   name(cured.style), name(path.style));
}

// What the cure goes by as the search does, and the commands named must be given as well; empty for nothing.
std::string_view optionsText(const TagPathOptions& path)
{
    TagPathOptions usual;
    usual.style = path.style; // which it does not go by
    return path == usual ? "" : ", given the same --nodes, --leave-out and what-ifs";
}

} // namespace

void addCured(Lines& lines, const CuredPage& cured, const Setup& setup, bool isMarked)
{
    if (cured.records == 0)
        return lines.add(fmt::format("Cure: {}{} finds no records on this page, and keeps everything. "
                                     "`{} PAGE` says why{}.",
                                     separatorsMethod, styleText(cured, setup.path), separatorsMethod,
                                     optionsText(setup.path)));
    lines.add(fmt::format("Cure: {}{} finds {} ({}), with {}. {}", separatorsMethod,
                          styleText(cured, setup.path), foundText(cured), confidenceText(cured.confidence),
                          sharesText(cured, isMarked), differenceText(cured.share, setup.keep)));
    lines.add(fmt::format("`prune PAGE --method {}` prunes to them, `explain PAGE --method {} --node NODE` "
                          "says why a node is kept or dropped{}.",
                          separatorsMethod, separatorsMethod, optionsText(setup.path)));
}

} // namespace tagseam
