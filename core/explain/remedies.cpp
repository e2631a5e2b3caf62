// SPDX-License-Identifier: MIT
// What would keep a node, or drop it.
#include "core/explain/remedies.h"

#include "core/explain/steady.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

// Of the numbers of the interval, up to 1, the lowest (or the highest) with two decimals, or with as many
// more as it takes.
double shortest(const Steady& interval, bool isUp)
{
    double scale = 100;
    for (int decimals = 2; decimals <= 15; ++decimals, scale *= 10) {
        const double number = isUp ? std::ceil(interval.fromAdvantage * scale) / scale
                              : interval.belowAdvantage > 1
                                  ? 1.0
                                  : (std::ceil(interval.belowAdvantage * scale) - 1) / scale;
        if (interval.fromAdvantage <= number && number < interval.belowAdvantage && number <= 1)
            return number;
    }
    return interval.fromAdvantage;
}

} // namespace

void walkAdvantage(std::span<const Symbol> symbols, const SearchOptions& options, bool isUp,
                   const std::function<bool(const SearchTrace&)>& visit, const std::stop_token& stop)
{
    SearchTrace trace = searchRegion(symbols, options, stop);
    while (!trace.isStopped && visit(trace)) {
        const Steady interval = steadyOf(trace);
        SearchOptions next = options;
        next.advantage = isUp ? interval.belowAdvantage : std::nextafter(interval.fromAdvantage, -1.0);
        if (options.sizeRule == SizeRule::Off || next.advantage < 0 || next.advantage > 1)
            return;
        trace = searchRegion(symbols, next, stop);
        if (trace.isStopped)
            return;
        trace.options.advantage = shortest(steadyOf(trace), isUp);
    }
}

namespace {

class RemedySearch {
  public:
    RemedySearch(const Document& document, NodeId node, const Setup& setup, const OtherTree& other,
                 const std::stop_token& stop, std::uint32_t mostRuns,
                 const std::function<void(std::uint32_t)>& progress)
        : m_document(document), m_node(node), m_setup(setup), m_other(other), m_stop(stop),
          m_mostRuns(mostRuns), m_progress(progress), m_sequence(convertTreeToSequence(document, setup.path))
    {
    }

    Remedies run()
    {
        m_trace = search(m_sequence, m_setup.search);
        m_result.share = keptShare(m_document, m_sequence, m_trace.region, m_setup.keep, m_node);
        tryComplement();
        trySwitches();
        tryReadings();
        tryPaths();
        trySource();
        tryAdvantage(true);
        tryAdvantage(false);
        tryThresholds();
        std::ranges::stable_sort(m_result.remedies, {}, [](const Remedy& remedy) {
            return std::pair(remedy.changed == Switch::Source, remedy.flipped);
        });
        m_result.isStopped = m_result.isStopped || m_stop.stop_requested();
        return std::move(m_result);
    }

  private:
    bool mayGoOn()
    {
        if (m_result.runs >= m_mostRuns)
            m_result.isStopped = true;
        return !m_result.isStopped && !m_stop.stop_requested();
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

    // Nodes with a position in either sequence whose positions are kept in one outcome only.
    std::uint32_t flippedBy(const TagPathSequence& sequence, Region region, Keep keep) const
    {
        const auto isKept = [](const TagPathSequence& in, Region kept, Keep what, NodeId node) {
            const Position position = in.positionOf(node);
            return position != noPosition && kept.contains(position) == (what == Keep::Region);
        };
        std::uint32_t flipped = 0;
        for (NodeId node{0}; node.value < m_document.size(); ++node.value) {
            flipped +=
                isKept(m_sequence, m_trace.region, m_setup.keep, node) != isKept(sequence, region, keep, node)
                    ? 1
                    : 0;
        }
        return flipped;
    }

    std::optional<Remedy> remedyOf(Switch changed, const Setup& setup, const TagPathSequence& sequence,
                                   const SearchTrace& trace) const
    {
        Remedy remedy{changed, setup, trace.region, {}, {}, 0};
        remedy.share = keptShare(m_document, sequence, trace.region, setup.keep, m_node);
        if (trace.isStopped || !isFlipped(remedy.share))
            return std::nullopt;
        remedy.flipped = flippedBy(sequence, trace.region, setup.keep);
        remedy.counts = countNodes(sequence, pruneDomTree(m_document, sequence, trace.region, setup.keep));
        return remedy;
    }

    // Of several the one that changes least on the page.
    void offer(std::optional<Remedy> remedy)
    {
        if (!remedy)
            return;
        const auto known = std::ranges::find(m_result.remedies, remedy->changed, &Remedy::changed);
        if (known == m_result.remedies.end())
            m_result.remedies.push_back(*std::move(remedy));
        else if (remedy->flipped < known->flipped)
            *known = *std::move(remedy);
    }

    void trySearch(Switch changed, const SearchOptions& options)
    {
        if (options == m_setup.search || !mayGoOn())
            return;
        Setup setup = m_setup;
        setup.search = options;
        offer(remedyOf(changed, setup, m_sequence, search(m_sequence, options)));
    }

    void trySwitches()
    {
        SearchOptions options = m_setup.search;
        for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above}) {
            options.frequencyFilter = filter;
            trySearch(Switch::FrequencyFilter, options);
        }
        options = m_setup.search;
        for (const auto rule : {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}) {
            options.sizeRule = rule;
            trySearch(Switch::SizeRule, options);
        }
        options = m_setup.search;
        for (const auto after : {AfterRejection::NextThreshold, AfterRejection::SameThreshold}) {
            options.afterRejection = after;
            trySearch(Switch::AfterRejection, options);
        }
        options = m_setup.search;
        for (const auto symbol : {SplitSymbol::Keep, SplitSymbol::Drop}) {
            options.splitSymbol = symbol;
            trySearch(Switch::SplitSymbol, options);
        }
    }

    void tryReadings()
    {
        for (const Reading& reading : readings) {
            SearchOptions options = reading.options;
            options.advantage = m_setup.search.advantage;
            trySearch(Switch::Reading, options);
        }
    }

    void tryPath(Switch changed, const TagPathOptions& path)
    {
        if (path == m_setup.path || !mayGoOn())
            return;
        Setup setup = m_setup;
        setup.path = path;
        const TagPathSequence sequence = convertTreeToSequence(m_document, path);
        offer(remedyOf(changed, setup, sequence, search(sequence, setup.search)));
    }

    void tryPaths()
    {
        TagPathOptions path = m_setup.path;
        for (const auto style : {StyleKey::None, StyleKey::Class, StyleKey::ClassAndStyle,
                                 StyleKey::Presentation, StyleKey::Computed}) {
            path.style = style;
            if (style != StyleKey::Computed || m_document.hasComputedStyles())
                tryPath(Switch::Style, path);
        }
        path = m_setup.path;
        for (const auto nodes : {NodeKinds::Elements, NodeKinds::ElementsAndText}) {
            path.nodes = nodes;
            tryPath(Switch::Nodes, path);
        }
    }

    void trySource()
    {
        if (m_other.document == nullptr || m_other.node == noNode || !mayGoOn())
            return;
        Setup setup = m_setup;
        setup.path.edits.clear(); // the nodes are others
        const TagPathSequence sequence = convertTreeToSequence(*m_other.document, setup.path);
        const SearchTrace trace = search(sequence, setup.search);
        Remedy remedy{Switch::Source, setup, trace.region, {}, {}, 0};
        remedy.share = keptShare(*m_other.document, sequence, trace.region, setup.keep, m_other.node);
        if (trace.isStopped || !isFlipped(remedy.share))
            return;
        remedy.counts =
            countNodes(sequence, pruneDomTree(*m_other.document, sequence, trace.region, setup.keep));
        m_result.remedies.push_back(std::move(remedy));
    }

    void tryComplement()
    {
        Setup setup = m_setup;
        setup.keep = setup.keep == Keep::Region ? Keep::Complement : Keep::Region;
        offer(remedyOf(Switch::Complement, setup, m_sequence, m_trace));
    }

    void tryAdvantage(bool isUp)
    {
        if (!mayGoOn())
            return;
        bool isFirst = true; // the present interval
        walkAdvantage(
            m_sequence.symbols, m_setup.search, isUp,
            [&](const SearchTrace& trace) {
                count();
                if (!std::exchange(isFirst, false)) {
                    Setup setup = m_setup;
                    setup.search = trace.options;
                    if (std::optional<Remedy> remedy =
                            remedyOf(Switch::Advantage, setup, m_sequence, trace)) {
                        m_result.remedies.push_back(*std::move(remedy)); // up to one on each side
                        return false;
                    }
                }
                return mayGoOn();
            },
            m_stop);
    }

    void tryThresholds()
    {
        if (m_setup.search.lowestThreshold > 1) {
            SearchOptions all = m_setup.search;
            all.lowestThreshold = 1;
            trySearch(Switch::LowestThreshold, all);
        }
        Setup setup = m_setup;
        SearchTrace trace = m_trace;
        while (!trace.isStopped && mayGoOn()) {
            const std::uint32_t same = steadyOf(trace).upToThreshold;
            if (same == noLimit)
                return;
            setup.search.lowestThreshold = same + 1;
            trace = search(m_sequence, setup.search);
            if (std::optional<Remedy> remedy = remedyOf(Switch::LowestThreshold, setup, m_sequence, trace))
                return offer(std::move(remedy));
        }
    }

    const Document& m_document;
    NodeId m_node;
    const Setup& m_setup;
    const OtherTree& m_other;
    const std::stop_token& m_stop;
    std::uint32_t m_mostRuns;
    const std::function<void(std::uint32_t)>& m_progress;
    TagPathSequence m_sequence;
    SearchTrace m_trace;
    Remedies m_result;
};

} // namespace

Remedies findRemedies(const Document& document, NodeId node, const Setup& setup, const OtherTree& other,
                      const std::stop_token& stop, std::uint32_t mostRuns,
                      const std::function<void(std::uint32_t)>& progress)
{
    return RemedySearch(document, node, setup, other, stop, mostRuns, progress).run();
}

} // namespace tagseam
