// SPDX-License-Identifier: MIT
// The numbers of content detection that lessons show.
#include "ui/tools/learn/detectionvalues.h"

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

// Returns the name of a factor's value: "detectionNextCoverage" for the factor "coverage".
std::string factorName(const std::string& start, std::string_view factor)
{
    std::string name(factor);
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return start + name;
}

// Returns the kept lists or, without records, the list with the highest score; empty when there is none.
std::vector<std::uint32_t> spokenOf(const ContentDetection& detection)
{
    const SeparatedPage& lists = detection.content.lists;
    if (!lists.regions.empty() || lists.candidates.empty())
        return lists.regions;
    return {0};
}

void addLists(LessonValues& values, const std::string& start, const ContentDetection& detection,
              const std::vector<std::uint32_t>& lists)
{
    const RecordRegion& first = detection.content.lists.candidates[lists.front()];
    values[start + "Score"] = figure(first.score);
    for (const EvidenceFactor& each : evidenceFactors)
        values[factorName(start, each.key)] = figure(first.evidence.*each.value);
    std::size_t records = 0;
    Region around;
    for (const std::uint32_t each : lists) {
        records += detection.content.lists.candidates[each].records.size();
        const Region span = detection.lists[each].span();
        if (span.size() > 0) // otherwise the analysis has none of its nodes
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

// Adds the expected F1 of an answer, and the first and last position that an answer of that kind keeps.
void addPlace(LessonValues& values, const std::string& start, const ContentDetection& detection,
              ContentKind kind)
{
    values[start + "Expected"] = figure(detection.content.expected(kind));
    const std::vector<Region>& place = detection.placeOf(kind);
    if (place.empty())
        return;
    values[start + "From"] = whole(place.front().begin.value + 1);
    values[start + "To"] = whole(place.back().end.value);
}

std::optional<std::uint32_t> strongestBeside(const ContentDetection& detection,
                                             const std::vector<std::uint32_t>& lists)
{
    const auto& candidates = detection.content.lists.candidates;
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

const RecordRegion* strongestElsewhere(const ContentDetection& detection)
{
    const std::optional<std::uint32_t> found = strongestBeside(detection, spokenOf(detection));
    return found ? &detection.content.lists.candidates[*found] : nullptr;
}

LessonValues detectionValues(const ContentDetection& detection)
{
    LessonValues values;
    const MainContent& content = detection.content;
    values["detectionLists"] = whole(content.lists.lists);
    values["detectionConfidence"] = figure(content.confidence());
    values["detectionMargin"] = figure(content.lists.margin, 1);
    values["detectionWords"] = figure(content.keptWords(), 0);
    values["detectionThreshold"] = figure(content.scored.threshold);
    addPlace(values, "detectionList", detection, ContentKind::List);
    addPlace(values, "detectionText", detection, ContentKind::Text);
    addPlace(values, "detectionNone", detection, ContentKind::None);
    const std::vector<std::uint32_t> lists = spokenOf(detection);
    if (lists.empty())
        return values;
    addLists(values, "detection", detection, lists);
    if (const std::optional<std::uint32_t> next = strongestBeside(detection, lists))
        addLists(values, "detectionNext", detection, {*next});
    return values;
}

} // namespace tagseam
