// SPDX-License-Identifier: MIT
// Paths of steps from the top of a page down, in XPath and in CSS: read and followed without a pass over the
// page.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

/// `li[3]`, `text()[2]`, `*`, `div[@id="x"]`.
struct PathStep {
    enum class Test : std::uint8_t { Name, AnyElement, Text, Comment };
    Test test = Test::Name;
    std::string name;
    std::uint32_t place = 0; ///< place from 1 among the siblings that pass the test; 0: all of them
    std::string attribute;   ///< attribute that must have this value; empty: none
    std::string value;
    bool isAnywhere = false; ///< "//": only the first step may be
    friend bool operator==(const PathStep&, const PathStep&) = default;
};

/// Reads `/html/body/div[2]`, `//*[@id="x"]/p`: steps down by name, *, text() or comment(), each with at most
/// one predicate, a number from 1 or an attribute's value. All else is BadSelector: evaluating a stranger's
/// file must end soon, which general XPath need not. More than 20,000 steps are too many.
Result<std::vector<PathStep>> parseXPathSteps(std::string_view xpath);

/// Reads `html > body > div:nth-of-type(2)`: from html down through child combinators. Nothing for all other
/// CSS.
std::optional<std::vector<PathStep>> parseCssSteps(std::string_view css);

/// Returns xpathOf() in the DOM that an HTML5 parser builds of the same page: the rows of a table without
/// tbody are in one, unless the table has sections between them. ChildIndex::follow() reads it in both trees.
/// Elsewhere the tree that libxml2 builds may differ from the DOM. Cost: as xpathOf().
std::string domXPathOf(const Document& document, NodeId node);

/// Returns the path that parseCssSteps() reads, with :nth-of-type() where siblings have the same name, and
/// tbody as in domXPathOf(). Empty for a node that is not an element. Cost: as xpathOf().
std::string cssPathOf(const Document& document, NodeId node);

/// The children of every node, indexed by name.
class ChildIndex {
  public:
    /// O(nodes log nodes); 24 bytes a node.
    explicit ChildIndex(const Document& document);

    /// Returns the nodes that the steps lead to, in document order.
    ///
    /// HTML5 puts tr into a tbody that libxml2 does not make. So where a step leads nowhere: "tbody" or
    /// "tbody[1]" below a table without one stays at the table, and "tr" or "tr[2]" below a table without one
    /// is searched for in its tbody, if it has exactly one.
    std::vector<NodeId> follow(const std::vector<PathStep>& steps) const;

  private:
    struct Entry {
        std::uint32_t parent;
        std::uint32_t slot;
        std::uint32_t node;
        friend auto operator<=>(const Entry&, const Entry&) = default;
    };
    std::pair<const Entry*, const Entry*> childrenOf(NodeId parent, std::uint32_t slot) const;
    std::uint32_t slotOf(const PathStep& step) const;
    bool passes(NodeId node, const PathStep& step) const;
    void start(const PathStep& step, std::uint32_t slot, std::vector<NodeId>& found) const;
    void takeStep(NodeId from, const PathStep& step, std::uint32_t slot, std::vector<NodeId>& found) const;
    void takeOtherwise(NodeId from, const PathStep& step, std::uint32_t slot,
                       std::vector<NodeId>& found) const;

    const Document& m_document;
    std::vector<Entry> m_entries; // sorted
    NameId m_table;
    NameId m_tbody;
    NameId m_tr;
};

} // namespace tagseam
