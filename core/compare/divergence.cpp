// SPDX-License-Identifier: MIT
// Undoes the differences of a cause, searches again, compares.
#include "core/compare/divergence.h"

#include "core/compare/treeundo.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

struct SearchOutcome {
    Region region;
    std::vector<bool> isKept; // indexed by node
    bool isStopped = false;
};

class Experiment {
  public:
    Experiment(const Document& source, const Document& rendered, const TreeDiff& diff,
               const TagPathOptions& path, const SearchOptions& search, const std::stop_token& stop,
               std::uint32_t mostTrials)
        : m_source(source), m_rendered(rendered), m_diff(diff), m_path(path), m_search(search), m_stop(stop),
          m_trialsLeft(mostTrials)
    {
    }

    Divergence run()
    {
        Divergence divergence;
        m_ofSource = outcomeOf(m_source);
        const SearchOutcome ofRendered = outcomeOf(m_rendered);
        divergence.source = m_ofSource.region;
        divergence.rendered = ofRendered.region;
        divergence.statuses = compare(ofRendered, m_diff.renderedOf);
        if (!divergence.isSame())
            explain(divergence);
        divergence.isStopped = m_diff.isStopped || m_stop.stop_requested();
        return divergence;
    }

  private:
    SearchOutcome outcomeOf(const Document& document)
    {
        SearchOutcome outcome;
        outcome.isKept.resize(document.size());
        if (m_stop.stop_requested())
            return outcome;
        const TagPathSequence sequence = convertTreeToSequence(document, m_path);
        const SearchTrace trace = searchRegion(sequence.symbols, m_search, m_stop);
        outcome.region = trace.region;
        for (Position at = trace.region.begin; at < trace.region.end; ++at.value)
            outcome.isKept[sequence.nodes[at.value].value] = true;
        return outcome;
    }

    // Compares the counterparts of the two trees, whatever was undone.
    StatusesCompared compare(const SearchOutcome& outcome, const std::vector<NodeId>& ofSource) const
    {
        StatusesCompared statuses;
        for (std::uint32_t node = 0; node < m_source.size(); ++node) {
            if (m_diff.renderedOf[node] == noNode || ofSource[node] == noNode)
                continue;
            const bool isKept = outcome.isKept[ofSource[node].value];
            if (m_ofSource.isKept[node])
                ++(isKept ? statuses.keptInBoth : statuses.keptInSource);
            else if (isKept)
                ++statuses.keptInRendered;
        }
        return statuses;
    }

    StatusesCompared without(const CauseSet& causes)
    {
        const UndoneTree undone = undoDifferences(m_source, m_rendered, m_diff, causes);
        return compare(outcomeOf(undone.document), undone.ofSource);
    }

    void explain(Divergence& divergence)
    {
        for (std::size_t i = 0; i < differenceCauses && !m_stop.stop_requested(); ++i) {
            const auto cause = static_cast<DifferenceCause>(i);
            const bool isInSequence =
                cause != DifferenceCause::WhiteSpace && cause != DifferenceCause::Comment;
            // For spelling the diff counts only the nodes that it calls different; a style may have more.
            if (isInSequence && (m_diff.nodesByCause[i] > 0 || cause == DifferenceCause::Spelling))
                divergence.effects.push_back({cause, m_diff.nodesByCause[i], without(CauseSet().set(i))});
        }
        std::erase_if(divergence.effects, [&](const CauseEffect& effect) {
            return effect.nodes == 0 && effect.left == divergence.statuses;
        });
        blocking(divergence);
    }

    void blocking(Divergence& divergence)
    {
        CauseSet taken;
        StatusesCompared left = divergence.statuses;
        std::vector<CauseEffect> rest = divergence.effects;
        while (left.different() > 0 && !rest.empty() && !m_stop.stop_requested()) {
            const auto best = std::ranges::min_element(rest, {}, [](const CauseEffect& effect) {
                return std::tuple(effect.left.different(), effect.nodes, effect.cause);
            });
            taken.set(static_cast<std::size_t>(best->cause));
            left = best->left;
            rest.erase(best);
            if (left.different() == 0)
                break;
            for (CauseEffect& effect : rest)
                effect.left = without(CauseSet(taken).set(static_cast<std::size_t>(effect.cause)));
        }
        if (left.different() > 0)
            return;
        for (const CauseEffect& effect : divergence.effects) {
            const auto i = static_cast<std::size_t>(effect.cause);
            if (!taken[i])
                continue;
            const CauseSet fewer = CauseSet(taken).reset(i);
            if (fewer.any() && without(fewer).different() == 0)
                taken = fewer;
        }
        for (const CauseEffect& effect : divergence.effects) {
            if (taken[static_cast<std::size_t>(effect.cause)])
                divergence.responsible.push_back(effect.cause);
        }
        findCulprits(divergence, taken);
    }

    using Indices = std::vector<std::uint32_t>;

    bool isEnough(const Indices& differences, bool isSpelling)
    {
        --m_trialsLeft;
        std::vector<bool> isUndone(m_diff.differences.size());
        for (const std::uint32_t i : differences)
            isUndone[i] = true;
        const UndoneTree undone = undoDifferences(m_source, m_rendered, m_diff, isUndone, isSpelling);
        return compare(outcomeOf(undone.document), undone.ofSource).different() == 0;
    }

    // ddmin: tries ever smaller subsets, and their complements, in the place of the whole.
    void findCulprits(Divergence& divergence, const CauseSet& causes)
    {
        const bool isSpelling = causes[static_cast<std::size_t>(DifferenceCause::Spelling)];
        if (isSpelling && m_trialsLeft > 0 && isEnough({}, true)) { // the nodes that no difference shows
            divergence.isLeast = !m_stop.stop_requested();
            return;
        }
        Indices left;
        for (std::uint32_t i = 0; i < m_diff.differences.size(); ++i) {
            if (causes[static_cast<std::size_t>(m_diff.differences[i].cause)])
                left.push_back(i);
        }
        std::size_t parts = 2;
        while (left.size() > 1 && m_trialsLeft > 0 && !m_stop.stop_requested()) {
            if (std::optional<Indices> fewer = smaller(left, parts, isSpelling)) {
                parts = fewer->size() * parts <= left.size() * 2 ? 2 : std::max<std::size_t>(parts - 1, 2);
                left = *std::move(fewer);
            } else if (parts < left.size()) {
                parts = std::min(parts * 2, left.size());
                continue;
            } else {
                break;
            }
            parts = std::min(parts, left.size());
        }
        divergence.isLeast = m_trialsLeft > 0 && !m_stop.stop_requested();
        divergence.culprits = std::move(left);
    }

    // Returns one of `parts` subsets, or the complement of one, that is enough.
    std::optional<Indices> smaller(const Indices& whole, std::size_t parts, bool isSpelling)
    {
        for (const bool isComplement : {false, true}) {
            if (isComplement && parts == 2)
                break; // the complement of a half is the other half
            for (std::size_t part = 0; part < parts && m_trialsLeft > 0 && !m_stop.stop_requested(); ++part) {
                const auto begin = static_cast<std::ptrdiff_t>(whole.size() * part / parts);
                const auto end = static_cast<std::ptrdiff_t>(whole.size() * (part + 1) / parts);
                Indices tried(whole.begin() + (isComplement ? 0 : begin),
                              whole.begin() + (isComplement ? begin : end));
                if (isComplement)
                    tried.insert(tried.end(), whole.begin() + end, whole.end());
                if (!tried.empty() && tried.size() < whole.size() && isEnough(tried, isSpelling))
                    return tried;
            }
        }
        return std::nullopt;
    }

    const Document& m_source;
    const Document& m_rendered;
    const TreeDiff& m_diff;
    const TagPathOptions& m_path;
    const SearchOptions& m_search;
    const std::stop_token& m_stop;
    std::uint32_t m_trialsLeft;
    SearchOutcome m_ofSource;
};

} // namespace

Divergence findDivergence(const Document& source, const Document& rendered, const TreeDiff& diff,
                          const TagPathOptions& path, const SearchOptions& search,
                          const std::stop_token& stop, std::uint32_t mostTrials)
{
    assert(path.style != LabelAttributes::Computed);
    return Experiment(source, rendered, diff, path, search, stop, mostTrials).run();
}

} // namespace tagseam
