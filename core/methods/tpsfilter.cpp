// SPDX-License-Identifier: MIT
// The filter of a variant of the search, and its answers to Algorithm 6.
#include "core/methods/tpsfilter.h"

#include "core/base/translate.h"
#include "core/base/words.h"
#include "core/explain/regiontree.h"
#include "core/explain/setuptext.h"
#include "core/page/readable.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr double leastWords = 4;   // a shorter text does not count
constexpr double leastRatio = 4;   // words of the pruned side for each word of the region
constexpr double leastShare = 0.3; // share of the words of the region that has the most

// The words of long texts that a reader sees before each position: those of positions [begin, end) are
// sums[end] - sums[begin].
std::vector<double> wordSums(const Document& page, const TagPathSequence& sequence)
{
    const ReadableNodes readable = readableNodes(page);
    std::vector<double> sums{0};
    sums.reserve(sequence.nodes.size() + 1);
    for (const NodeId node : sequence.nodes) {
        const bool isText = page.kind(node) == NodeKind::Text && readable.isSeen(node);
        const double words = isText ? wordsIn(page.text(node)) : 0;
        sums.push_back(sums.back() + (words >= leastWords ? words : 0));
    }
    return sums;
}

double wordsOf(std::span<const double> sums, Region region)
{
    return sums[region.end.value] - sums[region.begin.value];
}

// Adds a decision about the nodes of the regions; none if no subtree lies in them.
void addDecision(FilterResult& result, const Document& page, const TagPathSequence& sequence,
                 std::span<const Region> regions, std::string_view reason, bool isKept, double words)
{
    FilterDecision decision;
    for (const Region region : regions) {
        for (const NodeRun run : coveringRuns(page, sequence, region)) {
            for (NodeId node = run.first; node != noNode;
                 node = node == run.last ? noNode : page.nextSibling(node))
                decision.nodes.push_back(node);
        }
    }
    decision.isKept = isKept;
    decision.reason = reason;
    decision.figure = words;
    if (!decision.nodes.empty())
        result.decisions.push_back(std::move(decision));
}

// Algorithm 6, line 6 and 7.
void keepRegionOrComplement(const Document& page, Outcome& outcome, FilterResult& result)
{
    const std::vector<double> sums = wordSums(page, outcome.sequence);
    const Region region = outcome.trace.region;
    const std::array<Region, 2> pruned{Region{Position{0}, region.begin},
                                       Region{region.end, Position{outcome.trace.positions}}};
    const double inRegion = wordsOf(sums, region);
    const double elsewhere = sums.back() - inRegion;
    const bool isContent = elsewhere <= leastRatio * inRegion;
    result.threshold = leastRatio * inRegion;
    if (!isContent)
        outcome.mask = pruneDomTree(page, outcome.sequence, region, Keep::Complement);
    addDecision(result, page, outcome.sequence, {&region, 1}, "region", isContent, inRegion);
    addDecision(result, page, outcome.sequence, pruned, "complement", !isContent, elsewhere);
}

void keepRegions(const Document& page, const Setup& setup, Outcome& outcome, FilterResult& result,
                 const std::stop_token& stop)
{
    const std::vector<double> sums = wordSums(page, outcome.sequence);
    const RegionTree tree = segmentWhole(outcome.sequence.symbols, setup.search, 2, stop);
    double most = 0;
    for (const SegmentedPart& part : tree.parts)
        most = std::max(most, wordsOf(sums, part.main));
    std::vector<Region> kept;
    for (const SegmentedPart& part : tree.parts) {
        const double words = wordsOf(sums, part.main);
        const bool isKept = words >= leastShare * most;
        if (isKept)
            kept.push_back(part.main);
        addDecision(result, page, outcome.sequence, {&part.main, 1}, isKept ? "more-text" : "less-text",
                    isKept, words);
    }
    result.threshold = leastShare * most;
    outcome.mask = pruneToRegions(page, outcome.sequence, kept);
    result.isStopped = tree.isStopped;
}

} // namespace

FilterResult filterByTps(Setup setup, KeptParts parts, const FilterInput& input, const std::stop_token& stop)
{
    setup.keep = parts == KeptParts::Complement ? Keep::Complement : Keep::Region;
    Outcome outcome = outcomeOf(input.page, setup, stop);
    FilterResult result;
    result.isStopped = outcome.trace.isStopped;
    result.search =
        SearchFigures{static_cast<std::uint32_t>(outcome.trace.levels.size()), outcome.trace.splitCount(),
                      listingOperations(outcome.trace), outcome.trace.indexSteps};
    if (!result.isStopped && parts == KeptParts::Auto)
        keepRegionOrComplement(input.page, outcome, result);
    if (!result.isStopped && parts == KeptParts::Regions)
        keepRegions(input.page, setup, outcome, result, stop);
    result.kept = std::move(outcome.mask);
    // The sequence is the one of the whole page: only nodes that were kept can be kept.
    for (std::size_t node = 0; input.within != nullptr && node < result.kept.size(); ++node)
        result.kept[node] = result.kept[node] && (*input.within)[node];
    return result;
}

// A filter can keep more than a setup says: keep= is read here, and the setup is of the region.
Result<Method> tpsMethod(std::string_view name, const Setup& base)
{
    if (name.empty())
        return Error{ErrorCode::BadSetup, {}, {}};
    KeptParts parts = base.keep == Keep::Complement ? KeptParts::Complement : KeptParts::Region;
    std::string text = ',' + std::string(name);
    constexpr std::string_view keep = ",keep=";
    if (const std::size_t at = text.find(keep); at != std::string::npos) {
        const std::size_t begin = at + keep.size();
        const std::size_t length = std::min(text.find(',', begin), text.size()) - begin;
        if (readName(std::string_view(text).substr(begin, length), keptPartsNames, parts))
            text.replace(begin, length, keptPartsNames.front());
    }
    const Result<Setup> setup = setupFromText(std::string_view(text).substr(1), base);
    if (!setup)
        return setup.error();
    Method method;
    method.wantsComputedStyles = setup->path.style == LabelAttributes::Computed;
    method.run = [setup = *setup, parts](const FilterInput& input, const std::stop_token& stop) {
        return filterByTps(setup, parts, input, stop);
    };
    return method;
}

namespace {

// setupFromText() reads them.
constexpr std::array<MethodOption, 10> variantOptions{{
    {"min-difference", shareWords, "0.2", "minimum size difference: share by which a side must be longer"},
    {"lowest-threshold", countWords, "1", "lowest frequency that is tried as a threshold"},
    {"frequency-filter", "at-least or above", "of the variant", "symbols that pass a threshold"},
    {"size-rule", "printed, absolute or off", "of the variant", "candidate splits that are accepted"},
    {"after-rejection", "next-threshold or same-threshold", "of the variant",
     "threshold at which the search continues"},
    {"split-symbol", "keep or drop", "of the variant", "the position before the split"},
    {"label-attributes", labelAttributesWords, "class+style", "attributes that belong to a label"},
    {"nodes", "elements or elements+text", "elements+text", "kinds of nodes in the sequence"},
    {"exclude", "tags with + between them, or none", "script+noscript",
     "elements that are excluded with their subtrees"},
    {"keep", "region, complement, auto or regions", "region",
     "keep the main region; everything else; everything else only if it has more than four times the words, "
     "of texts of at "
     "least four words; or each region with at least 30 % of the words of the region that has the most"},
}};

constexpr std::array<MethodReason, 4> partReasons{{
    {"region",
     "the region that the search found, kept unless the complement has more than four times its words; "
     "figure: words of its texts of at least four words"},
    {"complement",
     "all but that region, kept if it has more words than the threshold; figure: words of its texts of "
     "at least four words"},
    {"more-text", "a kept region; figure: words of its texts of at least four words"},
    {"less-text", "a region that is not kept; figure: words of its texts of at least four words"},
}};

Result<Method> makeVariant(const MethodEntry& self, std::string_view text, const Setup& base)
{
    return tpsMethod(std::string(self.name) + (text.empty() ? "" : ",") + std::string(text), base);
}

} // namespace

constinit const MethodEntry printedMethod{
    .name = "printed",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry", "tag path sequence, exactly as in the listing"),
    .options = variantOptions,
    .reasons = partReasons,
    .make = makeVariant};

constinit const MethodEntry jidmMethod{
    .name = "jidm-2013",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry", "tag path sequence, as in Table I of the paper"),
    .options = variantOptions,
    .reasons = partReasons,
    .make = makeVariant};

constinit const MethodEntry dissertationMethod{
    .name = "dissertation-2014",
    .what =
        QT_TRANSLATE_NOOP("tagseam::MethodEntry", "tag path sequence, as in Tabela 2 of the dissertation"),
    .options = variantOptions,
    .reasons = partReasons,
    .make = makeVariant};

} // namespace tagseam
