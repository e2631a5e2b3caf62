// SPDX-License-Identifier: MIT
// Pages of a site -> the shingles of its templates, and pages without them.
#include "core/methods/pagelets/pagelettemplates.h"

#include <algorithm>

namespace tagseam {

std::uint32_t PageletTemplates::pageletsWith(std::uint64_t shingle) const
{
    const auto found = pagelets.find(shingle);
    return found == pagelets.end() ? 0 : found->second;
}

void learn(PageletTemplates& templates, const Document& page)
{
    const PagePagelets found = pageletsOf(page, templates.options);
    if (!templates.pages.insert(found.fingerprint).second)
        return;
    for (const Pagelet& pagelet : found.pagelets) {
        if (pagelet.shingle)
            ++templates.pagelets[*pagelet.shingle];
    }
}

PageletTemplates templatesOf(std::span<const Document> pages, const PageletOptions& options)
{
    PageletTemplates templates{options, {}, {}};
    for (const Document& page : pages)
        learn(templates, page);
    return templates;
}

FilterResult removeTemplates(const Document& page, const PageletTemplates& templates, const KeepMask* within)
{
    FilterResult result;
    result.threshold = fewestOfATemplate;
    result.kept = wholePage(page, within);
    for (const Pagelet& pagelet : pageletsOf(page, templates.options).pagelets) {
        const NodeId root = pagelet.root;
        if (!pagelet.shingle || !result.kept[root.value])
            continue;
        const std::uint32_t count = templates.pageletsWith(*pagelet.shingle);
        const bool isNoise = count >= fewestOfATemplate;
        result.decisions.push_back({{root}, !isNoise, isNoise ? "template" : "pagelet", count});
        if (isNoise) // the body itself stays, even if it is noise
            std::fill(result.kept.begin() + root.value + (root == page.body() ? 1 : 0),
                      result.kept.begin() + page.subtreeEnd(root).value, false);
    }
    return result;
}

} // namespace tagseam
