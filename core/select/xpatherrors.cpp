// SPDX-License-Identifier: MIT
// Explains the fault of an XPath, from pugixml's messages and the function calls.
#include "core/select/xpatherrors.h"

#include "core/base/ascii.h"
#include "core/select/selectorwork.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tagseam::xpath {

namespace {

struct Call {
    std::string_view function;
    std::string_view arguments;
    std::size_t at = 0; // place of the function's name
};

constexpr std::array<std::string_view, 27> functions{"last",
                                                     "position",
                                                     "count",
                                                     "id",
                                                     "local-name",
                                                     "namespace-uri",
                                                     "name",
                                                     "string",
                                                     "concat",
                                                     "contains",
                                                     "starts-with",
                                                     "substring-before",
                                                     "substring",
                                                     "string-length",
                                                     "normalize-space",
                                                     "translate",
                                                     "substring-after",
                                                     "boolean",
                                                     "not",
                                                     "true",
                                                     "false",
                                                     "lang",
                                                     "number",
                                                     "sum",
                                                     "floor",
                                                     "ceiling",
                                                     "round"};

bool isQNameByte(char c)
{
    return isAlnum(c) || c == '_' || c == '-' || c == '.' || c == ':' ||
           static_cast<unsigned char>(c) >= 0x80;
}

// Returns "id" for "3-id (".
std::string_view nameBefore(std::string_view expression)
{
    expression = trimmed(expression);
    std::size_t start = expression.size();
    while (start > 0 && isQNameByte(expression[start - 1]))
        --start;
    const auto isFirst = [](char c) { return !isDigit(c) && c != '-' && c != '.' && c != ':'; };
    while (start < expression.size() && !isFirst(expression[start]))
        ++start;
    return expression.substr(start);
}

// Returns the closed calls, in the order in which they are closed.
std::vector<Call> callsOf(std::string_view expression)
{
    std::vector<Call> calls;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < expression.size(); ++i) {
        const char c = expression[i];
        if (c == '"' || c == '\'') {
            i = std::min(expression.find(c, i + 1), expression.size());
        } else if (c == '(') {
            open.push_back(i);
        } else if (c == ')' && !open.empty()) {
            const std::string_view name = nameBefore(expression.substr(0, open.back()));
            const std::size_t at = static_cast<std::size_t>(name.data() - expression.data());
            calls.push_back({name, expression.substr(open.back() + 1, i - open.back() - 1), at});
            open.pop_back();
        }
    }
    return calls;
}

std::string lastFunction(std::string_view expression)
{
    const std::vector<Call> calls = callsOf(expression);
    return calls.empty() ? std::string() : std::string(calls.back().function);
}

Error unknownFunction(std::string_view expression, std::size_t at)
{
    const std::string function = lastFunction(expression.substr(0, at));
    if (std::ranges::find(functions, function) == functions.end())
        return selectorError(expression, "XPath 1.0 has no function " + function + "()");
    return selectorError(expression, function + "() does not take so many arguments");
}

// True if a literal begins at this byte and does not end.
bool isOpenLiteral(std::string_view expression, std::size_t at)
{
    return (expression[at] == '"' || expression[at] == '\'') &&
           expression.find(expression[at], at + 1) == std::string_view::npos;
}

} // namespace

Error syntaxError(std::string_view expression, std::string_view message, std::size_t at)
{
    at = std::min(at, expression.size());
    if (message.starts_with("Exceeded maximum allowed query depth"))
        return selectorError(expression, "it has too many steps, operators or brackets");
    if (message.starts_with("Unknown variable"))
        return selectorError(expression, "there are no variables here");
    if (message.starts_with("Unrecognized function"))
        return unknownFunction(expression, at);
    const std::string misfit = " cannot take what it is given, such as a text where nodes belong";
    if (message.starts_with("Function has to be"))
        return selectorError(expression, lastFunction(expression.substr(0, at)) + "()" + misfit);
    if (message.ends_with(" has to be applied to node set") || message.starts_with("Union operator"))
        return selectorError(expression, "an operator" + misfit);
    if (at < expression.size() && isOpenLiteral(expression, at))
        return selectorError(expression, "a quotation mark is not closed", at);
    if (message.starts_with("Expected ']'"))
        return selectorError(expression, "']' is missing", at);
    if (message.starts_with("Expected ')'") || message.starts_with("Unmatched brace"))
        return selectorError(expression, "')' is missing", at);
    if (message.starts_with("No comma"))
        return selectorError(expression, "',' or ')' is missing", at);
    if (message.starts_with("Unknown axis"))
        return selectorError(expression, "XPath 1.0 has no such axis", at);
    if (at == expression.size())
        return selectorError(expression, "something is missing here", at);
    return selectorError(expression, quotedLetter(expression, at) + " is not understood here", at);
}

std::optional<Error> misunderstanding(std::string_view expression)
{
    for (const Call& call : callsOf(expression)) {
        if (call.function == "id")
            return selectorError(expression, "id('x') is written //*[@id='x']", call.at);
        const bool isAscii =
            std::ranges::all_of(call.arguments, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
        if (call.function == "translate" && !isAscii)
            return selectorError(expression, "translate() knows ASCII letters only", call.at);
    }
    return {};
}

} // namespace tagseam::xpath
