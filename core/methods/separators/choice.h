// SPDX-License-Identifier: MIT
// Candidates -> the main region, the regions like it, and the confidence.
#pragma once

#include "core/methods/separators/evidence.h"
#include "core/methods/separators/separators.h"

namespace tagseam {

/// Sets `regions`, `margin` and `confidence` of a page with its candidates, highest score first. The main
/// region is the candidate with the highest score, or one that completes it: it has all of its starts and
/// more, nearly the same score, and its additional records are similar to the others. `scale`: the scale of
/// the page's sequence. O(s log s) for s positions in the records of the candidates.
void chooseRegions(SeparatedPage& page, EvidenceScale& scale);

} // namespace tagseam
