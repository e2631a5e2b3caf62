// SPDX-License-Identifier: MIT
// The result of a site style tree on a page, for other views.
#include "ui/tools/site/sitemarks.h"

#include "core/explain/setup.h"
#include "ui/session/analysis/pagesession.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace tagseam {

namespace {

class SiteMarks { // translation context of its texts
    Q_DECLARE_TR_FUNCTIONS(SiteMarks)
};

// Indexed by node: true if a tag node in it is pruned.
std::vector<bool> losing(const Document& document, const SitePage& page)
{
    std::vector<bool> isLosing(document.size(), false);
    for (std::uint32_t i = document.size(); i-- > 1;) { // children before parents
        const NodeId node{i};
        if (page.cleaned.mapping.tags.isThere(node) && !page.cleaned.result.kept[i])
            isLosing[i] = true;
        if (isLosing[i])
            isLosing[document.parent(node).value] = true;
    }
    return isLosing;
}

QString siteLabelOf(SiteLook look)
{
    return look == NoiseLook  ? SiteMarks::tr("noise")
           : look == KeptLook ? SiteMarks::tr("kept")
                              : SiteMarks::tr("kept, style unknown");
}

} // namespace

std::vector<NodeId> nodesByElement(const SitePage& page)
{
    std::vector<NodeId> nodes(page.site->measured.tree.elementCount(), noNode);
    const std::vector<ElementId>& elements = page.cleaned.mapping.elements;
    for (std::uint32_t i = static_cast<std::uint32_t>(elements.size()); i-- > 0;) {
        if (elements[i] != noElement)
            nodes[elements[i].value] = NodeId{i};
    }
    return nodes;
}

std::vector<RegionMark> siteMarks(const PageSession& session, const SitePage& page)
{
    const Document& document = session.trees()->document();
    const PageMapping& mapping = page.cleaned.mapping;
    std::vector<RegionMark> marks;
    if (mapping.tags.body == noNode)
        return marks;
    const std::vector<bool> isLosing = losing(document, page);
    std::array<std::size_t, 3> labelled{};
    for (NodeId node = mapping.tags.body;
         node < document.subtreeEnd(mapping.tags.body) && marks.size() < mostSiteMarks;) {
        const bool isKept = page.cleaned.result.kept[node.value];
        if (!mapping.tags.isThere(node) || (isKept && isLosing[node.value])) {
            ++node.value; // its descendants have different results
            continue;
        }
        const bool isUnknown = page.cleaned.statuses[node.value] == MapStatus::Possibly;
        const SiteLook look = !isKept ? NoiseLook : isUnknown ? UnknownLook : KeptLook;
        RegionMark mark{positionsBelow(document, session.runner()->analysis().sequence, node),
                        look,
                        {},
                        noPosition,
                        {node}};
        if (labelled[static_cast<std::size_t>(look)]++ < mostLabelled)
            mark.label = siteLabelOf(look);
        marks.push_back(std::move(mark));
        node = document.subtreeEnd(node);
    }
    return marks;
}

} // namespace tagseam
