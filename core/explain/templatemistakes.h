// SPDX-License-Identifier: MIT
// Finds mistakes of templates: records that are alike to a reader, and not to the search.
#pragma once

#include "core/explain/setup.h"
#include "core/page/pageedits.h"
#include "core/page/sourceedits.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

enum class MistakeKind : std::uint8_t {
    DifferentClasses, ///< siblings of one shape, of which fewer than half have the same class
    NumberedClasses,  ///< the same, with classes that differ in digits alone
    RecordInRecord,   ///< a record holds the next one: an end tag is missing, or stands elsewhere
    OtherDepth,       ///< a record is deeper in the tree than the others
    Wrapped,          ///< an element around some records alone
    BetweenRecords,   ///< an element of another shape between records
    SplitList,        ///< records of one shape in two neighbouring parents
    NoEndTag,         ///< the source has no end tag of an element that needs one
    NoStartTag,       ///< the source has an end tag that ends nothing
};
/// "different-classes", "numbered-classes", and so on.
std::string_view name(MistakeKind kind);

struct TemplateMistake {
    MistakeKind kind = MistakeKind::DifferentClasses;
    std::vector<NodeId> nodes{}; ///< elements that are wrong, ascending; none for NoStartTag
    std::string names{};         ///< their classes, the first ones; the tag for NoEndTag and NoStartTag
    std::optional<LineAndColumn> place{};
    std::optional<PageEdit> mend{}; ///< an edit that mends it
    /// The shares of the content that are kept without and with the mend, where there is a mend and the
    /// content is known.
    std::optional<double> keptBefore{};
    std::optional<double> keptAfter{};
};

/// Finds mistakes in the tree of a page, in the order of their kinds; at most eight. Records are at least
/// three siblings of one tag that share most of the tag paths in them. Where the content is
/// known, a mistake with a mend is listed only if that keeps more of it, but NumberedClasses and
/// RecordInRecord always; where it is unknown, DifferentClasses and BetweenRecords are not listed. `content`:
/// one bit for each node, or empty where the content is unknown. Cost: O(nodes * 4), and a copy of the
/// page for each mend that is listed; where the content is known, a copy and a search for each of up to 40
/// mends.
std::vector<TemplateMistake> templateMistakes(const Document& page, const Setup& setup,
                                              const KeepMask& content, const std::stop_token& stop = {});

/// Finds elements without an end tag, and end tags without an element, in the source of a page; at most eight
/// of each, in document order. Elements whose end tag HTML lets out, such as p and li, are no mistakes.
/// O(bytes).
std::vector<TemplateMistake> tagMistakes(const PlacedSource& source);

} // namespace tagseam
