// SPDX-License-Identifier: MIT
// Candidates -> the main region, the regions like it, and how sure that is.
#pragma once

#include "core/methods/separators/evidence.h"
#include "core/methods/separators/separators.h"

namespace tagseam {

/// Of a page with its candidates, strongest first, sets `regions`, `margin` and `confidence`. The main region
/// is the strongest candidate, or one that completes it: that has all of its starts and more, is nearly as
/// strong, and whose further records are like those. `scale`: of the page's sequence. O(s log s) for s
/// positions in the records of the candidates.
void chooseRegions(SeparatedPage& page, EvidenceScale& scale);

} // namespace tagseam
