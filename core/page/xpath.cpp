// SPDX-License-Identifier: MIT
// The nodes that an XPath 1.0 expression selects.
#include "core/page/xpath.h"

#include "core/page/selectorwork.h"
#include "core/page/xpathevaluate.h"
#include "core/page/xpathparse.h"

#include <algorithm>
#include <string>

namespace tagseam::xpath {

namespace {

std::string kindOf(Type type)
{
    switch (type) {
    case Type::Boolean:
        return "a yes or no";
    case Type::Number:
        return "a number";
    default:
        return "a text";
    }
}

bool selectsAttributes(const Expression& expression)
{
    return !expression.steps.empty() && expression.steps.back().axis == Axis::Attribute;
}

} // namespace

Result<std::vector<NodeId>> select(const Document& document, std::string_view text)
{
    const Result<Expression> expression = parse(text);
    if (!expression)
        return expression.error();
    if (expression->type != Type::NodeSet)
        return selectorError(text, "it answers with " + kindOf(expression->type) + ", not with nodes");
    if (selectsAttributes(*expression))
        return selectorError(text, "it answers with attributes, not with nodes");
    SelectorWork work;
    const Value value = evaluate({document, work}, *expression, {});
    if (work.isExhausted())
        return selectorError(text, "it takes too long on this page");
    const NodeSet& items = std::get<NodeSet>(value);
    if (std::ranges::any_of(items, [](const Item item) { return item.attribute != 0; }))
        return selectorError(text, "it answers with attributes, not with nodes");
    std::vector<NodeId> nodes(items.size());
    std::ranges::transform(items, nodes.begin(), &Item::node);
    return nodes;
}

} // namespace tagseam::xpath
