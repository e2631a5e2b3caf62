// SPDX-License-Identifier: MIT
// A sequence -> the smallest automaton of all its stretches (Blumer et al., "The smallest automaton
// recognizing the subwords of a text", 1985).
#include "core/methods/repetition/suffixautomaton.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>

namespace tagseam {

namespace {

// Above this number, transitions are found with m_places: there may be as many as symbols.
constexpr std::size_t fewTransitions = 16;

class Builder {
  public:
    explicit Builder(std::size_t size)
    {
        m_automaton.states.reserve(2 * size + 1);
        m_automaton.states.emplace_back();
        m_automaton.prefixes.reserve(size);
    }

    void append(std::uint32_t symbol)
    {
        const auto position = static_cast<std::uint32_t>(m_automaton.prefixes.size());
        const std::uint32_t added = add({m_automaton.states[m_last].length + 1, 0, position, position, {}});
        std::uint32_t from = m_last;
        std::uint32_t* next = find(from, symbol);
        while (next == nullptr) {
            addTransition(from, symbol, added);
            if (from == 0)
                break;
            from = m_automaton.states[from].link;
            next = find(from, symbol);
        }
        if (next != nullptr)
            m_automaton.states[added].link = stateFor(from, symbol, *next);
        m_automaton.prefixes.push_back(added);
        m_last = added;
    }

    SuffixAutomaton finish() &&
    {
        std::vector<SuffixState>& states = m_automaton.states;
        m_automaton.byLength.resize(states.size());
        std::iota(m_automaton.byLength.begin(), m_automaton.byLength.end(), 0U);
        std::ranges::stable_sort(m_automaton.byLength, std::ranges::greater(),
                                 [&](std::uint32_t state) { return states[state].length; });
        for (const std::uint32_t state : m_automaton.byLength) {
            SuffixState& shorter = states[states[state].link];
            shorter.lastEnd = std::max(shorter.lastEnd, states[state].lastEnd);
        }
        return std::move(m_automaton);
    }

  private:
    std::uint32_t add(SuffixState state)
    {
        m_automaton.states.push_back(std::move(state));
        return static_cast<std::uint32_t>(m_automaton.states.size() - 1);
    }

    void addTransition(std::uint32_t state, std::uint32_t symbol, std::uint32_t target)
    {
        auto& next = m_automaton.states[state].next;
        next.emplace_back(symbol, target);
        if (next.size() == fewTransitions + 1)
            addPlaces(state);
        else if (next.size() > fewTransitions)
            m_places[{state, symbol}] = next.size() - 1;
    }

    void addPlaces(std::uint32_t state)
    {
        const auto& next = m_automaton.states[state].next;
        for (std::size_t place = 0; place < next.size(); ++place)
            m_places[{state, next[place].first}] = place;
    }

    std::uint32_t* find(std::uint32_t state, std::uint32_t symbol)
    {
        auto& next = m_automaton.states[state].next;
        if (next.size() > fewTransitions) {
            const auto place = m_places.find({state, symbol});
            return place == m_places.end() ? nullptr : &next[place->second].second;
        }
        const auto at = std::ranges::find(next, symbol, &std::pair<std::uint32_t, std::uint32_t>::first);
        return at == next.end() ? nullptr : &at->second;
    }

    // Returns the state of the longest stretch of `from` extended by the symbol: `target`, or a split of it.
    std::uint32_t stateFor(std::uint32_t from, std::uint32_t symbol, std::uint32_t target)
    {
        const std::uint32_t length = m_automaton.states[from].length + 1;
        if (m_automaton.states[target].length == length)
            return target;
        SuffixState copy = m_automaton.states[target];
        copy.length = length;
        const std::uint32_t part = add(std::move(copy));
        if (m_automaton.states[part].next.size() > fewTransitions)
            addPlaces(part);
        m_automaton.states[target].link = part;
        for (std::uint32_t* next = find(from, symbol); next != nullptr && *next == target;
             next = find(from, symbol)) {
            *next = part;
            if (from == 0)
                break;
            from = m_automaton.states[from].link;
        }
        return part;
    }

    SuffixAutomaton m_automaton;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> m_places; // indexed by state and symbol
    std::uint32_t m_last = 0;
};

} // namespace

SuffixAutomaton suffixAutomaton(std::span<const std::uint32_t> sequence, const std::stop_token& stop)
{
    Builder builder(sequence.size());
    for (const std::uint32_t symbol : sequence) {
        if (stop.stop_requested())
            break;
        builder.append(symbol);
    }
    return std::move(builder).finish();
}

} // namespace tagseam
