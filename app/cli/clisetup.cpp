// SPDX-License-Identifier: MIT
// Prepares the page of a command with the setup of its options.
#include "app/cli/clisetup.h"

#include "app/cli/climethods.h"
#include "core/base/ascii.h"
#include "core/explain/setuptext.h"
#include "core/select/edittext.h"
#include "core/select/selector.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

namespace tagseam {

std::variant<std::vector<NodeId>, int> nodesOf(const Document& document, std::string_view option,
                                               const std::string& selector)
{
    Result<std::vector<NodeId>> nodes = selectNodes(document, selector);
    if (!nodes)
        return fail(WrongUsage, option, fmt::format("'{}': {}", nodes.error().where, nodes.error().detail));
    if (nodes->empty())
        return fail(
            BadInput, option,
            fmt::format(
                "no node of the page matches '{}'{}", selector,
                selector.find("tbody") == std::string::npos
                    ? ""
                    : "; a page has a tbody only where its source has one, unlike the tree of a browser"));
    return *std::move(nodes);
}

std::variant<std::vector<NodeId>, int> nodesOrPosition(const Document& document,
                                                       const TagPathSequence& sequence,
                                                       std::string_view option, const std::string& text)
{
    if (text.empty() || !std::ranges::all_of(text, isDigit))
        return nodesOf(document, option, text);
    std::uint32_t position = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), position);
    if (error != std::errc() || position < 1 || position > sequence.size())
        return fail(BadInput, option,
                    fmt::format("'{}' is not a position: the sequence has {}, from 1", text,
                                counted(sequence.size(), "position")));
    return std::vector<NodeId>{sequence.nodes[position - 1]};
}

Setup setupOf(const CLI::App& command, const Arguments& arguments)
{
    Setup setup;
    setup.path = arguments.path;
    setup.search = searchOptions(command, arguments);
    setup.keep = arguments.isComplement ? Keep::Complement : Keep::Region;
    return setup;
}

int failOfEdit(const EditProblem& problem)
{
    return fail(BadInput, "--edit", fmt::format("'{}': {}", problem.where, problem.what));
}

std::variant<PreparedPage, int> preparePage(const CLI::App& command, const Arguments& arguments)
{
    auto loaded = loadPage(arguments.input);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    auto& of = std::get<LoadedPage>(loaded);
    PreparedPage page{std::move(of.document), printable(of.label), std::move(of.url),
                      setupOf(command, arguments)};
    if (arguments.path.style == LabelAttributes::Computed && !page.document.hasComputedStyles())
        return failOfComputedStyles("--label-attributes computed", page.label);
    if (!arguments.edits.empty()) {
        auto edited = withEdits(page.document, arguments.edits);
        if (const auto* problem = std::get_if<EditProblem>(&edited))
            return failOfEdit(*problem);
        page.document = std::move(std::get<EditedSeries>(edited).page);
    }
    for (const WhatIfOption& whatIf : arguments.whatIfs) {
        auto nodes = nodesOf(page.document, whatIf.option, whatIf.selector);
        if (const int* code = std::get_if<int>(&nodes))
            return *code;
        page.setup.path.edits.push_back(
            {whatIf.kind, std::get<std::vector<NodeId>>(std::move(nodes)), whatIf.classes});
    }
    return page;
}

std::variant<Setup, int> setupFrom(std::string_view option, const std::string& text, const PreparedPage& page)
{
    Result<Setup> setup = setupFromText(text, page.setup);
    if (setup && setup->path.style == LabelAttributes::Computed && !page.document.hasComputedStyles())
        return failOfComputedStyles(option, page.label);
    if (!setup) {
        if (const auto problem = problemOfOption(setup.error()))
            return fail(WrongUsage, option, *problem);
    }
    if (!setup || text.empty())
        return fail(WrongUsage, option,
                    fmt::format("'{}' is neither a variant (printed, jidm-2013, dissertation-2014) nor "
                                "OPTION=VALUE of one of its options",
                                setup ? text : setup.error().where));
    return *std::move(setup);
}

} // namespace tagseam
