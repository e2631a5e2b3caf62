// SPDX-License-Identifier: MIT
// Ground truth in any format -> labelled nodes of one page.
#include "core/truth/formats/truthfile.h"

#include "core/base/ascii.h"
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationjson.h"
#include "core/truth/formats/groundtruthxml.h"
#include "core/truth/formats/plaintruth.h"
#include "core/truth/formats/truthcsv.h"
#include "core/truth/formats/truthjson.h"
#include "core/truth/formats/webis.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

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
            return Error{ErrorCode::BadTruth, {}, "several entries for " + std::string(pageId)};
        found = &each;
    }
    if (found == nullptr)
        return Error{ErrorCode::BadTruth, {}, "nothing for " + std::string(pageId)};
    return found;
}

Result<LoadedTruth> fromPages(const TruthFile& file, const Document& document, std::string_view pageId)
{
    const Result<const TruthPage*> page = entryFor(file.pages, pageId, isPage);
    if (!page)
        return page.error();
    ResolvedTruth resolved = resolveTruth(document, **page, TablePaths::Tolerant, TruthTexts::Checked);
    LoadedTruth truth;
    truth.marks = static_cast<std::uint32_t>((*page)->marks.size());
    truth.labelled = std::move(resolved.labelled);
    truth.byText = resolved.byText;
    for (const LostMark& lost : resolved.lost)
        truth.lost.push_back(lostText(lost));
    return truth;
}

Result<LoadedTruth> fromWebis(const WebisPage& page, const Document& document)
{
    const auto& all = page.segmentations;
    auto chosen = std::ranges::find(all, "majority-vote", &NamedSegmentation::name);
    if (chosen == all.end() && all.size() == 1)
        chosen = all.begin();
    if (chosen == all.end())
        return Error{ErrorCode::BadTruth, "segmentations",
                     std::to_string(all.size()) + " of them, and none is \"majority-vote\""};
    Result<std::vector<Labelled>> labelled = labelledSegments(document, scoredNodes(document), *chosen);
    if (!labelled)
        return labelled.error();
    LoadedTruth truth;
    truth.marks = static_cast<std::uint32_t>(chosen->segments.size());
    truth.labelled = *std::move(labelled);
    truth.lost.assign(chosen->segments.size() - truth.labelled.size(), "a segment that holds no node");
    return truth;
}

LoadedTruth fromText(std::string_view text, const Document& document)
{
    const TextTruth found = nodesOfText(document, scoredNodes(document), text);
    LoadedTruth truth;
    truth.marks = 1;
    truth.labelled = found.labelled();
    truth.foundShare = found.foundShare;
    if (truth.labelled.empty())
        truth.lost.emplace_back("nothing of the text is on the page");
    return truth;
}

Result<LoadedTruth> fromArticles(const TruthFile& file, const Document& document, std::string_view pageId)
{
    const Result<const ArticleText*> article = entryFor(file.articles, pageId, isArticle);
    if (!article)
        return article.error();
    return fromText((*article)->body, document);
}

LoadedTruth fromAnnotation(const Annotation& annotation, const Document& document)
{
    const std::vector<AnchoredMark> anchored = anchor(document, annotation);
    LoadedTruth truth;
    truth.marks = static_cast<std::uint32_t>(anchored.size());
    truth.labelled = labelledNodes(annotation, anchored);
    for (std::size_t i = 0; i < anchored.size(); ++i) {
        if (!anchored[i].isComplete)
            truth.lost.push_back("mark " + annotation.marks[i].id + ": an orphan");
    }
    return truth;
}

// Stores the result of a reader in its member of the file.
template <class T>
Result<TruthFile> fileOf(TruthFile file, T TruthFile::*member, Result<T> read)
{
    if (!read)
        return read.error();
    file.*member = *std::move(read);
    return file;
}

} // namespace

std::string_view name(TruthFormat format)
{
    switch (format) {
    case TruthFormat::Annotation:
        return "annotation";
    case TruthFormat::Xml:
        return "xml";
    case TruthFormat::Csv:
        return "csv";
    case TruthFormat::Webis:
        return "webis";
    case TruthFormat::Articles:
        return "articles";
    case TruthFormat::PlainText:
        break;
    }
    return "text";
}

TruthFormat recogniseTruth(std::string_view bytes)
{
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    const std::string_view text = trimmed(bytes);
    if (text.starts_with('<'))
        return TruthFormat::Xml;
    if (text.starts_with('{')) {
        const auto json = parseTruthJson(bytes);
        if (!json || json->contains("@context"))
            return TruthFormat::Annotation;
        if (json->contains("segmentations"))
            return TruthFormat::Webis;
        const bool isOfObjects =
            std::ranges::all_of(*json, [](const auto& each) { return each.is_object(); });
        return isOfObjects && !json->empty() ? TruthFormat::Articles : TruthFormat::Annotation;
    }
    std::string_view row = text.substr(0, text.find('\n'));
    bool hasLabel = false;
    bool hasXPath = false;
    while (!row.empty()) {
        std::string_view field = trimmed(row.substr(0, row.find(',')));
        row.remove_prefix(std::min(row.size(), row.find(',') == row.npos ? row.size() : row.find(',') + 1));
        if (field.size() > 1 && field.front() == '"' && field.back() == '"')
            field = field.substr(1, field.size() - 2);
        hasLabel = hasLabel || equalsIgnoringCase(field, "label");
        hasXPath = hasXPath || equalsIgnoringCase(field, "xpath");
    }
    const bool isCsv = hasLabel && hasXPath;
    return isCsv ? TruthFormat::Csv : TruthFormat::PlainText;
}

Result<TruthFile> readTruth(std::string_view bytes)
{
    if (const std::optional<Error> refusal = refusalOfTruth(bytes))
        return *refusal;
    TruthFile file;
    file.format = recogniseTruth(bytes);
    switch (file.format) {
    case TruthFormat::Annotation:
        return fileOf(std::move(file), &TruthFile::annotation, readAnnotation(bytes));
    case TruthFormat::Xml:
        return fileOf(std::move(file), &TruthFile::pages, readGroundTruthXml(bytes));
    case TruthFormat::Csv:
        return fileOf(std::move(file), &TruthFile::pages, readTruthCsv(bytes));
    case TruthFormat::Webis:
        return fileOf(std::move(file), &TruthFile::webis, readWebis(bytes));
    case TruthFormat::Articles:
        return fileOf(std::move(file), &TruthFile::articles, readArticles(bytes));
    case TruthFormat::PlainText:
        break;
    }
    file.text = bytes;
    return file;
}

std::vector<std::string> pageIds(const TruthFile& file)
{
    std::vector<std::string> ids;
    ids.reserve(file.pages.size() + file.articles.size() + 1);
    for (const TruthPage& page : file.pages)
        ids.push_back(page.id);
    for (const ArticleText& article : file.articles)
        ids.push_back(article.id);
    if (file.format == TruthFormat::Webis)
        ids.push_back(file.webis.id);
    return ids;
}

Result<LoadedTruth> truthFor(const TruthFile& file, const Document& document, std::string_view pageId)
{
    switch (file.format) {
    case TruthFormat::Annotation:
        return fromAnnotation(file.annotation, document);
    case TruthFormat::Xml:
    case TruthFormat::Csv:
        return fromPages(file, document, pageId);
    case TruthFormat::Webis:
        return fromWebis(file.webis, document);
    case TruthFormat::Articles:
        return fromArticles(file, document, pageId);
    case TruthFormat::PlainText:
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
