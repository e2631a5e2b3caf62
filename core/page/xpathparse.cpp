// SPDX-License-Identifier: MIT
// Text -> XPath 1.0 expression (sections 2 and 3), by recursive descent: as deep as brackets are nested.
#include "core/page/xpathparse.h"

#include "core/page/xpathnames.h"
#include "core/page/xpathreader.h"

#include <charconv>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace tagseam::xpath {

namespace {

class Parser : Reader {
  public:
    explicit Parser(std::string_view text) : Reader(text) {}

    Result<Expression> parse()
    {
        Expression expression = level(0);
        if (!is(TokenKind::End))
            fail("what stands here does not belong to the expression");
        if (m_error)
            return *m_error;
        return expression;
    }

  private:
    // Section 3.4 and 3.5: what binds as the operators of `depth` do, or more.
    Expression level(unsigned depth)
    {
        if (depth == minusLevel)
            return negated();
        Expression first = depth == unionLevel ? path() : level(depth + 1);
        const OperatorEntry* entry = nextOperator(depth);
        if (entry == nullptr)
            return first;
        Expression chain;
        chain.kind = Expression::Kind::Chain;
        chain.type = entry->type;
        for (; entry != nullptr; entry = nextOperator(depth)) {
            chain.operators.push_back(entry->code);
            addOperand(chain, std::exchange(first, {}));
            advance();
            first = depth == unionLevel ? path() : level(depth + 1);
        }
        addOperand(chain, std::move(first));
        return chain;
    }
    const OperatorEntry* nextOperator(unsigned depth) const
    {
        const OperatorEntry* entry = is(TokenKind::Operator) ? operatorNamed(m_token.text) : nullptr;
        return entry != nullptr && entry->level == depth ? entry : nullptr;
    }
    void addOperand(Expression& to, Expression operand)
    {
        if (to.kind == Expression::Kind::Chain && to.type == Type::NodeSet && operand.type != Type::NodeSet)
            fail("'|' joins nodes only");
        to.countsPositions = to.countsPositions || operand.countsPositions;
        to.operands.push_back(std::move(operand));
    }

    Expression negated()
    {
        bool isNumber = false;
        bool isNegative = false;
        while (is(TokenKind::Operator) && m_token.text == "-") {
            isNumber = true;
            isNegative = !isNegative;
            advance();
        }
        Expression operand = level(unionLevel);
        if (!isNumber)
            return operand;
        const auto minus = [&](Expression inner) {
            Expression outer;
            outer.kind = Expression::Kind::Negated;
            addOperand(outer, std::move(inner));
            return outer;
        };
        Expression once = minus(std::move(operand));
        return isNegative ? once : minus(std::move(once)); // an even number of signs: a number all the same
    }

    bool startsStep() const
    {
        return is(TokenKind::Name) || is(TokenKind::Star) || is(TokenKind::At) || is(TokenKind::Dot) ||
               is(TokenKind::DoubleDot);
    }
    bool startsCall() const
    {
        Tokens ahead = m_tokens;
        return is(TokenKind::Name) && !nodeTypeNamed(m_token.text) && ahead.next().kind == TokenKind::Open;
    }

    // Section 3.3: steps, from the document, the context node or an expression in front of them.
    Expression path()
    {
        Expression path;
        if (!countPart())
            return path;
        path.kind = Expression::Kind::Path;
        path.type = Type::NodeSet;
        if (is(TokenKind::Slash) || is(TokenKind::DoubleSlash)) {
            path.isAbsolute = true;
            const bool isRootAlone = is(TokenKind::Slash);
            if (!isRootAlone)
                addAnyDepth(path);
            advance();
            if (startsStep() || !isRootAlone)
                addSteps(path);
            return path;
        }
        if (startsStep() && !startsCall()) {
            addSteps(path);
            return path;
        }
        const std::size_t at = m_token.at;
        Expression first = primary();
        const bool isPath = is(TokenKind::OpenBracket) || is(TokenKind::Slash) || is(TokenKind::DoubleSlash);
        if (!isPath)
            return first;
        if (first.type != Type::NodeSet)
            fail("what begins here is no set of nodes", at);
        addOperand(path, std::move(first));
        while (is(TokenKind::OpenBracket))
            path.operands.push_back(predicate());
        if (is(TokenKind::DoubleSlash))
            addAnyDepth(path);
        if (accept(TokenKind::Slash) || accept(TokenKind::DoubleSlash))
            addSteps(path);
        return path;
    }

    Expression primary()
    {
        Expression expression;
        if (is(TokenKind::Number) || is(TokenKind::Literal)) {
            expression.kind = is(TokenKind::Number) ? Expression::Kind::Number : Expression::Kind::Literal;
            expression.type = is(TokenKind::Number) ? Type::Number : Type::String;
            expression.text = m_token.text;
            std::from_chars(m_token.text.data(), m_token.text.data() + m_token.text.size(),
                            expression.number);
            advance();
        } else if (is(TokenKind::Name)) {
            return call();
        } else if (open(TokenKind::Open)) {
            expression = level(0);
            close(TokenKind::Close, ")");
        } else {
            fail(is(TokenKind::End) ? "something is missing" : "an operand is missing");
        }
        return expression;
    }
    // Section 4.
    Expression call()
    {
        const Token name = m_token;
        const FunctionEntry* entry = functionNamed(name.text);
        advance();
        if (entry == nullptr) {
            fail("there is no function of this name", name.at);
            return {};
        }
        Expression call;
        call.kind = Expression::Kind::Call;
        call.type = entry->type;
        call.function = entry->function;
        call.countsPositions = entry->function == Function::Position || entry->function == Function::Last;
        if (!open(TokenKind::Open))
            return {};
        while (!is(TokenKind::Close) && !m_error) {
            if (!call.operands.empty())
                expect(TokenKind::Comma, ",");
            const std::size_t at = m_token.at;
            addOperand(call, level(0));
            if (entry->takesNodes && call.operands.back().type != Type::NodeSet)
                fail("this is to be a set of nodes", at);
        }
        close(TokenKind::Close, ")");
        if (call.operands.size() < entry->fewest || call.operands.size() > entry->most)
            fail(std::string(name.text) + "() does not take so many arguments", name.at);
        return call;
    }

    // "//" is "/descendant-or-self::node()/".
    static void addAnyDepth(Expression& path)
    {
        Step step;
        step.axis = Axis::DescendantOrSelf;
        path.steps.push_back(std::move(step));
    }

    void addSteps(Expression& path)
    {
        while (true) {
            path.steps.push_back(step());
            mergeAnyDepth(path.steps);
            if (is(TokenKind::DoubleSlash))
                addAnyDepth(path);
            if (!accept(TokenKind::Slash) && !accept(TokenKind::DoubleSlash))
                return;
        }
    }

    // "//x" is "/descendant::x", but for "//x[1]": that is the first of each parent. Saves the set of all
    // nodes.
    static void mergeAnyDepth(std::vector<Step>& steps)
    {
        if (steps.size() < 2 || steps.back().axis != Axis::Child || steps.back().countsPositions)
            return;
        const Step& before = steps[steps.size() - 2];
        const bool isAnyDepth = before.axis == Axis::DescendantOrSelf && before.test == NodeTest::Node &&
                                before.predicates.empty() && before.place == 0;
        if (!isAnyDepth)
            return;
        steps.back().axis = Axis::Descendant;
        std::swap(steps[steps.size() - 2], steps.back());
        steps.pop_back();
    }

    Step step()
    {
        Step step;
        if (is(TokenKind::Dot) || is(TokenKind::DoubleDot)) { // these take no predicates
            step.axis = is(TokenKind::Dot) ? Axis::Self : Axis::Parent;
            advance();
            return step;
        }
        if (accept(TokenKind::At)) {
            step.axis = Axis::Attribute;
        } else if (is(TokenKind::Name)) {
            Tokens ahead = m_tokens;
            if (ahead.next().kind == TokenKind::Axis)
                step.axis = axis();
        }
        nodeTest(step);
        predicates(step);
        return step;
    }

    Axis axis()
    {
        const std::optional<Axis> axis = axisNamed(m_token.text);
        if (!axis)
            fail(m_token.text == "namespace" ? "there are no namespaces here"
                                             : "there is no axis of this name");
        advance();
        accept(TokenKind::Axis);
        return axis.value_or(Axis::Child);
    }

    void nodeTest(Step& step)
    {
        if (accept(TokenKind::Star)) {
            step.test = NodeTest::Any;
            return;
        }
        if (!is(TokenKind::Name)) {
            fail("a name, '*' or node test is missing");
            return;
        }
        const Token name = m_token;
        advance();
        if (!is(TokenKind::Open)) {
            step.test = NodeTest::Name;
            step.name = name.text;
            return;
        }
        const std::optional<NodeTest> type = nodeTypeNamed(name.text);
        if (!type)
            fail("there is no node test of this name", name.at);
        accept(TokenKind::Open);
        if (type == NodeTest::Nothing)
            accept(TokenKind::Literal);
        expect(TokenKind::Close, ")");
        step.test = type.value_or(NodeTest::Node);
    }

    void predicates(Step& step)
    {
        while (is(TokenKind::OpenBracket)) {
            if (const std::uint32_t place = step.predicates.empty() && step.place == 0 ? plainPlace() : 0) {
                step.place = place;
                step.countsPositions = true;
                continue;
            }
            step.predicates.push_back(predicate());
            const Expression& last = step.predicates.back();
            step.countsPositions = step.countsPositions || last.countsPositions || last.type == Type::Number;
        }
    }

    // "[2]" is taken, and 2 the answer; else nothing is, and 0 the answer.
    std::uint32_t plainPlace()
    {
        Tokens ahead = m_tokens;
        const Token number = ahead.next();
        std::uint32_t place = 0;
        const std::from_chars_result read =
            std::from_chars(number.text.data(), number.text.data() + number.text.size(), place);
        if (number.kind != TokenKind::Number || ahead.next().kind != TokenKind::CloseBracket ||
            read.ptr != number.text.data() + number.text.size())
            return 0;
        if (place != 0) {
            m_tokens = ahead;
            advance();
        }
        return place;
    }

    // What it asks of positions is about the nodes before it, not about the context around the path.
    Expression predicate()
    {
        Expression condition;
        if (open(TokenKind::OpenBracket)) {
            condition = level(0);
            close(TokenKind::CloseBracket, "]");
        }
        return condition;
    }
};

} // namespace

Result<Expression> parse(std::string_view text)
{
    return Parser(text).parse();
}

} // namespace tagseam::xpath
