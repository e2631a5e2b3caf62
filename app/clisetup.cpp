// SPDX-License-Identifier: MIT
// The page of a command with the setup that its options ask for.
#include "app/clisetup.h"

#include "core/page/selector.h"
#include "core/tps/tracejson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <optional>
#include <utility>

namespace tagseam {

std::variant<std::vector<NodeId>, int> nodesOf(const Document& document, std::string_view option,
                                               const std::string& selector)
{
    Result<std::vector<NodeId>> nodes = selectNodes(document, selector);
    if (!nodes)
        return fail(WrongUsage, option, fmt::format("{}: {}", nodes.error().where, nodes.error().detail));
    if (nodes->empty())
        return fail(BadInput, option, fmt::format("no node of the page is '{}'", selector));
    return *std::move(nodes);
}

std::variant<PreparedPage, int> preparePage(const CLI::App& command, const Arguments& arguments)
{
    auto loaded = loadPage(arguments.input);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    auto& [document, label, url] = std::get<LoadedPage>(loaded);
    PreparedPage page{std::move(document), std::move(label), std::move(url), {}};
    page.setup.path = arguments.path;
    page.setup.search = searchOptions(command, arguments);
    page.setup.keep = arguments.isComplement ? Keep::Complement : Keep::Region;
    for (const WhatIf& whatIf : arguments.whatIfs) {
        auto nodes = nodesOf(page.document, whatIf.option, whatIf.selector);
        if (const int* code = std::get_if<int>(&nodes))
            return *code;
        page.setup.path.edits.push_back(
            {whatIf.kind, std::get<std::vector<NodeId>>(std::move(nodes)), whatIf.classes});
    }
    return page;
}

namespace {

// The value of that name, or nothing.
template <class Value>
std::optional<Value> valueNamed(std::string_view given, std::initializer_list<Value> values)
{
    const auto found = std::ranges::find_if(values, [&](const Value value) { return name(value) == given; });
    return found == values.end() ? std::nullopt : std::optional(*found);
}

template <class Value>
bool take(Value& target, const std::optional<Value>& value)
{
    if (value)
        target = *value;
    return value.has_value();
}

std::optional<double> shareFrom(std::string_view text)
{
    double share = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), share);
    const bool isShare = error == std::errc() && end == text.data() + text.size() && share >= 0 && share <= 1;
    return isShare ? std::optional(share) : std::nullopt;
}

std::optional<std::uint32_t> thresholdFrom(std::string_view text)
{
    std::uint32_t threshold = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), threshold);
    const bool isOne = error == std::errc() && end == text.data() + text.size() && threshold > 0;
    return isOne ? std::optional(threshold) : std::nullopt;
}

// Whether the switch and its value are known.
bool applySwitch(Setup& setup, std::string_view key, std::string_view value)
{
    SearchOptions& search = setup.search;
    if (key == "advantage")
        return take(search.advantage, shareFrom(value));
    if (key == "lowest-threshold")
        return take(search.lowestThreshold, thresholdFrom(value));
    if (key == "frequency-filter")
        return take(search.frequencyFilter,
                    valueNamed(value, {FrequencyFilter::AtLeast, FrequencyFilter::Above}));
    if (key == "size-rule")
        return take(search.sizeRule,
                    valueNamed(value, {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}));
    if (key == "after-rejection")
        return take(search.afterRejection,
                    valueNamed(value, {AfterRejection::NextThreshold, AfterRejection::SameThreshold}));
    if (key == "split-symbol")
        return take(search.splitSymbol, valueNamed(value, {SplitSymbol::Keep, SplitSymbol::Drop}));
    if (key == "style")
        return take(setup.path.style, valueNamed(value, {StyleKey::None, StyleKey::Class,
                                                         StyleKey::ClassAndStyle, StyleKey::Presentation}));
    if (key == "nodes")
        return take(setup.path.nodes, valueNamed(value, {NodeKinds::Elements, NodeKinds::ElementsAndText}));
    return false;
}

} // namespace

std::variant<Setup, int> setupFrom(std::string_view option, const std::string& text, const Setup& base)
{
    Setup setup = base;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
        const std::size_t equals = part.find('=');
        if (equals != std::string_view::npos) {
            if (applySwitch(setup, part.substr(0, equals), part.substr(equals + 1)))
                continue;
        } else if (const Reading* reading = findReading(part)) {
            const double advantage = setup.search.advantage;
            setup.search = reading->options;
            setup.search.advantage = advantage;
            continue;
        }
        return fail(WrongUsage, option,
                    fmt::format("'{}' is neither a reading ({}) nor SWITCH=VALUE of one of its switches",
                                part, "printed, jidm-2013, dissertation-2014"));
    }
    return setup;
}

} // namespace tagseam
