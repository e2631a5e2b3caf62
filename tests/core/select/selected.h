// SPDX-License-Identifier: MIT
// Shared by the tests of selectors: the answer as a line of text.
#pragma once

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

namespace tagseam::test {

/// "p#a 'text' <!--note-->": an element with its id, where it has one; "/" is the document. An error is its
/// detail, "none" an empty answer.
inline std::string selected(const Document& document, std::string_view selector)
{
    const Result<std::vector<NodeId>> nodes = selectNodes(document, selector);
    if (!nodes)
        return nodes.error().code == ErrorCode::BadSelector ? "error: " + nodes.error().detail
                                                            : "other error";
    std::string line;
    for (const NodeId node : *nodes) {
        line += line.empty() ? "" : " ";
        if (document.kind(node) == NodeKind::Document)
            line += "/";
        else if (!document.isElement(node))
            line += outline(document, node);
        else if (line += document.name(node); document.hasAttribute(node, "id"))
            line.append("#").append(document.attribute(node, "id"));
    }
    return line.empty() ? "none" : line;
}

struct SelectorRow {
    const char* name;
    std::string selector;
    std::string expected;
};

} // namespace tagseam::test
