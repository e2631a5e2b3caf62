// SPDX-License-Identifier: MIT
// One step of an XPath 1.0 location path (section 2.1).
#pragma once

#include "core/page/xpathevaluate.h"

namespace tagseam::xpath {

/// The nodes that the step leads to from all of `from`; `wantsOne`: one of them is enough, if there is any.
NodeSet takeStep(const Page& page, const Step& step, const NodeSet& from, bool wantsOne);

/// Section 2.4: the nodes that the predicates keep one after the other; `nodes` in the order of their axis.
void keepWhere(const Page& page, const Expression* first, const Expression* end, NodeSet& nodes);

} // namespace tagseam::xpath
