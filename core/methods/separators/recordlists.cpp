// SPDX-License-Identifier: MIT
// Finds separators, which are symbols that recur beneath one parent, and the lists of records that they
// separate.
#include "core/methods/separators/recordlists.h"

#include "core/base/numbering.h"
#include "core/methods/separators/steps.h"
#include "core/tps/occurrences.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <unordered_set>
#include <utility>

namespace tagseam {

namespace {

// The starts of one separator beneath one parent, or several of these joined: [begin, end) of the starts.
struct RecordRun {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool isJoined = false;
};

// Returns the positions of each symbol, ascending.
std::vector<std::vector<Position>> positionsBySymbol(std::span<const Symbol> symbols)
{
    std::vector<std::vector<Position>> positions(symbolLimit(symbols));
    for (std::uint32_t at = 0; at < symbols.size(); ++at)
        positions[symbols[at].value].push_back(Position{at});
    return positions;
}

// Returns for each occurrence the root of its own subtree.
std::vector<Position> ownSubtrees(const SequenceTree& tree, std::span<const Position> occurrences,
                                  std::uint64_t& steps)
{
    std::vector<Position> own;
    own.reserve(occurrences.size());
    std::uint32_t before = 0; // depth at which the way to the occurrence diverges from the way to the one
                              // before
    for (std::size_t i = 0; i < occurrences.size(); ++i) {
        const std::uint32_t after =
            i + 1 < occurrences.size() ? tree.partingDepth(occurrences[i], occurrences[i + 1], steps) : 0;
        own.push_back(tree.ancestorAt(occurrences[i], std::max(before, after), steps));
        before = after;
    }
    return own;
}

std::vector<RecordRun> runsByParent(const SequenceTree& tree, std::span<const Position> starts)
{
    std::vector<RecordRun> runs;
    for (std::uint32_t i = 0; i < starts.size(); ++i) {
        if (i == 0 || tree.parent(starts[i]) != tree.parent(starts[i - 1]))
            runs.push_back({i, i});
        runs.back().end = i + 1;
    }
    return runs;
}

// Joins the neighbours whose ways diverge deepest: the rows of one table before the tables of one page.
std::vector<RecordRun> joined(const SequenceTree& tree, std::span<const Position> starts,
                              const std::vector<RecordRun>& runs, std::uint64_t& steps)
{
    steps += runs.size();
    const auto depthBefore = [&](std::size_t run) {
        return tree.partingDepth(starts[runs[run].begin - 1], starts[runs[run].begin], steps);
    };
    std::uint32_t deepest = 0;
    for (std::size_t i = 1; i < runs.size(); ++i)
        deepest = std::max(deepest, depthBefore(i));
    std::vector<RecordRun> result;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (i > 0 && depthBefore(i) == deepest) {
            result.back().end = runs[i].end;
            result.back().isJoined = true;
        } else {
            result.push_back(runs[i]);
        }
    }
    return result;
}

// Lists with equal starts are one, even from different separators.
class DistinctLists {
  public:
    DistinctLists(const SequenceTree& tree, std::uint64_t& steps) : m_tree(tree), m_steps(steps) {}
    void add(Symbol separator, std::span<const Position> starts)
    {
        if (starts.size() < leastRecords)
            return;
        m_steps += starts.size();
        std::uint64_t hash = starts.size();
        for (const Position start : starts)
            hash = mix(hash ^ start.value);
        const std::uint32_t number =
            m_numbering.number(hash, static_cast<std::uint32_t>(m_lists.size()), [&](std::uint32_t known) {
                m_steps += starts.size();
                return std::ranges::equal(m_lists[known].starts, starts);
            });
        if (number == m_lists.size())
            m_lists.push_back({separator, {starts.begin(), starts.end()}, parentsOf(starts)});
    }
    std::vector<RecordList> take() && { return std::move(m_lists); }

  private:
    std::uint32_t parentsOf(std::span<const Position> starts) const
    {
        std::vector<Position> parents;
        for (const Position start : starts) {
            if (parents.empty() || m_tree.parent(start) != parents.back())
                parents.push_back(m_tree.parent(start));
        }
        m_steps += starts.size() + sortSteps(parents.size());
        std::ranges::sort(parents);
        const auto doubled = std::ranges::unique(parents);
        return static_cast<std::uint32_t>(doubled.begin() - parents.begin());
    }

    const SequenceTree& m_tree;
    std::uint64_t& m_steps;
    std::vector<RecordList> m_lists;
    Numbering m_numbering;
};

} // namespace

std::vector<RecordList> findRecordLists(std::span<const Symbol> symbols, const SequenceTree& tree,
                                        std::uint64_t& steps)
{
    steps += symbols.size();
    DistinctLists lists(tree, steps);
    const std::vector<std::vector<Position>> positions = positionsBySymbol(symbols);
    for (std::uint32_t symbol = 0; symbol < positions.size(); ++symbol) {
        steps += 1 + positions[symbol].size(); // steps of splitting into runs
        if (positions[symbol].size() < leastRecords)
            continue;
        const std::vector<Position> starts = ownSubtrees(tree, positions[symbol], steps);
        std::vector<RecordRun> runs = runsByParent(tree, starts);
        for (std::uint32_t join = 0;; ++join) {
            for (const RecordRun run : runs) {
                ++steps;
                const auto part = std::span(starts).subspan(run.begin, run.end - run.begin);
                const auto isAlike = [&](Position start) {
                    ++steps;
                    return symbols[start.value] == symbols[part.front().value];
                };
                if (!run.isJoined || std::ranges::all_of(part, isAlike))
                    lists.add(Symbol{symbol}, part);
            }
            if (runs.size() < 2 || join == mostJoins)
                break;
            runs = joined(tree, starts, runs, steps);
        }
    }
    return std::move(lists).take();
}

namespace {

// The kinds of siblings in the records that end at a next start.
struct SiblingKinds {
    std::unordered_set<std::uint32_t> symbols;
    std::uint32_t most = 1; // siblings of a record
};

SiblingKinds siblingKinds(const RecordList& list, std::span<const Symbol> symbols, const SequenceTree& tree,
                          std::uint64_t& steps)
{
    steps += list.starts.size();
    SiblingKinds kinds;
    for (std::size_t i = 0; i + 1 < list.starts.size(); ++i) {
        if (tree.parent(list.starts[i]) != tree.parent(list.starts[i + 1]))
            continue;
        std::uint32_t siblings = 0;
        for (Position at = list.starts[i]; at < list.starts[i + 1]; at = tree.end(at)) {
            kinds.symbols.insert(symbols[at.value].value);
            ++siblings;
        }
        steps += siblings;
        kinds.most = std::max(kinds.most, siblings);
    }
    return kinds;
}

// Returns the end of the last record beneath a parent.
Position endOfLast(const RecordList& list, Position start, const SiblingKinds& kinds,
                   std::span<const Symbol> symbols, const SequenceTree& tree, std::uint64_t& steps)
{
    const Position parent = tree.parent(start);
    const Position limit = parent == noPosition ? Position{tree.size()} : tree.end(parent);
    Position end = tree.end(start);
    for (std::uint32_t siblings = 1; end < limit && siblings < kinds.most; ++siblings) {
        const Position next = tree.end(end);
        const auto sibling = symbols.subspan(end.value, next.value - end.value);
        steps += sibling.size();
        if (!kinds.symbols.contains(sibling.front().value) ||
            std::ranges::find(sibling, list.separator) != sibling.end())
            break;
        end = next;
    }
    return end;
}

} // namespace

std::vector<Region> recordsOf(const RecordList& list, std::span<const Symbol> symbols,
                              const SequenceTree& tree, std::uint64_t& steps)
{
    steps += list.starts.size();
    std::optional<SiblingKinds> kinds;
    std::vector<Region> records;
    records.reserve(list.starts.size());
    for (std::size_t i = 0; i < list.starts.size(); ++i) {
        const Position start = list.starts[i];
        const Position parent = tree.parent(start);
        if (i + 1 < list.starts.size() && tree.parent(list.starts[i + 1]) == parent) {
            records.push_back({start, list.starts[i + 1]});
            continue;
        }
        if (!kinds)
            kinds = siblingKinds(list, symbols, tree, steps);
        records.push_back({start, endOfLast(list, start, *kinds, symbols, tree, steps)});
    }
    return records;
}

} // namespace tagseam
