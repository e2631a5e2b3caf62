// SPDX-License-Identifier: MIT
// The result of content detection as fields and a table.
#include "app/cli/methods/cliseparatorstext.h"

#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "core/base/ascii.h"
#include "core/methods/separators/candidatestatus.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

constexpr std::size_t narrowest = 6; // characters of a column

// "text length" for the key textLength.
std::string titleOf(const EvidenceFactor& factor)
{
    std::string title;
    for (const char c : factor.key) {
        const bool isCapital = c != lowerCase(c);
        title += isCapital ? " " : "";
        title += lowerCase(c);
    }
    return title;
}

std::string factorsHead()
{
    std::string head;
    for (const EvidenceFactor& factor : evidenceFactors)
        head += fmt::format("  {:>{}}", titleOf(factor), narrowest);
    return head + "   prose";
}

std::string factorsText(const RecordEvidence& evidence)
{
    std::string text;
    for (const EvidenceFactor& factor : evidenceFactors)
        text +=
            fmt::format("  {:>{}.3f}", evidence.*factor.value, std::max(narrowest, titleOf(factor).size()));
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
    std::string head = fmt::format("page       {}\npositions  {}\nlists      {}\nanswer     {}\n",
                                   prepared.label, page.sequence.size(), page.lists, answerText(page));
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
