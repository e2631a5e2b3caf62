// SPDX-License-Identifier: MIT
// Finds why noise stayed.
#include "core/explain/separation.h"

#include "core/explain/pageweights.h"
#include "core/tps/occurrences.h"

#include <algorithm>
#include <cassert>

namespace tagseam {

namespace {

// The gaps between two regions: splits from `first` to `last`, both included.
struct Between {
    Position first;
    Position last;
    bool contains(Position split) const { return first <= split && split <= last; }
};

Between between(Region noise, Region content)
{
    return noise.end <= content.begin ? Between{noise.end, content.begin} : Between{content.end, noise.begin};
}

class LevelSearch {
  public:
    LevelSearch(std::span<const Symbol> symbols, const SearchTrace& trace, std::uint32_t level,
                const Separation& separation)
        : m_symbols(symbols), m_trace(trace), m_level(trace.levels[level]), m_separation(separation),
          m_between(between(separation.noise, separation.content))
    {
        m_chance.level = level;
    }

    Chance run()
    {
        if (!findRejected())
            findOpenGap();
        return m_chance;
    }

  private:
    // True if the kept side of the candidate split excludes the noise and has the content.
    bool prunesNoise(const CandidateSplit& candidateSplit) const
    {
        const Region kept = keptPart(m_trace.options, m_level.region, candidateSplit);
        return intersection(kept, m_separation.noise).size() == 0 &&
               intersection(kept, m_separation.content).size() > 0;
    }

    bool findRejected()
    {
        bool isFound = false;
        for (std::uint32_t attempt = m_level.firstAttempt; attempt < m_level.attemptEnd(); ++attempt) {
            const Attempt& tried = m_trace.attempts[attempt];
            for (std::uint32_t i = tried.firstCandidateSplit;
                 i < tried.firstCandidateSplit + tried.candidateSplitCount; ++i) {
                const CandidateSplit& candidateSplit = m_trace.candidateSplits[i];
                if (candidateSplit.verdict != Verdict::RejectedBySize ||
                    !m_between.contains(candidateSplit.split))
                    continue;
                const bool wouldPrune = prunesNoise(candidateSplit);
                if (isFound && (m_chance.wouldPrune || !wouldPrune))
                    continue;
                isFound = true;
                m_chance.obstacle = Obstacle::RejectedBySize;
                m_chance.threshold = tried.threshold;
                m_chance.split = candidateSplit.split;
                m_chance.attempt = attempt;
                m_chance.candidateSplit = i;
                m_chance.wouldPrune = wouldPrune;
            }
        }
        return isFound;
    }

    // Finds the gap between them that opens at the lowest threshold. It is a candidate split at a threshold
    // when it is open at it, the symbol left of it passes, and a symbol that passes is right of it; if that
    // does not hold at the lowest threshold that opens it, it holds at none.
    void findOpenGap()
    {
        const SearchOptions& options = m_trace.options;
        const Region region = m_level.region;
        const ThresholdProfile water = thresholdProfile(m_symbols, region, options.frequencyFilter);
        const auto part = m_symbols.subspan(region.begin.value, region.size());
        const std::vector<Occurrences> bySymbol = occurrencesIn(part);
        const std::uint32_t firstTried = m_trace.attempts[m_level.firstAttempt].threshold;
        std::uint32_t lowestOpen = neverOpens;
        m_chance.split = m_between.first;
        std::uint32_t highestRight = 0; // frequency of a symbol right of the gap
        for (std::uint32_t i = region.size() - 1; i > 0; --i) {
            const Position split{region.begin.value + i};
            highestRight = std::max(highestRight, bySymbol[part[i].value].frequency);
            if (!m_between.contains(split) || water.opensAt[i - 1] == neverOpens)
                continue;
            const std::uint32_t threshold = std::max(water.opensAt[i - 1], firstTried);
            if (threshold < lowestOpen) {
                lowestOpen = threshold;
                if (m_chance.threshold == neverOpens)
                    m_chance.split = split;
            }
            const std::uint32_t passing = lowestPassing(options.frequencyFilter, threshold);
            if (bySymbol[part[i - 1].value].frequency < passing || highestRight < passing)
                continue;
            const bool wouldPrune = prunesNoise(judgeCandidateSplit(options, region, split, 0));
            const bool isNearer = threshold < m_chance.threshold ||
                                  (threshold == m_chance.threshold && (wouldPrune || !m_chance.wouldPrune));
            if (isNearer) {
                m_chance.threshold = threshold;
                m_chance.split = split;
                m_chance.wouldPrune = wouldPrune;
            }
        }
        judgeGap(lowestOpen, bySymbol);
    }

    void judgeGap(std::uint32_t lowestOpen, const std::vector<Occurrences>& bySymbol)
    {
        const std::uint32_t lastTried = m_trace.attempts[m_level.attemptEnd() - 1].threshold;
        if (m_chance.threshold != neverOpens) {
            m_chance.obstacle = m_chance.threshold <= lastTried ? Obstacle::NotLookedAt : Obstacle::NotTried;
            for (std::uint32_t i = m_level.firstAttempt; i < m_level.attemptEnd(); ++i) {
                if (m_trace.attempts[i].threshold == m_chance.threshold)
                    m_chance.attempt = i;
            }
            return;
        }
        m_chance.threshold = lowestOpen;
        if (lowestOpen == neverOpens)
            return;
        const std::uint32_t passing = lowestPassing(m_trace.options.frequencyFilter, lowestOpen);
        const auto count =
            std::ranges::count_if(bySymbol, [&](const Occurrences& of) { return of.frequency >= passing; });
        m_chance.obstacle = count < 2 ? Obstacle::FewSymbols : Obstacle::NoSplitThere;
    }

    std::span<const Symbol> m_symbols;
    const SearchTrace& m_trace;
    const Level& m_level;
    const Separation& m_separation;
    Between m_between;
    Chance m_chance;
};

} // namespace

std::optional<Region> likelyContent(Region main, Region noise)
{
    const Region inside = intersection(main, noise);
    const Region before{main.begin, inside.size() > 0 ? inside.begin : main.begin};
    const Region after{inside.size() > 0 ? inside.end : main.begin, main.end};
    const Position middle{main.begin.value + main.size() / 2};
    if (main.size() > 0 && !inside.contains(middle))
        return Region{middle, Position{middle.value + 1}};
    const Region larger = after.size() > before.size() ? after : before;
    return larger.size() > 0 ? std::optional(larger) : std::nullopt;
}

namespace {

// Returns the position in `main` and not in `but` that has the most letters of long texts, the first of equal
// ones.
template <class Excluded>
Position longestText(const Document& document, const TagPathSequence& sequence, Region main, Region but,
                     const Excluded& isExcluded)
{
    const PageWeights weights(document, sequence, {});
    Position longest = noPosition;
    std::uint32_t most = 0;
    for (Position at = main.begin; at < main.end; ++at.value) {
        const std::uint32_t letters = weights.letters({at, Position{at.value + 1}});
        if (letters > most && !but.contains(at) && !isExcluded(at)) {
            longest = at;
            most = letters;
        }
    }
    return longest;
}

// Returns the longest run of positions of the content in a region, beside what is taken.
Region longestRun(const TagPathSequence& sequence, Region region, Region taken, const KeepMask& content)
{
    Region longest;
    Region run{region.begin, region.begin};
    for (Position at = region.begin; !content.empty() && at < region.end; ++at.value) {
        const bool isIn = content[sequence.nodes[at.value].value] && (at < taken.begin || at >= taken.end);
        run = isIn ? Region{run.begin, Position{at.value + 1}}
                   : Region{Position{at.value + 1}, Position{at.value + 1}};
        if (run.size() > longest.size())
            longest = run;
    }
    return longest;
}

} // namespace

std::optional<Parts> partsOf(const Document& document, const Setup& setup, const TagPathSequence& sequence,
                             Region main, NodeId node, std::span<const Region> named, const KeepMask& content)
{
    const Region below = positionsBelow(document, sequence, node);
    Parts parts{intersection(main, below), {}, {}};
    if (parts.noise.size() == 0 || setup.keep == Keep::Complement)
        return std::nullopt;
    for (std::size_t i = 0; i < named.size(); ++i) {
        parts.content = intersection(main, named[i]);
        if (parts.content.size() > 0 && intersection(named[i], below).size() == 0) {
            parts.by = i;
            return parts;
        }
    }
    // A node is never separated from its ancestors: not from the ancestors right before it, nor from one
    // alone.
    const auto isAbove = [&](Position position) {
        return position < parts.noise.begin &&
               document.subtreeEnd(sequence.nodes[position.value]) >= document.subtreeEnd(node);
    };
    Region rest = main;
    while (isAbove(rest.begin))
        ++rest.begin.value;
    Region taken = parts.noise;
    while (taken.begin > rest.begin && isAbove(Position{taken.begin.value - 1}))
        --taken.begin.value;
    if (const Region run = longestRun(sequence, rest, taken, content); run.size() > 0) {
        parts.content = run;
        return parts;
    }
    if (const Position text = longestText(document, sequence, rest, taken, isAbove); text != noPosition) {
        parts.content = {text, Position{text.value + 1}};
        return parts;
    }
    std::optional<Region> likely = likelyContent(rest, taken);
    if (likely && isAbove(likely->begin)) { // instead of the middle the larger side
        const Region before{rest.begin, taken.begin};
        const Region after{taken.end, rest.end};
        likely = after.size() > before.size() ? after : before;
    }
    parts.content = likely.value_or(Region{});
    return parts;
}

Separation whyTogether(std::span<const Symbol> symbols, const SearchTrace& trace, Region noise,
                       Region content, const std::stop_token& stop)
{
    Separation separation;
    separation.noise = intersection(trace.region, noise);
    separation.content = intersection(trace.region, content);
    assert(separation.noise.size() > 0 && separation.content.size() > 0);
    assert(intersection(separation.noise, separation.content).size() == 0);
    for (std::uint32_t level = 0; level < trace.levels.size(); ++level) {
        if (stop.stop_requested()) {
            separation.isStopped = true;
            return separation;
        }
        separation.chances.push_back(LevelSearch(symbols, trace, level, separation).run());
    }
    const Between gaps = between(separation.noise, separation.content);
    separation.blocking = blockingSymbolsOf(symbols, trace.levels.back().region,
                                            {Position{gaps.first.value - 1}, Position{gaps.last.value + 1}},
                                            trace.options.frequencyFilter);
    return separation;
}

} // namespace tagseam
