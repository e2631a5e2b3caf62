// SPDX-License-Identifier: MIT
// Whether one element is what a simple CSS selector says, by its own name, attributes and content.
#pragma once

#include "core/page/dom.h"
#include "core/select/csstree.h"
#include "core/select/selectorwork.h"

namespace tagseam::css {

/// For all kinds of Simple but Root, Nth, Is, Not and Has, which ask for other elements. Cost: the element's
/// attributes and their bytes; of Empty the children.
bool isElementLike(const Document& document, NodeId element, const Simple& simple, SelectorWork& work);

} // namespace tagseam::css
