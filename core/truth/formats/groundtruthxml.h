// SPDX-License-Identifier: MIT
// The XML of search result records: <pages><page id=""><srr><xpath/><url/><text/></srr></page></pages>.
#pragma once

#include "core/base/result.h"
#include "core/truth/formats/groundtruthpages.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Reads of each `page` element its id, its `xpath` attribute, and each `srr` child as a mark labelled
/// record, named by its `rank`, with its `xpath` (several are one record in several places), `url` and `text`
/// children. All else is ignored; document types and their own entities are not followed. Any encoding that
/// XML declares. Errors: TooLarge, Empty; BadGroundTruth (where: "row 7, byte 512", from 1): invalid XML, no
/// `pages`, a page without id, a record without xpath. O(bytes).
Result<std::vector<GroundTruthPage>> readGroundTruthXml(std::string_view bytes);

/// Writes the format in UTF-8, one element a line. It has only records: marks with other labels are omitted.
/// Characters that XML does not allow become U+FFFD.
std::string writeGroundTruthXml(std::span<const GroundTruthPage> pages);

} // namespace tagseam
