// SPDX-License-Identifier: MIT
// An oracle for site style trees: recursive, with the pages kept and without the merging of section 3.6.
#pragma once

#include "core/methods/sitestyletree/sstoptions.h"
#include "tests/core/page/testpages.h"

#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <sstream>

namespace tagseam::test {

struct OracleElement {
    std::string label;
    std::set<int> pages;
    struct Style {
        std::vector<std::unique_ptr<OracleElement>> elements;
        std::set<int> pages;
    };
    std::vector<Style> styles;
    std::map<int, std::map<std::string, int>> leaves; // indexed by page: features and their numbers of
                                                      // occurrences

    double nodeImportance() const
    {
        if (pages.size() <= 1)
            return 1;
        double sum = 0;
        for (const Style& style : styles)
            sum += part(style.pages.size());
        return sum + part(leaves.size());
    }

    double contentImportance() const
    {
        const double m = static_cast<double>(leaves.size());
        if (m <= 1)
            return m;
        std::map<std::string, int> all;
        for (const auto& [page, features] : leaves) {
            for (const auto& [feature, times] : features)
                all[feature] += times;
        }
        double entropies = 0;
        for (const auto& [feature, total] : all) {
            for (const auto& [page, features] : leaves) {
                const auto found = features.find(feature);
                const double p = found == features.end() ? 0 : static_cast<double>(found->second) / total;
                entropies -= p > 0 ? p * std::log(p) / std::log(m) : 0;
            }
        }
        return all.empty() ? 0 : 1 - entropies / static_cast<double>(all.size());
    }

    double compositeImportance() const
    {
        if (styles.empty())
            return contentImportance();
        const double m = static_cast<double>(pages.size());
        double below = static_cast<double>(leaves.size()) / m * contentImportance();
        for (const Style& style : styles) {
            double sum = 0;
            for (const auto& element : style.elements)
                sum += element->compositeImportance();
            below += static_cast<double>(style.pages.size()) / m * sum /
                     static_cast<double>(style.elements.size());
        }
        const double weight = std::pow(0.9, static_cast<double>(styles.size() + (leaves.empty() ? 0 : 1)));
        return (1 - weight) * nodeImportance() + weight * below;
    }

    bool isNoisy(double t) const
    {
        for (const Style& style : styles) {
            for (const auto& element : style.elements) {
                if (!element->isNoisy(t))
                    return false;
            }
        }
        return isAtMost(contentImportance(), t) && isAtMost(compositeImportance(), t);
    }

    bool hasNoisyBelow(double t) const
    {
        for (const Style& style : styles) {
            for (const auto& element : style.elements) {
                if (element->isNoisy(t) || element->hasNoisyBelow(t))
                    return true;
            }
        }
        return !styles.empty() && !leaves.empty() && isAtMost(contentImportance(), t);
    }

    static bool isAtMost(double value, double t) { return value <= t + 1e-9; }

  private:
    double part(std::size_t count) const
    {
        const double p = static_cast<double>(count) / static_cast<double>(pages.size());
        return count == 0 ? 0 : -p * std::log(p) / std::log(static_cast<double>(pages.size()));
    }
};

/// Recursive over pages and tree.
class SstOracle {
  public:
    explicit SstOracle(LeafNodes leaves) : m_leaves(leaves) {}

    OracleElement root;

    void grow(const Document& page)
    {
        ++m_pages;
        root.pages.insert(m_pages);
        if (page.body() == noNode)
            root.leaves[m_pages];
        else
            merge(root, page, {page.body()}, {});
    }

    /// Nodes whose content MapSST returns.
    void map(const OracleElement& element, const Document& page, NodeId node, double t,
             std::vector<NodeId>& returned) const
    {
        if (element.isNoisy(t))
            return;
        const std::vector<NodeId> children =
            node.value == 0 ? std::vector<NodeId>{page.body()} : childrenOf(page, node);
        const bool isLeafHere = node.value != 0 && isLeaf(page, node);
        if (!element.hasNoisyBelow(t)) {
            returned.push_back(node);
            return;
        }
        if (isLeafHere) {
            if (element.leaves.empty() || !OracleElement::isAtMost(element.contentImportance(), t))
                returned.push_back(node);
            return;
        }
        for (const OracleElement::Style& style : element.styles) {
            if (!hasLabels(style, page, children))
                continue;
            for (std::size_t i = 0; i < children.size(); ++i)
                map(*style.elements[i], page, children[i], t, returned);
            return;
        }
        returned.push_back(node);
    }

  private:
    static bool isThere(const Document& page, NodeId node)
    {
        static const std::set<std::string_view> left{"script",   "style", "noscript",
                                                     "template", "link",  "meta"};
        if (page.kind(node) == NodeKind::Text)
            return page.text(node).find_first_not_of(" \n\t") != std::string_view::npos;
        return page.isElement(node) && !left.contains(page.name(node));
    }

    static std::vector<NodeId> childrenOf(const Document& page, NodeId node)
    {
        std::vector<NodeId> children;
        for (NodeId child = page.firstChild(node); child != noNode; child = page.nextSibling(child)) {
            if (isThere(page, child))
                children.push_back(child);
        }
        return children;
    }

    bool isLeaf(const Document& page, NodeId node) const
    {
        for (const NodeId child : childrenOf(page, node)) {
            if (m_leaves == LeafNodes::Texts ||
                (m_leaves == LeafNodes::TextParents && !childrenOf(page, child).empty()))
                return false;
            for (const NodeId below : childrenOf(page, child)) {
                if (m_leaves == LeafNodes::TagParents && page.isElement(below))
                    return false;
            }
        }
        return true;
    }

    static std::string label(const Document& page, NodeId node)
    {
        std::string text(page.isElement(node) ? page.name(node) : "#text");
        for (const char* name : {"class", "width"})
            text += page.hasAttribute(node, name)
                        ? " " + std::string(name) + std::string(page.attribute(node, name))
                        : "";
        return text;
    }

    static bool hasLabels(const OracleElement::Style& style, const Document& page,
                          const std::vector<NodeId>& children)
    {
        return std::ranges::equal(style.elements, children, [&](const auto& element, NodeId child) {
            return element->label == label(page, child);
        });
    }

    static void addFeatures(const Document& page, NodeId node, std::map<std::string, int>& features)
    {
        if (page.isElement(node)) {
            if (page.name(node) == "img" && !page.attribute(node, "src").empty())
                ++features["i" + std::string(page.attribute(node, "src"))];
            if (page.name(node) == "a" && !page.attribute(node, "href").empty())
                ++features["l" + std::string(page.attribute(node, "href"))];
        }
        std::istringstream words{std::string(page.text(node))};
        for (std::string word; words >> word;)
            ++features["w" + word];
        for (const NodeId child : childrenOf(page, node))
            addFeatures(page, child, features);
    }

    void merge(OracleElement& element, const Document& page, const std::vector<NodeId>& children,
               const std::string& link)
    {
        OracleElement::Style* found = nullptr;
        for (OracleElement::Style& style : element.styles) {
            if (hasLabels(style, page, children))
                found = &style;
        }
        if (found == nullptr) {
            found = &element.styles.emplace_back();
            for (const NodeId child : children) {
                found->elements.push_back(std::make_unique<OracleElement>());
                found->elements.back()->label = label(page, child);
            }
        }
        found->pages.insert(m_pages);
        for (std::size_t i = 0; i < children.size(); ++i) {
            OracleElement& own = *found->elements[i];
            own.pages.insert(m_pages);
            const bool isLink = page.name(children[i]) == "a" && !page.attribute(children[i], "href").empty();
            const std::string ownLink = isLink ? std::string(page.attribute(children[i], "href")) : link;
            if (isLeaf(page, children[i])) {
                std::map<std::string, int>& features = own.leaves[m_pages];
                addFeatures(page, children[i], features);
                if (!isLink && !link.empty())
                    ++features["l" + link];
            } else {
                merge(own, page, childrenOf(page, children[i]), ownLink);
            }
        }
    }

    LeafNodes m_leaves;
    int m_pages = 0;
};

} // namespace tagseam::test
