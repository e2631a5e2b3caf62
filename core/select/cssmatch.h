// SPDX-License-Identifier: MIT
// Finds the elements of a Document that a CSS selector list matches.
#pragma once

#include "core/page/dom.h"
#include "core/select/csstree.h"
#include "core/select/selectorwork.h"

#include <vector>

namespace tagseam::css {

/// One bit per node.
using Mask = std::vector<bool>;

/// Returns the matching elements. Works set by set, not by trying: each simple selector tests every element
/// once, each combinator is one pass over the page, and an inner list is matched as a whole before the
/// selector around it. So the cost is linear in the simple selectors times the nodes, whatever their shape.
/// Once `work` is exhausted the result is invalid.
Mask match(const Document& document, const std::vector<Complex>& list, SelectorWork& work);

} // namespace tagseam::css
