// SPDX-License-Identifier: MIT
// What a lesson says about the cure of its page, in numbers.
#include "ui/tools/learn/curevalues.h"

#include "ui/widgets/language.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace tagseam {

namespace {

std::string figure(double number, int decimals = 2)
{
    return decimal(number, decimals).toStdString();
}

std::string whole(std::size_t number)
{
    return std::to_string(number);
}

// "cureNextCover" of the factor "cover".
std::string factorName(const std::string& start, std::string_view factor)
{
    std::string name(factor);
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return start + name;
}

// What is kept or, without records, the strongest list; empty when there is none.
std::vector<std::uint32_t> spokenOf(const Cure& cure)
{
    if (cure.hasRecords() || cure.page.candidates.empty())
        return cure.page.regions;
    return {0};
}

void addLists(LessonValues& values, const std::string& start, const Cure& cure,
              const std::vector<std::uint32_t>& lists)
{
    const RecordRegion& first = cure.page.candidates[lists.front()];
    values[start + "Strength"] = figure(first.strength);
    for (const EvidenceFactor& each : evidenceFactors)
        values[factorName(start, each.key)] = figure(first.evidence.*each.value);
    std::size_t records = 0;
    Region around;
    for (const std::uint32_t each : lists) {
        records += cure.page.candidates[each].records.size();
        const Region span = cure.lists[each].span();
        if (span.size() > 0) // else the analysis has none of its nodes
            around = around.size() == 0
                         ? span
                         : Region{std::min(around.begin, span.begin), std::max(around.end, span.end)};
    }
    values[start + "Records"] = whole(records);
    if (around.size() == 0)
        return;
    values[start + "Begin"] = whole(around.begin.value + 1);
    values[start + "End"] = whole(around.end.value);
}

std::optional<std::uint32_t> strongestBeside(const Cure& cure, const std::vector<std::uint32_t>& lists)
{
    const auto& candidates = cure.page.candidates;
    for (std::uint32_t each = 0; each < candidates.size(); ++each) {
        const Region span = candidates[each].span();
        if (std::ranges::none_of(lists, [&](std::uint32_t list) {
                const Region other = candidates[list].span();
                return span.begin < other.end && other.begin < span.end;
            }))
            return each;
    }
    return {};
}

} // namespace

const RecordRegion* strongestElsewhere(const Cure& cure)
{
    const std::optional<std::uint32_t> found = strongestBeside(cure, spokenOf(cure));
    return found ? &cure.page.candidates[*found] : nullptr;
}

LessonValues cureValues(const Cure& cure)
{
    LessonValues values;
    values["cureLists"] = whole(cure.page.lists);
    values["cureConfidence"] = figure(cure.page.confidence);
    values["cureMargin"] = figure(cure.page.margin, 1);
    const std::vector<std::uint32_t> lists = spokenOf(cure);
    if (lists.empty())
        return values;
    addLists(values, "cure", cure, lists);
    if (const std::optional<std::uint32_t> next = strongestBeside(cure, lists))
        addLists(values, "cureNext", cure, {*next});
    return values;
}

} // namespace tagseam
