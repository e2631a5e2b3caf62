// SPDX-License-Identifier: MIT
// Compares content detection with the search on a page that was searched.
#include "core/methods/separators/contentdetection.h"

#include "core/explain/pageweights.h"
#include "core/tps/prune.h"

namespace tagseam {

namespace {

std::vector<Region> publishedRegions(const SearchedPage& searched, Keep keep)
{
    const Region main = searched.region;
    if (keep == Keep::Region)
        return {main};
    return {{Position{0}, main.begin}, {main.end, Position{searched.sequence.size()}}};
}

std::vector<Region> detectedRegions(const Document& document, const TagPathSequence& sequence,
                                    const SeparatedPage& separated)
{
    std::vector<Region> regions;
    for (const std::uint32_t each : separated.regions) {
        const std::vector<Region> records =
            recordsIn(sequence, document, separated, separated.candidates[each]);
        if (!records.empty())
            regions.push_back({records.front().begin, records.back().end});
    }
    if (separated.regions.empty() && sequence.size() > 0)
        regions.push_back({Position{0}, Position{sequence.size()}});
    return regions;
}

} // namespace

SeparatorOptions detectionOptions(const TagPathOptions& path)
{
    SeparatorOptions options{path};
    options.path.style = SeparatorOptions{}.path.style;
    return options;
}

std::vector<Region> recordsIn(const TagPathSequence& sequence, const Document& document,
                              const SeparatedPage& separated, const RecordRegion& list)
{
    std::vector<Region> records;
    for (const Region record : list.records) {
        const Region placed = regionIn(sequence, document, separated.sequence, record);
        if (placed.size() > 0)
            records.push_back(placed);
    }
    return records;
}

DetectedContent detectedContentOf(const Document& document, const SearchedPage& searched, const Setup& setup,
                                  const SeparatedPage& separated, const std::vector<NodeId>& content)
{
    const TagPathSequence& sequence = searched.sequence;
    DetectedContent detected;
    detected.style = detectionOptions(setup.path).path.style;
    for (const std::uint32_t each : separated.regions)
        detected.records += static_cast<std::uint32_t>(separated.candidates[each].records.size());
    detected.confidence = separated.confidence;
    detected.kept = detectedRegions(document, sequence, separated);
    detected.published = publishedRegions(searched, setup.keep);
    detected.share = shareMasks(sequence, searched.mask, pruneToRegions(document, sequence, detected.kept));
    const PageWeights weights(document, sequence, content);
    for (const Region each : detected.kept) { // they do not overlap
        detected.keptPositions += static_cast<double>(each.size()) / sequence.size();
        detected.keptText += weights.text(each);
        detected.keptContent += weights.content(each);
    }
    return detected;
}

ContentDetection detectContent(const Document& document, const SearchedPage& searched, const Setup& setup,
                               const std::stop_token& stop)
{
    ContentDetection detection;
    detection.page = separateRecords(document, detectionOptions(setup.path), nullptr, stop);
    const std::vector<CandidateStatus> statuses = candidateStatuses(detection.page);
    detection.lists.resize(statuses.size());
    for (std::size_t i = 0; i < statuses.size() && !stop.stop_requested(); ++i) {
        detection.lists[i].status = statuses[i];
        detection.lists[i].records =
            recordsIn(searched.sequence, document, detection.page, detection.page.candidates[i]);
    }
    if (!stop.stop_requested())
        detection.detected = detectedContentOf(document, searched, setup, detection.page);
    return detection;
}

std::vector<NodeId> separatorNodes(const SeparatedPage& page, const RecordRegion& list)
{
    std::vector<NodeId> nodes;
    for (const Region record : list.records) {
        for (std::uint32_t at = record.begin.value; at < record.end.value; ++at) {
            if (page.sequence.symbols[at] == list.separator)
                nodes.push_back(page.sequence.nodes[at]);
        }
    }
    return nodes;
}

NodeId firstNode(const SeparatedPage& page, const RecordRegion& list)
{
    return page.sequence.nodes[list.records.front().begin.value];
}

} // namespace tagseam
