// SPDX-License-Identifier: MIT
// The result of content detection as fields and a table.
#include "app/cli/methods/cliseparatorstext.h"

#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "core/methods/separators/candidatestatus.h"

#include <fmt/format.h>

namespace tagseam {

namespace {

std::string factorsHead()
{
    std::string head;
    for (const EvidenceFactor& factor : evidenceFactors)
        head += fmt::format("  {:>6}", factor.key);
    return head + "   prose";
}

std::string factorsText(const RecordEvidence& evidence)
{
    std::string text;
    for (const EvidenceFactor& factor : evidenceFactors)
        text += fmt::format("  {:>6.3f}", evidence.*factor.value);
    return text + fmt::format("  {:>6.3f}", evidence.prose);
}

std::string answerText(const SeparatedPage& page)
{
    if (page.candidates.empty())
        return "no records: no list of three";
    if (page.regions.empty())
        return "no records: too little evidence";
    std::string text;
    for (const std::uint32_t index : page.regions) {
        const RecordRegion& region = page.candidates[index];
        text += fmt::format("{}{} records at {}", text.empty() ? "" : ", ", region.records.size(),
                            positionsText(region.span()));
    }
    return text;
}

} // namespace

std::string headText(const PreparedPage& prepared, const SeparatedPage& page)
{
    std::string head =
        fmt::format("page       {}\npositions  {}\nlists      {}\nanswer     {}\n", printable(prepared.label),
                    page.sequence.size(), page.lists, answerText(page));
    if (page.candidates.empty())
        return head;
    const RecordRegion& main = page.candidates[page.regions.empty() ? 0 : page.regions.front()];
    head += fmt::format("confidence {:.2f}{}, score {:.3f}", page.confidence,
                        isLessSureForProse(page) ? " (lowered by long texts)" : "", main.score);
    if (page.regions.empty())
        return head + " (strongest list)\n";
    return head + fmt::format(", margin {:.2f}{}\ntext       {:.1f} % of the page's text{}\n", page.margin,
                              page.margin < unrivalled ? "" : " or more", 100 * page.textShare,
                              page.textShare < littleText ? " (little)" : "");
}

std::string candidateLine(const SeparatedPage& page, std::uint32_t index)
{
    const RecordRegion& candidate = page.candidates[index];
    return fmt::format("{:>4}  {:<11}  {:>7}  {:>13}  {:>8.3f}{}  {}\n", index + 1,
                       name(candidateStatuses(page)[index]), candidate.records.size(),
                       positionsText(candidate.span()), candidate.score, factorsText(candidate.evidence),
                       printable(shortPath(tagPathText(page.sequence, candidate.separator))));
}

std::string tableHead()
{
    return fmt::format("\n{:>4}  {:<11}  {:>7}  {:>13}  {:>8}{}  {}\n", "rank", "status", "records",
                       "positions", "score", factorsHead(), "separator");
}

} // namespace tagseam
