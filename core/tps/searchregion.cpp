// SPDX-License-Identifier: MIT
// TagPathSequence -> SearchTrace: Algorithms 3 and 4 (Velloso and Dorneles 2013). The comments name the lines
// of Algorithm 3. Where the listing scans, the gap index answers; the oracle in tests/ scans.
#include "core/tps/searchregion.h"

#include "core/tps/gapindex.h"
#include "core/tps/occurrences.h"

#include <algorithm>

namespace tagseam {

const std::array<Variant, 3> variants{{
    {"printed",
     {FrequencyFilter::AtLeast, SizeRule::Printed, 0.20, AfterRejection::NextThreshold, SplitSymbol::Keep}},
    {"jidm-2013",
     {FrequencyFilter::Above, SizeRule::Absolute, 0.20, AfterRejection::NextThreshold, SplitSymbol::Drop}},
    {"dissertation-2014",
     {FrequencyFilter::Above, SizeRule::Absolute, 0.20, AfterRejection::SameThreshold, SplitSymbol::Drop}},
}};

const Variant* findVariant(std::string_view name)
{
    const auto found = std::ranges::find(variants, name, &Variant::name);
    return found == variants.end() ? nullptr : &*found;
}

SearchOptions Variant::with(const SearchOptions& own) const
{
    SearchOptions all = options;
    all.minDifference = own.minDifference;
    all.lowestThreshold = own.lowestThreshold;
    return all;
}

const Variant* variantOf(const SearchOptions& options)
{
    for (const Variant& variant : variants) {
        if (variant.with(options) == options)
            return &variant;
    }
    return nullptr;
}

double sizeDifference(const SearchOptions& options, std::uint32_t left, std::uint32_t right)
{
    const double difference = static_cast<double>(right) - static_cast<double>(left);
    const double share = difference / (static_cast<double>(right) + static_cast<double>(left));
    return options.sizeRule == SizeRule::Printed ? share : std::max(share, -share);
}

bool passesSizeRule(const SearchOptions& options, std::uint32_t left, std::uint32_t right)
{
    return options.sizeRule == SizeRule::Off || sizeDifference(options, left, right) > options.minDifference;
}

CandidateSplit judgeCandidateSplit(const SearchOptions& options, Region region, Position split,
                                   std::uint32_t gap)
{
    CandidateSplit candidateSplit{split, split.value - region.begin.value - gap,
                                  region.end.value - split.value, Verdict::RejectedBySize};
    if (passesSizeRule(options, candidateSplit.left, candidateSplit.right))
        candidateSplit.verdict = Verdict::Accepted;
    return candidateSplit;
}

Region keptPart(const SearchOptions& options, Region region, const CandidateSplit& accepted)
{
    if (accepted.right > accepted.left)      // L40
        return {accepted.split, region.end}; // L41
    const std::uint32_t dropped = options.splitSymbol == SplitSymbol::Drop ? 1 : 0;
    return {region.begin, Position{accepted.split.value - dropped}}; // L43
}

std::vector<std::uint32_t> thresholdsOf(std::span<const Symbol> symbols, Region region,
                                        const SearchOptions& options)
{
    std::vector<std::uint32_t> thresholds = frequenciesOf(symbols, region); // L12
    if (!thresholds.empty()) {
        const std::uint32_t lowest = std::min(options.lowestThreshold, thresholds.back());
        std::erase_if(thresholds, [&](std::uint32_t threshold) { return threshold < lowest; });
    }
    return thresholds;
}

const CandidateSplit* SearchTrace::acceptedSplit(const Level& level) const
{
    return level.isSplit ? &candidateSplitsOf(attemptsOf(level).back()).back() : nullptr;
}

std::uint32_t SearchTrace::splitCount() const
{
    return static_cast<std::uint32_t>(levels.empty() || levels.back().isSplit ? levels.size()
                                                                              : levels.size() - 1);
}

std::vector<std::uint32_t> prunedAtLevel(const SearchTrace& trace)
{
    std::vector<std::uint32_t> dropped(trace.positions, noLevel);
    for (std::uint32_t i = 0; i < trace.levels.size(); ++i) {
        const auto [region, kept] = std::pair(trace.levels[i].region, trace.levels[i].kept);
        std::fill(dropped.begin() + region.begin.value, dropped.begin() + kept.begin.value, i);
        std::fill(dropped.begin() + kept.end.value, dropped.begin() + region.end.value, i);
    }
    return dropped;
}

namespace {

class Search {
  public:
    Search(std::span<const Symbol> symbols, const SearchOptions& options) : m_index(symbols)
    {
        m_trace.options = options;
        m_trace.positions = static_cast<std::uint32_t>(symbols.size());
        m_trace.alphabetSize = m_index.alphabetSize();
    }

    SearchTrace run(const std::stop_token& stop)
    {
        while (searchLevel()) { // L45: searchRegion(tagPathSequence)
            if (stop.stop_requested()) {
                m_trace.isStopped = true;
                break;
            }
        }
        m_trace.region = m_trace.levels.back().kept;
        m_trace.indexSteps = m_index.steps();
        return std::move(m_trace);
    }

  private:
    Region region() const { return {Position{m_index.begin()}, Position{m_index.end()}}; }

    bool searchLevel()
    {
        Level level;
        level.region = region();
        level.alphabetSize = m_index.alphabetSize();
        level.firstAttempt = static_cast<std::uint32_t>(m_trace.attempts.size());
        level.isSplit = searchThresholds();
        level.attemptCount = static_cast<std::uint32_t>(m_trace.attempts.size()) - level.firstAttempt;
        level.kept = level.isSplit ? keptPart(m_trace.options, level.region, m_trace.candidateSplits.back())
                                   : level.region;
        m_trace.levels.push_back(level);
        if (level.isSplit)
            m_index.shrink(level.kept.begin.value, level.kept.end.value);
        return level.isSplit;
    }

    // L14-L37. Ends at an accepted candidate split (true), or when fewer than two symbols pass, or after the
    // last threshold. DEVIATION: the listing has no guard for the last case and runs off the list.
    bool searchThresholds()
    {
        std::uint32_t rest = m_index.alphabetSize(); // symbols of this frequency or a higher one
        for (std::uint32_t frequency = 1; rest > 0; ++frequency) {
            const std::uint32_t here = m_index.symbolsOfFrequency(frequency);
            if (here == 0)
                continue;
            if (frequency < m_trace.options.lowestThreshold && rest > here) {
                rest -= here;
                continue;
            }
            const std::uint32_t lowest = lowestPassing(m_trace.options.frequencyFilter, frequency);
            Attempt attempt; // L15, L16
            attempt.threshold = frequency;
            attempt.alphabetSize = lowest > frequency ? rest - here : rest;
            attempt.firstCandidateSplit = static_cast<std::uint32_t>(m_trace.candidateSplits.size());
            const Verdict verdict = attempt.alphabetSize < 2 ? stopHere() // L17-L19
                                                             : scan(lowest);
            attempt.candidateSplitCount =
                static_cast<std::uint32_t>(m_trace.candidateSplits.size()) - attempt.firstCandidateSplit;
            m_trace.attempts.push_back(attempt);
            if (verdict == Verdict::Accepted || verdict == Verdict::OneSymbol)
                return verdict == Verdict::Accepted;
            rest -= here;
        }
        return false;
    }

    Verdict stopHere()
    {
        m_trace.candidateSplits.push_back(
            {Position{m_index.begin()}, 0, m_index.end() - m_index.begin(), Verdict::OneSymbol});
        return Verdict::OneSymbol;
    }

    // L21-L36 for the symbols with at least `frequency` occurrences: from candidate split to candidate split.
    Verdict scan(std::uint32_t frequency)
    {
        std::uint32_t gap = 0; // positions since a rejected candidate split that the left length excludes
        std::uint32_t from = m_index.firstOccurrence(m_index.begin(), frequency);
        for (;;) {
            const std::uint32_t at =
                m_index.firstOpenGap(from, frequency); // L29: the last symbol seen closes
            const std::uint32_t next = m_index.firstOccurrence(at + 1, frequency);
            const Position split{at + 1};
            if (next == m_index.end()) { // L30: currentAlphabet is empty
                m_trace.candidateSplits.push_back(
                    {split, split.value - m_index.begin(), m_index.end() - split.value, Verdict::NoneFound});
                return Verdict::NoneFound;
            }
            if (gap > 0)
                gap += repetitions(from, at, frequency);
            m_trace.candidateSplits.push_back(
                judgeCandidateSplit(m_trace.options, region(), split, gap)); // L30
            const Verdict verdict = m_trace.candidateSplits.back().verdict;
            if (verdict == Verdict::Accepted ||
                m_trace.options.afterRejection == AfterRejection::NextThreshold)
                return verdict;
            gap = 1;
            from = next;
        }
    }

    // Occurrences in [from, to] that do not exhaust their symbol, of the symbols that pass the filter:
    // between two candidate splits all occurrences of a symbol lie together.
    std::uint32_t repetitions(std::uint32_t from, std::uint32_t to, std::uint32_t frequency) const
    {
        std::uint32_t count = 0;
        for (std::uint32_t at = from; at <= to; at = m_index.firstOccurrence(at + 1, frequency))
            count += m_index.frequencyAt(at) - 1;
        return count;
    }

    GapIndex m_index;
    SearchTrace m_trace;
};

} // namespace

SearchTrace searchRegion(std::span<const Symbol> symbols, const SearchOptions& options,
                         const std::stop_token& stop)
{
    return Search(symbols, options).run(stop);
}

} // namespace tagseam
