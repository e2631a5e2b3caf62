// SPDX-License-Identifier: MIT
// An oracle for separators: lists of records as their headers define them, found by climbing and by looking
// at everything, and random pages that have such lists.
#pragma once

#include "core/methods/separators/evidence.h"
#include "core/methods/separators/recordlists.h"
#include "core/methods/separators/separators.h"
#include "tests/core/methods/methodpages.h"

#include <map>
#include <set>

namespace tagseam::test {

/// The tree of a sequence by climbing from node to node; nothing remembered.
class PlainSequenceTree {
  public:
    PlainSequenceTree(const Document& page, const std::vector<NodeId>& nodes) : m_page(page), m_nodes(nodes)
    {
    }
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_nodes.size()); }
    Position parent(Position at) const
    {
        for (NodeId up = m_page.parent(node(at)); up != noNode; up = m_page.parent(up)) {
            const auto found = std::ranges::find(m_nodes, up);
            if (found != m_nodes.end())
                return Position{static_cast<std::uint32_t>(found - m_nodes.begin())};
        }
        return noPosition;
    }
    Position end(Position at) const
    {
        Position end{at.value + 1};
        while (end.value < size() && isWithin(end, at))
            ++end.value;
        return end;
    }
    /// From the position itself up to the topmost.
    std::vector<Position> wayUp(Position at) const
    {
        std::vector<Position> way;
        for (; at != noPosition; at = parent(at))
            way.push_back(at);
        return way;
    }
    bool isWithin(Position at, Position root) const
    {
        return m_page.subtreeEnd(node(root)) > node(at) && node(at) >= node(root);
    }
    /// The number of common ancestors of two positions; `a` itself is one if `b` is below it.
    std::uint32_t partingDepth(Position a, Position b) const
    {
        const std::vector<Position> first = wayUp(a);
        const std::vector<Position> second = wayUp(b);
        return static_cast<std::uint32_t>(std::ranges::count_if(
            second, [&](Position each) { return std::ranges::find(first, each) != first.end(); }));
    }

  private:
    NodeId node(Position at) const { return m_nodes[at.value]; }
    const Document& m_page;
    const std::vector<NodeId>& m_nodes;
};

/// The starts of one separator beneath one parent, or several of these joined.
using PlainRun = std::vector<Position>;

/// The root of the largest subtree around an occurrence that has no other one.
inline Position plainOwnSubtree(const PlainSequenceTree& tree, const std::vector<Position>& occurrences,
                                Position occurrence)
{
    Position own = occurrence;
    for (const Position up : tree.wayUp(occurrence)) {
        const auto held =
            std::ranges::count_if(occurrences, [&](Position each) { return tree.isWithin(each, up); });
        if (held == 1)
            own = up;
    }
    return own;
}

/// Joins the neighbours that diverge deepest.
inline std::vector<PlainRun> plainJoined(const PlainSequenceTree& tree, const std::vector<PlainRun>& runs)
{
    std::vector<std::uint32_t> depths;
    for (std::size_t i = 1; i < runs.size(); ++i)
        depths.push_back(tree.partingDepth(runs[i - 1].back(), runs[i].front()));
    std::vector<PlainRun> result{runs.front()};
    for (std::size_t i = 1; i < runs.size(); ++i) {
        if (depths[i - 1] == std::ranges::max(depths))
            result.back().insert(result.back().end(), runs[i].begin(), runs[i].end());
        else
            result.push_back(runs[i]);
    }
    return result;
}

inline std::vector<RecordList> plainRecordLists(std::span<const Symbol> symbols,
                                                const PlainSequenceTree& tree)
{
    std::map<Symbol, std::vector<Position>> bySymbol;
    for (std::uint32_t at = 0; at < symbols.size(); ++at)
        bySymbol[symbols[at]].push_back(Position{at});
    std::vector<RecordList> lists;
    std::set<std::vector<Position>> known;
    for (const auto& [symbol, occurrences] : bySymbol) {
        std::vector<PlainRun> runs;
        for (const Position occurrence : occurrences) {
            const Position start = plainOwnSubtree(tree, occurrences, occurrence);
            if (runs.empty() || tree.parent(runs.back().back()) != tree.parent(start))
                runs.emplace_back();
            runs.back().push_back(start);
        }
        for (std::uint32_t join = 0; join <= mostJoins; ++join) {
            for (const PlainRun& run : runs) {
                std::set<Position> parents;
                std::set<Symbol> kinds;
                for (const Position start : run) {
                    parents.insert(tree.parent(start));
                    kinds.insert(symbols[start.value]);
                }
                if (run.size() >= leastRecords && (parents.size() == 1 || kinds.size() == 1) &&
                    known.insert(run).second)
                    lists.push_back({symbol, run, static_cast<std::uint32_t>(parents.size())});
            }
            if (runs.size() < 2)
                break;
            runs = plainJoined(tree, runs);
        }
    }
    return lists;
}

/// Siblings from `start` on, up to `end`.
inline std::vector<Position> plainSiblings(const PlainSequenceTree& tree, Position start, Position end)
{
    std::vector<Position> siblings;
    for (Position at{start.value}; at < end; ++at.value) {
        if (tree.parent(at) == tree.parent(start))
            siblings.push_back(at);
    }
    return siblings;
}

inline std::vector<Region> plainRecords(const RecordList& list, std::span<const Symbol> symbols,
                                        const PlainSequenceTree& tree)
{
    const auto hasNext = [&](std::size_t i) {
        return i + 1 < list.starts.size() && tree.parent(list.starts[i]) == tree.parent(list.starts[i + 1]);
    };
    std::set<Symbol> kinds;
    std::size_t most = 1;
    for (std::size_t i = 0; i < list.starts.size(); ++i) {
        if (!hasNext(i))
            continue;
        const auto siblings = plainSiblings(tree, list.starts[i], list.starts[i + 1]);
        for (const Position sibling : siblings)
            kinds.insert(symbols[sibling.value]);
        most = std::max(most, siblings.size());
    }
    std::vector<Region> records;
    for (std::size_t i = 0; i < list.starts.size(); ++i) {
        if (hasNext(i)) {
            records.push_back({list.starts[i], list.starts[i + 1]});
            continue;
        }
        const auto siblings = plainSiblings(tree, list.starts[i], Position{tree.size()});
        std::size_t taken = 1;
        const auto holdsSeparator = [&](Position sibling) {
            const auto inside = symbols.subspan(sibling.value, tree.end(sibling).value - sibling.value);
            return std::ranges::find(inside, list.separator) != inside.end();
        };
        while (taken < siblings.size() && taken < most && kinds.contains(symbols[siblings[taken].value]) &&
               !holdsSeparator(siblings[taken]))
            ++taken;
        records.push_back({list.starts[i], tree.end(siblings[taken - 1])});
    }
    return records;
}

inline std::map<Symbol, double> plainBag(std::span<const Symbol> symbols, Region record)
{
    std::map<Symbol, double> bag;
    for (std::uint32_t at = record.begin.value; at < record.end.value; ++at)
        ++bag[symbols[at]];
    return bag;
}

/// Returns the number shared by two records, symbol by symbol, and the number that either of them has.
inline std::pair<double, double> plainOverlap(std::span<const Symbol> symbols, Region one, Region other)
{
    auto bag = plainBag(symbols, other);
    double shared = 0;
    for (const auto& [symbol, count] : plainBag(symbols, one))
        shared += std::min(count, bag[symbol]);
    return {shared, one.size() + other.size() - shared};
}

/// The factors that compare records: coverage, similarity and diversity.
inline RecordEvidence plainEvidence(std::span<const Symbol> symbols, std::span<const Region> records)
{
    double shared = 0;
    double either = 0;
    double positions = 0;
    double different = 0;
    for (std::size_t i = 0; i < records.size(); ++i) {
        for (std::size_t j = i + 1; j < records.size(); ++j) {
            const auto [both, all] = plainOverlap(symbols, records[i], records[j]);
            shared += both;
            either += all;
        }
        positions += records[i].size();
        different += static_cast<double>(plainBag(symbols, records[i]).size());
    }
    return {.coverage = positions / static_cast<double>(symbols.size()),
            .similarity = std::max(leastFactor, shared / either),
            .diversity = different / positions};
}

/// The similarity of the least similar of `others` to the records, pair by pair.
inline double plainLeastLikeness(std::span<const Symbol> symbols, std::span<const Region> others,
                                 std::span<const Region> records)
{
    double least = 1;
    for (const Region other : others) {
        double shared = 0;
        double either = 0;
        for (const Region record : records) {
            const auto [both, all] = plainOverlap(symbols, other, record);
            shared += both;
            either += all;
        }
        least = std::min(least, shared / either);
    }
    return least;
}

/// Removes a child now and then, on all levels.
inline void thin(PlainNode& node, std::mt19937& random)
{
    std::erase_if(node.children, [&](const PlainNode&) { return random() % 12 == 0; });
    for (PlainNode& child : node.children)
        thin(child, random);
}

/// Random children, some of which recur with few changes.
inline void growLists(PlainNode& parent, std::mt19937& random, unsigned depth)
{
    growAtRandom(parent, random, depth);
    for (auto lists = 1 + random() % 3; lists > 0; --lists) {
        PlainNode of{NodeKind::Element, random() % 2 == 0 ? "ul" : "div"};
        PlainNode records{NodeKind::Element, "div"}; // the siblings of a record
        growAtRandom(records, random, depth);
        if (depth > 2 && random() % 4 == 0)
            growLists(records, random, depth - 2);
        for (auto record = random() % 8; record > 0; --record) {
            PlainNode copy = records;
            thin(copy, random);
            std::ranges::move(copy.children, std::back_inserter(of.children));
        }
        if (random() % 3 == 0)
            growAtRandom(of, random, 1);
        parent.children.push_back(std::move(of));
    }
}

inline Document randomListPage(std::mt19937& random)
{
    PlainNode body{NodeKind::Element, "body"};
    growLists(body, random, 3);
    return htmlOf({std::move(body)});
}

} // namespace tagseam::test
