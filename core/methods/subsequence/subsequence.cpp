// SPDX-License-Identifier: MIT
// Document -> the text between the tags where words are dense: maximum subsequence segmentation without
// training (Pasternack and Roth, WWW 2009).
#include "core/methods/subsequence/subsequence.h"

#include "core/base/translate.h"
#include "core/base/words.h"
#include "core/page/bodywalk.h"
#include "core/page/serializehtml.h"

#include <array>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

std::vector<NodeId> textsOfRun(const Document& page, const TokenSequence& tokens, const MaximumRun& run)
{
    std::vector<NodeId> texts;
    for (std::size_t at = run.begin; at < run.end; ++at) {
        const NodeId node = tokens.nodes[at];
        if (page.kind(node) == NodeKind::Text)
            texts.push_back(node);
    }
    return texts;
}

} // namespace

TokenSequence tokensOf(const Document& page, const SubsequenceOptions& options, const KeepMask* within,
                       const std::stop_token& stop)
{
    TokenSequence tokens;
    const auto add = [&](double value, NodeId node) {
        tokens.values.push_back(value);
        tokens.nodes.push_back(node);
    };
    walkBody(page, within, stop, [&](WalkEvent event, NodeId node) {
        if (event == WalkEvent::Text) {
            if (const double words = wordsIn(page.text(node)); words > 0)
                add(words * options.word, node);
        } else if (event == WalkEvent::Start || !isVoidName(page.name(node))) {
            add(-options.tag, node);
        }
    });
    return tokens;
}

FilterResult filterBySubsequence(const FilterInput& input, const SubsequenceOptions& options,
                                 const std::stop_token& stop)
{
    const TokenSequence tokens = tokensOf(input.page, options, input.within, stop);
    const MaximumRun run = maximumRun(tokens.values);
    std::vector<NodeId> texts = textsOfRun(input.page, tokens, run);
    FilterResult result;
    result.kept = keepTexts(input.page, texts, input.within);
    if (!texts.empty())
        result.decisions.push_back({std::move(texts), true, "largest-sum", run.sum});
    result.isStopped = stop.stop_requested();
    return result;
}

namespace {

constexpr double mostValue = 1e6; // keeps the sum of a page finite

constexpr std::array<MethodOption, 2> mssOptions{
    option<SubsequenceOptions>(
        "word", "a number from 0 to 1000000", "1", "value of a word",
        [](auto& options, std::string_view value) { return readAmount(value, options.word, mostValue); }),
    option<SubsequenceOptions>(
        "tag", "a number from 0 to 1000000", "3.25", "value that a tag subtracts",
        [](auto& options, std::string_view value) { return readAmount(value, options.tag, mostValue); })};

constexpr std::array<MethodReason, 1> mssReasons{{
    {"largest-sum", "texts of the run of tokens with the largest sum; figure: the sum"},
}};

} // namespace

constinit const MethodEntry mssMethod{
    .name = "mss",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "the part of the page with many words for each tag (Pasternack and Roth)"),
    .options = mssOptions,
    .reasons = mssReasons,
    .make = makeFilter<SubsequenceOptions, filterBySubsequence>};

} // namespace tagseam
