// SPDX-License-Identifier: MIT
// The candidates of content detection as bands for the plot.
#include "ui/tools/content/detectionbands.h"

#include "core/tps/nestinglanes.h"
#include "ui/session/words/detectiontext.h"
#include "ui/tools/content/candidatetext.h"

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

Region spanOf(const ContentDetection& detection, ContentChoice choice)
{
    if (choice.kind == ContentKind::List)
        return detection.lists[choice.list].span();
    const std::vector<Region>& place = detection.placeOf(choice.kind);
    return place.empty() ? Region{} : Region{place.front().begin, place.back().end};
}

const std::vector<Region>& partsOf(const ContentDetection& detection, ContentChoice choice)
{
    return choice.kind == ContentKind::List ? detection.lists[choice.list].records
                                            : detection.placeOf(choice.kind);
}

BandLook lookOf(const ContentDetection& detection, ContentChoice choice)
{
    if (choice.kind != detection.content.kind)
        return BandLook::Other;
    const CandidateStatus status =
        choice.kind == ContentKind::List ? detection.lists[choice.list].status : CandidateStatus::Main;
    return status == CandidateStatus::Main   ? BandLook::Main
           : status == CandidateStatus::Like ? BandLook::Like
                                             : BandLook::Other;
}

// Adds one band for all candidates with the same positions: the first of them, unless another one is
// selected.
void addBand(std::vector<NestedBand>& all, const ContentDetection& detection, ContentChoice choice,
             std::uint32_t lane, bool isChosen)
{
    const Region span = spanOf(detection, choice);
    const QString label =
        choice.kind == ContentKind::List ? QString::number(choice.list + 1) : kindName(choice.kind);
    const auto same = std::ranges::find(all, span, &NestedBand::region);
    if (same == all.end())
        return all.push_back({span, lane, lookOf(detection, choice), isChosen, bandNumber(choice), label,
                              bandTip(detection, choice), partsOf(detection, choice)});
    same->label += QStringLiteral(", ") + label;
    same->tip += '\n' + bandTip(detection, choice);
    if (!isChosen)
        return;
    same->isChosen = true;
    same->id = bandNumber(choice);
    same->parts = partsOf(detection, choice);
}

std::vector<ContentChoice> byImportance(const ContentDetection& detection)
{
    const ContentKind answer = detection.content.kind;
    const std::vector<std::uint32_t>& kept = detection.content.lists.regions;
    std::vector<ContentChoice> order;
    if (answer == ContentKind::List) {
        for (const std::uint32_t each : kept)
            order.push_back({ContentKind::List, each});
    }
    const ContentChoice text{ContentKind::Text, 0};
    order.insert(answer == ContentKind::Text ? order.begin() : order.end(), text);
    for (std::uint32_t i = 0; i < detection.lists.size(); ++i) {
        const ContentChoice choice{ContentKind::List, i};
        if (std::ranges::find(order, choice) == order.end())
            order.push_back(choice);
    }
    std::erase_if(order, [&](ContentChoice choice) { return spanOf(detection, choice).size() == 0; });
    return order;
}

std::vector<std::uint32_t> lanesOf(const ContentDetection& detection, const std::vector<ContentChoice>& order,
                                   std::uint32_t mostLanes)
{
    std::vector<Region> spans;
    spans.reserve(order.size());
    for (const ContentChoice choice : order)
        spans.push_back(spanOf(detection, choice));
    return nestingLanes(spans, mostLanes);
}

} // namespace

int bandNumber(ContentChoice choice)
{
    return choice.kind == ContentKind::List ? static_cast<int>(choice.list) : -static_cast<int>(choice.kind);
}

ContentChoice choiceOfBand(int number)
{
    return number >= 0 ? ContentChoice{ContentKind::List, static_cast<std::uint32_t>(number)}
                       : ContentChoice{static_cast<ContentKind>(-number), 0};
}

std::vector<NestedBand> detectionBands(const ContentDetection& detection, std::optional<ContentChoice> chosen,
                                       std::uint32_t mostLanes)
{
    std::vector<ContentChoice> order = byImportance(detection);
    std::vector<std::uint32_t> lanes = lanesOf(detection, order, mostLanes);
    const auto wanted = chosen ? std::ranges::find(order, *chosen) : order.end();
    if (wanted != order.end() && lanes[static_cast<std::size_t>(wanted - order.begin())] == noLane) {
        std::rotate(order.begin(), wanted, wanted + 1);
        lanes = lanesOf(detection, order, mostLanes);
    }
    std::vector<NestedBand> all;
    for (std::size_t at = 0; at < order.size(); ++at) {
        if (lanes[at] != noLane)
            addBand(all, detection, order[at], lanes[at], chosen == order[at]);
    }
    return all;
}

} // namespace tagseam
