// SPDX-License-Identifier: MIT
// An XPath 1.0 expression as a tree. Its texts are the expression's own bytes.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace tagseam::xpath {

enum class Type : std::uint8_t { NodeSet, Boolean, Number, String };

enum class Axis : std::uint8_t {
    Ancestor,
    AncestorOrSelf,
    Attribute,
    Child,
    Descendant,
    DescendantOrSelf,
    Following,
    FollowingSibling,
    Parent,
    Preceding,
    PrecedingSibling,
    Self,
};

enum class NodeTest : std::uint8_t { Any, Name, Node, Text, Comment, Nothing }; // Nothing: instructions

enum class Operator : std::uint8_t {
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    Union,
};

enum class Function : std::uint8_t {
    Boolean,
    Ceiling,
    Concat,
    Contains,
    Count,
    False,
    Floor,
    Id,
    Lang,
    Last,
    LocalName,
    Name,
    NamespaceUri,
    NormalizeSpace,
    Not,
    Number,
    Position,
    Round,
    StartsWith,
    String,
    StringLength,
    Substring,
    SubstringAfter,
    SubstringBefore,
    Sum,
    Translate,
    True,
};

struct Expression;

struct Step {
    Axis axis = Axis::Child;
    NodeTest test = NodeTest::Node;
    bool countsPositions = false; ///< whether a predicate asks which of the nodes, or how many, they are
    std::uint32_t place = 0;      ///< of a first predicate like "[2]", which is not among the others; 0: none
    std::string_view name;        ///< for NodeTest::Name
    std::vector<Expression> predicates;
};

struct Expression {
    enum class Kind : std::uint8_t {
        Number,  ///< number
        Literal, ///< text
        Negated, ///< operands[0]
        Chain,   ///< operands[0] operators[0] operands[1] operators[1] ..., from the left
        Call,    ///< function of operands
        Path,    ///< operands[0], kept by the predicates operands[1...]; without them the context node or,
                 ///< isAbsolute, the document; then the steps
    };
    Kind kind = Kind::Number;
    Type type = Type::Number;
    Function function = Function::True;
    bool isAbsolute = false;
    bool countsPositions = false; ///< calls position() or last() of the context that it stands in
    double number = 0;
    std::string_view text;
    std::vector<Expression> operands;
    std::vector<Operator> operators;
    std::vector<Step> steps;
};

} // namespace tagseam::xpath
