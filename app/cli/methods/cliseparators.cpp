// SPDX-License-Identifier: MIT
// `tagseam-cli separators`: the lists of records of a page, with the evidence for each. `explain --method
// separators`: the status of a node, and the candidates that contain it.
#include "app/cli/methods/cliseparators.h"

#include "app/cli/clihelp.h"
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "app/cli/methods/cliseparatorstext.h"
#include "core/methods/content/contentdetection.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separatedstatus.h"
#include "core/methods/separators/separatorsjson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <string>
#include <string_view>
#include <variant>

namespace tagseam {

namespace {

std::string separatorsText(const PreparedPage& prepared, const SeparatedPage& page)
{
    std::string out = headText(prepared, page);
    if (page.candidates.empty())
        return out;
    std::vector<std::uint32_t> all(page.candidates.size());
    std::iota(all.begin(), all.end(), 0U);
    return out + candidatesText(page, all);
}

// Returns "candidate 1, main-region": the kept candidate that contains the position; empty for none.
std::string chosenAt(const SeparatedPage& page, Position position)
{
    const auto chosen = std::ranges::find_if(page.regions, [&](std::uint32_t index) {
        return position != noPosition && page.candidates[index].span().contains(position);
    });
    return chosen == page.regions.end()
               ? std::string()
               : fmt::format("candidate {}, {}", *chosen + 1, name(candidateStatuses(page)[*chosen]));
}

std::string statusText(const SeparatedPage& page, const NodeStatus& status)
{
    const std::string_view word = status.isKept ? "kept" : "pruned";
    if (page.regions.empty())
        return "kept: no records";
    if (status.rule == StatusRule::OutsideBody)
        return "kept: body or outside the body";
    if (const std::string chosen = chosenAt(page, status.position); !chosen.empty())
        return "kept: in " + chosen;
    if (status.rule == StatusRule::KeptBelow)
        return "ancestor of kept: " + chosenAt(page, page.sequence.positionOf(status.because));
    return fmt::format("{}: {}", word,
                       status.position == noPosition ? "no position" : "in no kept candidate");
}

// Returns the factor that weighs most against the best candidate that contains a pruned position.
std::string againstText(const SeparatedPage& page, std::uint32_t strongest)
{
    const RecordRegion& main = page.candidates[page.regions.front()];
    const RecordRegion& held = page.candidates[strongest];
    if (held.score >= main.score)
        return "";
    const EvidenceFactor& most = mostAgainst(held.evidence, main.evidence);
    return fmt::format("against    {} {:.3f}, main region {:.3f}\n", most.key, held.evidence.*most.value,
                       main.evidence.*most.value);
}

std::string separatedNodeText(const PreparedPage& prepared, const SeparatedPage& page,
                              const TagPathOptions& path, NodeId node)
{
    const NodeStatus status = separatedStatus(prepared.document, page, path, node);
    const std::vector<std::uint32_t> holding = candidatesAt(page, status.position);
    std::string out = headText(prepared, page);
    out += fmt::format("node       {}\n", printable(nodeLabel(prepared.document, node)));
    if (status.position != noPosition)
        out += fmt::format("position   {}\n", status.position.value + 1);
    if (const Unseen unseen =
            reasonOfTexts(prepared.document, readableNodes(prepared.document, NoscriptTexts::IfMost), node);
        unseen != Unseen::No)
        out += fmt::format("unseen     {}\n", meaning(unseen));
    out += fmt::format("status     {}\nheld by    {} of {} candidates\n", statusText(page, status),
                       holding.size(), page.candidates.size());
    if (holding.empty())
        return out;
    if (!status.isKept)
        out += againstText(page, holding.front());
    return out + candidatesText(page, holding);
}

} // namespace

std::variant<SeparatorOptions, int> separatorOptions(const CLI::App& command, const PreparedPage& prepared,
                                                     std::string_view method)
{
    const TagPathOptions& path = prepared.setup.path;
    SeparatorOptions options = *separatorOptionsOf(
        method, command.count("--label-attributes") == 0 ? detectionOptions(path) : SeparatorOptions{path});
    if (options.path.style == LabelAttributes::Computed && !prepared.document.hasComputedStyles())
        return failOfComputedStyles(method, prepared.label);
    return options;
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

namespace {

// The meanings of evidenceFactors, in their order.
constexpr std::array<std::string_view, evidenceFactors.size()> factorMeanings{
    "share of the page's positions that are in its records",
    "symbols that two records share over the symbols of either, summed over all pairs of records",
    "different symbols of a record over its positions: low where a record is itself a list",
    "1 - 2/k for k records",
    "1 - 2.5/m for m different symbols in the mean record: an item of a menu has two or three",
    "ln(1 + characters of the longest text)/5, for the mean record",
};

std::string separatorsHelp()
{
    std::string help = "A record separator is a symbol that occurs at least three times below one parent; "
                       "records begin with it.\n"
                       "The evidence for a list is six factors from 0 to 1; its score is their geometric "
                       "mean, with these weights:\n";
    for (std::size_t i = 0; i < evidenceFactors.size(); ++i)
        help += fmt::format("  {:<10} {}  {}\n", evidenceFactors[i].key, evidenceFactors[i].weight,
                            factorMeanings[i]);
    return help +
           "status: main-region, like-region (with the same score to one part in fifty, and kept, too), "
           "same-place (one of its records is in a region that is kept), weaker, no-records. A list that has "
           "all records of the first list and more, and is similar to it, replaces it. At most 24 lists are "
           "printed.\nconfidence: that the answer is right, 0 to 1; below a third the page has no records "
           "and is kept completely. It grows with the score and with the similarity of the records, and "
           "falls "
           "with\n  prose          ln(1 + characters of the longest text) - 5 for the mean record, 0 up to "
           "147 characters: paragraphs of an article\n" +
           schemaNote("separators-1");
}

} // namespace

CLI::App* addSeparators(CLI::App& app, Arguments& arguments)
{
    CLI::App* command = app.add_subcommand(
        "separators", "Prints the lists of records that content detection finds on a page, the evidence for "
                      "each of them, and which of them is the main region.");
    setNotesAndExamples(*command, separatorsHelp(), "tagseam-cli separators resources/samples/shop.html",
                        "tagseam-cli separators resources/samples/news.html --label-attributes class --json");
    addPage(*command, arguments)->required();
    addPageOptions(*command, arguments);
    addSymbolOptions(*command, arguments, {}, "none");
    addWhatIfs(*command, arguments);
    addJson(*command, arguments, "Print the lists and their evidence as JSON");
    addLimits(*command, arguments);
    return command;
}

int runSeparators(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const auto options = separatorOptions(command, prepared);
        if (const int* code = std::get_if<int>(&options))
            return *code;
        const SeparatedPage page = separateRecords(prepared.document, std::get<SeparatorOptions>(options));
        return answer(arguments.isJson ? separatorsJson(page) : separatorsText(prepared, page));
    });
}

int explainBySeparators(const CLI::App& command, const PreparedPage& prepared, const Arguments& arguments)
{
    const auto options = separatorOptions(command, prepared, arguments.method);
    if (const int* code = std::get_if<int>(&options))
        return *code;
    const SeparatedPage page = separateRecords(prepared.document, std::get<SeparatorOptions>(options));
    const TagPathOptions& path = std::get<SeparatorOptions>(options).path;
    const auto found = nodesOrPosition(prepared.document, page.sequence, "--node", arguments.node);
    if (const int* code = std::get_if<int>(&found))
        return *code;
    const NodeId node = std::get<std::vector<NodeId>>(found).front();
    return answer(arguments.isJson ? separatedNodeJson(prepared.document, page, path, node)
                                   : separatedNodeText(prepared, page, path, node));
}

} // namespace tagseam
