// SPDX-License-Identifier: MIT
// Document -> the text between the tags where words are dense: maximum subsequence segmentation without
// training (Pasternack and Roth, "Extracting Article Text from the Web with Maximum Subsequence
// Segmentation", WWW 2009).
#pragma once

#include "core/methods/method.h"
#include "core/methods/subsequence/maximumrun.h"
#include "core/page/dom.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace tagseam {

struct SubsequenceOptions {
    double word = 1;   ///< value of a word, at least 0
    double tag = 3.25; ///< value that a tag subtracts, at least 0
    friend bool operator==(const SubsequenceOptions&, const SubsequenceOptions&) = default;
};

/// The tokens of a page in the order of its source.
struct TokenSequence {
    /// The value of each item: a text node, with all its words, or a tag. The words of one text node make one
    /// item, because their values are all positive: the run has all of them or none.
    std::vector<double> values;
    std::vector<NodeId> nodes; ///< the text node, or the element of the tag, for each value
};

/// Returns the tokens of the body. Hidden nodes have none (walkBody()). INFERRED: the start tag and the end
/// tag of an element are two tokens, because the paper reads the source; an element that HTML writes without
/// an end tag is one. INFERRED: words are counted as wordsIn() does, so that scripts without spaces between
/// words compare. O(nodes + bytes).
TokenSequence tokensOf(const Document& page, const SubsequenceOptions& options,
                       const KeepMask* within = nullptr, const std::stop_token& stop = {});

/// Keeps the texts of the run of tokens with the largest sum, and the elements around them. One decision,
/// "largest-sum": the text nodes of the run, with its sum. A page whose body has no words keeps no text of
/// its body and has no decision; a page without a body is kept completely. O(nodes + bytes).
FilterResult filterBySubsequence(const FilterInput& input, const SubsequenceOptions& options,
                                 const std::stop_token& stop = {});

/// "mss", with options for SubsequenceOptions.
extern const MethodEntry mssMethod;

} // namespace tagseam
