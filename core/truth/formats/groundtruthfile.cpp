// SPDX-License-Identifier: MIT
// Ground truth in any format -> labelled nodes of one page.
#include "core/truth/formats/groundtruthfile.h"

#include "core/base/ascii.h"
#include "core/base/csvrows.h"
#include "core/base/encoding.h"
#include "core/base/utf8.h"
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationjson.h"
#include "core/truth/formats/groundtruthcsv.h"
#include "core/truth/formats/groundtruthjson.h"
#include "core/truth/formats/groundtruthxml.h"
#include "core/truth/formats/labelstudio.h"
#include "core/truth/formats/plaingroundtruth.h"
#include "core/truth/formats/uimaxmi.h"
#include "core/truth/formats/webis.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t frontBytes = 4096; // the root element of an XML file is in them

bool isPage(std::string_view id, std::string_view pageId)
{
    return !id.empty() && pageId.size() > id.size() && pageId.ends_with(id) &&
           pageId[pageId.size() - id.size() - 1] == '/';
}

bool isArticle(std::string_view id, std::string_view pageId)
{
    const std::string_view file = pageId.substr(pageId.rfind('/') + 1);
    return isPage(id, pageId) || id == file.substr(0, file.find('.'));
}

// Returns the entry for this page, among entries with an id.
template <class Entry, class IsPage>
Result<const Entry*> entryFor(const std::vector<Entry>& entries, std::string_view pageId, IsPage isFor)
{
    if (entries.size() == 1)
        return &entries.front();
    const Entry* found = nullptr;
    const bool isNamed = std::ranges::find(entries, pageId, &Entry::id) != entries.end();
    for (const Entry& each : entries) {
        if (isNamed ? each.id != pageId : !isFor(each.id, pageId))
            continue;
        if (found != nullptr)
            return Error{ErrorCode::BadGroundTruth, {}, "several entries for " + std::string(pageId)};
        found = &each;
    }
    if (found == nullptr)
        return Error{ErrorCode::BadGroundTruth, {}, "nothing for " + std::string(pageId)};
    return found;
}

Result<LoadedGroundTruth> fromPages(const GroundTruthFile& file, const Document& document,
                                    std::string_view pageId)
{
    const Result<const GroundTruthPage*> page = entryFor(file.pages, pageId, isPage);
    if (!page)
        return page.error();
    ResolvedGroundTruth resolved =
        resolveGroundTruth(document, **page, TablePaths::Tolerant, GroundTruthTexts::Checked);
    LoadedGroundTruth truth;
    truth.marks = static_cast<std::uint32_t>((*page)->marks.size());
    truth.labelled = std::move(resolved.labelled);
    truth.byText = resolved.byText;
    for (const LostMark& lost : resolved.lost)
        truth.lost.push_back(lostText(lost));
    return truth;
}

Result<LoadedGroundTruth> fromWebis(const WebisPage& page, const Document& document)
{
    const auto& all = page.segmentations;
    auto chosen = std::ranges::find(all, "majority-vote", &NamedSegmentation::name);
    if (chosen == all.end() && all.size() == 1)
        chosen = all.begin();
    if (chosen == all.end())
        return Error{ErrorCode::BadGroundTruth, "segmentations",
                     std::to_string(all.size()) + " of them, and none is \"majority-vote\""};
    Result<std::vector<Labelled>> labelled = labelledSegments(document, scoredNodes(document), *chosen);
    if (!labelled)
        return labelled.error();
    LoadedGroundTruth truth;
    truth.marks = static_cast<std::uint32_t>(chosen->segments.size());
    truth.labelled = *std::move(labelled);
    truth.lost.assign(chosen->segments.size() - truth.labelled.size(), "a segment that holds no node");
    return truth;
}

LoadedGroundTruth fromText(std::string_view text, const Document& document)
{
    const TextGroundTruth found = nodesOfText(document, scoredNodes(document), text);
    LoadedGroundTruth truth;
    truth.marks = 1;
    truth.labelled = found.labelled();
    truth.foundShare = found.foundShare;
    truth.text = text;
    if (truth.labelled.empty())
        truth.lost.emplace_back("nothing of the text is on the page");
    return truth;
}

Result<LoadedGroundTruth> fromArticles(const GroundTruthFile& file, const Document& document,
                                       std::string_view pageId)
{
    const Result<const ArticleText*> article = entryFor(file.articles, pageId, isArticle);
    if (!article)
        return article.error();
    if (!(*article)->problem.empty())
        return Error{ErrorCode::BadGroundTruth, (*article)->id, (*article)->problem};
    return fromText((*article)->body, document);
}

// Returns the beginning of a text, with white space as one blank; no character is split.
std::string quotedFront(const std::string& text)
{
    constexpr std::size_t most = 40; // bytes
    std::string front;
    for (std::string_view rest = trimmed(text); !rest.empty();) {
        const std::string_view letter = isSpace(rest.front()) ? rest.substr(0, 1) : firstLetter(rest);
        if (front.size() + letter.size() > most)
            return '"' + front + "...\"";
        if (!isSpace(letter.front()))
            front += letter;
        else if (!front.ends_with(' '))
            front += ' ';
        rest.remove_prefix(letter.size());
    }
    return '"' + front + '"';
}

// Returns "mark m3, record "The weir in spring": an orphan".
std::string orphanText(const Mark& mark)
{
    std::string text = "mark " + mark.id + ", " + mark.label;
    if (!mark.targets.empty() && !trimmed(mark.targets.front().quote.exact).empty())
        text += ' ' + quotedFront(mark.targets.front().quote.exact);
    return text + ": an orphan";
}

LoadedGroundTruth fromAnnotation(const Annotation& annotation, const Document& document)
{
    const std::vector<AnchoredMark> anchored = anchor(document, annotation);
    LoadedGroundTruth truth;
    truth.marks = static_cast<std::uint32_t>(anchored.size());
    truth.labelled = labelledNodes(annotation, anchored);
    for (std::size_t i = 0; i < anchored.size(); ++i) {
        if (!anchored[i].isComplete)
            truth.lost.push_back(orphanText(annotation.marks[i]));
    }
    return truth;
}

// Stores the result of a reader in its member of the file.
template <class T>
Result<GroundTruthFile> fileOf(GroundTruthFile file, T GroundTruthFile::*member, Result<T> read)
{
    if (!read)
        return read.error();
    file.*member = *std::move(read);
    return file;
}

} // namespace

std::string_view name(GroundTruthFormat format)
{
    switch (format) {
    case GroundTruthFormat::Annotation:
        return "annotation";
    case GroundTruthFormat::Xml:
        return "xml";
    case GroundTruthFormat::Csv:
        return "csv";
    case GroundTruthFormat::Webis:
        return "webis";
    case GroundTruthFormat::Articles:
        return "articles";
    case GroundTruthFormat::LabelStudio:
        return "label-studio";
    case GroundTruthFormat::Uima:
        return "uima";
    case GroundTruthFormat::PlainText:
        break;
    }
    return "text";
}

bool isOfAnnotation(GroundTruthFormat format)
{
    return format == GroundTruthFormat::Annotation || format == GroundTruthFormat::LabelStudio ||
           format == GroundTruthFormat::Uima;
}

GroundTruthFormat recogniseGroundTruth(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    const std::string_view text = trimmed(bytes);
    if (text.starts_with('<'))
        return text.substr(0, frontBytes).find("<xmi:XMI") == std::string_view::npos
                   ? GroundTruthFormat::Xml
                   : GroundTruthFormat::Uima;
    if (text.starts_with('[')) {
        const auto json = parseGroundTruthJson(bytes);
        if (json && !json->empty() && json->front().is_object())
            return GroundTruthFormat::LabelStudio;
    }
    if (text.starts_with('{')) {
        const auto json = parseGroundTruthJson(bytes);
        if (!json || json->contains("@context"))
            return GroundTruthFormat::Annotation;
        if (json->contains("segmentations"))
            return GroundTruthFormat::Webis;
        if (json->contains("data") && (json->contains("annotations") || json->contains("predictions")))
            return GroundTruthFormat::LabelStudio;
        const bool isOfObjects =
            std::ranges::all_of(*json, [](const auto& each) { return each.is_object(); });
        const bool hasArticle = std::ranges::any_of(
            *json, [](const auto& each) { return each.is_object() && each.contains("articleBody"); });
        return hasArticle || (isOfObjects && !json->empty()) ? GroundTruthFormat::Articles
                                                             : GroundTruthFormat::Annotation;
    }
    const Result<std::vector<std::string>> row = CsvRows(text).next();
    const auto hasField = [&](std::string_view name) {
        return row && std::ranges::any_of(*row, [&](const std::string& field) {
                   return equalsIgnoringCase(trimmed(field), name);
               });
    };
    return hasField("label") && hasField("xpath") ? GroundTruthFormat::Csv : GroundTruthFormat::PlainText;
}

Result<GroundTruthFile> readGroundTruth(std::string_view bytes)
{
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
        const Result<DecodedText> text = decodeText(bytes);
        return text ? readGroundTruth(text->utf8) : text.error();
    }
    if (const std::optional<Error> refusal = refusalOfGroundTruth(bytes))
        return *refusal;
    GroundTruthFile file;
    file.format = recogniseGroundTruth(bytes);
    switch (file.format) {
    case GroundTruthFormat::Annotation:
        return fileOf(std::move(file), &GroundTruthFile::annotation, readAnnotation(bytes));
    case GroundTruthFormat::Xml:
        return fileOf(std::move(file), &GroundTruthFile::pages, readGroundTruthXml(bytes));
    case GroundTruthFormat::Csv:
        return fileOf(std::move(file), &GroundTruthFile::pages, readGroundTruthCsv(bytes));
    case GroundTruthFormat::Webis:
        return fileOf(std::move(file), &GroundTruthFile::webis, readWebis(bytes));
    case GroundTruthFormat::Articles:
        return fileOf(std::move(file), &GroundTruthFile::articles, readArticles(bytes));
    case GroundTruthFormat::LabelStudio:
        return fileOf(std::move(file), &GroundTruthFile::annotation, readLabelStudio(bytes));
    case GroundTruthFormat::Uima:
        return fileOf(std::move(file), &GroundTruthFile::annotation, readUimaXmi(bytes));
    case GroundTruthFormat::PlainText:
        break;
    }
    file.text = bytes;
    return file;
}

std::vector<std::string> pageIds(const GroundTruthFile& file)
{
    std::vector<std::string> ids;
    ids.reserve(file.pages.size() + file.articles.size() + 1);
    for (const GroundTruthPage& page : file.pages)
        ids.push_back(page.id);
    for (const ArticleText& article : file.articles)
        ids.push_back(article.id);
    if (file.format == GroundTruthFormat::Webis)
        ids.push_back(file.webis.id);
    return ids;
}

Result<LoadedGroundTruth> groundTruthFor(const GroundTruthFile& file, const Document& document,
                                         std::string_view pageId)
{
    switch (file.format) {
    case GroundTruthFormat::Annotation:
    case GroundTruthFormat::LabelStudio:
    case GroundTruthFormat::Uima:
        return fromAnnotation(file.annotation, document);
    case GroundTruthFormat::Xml:
    case GroundTruthFormat::Csv:
        return fromPages(file, document, pageId);
    case GroundTruthFormat::Webis:
        return fromWebis(file.webis, document);
    case GroundTruthFormat::Articles:
        return fromArticles(file, document, pageId);
    case GroundTruthFormat::PlainText:
        break;
    }
    return fromText(file.text, document);
}

std::string lostText(const LostMark& lost)
{
    const std::string step = std::to_string(lost.target.step);
    switch (lost.target.failure) {
    case PathFailure::NothingThere:
        return lost.xpath + ": nothing is at step " + step;
    case PathFailure::Ambiguous:
        return lost.xpath + ": several nodes are at step " + step;
    case PathFailure::OtherText:
        return lost.xpath + ": another text is there, and no other node has the record's";
    case PathFailure::NoPath:
    case PathFailure::None:
        break;
    }
    return lost.xpath + ": no absolute path, at character " + step;
}

} // namespace tagseam
