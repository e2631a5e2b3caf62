// SPDX-License-Identifier: MIT
// What an XPath 1.0 expression comes to (section 1), and how one kind becomes another (section 4).
#pragma once

#include "core/page/dom.h"
#include "core/page/selectorwork.h"
#include "core/page/xpathtree.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagseam::xpath {

/// A node or one of its attributes. They sort in document order: attributes after their element, before
/// its content.
struct Item {
    NodeId node;
    std::uint32_t attribute = 0; ///< index + 1; 0: the node itself
    friend auto operator<=>(const Item&, const Item&) = default;
};

using NodeSet = std::vector<Item>; ///< in document order, each once
using Value = std::variant<NodeSet, bool, double, std::string>;

/// What every conversion needs.
struct Page {
    const Document& document;
    SelectorWork& work;
};

/// Section 5: of an element and of the document all their text. The answer's bytes are the document's or
/// `buffer`'s. Cost: the subtree.
std::string_view stringOf(const Page& page, Item item, std::string& buffer);

bool toBoolean(const Value& value);
double toNumber(const Page& page, const Value& value);
std::string toString(const Page& page, const Value& value);

double numberOf(std::string_view text);
std::string textOf(double number);

/// Section 3.4: true when it holds for some node of a set. Cost: linear in the sets and their texts.
bool compare(const Page& page, Operator how, const Value& left, const Value& right);

/// Sorts, and drops what is there twice.
void putInOrder(NodeSet& nodes, SelectorWork& work);

} // namespace tagseam::xpath
