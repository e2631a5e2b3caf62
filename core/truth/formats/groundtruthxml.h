// SPDX-License-Identifier: MIT
// The XML of search result records: <pages><page id=""><srr><xpath/><url/><text/></srr></page></pages>.
#pragma once

#include "core/base/result.h"
#include "core/truth/formats/truthpages.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Of each `page` element its id, its `xpath` attribute, and each `srr` child as a mark labelled record,
/// named by its `rank`, with its `xpath` (several are one record in several parts), `url` and `text`
/// children. All else is passed over; document types and entities of their own are not followed. Any encoding
/// that XML declares. Errors: TooLarge, Empty; BadTruth (where: "row 7, byte 512", from 1): no XML, no
/// `pages`, a page without id, a record without xpath. O(bytes).
Result<std::vector<TruthPage>> readGroundTruthXml(std::string_view bytes);

/// The same in UTF-8, one element a line. The format knows records only: marks with other labels are left
/// out. Characters that XML does not allow become U+FFFD.
std::string writeGroundTruthXml(std::span<const TruthPage> pages);

} // namespace tagseam
