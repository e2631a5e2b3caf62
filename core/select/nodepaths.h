// SPDX-License-Identifier: MIT
// The XPaths of many nodes of one page; xpathOf() makes one from all of a node's siblings.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// True if an XPath can spell the name of an element: ASCII letters, digits and "_-.".
bool isXPathName(std::string_view name);

class NodePaths {
  public:
    /// The number of steps of the longest path that is written: the paths of a page of so many levels would
    /// take many times the page's memory.
    static constexpr std::uint32_t mostSteps = 100;

    /// `document` must outlive it. O(nodes).
    explicit NodePaths(const Document& document);

    /// Returns xpathOf() of the node; nothing for a node more than mostSteps deep. O(mostSteps).
    std::optional<std::string> of(NodeId node) const;

  private:
    void numberChildren(NodeId parent);

    const Document& m_document;
    std::vector<std::uint32_t>
        m_places; // indexed by node: place from 1 among the siblings that its step selects; 0 if it is alone
    std::vector<std::uint32_t> m_counts; // indexed by step: the counts of the present parent's children; 0
                                         // between two parents
};

} // namespace tagseam
