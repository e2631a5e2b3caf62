// SPDX-License-Identifier: MIT
// Which symbols keep a gap closed.
#include "core/explain/blame.h"

#include "core/tps/occurrences.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <map>
#include <optional>
#include <tuple>

namespace tagseam {

namespace {

// The two highest frequencies among the symbols that straddle a gap.
struct Highest {
    std::uint32_t first = 0; // 0: nothing straddles it
    std::uint32_t second = 0;
    bool isUnique() const { return first > second; }
};

// By gap of the range. `bySymbol`: occurrences in the level; positions here count from its begin.
std::vector<Highest> highestOver(std::span<const Symbol> part, const std::vector<Occurrences>& bySymbol,
                                 std::uint32_t firstGap, std::uint32_t endGap)
{
    std::map<std::uint32_t, std::uint32_t, std::greater<>> straddling; // frequency -> symbols
    for (const Occurrences& of : bySymbol) {
        if (of.frequency > 1 && of.first < firstGap && of.last >= firstGap)
            ++straddling[of.frequency];
    }
    std::vector<Highest> highest;
    highest.reserve(endGap - firstGap);
    for (std::uint32_t gap = firstGap; gap < endGap; ++gap) {
        const Occurrences& of = bySymbol[part[gap].value];
        if (of.first == gap && of.last > gap)
            ++straddling[of.frequency];
        else if (of.last == gap && of.first < gap && --straddling[of.frequency] == 0)
            straddling.erase(of.frequency);
        Highest here;
        if (!straddling.empty()) {
            here.first = straddling.begin()->first;
            const auto next = std::next(straddling.begin());
            here.second = straddling.begin()->second > 1 ? here.first
                          : next != straddling.end()     ? next->first
                                                         : 0;
        }
        highest.push_back(here);
    }
    return highest;
}

// Symbols by frequency.
using Histogram = std::map<std::uint32_t, std::uint32_t>;

// The lowest threshold that opens a gap whose most frequent straddler, once one symbol of frequency `ignored`
// is ignored, has frequency `highest`.
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
    // Above, the highest threshold: nothing passes, nothing opens (see Waterline::isOpen).
    auto above = std::next(at);
    while (above != histogram.end() && !isLeft(above))
        ++above;
    return above == histogram.end() ? neverOpens : at->first;
}

// For a symbol of that frequency that straddles every gap: the lowest of the highest frequencies of the
// others over a gap.
std::uint32_t lowestWithout(const std::vector<Highest>& gaps, std::uint32_t frequency)
{
    std::uint32_t lowest = neverOpens;
    for (const Highest& gap : gaps)
        lowest = std::min(lowest, gap.first == frequency && gap.isUnique() ? gap.second : gap.first);
    return lowest;
}

void findOpening(Blame& blame, std::span<const Symbol> symbols, FrequencyFilter filter)
{
    const Waterline water = waterline(symbols, blame.level, filter);
    blame.split = Position{blame.range.begin.value + 1};
    for (Position split = blame.split; split < blame.range.end; ++split.value) {
        const std::uint32_t opensAt = water.opensAt[split.value - blame.level.begin.value - 1];
        if (opensAt < blame.opensAt) {
            blame.opensAt = opensAt;
            blame.split = split;
        }
    }
}

} // namespace

Blame blameGaps(std::span<const Symbol> symbols, Region level, Region range, FrequencyFilter filter)
{
    assert(level.begin <= range.begin && range.end <= level.end && range.size() >= 2);
    Blame blame;
    blame.level = level;
    blame.range = range;
    findOpening(blame, symbols, filter);

    const auto part = symbols.subspan(level.begin.value, level.size());
    const std::vector<Occurrences> bySymbol = occurrencesIn(part);
    const std::uint32_t begin = range.begin.value - level.begin.value;
    const std::uint32_t last = range.end.value - 1 - level.begin.value;
    const std::vector<Highest> highest = highestOver(part, bySymbol, begin, last);
    Histogram histogram;
    for (const Occurrences& of : bySymbol) {
        if (of.frequency > 0)
            ++histogram[of.frequency];
    }
    for (std::uint32_t value = 0; value < bySymbol.size(); ++value) {
        const Occurrences& of = bySymbol[value];
        if (of.frequency < 2 || of.first > begin || of.last < last)
            continue;
        blame.straddlers.push_back({Symbol{value}, of.frequency, Position{level.begin.value + of.first},
                                    Position{level.begin.value + of.last}});
    }
    std::ranges::sort(blame.straddlers, {},
                      [](const Straddler& each) { return std::tuple(each.frequency, each.first); });
    // The symbols of one frequency would all be answered the same.
    std::optional<std::uint32_t> frequency;
    std::uint32_t opens = neverOpens;
    for (Straddler& each : blame.straddlers) {
        if (frequency != each.frequency) {
            frequency = each.frequency;
            opens = opensAtWithout(histogram, each.frequency, lowestWithout(highest, each.frequency), filter);
        }
        each.opensWithout = opens;
    }
    std::vector<std::uint32_t> before(bySymbol.size());
    for (std::uint32_t at = 0; at <= begin; ++at)
        ++before[part[at].value];
    for (Straddler& each : blame.straddlers)
        each.before = before[each.symbol.value];
    return blame;
}

} // namespace tagseam
