// SPDX-License-Identifier: MIT
// Tests one element against a simple CSS selector, from its own name, attributes and content.
#pragma once

#include "core/page/dom.h"
#include "core/select/csstree.h"
#include "core/select/selectorwork.h"

namespace tagseam::css {

/// True if the element matches. For all kinds of Simple except Root, Nth, Is, Not and Has, which depend on
/// other elements. Cost: the element's attributes and their bytes; for Empty the children.
bool isElementLike(const Document& document, NodeId element, const Simple& simple, SelectorWork& work);

} // namespace tagseam::css
