// SPDX-License-Identifier: MIT
// An oracle for mineDataRecords(): MDR as our notes on its paper describe it (Liu, Grossman and Zhai 2003),
// recursive, with every distance in full and thresholds in whole percent.
#pragma once

#include "core/methods/mdr/mdr.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tagseam::test {

/// A node of the tag tree.
struct TagNodeModel {
    NodeId node;
    std::string tag;
    std::vector<TagNodeModel> children{};
};

using TagNodes = std::vector<const TagNodeModel*>;

/// The edit distance of the textbook: the whole table.
template <class Tag>
std::uint32_t plainEditDistance(const std::vector<Tag>& a, const std::vector<Tag>& b)
{
    std::vector<std::vector<std::uint32_t>> cost(a.size() + 1, std::vector<std::uint32_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0)
                cost[i][j] = static_cast<std::uint32_t>(i + j);
            else
                cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1,
                                       cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
        }
    }
    return cost[a.size()][b.size()];
}

/// Simple tree matching of two runs of siblings, by its recurrence.
template <class Node>
std::uint32_t plainTreeMatching(const std::vector<Node>& a, const std::vector<Node>& b, const auto& tagOf,
                                const auto& childrenOf)
{
    std::vector<std::vector<std::uint32_t>> best(a.size() + 1, std::vector<std::uint32_t>(b.size() + 1));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::uint32_t both =
                tagOf(a[i - 1]) == tagOf(b[j - 1])
                    ? 1 + plainTreeMatching(childrenOf(a[i - 1]), childrenOf(b[j - 1]), tagOf, childrenOf)
                    : 0;
            best[i][j] = std::max({best[i - 1][j], best[i][j - 1], best[i - 1][j - 1] + both});
        }
    }
    return best[a.size()][b.size()];
}

class MdrOracle {
  public:
    /// `percent`: the threshold; the one of `options` is ignored.
    MdrOracle(const MdrOptions& options, std::uint32_t percent) : m_options(options), m_percent(percent) {}

    std::vector<DataRegion> mine(const Document& page, const KeepMask* within)
    {
        std::vector<TagNodeModel> roots;
        const NodeId body = page.body();
        addChild(roots, page, body == noNode ? NodeId{0} : body, within);
        if (body == noNode)
            roots = std::vector<TagNodeModel>(roots.empty() ? roots : roots[0].children);
        std::vector<DataRegion> all;
        for (const TagNodeModel& root : roots) {
            for (DataRegion& region : findDRs(root))
                all.push_back(std::move(region));
        }
        std::ranges::sort(all, {}, [](const DataRegion& region) { return region.nodes.front(); });
        return all;
    }

  private:
    using Region = std::array<std::uint32_t, 3>; // length, start, count; children numbered from 1, as printed

    void addChild(std::vector<TagNodeModel>& into, const Document& page, NodeId node, const KeepMask* within)
    {
        if (within != nullptr && !(*within)[node.value])
            return;
        const bool isText = page.kind(node) == NodeKind::Text && !page.isBlankText(node);
        const bool isTag =
            page.isElement(node) && page.name(node) != "script" && page.name(node) != "noscript";
        if (!isTag && !(isText && m_options.hasTexts) && page.kind(node) != NodeKind::Document)
            return;
        TagNodeModel model{node, isText ? "#text" : std::string(page.name(node))};
        for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child))
            addChild(model.children, page, child, within);
        into.push_back(std::move(model));
    }

    static std::uint32_t treeDepth(const TagNodeModel& node)
    {
        std::uint32_t depth = 0;
        for (const TagNodeModel& child : node.children)
            depth = std::max(depth, treeDepth(child));
        return depth + 1;
    }

    static void addTagString(const TagNodeModel& node, std::vector<std::string>& tags)
    {
        tags.push_back(node.tag);
        for (const TagNodeModel& child : node.children)
            addTagString(child, tags);
    }

    static std::vector<std::string> tagString(const TagNodes& nodes)
    {
        std::vector<std::string> tags;
        for (const TagNodeModel* node : nodes)
            addTagString(*node, tags);
        return tags;
    }

    static std::uint32_t simpleTreeMatching(const TagNodes& a, const TagNodes& b)
    {
        return plainTreeMatching(
            a, b, [](const TagNodeModel* node) { return node->tag; },
            [](const TagNodeModel* node) { return childrenOf(*node); });
    }

    static TagNodes childrenOf(const TagNodeModel& node)
    {
        TagNodes children;
        for (const TagNodeModel& child : node.children)
            children.push_back(&child);
        return children;
    }

    bool isDeepEnough(const TagNodes& nodes) const
    {
        std::uint32_t depth = 0;
        for (const TagNodeModel* node : nodes)
            depth = std::max(depth, treeDepth(*node));
        return m_options.depthOf == DepthOf::Parent || depth + 1 >= m_options.smallestDepth;
    }

    bool areAlike(const TagNodes& a, const TagNodes& b) const
    {
        if (!isDeepEnough(a) || !isDeepEnough(b))
            return false;
        const std::vector<std::string> tagsA = tagString(a);
        const std::vector<std::string> tagsB = tagString(b);
        if (m_options.similarity == Similarity::TreeMatching)
            return simpleTreeMatching(a, b) * 100 >= m_percent * std::max(tagsA.size(), tagsB.size());
        return plainEditDistance(tagsA, tagsB) * 200 <= m_percent * (tagsA.size() + tagsB.size());
    }

    // CombComp: true if the run of `length` from `start` on is similar to the next one.
    std::map<std::pair<std::uint32_t, std::uint32_t>, bool> combComp(const TagNodes& list) const
    {
        std::map<std::pair<std::uint32_t, std::uint32_t>, bool> alike;
        const auto size = static_cast<std::uint32_t>(list.size());
        const auto runOf = [&](std::uint32_t first, std::uint32_t length) {
            return TagNodes(list.begin() + (first - 1), list.begin() + (first - 1 + length));
        };
        for (std::uint32_t i = 1; i <= m_options.longest; ++i) {
            for (std::uint32_t j = i; j <= m_options.longest; ++j) {
                if (i + 2 * j - 1 > size)
                    continue;
                std::uint32_t start = i;
                for (std::uint32_t k = i + j; k + j - 1 <= size; k += j) {
                    alike[{j, start}] = areAlike(runOf(start, j), runOf(k, j));
                    start = k;
                }
            }
        }
        return alike;
    }

    // IdentDRs.
    std::vector<Region> identDRs(std::uint32_t start, const TagNodes& list,
                                 const std::map<std::pair<std::uint32_t, std::uint32_t>, bool>& alike) const
    {
        const auto size = static_cast<std::uint32_t>(list.size());
        Region best{0, 0, 0};
        for (std::uint32_t i = 1; i <= m_options.longest; ++i) {
            for (std::uint32_t f = start; f < start + i; ++f) {
                Region current{0, 0, 0};
                bool isFirst = true;
                for (std::uint32_t j = f; j <= size; j += i) {
                    const auto at = alike.find({i, j});
                    if (at != alike.end() && at->second) {
                        current = isFirst ? Region{i, j, 2 * i} : Region{i, current[1], current[2] + i};
                        isFirst = false;
                    } else if (!isFirst) {
                        break;
                    }
                }
                if (best[2] < current[2] && (best[1] == 0 || current[1] <= best[1]))
                    best = current;
            }
        }
        if (best[2] == 0)
            return {};
        std::vector<Region> all{best};
        if (best[1] + best[2] - 1 != size) {
            const auto more = identDRs(best[1] + best[2], list, alike);
            all.insert(all.end(), more.begin(), more.end());
        }
        return all;
    }

    bool areAllAlike(const TagNodes& nodes) const
    {
        for (std::size_t i = 1; i < nodes.size(); ++i) {
            if (!areAlike({nodes[i - 1]}, {nodes[i]}))
                return false;
        }
        return true;
    }

    // FindRecords-1 and FindRecords-n: the records of one generalized node.
    void addRecords(std::vector<DataRecord>& records, const TagNodes& nodes) const
    {
        const TagNodes first = childrenOf(*nodes[0]);
        bool isSplit = m_options.looksWithin && first.size() > 1;
        for (const TagNodeModel* node : nodes)
            isSplit = isSplit && node->children.size() == first.size() && areAllAlike(childrenOf(*node));
        if (nodes.size() == 1 && nodes[0]->tag == "tr")
            isSplit = false;
        for (std::size_t column = 0; column < (isSplit ? first.size() : 1); ++column) {
            DataRecord record;
            for (const TagNodeModel* node : nodes)
                record.nodes.push_back(isSplit ? node->children[column].node : node->node);
            records.push_back(record);
        }
    }

    // FindDRs, with the children that no region covers.
    std::vector<DataRegion> findDRs(const TagNodeModel& node) const
    {
        if (treeDepth(node) < m_options.smallestDepth)
            return {};
        std::vector<DataRegion> regions;
        const TagNodes list = childrenOf(node);
        std::vector<bool> isCovered(list.size(), false);
        for (const auto& [length, start, count] : identDRs(1, list, combComp(list))) {
            DataRegion region{node.node, length, {}, {}};
            for (std::uint32_t at = start - 1; at < start - 1 + count; ++at) {
                isCovered[at] = true;
                region.nodes.push_back(list[at]->node);
                if ((at - (start - 1)) % length == 0)
                    addRecords(region.records, TagNodes(list.begin() + at, list.begin() + (at + length)));
            }
            regions.push_back(std::move(region));
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            std::vector<DataRegion> below = findDRs(*list[i]);
            if (!isCovered[i])
                regions.insert(regions.end(), below.begin(), below.end());
        }
        return regions;
    }

    MdrOptions m_options;
    std::uint32_t m_percent;
};

} // namespace tagseam::test
