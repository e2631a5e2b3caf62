// SPDX-License-Identifier: MIT
// Finds the symbols that keep a gap closed.
#include "core/explain/blocking.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

// The two highest frequencies among the blocking symbols of a gap.
struct Highest {
    std::uint32_t first = 0; // 0: no symbol occurs on both sides of the gap
    std::uint32_t second = 0;
    bool isUnique() const { return first > second; }
};

// Returns the highest frequencies for each gap of the range. `bySymbol`: occurrences in the level; positions
// count from its begin.
std::vector<Highest> highestOver(std::span<const Symbol> part, const std::vector<Occurrences>& bySymbol,
                                 std::uint32_t firstGap, std::uint32_t endGap)
{
    std::map<std::uint32_t, std::uint32_t, std::greater<>> blocking; // frequency -> number of symbols
    for (const Occurrences& of : bySymbol) {
        if (of.frequency > 1 && of.first < firstGap && of.last >= firstGap)
            ++blocking[of.frequency];
    }
    std::vector<Highest> highest;
    highest.reserve(endGap - firstGap);
    for (std::uint32_t gap = firstGap; gap < endGap; ++gap) {
        const Occurrences& of = bySymbol[part[gap].value];
        if (of.first == gap && of.last > gap)
            ++blocking[of.frequency];
        else if (of.last == gap && of.first < gap && --blocking[of.frequency] == 0)
            blocking.erase(of.frequency);
        Highest here;
        if (!blocking.empty()) {
            here.first = blocking.begin()->first;
            const auto next = std::next(blocking.begin());
            here.second = blocking.begin()->second > 1 ? here.first
                          : next != blocking.end()     ? next->first
                                                       : 0;
        }
        highest.push_back(here);
    }
    return highest;
}

// The number of symbols of each frequency.
using Histogram = std::map<std::uint32_t, std::uint32_t>;

// Returns the lowest threshold that opens a gap whose most frequent blocking symbol, once one symbol of
// frequency `ignored` is ignored, has frequency `highest`.
std::uint32_t opensAtWithout(const Histogram& histogram, std::uint32_t ignored, std::uint32_t highest,
                             FrequencyFilter filter)
{
    const auto isLeft = [&](Histogram::const_iterator at) { return at->first != ignored || at->second > 1; };
    auto at = highest == 0                       ? histogram.begin()
              : filter == FrequencyFilter::Above ? histogram.lower_bound(highest)
                                                 : histogram.upper_bound(highest);
    while (at != histogram.end() && !isLeft(at))
        ++at;
    if (at == histogram.end())
        return neverOpens;
    if (highest == 0 || filter == FrequencyFilter::AtLeast)
        return at->first;
    // Above, the highest threshold: no symbol passes, no gap opens (see ThresholdProfile::isOpen).
    auto above = std::next(at);
    while (above != histogram.end() && !isLeft(above))
        ++above;
    return above == histogram.end() ? neverOpens : at->first;
}

// The gaps whose most frequent blocking symbols have one frequency.
struct Crest {
    std::uint32_t second = neverOpens; // the lowest second frequency over gaps at which only one symbol has
                                       // the highest
    bool isShared = false;             // over one of the gaps several symbols have it
};
using Crests = std::map<std::uint32_t, Crest>; // indexed by that frequency

Crests crestsOf(std::span<const Highest> gaps)
{
    Crests crests;
    for (const Highest& gap : gaps) {
        Crest& crest = crests[gap.first];
        if (gap.isUnique())
            crest.second = std::min(crest.second, gap.second);
        else
            crest.isShared = true;
    }
    return crests;
}

// For a symbol of that frequency that occurs on both sides of every gap: returns the lowest, over the gaps,
// of the highest frequencies of the other symbols. No gap's highest is below the symbol's own, so only the
// first two can count.
std::uint32_t lowestWithout(const Crests& crests, std::uint32_t frequency)
{
    const auto own = crests.begin();
    if (own->first != frequency)
        return own->first;
    std::uint32_t lowest =
        own->second.isShared ? std::min(frequency, own->second.second) : own->second.second;
    if (const auto next = std::next(own); next != crests.end())
        lowest = std::min(lowest, next->first);
    return lowest;
}

// The positions up to which one symbol alone fills the level from either end.
struct InnerBounds {
    std::uint32_t first = 0; // the first position with a symbol other than the level's first
    std::uint32_t last = 0;  // the last position with a symbol other than the level's last

    // Among the gaps right of positions `begin` to `end`, returns the gaps that still have positions on both
    // sides when the symbol is ignored: from `first` to `end`.
    std::pair<std::uint32_t, std::uint32_t> gapsWithout(std::span<const Symbol> part, Symbol symbol,
                                                        std::uint32_t begin, std::uint32_t end) const
    {
        return {part.front() == symbol ? std::max(begin, first) : begin,
                part.back() == symbol ? std::min(end, last) : end};
    }
};

InnerBounds innerBoundsOf(std::span<const Symbol> part)
{
    InnerBounds inside{0, static_cast<std::uint32_t>(part.size()) - 1};
    while (inside.first + 1 < part.size() && part[inside.first] == part.front())
        ++inside.first;
    while (inside.last > 0 && part[inside.last] == part.back())
        --inside.last;
    return inside;
}

// Finds the candidate split from `bySymbol`, the occurrences in the level.
void findCandidateSplit(BlockingSymbols& blocking, std::span<const Symbol> symbols,
                        const std::vector<Occurrences>& bySymbol, FrequencyFilter filter)
{
    const ThresholdProfile water = thresholdProfile(symbols, blocking.level, filter);
    const auto frequencyAt = [&](std::uint32_t at) { return bySymbol[symbols[at].value].frequency; };
    blocking.split = Position{blocking.range.begin.value + 1};
    blocking.splitsBefore = blocking.split;
    std::uint32_t highestRight = 0; // frequency of a symbol right of the gap
    for (std::uint32_t at = blocking.level.end.value - 1; at > blocking.range.begin.value; --at) {
        highestRight = std::max(highestRight, frequencyAt(at));
        const std::uint32_t opensAt = water.opensAt[at - blocking.level.begin.value - 1];
        if (at >= blocking.range.end.value || opensAt == neverOpens)
            continue;
        const std::uint32_t passing = lowestPassing(filter, opensAt);
        const SplitBar bar = frequencyAt(at - 1) < passing ? SplitBar::Filtered
                             : highestRight < passing      ? SplitBar::NothingRight
                                                           : SplitBar::None;
        if (opensAt <= blocking.opensAt) { // from the right: the last one found is the first
            blocking.opensAt = opensAt;
            blocking.split = Position{at};
            blocking.bar = bar;
        }
        if (bar == SplitBar::None && opensAt <= blocking.splitsAt) {
            blocking.splitsAt = opensAt;
            blocking.splitsBefore = Position{at};
        }
    }
}

} // namespace

BlockingSymbols blockingSymbolsOf(std::span<const Symbol> symbols, Region level, Region range,
                                  FrequencyFilter filter)
{
    assert(level.begin <= range.begin && range.end <= level.end && range.size() >= 2);
    BlockingSymbols blocking;
    blocking.level = level;
    blocking.range = range;
    const auto part = symbols.subspan(level.begin.value, level.size());
    const std::vector<Occurrences> bySymbol = occurrencesIn(part);
    findCandidateSplit(blocking, symbols, bySymbol, filter);
    const std::uint32_t begin = range.begin.value - level.begin.value;
    const std::uint32_t last = range.end.value - 1 - level.begin.value;
    const std::vector<Highest> highest = highestOver(part, bySymbol, begin, last);
    const Crests crests = crestsOf(highest);
    Histogram histogram;
    for (const Occurrences& of : bySymbol) {
        if (of.frequency > 0)
            ++histogram[of.frequency];
    }
    for (std::uint32_t value = 0; value < bySymbol.size(); ++value) {
        const Occurrences& of = bySymbol[value];
        if (of.frequency < 2 || of.first > begin || of.last < last)
            continue;
        blocking.symbols.push_back({Symbol{value}, of.frequency, Position{level.begin.value + of.first},
                                    Position{level.begin.value + of.last}});
    }
    std::ranges::sort(blocking.symbols, {},
                      [](const BlockingSymbol& each) { return std::tuple(each.frequency, each.first); });
    const InnerBounds inside = innerBoundsOf(part);
    // The symbols of one frequency have the same result, except for the symbols at the ends.
    std::optional<std::uint32_t> frequency;
    std::uint32_t opens = neverOpens;
    for (BlockingSymbol& each : blocking.symbols) {
        if (frequency != each.frequency) {
            frequency = each.frequency;
            opens = opensAtWithout(histogram, each.frequency, lowestWithout(crests, each.frequency), filter);
        }
        each.opensWithout = opens;
        const auto [first, end] = inside.gapsWithout(part, each.symbol, begin, last);
        if (end <= first)
            each.opensWithout = neverOpens;
        else if (first > begin || end < last)
            each.opensWithout =
                opensAtWithout(histogram, each.frequency,
                               lowestWithout(crestsOf(std::span(highest).subspan(first - begin, end - first)),
                                             each.frequency),
                               filter);
    }
    std::vector<std::uint32_t> before(bySymbol.size());
    for (std::uint32_t at = 0; at <= begin; ++at)
        ++before[part[at].value];
    for (BlockingSymbol& each : blocking.symbols)
        each.before = before[each.symbol.value];
    return blocking;
}

} // namespace tagseam
