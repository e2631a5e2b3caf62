// SPDX-License-Identifier: MIT
// Pages of a site -> the entropy of their key words and blocks, and pages without redundant blocks.
#include "core/methods/blockentropy/blockentropy.h"

#include "core/base/translate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <memory>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t thresholdSteps = 10;
constexpr double leastKnown = 0.5;    // share of the key words below which no change is considered
constexpr double littleChange = 0.01; // share of the key words

// Returns for each node whether its innermost decision keeps it; a node without one is kept.
KeepMask maskOf(const FilterInput& input, std::span<const FilterDecision> decisions)
{
    const Document& page = input.page;
    const KeepMask whole = wholePage(page, input.within);
    KeepMask kept(page.size(), true);
    std::size_t next = 0; // decisions are in document order
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const bool isDecided = next < decisions.size() && decisions[next].nodes.front() == node;
        kept[node.value] =
            isDecided ? decisions[next].isKept : node.value == 0 || kept[page.parent(node).value];
        next += isDecided ? 1 : 0;
    }
    // The ancestors of an informative block in a redundant one stay.
    for (NodeId node{page.size() - 1}; node.value > 0; --node.value) {
        kept[node.value] = kept[node.value] && whole[node.value];
        if (kept[node.value])
            kept[page.parent(node).value] = true;
    }
    return kept;
}

} // namespace

void EntropySite::add(const Document& page)
{
    ++m_pages;
    std::map<std::string, std::uint32_t> onPage;
    for (const KeyWordBlock& block : keyWordBlocks(page, m_options.blocks)) {
        std::vector<std::uint32_t> numbers;
        numbers.reserve(block.words.size());
        for (const KeyWord& each : block.words) {
            const auto number = static_cast<std::uint32_t>(m_words.size());
            numbers.push_back(m_words.try_emplace(each.word, Word{number}).first->second.number);
            onPage[each.word] += each.count;
        }
        m_blocks.push_back(std::move(numbers));
    }
    for (const auto& [text, count] : onPage) {
        Word& word = m_words.find(text)->second;
        word.count += count;
        word.weightedLog += count * std::log(static_cast<double>(count));
    }
}

double EntropySite::entropyOf(const Word& word) const
{
    if (m_pages < 2)
        return 0;
    // -Σ (c/W) log (c/W) = log W - (Σ c log c) / W
    const double entropy = std::log(word.count) - word.weightedLog / word.count;
    return std::clamp(entropy / std::log(static_cast<double>(m_pages)), 0.0, 1.0);
}

double EntropySite::entropyOf(std::string_view word) const
{
    const auto found = m_words.find(std::string(word));
    return found == m_words.end() ? 0 : entropyOf(found->second);
}

double EntropySite::entropyOf(std::span<const KeyWord> words) const
{
    double sum = 0;
    for (const KeyWord& each : words)
        sum += entropyOf(each.word);
    return sum / static_cast<double>(words.size());
}

double EntropySite::threshold() const
{
    return m_options.threshold ? *m_options.threshold : greedyThreshold();
}

double EntropySite::greedyThreshold() const
{
    std::vector<double> entropies(m_words.size());
    for (const auto& [text, word] : m_words)
        entropies[word.number] = entropyOf(word);
    std::vector<double> lowest(m_words.size(), 1); // the lowest entropy of a block with the word
    for (const std::vector<std::uint32_t>& block : m_blocks) {
        double sum = 0;
        for (const std::uint32_t word : block)
            sum += entropies[word];
        const double entropy = sum / static_cast<double>(block.size());
        for (const std::uint32_t word : block)
            lowest[word] = std::min(lowest[word], entropy);
    }
    std::array<double, thresholdSteps + 1> known{}; // words of the informative blocks at each threshold
    for (std::size_t step = 1; step <= thresholdSteps; ++step) {
        const double threshold = static_cast<double>(step) / thresholdSteps;
        known[step] = static_cast<double>(
            std::ranges::count_if(lowest, [&](double entropy) { return entropy <= threshold; }));
    }
    const auto all = static_cast<double>(m_words.size());
    for (std::size_t step = 1; step < thresholdSteps && all > 0; ++step) {
        if (known[step] >= leastKnown * all && known[step + 1] - known[step] <= littleChange * all)
            return static_cast<double>(step) / thresholdSteps;
    }
    return 1;
}

FilterResult removeRedundantBlocks(const FilterInput& input, const EntropySite& site, double threshold,
                                   const std::stop_token& stop)
{
    FilterResult result;
    result.threshold = threshold;
    const std::vector<KeyWordBlock> blocks =
        keyWordBlocks(input.page, site.options().blocks, input.within, stop);
    result.decisions.reserve(blocks.size());
    for (const KeyWordBlock& block : blocks) {
        const double entropy = site.entropyOf(block.words);
        const bool isKept = entropy <= threshold;
        result.decisions.push_back(
            {{block.root}, isKept, isKept ? "informative" : "redundant", entropy, false});
    }
    result.kept = maskOf(input, result.decisions);
    result.isStopped = stop.stop_requested();
    if (blocks.empty() && !result.isStopped && input.page.body() != noNode)
        result.decisions.push_back({{input.page.body()}, true, "no-blocks", {}, false});
    return result;
}

namespace {

constexpr std::array<MethodOption, 2> entropyOptions{
    option<BlockEntropyOptions>("threshold", "greedy or a number from 0 to 1", "greedy",
                                "greatest entropy of informative blocks",
                                [](auto& options, std::string_view value) {
                                    options.threshold.reset();
                                    return value == "greedy" || readShare(value, options.threshold.emplace());
                                }),
    option<BlockEntropyOptions>("blocks", "tables or cells", "tables",
                                "elements that divide a page into blocks",
                                [](auto& options, std::string_view value) {
                                    return readName(value, blockElementNames, options.blocks);
                                })};

constexpr std::array<MethodReason, 3> entropyReasons{{
    {"redundant", "a table whose key words are those of all pages; figure: its entropy, 0 to 1"},
    {"informative", "a table with key words of its own; figure: its entropy"},
    {"no-blocks", "the page has no table with key words, and is kept completely"},
}};

Filter finishedEntropy(EntropySite learnt)
{
    const auto site = std::make_shared<const EntropySite>(std::move(learnt));
    return [site, threshold = site->threshold()](const FilterInput& input, const std::stop_token& stop) {
        return removeRedundantBlocks(input, *site, threshold, stop);
    };
}

SiteLearner entropyLearner(const BlockEntropyOptions& options)
{
    const auto site = std::make_shared<EntropySite>(options);
    return {[site](const Document& page) { site->add(page); },
            [site](const std::stop_token& stop) {
                return stop.stop_requested() ? Filter() : finishedEntropy(std::move(*site));
            }};
}

Result<Method> makeBlockEntropy(const MethodEntry& self, std::string_view text, const Setup& /*base*/)
{
    const Result<BlockEntropyOptions> options = optionsFrom<BlockEntropyOptions>(self, text);
    if (!options)
        return options.error();
    return Method{.beginSite = [options = *options] { return entropyLearner(options); }};
}

} // namespace

constinit const MethodEntry blockEntropyMethod{
    .name = "block-entropy",
    .what = QT_TRANSLATE_NOOP(
        "tagseam::MethodEntry",
        "the page without tables whose key words are those of all pages of a site (Lin and Ho)"),
    .options = entropyOptions,
    .reasons = entropyReasons,
    .traits = {.usesSite = true},
    .ofOnePage = "the entropy of every key word is 0, and no block is redundant",
    .make = makeBlockEntropy};

} // namespace tagseam
