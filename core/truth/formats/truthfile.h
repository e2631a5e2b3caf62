// SPDX-License-Identifier: MIT
// Ground truth in any format -> labelled nodes of one page.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/formats/plaintruth.h"
#include "core/truth/formats/truthpages.h"
#include "core/truth/formats/webis.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

enum class TruthFormat : std::uint8_t {
    Annotation, ///< JSON-LD of the W3C Web Annotation model: Tagseam's own files
    Xml,        ///< see readGroundTruthXml()
    Csv,        ///< see readTruthCsv()
    Webis,      ///< see readWebis()
    Articles,   ///< see readArticles()
    PlainText,  ///< see nodesOfText()
};

/// Returns "annotation", "xml", "csv", "webis", "articles" or "text".
std::string_view name(TruthFormat format);

/// Recognises the format from the content: XML begins with "<"; JSON with "{", and then its members decide:
/// "segmentations" is Webis', "@context" an annotation, an object of objects articles; CSV has columns
/// "label" and "xpath" in its first row; all else is plain text. JSON that cannot be read counts as an
/// annotation, whose reader gives the reason. O(bytes).
TruthFormat recogniseTruth(std::string_view bytes);

/// A ground truth file as it was read; only the member of its format is set.
struct TruthFile {
    TruthFormat format = TruthFormat::PlainText;
    std::vector<TruthPage> pages;      ///< Xml, Csv
    std::vector<ArticleText> articles; ///< Articles
    WebisPage webis;
    Annotation annotation;
    std::string text; ///< PlainText
};

/// Reads a file. Errors: as the reader of the format; BadTruth for JSON of no known kind. O(bytes).
Result<TruthFile> readTruth(std::string_view bytes);

/// Returns the file's names of its pages; empty for a format that is about one page without naming it.
std::vector<std::string> pageIds(const TruthFile& file);

struct LoadedTruth {
    std::vector<Labelled> labelled;
    std::uint32_t marks = 0;          ///< marks of the file for this page, including lost ones
    std::vector<std::string> lost;    ///< marks that lead to no node, each with the reason: "/html/p[2]: ..."
    std::uint32_t byText = 0;         ///< marks that were found by their text, because their path belongs to
                                      ///< another tree
    std::optional<double> foundShare; ///< for plain text: see TextTruth
};

/// Returns the ground truth for one page. A file about several pages has it under `pageId`: the id itself, or
/// else an id that is the end of `pageId` from a "/" on ("/data/zhao3/01/agents.html" is
/// "zhao3/01/agents.html"), or an article's id that is the file name up to its first "."; a file about one
/// page has it under any. From Webis' segmentations "majority-vote" is taken, or the only one. Errors:
/// BadTruth when the file has nothing for this page, or several entries; as labelledSegments(). Cost: see
/// resolveTruth(), nodesOfText(), labelledSegments().
Result<LoadedTruth> truthFor(const TruthFile& file, const Document& document, std::string_view pageId);

/// Returns the reason why a mark was not found: "/html/body/p[2]: nothing is at step 3".
std::string lostText(const LostMark& lost);

} // namespace tagseam
