// SPDX-License-Identifier: MIT
// `tagseam-cli separators`: which lists of records a page has, and what speaks for each.
#include "app/cliseparators.h"

#include "app/clioptions.h"
#include "app/clioutput.h"
#include "app/clischemas.h"
#include "app/cliseparatorstext.h"
#include "app/clisetup.h"
#include "app/clitext.h"
#include "core/methods/separators/separatorsjson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace tagseam {

namespace {

std::string separatorsText(const PreparedPage& prepared, const SeparatedPage& page)
{
    std::string out = headText(prepared, page);
    if (page.candidates.empty())
        return out;
    out += tableHead();
    for (std::uint32_t i = 0; i < page.candidates.size(); ++i)
        out += candidateLine(page, i);
    return out;
}

} // namespace

int refuseOptions(const CLI::App& command, std::span<const char* const> options)
{
    for (const char* option : options) {
        if (command.get_option_no_throw(option) != nullptr && command.count(option) > 0)
            return fail(WrongUsage, option, fmt::format("'{}' has no use for it", separatorsMethod));
    }
    return Done;
}

SeparatorOptions separatorOptions(const CLI::App& command, const PreparedPage& prepared)
{
    SeparatorOptions options{prepared.setup.path};
    if (command.count("--style") == 0)
        options.path.style = SeparatorOptions{}.path.style;
    return options;
}

SeparatedPage separatedPage(const CLI::App& command, const PreparedPage& prepared, const KeepMask* within)
{
    return separateRecords(prepared.document, separatorOptions(command, prepared), within);
}

MinedRecords minedBySeparators(const Document& page, const SeparatedPage& separated)
{
    MinedRecords mined;
    for (const std::uint32_t index : separated.regions) {
        NodeId last = noNode;
        for (const Region record : separated.candidates[index].records) {
            std::vector<NodeId> roots = rootsOf(page, separated.sequence, record);
            const NodeId parent = page.parent(roots.front());
            if (mined.regions.empty() || parent != last)
                mined.regions.push_back({parent, 1, {}, {}});
            last = parent;
            DataRegion& region = mined.regions.back();
            region.length = std::max(region.length, static_cast<std::uint32_t>(roots.size()));
            std::ranges::copy(roots, std::back_inserter(region.nodes));
            region.records.push_back({std::move(roots)});
        }
    }
    return mined;
}

CLI::App* addSeparators(CLI::App& app, Arguments& arguments)
{
    CLI::App* command = app.add_subcommand(
        "separators",
        "The cure: which lists of records the page has, what speaks for each, and which is the main region");
    command->footer(
        "A separator is a symbol that comes at least three times beneath one parent; records begin with it. "
        "Six\n"
        "factors speak for a list, each 0 to 1; its strength is their weighted geometric mean:\n"
        "  cover   share of the page's positions in its records\n"
        "  alike   of two records as bags of symbols: what both have over what either has, summed over all "
        "pairs\n"
        "  varied  different symbols of a record over its positions: low where a record is itself a list\n"
        "  count   1 - 2/k for k records\n"
        "  rich    1 - 2.5/m for m different symbols in the mean record: an item of a menu has two or three\n"
        "  words   ln(1 + characters of the longest text)/5 of the mean record\n"
        "confidence: that the answer is right, 0 to 1; below a third the page has no records and stays "
        "whole.\n"
        "--style changes what makes a symbol; by default no style does.\n" +
        std::string(separatorsSchema));
    addPage(*command, arguments)->required();
    addJson(*command, arguments);
    addCommonOptions(*command, arguments);
    return command;
}

int runSeparators(const CLI::App& command, const Arguments& arguments)
{
    if (const int code = refuseOptions(command, searchSwitches); code != Done)
        return code;
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const SeparatedPage page = separatedPage(command, prepared);
        return answer(arguments.isJson ? separatorsJson(page) : separatorsText(prepared, page));
    });
}

} // namespace tagseam
