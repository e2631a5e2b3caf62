// SPDX-License-Identifier: MIT
// The main content of a page, its candidates and their evidence, as JSON.
#pragma once

#include "core/methods/content/content.h"
#include "core/methods/content/explainedcontent.h"
#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <string>
#include <vector>

namespace tagseam {

/// Returns the result as `tagseam.content/1`, indented. Positions are those of content.lists.sequence.
std::string contentJson(const Document& page, const MainContent& content);

/// Returns the explanation of a node as `tagseam.content-node/1`, indented.
std::string explainedContentJson(const Document& page, const ExplainedContent& explained);

/// A factor that decided between two kinds.
struct KindReason {
    const KindFactor* factor = nullptr;
    double points = 0; ///< speaksFor() the first kind; below 0 when it speaks for the other
};

/// Returns the factors in the order of their size, whatever their sign.
std::vector<KindReason> kindReasons(const MainContent& content, ContentKind kind, ContentKind other);

/// Returns the points of the usual page for one kind against the other: with those of all factors they are
/// the logarithm of the ratio of the two probabilities.
double usualPoints(const MainContent& content, ContentKind kind, ContentKind other);

} // namespace tagseam
