// SPDX-License-Identifier: MIT
// The reason for the status of a node as facts.
#include "app/cli/check/cliwhy.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "app/cli/methods/clicontent.h"
#include "core/base/url.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/explain/explainnames.h"
#include "core/explain/setuptext.h"
#include "core/explain/templatechanges.h"
#include "core/methods/content/contentjson.h"
#include "core/select/selector.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostSymbols = 3;
constexpr std::size_t mostNodes = 3;

std::string quoted(std::string text)
{
    std::ranges::replace(text, '`', '\'');
    return fmt::format("`{}`", printable(std::move(text)));
}

std::string levelText(const SearchTrace& trace, const StatusReason& reason)
{
    const std::uint32_t all = reason.explanation->status.share.all;
    const std::string share = reason.pruned->positions < all
                                  ? fmt::format(": {} of its {} positions", reason.pruned->positions, all)
                                  : "";
    return fmt::format("{} of {}{}", reason.pruned->level + 1, trace.levels.size(), share);
}

std::string obstacleText(const SearchTrace& trace, const Chance& chance)
{
    std::string text(name(chance.obstacle));
    if (chance.obstacle == Obstacle::NeverOpens)
        return text + fmt::format(", at level {}", chance.level + 1);
    text += fmt::format(", before position {} at level {}", chance.split.value + 1, chance.level + 1);
    if (chance.obstacle == Obstacle::NotTried || chance.obstacle == Obstacle::FewSymbols)
        text += fmt::format(", threshold {}", chance.threshold);
    if (chance.obstacle == Obstacle::RejectedBySize) {
        const CandidateSplit& candidate = trace.candidateSplits[chance.candidateSplit];
        text += ": " + inequality(trace.options, candidate.left, candidate.right);
    }
    return text;
}

// Returns the change as an option of the command line, or as a change of the template.
std::string changeText(const Document& page, const WhatIf& whatIf)
{
    if (whatIf.changed == ChangedOption::Source)
        return "the other tree of the page";
    const std::string_view loss = whatIf.losesContent ? ", which loses content" : "";
    if (whatIf.changed == ChangedOption::Edited)
        return fmt::format("the edit `{}`{}", argumentsOf(page, whatIf).back(), loss);
    if (!isOfTemplate(whatIf.changed))
        return fmt::format("`{}`{}", fmt::join(argumentsOf(page, whatIf), " "), loss);
    const TagPathEdit& edit = whatIf.setup.path.edits.back();
    const std::string elements =
        edit.nodes.size() == 1
            ? fmt::format("{} ({})", quotedNode(page, edit.nodes.front()), xpathOf(page, edit.nodes.front()))
            : fmt::format("{} ({})", quotedNodes(page, edit.nodes), counted(edit.nodes.size(), "element"));
    if (whatIf.changed == ChangedOption::OwnClass)
        return fmt::format("adding a class of its own to {}{}", elements, loss);
    if (whatIf.changed == ChangedOption::Without)
        return fmt::format("removing {}{}", elements, loss);
    if (edit.classes != ownClass)
        return fmt::format("replacing the class of {} by {}{}", elements, quoted(edit.classes), loss);
    return fmt::format("replacing the class of {} by one class{}", elements, loss);
}

// Returns the nearest change of the template, and the nearest change of an option.
std::vector<const WhatIf*> nearestChanges(const WhatIfs& whatIfs)
{
    std::vector<const WhatIf*> nearest;
    for (const bool isTemplate : {true, false}) {
        const auto found = std::ranges::find_if(whatIfs.whatIfs, [&](const WhatIf& each) {
            return isOfTemplate(each.changed) == isTemplate && each.changed != ChangedOption::Complement;
        });
        if (found != whatIfs.whatIfs.end())
            nearest.push_back(&*found);
    }
    return nearest;
}

void addChanges(std::vector<Fact>& facts, const Document& page, const WhatIfs& whatIfs)
{
    const std::string_view title = whatIfs.share.isKept() ? "prune by" : "keep by";
    const std::vector<const WhatIf*> nearest = nearestChanges(whatIfs);
    for (const WhatIf* each : nearest)
        facts.push_back({title, changeText(page, *each)});
    if (nearest.empty())
        facts.push_back({title, fmt::format("none of {} that were tried", counted(whatIfs.runs, "change"))});
}

std::vector<Fact> searchFacts(const Document& page, const MethodAnswer& answer, const StatusReason& reason)
{
    const Explanation& explanation = *reason.explanation;
    const NodeStatus& status = explanation.status;
    const SearchTrace& trace = answer.search->trace;
    const TagPathSequence& sequence = answer.search->sequence;
    const bool isKept = status.share.isKept() || !reason.pruned;
    std::vector<Fact> facts{{"node", quotedNode(page, reason.node)}};
    const auto addBlocking = [&](const BlockingSymbols& blocking) {
        if (!blocking.symbols.empty())
            facts.push_back({"blocked by", quotedSymbols(sequence, blocking.symbols)});
    };
    if (isKept) {
        facts.push_back({"status", std::string(name(status.rule))});
        if (status.rule == StatusRule::Excluded)
            facts.push_back({"because", quotedNode(page, status.because)});
    } else {
        const Level& level = trace.levels[reason.pruned->level];
        facts.push_back({"pruned at", "level " + levelText(trace, reason)});
        facts.push_back({"split", fmt::format("before position {} of {}; {} are kept",
                                              trace.acceptedSplit(level)->split.value + 1,
                                              positionsText(level.region), positionsText(level.kept))});
    }
    if (reason.better) {
        facts.push_back(
            {"better", fmt::format("before position {}, where the content {}", reason.better->split.value + 1,
                                   reason.better->isBeforeContent ? "begins" : "ends")});
        addBlocking(reason.better->blocking);
    }
    if (isKept && explanation.separation && !explanation.separation->chances.empty()) {
        facts.push_back({"obstacle", obstacleText(trace, explanation.separation->chances.back())});
        addBlocking(explanation.separation->blocking);
    }
    if (explanation.whatIfs.share.all > 0)
        addChanges(facts, page, explanation.whatIfs);
    return facts;
}

std::string figureText(double figure)
{
    return fmt::format("{:.4g}", figure);
}

// Returns the block, its probability, the figures with most weight, and the changes that touch least.
void addBlock(std::vector<Fact>& facts, const Document& page, const BlockReason& reason)
{
    constexpr std::size_t mostFigures = 3;
    constexpr std::size_t mostChanges = 2;
    const MainContent& content = *reason.content;
    const MeasuredBlock& measured = content.texts.blocks[*reason.explained.block];
    const ScoredBlock& block = content.scored.blocks[*reason.explained.block];
    const NodeId element = measured.block.container;
    facts.push_back({"block", fmt::format("{} ({}), {}, probability {:.2f}: {} the threshold {:.2f}",
                                          quotedNode(page, element), xpathOf(page, element),
                                          counted(std::llround(measured.words), "word"), block.probability,
                                          block.isKept ? "not below" : "below", content.scored.threshold)});
    const std::vector<FigureReason> figures = figureReasons(*content.model, block.figures);
    std::string points;
    for (const FigureReason& each : std::span(figures).first(std::min(mostFigures, figures.size())))
        points += fmt::format("{} {:+.2f}, ", name(each.figure), each.points);
    facts.push_back({"points", points + fmt::format("sum of all {:+.2f}", block.points)});
    if (content.kind != ContentKind::Text) {
        facts.push_back(
            {"answer", fmt::format("{}, so the block's probability decides nothing", name(content.kind))});
        return;
    }
    const std::string_view title = block.isKept ? "prune by" : "keep by";
    const auto& changes = reason.changes.whatIfs;
    for (const BlockWhatIf& each : std::span(changes).first(std::min(mostChanges, changes.size())))
        facts.push_back({title, fmt::format("{} ({})", changeText(page, each), xpathOf(page, each.element))});
    if (changes.empty())
        facts.push_back(
            {title, fmt::format("none of {} that were tried", counted(reason.changes.tried, "change"))});
}

std::vector<Fact> decisionFacts(const Document& page, const FilterResult& result, const StatusReason& reason)
{
    std::vector<Fact> facts{{"node", quotedNode(page, reason.node)}};
    if (result.answer)
        facts.push_back({"content", fmt::format("{} (expected F1 {:.2f})", name(result.answer->kind),
                                                result.answer->confidence)});
    if (reason.block) {
        addBlock(facts, page, *reason.block);
        return facts;
    }
    if (!reason.decision) {
        facts.push_back({"reason", "none that the method gives"});
        return facts;
    }
    const FilterDecision& decision = result.decisions[*reason.decision];
    std::string text = fmt::format("{}, {}", decision.isKept ? "kept" : "pruned", decision.reason);
    if (decision.figure)
        text += fmt::format(", figure {}", figureText(*decision.figure));
    if (decision.figure && result.threshold)
        text += fmt::format(", threshold {}", figureText(*result.threshold));
    facts.push_back({"reason", fmt::format("{}: {}", quotedNode(page, decision.nodes.front()), text)});
    return facts;
}

Json symbolsJson(const TagPathSequence& sequence, const std::vector<BlockingSymbol>& symbols)
{
    Json list = Json::array();
    for (const BlockingSymbol& each : symbols)
        list.push_back({{"tagPath", tagPathText(sequence, each.symbol)},
                        {"frequency", each.frequency},
                        {"before", each.before}});
    return list;
}

} // namespace

std::string quotedNode(const Document& page, NodeId node)
{
    return quoted(nodeLabel(page, node));
}

std::string quotedNodes(const Document& page, std::span<const NodeId> nodes)
{
    std::vector<std::string> names;
    for (const NodeId node : nodes) {
        std::string name = quotedNode(page, node);
        if (std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
        if (names.size() == mostNodes)
            break;
    }
    if (names.size() < nodes.size())
        return fmt::format("{} and {} more", fmt::join(names, ", "), nodes.size() - names.size());
    const std::string last = std::move(names.back());
    names.pop_back();
    return names.empty() ? last : fmt::format("{} and {}", fmt::join(names, ", "), last);
}

std::string quotedSymbols(const TagPathSequence& sequence, const std::vector<BlockingSymbol>& symbols)
{
    const std::size_t shown = std::min(mostSymbols, symbols.size());
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) {
        const bool isLast = i + 1 == shown && shown == symbols.size();
        text += fmt::format("{}{} ({})",
                            i == 0   ? ""
                            : isLast ? " and "
                                     : ", ",
                            quoted(sequence.label(symbols[i].symbol)), counted(symbols[i].frequency, "time"));
    }
    return symbols.size() > shown
               ? fmt::format("{} and {}", text, counted(symbols.size() - shown, "other symbol"))
               : text;
}

std::vector<Fact> whyFacts(const Document& page, const MethodAnswer& answer, const StatusReason& reason)
{
    std::vector<Fact> facts =
        reason.explanation ? searchFacts(page, answer, reason) : decisionFacts(page, answer.result, reason);
    if (reason.unseen != Unseen::No)
        facts.insert(facts.begin() + 1, {"unseen", std::string(meaning(reason.unseen))});
    return facts;
}

Json whyJson(const Document& page, const MethodAnswer& answer, const StatusReason& reason)
{
    Json json{{"node", xpathOf(page, reason.node)}};
    for (const Fact& fact : whyFacts(page, answer, reason))
        json["facts"].push_back({{"name", fact.name}, {"value", fact.value}});
    if (reason.decision) {
        const FilterDecision& decision = answer.result.decisions[*reason.decision];
        json["reason"] = decision.reason;
        json["figure"] = decision.figure ? Json(*decision.figure) : Json();
        json["threshold"] = answer.result.threshold ? Json(*answer.result.threshold) : Json();
    }
    if (reason.block)
        json["block"] = explainedBlockJson(page, reason.block->explained, reason.block->changes);
    if (!reason.explanation)
        return json;
    if (reason.pruned) {
        const SearchTrace& trace = answer.search->trace;
        const Level& level = trace.levels[reason.pruned->level];
        json["level"] = reason.pruned->level;
        json["region"] = regionJson(level.region);
        json["split"] = trace.acceptedSplit(level)->split.value;
        json["kept"] = regionJson(level.kept);
    }
    const BlockingSymbols* blocking = reason.better ? &reason.better->blocking
                                      : reason.explanation->separation
                                          ? &reason.explanation->separation->blocking
                                          : nullptr;
    json["blocking"] =
        blocking == nullptr ? Json::array() : symbolsJson(answer.search->sequence, blocking->symbols);
    Json changes = Json::array();
    for (const WhatIf& whatIf : reason.explanation->whatIfs.whatIfs)
        changes.push_back({{"changed", name(whatIf.changed)}, {"text", changeText(page, whatIf)}});
    json["changes"] = std::move(changes);
    return json;
}

std::string stateOf(std::string_view file, const Document& page, const PageMethod& method, NodeId node,
                    std::optional<std::uint32_t> level, std::span<const std::string> edits)
{
    std::string parts;
    const auto add = [&parts](std::string_view key, const std::string& value) {
        parts +=
            fmt::format("{}{}={}", parts.empty() ? "" : "&", key, percentEncoded(value, "/=,:[]()@*'+>-._~"));
    };
    if (const std::string setup = method.setup ? setupToText(*method.setup) : std::string(); !setup.empty())
        add("setup", setup);
    for (const std::string& edit : edits)
        add("edit", edit);
    if (treeOf(page) == PageTree::Source)
        add("source", page.parser() == Parser::Libxml2 ? "libxml2" : "source");
    if (level)
        add("level", fmt::format("{}", *level + 1));
    if (node != noNode)
        add("node", xpathOf(page, node));
    const bool isDetection = method.method.name.starts_with("content");
    if (isDetection)
        add("detection", "1");
    add("show", method.setup ? "why" : isDetection ? "detection" : "methods");
    return fmt::format("{}#{}", file, parts);
}

} // namespace tagseam
