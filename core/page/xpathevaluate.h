// SPDX-License-Identifier: MIT
// An XPath 1.0 expression over a Document.
#pragma once

#include "core/page/xpathvalue.h"

namespace tagseam::xpath {

/// What an expression is about (section 1).
struct Context {
    Item item;
    std::uint32_t position = 1; ///< 1 to size
    std::uint32_t size = 1;
};

/// Once page.work is exhausted the answer means nothing. A step that does not count positions costs the
/// nodes of the page, whatever the number of nodes that it starts from; one that does, the nodes of its axis
/// for each. Recursion goes as deep as the expression's brackets.
Value evaluate(const Page& page, const Expression& expression, const Context& context);

/// Whether evaluate() comes to true as a boolean: a path ends at the first node found.
bool isTrue(const Page& page, const Expression& expression, const Context& context);

/// Section 4: a call of a function.
Value evaluateCall(const Page& page, const Expression& call, const Context& context);

} // namespace tagseam::xpath
