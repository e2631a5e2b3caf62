// SPDX-License-Identifier: MIT
// Document -> the texts on lines with many characters for each tag: content extraction via tag ratios
// (Weninger, Hsu and Han, WWW 2010).
#include "core/methods/cetr/cetr.h"

#include "core/base/translate.h"
#include "core/methods/cetr/lineclusters.h"
#include "core/methods/cetr/smoothing.h"

#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

// A text node with the verdict about its lines.
struct JudgedText {
    NodeId node;
    double characters = 0;
    double ofContent = 0; // characters on lines with content
    double ratios = 0;    // sum of the smoothed ratio over the characters

    bool isContent() const { return 2 * ofContent >= characters; }
};

std::vector<JudgedText> judgeTexts(const std::vector<TextPiece>& pieces, const TagRatioVerdict& verdict)
{
    std::vector<JudgedText> texts;
    for (const TextPiece& piece : pieces) {
        if (texts.empty() || texts.back().node != piece.text)
            texts.push_back({piece.text});
        JudgedText& text = texts.back();
        text.characters += piece.characters;
        text.ofContent += verdict.isContent[piece.line] ? piece.characters : 0;
        text.ratios += piece.characters * verdict.smoothed[piece.line];
    }
    return texts;
}

// Returns the decision about the texts [begin, end), at least one, which have one verdict.
FilterDecision runDecision(const std::vector<JudgedText>& texts, std::size_t begin, std::size_t end)
{
    FilterDecision decision;
    double characters = 0;
    double ratios = 0;
    for (std::size_t at = begin; at < end; ++at) {
        decision.nodes.push_back(texts[at].node);
        characters += texts[at].characters;
        ratios += texts[at].ratios;
    }
    decision.isKept = texts[begin].isContent();
    decision.reason = decision.isKept ? "content" : "noise";
    decision.figure = ratios / characters;
    return decision;
}

} // namespace

TagRatioVerdict judgeLines(const TagRatioLines& lines, const TagRatioOptions& options,
                           const std::stop_token& stop)
{
    std::vector<double> ratios;
    ratios.reserve(lines.lines.size());
    for (const TagRatioLine& line : lines.lines)
        ratios.push_back(line.ratio());
    TagRatioVerdict verdict{smoothed(ratios), {}, {}};
    if (options.variant == TagRatioVariant::Threshold) {
        verdict.threshold = options.threshold.value_or(standardDeviation(verdict.smoothed));
        for (const double ratio : verdict.smoothed)
            verdict.isContent.push_back(ratio >= *verdict.threshold);
        return verdict;
    }
    const std::vector<double> slopes = smoothedSlopes(verdict.smoothed);
    std::vector<LinePoint> points;
    points.reserve(slopes.size());
    for (std::size_t line = 0; line < slopes.size(); ++line)
        points.push_back({verdict.smoothed[line], slopes[line]});
    verdict.isContent = outsideOriginCluster(points, stop);
    return verdict;
}

FilterResult filterByTagRatio(const FilterInput& input, const TagRatioOptions& options,
                              const std::stop_token& stop)
{
    const TagRatioLines lines = tagRatioLines(input.page, input.within, stop);
    const TagRatioVerdict verdict = judgeLines(lines, options, stop);
    const std::vector<JudgedText> texts = judgeTexts(lines.pieces, verdict);
    FilterResult result;
    std::vector<NodeId> content;
    for (std::size_t begin = 0; begin < texts.size();) {
        std::size_t end = begin;
        while (end < texts.size() && texts[end].isContent() == texts[begin].isContent())
            ++end;
        FilterDecision decision = runDecision(texts, begin, end);
        if (decision.isKept)
            content.insert(content.end(), decision.nodes.begin(), decision.nodes.end());
        result.decisions.push_back(std::move(decision));
        begin = end;
    }
    result.kept = keepTexts(input.page, content, input.within);
    result.threshold = verdict.threshold;
    result.isStopped = stop.stop_requested();
    return result;
}

namespace {

constexpr std::array<MethodOption, 2> cetrOptions{
    option<TagRatioOptions>(
        "variant", "threshold or clusters", "clusters",
        "lines that are content: at least the threshold, or outside the cluster at the origin",
        [](auto& options, std::string_view value) {
            return readName(value, tagRatioVariantNames, options.variant);
        }),
    option<TagRatioOptions>("threshold", amountWords, "the standard deviation",
                            "least smoothed ratio of content; chooses the variant threshold",
                            [](auto& options, std::string_view value) {
                                options.variant =
                                    TagRatioVariant::Threshold; // the other variant compares nothing
                                return readAmount(value, options.threshold.emplace());
                            })};

constexpr std::array<MethodReason, 2> cetrReasons{{
    {"content", "texts on lines with many characters for each tag; figure: mean smoothed ratio"},
    {"noise", "texts on lines with few characters for each tag; figure: mean smoothed ratio"},
}};

} // namespace

constinit const MethodEntry cetrMethod{
    .name = "cetr",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "lines with many characters for each tag (CETR: Weninger, Hsu and Han)"),
    .options = cetrOptions,
    .reasons = cetrReasons,
    .make = makeFilter<TagRatioOptions, filterByTagRatio>};

} // namespace tagseam
