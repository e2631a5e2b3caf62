// SPDX-License-Identifier: MIT
// `tagseam-cli explain --method content`: the status of a node, which kinds of content it belongs to, and the
// points of its text.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/clisetup.h"
#include "app/cli/clitext.h"
#include "app/cli/methods/clicontent.h"
#include "core/methods/content/contentjson.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <string>
#include <variant>
#include <vector>

namespace tagseam {

namespace {

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
