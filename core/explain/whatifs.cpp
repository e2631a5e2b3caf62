// SPDX-License-Identifier: MIT
// Finds changes that would keep a node, or prune it.
#include "core/explain/whatifs.h"

#include "core/explain/differencewalk.h"
#include "core/explain/stablerange.h"
#include "core/explain/templatechanges.h"
#include "core/explain/templatemistakes.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

constexpr std::size_t mostAncestors = 12; // elements around the node whose elements may get one class
constexpr std::size_t mostAlike = 4;      // changes of one kind of the template that are offered
// The share of the kept content that must stay: a split may prune the position right before it.
constexpr double contentStays = 0.98;

class WhatIfSearch {
  public:
    WhatIfSearch(const Document& document, NodeRun run, const Setup& setup, const WhatIfScope& scope,
                 const std::stop_token& stop)
        : m_document(document), m_nodes(run), m_setup(setup), m_scope(scope), m_stop(stop),
          m_sequence(convertTreeToSequence(document, setup.path)),
          m_mostRuns(scope.mostRuns > 0 ? scope.mostRuns : usualRuns(m_sequence.size())), m_limit(m_mostRuns)
    {
    }

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
        spend(1.0 / 2, [this] { tryTemplate(); });
        spend(1.0 / 4, [this] { tryThresholdsBelow(); });
        spend(1.0 / 3, [this] { tryThresholdsAbove(); });
        spend(1.0 / 2, [this] { tryDifference(true); });
        spend(1, [this] { tryDifference(false); });
        std::ranges::stable_sort(m_result.whatIfs, {}, rankOf);
        leaveOutMany();
        m_result.isStopped = m_result.isStopped || m_stop.stop_requested();
        return std::move(m_result);
    }

  private:
    using Grade = std::tuple<bool, bool, bool>;
    using Rank = std::tuple<bool, Grade, bool, bool, std::uint32_t, std::uint32_t>;

    // True if the change keeps (prunes) nearly all of the nodes.
    static bool doesMost(const WhatIf& whatIf)
    {
        const std::uint64_t done =
            whatIf.share.isKept() ? whatIf.share.kept : whatIf.share.all - whatIf.share.kept;
        return 10 * done >= std::uint64_t{9} * whatIf.share.all;
    }

    // Grades a change, the best lowest: it loses no content, still prunes the page, and does it to most
    // of the nodes.
    static Grade gradeOf(const WhatIf& whatIf)
    {
        return {whatIf.losesContent,
                std::uint64_t{10} * whatIf.counts.kept > std::uint64_t{9} * whatIf.counts.raw,
                !doesMost(whatIf)};
    }

    // Changes of the template come before equally good options, but another place, which nearly always helps,
    // comes after them; the other tree is no change of the page.
    static Rank rankOf(const WhatIf& whatIf)
    {
        const bool isMove = whatIf.edit && whatIf.edit->kind == PageEdit::Kind::Move;
        return {whatIf.changed == ChangedOption::Source, gradeOf(whatIf), isMove,
                !isOfTemplate(whatIf.changed),           whatIf.touched,  whatIf.flipped};
    }

    // Leaves out changes of the template after the best of their kind.
    void leaveOutMany()
    {
        std::map<ChangedOption, std::size_t> seen;
        std::erase_if(m_result.whatIfs, [&](const WhatIf& each) {
            return isOfTemplate(each.changed) && ++seen[each.changed] > mostAlike;
        });
    }

    KeptShare shareIn(const TagPathSequence& sequence, Region region, Keep keep) const
    {
        return keptShare(positionsBelow(m_document, sequence, m_nodes), region, keep);
    }

    // Returns the number of kept nodes of the content.
    std::uint32_t contentIn(const KeepMask& mask) const
    {
        std::uint32_t kept = 0;
        for (std::size_t node = 0; node < m_scope.content.size(); ++node)
            kept += m_scope.content[node] && mask[node] ? 1 : 0;
        return kept;
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
        if (m_scope.progress)
            m_scope.progress(m_result.runs);
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
    // `there`: the nodes of an edited page, or nullptr.
    std::uint32_t flippedBy(const TagPathSequence& sequence, const KeepMask& mask,
                            const std::vector<NodeId>* there = nullptr) const
    {
        std::uint32_t flipped = 0;
        for (NodeId node{0}; node.value < m_document.size(); ++node.value) {
            const NodeId after = there == nullptr ? node : (*there)[node.value];
            const bool isCounted = m_sequence.positionOf(node) != noPosition ||
                                   (after != noNode && sequence.positionOf(after) != noPosition);
            flipped += isCounted && mask[node.value] != m_mask[node.value] ? 1 : 0;
        }
        return flipped;
    }

    // Returns the share of the nodes that is kept in an edited page.
    KeptShare shareIn(const TagPathSequence& sequence, Region region, const std::vector<NodeId>& there) const
    {
        KeptShare share;
        for (NodeId node = m_nodes.first; node < m_document.subtreeEnd(m_nodes.last); ++node.value) {
            const NodeId after = there[node.value];
            const Position position = after == noNode ? noPosition : sequence.positionOf(after);
            if (position == noPosition)
                continue;
            const bool isInRegion = position >= region.begin && position < region.end;
            ++share.all;
            share.kept += isInRegion == (m_setup.keep == Keep::Region) ? 1 : 0;
        }
        return share;
    }

    std::optional<WhatIf> outcomeOfPageEdit(PageEdit edit)
    {
        const std::variant<EditOutcome, EditProblem> made = withEdit(m_document, edit);
        const auto* edited = std::get_if<EditOutcome>(&made);
        if (edited == nullptr)
            return std::nullopt;
        TagPathOptions path = m_setup.path;
        for (TagPathEdit& each : path.edits) {
            for (NodeId& node : each.nodes)
                node = edited->nodes[node.value];
            std::erase(each.nodes, noNode);
            std::ranges::sort(each.nodes);
        }
        std::erase_if(path.edits, [](const TagPathEdit& each) { return each.nodes.empty(); });
        const TagPathSequence sequence = convertTreeToSequence(edited->page, path);
        const SearchTrace trace = search(sequence, m_setup.search);
        WhatIf whatIf{ChangedOption::Edited, m_setup, trace.region, {}, {}};
        whatIf.share = shareIn(sequence, trace.region, edited->nodes);
        if (trace.isStopped || !isFlipped(whatIf.share))
            return std::nullopt;
        const KeepMask kept = pruneDomTree(edited->page, sequence, trace.region, m_setup.keep);
        KeepMask mask(m_document.size(), false);
        for (std::size_t node = 0; node < mask.size(); ++node)
            mask[node] = edited->nodes[node] != noNode && kept[edited->nodes[node].value];
        whatIf.losesContent = contentIn(mask) < contentStays * m_contentKept;
        whatIf.flipped = flippedBy(sequence, mask, &edited->nodes);
        if (whatIf.flipped == 0 || (m_scope.isRemoval && (whatIf.losesContent || !doesMost(whatIf))))
            return std::nullopt;
        for (const NodeId each : edit.nodes) // all that is moved, but the element alone that is wrapped
            whatIf.touched += edit.kind == PageEdit::Kind::Move ? elementsIn(each) : 1;
        whatIf.counts = countNodes(sequence, kept);
        whatIf.edit = std::move(edit);
        return whatIf;
    }

    // Mends mistakes first. A class of its own does as much as another tag or a wrapper, where classes count.
    void tryEdits()
    {
        if (!mayGoOn())
            return;
        std::vector<PageEdit> edits;
        for (TemplateMistake& each : templateMistakes(m_document, m_setup, {}, m_stop)) {
            if (each.mend && each.mend->kind != PageEdit::Kind::Attribute) // see CommonClass
                edits.push_back(*std::move(each.mend));
        }
        std::ranges::move(otherShapes(m_document, m_sequence, m_trace, m_nodes, !hasClasses(m_setup.path)),
                          std::back_inserter(edits));
        for (PageEdit& each : edits) {
            if (mayGoOn())
                offer(outcomeOfPageEdit(std::move(each)));
        }
    }

    // Returns the number of nodes with a position in a subtree that is removed, if they are pruned at
    // present.
    std::uint32_t prunedBefore(NodeId subtree) const
    {
        std::uint32_t dropped = 0;
        for (NodeId node = subtree; node < m_document.subtreeEnd(subtree); ++node.value)
            dropped += m_sequence.positionOf(node) != noPosition && !m_mask[node.value] ? 1 : 0;
        return dropped;
    }

    std::uint32_t elementsIn(NodeId subtree) const
    {
        std::uint32_t elements = 0;
        for (NodeId node = subtree; node < m_document.subtreeEnd(subtree); ++node.value)
            elements += m_document.isElement(node) ? 1 : 0;
        return elements;
    }

    std::optional<WhatIf> whatIfOf(ChangedOption changed, const Setup& setup, const TagPathSequence& sequence,
                                   const SearchTrace& trace) const
    {
        WhatIf whatIf{changed, setup, trace.region, {}, {}};
        whatIf.share = shareIn(sequence, trace.region, setup.keep);
        if (trace.isStopped || !isFlipped(whatIf.share))
            return std::nullopt;
        const KeepMask mask = pruneDomTree(m_document, sequence, trace.region, setup.keep);
        whatIf.losesContent = contentIn(mask) < contentStays * m_contentKept;
        if (m_scope.isRemoval && (whatIf.losesContent || !doesMost(whatIf)))
            return std::nullopt;
        whatIf.flipped = flippedBy(sequence, mask);
        if (changed == ChangedOption::Without) {
            const NodeId gone = setup.path.edits.back().nodes.front();
            whatIf.flipped += prunedBefore(gone);
            whatIf.touched = elementsIn(gone);
        } else if (isOfTemplate(changed)) {
            whatIf.touched = static_cast<std::uint32_t>(setup.path.edits.back().nodes.size());
        }
        if (whatIf.flipped == 0) // other positions are counted, but no node's status changes
            return std::nullopt;
        whatIf.counts = countNodes(sequence, mask);
        return whatIf;
    }

    // Keeps, of each option, the change that changes least on the page; of changes of the template that do
    // the same, the one that touches least.
    void offer(std::optional<WhatIf> whatIf)
    {
        if (!whatIf)
            return;
        const bool isTemplate = isOfTemplate(whatIf->changed);
        const auto known = std::ranges::find_if(m_result.whatIfs, [&](const WhatIf& each) {
            const bool isSame = each.region == whatIf->region && each.flipped == whatIf->flipped;
            return each.changed == whatIf->changed && (!isTemplate || isSame);
        });
        if (known == m_result.whatIfs.end())
            m_result.whatIfs.push_back(*std::move(whatIf));
        else if (isTemplate ? whatIf->touched < known->touched : whatIf->flipped < known->flipped)
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

    std::optional<WhatIf> outcomeOfPath(ChangedOption changed, const TagPathOptions& path)
    {
        Setup setup = m_setup;
        setup.path = path;
        const TagPathSequence sequence = convertTreeToSequence(m_document, path);
        return whatIfOf(changed, setup, sequence, search(sequence, setup.search));
    }

    void tryPath(ChangedOption changed, const TagPathOptions& path)
    {
        if (path != m_setup.path && mayGoOn())
            offer(outcomeOfPath(changed, path));
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

    std::optional<WhatIf> outcomeOfEdit(ChangedOption changed, TagPathEdit edit)
    {
        TagPathOptions path = m_setup.path;
        path.edits.push_back(std::move(edit));
        return outcomeOfPath(changed, path);
    }

    // Tries to give all elements of an edit one class, and offers what is left of the best.
    void tryOneClass(const std::vector<TagPathEdit>& edits)
    {
        std::optional<WhatIf> best;
        for (const TagPathEdit& edit : edits) {
            if (!mayGoOn())
                break;
            std::optional<WhatIf> whatIf = outcomeOfEdit(ChangedOption::OneClass, edit);
            if (whatIf && (!best || rankOf(*whatIf) < rankOf(*best)))
                best = std::move(whatIf);
        }
        if (!best)
            return;
        WhatIf least = shrunk(*std::move(best));
        const std::vector<NodeId> left = least.setup.path.edits.back().nodes;
        if (left.size() > 1)
            offer(std::move(least));
        else // a new class for one element is a class of its own
            tryEdit(ChangedOption::OwnClass, withOwnClass(m_document, left));
    }

    // Leaves out nodes of an edit as long as the change is as good, until each is needed (Zeller and
    // Hildebrandt 2002, ddmin), or the runs are spent.
    WhatIf shrunk(WhatIf whatIf)
    {
        std::size_t parts = 2;
        while (mayGoOn()) {
            const TagPathEdit edit = whatIf.setup.path.edits.back();
            const std::size_t size = edit.nodes.size();
            if (size < 2)
                break;
            parts = std::min(parts, size);
            std::optional<WhatIf> less;
            bool isPart = false;
            for (std::size_t i = 0; i < 2 * parts && !less && mayGoOn(); ++i) {
                const std::size_t part = i % parts;
                isPart = i < parts;
                if (!isPart && parts == 2)
                    break; // the rest without one half is the other
                TagPathEdit smaller{edit.kind, {}, edit.classes};
                for (std::size_t node = 0; node < size; ++node) {
                    const bool isIn = part * size / parts <= node && node < (part + 1) * size / parts;
                    if (isIn == isPart)
                        smaller.nodes.push_back(edit.nodes[node]);
                }
                less = outcomeOfEdit(whatIf.changed, std::move(smaller));
                if (less && gradeOf(*less) > gradeOf(whatIf))
                    less.reset();
            }
            if (less) {
                whatIf = *std::move(less);
                parts = isPart ? 2 : std::max<std::size_t>(parts - 1, 2);
            } else if (parts < size) {
                parts *= 2;
            } else {
                break;
            }
        }
        return whatIf;
    }

    void tryTemplate()
    {
        const std::uint32_t before = m_result.runs;
        tryEdits();
        if (hasClasses(m_setup.path)) {
            const std::uint32_t half = (m_limit - std::min(m_limit, m_result.runs)) / 2;
            for (const NodeId element : elementsThatMatter(m_document, m_sequence, m_trace, m_nodes, half))
                tryEdit(ChangedOption::OwnClass, withOwnClass(m_document, {element}));
            for (TagPathEdit& edit : commonClasses(m_document, m_nodes.first, mostAncestors))
                tryEdit(ChangedOption::CommonClass, std::move(edit));
            if (m_nodes.last != m_nodes.first)
                tryOneClass({withOwnClass(m_document, elementsOfRun())});
            tryOneClass(oneClasses(m_document, m_nodes.first, mostAncestors));
        }
        for (TagPathEdit& edit : otherSubtrees(m_document, m_sequence, m_nodes.first, m_mostRuns)) {
            if (edit.nodes.front() < m_nodes.first ||
                edit.nodes.front() >= m_document.subtreeEnd(m_nodes.last)) // not the nodes themselves
                tryEdit(ChangedOption::Without, std::move(edit));
        }
        m_result.templateRuns = m_result.runs - before;
    }

    void tryEdit(ChangedOption changed, TagPathEdit edit)
    {
        if (mayGoOn())
            offer(outcomeOfEdit(changed, std::move(edit)));
    }

    std::vector<NodeId> elementsOfRun() const
    {
        std::vector<NodeId> elements;
        for (NodeId node = m_nodes.first; node != noNode && node <= m_nodes.last;
             node = m_document.nextSibling(node)) {
            if (m_document.isElement(node))
                elements.push_back(node);
        }
        return elements;
    }

    void trySource()
    {
        const OtherTree& other = m_scope.other;
        if (other.document == nullptr || other.node == noNode || !mayGoOn())
            return;
        if (m_setup.path.style == LabelAttributes::Computed && !other.document->hasComputedStyles())
            return; // the browser has no computed styles for that tree
        Setup setup = m_setup;
        setup.path.edits.clear(); // the nodes differ
        const TagPathSequence sequence = convertTreeToSequence(*other.document, setup.path);
        const SearchTrace trace = search(sequence, setup.search);
        WhatIf whatIf{ChangedOption::Source, setup, trace.region, {}, {}};
        whatIf.share = keptShare(*other.document, sequence, trace.region, setup.keep, other.node);
        if (trace.isStopped || !isFlipped(whatIf.share))
            return;
        whatIf.counts =
            countNodes(sequence, pruneDomTree(*other.document, sequence, trace.region, setup.keep));
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
    NodeRun m_nodes;
    const Setup& m_setup;
    const WhatIfScope& m_scope;
    const std::stop_token& m_stop;
    std::uint32_t m_contentKept = 0;
    TagPathSequence m_sequence;
    std::uint32_t m_mostRuns;
    std::uint32_t m_limit; // runs that may be made at present
    SearchTrace m_trace;
    KeepMask m_mask;
    WhatIfs m_result;
};

} // namespace

std::uint32_t usualRuns(std::uint32_t positions)
{
    constexpr std::uint32_t positionsSearched = 2'500'000; // all searches together
    return std::clamp(positionsSearched / std::max(1U, positions), 600U, 2'500U);
}

WhatIfs findWhatIfs(const Document& document, NodeId node, const Setup& setup, const WhatIfScope& scope,
                    const std::stop_token& stop)
{
    return findWhatIfs(document, NodeRun{node, node}, setup, scope, stop);
}

WhatIfs findWhatIfs(const Document& document, NodeRun run, const Setup& setup, const WhatIfScope& scope,
                    const std::stop_token& stop)
{
    return WhatIfSearch(document, run, setup, scope, stop).run();
}

} // namespace tagseam
