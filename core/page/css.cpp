// SPDX-License-Identifier: MIT
// The elements that a CSS selector selects.
#include "core/page/css.h"

#include "core/page/cssmatch.h"
#include "core/page/cssparse.h"
#include "core/page/selectorwork.h"

namespace tagseam::css {

Result<std::vector<NodeId>> select(const Document& document, std::string_view selector)
{
    const Result<std::vector<Complex>> list = parse(selector);
    if (!list)
        return list.error();
    SelectorWork work;
    const Mask mask = match(document, *list, work);
    if (work.isExhausted())
        return selectorError(selector, "it takes too long on this page");
    std::vector<NodeId> nodes;
    for (NodeId node{0}; node.value < document.size(); ++node.value) {
        if (mask[node.value])
            nodes.push_back(node);
    }
    return nodes;
}

} // namespace tagseam::css
