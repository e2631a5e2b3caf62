// SPDX-License-Identifier: MIT
// Maps a page on a site style tree.
#include "core/methods/sitestyletree/mapping.h"

namespace tagseam {

bool PageMapping::isStyleKnown(const Document& page, NodeId node) const
{
    NodeId child = page.firstChild(node);
    while (child != noNode && !tags.isThere(child))
        child = page.nextSibling(child);
    return child != noNode && element(child) != noElement;
}

PageMapping mapPage(const Document& page, const MeasuredTree& measured)
{
    const SiteStyleTree& site = *measured.site;
    PageMapping mapping{tagsOf(page, site.options.leaves), {}, false};
    mapping.elements.assign(page.size(), noElement);
    const NodeId body = mapping.tags.body;
    const auto mapChildren = [&](ElementId element, const std::vector<NodeId>& children) {
        const StyleId style = measured.tree.findStyle(element, findLabels(site, page, children));
        for (std::size_t i = 0; style != noStyle && i < children.size(); ++i) // L10-L15 of figure 7
            mapping.elements[children[i].value] = measured.tree.elementsOf(style)[i];
        return style != noStyle;
    };
    if (body == noNode)
        return mapping;
    mapping.isKnown = mapChildren(rootElement, {body});
    for (NodeId node = body; node < page.subtreeEnd(body); ++node.value) {
        ElementId& element = mapping.elements[node.value];
        if (mapping.tags.role(node) == TagRole::Within)
            element = mapping.element(page.parent(node));
        else if (mapping.tags.role(node) == TagRole::Inner && element != noElement)
            mapChildren(element, tagChildren(page, mapping.tags, node));
    }
    return mapping;
}

} // namespace tagseam
