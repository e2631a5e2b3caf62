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

std::string candidatesText(const SeparatedPage& page, std::span<const std::uint32_t> candidates)
{
    std::vector<TableColumn> columns{
        {"rank"}, {"status", 11, true}, {"records"}, {"positions", 13}, {"score", 8}};
    for (const EvidenceFactor& factor : evidenceFactors)
        columns.push_back({titleOf(factor), narrowest});
    columns.insert(columns.end(), {{"prose", narrowest}, {"separator", 0, true}});
    TextTable table(std::move(columns));
    const auto statuses = candidateStatuses(page);
    for (const std::uint32_t index : candidates) {
        const RecordRegion& candidate = page.candidates[index];
        std::vector<std::string> row =
            cells(index + 1, name(statuses[index]), candidate.records.size(), positionsText(candidate.span()),
                  fmt::format("{:.3f}", candidate.score));
        for (const EvidenceFactor& factor : evidenceFactors)
            row.push_back(fmt::format("{:.3f}", candidate.evidence.*factor.value));
        row.push_back(fmt::format("{:.3f}", candidate.evidence.prose));
        row.push_back(shortPath(tagPathText(page.sequence, candidate.separator)));
        table.add(std::move(row));
    }
    return '\n' + table.text();
}

} // namespace tagseam
