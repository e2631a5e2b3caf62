// SPDX-License-Identifier: MIT
// `tagseam-cli separators`: which lists of records a page has, and what speaks for each.
#include "app/cliseparators.h"

#include "app/clioptions.h"
#include "app/clioutput.h"
#include "app/clischemas.h"
#include "app/clisetup.h"
#include "app/clitext.h"
#include "core/methods/separators/candidatefate.h"
#include "core/methods/separators/separatorsjson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <variant>

namespace tagseam {

namespace {

std::string factorsHead()
{
    std::string head;
    for (const EvidenceFactor& factor : evidenceFactors)
        head += fmt::format("  {:>6}", factor.key);
    return head;
}

std::string factorsText(const RecordEvidence& evidence)
{
    std::string text;
    for (const EvidenceFactor& factor : evidenceFactors)
        text += fmt::format("  {:>6.3f}", evidence.*factor.value);
    return text;
}

std::string marginText(const SeparatedPage& page)
{
    return page.margin < unrivalled ? fmt::format("{:.2f} times as strong as the next elsewhere", page.margin)
                                    : "no other is near";
}

std::string answerText(const SeparatedPage& page)
{
    if (page.candidates.empty())
        return "no records on this page: no symbol comes three times beneath one parent";
    if (page.regions.empty())
        return "no records on this page: no list has the evidence";
    std::string text;
    for (const std::uint32_t index : page.regions) {
        const RecordRegion& region = page.candidates[index];
        text += fmt::format("{}{} at {}", text.empty() ? "" : "; ", counted(region.records.size(), "record"),
                            positionsText(region.span()));
    }
    return text;
}

std::string headText(const PreparedPage& prepared, const SeparatedPage& page)
{
    std::string head =
        fmt::format("page       {}\npositions  {}\nlists      {}\nanswer     {}\n", printable(prepared.label),
                    page.sequence.size(), page.lists, answerText(page));
    if (!page.candidates.empty())
        head += fmt::format("confidence {:.2f}, strength {:.3f}, {}\n", page.confidence,
                            page.candidates.front().strength, marginText(page));
    return head;
}

std::string candidateLine(const SeparatedPage& page, std::uint32_t index)
{
    const RecordRegion& candidate = page.candidates[index];
    return fmt::format("{:>4}  {:<11}  {:>7}  {:>13}  {:>8.3f}{}  {}\n", index + 1,
                       name(candidateFates(page)[index]), candidate.records.size(),
                       positionsText(candidate.span()), candidate.strength, factorsText(candidate.evidence),
                       printable(shortPath(tagPathText(page.sequence, candidate.separator))));
}

std::string tableHead()
{
    return fmt::format("\n{:>4}  {:<11}  {:>7}  {:>13}  {:>8}{}  {}\n", "rank", "fate", "records",
                       "positions", "strength", factorsHead(), "separator");
}

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

// What weighs most against `weaker` beside `stronger`: "words 0.412 against 0.803".
std::string mostAgainst(const RecordEvidence& weaker, const RecordEvidence& stronger)
{
    const auto loss = [&](const EvidenceFactor& factor) {
        return factor.weight * std::log(weaker.*factor.value / (stronger.*factor.value));
    };
    const EvidenceFactor& most = *std::ranges::min_element(evidenceFactors, {}, loss);
    return fmt::format("{} {:.3f} against {:.3f}", most.key, weaker.*most.value, stronger.*most.value);
}

std::string whyText(const SeparatedPage& page, Position position)
{
    const auto holds = [&](std::uint32_t index) { return page.candidates[index].span().contains(position); };
    if (page.candidates.empty())
        return "kept: no symbol comes three times beneath one parent, so the page stays whole";
    if (page.regions.empty())
        return fmt::format(
            "kept: no list has the evidence, the strongest comes to {:.3f}, so the page stays whole",
            page.candidates.front().strength);
    const auto chosen = std::ranges::find_if(page.regions, holds);
    if (chosen != page.regions.end())
        return fmt::format("kept: it lies in candidate {}, {}", *chosen + 1,
                           name(candidateFates(page)[*chosen]));
    const RecordRegion& main = page.candidates[page.regions.front()];
    for (std::uint32_t i = 0; i < page.candidates.size(); ++i) {
        if (holds(i))
            return fmt::format(
                "dropped: the strongest list that holds it, candidate {}, comes to {:.3f} where the main "
                "region comes to {:.3f}; most against it is {}",
                i + 1, page.candidates[i].strength, main.strength,
                mostAgainst(page.candidates[i].evidence, main.evidence));
    }
    return fmt::format("dropped: none of the {} strongest lists holds it", page.candidates.size());
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

SeparatedPage separatedPage(const CLI::App& command, const PreparedPage& prepared, const KeepMask* within)
{
    SeparatorOptions options{prepared.setup.path};
    if (command.count("--style") == 0)
        options.path.style = SeparatorOptions{}.path.style;
    return separateRecords(prepared.document, options, within);
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

int explainBySeparators(const CLI::App& command, const PreparedPage& prepared, const Arguments& arguments)
{
    if (const int code = refuseOptions(command, searchSwitches); code != Done)
        return code;
    const SeparatedPage page = separatedPage(command, prepared);
    const auto found = nodesOrPosition(prepared.document, page.sequence, "--node", arguments.node);
    if (const int* code = std::get_if<int>(&found))
        return *code;
    const NodeId node = std::get<std::vector<NodeId>>(found).front();
    const Position position = page.sequence.positionOf(node);
    std::string out = headText(prepared, page);
    out += fmt::format("node       {}\n", printable(nodeLabel(prepared.document, node)));
    if (position == noPosition)
        return answer(out + "fate       stands at no position of the sequence\n");
    out += fmt::format("position   {}\nfate       {}\n", position.value + 1, whyText(page, position));
    std::string holding;
    for (std::uint32_t i = 0; i < page.candidates.size(); ++i) {
        if (page.candidates[i].span().contains(position))
            holding += candidateLine(page, i);
    }
    return answer(holding.empty() ? out : out + tableHead() + holding);
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
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const SeparatedPage page = separatedPage(command, prepared);
        return answer(arguments.isJson ? separatorsJson(page) : separatorsText(prepared, page));
    });
}

} // namespace tagseam
