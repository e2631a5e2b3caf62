// SPDX-License-Identifier: MIT
// Ground truth in any format -> labelled nodes of one page.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/formats/groundtruthpages.h"
#include "core/truth/formats/plaingroundtruth.h"
#include "core/truth/formats/webis.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

enum class GroundTruthFormat : std::uint8_t {
    Annotation,  ///< JSON-LD of the W3C Web Annotation model: Tagseam's own files
    Xml,         ///< see readGroundTruthXml()
    Csv,         ///< see readGroundTruthCsv()
    Webis,       ///< see readWebis()
    Articles,    ///< see readArticles()
    LabelStudio, ///< see readLabelStudio()
    Uima,        ///< see readUimaXmi()
    PlainText,   ///< see nodesOfText()
};

/// Returns "annotation", "xml", "csv", "webis", "articles", "label-studio", "uima" or "text".
std::string_view name(GroundTruthFormat format);

/// Recognises the format from the content: XML begins with "<", and "<xmi:XMI" is UIMA's; JSON with "{", and
/// then its members decide: "segmentations" is Webis', "@context" an annotation, "data" beside "annotations"
/// or "predictions" Label Studio's, an object of objects articles; a list of objects is Label Studio's; CSV
/// has columns "label" and "xpath" in its first row; all else is plain text. JSON that cannot be read counts
/// as an annotation, whose reader gives the reason. O(bytes).
GroundTruthFormat recogniseGroundTruth(std::string_view bytes);

/// A ground truth file as it was read; only the member of its format is set.
struct GroundTruthFile {
    GroundTruthFormat format = GroundTruthFormat::PlainText;
    std::vector<GroundTruthPage> pages; ///< Xml, Csv
    std::vector<ArticleText> articles;  ///< Articles
    WebisPage webis;
    Annotation annotation; ///< Annotation, LabelStudio, Uima
    std::string text;      ///< PlainText
};

/// True if GroundTruthFile::annotation holds the marks.
bool isOfAnnotation(GroundTruthFormat format);

/// Reads a file, in UTF-8 or, with a byte order mark, in UTF-16. Errors: as the reader of the format;
/// BadGroundTruth for JSON of no known kind. O(bytes).
Result<GroundTruthFile> readGroundTruth(std::string_view bytes);

/// Returns the file's names of its pages; empty for a format that is about one page without naming it.
std::vector<std::string> pageIds(const GroundTruthFile& file);

struct LoadedGroundTruth {
    std::vector<Labelled> labelled;
    std::uint32_t marks = 0;          ///< marks of the file for this page, including lost ones
    std::vector<std::string> lost;    ///< marks that lead to no node, each with the reason: "/html/p[2]: ..."
    std::uint32_t byText = 0;         ///< marks that were found by their text, because their path belongs to
                                      ///< another tree
    std::optional<double> foundShare; ///< for a text: see TextGroundTruth
    std::optional<std::string> text;  ///< the ground truth itself, for Articles and PlainText
};

/// Returns the ground truth for one page. A file about several pages has it under `pageId`: the id itself, or
/// else an id that is the end of `pageId` from a "/" on ("/data/zhao3/01/agents.html" is
/// "zhao3/01/agents.html"), or an article's id that is the file name up to its first "."; a file about one
/// page has it under any. From Webis' segmentations "majority-vote" is taken, or the only one. Errors:
/// BadGroundTruth when the file has nothing for this page, or several entries; as labelledSegments(). Cost:
/// see resolveGroundTruth(), nodesOfText(), labelledSegments().
Result<LoadedGroundTruth> groundTruthFor(const GroundTruthFile& file, const Document& document,
                                         std::string_view pageId);

/// Returns the reason why a mark was not found: "/html/body/p[2]: nothing is at step 3".
std::string lostText(const LostMark& lost);

} // namespace tagseam
