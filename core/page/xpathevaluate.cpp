// SPDX-License-Identifier: MIT
// An XPath 1.0 expression over a Document (sections 2 and 3).
#include "core/page/xpathevaluate.h"

#include "core/page/xpathstep.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace tagseam::xpath {

namespace {

NodeSet evaluatePath(const Page& page, const Expression& path, const Context& context, bool wantsOne)
{
    NodeSet nodes;
    if (path.operands.empty()) {
        nodes = {path.isAbsolute ? Item{} : context.item};
    } else {
        const bool isLast = path.operands.size() == 1 && path.steps.empty();
        const Expression& first = path.operands.front();
        if (isLast && wantsOne)
            return isTrue(page, first, context) ? NodeSet{Item{}} : NodeSet{};
        nodes = std::get<NodeSet>(evaluate(page, first, context));
        const Expression* const all = path.operands.data();
        keepWhere(page, all + 1, all + path.operands.size(), nodes);
    }
    for (const Step& step : path.steps) {
        if (nodes.empty() || !page.work.spend())
            return {};
        nodes = takeStep(page, step, nodes, wantsOne && &step == &path.steps.back());
    }
    return nodes;
}

double calculate(Operator how, double left, double right)
{
    switch (how) {
    case Operator::Add:
        return left + right;
    case Operator::Subtract:
        return left - right;
    case Operator::Multiply:
        return left * right;
    case Operator::Divide:
        return left / right;
    default:
        return std::fmod(left, right);
    }
}

NodeSet unionOf(const Page& page, NodeSet left, const NodeSet& right)
{
    NodeSet both;
    if (!page.work.spend(left.size() + right.size()))
        return both;
    both.reserve(left.size() + right.size());
    std::ranges::set_union(left, right, std::back_inserter(both));
    return both;
}

Value apply(const Page& page, Operator how, Value left, const Value& right)
{
    switch (how) {
    case Operator::Union:
        return unionOf(page, std::get<NodeSet>(std::move(left)), std::get<NodeSet>(right));
    case Operator::Add:
    case Operator::Subtract:
    case Operator::Multiply:
    case Operator::Divide:
    case Operator::Modulo:
        return calculate(how, toNumber(page, left), toNumber(page, right));
    default:
        return compare(page, how, left, right);
    }
}

// "or" and "and" do not look at what comes behind the operand that decides.
bool isChainTrue(const Page& page, const Expression& chain, const Context& context)
{
    const bool decides = chain.operators.front() == Operator::Or;
    for (const Expression& operand : chain.operands) {
        if (isTrue(page, operand, context) == decides)
            return decides;
    }
    return !decides;
}

Value evaluateChain(const Page& page, const Expression& chain, const Context& context)
{
    const Operator first = chain.operators.front();
    if (first == Operator::Or || first == Operator::And)
        return isChainTrue(page, chain, context);
    Value value = evaluate(page, chain.operands.front(), context);
    for (std::size_t i = 0; i < chain.operators.size() && page.work.spend(); ++i)
        value =
            apply(page, chain.operators[i], std::move(value), evaluate(page, chain.operands[i + 1], context));
    return value;
}

// So that what asks for a type finds it.
Value emptyValue(Type type)
{
    switch (type) {
    case Type::NodeSet:
        return NodeSet{};
    case Type::Boolean:
        return false;
    case Type::Number:
        return 0.0;
    case Type::String:
        break;
    }
    return std::string();
}

} // namespace

Value evaluate(const Page& page, const Expression& expression, const Context& context)
{
    if (!page.work.spend())
        return emptyValue(expression.type);
    switch (expression.kind) {
    case Expression::Kind::Number:
        return expression.number;
    case Expression::Kind::Literal:
        page.work.spendBytes(expression.text.size());
        return std::string(expression.text);
    case Expression::Kind::Negated:
        return -toNumber(page, evaluate(page, expression.operands.front(), context));
    case Expression::Kind::Chain:
        return evaluateChain(page, expression, context);
    case Expression::Kind::Call:
        return evaluateCall(page, expression, context);
    case Expression::Kind::Path:
        break;
    }
    return evaluatePath(page, expression, context, false);
}

bool isTrue(const Page& page, const Expression& expression, const Context& context)
{
    if (!page.work.spend())
        return false;
    if (expression.kind == Expression::Kind::Path)
        return !evaluatePath(page, expression, context, true).empty();
    return toBoolean(evaluate(page, expression, context));
}

} // namespace tagseam::xpath
