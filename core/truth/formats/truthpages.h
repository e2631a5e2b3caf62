// SPDX-License-Identifier: MIT
// Ground truth as other people's files have it: marks by absolute XPaths, page by page.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/formats/htmlpath.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Bytes of a file of ground truth. The 240 pages of the largest collection at hand take 3 MB.
inline constexpr std::size_t truthBytesLimit = std::size_t{256} << 20U;

struct PathMark {
    std::string label;
    std::string id; ///< names the mark within its page; may be empty
    std::vector<std::string> xpaths;
    std::string url;  ///< of a search result; empty when unknown
    std::string text; ///< of a search result, with the addresses of its links; empty when unknown
    friend bool operator==(const PathMark&, const PathMark&) = default;
};

struct TruthPage {
    std::string id;    ///< what the collection calls it: often a file below its folder; may be empty
    std::string xpath; ///< one expression for all records, kept as it is; empty when unknown
    std::vector<PathMark> marks;
    friend bool operator==(const TruthPage&, const TruthPage&) = default;
};

/// TooLarge for more than truthBytesLimit, Empty for nothing but white space and a byte order mark.
std::optional<Error> refusalOfTruth(std::string_view bytes);

/// The page as an annotation: its state is Done, its url is empty, ids that are missing or not unique are
/// made, the XPath is each target's only selector, and the text of a search result is the mark's note, so
/// that a person can find an orphan by eye. (It is no TextQuote: it holds the addresses of links.)
Annotation annotationOf(const TruthPage& page);

/// The marks of an annotation by their XPaths; targets without XPath are excluded, and so are marks of which
/// nothing is left. Notes become texts again.
TruthPage truthPageOf(std::string id, const Annotation& annotation);

struct LostMark {
    std::uint32_t mark = 0; ///< index into TruthPage::marks
    PathTarget target;      ///< the first path of it that failed
    std::string xpath;
};

struct ResolvedTruth {
    std::vector<Labelled> labelled; ///< marks that were found, in their order
    std::vector<LostMark> lost;     ///< the others
    std::uint32_t byText = 0;       ///< how many of the found ones the text led to, not the path
};

enum class TruthTexts : std::uint8_t {
    Ignored, ///< paths alone count
    /// What a path of a mark with a text leads to must be like that text (leastRecordLikeness). Where a path
    /// leads nowhere, or elsewhere, the one element with the name of its last step is taken that is like the
    /// text, if all others are clearly less like it (recordMargin); or, where just as many elements are as
    /// like as marks of the page have the same text and name, the one in the same place among them. So trees
    /// that differ from a browser's in more than their tables have their records all the same.
    Checked
};

/// Follows the paths of each mark: see followPath(). A root within another root of its mark is excluded.
/// Cost: paths * nodes at worst.
ResolvedTruth resolveTruth(const Document& document, const TruthPage& page, TablePaths tables,
                           TruthTexts texts);

} // namespace tagseam
