// SPDX-License-Identifier: MIT
// The main content of a page, its candidates and their evidence, as JSON.
#include "core/methods/content/contentjson.h"

#include "core/select/selector.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

using ContentJson = nlohmann::ordered_json;

ContentJson regionsJson(const std::vector<Region>& regions)
{
    ContentJson json = ContentJson::array();
    for (const Region region : regions)
        json.push_back({region.begin.value, region.end.value});
    return json;
}

ContentJson probabilitiesJson(const MainContent& content)
{
    ContentJson json = ContentJson::object();
    for (std::size_t kind = 0; kind < contentKinds; ++kind)
        json[std::string(name(static_cast<ContentKind>(kind)))] = content.probabilities.at(kind);
    return json;
}

ContentJson reasonsJson(const MainContent& content)
{
    ContentJson json = ContentJson::array();
    for (const KindReason& reason : kindReasons(content, content.kind, content.runnerUp()))
        json.push_back({{"factor", reason.factor->key},
                        {"value", content.evidence.*reason.factor->value},
                        {"usual", reason.factor->usual},
                        {"points", reason.points}});
    return json;
}

ContentJson listsJson(const MainContent& content)
{
    const SeparatedPage& lists = content.lists;
    ContentJson json = ContentJson::array();
    const std::vector<CandidateStatus> statuses = listStatuses(content);
    for (std::size_t i = 0; i < lists.candidates.size(); ++i) {
        const RecordRegion& list = lists.candidates[i];
        json.push_back({{"status", name(statuses[i])},
                        {"begin", list.span().begin.value},
                        {"end", list.span().end.value},
                        {"records", list.records.size()},
                        {"score", list.score}});
    }
    return json;
}

ContentJson unseenJson(Unseen unseen)
{
    return unseen == Unseen::No ? ContentJson() : ContentJson(name(unseen));
}

ContentJson positionJson(const TagPathSequence& sequence, NodeId node)
{
    const Position at = sequence.positionOf(node);
    return at == noPosition ? ContentJson() : ContentJson(at.value);
}

ContentJson unseenBlocksJson(const MainContent& content)
{
    ContentJson json = ContentJson::array();
    for (const MeasuredUnseen& each : content.texts.unseen)
        json.push_back({{"position", positionJson(content.lists.sequence, each.block.container)},
                        {"words", each.words},
                        {"reason", name(each.block.reason)}});
    return json;
}

ContentJson blockJson(const MainContent& content, std::size_t index)
{
    const MeasuredBlock& block = content.texts.blocks[index];
    ContentJson evidence = ContentJson::object();
    for (const TextFactor& factor : textFactors)
        evidence[std::string(factor.key)] = content.text.evidence[index].*factor.value;
    return {{"position", positionJson(content.lists.sequence, block.block.container)},
            {"words", block.words},
            {"points", content.text.points[index]},
            {"isText", static_cast<bool>(content.text.isText[index])},
            {"evidence", std::move(evidence)}};
}

ContentJson blocksJson(const MainContent& content)
{
    ContentJson json = ContentJson::array();
    for (std::size_t i = 0; i < content.texts.blocks.size(); ++i)
        json.push_back(blockJson(content, i));
    return json;
}

ContentJson placeJson(const Document& page, const TagPathSequence& sequence, NodeId root,
                      const KeepMask& nodes)
{
    if (root == noNode)
        return {};
    return {{"node", xpathOf(page, root)}, {"regions", regionsJson(regionsOf(sequence, nodes))}};
}

} // namespace

std::vector<KindReason> kindReasons(const MainContent& content, ContentKind kind, ContentKind other)
{
    std::vector<KindReason> reasons;
    reasons.reserve(kindFactors.size());
    for (const KindFactor& factor : kindFactors)
        reasons.push_back({&factor, speaksFor(factor, content.evidence, kind, other)});
    std::ranges::stable_sort(reasons, std::ranges::greater{},
                             [](const KindReason& reason) { return std::abs(reason.points); });
    return reasons;
}

double usualPoints(const MainContent& content, ContentKind kind, ContentKind other)
{
    double points = std::log(content.probability(kind) / content.probability(other));
    for (const KindReason& reason : kindReasons(content, kind, other))
        points -= reason.points;
    return points;
}

std::string contentJson(const Document& page, const MainContent& content)
{
    const TagPathSequence& sequence = content.lists.sequence;
    ContentJson text = placeJson(page, sequence, content.text.root, content.text.nodes);
    if (!text.is_null()) {
        text["points"] = content.text.sum;
        text["words"] = content.text.freeWords;
        text["expectedF1"] = content.text.expectedF1;
    }
    ContentJson item = placeJson(page, sequence, content.item.root, content.item.nodes);
    if (!item.is_null())
        item["sum"] = content.item.sum;
    const ContentJson json{
        {"schema", "tagseam.content/1"},
        {"positions", sequence.size()},
        {"kind", name(content.kind)},
        {"confidence", content.confidence},
        {"probabilities", probabilitiesJson(content)},
        {"next", name(content.runnerUp())},
        {"regions", regionsJson(regionsOf(sequence, content.nodes))},
        {"headline", content.headline
                         ? ContentJson(textOf(page, content.texts.blocks[*content.headline].block))
                         : ContentJson()},
        {"usualPoints", usualPoints(content, content.kind, content.runnerUp())},
        {"reasons", reasonsJson(content)},
        {"lists", listsJson(content)},
        {"text", std::move(text)},
        {"item", std::move(item)},
        {"blocks", blocksJson(content)},
        {"unseen", unseenBlocksJson(content)}};
    return json.dump(2, ' ', false, ContentJson::error_handler_t::replace) + '\n';
}

std::string explainedContentJson(const Document& page, const ExplainedContent& explained)
{
    const MainContent& content = explained.content;
    ContentJson keptBy = ContentJson::array();
    for (const ContentKind kind : explained.keptBy)
        keptBy.push_back(name(kind));
    const ContentJson json{{"schema", "tagseam.content-node/1"},
                           {"kind", name(content.kind)},
                           {"confidence", content.confidence},
                           {"node", xpathOf(page, explained.node)},
                           {"position", positionJson(content.lists.sequence, explained.node)},
                           {"status", name(explained.status)},
                           {"keptBy", std::move(keptBy)},
                           {"isHeadline", explained.isHeadline},
                           {"unseen", unseenJson(explained.unseen)},
                           {"block", explained.block ? blockJson(content, *explained.block) : ContentJson()}};
    return json.dump(2, ' ', false, ContentJson::error_handler_t::replace) + '\n';
}

} // namespace tagseam
