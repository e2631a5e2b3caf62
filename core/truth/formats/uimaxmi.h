// SPDX-License-Identifier: MIT
// Marks as an Apache UIMA CAS in XMI, which INCEpTION and other UIMA programs read and write.
#pragma once

#include "core/base/result.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/formats/textregions.h"

#include <string>
#include <string_view>

namespace tagseam {

/// Returns a CAS with the DOM's text as its sofa, and a webanno.custom.PageRegion for each region, with the
/// features label, mark (the id of the mark, which several regions may share) and note. Offsets are in
/// UTF-16. Control characters that XML cannot have are spaces. `regions` are those of the annotation's marks.
std::string writeUimaXmi(const PageSelectors& page, const Annotation& annotation, const TextRegions& regions);

/// Returns the type system of writeUimaXmi(), in UIMA's XML.
std::string uimaTypeSystem();

/// Reads a CAS in XMI. Annotations of custom types of INCEpTION (webanno.custom), and of other types with the
/// feature label, and NamedEntity, are marks: the label is the feature label or value, else the name of the
/// type. Annotations with the same feature mark and label are one mark. Targets have a quote with 32 code
/// points before and after, and the position in the sofa. Errors: TooLarge, Empty; BadGroundTruth: not XML,
/// no sofa with a text, several sofas, an annotation beyond the text.
Result<Annotation> readUimaXmi(std::string_view bytes);

} // namespace tagseam
