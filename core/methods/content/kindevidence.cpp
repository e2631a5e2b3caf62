// SPDX-License-Identifier: MIT
// Measures the evidence for the kind of content that a page has.
#include "core/methods/content/kindevidence.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace tagseam {

const std::array<KindFactor, 13> kindFactors{{
    {"listConfidence", &KindEvidence::listConfidence, -0.45, {0.11, 0.05, 0.01, -0.17}},
    {"listCoverage", &KindEvidence::listCoverage, 0.29, {2.42, -0.92, -1.16, -0.34}},
    {"records", &KindEvidence::records, 2.13, {0.19, -0.45, 0.46, -0.21}},
    {"recordLinks", &KindEvidence::recordLinks, 1.50, {0.55, 0.27, -0.42, -0.41}},
    {"listShare", &KindEvidence::listShare, 0.34, {1.03, 1.02, -1.68, -0.36}},
    {"textPoints", &KindEvidence::textPoints, 2.94, {-0.06, 0.40, -0.11, -0.22}},
    {"textWords", &KindEvidence::textWords, 2.27, {-0.05, 0.30, -0.03, -0.23}},
    {"pageWords", &KindEvidence::pageWords, 5.00, {0.08, 0.15, 0.11, -0.34}},
    {"shortTexts", &KindEvidence::shortTexts, 0.25, {-0.36, -2.90, 1.85, 1.41}},
    {"images", &KindEvidence::images, 1.92, {0.15, -0.31, 0.36, -0.21}},
    {"headings", &KindEvidence::headings, 1.17, {-0.63, 0.33, 0.29, 0.01}},
    {"title", &KindEvidence::title, 0.31, {-1.21, 1.63, 0.53, -0.95}},
    {"titles", &KindEvidence::titles, 0.54, {-0.11, -0.24, 0.95, -0.60}},
}};

namespace {

constexpr std::array<double, contentKinds> baseOfKinds{-0.46, -1.88, -2.59, 4.93};

constexpr double mostOdds = 6; // logarithm of the odds of a list
constexpr double fewWords = 6; // most words of a short text
constexpr double muchOfTitle = 0.3;
constexpr double mostTitles = 4;

double logOfOdds(double probability)
{
    return std::clamp(std::log(probability / (1 - probability)), -mostOdds, mostOdds);
}

void measureList(KindEvidence& evidence, const Document& page, const PageTexts& texts,
                 const SeparatedPage& lists)
{
    evidence.listConfidence = -mostOdds;
    double records = 0;
    double freeWords = 0;
    double linkedWords = 0;
    for (const RecordRegion* list : shownLists(lists)) {
        records += static_cast<double>(list->records.size());
        evidence.listCoverage += list->evidence.coverage;
        for (const Region record : list->records) {
            const NodeId first = lists.sequence.nodes[record.begin.value];
            const NodeId end = page.subtreeEnd(lists.sequence.nodes[record.end.value - 1]);
            const double linked = texts.linkedWords[end.value] - texts.linkedWords[first.value];
            linkedWords += linked;
            freeWords += texts.words[end.value] - texts.words[first.value] - linked;
        }
    }
    if (records == 0)
        return;
    evidence.listConfidence = logOfOdds(std::clamp(lists.confidence, 1e-3, 1 - 1e-3));
    evidence.records = std::log1p(records);
    evidence.recordLinks = std::log1p(linkedWords / (records + 1));
    evidence.listShare = freeWords / (texts.allFreeWords() + 1);
}

// Returns for each node whether it is in a record of the lists.
std::vector<bool> inRecords(const Document& page, const SeparatedPage& lists)
{
    std::vector<bool> isIn(page.size(), false);
    for (const RecordRegion* list : shownLists(lists)) {
        for (const Region record : list->records) {
            for (std::uint32_t at = record.begin.value; at < record.end.value; ++at)
                isIn[lists.sequence.nodes[at].value] = true;
        }
    }
    return isIn;
}

void measureElements(KindEvidence& evidence, const Document& page, const PageTexts& texts,
                     const std::vector<bool>& isInRecord)
{
    double images = 0;
    double headings = 0;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (!page.isElement(node) || texts.isAbsent[node.value] || isInRecord[node.value])
            continue;
        const std::string_view name = page.name(node);
        images += name == "img" ? 1 : 0;
        headings += name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '4' ? 1 : 0;
    }
    evidence.images = std::log1p(images);
    evidence.headings = std::log1p(headings);
}

// Words outside links of the blocks of the text that are in no record.
double wordsOutsideOf(const std::vector<bool>& isInRecord, const PageTexts& texts, const TextContent& text)
{
    double words = 0;
    for (std::size_t i = 0; i < texts.blocks.size(); ++i) {
        const MeasuredBlock& block = texts.blocks[i];
        if (text.isText[i] && !isInRecord[block.block.first().value])
            words += block.freeWords();
    }
    return words;
}

} // namespace

std::vector<const RecordRegion*> shownLists(const SeparatedPage& lists)
{
    std::vector<const RecordRegion*> shown;
    shown.reserve(lists.regions.size() + 1);
    for (const std::uint32_t index : lists.regions)
        shown.push_back(&lists.candidates[index]);
    if (shown.empty() && !lists.candidates.empty())
        shown.push_back(&lists.candidates.front());
    return shown;
}

KindEvidence kindEvidence(const Document& page, const PageTexts& texts, const SeparatedPage& lists,
                          const TextContent& text, std::span<const TitleBlock> titles)
{
    KindEvidence evidence;
    measureList(evidence, page, texts, lists);
    const std::vector<bool> isInRecord = inRecords(page, lists);
    measureElements(evidence, page, texts, isInRecord);
    evidence.textPoints = std::log1p(text.sum);
    evidence.textWords = std::log1p(wordsOutsideOf(isInRecord, texts, text));
    evidence.pageWords = std::log1p(texts.allFreeWords());
    const auto shortTexts = std::ranges::count_if(texts.blocks, [](const MeasuredBlock& block) {
        return block.freeWords() > 0 && block.freeWords() <= fewWords;
    });
    evidence.shortTexts = static_cast<double>(shortTexts) / static_cast<double>(texts.blocks.size() + 1);
    for (const TitleBlock& each : titles) {
        evidence.title = std::max(evidence.title, each.share);
        evidence.titles += each.share >= muchOfTitle ? 1 : 0;
    }
    evidence.titles = std::min(evidence.titles, mostTitles);
    return evidence;
}

std::array<double, contentKinds> kindProbabilities(const KindEvidence& evidence)
{
    std::array<double, contentKinds> odds = baseOfKinds;
    for (const KindFactor& factor : kindFactors) {
        for (std::size_t kind = 0; kind < contentKinds; ++kind)
            odds[kind] += factor.weights[kind] * evidence.*factor.value;
    }
    const double largest = std::ranges::max(odds);
    double sum = 0;
    for (double& each : odds) {
        each = std::exp(each - largest);
        sum += each;
    }
    for (double& each : odds)
        each /= sum;
    return odds;
}

double speaksFor(const KindFactor& factor, const KindEvidence& evidence, ContentKind kind, ContentKind other)
{
    const double weight =
        factor.weights[static_cast<std::size_t>(kind)] - factor.weights[static_cast<std::size_t>(other)];
    return weight * (evidence.*factor.value - factor.usual);
}

} // namespace tagseam
