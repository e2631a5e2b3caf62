// SPDX-License-Identifier: MIT
// Shared by the tests of site style trees: trees from pages and as text, random pages of one site.
#pragma once

#include "core/methods/sitestyletree/cleanpage.h"
#include "core/methods/sitestyletree/styletreefile.h"
#include "tests/core/methods/methodpages.h"

namespace tagseam::test {

/// The tree of pages whose bodies these are.
/// Learns from trees of libxml2, which has rows without a tbody and anything in a table, as the paper draws
/// it.
inline SiteStyleTree learnt(const std::vector<std::string>& bodies, StyleTreeOptions options = {})
{
    SiteStyleTree site;
    site.options = options;
    for (const std::string& body : bodies)
        grow(site, libxml2Page("<html><body>" + body + "</body></html>"));
    return site;
}

inline constexpr StyleTreeOptions byTexts{DisplayAttributes::WithClasses, LeafNodes::Texts};

/// The basic algorithm.
inline constexpr MeasureOptions basicMeasure{.mergesSimilar = false, .localNoise = LocalNoise::Off};

inline std::string textOf(const SiteStyleTree& site, const StyleTree& tree, ElementId id = rootElement);

/// "2[p 1[b]]": a style node with its page count, its element nodes with the style nodes below.
inline std::string textOf(const SiteStyleTree& site, const StyleTree& tree, StyleId id)
{
    std::string text = std::to_string(tree.style(id).pages) + "[";
    for (const ElementId element : tree.elementsOf(id))
        text += (text.ends_with('[') ? "" : " ") +
                site.vocabulary.labels.text(tree.element(element).label.value) + textOf(site, tree, element);
    return text + "]";
}

inline std::string textOf(const SiteStyleTree& site, const StyleTree& tree, ElementId id)
{
    std::string text;
    for (const StyleId style : StylesOf(tree, id))
        text += (text.empty() ? "(" : " ") + textOf(site, tree, style);
    return text.empty() ? text : text + ")";
}

/// The first element node of a label.
inline ElementId elementOf(const SiteStyleTree& site, const StyleTree& tree, std::string_view label)
{
    for (std::uint32_t i = 1; i < tree.elementCount(); ++i) {
        if (site.vocabulary.labels.text(tree.element(ElementId{i}).label.value) == label)
            return ElementId{i};
    }
    ADD_FAILURE() << "no element node is a " << label;
    return rootElement;
}

inline const Importance& importanceOf(const MeasuredTree& measured, std::string_view label)
{
    return measured.importance(elementOf(*measured.site, measured.tree, label));
}

/// Pages of one site: a random tree, whose pages differ from it in places.
class RandomSite {
  public:
    explicit RandomSite(std::mt19937& random) : m_random(random) { growAt(m_template, 4); }

    Document next()
    {
        PlainNode body = m_template;
        change(body);
        if (m_random() % 24 == 0)
            body.value = "div"; // a page without a body
        return htmlOf({std::move(body)});
    }

  private:
    template <class List>
    auto pick(const List& list)
    {
        return list[m_random() % list.size()];
    }

    PlainNode leaf()
    {
        static const std::vector<std::string> words{"a", "b", "a b", "b b c", "c", " ", "d a"};
        if (m_random() % 6 == 0) {
            PlainNode image{NodeKind::Element, "img"};
            image.attributes.emplace_back("src", pick(words));
            return image;
        }
        return {m_random() % 12 == 0 ? NodeKind::Comment : NodeKind::Text, pick(words)};
    }

    void growAt(PlainNode& parent, unsigned depth)
    {
        static const std::vector<std::string> names{"div", "p", "td", "a", "b", "script"};
        for (unsigned i = static_cast<unsigned>(m_random() % 4); i > 0; --i) {
            PlainNode child = leaf();
            if (depth > 0 && m_random() % 3 != 0) {
                child = {NodeKind::Element, pick(names)};
                if (m_random() % 4 == 0)
                    child.attributes.emplace_back(m_random() % 2 == 0 ? "class" : "width", "1");
                if (child.value == "a")
                    child.attributes.emplace_back("href", m_random() % 2 == 0 ? "x" : "y");
                growAt(child, depth - 1);
            }
            parent.children.push_back(std::move(child));
        }
    }

    void change(PlainNode& node)
    {
        if (node.kind == NodeKind::Text && m_random() % 3 == 0)
            node = leaf();
        if (node.kind != NodeKind::Element)
            return;
        if (m_random() % 10 == 0)
            growAt(node, 2);
        if (m_random() % 10 == 0 && !node.children.empty())
            node.children.pop_back();
        for (PlainNode& child : node.children)
            change(child);
    }

    std::mt19937& m_random;
    PlainNode m_template{NodeKind::Element, "body"};
};

/// Pages of one site; one to nine when `count` is 0.
inline std::vector<Document> pagesAtRandom(std::mt19937& random, std::size_t count = 0)
{
    RandomSite source(random);
    std::vector<Document> pages;
    for (count = count == 0 ? 1 + random() % 9 : count; count > 0; --count)
        pages.push_back(source.next());
    return pages;
}

} // namespace tagseam::test
