// SPDX-License-Identifier: MIT
// The main content of a page, its candidates and their evidence, as JSON.
#include "core/methods/content/contentjson.h"

#include "core/select/nodepaths.h"
#include "core/select/selector.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
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

ContentJson expectedJson(const MainContent& content)
{
    ContentJson json = ContentJson::object();
    for (std::size_t kind = 0; kind < contentKinds; ++kind)
        json[std::string(name(static_cast<ContentKind>(kind)))] = content.expectedF1.at(kind);
    return json;
}

ContentJson pageKindsJson(const MainContent& content)
{
    ContentJson json = ContentJson::object();
    for (std::size_t kind = 0; kind < pageKindCount; ++kind)
        json[std::string(name(static_cast<PageKind>(kind)))] = content.pageKinds.at(kind);
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

ContentJson blockJson(const Document& page, const NodePaths& paths, const MainContent& content,
                      std::size_t index)
{
    const MeasuredBlock& block = content.texts.blocks[index];
    const ScoredBlock& scored = content.scored.blocks[index];
    const std::optional<std::string> path = paths.of(block.block.container);
    return {{"node", path ? ContentJson(*path) : ContentJson()},
            {"position", positionJson(content.lists.sequence, block.block.container)},
            {"text", textOf(page, block.block)},
            {"words", block.words},
            {"unseen", unseenJson(block.unseen)},
            {"points", scored.points},
            {"probability", scored.probability},
            {"isKept", scored.isKept}};
}

ContentJson blocksJson(const Document& page, const MainContent& content)
{
    const NodePaths paths(page);
    ContentJson json = ContentJson::array();
    for (std::size_t i = 0; i < content.texts.blocks.size(); ++i)
        json.push_back(blockJson(page, paths, content, i));
    return json;
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

// JSON has no infinity.
ContentJson edgeJson(double edge)
{
    return std::isfinite(edge) ? ContentJson(edge) : ContentJson();
}

ContentJson changesJson(const Document& page, const BlockWhatIfs& changes)
{
    ContentJson json = ContentJson::array();
    for (const BlockWhatIf& each : changes.whatIfs)
        json.push_back({{"element", xpathOf(page, each.element)},
                        {"tag", each.name.empty() ? ContentJson() : ContentJson(each.name)},
                        {"removed", each.removed},
                        {"addedClass", each.added.empty() ? ContentJson() : ContentJson(each.added)},
                        {"probability", each.probability},
                        {"otherWords", each.otherWords}});
    return {{"tried", changes.tried}, {"isComplete", !changes.isStopped}, {"found", std::move(json)}};
}

} // namespace

ContentJson explainedBlockJson(const Document& page, const ExplainedContent& explained,
                               const BlockWhatIfs& changes)
{
    const MainContent& content = explained.content;
    ContentJson json = blockJson(page, NodePaths(page), content, *explained.block);
    json["expectedF1Otherwise"] = explained.expectedOtherwise;
    json["base"] = content.model->base;
    json["figures"] = ContentJson::array();
    for (const FigureReason& reason :
         figureReasons(*content.model, content.scored.blocks[*explained.block].figures))
        json["figures"].push_back({{"figure", name(reason.figure)},
                                   {"value", reason.value},
                                   {"from", edgeJson(reason.from)},
                                   {"to", edgeJson(reason.to)},
                                   {"points", reason.points}});
    json["classWords"] = ContentJson::array();
    for (const WordReason& reason : wordReasons(*content.model, content.pageRead(page),
                                                content.texts.blocks[*explained.block].block.container))
        json["classWords"].push_back({{"word", reason.word}, {"points", reason.points}});
    json["changes"] = changesJson(page, changes);
    return json;
}

std::string contentJson(const Document& page, const MainContent& content)
{
    const TagPathSequence& sequence = content.lists.sequence;
    const ContentJson json{
        {"schema", "tagseam.content/2"},
        {"positions", sequence.size()},
        {"kind", name(content.kind)},
        {"confidence", content.confidence()},
        {"expectedF1", expectedJson(content)},
        {"pageKind", name(content.likelyPageKinds(1).front())},
        {"pageKinds", pageKindsJson(content)},
        {"threshold", content.scored.threshold},
        {"regions", regionsJson(regionsOf(sequence, content.nodes))},
        {"headline", content.headline
                         ? ContentJson(textOf(page, content.texts.blocks[*content.headline].block))
                         : ContentJson()},
        {"lists", listsJson(content)},
        {"blocks", blocksJson(page, content)},
        {"unseen", unseenBlocksJson(content)}};
    return json.dump(2, ' ', false, ContentJson::error_handler_t::replace) + '\n';
}

std::string explainedContentJson(const Document& page, const ExplainedContent& explained,
                                 const BlockWhatIfs& changes)
{
    const MainContent& content = explained.content;
    ContentJson keptBy = ContentJson::array();
    for (const ContentKind kind : explained.keptBy)
        keptBy.push_back(name(kind));
    const ContentJson json{
        {"schema", "tagseam.content-node/2"},
        {"kind", name(content.kind)},
        {"confidence", content.confidence()},
        {"node", xpathOf(page, explained.node)},
        {"position", positionJson(content.lists.sequence, explained.node)},
        {"status", name(explained.status)},
        {"keptBy", std::move(keptBy)},
        {"isHeadline", explained.isHeadline},
        {"unseen", unseenJson(explained.unseen)},
        {"threshold", content.scored.threshold},
        {"block", explained.block ? explainedBlockJson(page, explained, changes) : ContentJson()}};
    return json.dump(2, ' ', false, ContentJson::error_handler_t::replace) + '\n';
}

} // namespace tagseam
