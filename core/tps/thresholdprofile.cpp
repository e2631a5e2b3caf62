// SPDX-License-Identifier: MIT
// Computes the threshold profile: for every gap of a level the lowest frequency threshold at which no symbol
// occurs on both sides.
#include "core/tps/thresholdprofile.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace tagseam {

namespace {

// Returns the symbols that occur on both sides of a gap, the most frequent first, and the thresholds: one
// counting sort.
std::vector<Occurrences> byFrequency(const std::vector<Occurrences>& bySymbol,
                                     std::vector<std::uint32_t>& thresholds)
{
    std::uint32_t highest = 0;
    for (const Occurrences& of : bySymbol)
        highest = std::max(highest, of.frequency);
    std::vector<std::uint32_t> histogram(highest + std::size_t{1}); // for each frequency: number of symbols
    for (const Occurrences& of : bySymbol)
        ++histogram[of.frequency];
    for (std::uint32_t frequency = 1; frequency <= highest; ++frequency) {
        if (histogram[frequency] > 0)
            thresholds.push_back(frequency);
    }
    std::uint32_t place = 0; // the histogram becomes the first place of each frequency
    for (std::uint32_t frequency = highest; frequency > 1; --frequency)
        place += std::exchange(histogram[frequency], place);
    std::vector<Occurrences> sorted(place);
    for (const Occurrences& of : bySymbol) {
        if (of.frequency > 1)
            sorted[histogram[of.frequency]++] = of;
    }
    return sorted;
}

// Painted gaps point to a gap further right, with only painted ones between; the others point to themselves.
class Unpainted {
  public:
    explicit Unpainted(std::size_t gaps) : m_next(gaps + 1) { std::iota(m_next.begin(), m_next.end(), 0U); }

    std::uint32_t from(std::uint32_t gap)
    {
        while (m_next[gap] != gap) {
            m_next[gap] = m_next[m_next[gap]];
            gap = m_next[gap];
        }
        return gap;
    }
    void paint(std::uint32_t gap, std::uint32_t end) { m_next[gap] = end; }

  private:
    std::vector<std::uint32_t> m_next;
};

} // namespace

ThresholdProfile thresholdProfile(std::span<const Symbol> symbols, Region region, FrequencyFilter filter)
{
    const auto part = symbols.subspan(region.begin.value, region.size());
    ThresholdProfile result;
    result.region = region;
    result.filter = filter;
    const std::vector<Occurrences> sorted = byFrequency(occurrencesIn(part), result.thresholds);
    if (part.size() < 2)
        return result;
    // A gap with no symbol on both sides is open at the lowest threshold. The other gaps open when the most
    // frequent symbol over them no longer passes.
    result.opensAt.assign(part.size() - 1, result.thresholds.front());
    Unpainted unpainted(result.opensAt.size());
    std::size_t rank = result.thresholds.size() - 1; // index of the present frequency
    for (const Occurrences& of : sorted) {
        while (result.thresholds[rank] > of.frequency)
            --rank;
        const bool isHighest = rank + 1 == result.thresholds.size();
        const std::uint32_t opens = isHighest                          ? neverOpens
                                    : filter == FrequencyFilter::Above ? of.frequency
                                                                       : result.thresholds[rank + 1];
        for (std::uint32_t gap = unpainted.from(of.first); gap < of.last; gap = unpainted.from(gap + 1)) {
            result.opensAt[gap] = opens;
            unpainted.paint(gap, of.last); // the gaps between are painted by then
        }
    }
    return result;
}

std::vector<std::uint32_t> symbolsOnBothSides(std::span<const Symbol> symbols, Region region)
{
    const auto part = symbols.subspan(region.begin.value, region.size());
    std::vector<std::uint32_t> blocking(part.size() < 2 ? 0 : part.size() - 1);
    const std::vector<Occurrences> bySymbol = occurrencesIn(part);
    std::uint32_t open = 0; // symbols that began and have not ended
    for (std::uint32_t gap = 0; gap < blocking.size(); ++gap) {
        prefetch(part, gap, bySymbol);
        const Occurrences& of = bySymbol[part[gap].value];
        open += of.first == gap ? 1 : 0;
        open -= of.last == gap ? 1 : 0;
        blocking[gap] = open;
    }
    return blocking;
}

std::vector<OpenGaps> openGaps(std::span<const Symbol> symbols, Region region, FrequencyFilter filter,
                               std::uint32_t threshold)
{
    const auto part = symbols.subspan(region.begin.value, region.size());
    const std::vector<Occurrences> bySymbol = occurrencesIn(part);
    const std::uint32_t lowest = lowestPassing(filter, threshold);
    std::uint32_t passing = 0; // symbols
    std::uint32_t highest = 0;
    for (const Occurrences& of : bySymbol) {
        passing += of.frequency >= lowest ? 1 : 0;
        highest = std::max(highest, of.frequency);
    }
    // When no symbol passes, the most frequent ones keep their gaps closed, see ThresholdProfile::isOpen().
    const std::uint32_t closing = std::min(lowest, highest);
    std::uint32_t blocking = 0;
    std::uint32_t rest = passing; // symbols that have not ended
    std::vector<OpenGaps> open;
    for (std::uint32_t i = 0; i + 1 < part.size(); ++i) {
        prefetch(part, i, bySymbol);
        const Occurrences& of = bySymbol[part[i].value];
        const bool isPassing = of.frequency >= lowest;
        if (of.frequency >= closing) {
            blocking += of.first == i ? 1 : 0;
            blocking -= of.last == i ? 1 : 0;
        }
        rest -= isPassing && of.last == i ? 1 : 0;
        if (blocking > 0)
            continue;
        const GapUse use = passing < 2       ? GapUse::NoScan
                           : rest == passing ? GapUse::NothingLeft
                           : rest == 0       ? GapUse::NothingRight
                           : isPassing       ? GapUse::Split
                                             : GapUse::AfterSplit;
        const Position split{region.begin.value + i + 1};
        if (!open.empty() && open.back().use == use && open.back().splits.end == split)
            ++open.back().splits.end.value;
        else
            open.push_back({{split, Position{split.value + 1}}, use});
    }
    return open;
}

// Runs one scan. The comments name the lines of Algorithm 3, as searchRegion runs it.
Trial tryThreshold(std::span<const Symbol> symbols, const ThresholdProfile& profile, std::uint32_t threshold,
                   const SearchOptions& options)
{
    assert(options.frequencyFilter == profile.filter);
    const Region region = profile.region;
    const auto part = symbols.subspan(region.begin.value, region.size());
    const std::vector<Occurrences> bySymbol = occurrencesIn(part);
    const std::uint32_t lowest = lowestPassing(options.frequencyFilter, threshold);
    const auto passes = [lowest](const Occurrences& of) { return of.frequency >= lowest; };
    Trial trial;
    trial.alphabetSize = static_cast<std::uint32_t>(std::ranges::count_if(bySymbol, passes)); // L16
    if (trial.alphabetSize < 2) {                                                             // L17-L19
        trial.candidateSplits.push_back({region.begin, 0, region.size(), Verdict::OneSymbol});
        return trial;
    }
    std::uint32_t rest = trial.alphabetSize; // symbols in currentAlphabet
    std::uint32_t gap = 0; // positions since a rejected candidate split that the left length excludes
    bool isStopped = false;
    for (std::uint32_t i = 0; i < part.size(); ++i) { // L22
        prefetch(part, i, bySymbol);
        const Occurrences& of = bySymbol[part[i].value];
        if (!passes(of)) // L24
            continue;
        if (i != of.last) { // L27
            gap += gap > 0 ? 1 : 0;
            continue;
        }
        const Position split{region.begin.value + i + 1};
        if (--rest == 0) { // L30: currentAlphabet is empty
            if (!isStopped)
                trial.candidateSplits.push_back({split, i + 1, region.size() - (i + 1), Verdict::NoneFound});
            break;
        }
        if (!profile.isOpen(split, threshold)) // L29
            continue;
        trial.splits.push_back(split);
        if (isStopped)
            continue;
        trial.candidateSplits.push_back(judgeCandidateSplit(options, region, split, gap)); // L30
        gap = 1;
        isStopped = trial.candidateSplits.back().verdict == Verdict::Accepted || // L33
                    options.afterRejection == AfterRejection::NextThreshold;
    }
    return trial;
}

} // namespace tagseam
