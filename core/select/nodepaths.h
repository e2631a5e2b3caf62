// SPDX-License-Identifier: MIT
// The XPaths of many nodes of one page, which xpathOf() makes one by one from all of their siblings.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Whether an XPath can spell the name of an element: ASCII letters, digits and "_-.".
bool isXPathName(std::string_view name);

class NodePaths {
  public:
    /// Steps of the longest path that is written: those of a page of so many levels would take more room than
    /// the page many times over.
    static constexpr std::uint32_t mostSteps = 100;

    /// `document` must outlive it. O(nodes).
    explicit NodePaths(const Document& document);

    /// What xpathOf() says; nothing for a node more than mostSteps deep. O(mostSteps).
    std::optional<std::string> of(NodeId node) const;

  private:
    void numberChildren(NodeId parent);

    const Document& m_document;
    std::vector<std::uint32_t>
        m_places; // by node: from 1 among those that its step selects; 0 if it is alone
    std::vector<std::uint32_t> m_counts; // by step, of the present parent's children; 0 between two parents
};

} // namespace tagseam
