// SPDX-License-Identifier: MIT
// Compares content detection with the search on a page that was searched.
#include "core/methods/content/contentdetection.h"

#include "core/explain/pageweights.h"
#include "core/tps/prune.h"

#include <utility>

namespace tagseam {

namespace {

std::vector<Region> publishedRegions(const SearchedPage& searched, Keep keep)
{
    const Region main = searched.region;
    if (keep == Keep::Region)
        return {main};
    return {{Position{0}, main.begin}, {main.end, Position{searched.sequence.size()}}};
}

// Returns the regions that an answer of the kind keeps.
std::vector<Region> regionsOfKind(const Document& document, const TagPathSequence& sequence,
                                  const MainContent& found, ContentKind kind)
{
    if (kind == found.kind)
        return regionsOf(sequence, found.nodes);
    if (kind == ContentKind::None)
        return {{Position{0}, Position{sequence.size()}}};
    return hasCandidate(found, kind) ? regionsOf(sequence, placeOf(document, found, kind).nodes)
                                     : std::vector<Region>();
}

std::uint32_t recordCount(const SeparatedPage& lists)
{
    std::size_t records = 0;
    for (const std::uint32_t each : lists.regions)
        records += lists.candidates[each].records.size();
    return static_cast<std::uint32_t>(records);
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
                                  const MainContent& found, const std::vector<NodeId>& content)
{
    const TagPathSequence& sequence = searched.sequence;
    DetectedContent detected;
    detected.style = detectionOptions(setup.path).path.style;
    detected.kind = found.kind;
    detected.records = found.kind == ContentKind::List ? recordCount(found.lists) : 0;
    detected.confidence = found.confidence();
    detected.kept = regionsOf(sequence, found.nodes);
    if (found.canBeList()) {
        detected.list = regionsOf(sequence, placeOf(document, found, ContentKind::List).nodes);
        detected.listConfidence = found.lists.confidence;
    }
    detected.published = publishedRegions(searched, setup.keep);
    detected.share = shareMasks(sequence, searched.mask, pruneToRegions(document, sequence, detected.kept));
    const PageWeights weights(document, sequence, regionsBelow(document, sequence, content));
    for (const Region each : detected.kept) {
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
    detection.content = findContent(document, detectionOptions(setup.path), nullptr, stop);
    if (detection.content.isStopped)
        return detection;
    const SeparatedPage& lists = detection.content.lists;
    const std::vector<CandidateStatus> statuses = listStatuses(detection.content);
    detection.lists.resize(statuses.size());
    for (std::size_t i = 0; i < statuses.size() && !stop.stop_requested(); ++i) {
        detection.lists[i].status = statuses[i];
        detection.lists[i].records = recordsIn(searched.sequence, document, lists, lists.candidates[i]);
    }
    for (std::size_t kind = 0; kind < contentKinds && !stop.stop_requested(); ++kind)
        detection.places.at(kind) =
            regionsOfKind(document, searched.sequence, detection.content, static_cast<ContentKind>(kind));
    detection.probabilities = contentProbabilities(document, detection.content);
    if (!stop.stop_requested())
        detection.detected = detectedContentOf(document, searched, setup, detection.content);
    return detection;
}

bool isLikely(const MainContent& found)
{
    constexpr double leastF1 = 0.5;
    return !found.isStopped && found.kind != ContentKind::None && found.confidence() >= leastF1;
}

KeepMask contentToKeep(const Document& document, const Setup& setup, const std::vector<NodeId>& marked,
                       const std::stop_token& stop)
{
    KeepMask content(document.size(), false);
    for (const NodeId root : marked) {
        for (NodeId node = root; node < document.subtreeEnd(root); ++node.value)
            content[node.value] = true;
    }
    if (!marked.empty())
        return content;
    MainContent found = findContent(document, detectionOptions(setup.path), nullptr, stop);
    return isLikely(found) ? std::move(found.nodes) : KeepMask();
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
