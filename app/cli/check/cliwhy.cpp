// SPDX-License-Identifier: MIT
// The reason for the status of a node in sentences.
#include "app/cli/check/cliwhy.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/base/url.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/explain/explainnames.h"
#include "core/explain/setuptext.h"
#include "core/select/selector.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
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

bool isOne(const std::vector<BlockingSymbol>& symbols)
{
    return symbols.size() == 1;
}

std::string levelText(const Document& page, const MethodAnswer& answer, const StatusReason& reason)
{
    const SearchTrace& trace = answer.search->trace;
    const Level& level = trace.levels[reason.pruned->level];
    const CandidateSplit& split = *trace.acceptedSplit(level);
    const bool isLeftKept = level.kept.begin < split.split;
    const Region left{level.region.begin, split.split};
    const Region right{split.split, level.region.end};
    const std::uint32_t all = reason.explanation->status.share.all;
    const std::string share = reason.pruned->positions < all ? fmt::format(", with {} of its {} positions",
                                                                           reason.pruned->positions, all)
                                                             : "";
    return fmt::format(
        "{} is pruned at level {} of {}{}: the gap before position {} splits positions {}, and the "
        "longer side, {}, is kept.",
        quotedNode(page, reason.node), reason.pruned->level + 1, trace.levels.size(), share,
        split.split.value + 1, positionsText(level.region), positionsText(isLeftKept ? left : right));
}

std::string betterText(const TagPathSequence& sequence, const BetterGap& gap)
{
    return fmt::format(
        "{} {} a better split, before position {}, where the content {}: {} on both sides of it.",
        quotedSymbols(sequence, gap.blocking.symbols), isOne(gap.blocking.symbols) ? "blocks" : "block",
        gap.split.value + 1, gap.isBeforeContent ? "begins" : "ends",
        isOne(gap.blocking.symbols) ? "this symbol occurs" : "these symbols occur");
}

std::string obstacleText(const SearchTrace& trace, const Chance& chance)
{
    const std::uint32_t level = chance.level + 1;
    const std::uint32_t split = chance.split.value + 1;
    switch (chance.obstacle) {
    case Obstacle::RejectedBySize: {
        const CandidateSplit& candidate = trace.candidateSplits[chance.candidateSplit];
        return fmt::format(
            "Level {} found a candidate split between it and the content, before position {}, and "
            "the size rule rejected it ({}).",
            level, split, inequality(trace.options, candidate.left, candidate.right));
    }
    case Obstacle::NotLookedAt:
        return fmt::format(
            "The gap before position {}, between it and the content, was open at level {}, but the "
            "scan stopped before it.",
            split, level);
    case Obstacle::NotTried:
        return fmt::format(
            "The gap before position {}, between it and the content, opens at threshold {}, which "
            "level {} did not try.",
            split, chance.threshold, level);
    case Obstacle::FewSymbols:
        return fmt::format(
            "The gap before position {}, between it and the content, opens only at threshold {}, "
            "where fewer than two symbols pass.",
            split, chance.threshold);
    case Obstacle::NoSplitThere:
        return fmt::format(
            "The gap before position {}, between it and the content, is open at level {}, but is "
            "not a candidate split.",
            split, level);
    case Obstacle::NeverOpens:
        break;
    }
    return fmt::format("No gap between it and the content opens at level {}.", level);
}

// Returns the sentence about the symbols that keep a node and the content together; empty for none.
std::string togetherText(const TagPathSequence& sequence, const std::vector<BlockingSymbol>& symbols)
{
    if (symbols.empty())
        return {};
    return fmt::format("{} {} a split between them: {} on both sides of every gap.",
                       quotedSymbols(sequence, symbols), isOne(symbols) ? "blocks" : "block",
                       isOne(symbols) ? "this symbol occurs" : "these symbols occur");
}

// Returns the change as an option of the command line, or as a change of the template.
std::string changeText(const Document& page, const WhatIf& whatIf)
{
    const SearchOptions& search = whatIf.setup.search;
    const auto edited = [&] {
        const NodeId node = whatIf.setup.path.edits.back().nodes.front();
        return whatIf.changed == ChangedOption::OneClass ? page.parent(node) : node;
    };
    const auto named = [&](std::string_view value) {
        return fmt::format("`--{} {}`", name(whatIf.changed), value);
    };
    switch (whatIf.changed) {
    case ChangedOption::MinDifference:
        return named(fmt::format("{}", search.minDifference));
    case ChangedOption::FrequencyFilter:
        return named(name(search.frequencyFilter));
    case ChangedOption::SizeRule:
        return named(name(search.sizeRule));
    case ChangedOption::AfterRejection:
        return named(name(search.afterRejection));
    case ChangedOption::SplitSymbol:
        return named(name(search.splitSymbol));
    case ChangedOption::LowestThreshold:
        return named(fmt::format("{}", search.lowestThreshold));
    case ChangedOption::Variant:
        return named(variantName(search));
    case ChangedOption::Style:
        return fmt::format("`--label-attributes {}`", name(whatIf.setup.path.style));
    case ChangedOption::Nodes:
        return named(name(whatIf.setup.path.nodes));
    case ChangedOption::OwnClass:
        return fmt::format("a class of its own for {} ({})", quotedNode(page, edited()),
                           xpathOf(page, edited()));
    case ChangedOption::OneClass:
        return fmt::format("the same class for {} in {} ({})",
                           quotedNodes(page, whatIf.setup.path.edits.back().nodes),
                           quotedNode(page, edited()), xpathOf(page, edited()));
    case ChangedOption::Without:
        return fmt::format("the page without {} ({})", quotedNode(page, edited()), xpathOf(page, edited()));
    case ChangedOption::Source:
        return "the other tree of the page";
    case ChangedOption::Complement:
        break;
    }
    return "`--complement`";
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

std::string changesText(const Document& page, const WhatIfs& whatIfs)
{
    const std::vector<const WhatIf*> nearest = nearestChanges(whatIfs);
    const std::string_view verb = whatIfs.share.isKept() ? "prune" : "keep";
    if (nearest.empty())
        return fmt::format("None of {} that were tried would {} it.", counted(whatIfs.runs, "change"), verb);
    std::string text;
    for (const WhatIf* each : nearest)
        text += (text.empty() ? "" : "; or ") + changeText(page, *each);
    return fmt::format("This would {} it: {}.", verb, text);
}

std::string ruleText(const Document& page, const StatusReason& reason)
{
    const NodeStatus& status = reason.explanation->status;
    const std::string node = quotedNode(page, reason.node);
    switch (status.rule) {
    case StatusRule::Excluded:
        return fmt::format("{} is excluded from the sequence with {}.", node,
                           quotedNode(page, status.because));
    case StatusRule::OutsideBody:
        return fmt::format("{} is the body or outside it, and is never pruned.", node);
    case StatusRule::NoPosition:
    case StatusRule::FollowsParent:
    case StatusRule::FollowsOwnPositionOfParent:
        return fmt::format("{} has no position in the sequence and follows its parent.", node);
    case StatusRule::OwnPosition:
    case StatusRule::KeptBelow:
        break;
    }
    return fmt::format("{} is in the main region.", node);
}

std::vector<std::string> searchText(const Document& page, const MethodAnswer& answer,
                                    const StatusReason& reason)
{
    const Explanation& explanation = *reason.explanation;
    const TagPathSequence& sequence = answer.search->sequence;
    std::vector<std::string> sentences;
    const bool isKept = explanation.status.share.isKept() || !reason.pruned;
    sentences.push_back(isKept ? ruleText(page, reason) : levelText(page, answer, reason));
    if (reason.better)
        sentences.push_back(betterText(sequence, *reason.better));
    if (isKept && explanation.separation && !explanation.separation->chances.empty()) {
        sentences.push_back(obstacleText(answer.search->trace, explanation.separation->chances.back()));
        if (std::string together = togetherText(sequence, explanation.separation->blocking.symbols);
            !together.empty())
            sentences.push_back(std::move(together));
    }
    if (explanation.whatIfs.share.all > 0)
        sentences.push_back(changesText(page, explanation.whatIfs));
    return sentences;
}

std::string figureText(double figure)
{
    return fmt::format("{:.4g}", figure);
}

std::vector<std::string> decisionText(const Document& page, const PageMethod& method,
                                      const FilterResult& result, const StatusReason& reason)
{
    std::vector<std::string> sentences;
    if (result.answer)
        sentences.push_back(
            fmt::format("The method takes the content of the page for: {} (confidence {:.2f}).",
                        name(result.answer->kind), result.answer->confidence));
    if (!reason.decision) {
        sentences.push_back(fmt::format("The method {} gives no reason for {}.", quoted(method.method.name),
                                        quotedNode(page, reason.node)));
        return sentences;
    }
    const FilterDecision& decision = result.decisions[*reason.decision];
    std::string figures = decision.figure ? fmt::format(", figure {}", figureText(*decision.figure)) : "";
    if (decision.figure && result.threshold)
        figures += fmt::format(", threshold {}", figureText(*result.threshold));
    sentences.push_back(fmt::format("The method {} decided on {}: {}, reason {}{}.",
                                    quoted(method.method.name), quotedNode(page, decision.nodes.front()),
                                    decision.isKept ? "kept" : "pruned", decision.reason, figures));
    return sentences;
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

std::vector<std::string> whyText(const Document& page, const PageMethod& method, const MethodAnswer& answer,
                                 const StatusReason& reason)
{
    return reason.explanation ? searchText(page, answer, reason)
                              : decisionText(page, method, answer.result, reason);
}

Json whyJson(const Document& page, const PageMethod& method, const MethodAnswer& answer,
             const StatusReason& reason)
{
    Json json{{"node", xpathOf(page, reason.node)}, {"sentences", whyText(page, method, answer, reason)}};
    if (reason.decision) {
        const FilterDecision& decision = answer.result.decisions[*reason.decision];
        json["reason"] = decision.reason;
        json["figure"] = decision.figure ? Json(*decision.figure) : Json();
        json["threshold"] = answer.result.threshold ? Json(*answer.result.threshold) : Json();
    }
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
                    std::optional<std::uint32_t> level)
{
    std::string parts;
    const auto add = [&parts](std::string_view key, const std::string& value) {
        parts +=
            fmt::format("{}{}={}", parts.empty() ? "" : "&", key, percentEncoded(value, "/=,:[]()@*'+>-._~"));
    };
    if (const std::string setup = method.setup ? setupToText(*method.setup) : std::string(); !setup.empty())
        add("setup", setup);
    if (treeOf(page) == PageTree::Source)
        add("source", "source");
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
