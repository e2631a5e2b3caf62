// SPDX-License-Identifier: MIT
// What separators find on a page as tables for people.
#include "app/cli/methods/cliseparatorstext.h"

#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "core/methods/separators/candidatefate.h"

#include <fmt/format.h>

#include <cmath>

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

std::string marginText(const SeparatedPage& page)
{
    return page.margin < unrivalled ? fmt::format("{:.2f} times as strong as the next elsewhere", page.margin)
                                    : "no other is near";
}

std::string answerText(const SeparatedPage& page)
{
    if (page.candidates.empty())
        return "no records on this page: no symbol parts a list of three";
    if (page.regions.empty())
        return "no records on this page: no list has the evidence";
    std::string text;
    for (const std::uint32_t index : page.regions) {
        const RecordRegion& region = page.candidates[index];
        text += fmt::format("{}{} at {}", text.empty() ? "" : "; ", counted(region.records.size(), "record"),
                            positionsText(region.span()));
    }
    if (page.regions.front() > 0)
        text +=
            fmt::format("; these have all {} of rank 1, and more", page.candidates.front().records.size());
    return text;
}

// Of a page without records: how often such a list is one after all.
std::string chanceText(double confidence)
{
    const auto times = std::lround(100 * confidence);
    return times == 0 ? "less than once in 100 times" : fmt::format("{} in 100", counted(times, "time"));
}

double mainStrength(const SeparatedPage& page)
{
    return page.candidates[page.regions.empty() ? 0 : page.regions.front()].strength;
}

} // namespace

std::string headText(const PreparedPage& prepared, const SeparatedPage& page)
{
    std::string head =
        fmt::format("page       {}\npositions  {}\nlists      {}\nanswer     {}\n", printable(prepared.label),
                    page.sequence.size(), page.lists, answerText(page));
    if (!page.regions.empty())
        head +=
            fmt::format("confidence {:.2f}, strength {:.3f}, {}\ntext       {:.1f} % of the page's text{}\n",
                        page.confidence, mainStrength(page), marginText(page), 100 * page.textShare,
                        page.textShare < littleText ? ": look at the records before you take them" : "");
    else if (!page.candidates.empty())
        head += fmt::format(
            "           the strongest list comes to {:.3f} of 1, and such a list is the content {}\n",
            mainStrength(page), chanceText(page.confidence));
    if (isLessSureForProse(page))
        head += fmt::format(
            "           texts of the strongest list are longer than two lines, as in articles: {}\n",
            page.regions.empty() ? "less likely the content" : "less sure");
    return head;
}

std::string candidateLine(const SeparatedPage& page, std::uint32_t index)
{
    const RecordRegion& candidate = page.candidates[index];
    return fmt::format("{:>4}  {:<11}  {:>7}  {:>13}  {:>8.3f}{}  {}\n", index + 1,
                       name(candidateFates(page)[index]), candidate.records.size(),
                       positionsText(candidate.span()), candidate.strength, factorsText(candidate.evidence),
                       printable(shortPath(tagPathText(page.sequence, candidate.separator))));
}

std::string tableHead()
{
    return fmt::format("\n{:>4}  {:<11}  {:>7}  {:>13}  {:>8}{}  {}\n", "rank", "fate", "records",
                       "positions", "strength", factorsHead(), "separator");
}

} // namespace tagseam
