// SPDX-License-Identifier: MIT
// The candidates of content detection as bands for the plot.
#include "ui/tools/content/detectionbands.h"

#include "core/tps/nestinglanes.h"
#include "ui/session/detectiontext.h"

#include <algorithm>
#include <cstddef>

namespace tagseam {

namespace {

BandLook lookOf(CandidateStatus status)
{
    return status == CandidateStatus::Main   ? BandLook::Main
           : status == CandidateStatus::Like ? BandLook::Like
                                             : BandLook::Other;
}

// Adds one band for all candidates with the same positions: the first of them, unless another one is
// selected.
void addBand(std::vector<NestedBand>& all, const ContentDetection& detection, std::uint32_t candidate,
             std::uint32_t lane, bool isChosen)
{
    const PlacedList& list = detection.lists[candidate];
    const QString label = QString::number(candidate + 1);
    const auto same = std::ranges::find(all, list.span(), &NestedBand::region);
    if (same == all.end())
        return all.push_back({list.span(), lane, lookOf(list.status), isChosen, static_cast<int>(candidate),
                              label, bandTip(detection, candidate), list.records});
    same->label += QStringLiteral(", ") + label;
    same->tip += QStringLiteral("<br>") + bandTip(detection, candidate);
    if (!isChosen)
        return;
    same->isChosen = true;
    same->id = static_cast<int>(candidate);
    same->parts = list.records;
}

std::vector<std::uint32_t> byImportance(const ContentDetection& detection)
{
    std::vector<std::uint32_t> order = detection.page.regions;
    for (std::uint32_t i = 0; i < detection.lists.size(); ++i) {
        if (std::ranges::find(detection.page.regions, i) == detection.page.regions.end())
            order.push_back(i);
    }
    std::erase_if(order, [&](std::uint32_t i) { return detection.lists[i].span().size() == 0; });
    return order;
}

std::vector<std::uint32_t> lanesOf(const ContentDetection& detection, const std::vector<std::uint32_t>& order,
                                   std::uint32_t mostLanes)
{
    std::vector<Region> spans;
    spans.reserve(order.size());
    for (const std::uint32_t i : order)
        spans.push_back(detection.lists[i].span());
    return nestingLanes(spans, mostLanes);
}

} // namespace

std::vector<NestedBand> detectionBands(const ContentDetection& detection, std::optional<std::uint32_t> chosen,
                                       std::uint32_t mostLanes)
{
    std::vector<std::uint32_t> order = byImportance(detection);
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
