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
    out += fmt::format("\nfigure        value  points for running text\n{:<12} {:>6}  {:>+6.2f}\n",
                       "every block", "", textBasePoints);
    for (const TextFactor& factor : textFactors) {
        const TextEvidence& evidence = content.text.evidence[block];
        out += fmt::format("{:<12} {:>6.2f}  {:>+6.2f}\n", factor.key, evidence.*factor.value,
                           pointsOf(factor, evidence));
    }
    return out + fmt::format("{:<12} {:>6}  {:>+6.2f}\n", "sum", "", content.text.points[block]);
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
