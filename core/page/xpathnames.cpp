// SPDX-License-Identifier: MIT
// The names that XPath 1.0 gives its axes, operators and functions.
#include "core/page/xpathnames.h"

#include <algorithm>
#include <array>

namespace tagseam::xpath {

namespace {

struct AxisEntry {
    std::string_view name;
    Axis axis;
};

constexpr std::array<AxisEntry, 12> axes{{
    {"ancestor", Axis::Ancestor},
    {"ancestor-or-self", Axis::AncestorOrSelf},
    {"attribute", Axis::Attribute},
    {"child", Axis::Child},
    {"descendant", Axis::Descendant},
    {"descendant-or-self", Axis::DescendantOrSelf},
    {"following", Axis::Following},
    {"following-sibling", Axis::FollowingSibling},
    {"parent", Axis::Parent},
    {"preceding", Axis::Preceding},
    {"preceding-sibling", Axis::PrecedingSibling},
    {"self", Axis::Self},
}};

constexpr std::array<FunctionEntry, 27> functions{{
    {"boolean", Function::Boolean, Type::Boolean, 1, 1},
    {"ceiling", Function::Ceiling, Type::Number, 1, 1},
    {"concat", Function::Concat, Type::String, 2, anyCount},
    {"contains", Function::Contains, Type::Boolean, 2, 2},
    {"count", Function::Count, Type::Number, 1, 1, true},
    {"false", Function::False, Type::Boolean, 0, 0},
    {"floor", Function::Floor, Type::Number, 1, 1},
    {"id", Function::Id, Type::NodeSet, 1, 1},
    {"lang", Function::Lang, Type::Boolean, 1, 1},
    {"last", Function::Last, Type::Number, 0, 0},
    {"local-name", Function::LocalName, Type::String, 0, 1, true},
    {"name", Function::Name, Type::String, 0, 1, true},
    {"namespace-uri", Function::NamespaceUri, Type::String, 0, 1, true},
    {"normalize-space", Function::NormalizeSpace, Type::String, 0, 1},
    {"not", Function::Not, Type::Boolean, 1, 1},
    {"number", Function::Number, Type::Number, 0, 1},
    {"position", Function::Position, Type::Number, 0, 0},
    {"round", Function::Round, Type::Number, 1, 1},
    {"starts-with", Function::StartsWith, Type::Boolean, 2, 2},
    {"string", Function::String, Type::String, 0, 1},
    {"string-length", Function::StringLength, Type::Number, 0, 1},
    {"substring", Function::Substring, Type::String, 2, 3},
    {"substring-after", Function::SubstringAfter, Type::String, 2, 2},
    {"substring-before", Function::SubstringBefore, Type::String, 2, 2},
    {"sum", Function::Sum, Type::Number, 1, 1, true},
    {"translate", Function::Translate, Type::String, 3, 3},
    {"true", Function::True, Type::Boolean, 0, 0},
}};

constexpr std::array<OperatorEntry, 14> operators{{
    {"or", Operator::Or, 0, Type::Boolean},
    {"and", Operator::And, 1, Type::Boolean},
    {"=", Operator::Equal, 2, Type::Boolean},
    {"!=", Operator::NotEqual, 2, Type::Boolean},
    {"<", Operator::Less, 3, Type::Boolean},
    {"<=", Operator::LessOrEqual, 3, Type::Boolean},
    {">", Operator::Greater, 3, Type::Boolean},
    {">=", Operator::GreaterOrEqual, 3, Type::Boolean},
    {"+", Operator::Add, 4, Type::Number},
    {"-", Operator::Subtract, 4, Type::Number},
    {"*", Operator::Multiply, 5, Type::Number},
    {"div", Operator::Divide, 5, Type::Number},
    {"mod", Operator::Modulo, 5, Type::Number},
    {"|", Operator::Union, unionLevel, Type::NodeSet},
}};

} // namespace

const FunctionEntry* functionNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(functions, name, &FunctionEntry::name);
    return found == functions.end() ? nullptr : found;
}

std::optional<Axis> axisNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(axes, name, &AxisEntry::name);
    return found == axes.end() ? std::nullopt : std::optional(found->axis);
}

std::optional<NodeTest> nodeTypeNamed(std::string_view name)
{
    if (name == "node")
        return NodeTest::Node;
    if (name == "text")
        return NodeTest::Text;
    if (name == "comment")
        return NodeTest::Comment;
    return name == "processing-instruction" ? std::optional(NodeTest::Nothing) : std::nullopt;
}

const OperatorEntry* operatorNamed(std::string_view text)
{
    const auto* const found = std::ranges::find(operators, text, &OperatorEntry::text);
    return found == operators.end() ? nullptr : found;
}

} // namespace tagseam::xpath
