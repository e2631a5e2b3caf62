// SPDX-License-Identifier: MIT
// Merges equal element nodes of different style nodes.
#include "core/methods/sitestyletree/mergesimilar.h"

#include "core/methods/sitestyletree/similarclusters.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

using Members = std::vector<ElementId>; // element nodes of the learnt tree, of no common page

// A style node of the merged result, before its element nodes are merged.
struct Style {
    std::uint32_t pages = 0;
    std::vector<Members> places; // indexed by place in its sequence
};

// Returns the style nodes below all of the members, one for each sequence of labels.
std::vector<Style> stylesBelow(const StyleTree& tree, const Members& members)
{
    std::map<std::vector<LabelId>, std::size_t> numbers;
    std::vector<Style> styles;
    for (const ElementId member : members) {
        for (const StyleId id : StylesOf(tree, member)) {
            const std::span<const ElementId> elements = tree.elementsOf(id);
            std::vector<LabelId> labels;
            labels.reserve(elements.size());
            for (const ElementId element : elements)
                labels.push_back(tree.element(element).label);
            const auto [at, isNew] = numbers.try_emplace(std::move(labels), styles.size());
            if (isNew)
                styles.push_back({0, std::vector<Members>(elements.size())});
            Style& style = styles[at->second];
            style.pages += tree.style(id).pages;
            for (std::size_t i = 0; i < elements.size(); ++i)
                style.places[i].push_back(elements[i]);
        }
    }
    return styles;
}

// The limit of the work. Content is visited again at each level with several styles: real trees have some 30
// such levels. A tree with 100,000, which only a hostile page has, is merged as far as this limit allows.
constexpr std::uint64_t mostLooks = 64; // visits of each element node and feature, on average

class Merger {
  public:
    Merger(const StyleTree& tree, const MeasureOptions& options, const std::stop_token& stop)
        : m_tree(tree), m_options(options), m_stop(stop), m_sizes(tree.elementCount(), 1)
    {
        for (std::uint32_t id = tree.elementCount(); id-- > 0;) { // children before parents
            const ElementNode& element = tree.element(ElementId{id});
            m_sizes[id] += element.features.size();
            if (element.parent != noElement)
                m_sizes[element.parent.value] += m_sizes[id];
        }
        m_workLeft = mostLooks * m_sizes[rootElement.value];
    }

    StyleTree merged()
    {
        m_left.emplace_back(rootElement, Members{rootElement});
        while (!m_left.empty() && !m_stop.stop_requested()) {
            const auto [id, members] = std::move(m_left.back());
            m_left.pop_back();
            takeOwn(id, members);
            addStyles(id, stylesBelow(m_tree, members));
        }
        return std::move(m_merged);
    }

  private:
    // For each label: a style node with it, and whether there are more.
    using Seen = std::map<LabelId, std::pair<std::size_t, bool>>;

    void takeOwn(ElementId id, const Members& members)
    {
        ElementNode& own = m_merged.element(id);
        for (const ElementId member : members) {
            const ElementNode& element = m_tree.element(member);
            own.pages += element.pages;
            own.leafPages += element.leafPages;
            addFeatures(own.features, element.features);
        }
    }

    void addStyles(ElementId parent, const std::vector<Style>& styles)
    {
        const std::vector<std::vector<Members>> merged = mergeInto(styles);
        std::map<ElementId, ElementId> numbers; // maps the first member of each to its merged element node
        for (std::size_t s = 0; s < styles.size(); ++s) {
            std::vector<ElementId> elements;
            elements.reserve(merged[s].size());
            for (const Members& members : merged[s]) {
                const auto [at, isNew] = numbers.try_emplace(members.front());
                if (isNew) {
                    at->second = m_merged.addElement(parent, m_tree.element(members.front()).label);
                    m_left.emplace_back(at->second, members);
                }
                elements.push_back(at->second);
            }
            m_merged.style(m_merged.addStyle(parent, elements)).pages = styles[s].pages;
        }
    }

    // Returns the members that stand at each place of each style node after merging.
    std::vector<std::vector<Members>> mergeInto(const std::vector<Style>& styles)
    {
        std::vector<std::vector<Members>> merged(styles.size());
        Seen seen;
        for (std::size_t s = 0; s < styles.size(); ++s) {
            merged[s] = styles[s].places;
            for (const Members& place : styles[s].places) {
                auto& [first, isShared] = seen.try_emplace(labelOf(place), s, false).first->second;
                isShared = isShared || first != s;
            }
        }
        if (!m_options.mergesSimilar || styles.size() < 2 || !takeWork(styles, seen))
            return merged;
        std::map<LabelId, SimilarClusters> clusters;
        std::vector<std::vector<std::size_t>> numbers(styles.size());
        for (std::size_t s = 0; s < styles.size(); ++s) {
            for (const Members& place : styles[s].places) {
                if (m_stop.stop_requested()) // contents of a large site take a while
                    return merged;
                SimilarClusters& ofLabel =
                    clusters.try_emplace(labelOf(place), m_tree, m_options, m_stop).first->second;
                numbers[s].push_back(seen[labelOf(place)].second ? ofLabel.add(place, s) : 0);
            }
        }
        for (std::size_t s = 0; s < styles.size(); ++s) {
            for (std::size_t i = 0; i < merged[s].size(); ++i) {
                const LabelId label = labelOf(styles[s].places[i]);
                if (seen[label].second)
                    merged[s][i] = clusters.at(label).members(numbers[s][i]);
            }
        }
        return merged;
    }

    // True if the work below these is within the work that remains.
    bool takeWork(const std::vector<Style>& styles, const Seen& seen)
    {
        std::uint64_t work = 0;
        for (const Style& style : styles) {
            for (const Members& place : style.places) {
                for (const ElementId member : place)
                    work += seen.at(labelOf(place)).second ? m_sizes[member.value] : 0;
            }
        }
        if (work > m_workLeft)
            return false;
        m_workLeft -= work;
        return true;
    }

    LabelId labelOf(const Members& members) const { return m_tree.element(members.front()).label; }

    const StyleTree& m_tree;
    const MeasureOptions& m_options;
    const std::stop_token& m_stop;
    StyleTree m_merged;
    std::vector<std::pair<ElementId, Members>> m_left;
    std::vector<std::uint64_t> m_sizes; // indexed by ElementId: number of element nodes and features in its
                                        // subtree
    std::uint64_t m_workLeft = 0;       // remaining visits of these
};

} // namespace

StyleTree mergeSimilar(const StyleTree& tree, const MeasureOptions& options, const std::stop_token& stop)
{
    return Merger(tree, options, stop).merged();
}

} // namespace tagseam
