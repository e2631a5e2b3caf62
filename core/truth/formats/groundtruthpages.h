// SPDX-License-Identifier: MIT
// Ground truth in other tools' files: marks by absolute XPaths, page by page.
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

/// The highest size of a ground truth file in bytes. The 240 pages of the largest test collection take 3 MB.
inline constexpr std::size_t groundTruthBytesLimit = std::size_t{256} << 20U;

struct PathMark {
    std::string label;
    std::string id; ///< names the mark within its page; may be empty
    std::vector<std::string> xpaths;
    std::string url;  ///< address of a search result; empty when unknown
    std::string text; ///< text of a search result, with the addresses of its links; empty when unknown
    friend bool operator==(const PathMark&, const PathMark&) = default;
};

struct GroundTruthPage {
    std::string id;    ///< the collection's name of the page: often a file below its folder; may be empty
    std::string xpath; ///< one expression for all records, kept unchanged; empty when unknown
    std::vector<PathMark> marks;
    friend bool operator==(const GroundTruthPage&, const GroundTruthPage&) = default;
};

/// Returns TooLarge for more than groundTruthBytesLimit, Empty for nothing but white space and a byte order
/// mark.
std::optional<Error> refusalOfGroundTruth(std::string_view bytes);

/// Returns the page as an annotation: its state is Done, its url is empty, ids that are missing or not unique
/// are made, the XPath is each target's only selector, and the text of a search result is the mark's note, so
/// that a person can find an orphan by eye. (It is not a TextQuote, because it contains the addresses of
/// links.)
Annotation annotationOf(const GroundTruthPage& page);

/// Returns the marks of an annotation by their XPaths; targets without XPath are omitted, and so are marks
/// without remaining targets. Notes become texts again.
GroundTruthPage groundTruthPageOf(std::string id, const Annotation& annotation);

struct LostMark {
    std::uint32_t mark = 0; ///< index into GroundTruthPage::marks
    PathTarget target;      ///< its first path that failed
    std::string xpath;
};

struct ResolvedGroundTruth {
    std::vector<Labelled> labelled; ///< marks that were found, in their order
    std::vector<LostMark> lost;     ///< the others
    std::uint32_t byText = 0;       ///< number of the found ones that the text led to, not the path
};

enum class GroundTruthTexts : std::uint8_t {
    Ignored, ///< paths alone count
    /// The node that the path of a mark with a text leads to must be similar to that text
    /// (leastRecordLikeness). If a path leads nowhere, or elsewhere, the one element with the name of its
    /// last step that is similar to the text is taken, if all others are clearly less similar (recordMargin);
    /// or, if exactly as many elements are similar as marks of the page have the same text and name, the one
    /// in the same place among them. So records are also found in trees that differ from a browser's in more
    /// than their tables.
    Checked
};

/// Follows the paths of each mark: see followPath(). A root within another root of its mark is omitted. Cost:
/// paths * nodes at worst.
ResolvedGroundTruth resolveGroundTruth(const Document& document, const GroundTruthPage& page,
                                       TablePaths tables, GroundTruthTexts texts);

/// Sorts roots of subtrees in document order and removes duplicates and roots within others.
void tidyRoots(const Document& document, std::vector<NodeId>& roots);

} // namespace tagseam
