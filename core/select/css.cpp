// SPDX-License-Identifier: MIT
// Selects elements with a CSS selector.
#include "core/select/css.h"

#include "core/select/cssmatch.h"
#include "core/select/cssparse.h"
#include "core/select/selectorwork.h"

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
