// SPDX-License-Identifier: MIT
// Document -> the large block in the middle of the rendered page: the position features of ViDE (Liu, Meng
// and Meng 2010, as the dissertation's section 2.3 describes them).
#pragma once

#include "core/methods/method.h"

#include <stop_token>

namespace tagseam {

struct CentredBlockOptions {
    /// The least share of the page's area that the block has, 0 to 1. INFERRED: the dissertation names the
    /// feature (the content is large) and no threshold; two fifths is Tagseam's choice.
    double share = 0.4;
    /// The greatest distance of the block's centre from the page's, horizontally, as a share of the page's
    /// width, 0 to 1. INFERRED: the dissertation names the feature (centred horizontally) and no tolerance; a
    /// tenth leaves room for a narrow column at one side.
    double offset = 0.1;
    friend bool operator==(const CentredBlockOptions&, const CentredBlockOptions&) = default;
};

/// Keeps the smallest block that is centred horizontally and has at least the share of the page's area; of
/// equal ones the innermost, and the whole page when no block has both features. A block's share is that of
/// its part within pageBox(). INFERRED: the method of Cai et al. (VIPS) that gives the blocks is described in
/// its aims alone, so each element that is not hidden is a block here. INFERRED: blocks in one another have
/// both features together (the body nearly always has them), and the smallest says most.
///
/// Decisions, in document order, each with the share: "main-block"; "larger-block" for the others with both
/// features; "off-centre" for large blocks that are not centred, unless they are in the main block; and
/// without a main block "no-block" for the body. A page without boxes is kept completely
/// (resultWithoutBoxes()). O(nodes + attributes).
FilterResult filterByCentredBlock(const FilterInput& input, const CentredBlockOptions& options,
                                  const std::stop_token& stop = {});

/// "centred-block", with options for CentredBlockOptions.
extern const MethodEntry centredBlockMethod;

} // namespace tagseam
