// SPDX-License-Identifier: MIT
// Document -> blocks by repetition, their importance, and which of them are noise (Dias and Gadge, section
// 3).
#include "core/methods/repetition/repetitionblocks.h"

#include "core/base/translate.h"
#include "core/explain/setuptext.h"
#include "core/methods/repetition/meaningfultree.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t leastImportance = 2;
constexpr std::uint32_t tagsPerImportance = 50;
// DEVIATION: virtual nodes in more than these are no blocks of their own, since the blocks of a page whose
// nesting grows with its length would hold a number of nodes that grows with the square of it.
constexpr std::uint32_t mostNestedLevels = 16;

class Segmenter {
  public:
    Segmenter(const MeaningfulTree& tree, const RepetitionOptions& options, const std::stop_token& stop)
        : m_tree(tree), m_descends(options.descends), m_hasNestedBlocks(options.hasNestedBlocks), m_stop(stop)
    {
    }

    void run(RepetitionTrace& trace)
    {
        if (m_descends)
            findRepetitive();
        // Elements whose children are still to be processed, the last first.
        std::vector<std::uint32_t> open{0};
        while (!open.empty() && !m_stop.stop_requested()) {
            const std::uint32_t node = open.back();
            open.pop_back();
            std::vector<std::uint32_t> below = addBlocks(node, trace);
            std::ranges::reverse(below);
            open.insert(open.end(), below.begin(), below.end());
        }
    }

  private:
    ChildSequence sequenceOf(std::uint32_t node, const std::vector<std::uint32_t>& children) const
    {
        ChildSequence sequence;
        sequence.parent = m_tree.nodes[node];
        sequence.children.reserve(children.size());
        sequence.symbols.reserve(children.size());
        for (const std::uint32_t child : children) {
            sequence.children.push_back(m_tree.nodes[child]);
            sequence.symbols.push_back(m_tree.symbols[child]);
        }
        sequence.patterns = findKeyPatterns(sequence.symbols, m_stop);
        sequence.virtualNodes = virtualNodes(sequence.symbols, sequence.patterns);
        return sequence;
    }

    // Finds nodes whose children, or the children of a descendant, repeat.
    void findRepetitive()
    {
        m_isRepetitive.assign(m_tree.size(), false);
        for (std::uint32_t node = m_tree.size(); node-- > 0 && !m_stop.stop_requested();) {
            const std::vector<std::uint32_t> children = m_tree.childrenOf(node);
            std::vector<std::uint32_t> symbols;
            symbols.reserve(children.size());
            bool isBelow = false;
            for (const std::uint32_t child : children) {
                symbols.push_back(m_tree.symbols[child]);
                isBelow = isBelow || m_isRepetitive[child];
            }
            m_isRepetitive[node] = isBelow || !findKeyPatterns(symbols, m_stop).empty();
        }
    }

    void addBlock(RepetitionTrace& trace, const std::vector<std::uint32_t>& children, std::size_t first,
                  std::size_t count, std::uint32_t virtualNode) const
    {
        RepetitionBlock block;
        block.sequence = static_cast<std::uint32_t>(trace.sequences.size() - 1);
        block.virtualNode = virtualNode;
        block.isNested = virtualNode != noVirtualNode &&
                         trace.sequences.back().virtualNodes[virtualNode].parent != noVirtualNode;
        for (std::size_t i = first; i < first + count; ++i) {
            block.nodes.push_back(m_tree.nodes[children[i]]);
            block.importance += m_tree.importance[children[i]];
        }
        trace.blocks.push_back(std::move(block));
    }

    // Section 3.5: every virtual node becomes a block, or only those within no other one.
    void addVirtualBlocks(RepetitionTrace& trace, const std::vector<std::uint32_t>& children) const
    {
        const std::vector<VirtualNode>& virtuals = trace.sequences.back().virtualNodes;
        std::vector<std::uint32_t> levels; // number of virtual nodes around each
        levels.reserve(virtuals.size());
        for (std::uint32_t i = 0; i < virtuals.size(); ++i) {
            const std::uint32_t parent = virtuals[i].parent;
            levels.push_back(parent == noVirtualNode ? 0 : levels[parent] + 1);
            if (levels.back() <= (m_hasNestedBlocks ? mostNestedLevels : 0))
                addBlock(trace, children, virtuals[i].first, virtuals[i].count, i);
        }
    }

    // Returns the children of a node that are not blocks because they contain blocks.
    std::vector<std::uint32_t> addBlocks(std::uint32_t node, RepetitionTrace& trace) const
    {
        const std::vector<std::uint32_t> children = m_tree.childrenOf(node);
        trace.sequences.push_back(sequenceOf(node, children));
        addVirtualBlocks(trace, children);
        std::vector<bool> isInBlock(children.size(), false);
        for (const VirtualNode& each : trace.sequences.back().virtualNodes) {
            if (each.parent == noVirtualNode)
                std::fill_n(isInBlock.begin() + each.first, each.count, true);
        }
        std::vector<std::uint32_t> below;
        for (std::uint32_t at = 0; at < children.size(); ++at) {
            if (isInBlock[at])
                continue;
            if (m_descends && m_isRepetitive[children[at]])
                below.push_back(children[at]);
            else
                addBlock(trace, children, at, 1, noVirtualNode);
        }
        return below;
    }

    const MeaningfulTree& m_tree;
    bool m_descends;
    bool m_hasNestedBlocks;
    const std::stop_token& m_stop;
    std::vector<bool> m_isRepetitive;
};

// Returns the roots of the important blocks, without the noisy blocks nested in them. A block in a noisy one
// is noisy, too, since its tags are tags of that one.
std::vector<NodeId> importantRoots(const Document& page, const std::vector<RepetitionBlock>& blocks)
{
    std::vector<bool> areImportant(page.size(), false);
    for (const RepetitionBlock& block : blocks) { // outer before nested
        for (const NodeId node : block.nodes)
            areImportant[node.value] = !block.isNoise;
    }
    std::vector<NodeId> roots;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (areImportant[node.value])
            roots.push_back(node);
    }
    return roots;
}

} // namespace

std::uint32_t adaptiveImportance(std::uint32_t tags)
{
    return std::max(leastImportance, tags / tagsPerImportance);
}

RepetitionTrace findRepetitionBlocks(const Document& page, const RepetitionOptions& options,
                                     const KeepMask* within, const std::stop_token& stop)
{
    RepetitionTrace trace;
    const MeaningfulTree tree = meaningfulTree(page, options.ignored, within);
    trace.tags = tree.importance[0] - 1;
    trace.threshold = options.threshold.value_or(adaptiveImportance(trace.tags));
    Segmenter(tree, options, stop).run(trace);
    std::ranges::stable_sort(trace.blocks, {},
                             [](const RepetitionBlock& block) { return block.nodes.front(); });
    for (RepetitionBlock& block : trace.blocks)
        block.isNoise = block.importance < trace.threshold;
    trace.kept = keepSubtrees(page, importantRoots(page, trace.blocks), within);
    trace.isStopped = stop.stop_requested();
    return trace;
}

FilterResult filterResultOf(const RepetitionTrace& trace)
{
    FilterResult result{trace.kept, {}, {}, trace.threshold, trace.isStopped};
    result.decisions.reserve(trace.blocks.size());
    for (const RepetitionBlock& block : trace.blocks)
        result.decisions.push_back({block.nodes, !block.isNoise,
                                    block.virtualNode == noVirtualNode ? "child" : "virtual-node",
                                    block.importance});
    return result;
}

namespace {

constexpr std::array<MethodOption, 4> repetitionOptions{
    option<RepetitionOptions>(
        "threshold", anyCountWords, "a fiftieth of the page's tags, at least 2",
        "blocks of fewer tags are noise",
        [](auto& options, std::string_view value) { return readAnyCount(value, options.threshold); }),
    option<RepetitionOptions>(
        "ignored", "tags with + between them, or none", "a+b+script+span",
        "tags whose children stand in their place; a script is removed",
        [](auto& options, std::string_view value) { return readTags(value, options.ignored); }),
    option<RepetitionOptions>(
        "nested", yesOrNoWords, "yes", "virtual nodes in virtual nodes are blocks of their own",
        [](auto& options, std::string_view value) { return readYesOrNo(value, options.hasNestedBlocks); }),
    option<RepetitionOptions>(
        "descends", yesOrNoWords, "no, as in the paper", "look into children that do not repeat",
        [](auto& options, std::string_view value) { return readYesOrNo(value, options.descends); })};

constexpr std::array<MethodReason, 2> repetitionReasons{{
    {"virtual-node", "children that repeat, as one block; figure: its tags"},
    {"child", "a child that repeats nothing, as a block; figure: its tags"},
}};

FilterResult filterByRepetition(const FilterInput& input, const RepetitionOptions& options,
                                const std::stop_token& stop)
{
    return filterResultOf(findRepetitionBlocks(input.page, options, input.within, stop));
}

} // namespace

constinit const MethodEntry repetitionMethod{
    .name = "repetition",
    .what = QT_TRANSLATE_NOOP("tagseam::MethodEntry",
                              "blocks by repeated children, and their importance (Dias and Gadge)"),
    .options = repetitionOptions,
    .reasons = repetitionReasons,
    .make = makeFilter<RepetitionOptions, filterByRepetition>};

} // namespace tagseam
