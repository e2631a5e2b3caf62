// SPDX-License-Identifier: MIT
// Selects nodes with an XPath 1.0 expression, with pugixml.
#include "core/select/xpath.h"

#include "core/base/encoding.h"
#include "core/select/selectorwork.h"
#include "core/select/xpatherrors.h"
#include "core/select/xpathmemory.h"
#include "core/select/xpathtree.h"

#include <pugixml.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <string>

namespace tagseam::xpath {

namespace {

std::string kindOf(pugi::xpath_value_type type)
{
    switch (type) {
    case pugi::xpath_type_boolean:
        return "a yes or no";
    case pugi::xpath_type_number:
        return "a number";
    default:
        return "a text";
    }
}

// An XPath that reads the text of each element, or climbs from each to the top, takes so many steps, and no
// memory that could stop it: two seconds on a processor of 2020.
constexpr std::uint64_t depthsLimit = 50'000'000; // sum of the depths of all nodes

bool isTooDeep(const Document& document)
{
    std::uint64_t depths = 0;
    for (NodeId node{1}; node.value < document.size(); ++node.value)
        depths += document.subtreeEnd(node).value - node.value; // each node counts for each of its ancestors
    return depths > depthsLimit;
}

// Returns the place of the first byte that belongs to no character, or of the first NUL.
std::optional<std::size_t> firstOddByte(std::string_view expression)
{
    const std::string valid = validText(expression);
    if (valid == expression)
        return {};
    // The replacement of an odd EF begins with EF itself, so the texts diverge within it, or not at all.
    const auto firstDifference = std::ranges::mismatch(expression, valid).in2 - valid.begin();
    std::size_t odd = static_cast<std::size_t>(firstDifference);
    while ((static_cast<unsigned char>(valid[odd]) & 0xC0U) == 0x80U)
        --odd;
    return odd;
}

// Evaluates the expression. Throws the exceptions of pugixml.
Result<std::vector<NodeId>> answer(const Tree& tree, std::string_view expression)
{
    const pugi::xpath_query query(std::string(expression).c_str());
    if (const std::optional<Error> error = misunderstanding(expression))
        return *error;
    if (query.return_type() != pugi::xpath_type_node_set)
        return selectorError(expression,
                             "it answers with " + kindOf(query.return_type()) + ", not with nodes");
    const pugi::xpath_node_set found = query.evaluate_node_set(tree.document);
    std::vector<NodeId> nodes;
    nodes.reserve(found.size());
    for (const pugi::xpath_node& node : found) {
        if (node.attribute())
            return selectorError(expression, "it answers with attributes, not with nodes");
        nodes.push_back(idOf(tree, node.node()));
    }
    std::ranges::sort(nodes);
    return nodes;
}

} // namespace

Result<std::vector<NodeId>> select(const Document& document, std::string_view expression)
{
    if (const std::optional<std::size_t> odd = firstOddByte(expression))
        return selectorError(expression, "this is not UTF-8", *odd);
    if (isTooDeep(document))
        return selectorError(expression, "this page has too many elements within elements for an XPath");
    countMemory();
    Tree tree;
    std::optional<MemoryBounds> bounds;
    try {
        makeTree(tree, document);
        bounds.emplace();
        return answer(tree, expression);
    } catch (const pugi::xpath_exception& error) {
        return syntaxError(expression, error.what(),
                           static_cast<std::size_t>(std::max<std::ptrdiff_t>(error.result().offset, 0)));
    } catch (const std::bad_alloc&) {
        const bool isOurs = bounds.has_value() && bounds->isExceeded();
        return selectorError(expression, isOurs ? "it takes too long on this page"
                                                : "the memory of this machine is too small for it");
    }
}

} // namespace tagseam::xpath
