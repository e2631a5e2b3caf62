// SPDX-License-Identifier: MIT
// A page -> its pagelets, from the hyperlinks in its elements.
#include "core/methods/pagelets/pagelets.h"

#include "core/methods/pagelets/shingle.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

class PageletFinder {
  public:
    explicit PageletFinder(const Document& page)
        : m_page(page), m_hidden{page.nameId("script"), page.nameId("style"), page.nameId("noscript"),
                                 page.nameId("template")},
          m_links(page.size(), 0), m_mostOfAChild(page.size(), 0)
    {
        for (NodeId node = m_page.body(); node < bodyEnd();) {
            m_links[node.value] = isLink(node) ? 1 : 0;
            node = isHidden(node) ? m_page.subtreeEnd(node) : NodeId{node.value + 1};
        }
        for (NodeId node{bodyEnd().value - 1}; node > m_page.body(); --node.value) {
            const std::uint32_t parent = m_page.parent(node).value;
            m_links[parent] += m_links[node.value];
            m_mostOfAChild[parent] = std::max(m_mostOfAChild[parent], m_links[node.value]);
        }
    }

    PagePagelets find(const PageletOptions& options) const
    {
        PagePagelets found;
        Shingler whole(options.window);
        for (NodeId node = m_page.body(); node < bodyEnd();) {
            const bool isElement = m_page.isElement(node) && !isHidden(node);
            if (isElement && m_mostOfAChild[node.value] >= options.fewestLinks) {
                ++node.value;
                continue;
            }
            addWords(whole, node);
            if (isElement)
                found.pagelets.push_back(pageletAt(node, options));
            node = m_page.subtreeEnd(node);
        }
        found.fingerprint = whole.fingerprint();
        return found;
    }

  private:
    NodeId bodyEnd() const { return m_page.subtreeEnd(m_page.body()); }
    bool isHidden(NodeId node) const
    {
        return m_page.isElement(node) && std::ranges::find(m_hidden, m_page.nameId(node)) != m_hidden.end();
    }
    bool isLink(NodeId node) const
    {
        return m_page.isElement(node) && (m_page.name(node) == "a" || m_page.name(node) == "area") &&
               m_page.hasAttribute(node, "href");
    }

    void addWords(Shingler& shingler, NodeId root) const
    {
        for (NodeId node = root; node < m_page.subtreeEnd(root);) {
            if (m_page.kind(node) == NodeKind::Text)
                shingler.add(m_page.text(node));
            node = isHidden(node) ? m_page.subtreeEnd(node) : NodeId{node.value + 1};
        }
    }

    Pagelet pageletAt(NodeId node, const PageletOptions& options) const
    {
        Shingler shingler(options.window);
        addWords(shingler, node);
        return {node, m_links[node.value], shingler.words(), shingler.shingle()};
    }

    const Document& m_page;
    std::array<NameId, 4> m_hidden;
    std::vector<std::uint32_t> m_links;        // indexed by node: links in it, including itself
    std::vector<std::uint32_t> m_mostOfAChild; // indexed by node
};

} // namespace

PagePagelets pageletsOf(const Document& page, const PageletOptions& options)
{
    return page.body() == noNode ? PagePagelets{} : PageletFinder(page).find(options);
}

} // namespace tagseam
