// SPDX-License-Identifier: MIT
// A Setup as a short text.
#include "core/explain/setuptext.h"

#include "core/base/ascii.h"
#include "core/explain/explainnames.h"
#include "core/tps/tracejson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// Returns the value of that name, or nothing.
template <class Value>
std::optional<Value> valueNamed(std::string_view given, std::initializer_list<Value> values)
{
    const auto* const found =
        std::ranges::find_if(values, [&](const Value value) { return name(value) == given; });
    return found == values.end() ? std::nullopt : std::optional(*found);
}

template <class Value>
bool take(Value& target, const std::optional<Value>& value)
{
    if (value)
        target = *value;
    return value.has_value();
}

// Returns the number if it is the whole text.
template <class Number>
std::optional<Number> numberFrom(std::string_view text, Number least, Number most)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isComplete = error == std::errc() && end == text.data() + text.size();
    return isComplete && least <= number && number <= most ? std::optional(number) : std::nullopt;
}

constexpr std::string_view excludeOption = "exclude";
constexpr std::string_view noTag = "none";

// Applies an option; true if the option and its value are known.
bool applyOption(Setup& setup, std::string_view key, std::string_view value)
{
    SearchOptions& search = setup.search;
    if (key == name(ChangedOption::MinDifference))
        return take(search.minDifference, numberFrom(value, 0.0, 1.0));
    if (key == name(ChangedOption::LowestThreshold))
        return take(search.lowestThreshold, numberFrom(value, 1U, 4'000'000'000U));
    if (key == name(ChangedOption::FrequencyFilter))
        return take(search.frequencyFilter,
                    valueNamed(value, {FrequencyFilter::AtLeast, FrequencyFilter::Above}));
    if (key == name(ChangedOption::SizeRule))
        return take(search.sizeRule,
                    valueNamed(value, {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}));
    if (key == name(ChangedOption::AfterRejection))
        return take(search.afterRejection,
                    valueNamed(value, {AfterRejection::NextThreshold, AfterRejection::SameThreshold}));
    if (key == name(ChangedOption::SplitSymbol))
        return take(search.splitSymbol, valueNamed(value, {SplitSymbol::Keep, SplitSymbol::Drop}));
    if (key == name(ChangedOption::Style))
        return take(
            setup.path.style,
            valueNamed(value, {LabelAttributes::None, LabelAttributes::Class, LabelAttributes::ClassAndStyle,
                               LabelAttributes::Presentation, LabelAttributes::Computed}));
    if (key == name(ChangedOption::Nodes))
        return take(setup.path.nodes, valueNamed(value, {NodeKinds::Elements, NodeKinds::ElementsAndText}));
    if (key == excludeOption)
        return readTags(value, setup.path.exclude);
    if (key == "keep")
        return take(setup.keep, valueNamed(value, {Keep::Region, Keep::Complement}));
    return false;
}

} // namespace

bool readTags(std::string_view value, std::vector<std::string>& tags)
{
    std::vector<std::string> read;
    for (std::size_t at = 0; value != noTag && at <= value.size();) {
        const std::size_t end = std::min(value.find('+', at), value.size());
        read.push_back(lowerCase(value.substr(at, end - at)));
        at = end + 1;
    }
    const bool areTags = std::ranges::none_of(read, &std::string::empty);
    if (areTags)
        tags = std::move(read);
    return areTags;
}

Result<Setup> setupFromText(std::string_view text, const Setup& base)
{
    Setup setup = base;
    std::vector<std::string_view> options;
    for (bool isMore = !text.empty(); isMore;) {
        const std::size_t comma = text.find(',');
        const std::string_view part = text.substr(0, comma);
        isMore = comma != std::string_view::npos; // so that the last component may be empty, too, and is then
                                                  // wrong
        text.remove_prefix(isMore ? comma + 1 : text.size());
        const std::size_t equals = part.find('=');
        if (equals != std::string_view::npos) {
            const std::string_view option = part.substr(0, equals);
            if (std::ranges::find(options, option) != options.end())
                return Error{ErrorCode::BadSetup, std::string(option), std::string(givenTwice)};
            options.push_back(option);
            if (applyOption(setup, option, part.substr(equals + 1)))
                continue;
        } else if (const Variant* variant = findVariant(part)) {
            setup.search = variant->with(setup.search);
            continue;
        }
        return Error{ErrorCode::BadSetup, std::string(part), {}};
    }
    return setup;
}

std::string setupToText(const Setup& setup)
{
    const Setup usual;
    const SearchOptions& search = setup.search;
    const Variant* variant = variantOf(search);
    std::string text;
    const auto add = [&text](std::string_view part) { text.append(text.empty() ? "" : ",").append(part); };
    const auto addOption = [&](ChangedOption which, std::string_view value) {
        add(fmt::format("{}={}", name(which), value));
    };
    if (variant != nullptr && variant->options != usual.search)
        add(variant->name);
    if (variant == nullptr) {
        addOption(ChangedOption::FrequencyFilter, name(search.frequencyFilter));
        addOption(ChangedOption::SizeRule, name(search.sizeRule));
        addOption(ChangedOption::AfterRejection, name(search.afterRejection));
        addOption(ChangedOption::SplitSymbol, name(search.splitSymbol));
    }
    if (search.minDifference != usual.search.minDifference)
        addOption(ChangedOption::MinDifference, fmt::format("{}", search.minDifference));
    if (search.lowestThreshold != usual.search.lowestThreshold)
        addOption(ChangedOption::LowestThreshold, fmt::format("{}", search.lowestThreshold));
    if (setup.path.style != usual.path.style)
        addOption(ChangedOption::Style, name(setup.path.style));
    if (setup.path.nodes != usual.path.nodes)
        addOption(ChangedOption::Nodes, name(setup.path.nodes));
    if (setup.path.exclude != usual.path.exclude)
        add(fmt::format("{}={}", excludeOption,
                        setup.path.exclude.empty() ? std::string(noTag)
                                                   : fmt::format("{}", fmt::join(setup.path.exclude, "+"))));
    if (setup.keep != usual.keep)
        add(fmt::format("keep={}", name(setup.keep)));
    return text;
}

Setup setupFromJson(const nlohmann::ordered_json& json)
{
    Setup setup;
    for (const auto& [member, value] : json.items()) {
        std::string key; // "sizeRule" is the option "size-rule"
        for (const char each : member) {
            const bool isCapital = each >= 'A' && each <= 'Z';
            key += isCapital ? std::string{'-', static_cast<char>(each - 'A' + 'a')} : std::string{each};
        }
        if (value.is_string())
            applyOption(setup, key, value.get_ref<const std::string&>());
        else if (value.is_number())
            applyOption(setup, key, value.dump());
        else if (value.is_array() && key == excludeOption &&
                 std::ranges::all_of(value, [](const auto& tag) { return tag.is_string(); }))
            setup.path.exclude = value.get<std::vector<std::string>>();
    }
    return setup;
}

} // namespace tagseam
