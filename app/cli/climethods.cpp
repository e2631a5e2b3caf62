// SPDX-License-Identifier: MIT
// METHOD on the command line.
#include "app/cli/climethods.h"

#include "app/cli/clioutput.h"
#include "core/explain/setuptext.h"
#include "core/methods/content/contentdetection.h"
#include "core/methods/methods.h"
#include "core/methods/separators/separators.h"
#include "core/methods/tpsfilter.h"
#include "core/tps/searchregion.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace tagseam {

namespace {

constexpr std::array<const char*, 15> searchOptionNames{
    "--variant",      "--frequency-filter", "--size-rule",        "--min-difference", "--after-rejection",
    "--split-symbol", "--label-attributes", "--lowest-threshold", "--nodes",          "--exclude",
    "--without",      "--ignore",           "--complement",       "--other-class",    "--edit"};

// "a, b and c".
std::string listOf(std::span<const std::string_view> names)
{
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i)
        list += fmt::format("{}{}", i == 0 ? "" : i + 1 == names.size() ? " and " : ", ", names[i]);
    return list;
}

std::string listOf(std::span<const MethodOption> options)
{
    std::vector<std::string_view> names;
    std::ranges::transform(options, std::back_inserter(names), &MethodOption::name);
    return listOf(names);
}

std::string optionSentence(std::string_view part, std::string_view owner,
                           std::span<const MethodOption> options)
{
    if (options.empty())
        return fmt::format("'{}': {} takes no options", part, owner);
    const std::string_view key = part.substr(0, part.find('='));
    const auto known = std::ranges::find(options, key, &MethodOption::name);
    return known == options.end()
               ? fmt::format("'{}' is not an option of {}, which takes {}", part, owner, listOf(options))
               : fmt::format("'{}' is not a valid value: {} of {} takes {}", part, key, owner, known->values);
}

// True for a variant, and for options without a name before them.
bool isOfSequence(const Method& method)
{
    const std::string_view name = method.name;
    const std::string_view first = name.substr(0, name.find_first_of(",+"));
    return findVariant(first) != nullptr || first.find('=') != std::string_view::npos;
}

void addOptionLines(std::string& out, const MethodEntry& method)
{
    for (const MethodOption& each : method.options)
        fmt::format_to(std::back_inserter(out), "      {}: {} ({}); {}\n", each.name, each.values, each.usual,
                       each.what);
}

// Returns the replacement of an option for content detection, which uses a sequence of its own.
std::string_view insteadOf(std::string_view method, std::string_view option)
{
    constexpr std::array<std::string_view, 5> ofItsSequence{"--nodes", "--exclude", "--without", "--ignore",
                                                            "--other-class"};
    if (!separatorOptionsOf(method))
        return "";
    if (option == "--label-attributes")
        return " in this command: write separators,label-attributes=VALUE";
    return std::ranges::find(ofItsSequence, option) == ofItsSequence.end()
               ? ""
               : " in this command; `prune --method separators` takes it";
}

} // namespace

std::string namesOfMethods()
{
    std::string names;
    for (const MethodEntry* entry : methodEntries())
        names += fmt::format("{}{}", names.empty() ? "" : ", ", entry->name);
    return names;
}

std::string methodsWith(bool MethodTraits::*trait)
{
    std::vector<std::string_view> names;
    for (const MethodEntry* entry : methodEntries()) {
        if (entry->traits.*trait)
            names.push_back(entry->name);
    }
    return listOf(names);
}

std::string methodsHelp(bool hasReasons)
{
    std::string out =
        "METHOD is one of these names, followed by ,OPTION=VALUE,... to set its options, each once. Each "
        "option is listed with its values (the value where it is not given) and its meaning.\n";
    for (const MethodEntry* entry : methodEntries()) {
        fmt::format_to(std::back_inserter(out), "  {:<18} {}\n", entry->name, entry->what);
        if (findVariant(entry->name) == nullptr)
            addOptionLines(out, *entry);
    }
    out += "  options of the variants\n";
    addOptionLines(out, printedMethod);
    fmt::format_to(std::back_inserter(out),
                   "FILTER+PRESET mines records ({}) in what the filter leaves of the page.\n",
                   methodsWith(&MethodTraits::isPreset));
    if (!hasReasons)
        return out;
    out += "Reasons that --why prints:\n";
    for (const MethodEntry* entry : methodEntries()) {
        for (const MethodReason& each : entry->reasons)
            fmt::format_to(std::back_inserter(out), "  {:<13} {:<13} {}\n", entry->name, each.reason,
                           each.what);
    }
    return out;
}

std::optional<std::string> problemOfOption(const Error& error)
{
    if (error.detail == givenTwice)
        return fmt::format("'{}' is given twice", error.where);
    if (error.where.find('=') == std::string::npos)
        return std::nullopt;
    return optionSentence(error.where, "the tag path sequence", printedMethod.options);
}

std::string problemOfMethod(const Error& error)
{
    if (error.where.empty() && !error.detail.empty())
        return fmt::format("nothing follows the comma of '{},'", error.detail);
    if (const MethodEntry* entry = findMethod(error.detail))
        return optionSentence(error.where, error.detail, entry->options);
    if (const auto problem = problemOfOption(error))
        return *problem;
    return fmt::format(
        "'{}' is not a method; the methods are {}, OPTION=VALUE of the tag path sequence, and FILTER+PRESET",
        error.where, namesOfMethods());
}

std::string problemOfSeparators(const std::string& method, const std::string& usage)
{
    const Result<SeparatorOptions> options = separatorOptionsOf(method);
    if (options)
        return {};
    return options.error().detail.empty() ? fmt::format("'{}' is not available here, but {} is; --variant "
                                                        "takes the variants, and `clean --method` "
                                                        "takes every method",
                                                        method, usage)
                                          : problemOfMethod(options.error());
}

std::string separatorsUsage()
{
    return fmt::format("{}[,label-attributes=KEY]", separatorsMethod.name);
}

int checkSequenceOptions(const CLI::App& command, std::span<const Method> methods, std::string_view taken)
{
    if (std::ranges::any_of(methods, isOfSequence))
        return Done;
    for (const char* option : searchOptionNames) {
        if (option != taken && command.get_option_no_throw(option) != nullptr && command.count(option) > 0)
            return fail(WrongUsage, option,
                        methods.size() == 1
                            ? fmt::format("is an option of the variants and has no effect on '{}'{}",
                                          methods[0].name, insteadOf(methods[0].name, option))
                            : std::string("is an option of the variants, and none of the methods is one"));
    }
    return Done;
}

int failOfLack(ErrorCode lack, std::string_view option, std::string_view page)
{
    if (lack == ErrorCode::NoComputedStyles)
        return failOfComputedStyles(option, page);
    return fail(WrongUsage, option,
                fmt::format("{} has no boxes, which only a browser computes: capture the page with tagseam "
                            "--save-tree",
                            page));
}

int failOfComputedStyles(std::string_view option, std::string_view page)
{
    return fail(
        WrongUsage, option,
        fmt::format(
            "{} has no computed styles, which only a browser computes: choose computed in the window, or "
            "capture the page again with tagseam --save-tree",
            page));
}

void warnOfPoorFit(std::string_view page, const SiteFit& fit, std::string_view learnt)
{
    if (fit.isPoor())
        warn(page, fmt::format("hardly fits {}: {} of its {} known", learnt, fit.known,
                               counted(fit.nodes, "element node is", "element nodes are")));
}

} // namespace tagseam
