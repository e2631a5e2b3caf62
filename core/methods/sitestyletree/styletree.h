// SPDX-License-Identifier: MIT
// Element nodes and style nodes: the style tree of Yi, Liu and Li ("Eliminating Noisy Information in Web
// Pages for Data Mining", KDD 2003), section 3.2.
#pragma once

#include "core/methods/sitestyletree/vocabulary.h"

#include <compare>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace tagseam {

/// Index of an element node in its StyleTree; 0 is the virtual root. Greater than its parent's.
struct ElementId {
    std::uint32_t value = 0;
    friend auto operator<=>(ElementId, ElementId) = default;
};

/// Index of a style node in its StyleTree.
struct StyleId {
    std::uint32_t value = 0;
    friend auto operator<=>(StyleId, StyleId) = default;
};

inline constexpr ElementId rootElement{0};
inline constexpr ElementId noElement{0xffffffffU};
inline constexpr StyleId noStyle{0xffffffffU};

/// The number of pages on which a leaf has the feature exactly `times` times.
struct FeatureCount {
    FeatureId feature;
    std::uint32_t times = 0; ///< from 1
    std::uint32_t pages = 0; ///< from 1
    friend bool operator==(const FeatureCount&, const FeatureCount&) = default;
};

/// E = (TAG, Attr, Ss). A page has at most one tag node that belongs to it.
struct ElementNode {
    LabelId label;                ///< TAG and Attr
    ElementId parent = noElement; ///< parent of the style nodes that contain it; noElement for the root
    StyleId firstStyle = noStyle; ///< Ss, in the order in which they were added; see StyleNode::next
    StyleId lastStyle = noStyle;
    std::uint32_t styleCount = 0;
    std::uint32_t pages = 0; ///< m: pages that contain it
    /// The number of these pages on which it is a leaf. The paper has no element node that is a leaf on some
    /// pages and not on others; virtual leaves make it common, so being a leaf is one more style of it.
    std::uint32_t leafPages = 0;
    std::vector<FeatureCount> features; ///< on these pages; ascending by feature, then times
};

/// S = (Es, n).
struct StyleNode {
    ElementId parent;
    std::uint32_t first = 0; ///< Es: first of elementsOf() it
    std::uint32_t count = 0; ///< k, from 1
    std::uint32_t pages = 0; ///< n
    StyleId next = noStyle;  ///< next style node of the same parent
};

/// Memory: 56 bytes an element node, some 70 a style node, 4 for each of its elements, 12 a feature and
/// number of times: linear in the distinct structure and the features, whatever the number of pages.
class StyleTree {
  public:
    /// Has only the root, on no page.
    StyleTree();

    std::uint32_t elementCount() const { return static_cast<std::uint32_t>(m_elements.size()); }
    std::uint32_t styleCount() const { return static_cast<std::uint32_t>(m_styles.size()); }
    const ElementNode& element(ElementId id) const { return m_elements[id.value]; }
    const StyleNode& style(StyleId id) const { return m_styles[id.value]; }
    ElementNode& element(ElementId id) { return m_elements[id.value]; }
    StyleNode& style(StyleId id) { return m_styles[id.value]; }
    std::span<const ElementId> elementsOf(StyleId id) const
    {
        return std::span(m_sequences).subspan(style(id).first, style(id).count);
    }

    /// Returns the style node below `parent` whose element nodes have these labels, or noStyle. O(labels)
    /// usually.
    StyleId findStyle(ElementId parent, std::span<const LabelId> labels) const;
    /// Adds a new element node below `parent`, in no style node yet.
    ElementId addElement(ElementId parent, LabelId label);
    /// Adds a new style node of element nodes below `parent`; none with their labels may exist.
    StyleId addStyle(ElementId parent, std::span<const ElementId> elements);
    /// Adds a new style node with new element nodes.
    StyleId addStyle(ElementId parent, std::span<const LabelId> labels);

  private:
    bool hasLabels(StyleId style, std::span<const LabelId> labels) const;

    std::vector<ElementNode> m_elements;
    std::vector<StyleNode> m_styles;
    std::vector<ElementId> m_sequences;                      // Es of all style nodes
    std::unordered_multimap<std::uint64_t, StyleId> m_index; // indexed by parent and labels
};

/// The style nodes of an element node, for range-based for.
class StylesOf {
  public:
    struct Iterator {
        const StyleTree* tree;
        StyleId at;
        StyleId operator*() const { return at; }
        Iterator& operator++()
        {
            at = tree->style(at).next;
            return *this;
        }
        friend bool operator==(const Iterator&, const Iterator&) = default;
    };
    StylesOf(const StyleTree& tree, ElementId element)
        : m_tree(tree), m_first(tree.element(element).firstStyle)
    {
    }
    Iterator begin() const { return {&m_tree, m_first}; }
    Iterator end() const { return {&m_tree, noStyle}; }

  private:
    const StyleTree& m_tree;
    StyleId m_first;
};

/// Adds up two lists of features, each ascending by feature, then times.
void addFeatures(std::vector<FeatureCount>& features, std::span<const FeatureCount> more);

} // namespace tagseam
