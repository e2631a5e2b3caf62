// SPDX-License-Identifier: MIT
// `tagseam-cli content`: the kind of a page's main content, where it is, and why. `explain --method content`:
// the status of a node, which kinds of content it belongs to, and the points of its text.
#include "app/cli/methods/clicontent.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "core/methods/content/content.h"
#include "core/methods/content/contentdetection.h"
#include "core/methods/content/contentjson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagseam {

namespace {

// The meanings of kindFactors, in their order.
constexpr std::array<std::string_view, kindFactors.size()> kindMeanings{
    "logarithm of the odds that the lists are right, -6 to 6: see `separators`",
    "share of the page's positions in the records of the lists",
    "ln(1 + records)",
    "ln(1 + words in links of the mean record)",
    "share of the page's words outside links that are in the records",
    "ln(1 + sum of the points of the text)",
    "ln(1 + words outside links in the text that is in no record)",
    "ln(1 + words outside links on the page)",
    "share of texts with one to six words outside links",
    "ln(1 + images outside the records)",
    "ln(1 + headings h1 to h4 outside the records)",
    "largest share of the page's title that a text repeats",
    "texts that repeat at least three tenths of the title, 0 to 4",
};

std::string contentHelp()
{
    std::string help =
        "KIND is list (records), text (running text), item (a product, a profile), or none: then the whole "
        "page is kept. Confidence: the estimated probability that kind and place are right, 0 to 1.\n"
        "The factors decide the kind. usual: mean of the pages that they were fitted to; points: how much "
        "the difference from it speaks for the answer, or below 0 for the next kind. The sum of all points, "
        "with "
        "those of a usual page, is the logarithm of the ratio of the two probabilities.\n";
    for (std::size_t i = 0; i < kindFactors.size(); ++i)
        help += fmt::format("  {:<15} {}\n", kindFactors.at(i).key, kindMeanings.at(i));
    return help + schemaNote("content-1");
}

std::string listsText(const SeparatedPage& lists)
{
    const std::vector<const RecordRegion*> shown = shownLists(lists);
    if (shown.empty())
        return "no list of three";
    Region around = shown.front()->span();
    std::size_t records = 0;
    for (const RecordRegion* each : shown) {
        records += each->records.size();
        around = {std::min(around.begin, each->span().begin), std::max(around.end, each->span().end)};
    }
    return fmt::format("{} records {} {}, score {:.3f}", records,
                       shown.size() == 1 ? "at" : fmt::format("in {} lists within", shown.size()),
                       positionsText(around), shown.front()->score);
}

std::string placeText(const MainContent& content, ContentKind kind)
{
    const TagPathSequence& sequence = content.lists.sequence;
    const auto spanText = [&](const KeepMask& nodes) {
        const std::vector<Region> regions = regionsOf(sequence, nodes);
        if (regions.empty())
            return std::string("-");
        std::uint32_t kept = 0;
        for (const Region region : regions)
            kept += region.size();
        return fmt::format("{} positions within {}", kept,
                           positionsText({regions.front().begin, regions.back().end}));
    };
    if (kind == ContentKind::List)
        return listsText(content.lists);
    if (kind == ContentKind::Text)
        return content.text.root == noNode
                   ? "no text"
                   : fmt::format("{:.0f} words outside links, {}, {:.0f} points", content.text.freeWords,
                                 spanText(content.text.nodes), content.text.sum);
    if (kind == ContentKind::Item)
        return content.item.root == noNode ? "no item" : spanText(content.item.nodes);
    return "the whole page";
}

std::string contentText(const PreparedPage& prepared, const MainContent& content)
{
    std::string text =
        fmt::format("page       {}\npositions  {}\nkind       {}\nconfidence {:.2f}\n", prepared.label,
                    content.lists.sequence.size(), name(content.kind), content.confidence);
    if (content.headline)
        text +=
            fmt::format("headline   {}\n",
                        printable(textOf(prepared.document, content.texts.blocks[*content.headline].block)));
    TextTable ofKinds({{"kind", 0, true}, {"probability"}, {"candidate", 0, true}});
    std::array<ContentKind, contentKinds> kinds{ContentKind::List, ContentKind::Text, ContentKind::Item,
                                                ContentKind::None};
    std::ranges::stable_sort(kinds, std::ranges::greater{},
                             [&](ContentKind kind) { return content.probability(kind); });
    for (const ContentKind kind : kinds)
        ofKinds.add({std::string(name(kind)), fmt::format("{:.3f}", content.probability(kind)),
                     placeText(content, kind)});
    text += '\n' + ofKinds.text();
    const ContentKind next = content.runnerUp();
    if (next == content.kind || content.probability(next) == 0)
        return text + "\nno other kind has a candidate\n";
    TextTable factors({{"factor", 15, true},
                       {"value", 7},
                       {"usual", 7},
                       {fmt::format("points for {} against {}", name(content.kind), name(next)), 6, true}});
    const auto points = [](double value) { return fmt::format("{:>+6.2f}", value); };
    factors.add({"usual page", "", "", points(usualPoints(content, content.kind, next))});
    for (const KindReason& reason : kindReasons(content, content.kind, next))
        factors.add({std::string(reason.factor->key),
                     fmt::format("{:.2f}", content.evidence.*reason.factor->value),
                     fmt::format("{:.2f}", reason.factor->usual), points(reason.points)});
    return text + '\n' + factors.text();
}

std::string explainedText(const PreparedPage& prepared, const ExplainedContent& explained)
{
    const MainContent& content = explained.content;
    std::string kinds;
    for (const ContentKind kind : explained.keptBy)
        kinds += fmt::format("{}{}", kinds.empty() ? "" : ", ", name(kind));
    std::string out = fmt::format("page       {}\nkind       {}, confidence {:.2f}\nnode       {}\n",
                                  prepared.label, name(content.kind), content.confidence,
                                  printable(nodeLabel(prepared.document, explained.node)));
    if (const Position at = content.lists.sequence.positionOf(explained.node); at != noPosition)
        out += fmt::format("position   {}\n", at.value + 1);
    if (explained.unseen != Unseen::No)
        out += fmt::format("unseen     {}\n", meaning(explained.unseen));
    out += fmt::format("status     {}\nkinds      {}\n", name(explained.status),
                       kinds.empty() ? "no candidate has the node"
                                     : kinds + " (their candidates have the node)");
    if (!explained.block)
        return out;
    const std::uint32_t block = *explained.block;
    out += fmt::format("block      {} words, {} in links; {}\n", content.texts.blocks[block].words,
                       content.texts.blocks[block].linkedWords,
                       explained.isHeadline         ? "the headline"
                       : content.text.isText[block] ? "belongs to the text"
                                                    : "does not belong to the text");
    TextTable table({{"figure", 12, true}, {"value", 6}, {"points for running text", 6, true}});
    const auto points = [](double value) { return fmt::format("{:>+6.2f}", value); };
    table.add({"every block", "", points(textBasePoints)});
    for (const TextFactor& factor : textFactors) {
        const TextEvidence& evidence = content.text.evidence[block];
        table.add({std::string(factor.key), fmt::format("{:.2f}", evidence.*factor.value),
                   points(pointsOf(factor, evidence))});
    }
    table.add({"sum", "", points(content.text.points[block])});
    return out + '\n' + table.text();
}

} // namespace

CLI::App* addContentCommand(CLI::App& app, Arguments& arguments)
{
    CLI::App* command = app.add_subcommand(
        "content", "Prints which kind of main content a page has (a list of records, running text, a single "
                   "item, or none), where it is, and the evidence for each kind.");
    setNotesAndExamples(*command, contentHelp(), "tagseam-cli content resources/samples/shop.html",
                        "tagseam-cli content resources/samples/news.html --text");
    addPage(*command, arguments)->required();
    addPageOptions(*command, arguments);
    addNodeOptions(*command, arguments);
    addWhatIfs(*command, arguments);
    addKind(*command, arguments);
    CLI::Option* json =
        addJson(*command, arguments, "Print the answer, the candidates and their evidence as JSON");
    addText(*command, arguments, "Print the text of the content")->excludes(json);
    addLimits(*command, arguments);
    return command;
}

MainContent contentOf(const PreparedPage& prepared, std::optional<ContentKind> kind)
{
    MainContent content = findContent(prepared.document, detectionOptions(prepared.setup.path));
    if (kind)
        answerWith(prepared.document, content, *kind);
    if (kind && content.kind != *kind)
        warn(prepared.label, fmt::format("has no {}: the whole page is kept", name(*kind)));
    return content;
}

int runContent(const CLI::App& command, const Arguments& arguments)
{
    return onPage(command, arguments, [&](const PreparedPage& prepared) {
        const MainContent content = contentOf(prepared, arguments.kind);
        if (arguments.isText)
            return answerFile(plainText(prepared.document, keptByContent(prepared.document, content)));
        return answer(arguments.isJson ? contentJson(prepared.document, content)
                                       : contentText(prepared, content));
    });
}

int explainByContent(const PreparedPage& prepared, const Arguments& arguments,
                     std::optional<ContentKind> kind)
{
    const MainContent content = contentOf(prepared, kind);
    const auto found = nodesOrPosition(prepared.document, content.lists.sequence, "--node", arguments.node);
    if (const int* code = std::get_if<int>(&found))
        return *code;
    const NodeId node = std::get<std::vector<NodeId>>(found).front();
    const ExplainedContent explained = explainContent(prepared.document, content, node);
    return answer(arguments.isJson ? explainedContentJson(prepared.document, explained)
                                   : explainedText(prepared, explained));
}

} // namespace tagseam
