// SPDX-License-Identifier: MIT
// A page -> its pagelets, from the hyperlinks in its elements.
#include "core/methods/pagelets/pagelets.h"

#include "core/methods/pagelets/shingle.h"
#include "core/page/readable.h"

#include <algorithm>

namespace tagseam {

namespace {

class PageletFinder {
  public:
    explicit PageletFinder(const Document& page)
        : m_page(page), m_readable(readableNodes(page)), m_links(page.size(), 0),
          m_mostOfAChild(page.size(), 0)
    {
        for (NodeId node = m_page.body(); node < bodyEnd();) {
            m_links[node.value] = isLink(node) ? 1 : 0;
            node = isSeen(node) ? NodeId{node.value + 1} : m_page.subtreeEnd(node);
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
            const bool isElement = m_page.isElement(node) && isSeen(node);
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
    bool isSeen(NodeId node) const { return m_readable.isSeen(node); }
    bool isLink(NodeId node) const
    {
        const bool isSeenLink = m_page.name(node) == "a" && isSeen(node);
        return (isSeenLink || m_page.name(node) == "area") && m_page.hasAttribute(node, "href");
    }

    void addWords(Shingler& shingler, NodeId root) const
    {
        for (NodeId node = root; node < m_page.subtreeEnd(root);) {
            if (m_page.kind(node) == NodeKind::Text && isSeen(node))
                shingler.add(m_page.text(node));
            node = isSeen(node) ? NodeId{node.value + 1} : m_page.subtreeEnd(node);
        }
    }

    Pagelet pageletAt(NodeId node, const PageletOptions& options) const
    {
        Shingler shingler(options.window);
        addWords(shingler, node);
        return {node, m_links[node.value], shingler.words(), shingler.shingle()};
    }

    const Document& m_page;
    const ReadableNodes m_readable;
    std::vector<std::uint32_t> m_links;        // indexed by node: links in it, including itself
    std::vector<std::uint32_t> m_mostOfAChild; // indexed by node
};

} // namespace

PagePagelets pageletsOf(const Document& page, const PageletOptions& options)
{
    return page.body() == noNode ? PagePagelets{} : PageletFinder(page).find(options);
}

} // namespace tagseam
