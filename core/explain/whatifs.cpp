// SPDX-License-Identifier: MIT
// Finds changes that would keep a node, or prune it.
#include "core/explain/whatifs.h"

#include "core/explain/differencewalk.h"
#include "core/explain/stablerange.h"
#include "core/explain/templatechanges.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t mostAround = 12; // elements around the node that may get another class
// The share of the kept content that a removal must leave: a split may prune the position right before it.
constexpr double contentStays = 0.98;

class WhatIfSearch {
  public:
    WhatIfSearch(const Document& document, NodeRun run, const Setup& setup, const OtherTree& other,
                 const std::stop_token& stop, std::uint32_t mostRuns,
                 const std::function<void(std::uint32_t)>& progress)
        : m_document(document), m_nodes(run), m_setup(setup), m_other(other), m_stop(stop),
          m_mostRuns(mostRuns), m_progress(progress), m_sequence(convertTreeToSequence(document, setup.path))
    {
    }

    /// Makes the search prune the nodes and keep these, changing options alone.
    void setContent(const std::vector<NodeId>& content) { m_content = &content; }

    WhatIfs run()
    {
        const NodeId body = m_document.body();
        if (body == noNode || m_nodes.first <= body || m_nodes.first >= m_document.subtreeEnd(body))
            return {}; // no change keeps or prunes it
        m_trace = search(m_sequence, m_setup.search);
        m_result.share = shareIn(m_sequence, m_trace.region, m_setup.keep);
        m_mask = pruneDomTree(m_document, m_sequence, m_trace.region, m_setup.keep);
        m_contentKept = contentIn(m_mask);
        tryComplement();
        tryOptions();
        tryVariants();
        tryPaths();
        trySource();
        // Each of the walks may need more runs than remain: none may use those of the others.
        if (m_content == nullptr)
            spend(1.0 / 3, [this] { tryTemplate(); });
        spend(1.0 / 4, [this] { tryThresholdsBelow(); });
        spend(1.0 / 3, [this] { tryThresholdsAbove(); });
        spend(1.0 / 2, [this] { tryDifference(true); });
        spend(1, [this] { tryDifference(false); });
        std::ranges::stable_sort(m_result.whatIfs, {},
                                 [this](const WhatIf& whatIf) { return rankOf(whatIf); });
        m_result.isStopped = m_result.isStopped || m_stop.stop_requested();
        return std::move(m_result);
    }

  private:
    // Returns the rank of a what-if, the best lowest: first the changes that keep (prune) nearly all of the
    // node and still prune the page, then those that change little. The same class for many elements is
    // seldom possible in a template; the other tree is no change of the page at all.
    std::tuple<bool, bool, bool, bool, std::uint32_t> rankOf(const WhatIf& whatIf) const
    {
        constexpr std::uint64_t most = 9; // tenths
        const std::uint64_t done =
            whatIf.share.isKept() ? whatIf.share.kept : whatIf.share.all - whatIf.share.kept;
        return {whatIf.changed == ChangedOption::Source, whatIf.changed == ChangedOption::OneClass,
                std::uint64_t{10} * whatIf.counts.kept > most * whatIf.counts.raw,
                10 * done < most * whatIf.share.all, whatIf.flipped};
    }

    KeptShare shareIn(const TagPathSequence& sequence, Region region, Keep keep) const
    {
        return keptShare(positionsBelow(m_document, sequence, m_nodes), region, keep);
    }

    // Returns the number of kept nodes of the content.
    std::uint32_t contentIn(const KeepMask& mask) const
    {
        std::uint32_t kept = 0;
        if (m_content == nullptr)
            return kept;
        for (const NodeId root : *m_content) {
            for (NodeId node = root; node < m_document.subtreeEnd(root); ++node.value)
                kept += mask[node.value] ? 1 : 0;
        }
        return kept;
    }

    // True if the change prunes nearly all of the nodes and leaves the content.
    bool isRemoval(const WhatIf& whatIf, const KeepMask& mask) const
    {
        return std::uint64_t{10} * whatIf.share.kept <= whatIf.share.all &&
               contentIn(mask) >= contentStays * m_contentKept;
    }

    static bool doesToAll(const WhatIf& whatIf)
    {
        return whatIf.share.kept == (whatIf.share.isKept() ? whatIf.share.all : 0);
    }

    bool mayGoOn()
    {
        const bool isSpent = m_result.runs >= m_limit;
        m_result.isStopped = m_result.isStopped || isSpent;
        return !isSpent && !m_stop.stop_requested();
    }

    // Gives a walk this share of the remaining runs.
    template <class Try>
    void spend(double share, Try tryOut)
    {
        const std::uint32_t left = m_mostRuns - std::min(m_mostRuns, m_result.runs);
        m_limit = m_result.runs + static_cast<std::uint32_t>(std::lround(share * left));
        tryOut();
        m_limit = m_mostRuns;
    }

    void count()
    {
        ++m_result.runs;
        if (m_progress)
            m_progress(m_result.runs);
    }

    SearchTrace search(const TagPathSequence& sequence, const SearchOptions& options)
    {
        count();
        return searchRegion(sequence.symbols, options, m_stop);
    }

    bool isFlipped(KeptShare share) const
    {
        return share.all > 0 && share.isKept() != m_result.share.isKept();
    }

    // Returns the number of nodes with a position in either sequence that are kept in one outcome only.
    std::uint32_t flippedBy(const TagPathSequence& sequence, const KeepMask& mask) const
    {
        std::uint32_t flipped = 0;
        for (NodeId node{0}; node.value < m_document.size(); ++node.value) {
            const bool isCounted =
                m_sequence.positionOf(node) != noPosition || sequence.positionOf(node) != noPosition;
            flipped += isCounted && mask[node.value] != m_mask[node.value] ? 1 : 0;
        }
        return flipped;
    }

    // Returns the number of nodes of a subtree with a position that are pruned at present.
    std::uint32_t prunedBefore(NodeId subtree) const
    {
        std::uint32_t dropped = 0;
        for (NodeId node = subtree; node < m_document.subtreeEnd(subtree); ++node.value)
            dropped += m_sequence.positionOf(node) != noPosition && !m_mask[node.value] ? 1 : 0;
        return dropped;
    }

    std::optional<WhatIf> whatIfOf(ChangedOption changed, const Setup& setup, const TagPathSequence& sequence,
                                   const SearchTrace& trace) const
    {
        WhatIf whatIf{changed, setup, trace.region, {}, {}, 0};
        whatIf.share = shareIn(sequence, trace.region, setup.keep);
        if (trace.isStopped || !isFlipped(whatIf.share))
            return std::nullopt;
        const KeepMask mask = pruneDomTree(m_document, sequence, trace.region, setup.keep);
        if (m_content != nullptr && !isRemoval(whatIf, mask))
            return std::nullopt;
        whatIf.flipped = flippedBy(sequence, mask);
        if (changed == ChangedOption::Without)
            whatIf.flipped += prunedBefore(setup.path.edits.back().nodes.front());
        if (whatIf.flipped == 0) // other positions are counted, but no node's status changes
            return std::nullopt;
        whatIf.counts = countNodes(sequence, mask);
        return whatIf;
    }

    // Keeps the change that changes least on the page.
    void offer(std::optional<WhatIf> whatIf)
    {
        if (!whatIf)
            return;
        const auto known = std::ranges::find(m_result.whatIfs, whatIf->changed, &WhatIf::changed);
        if (known == m_result.whatIfs.end())
            m_result.whatIfs.push_back(*std::move(whatIf));
        else if (whatIf->flipped < known->flipped)
            *known = *std::move(whatIf);
    }

    void trySearch(ChangedOption changed, const SearchOptions& options)
    {
        if (options == m_setup.search || !mayGoOn())
            return;
        Setup setup = m_setup;
        setup.search = options;
        offer(whatIfOf(changed, setup, m_sequence, search(m_sequence, options)));
    }

    void tryOptions()
    {
        SearchOptions options = m_setup.search;
        for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above}) {
            options.frequencyFilter = filter;
            trySearch(ChangedOption::FrequencyFilter, options);
        }
        options = m_setup.search;
        for (const auto rule : {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}) {
            options.sizeRule = rule;
            trySearch(ChangedOption::SizeRule, options);
        }
        options = m_setup.search;
        for (const auto after : {AfterRejection::NextThreshold, AfterRejection::SameThreshold}) {
            options.afterRejection = after;
            trySearch(ChangedOption::AfterRejection, options);
        }
        options = m_setup.search;
        for (const auto symbol : {SplitSymbol::Keep, SplitSymbol::Drop}) {
            options.splitSymbol = symbol;
            trySearch(ChangedOption::SplitSymbol, options);
        }
    }

    // A variant that differs by one option alone has been tried as that option.
    void tryVariants()
    {
        for (const Variant& variant : variants) {
            const SearchOptions options = variant.with(m_setup.search);
            const bool isKnown = std::ranges::any_of(
                m_result.whatIfs, [&](const WhatIf& whatIf) { return whatIf.setup.search == options; });
            if (!isKnown)
                trySearch(ChangedOption::Variant, options);
        }
    }

    void tryPath(ChangedOption changed, const TagPathOptions& path)
    {
        if (path == m_setup.path || !mayGoOn())
            return;
        Setup setup = m_setup;
        setup.path = path;
        const TagPathSequence sequence = convertTreeToSequence(m_document, path);
        offer(whatIfOf(changed, setup, sequence, search(sequence, setup.search)));
    }

    void tryPaths()
    {
        TagPathOptions path = m_setup.path;
        for (const auto style :
             {LabelAttributes::None, LabelAttributes::Class, LabelAttributes::ClassAndStyle,
              LabelAttributes::Presentation, LabelAttributes::Computed}) {
            path.style = style;
            if (style != LabelAttributes::Computed || m_document.hasComputedStyles())
                tryPath(ChangedOption::Style, path);
        }
        path = m_setup.path;
        for (const auto nodes : {NodeKinds::Elements, NodeKinds::ElementsAndText}) {
            path.nodes = nodes;
            tryPath(ChangedOption::Nodes, path);
        }
    }

    void tryEdits(ChangedOption changed, const std::vector<TagPathEdit>& edits)
    {
        for (const TagPathEdit& edit : edits) {
            TagPathOptions path = m_setup.path;
            path.edits.push_back(edit);
            tryPath(changed, path);
        }
    }

    void tryTemplate()
    {
        tryEdits(ChangedOption::OwnClass, ownClasses(m_document, m_setup.path, m_nodes.first, mostAround));
        tryEdits(ChangedOption::OneClass, oneClasses(m_document, m_setup.path, m_nodes.first, mostAround));
        tryEdits(ChangedOption::Without, otherSubtrees(m_document, m_sequence, m_nodes.first, m_mostRuns));
    }

    void trySource()
    {
        if (m_other.document == nullptr || m_other.node == noNode || !mayGoOn())
            return;
        if (m_setup.path.style == LabelAttributes::Computed && !m_other.document->hasComputedStyles())
            return; // the browser has no computed styles for that tree
        Setup setup = m_setup;
        setup.path.edits.clear(); // the nodes differ
        const TagPathSequence sequence = convertTreeToSequence(*m_other.document, setup.path);
        const SearchTrace trace = search(sequence, setup.search);
        WhatIf whatIf{ChangedOption::Source, setup, trace.region, {}, {}, 0};
        whatIf.share = keptShare(*m_other.document, sequence, trace.region, setup.keep, m_other.node);
        if (trace.isStopped || !isFlipped(whatIf.share))
            return;
        whatIf.counts =
            countNodes(sequence, pruneDomTree(*m_other.document, sequence, trace.region, setup.keep));
        m_result.whatIfs.push_back(std::move(whatIf));
    }

    void tryComplement()
    {
        Setup setup = m_setup;
        setup.keep = setup.keep == Keep::Region ? Keep::Complement : Keep::Region;
        offer(whatIfOf(ChangedOption::Complement, setup, m_sequence, m_trace));
    }

    void tryDifference(bool isUp)
    {
        if (!mayGoOn())
            return;
        bool isFirst = true; // the present interval
        bool isOffered = false;
        walkDifference(
            m_sequence.symbols, m_setup.search, isUp,
            [&](const SearchTrace& trace) {
                count();
                if (!std::exchange(isFirst, false)) {
                    Setup setup = m_setup;
                    setup.search = trace.options;
                    std::optional<WhatIf> whatIf =
                        whatIfOf(ChangedOption::MinDifference, setup, m_sequence, trace);
                    const bool isComplete = whatIf && doesToAll(*whatIf);
                    if (whatIf && (isComplete || !std::exchange(isOffered, true)))
                        m_result.whatIfs.push_back(*std::move(whatIf));
                    if (isComplete)
                        return false;
                }
                return mayGoOn();
            },
            m_stop);
    }

    // Tries thresholds from 1 up to the present one; the last effective one is the nearest.
    void tryThresholdsBelow()
    {
        const std::uint32_t present = m_setup.search.lowestThreshold;
        std::optional<WhatIf> nearest;
        Setup setup = m_setup;
        for (setup.search.lowestThreshold = 1; setup.search.lowestThreshold < present && mayGoOn();) {
            const SearchTrace trace = search(m_sequence, setup.search);
            if (trace.isStopped)
                return;
            const std::uint32_t same = std::min(stableRangeOf(trace).upToThreshold, present - 1);
            setup.search.lowestThreshold = same;
            if (std::optional<WhatIf> whatIf =
                    whatIfOf(ChangedOption::LowestThreshold, setup, m_sequence, trace))
                nearest = std::move(whatIf);
            setup.search.lowestThreshold = same + 1;
        }
        if (nearest)
            m_result.whatIfs.push_back(*std::move(nearest)); // up to one on each side
    }

    // Finds the nearest effective threshold, and the nearest that affects all of the node.
    void tryThresholdsAbove()
    {
        Setup setup = m_setup;
        SearchTrace trace = m_trace;
        bool isFirst = true;
        while (!trace.isStopped && mayGoOn()) {
            const std::uint32_t same = stableRangeOf(trace).upToThreshold;
            if (same == noLimit)
                return;
            setup.search.lowestThreshold = same + 1;
            trace = search(m_sequence, setup.search);
            std::optional<WhatIf> whatIf = whatIfOf(ChangedOption::LowestThreshold, setup, m_sequence, trace);
            if (!whatIf)
                continue;
            const bool isComplete = doesToAll(*whatIf);
            if (isComplete || std::exchange(isFirst, false))
                m_result.whatIfs.push_back(*std::move(whatIf));
            if (isComplete)
                return;
        }
    }

    const Document& m_document;
    NodeRun m_nodes; // one node, or a run that should be pruned without the content
    const std::vector<NodeId>* m_content = nullptr;
    std::uint32_t m_contentKept = 0;
    const Setup& m_setup;
    const OtherTree& m_other;
    const std::stop_token& m_stop;
    std::uint32_t m_mostRuns;
    std::uint32_t m_limit = m_mostRuns;
    const std::function<void(std::uint32_t)>& m_progress;
    TagPathSequence m_sequence;
    SearchTrace m_trace;
    KeepMask m_mask;
    WhatIfs m_result;
};

} // namespace

WhatIfs findWhatIfs(const Document& document, NodeId node, const Setup& setup, const OtherTree& other,
                    const std::stop_token& stop, std::uint32_t mostRuns,
                    const std::function<void(std::uint32_t)>& progress)
{
    return WhatIfSearch(document, {node, node}, setup, other, stop, mostRuns, progress).run();
}

WhatIfs findRemovals(const Document& document, NodeRun run, const Setup& setup,
                     const std::vector<NodeId>& content, const std::stop_token& stop, std::uint32_t mostRuns)
{
    const OtherTree none;
    const std::function<void(std::uint32_t)> nobody;
    WhatIfSearch search(document, run, setup, none, stop, mostRuns, nobody);
    search.setContent(content);
    return search.run();
}

} // namespace tagseam
