// SPDX-License-Identifier: MIT
// Marks as tasks of Label Studio that label the text of a page (HyperTextLabels).
#pragma once

#include "core/base/result.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/formats/textregions.h"

#include <string>
#include <string_view>

namespace tagseam {

/// Returns a list with one task: `data` {html: sourceOf(page)}, and one annotation with a result for each
/// region: the label, the paths of the text nodes at its ends, from body on, in the DOM of an HTML5 parser,
/// the offsets in them and in the text of body, in UTF-16, and the text. A note is the region's meta text.
/// `regions` are those of the annotation's marks; regions outside body are left out.
std::string writeLabelStudio(const PageSelectors& page, const Annotation& annotation,
                             const TextRegions& regions);

/// Reads an export of Label Studio with one task that has one annotation (or prediction). Each region of
/// HyperTextLabels or Labels is a mark for each of its labels, whose target has a range and, if the region
/// has its text, a quote. Results that are not regions, such as choices and relations, are ignored, and so
/// are further results of a region that has labels. Offsets are taken as code points. Errors: as
/// parseGroundTruthJson(); BadGroundTruth (where: the member): not such an export, or a region of another
/// kind or without labels.
Result<Annotation> readLabelStudio(std::string_view bytes);

} // namespace tagseam
