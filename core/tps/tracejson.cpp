// SPDX-License-Identifier: MIT
// The values of the TPS stages as JSON. The long arrays hold only numbers and are written one by one: a trace
// can have a million levels, which would be gigabytes as a tree of JSON values.
#include "core/tps/tracejson.h"

#include "core/base/dumpjson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iterator>
#include <utility>

namespace tagseam {

std::string_view name(FrequencyFilter filter)
{
    return filter == FrequencyFilter::AtLeast ? "at-least" : "above";
}

std::string_view name(SizeRule rule)
{
    switch (rule) {
    case SizeRule::Printed:
        return "printed";
    case SizeRule::Absolute:
        return "absolute";
    case SizeRule::Off:
        break;
    }
    return "off";
}

std::string_view name(AfterRejection after)
{
    return after == AfterRejection::NextThreshold ? "next-threshold" : "same-threshold";
}

std::string_view name(SplitSymbol symbol)
{
    return symbol == SplitSymbol::Keep ? "keep" : "drop";
}

std::string_view name(NodeKinds kinds)
{
    return kinds == NodeKinds::Elements ? "elements" : "elements+text";
}

std::string_view name(LabelAttributes key)
{
    switch (key) {
    case LabelAttributes::None:
        return "none";
    case LabelAttributes::Class:
        return "class";
    case LabelAttributes::ClassAndStyle:
        return "class+style";
    case LabelAttributes::Presentation:
        return "presentation";
    case LabelAttributes::Computed:
        break;
    }
    return "computed";
}

std::string_view name(TagPathEdit::Kind kind)
{
    switch (kind) {
    case TagPathEdit::Kind::OtherClass:
        return "other-class";
    case TagPathEdit::Kind::SubtreeGone:
        return "subtree-gone";
    case TagPathEdit::Kind::Ignored:
        break;
    }
    return "ignored";
}

std::string_view name(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Accepted:
        return "accepted";
    case Verdict::RejectedBySize:
        return "rejected-by-size";
    case Verdict::NoneFound:
        return "none-found";
    case Verdict::OneSymbol:
        break;
    }
    return "one-symbol";
}

std::string_view variantName(const SearchOptions& options)
{
    const Variant* variant = variantOf(options);
    return variant != nullptr ? variant->name : "mixed";
}

namespace {

using Json = nlohmann::ordered_json;

void addPathOptions(Json& json, const TagPathOptions& options)
{
    json["labelAttributes"] = name(options.style);
    json["nodes"] = name(options.nodes);
    json["exclude"] = options.exclude;
    for (const TagPathEdit& edit : options.edits) {
        Json one;
        one["kind"] = name(edit.kind);
        for (const NodeId node : edit.nodes)
            one["nodes"].push_back(node.value);
        if (edit.kind == TagPathEdit::Kind::OtherClass)
            one["class"] = edit.classes;
        json["edits"].push_back(std::move(one));
    }
}

} // namespace

nlohmann::ordered_json optionsJson(const SearchOptions& search, const TagPathOptions* path)
{
    Json options;
    options["variant"] = variantName(search);
    options["frequencyFilter"] = name(search.frequencyFilter);
    options["sizeRule"] = name(search.sizeRule);
    options["minDifference"] = search.minDifference;
    options["afterRejection"] = name(search.afterRejection);
    options["splitSymbol"] = name(search.splitSymbol);
    if (search.lowestThreshold > 1)
        options["lowestThreshold"] = search.lowestThreshold;
    if (path != nullptr)
        addPathOptions(options, *path);
    return options;
}

std::string traceJson(const SearchTrace& trace, const TagPathOptions* pathOptions)
{
    std::string out =
        fmt::format(R"({{"schema":"tagseam.trace/1","options":{},"positions":{},"alphabet":{},"levels":[)",
                    dumpJson(optionsJson(trace.options, pathOptions)), trace.positions, trace.alphabetSize);
    const auto back = std::back_inserter(out);
    const char* levelComma = "";
    for (const Level& level : trace.levels) {
        fmt::format_to(back, R"({}{{"begin":{},"end":{},"attempts":[)", std::exchange(levelComma, ","),
                       level.region.begin.value, level.region.end.value);
        const char* attemptComma = "";
        for (const Attempt& attempt : trace.attemptsOf(level)) {
            fmt::format_to(back, R"({}{{"threshold":{},"alphabet":{},"candidateSplits":[)",
                           std::exchange(attemptComma, ","), attempt.threshold, attempt.alphabetSize);
            const char* candidateSplitComma = "";
            for (const CandidateSplit& candidateSplit : trace.candidateSplitsOf(attempt)) {
                fmt::format_to(back, R"({}{{"split":{},"left":{},"right":{},"verdict":"{}"}})",
                               std::exchange(candidateSplitComma, ","), candidateSplit.split.value,
                               candidateSplit.left, candidateSplit.right, name(candidateSplit.verdict));
            }
            out += "]}";
        }
        fmt::format_to(back, R"(],"kept":[{},{}]}})", level.kept.begin.value, level.kept.end.value);
    }
    fmt::format_to(back, R"(],"region":[{},{}]}})", trace.region.begin.value, trace.region.end.value);
    return out;
}

std::string tpsJson(const TagPathSequence& sequence, const SearchTrace& trace, const TagPathOptions& options)
{
    std::string out = traceJson(trace, &options);
    out.pop_back(); // the closing brace
    const auto back = std::back_inserter(out);
    fmt::format_to(back, R"(,"nodes":{},"symbols":[)", sequence.size() + sequence.outsideBody);
    for (std::uint32_t p = 0; p < sequence.size(); ++p)
        fmt::format_to(back, "{}{}", p > 0 ? "," : "", sequence.symbols[p].code());
    out += R"(],"paths":[)";
    const auto counts = symbolCounts(sequence, {Position{0}, Position{sequence.size()}});
    for (std::uint32_t s = 0; s < sequence.alphabetSize(); ++s) {
        const TagPath& path = sequence.paths[s];
        const std::uint32_t parent = path.parent == TagPath::root ? 0 : Symbol{path.parent}.code();
        fmt::format_to(back, R"({}{{"parent":{},"label":{},"frequency":{}}})", s > 0 ? "," : "", parent,
                       dumpJson(Json(sequence.label(Symbol{s}))), counts[s]);
    }
    out += "]}";
    return out;
}

std::string pruneJson(const NodeCounts& counts, std::span<const Region> regions)
{
    Json json;
    json["schema"] = "tagseam.prune/1";
    json["nodes"] = {{"raw", counts.raw}, {"kept", counts.kept}};
    json["reduction"] = counts.reduction();
    json["region"] = {regions.front().begin.value, regions.back().end.value};
    json["regions"] = Json::array();
    for (const Region region : regions)
        json["regions"].push_back({region.begin.value, region.end.value});
    return dumpJson(json);
}

} // namespace tagseam
