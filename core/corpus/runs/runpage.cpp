// SPDX-License-Identifier: MIT
// Runs all methods of a run on one page of a corpus.
#include "core/corpus/runs/runpage.h"

#include "core/base/guarded.h"
#include "core/base/words.h"
#include "core/corpus/pages/expectedtexts.h"
#include "core/explain/setuptext.h"
#include "core/methods/content/contentdetection.h"
#include "core/page/textblocks.h"
#include "core/truth/score/articlescore.h"
#include "core/truth/score/scorerecords.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

using Clock = std::chrono::steady_clock;

// Rounds to whole microseconds, as files of times have them: the value read back equals the value shown.
double millisecondsSince(Clock::time_point begin)
{
    const auto passed = std::chrono::round<std::chrono::microseconds>(Clock::now() - begin);
    return static_cast<double>(passed.count()) / 1000;
}

// A page with all data that is the same for each method.
struct ReadyPage {
    Document document;
    ScoredNodes scored;
    std::optional<PageGroundTruth> truth;
    bool isScored = false;
    std::vector<RecordNodes> records; ///< records of the ground truth
    std::vector<bool> isOnPage;       ///< indexed like CorpusPage::expected
    std::vector<std::uint32_t> words; ///< words of each scored text, indexed like ScoredNodes::nodes
    /// Site of its folder; nothing when the plan needs none, or there is no book.
    std::optional<Result<SiteBook::Use>> site;
};

bool isEnough(const LoadedGroundTruth& truth, double leastFound)
{
    const auto found = static_cast<double>(truth.marks - truth.lost.size());
    return !truth.labelled.empty() && found >= leastFound * truth.marks;
}

std::uint32_t countOfWords(std::string_view text)
{
    std::uint32_t count = 0;
    forEachWord(text, [&](std::string_view) { ++count; });
    return count;
}

// Returns the number of words of each scored node; 0 for an element.
std::vector<std::uint32_t> wordCounts(const Document& document, const ScoredNodes& scored)
{
    std::vector<std::uint32_t> counts(scored.nodes.size(), 0);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (document.kind(scored.nodes[i]) == NodeKind::Text)
            counts[i] = countOfWords(document.text(scored.nodes[i]));
    }
    return counts;
}

Result<ReadyPage> readyPage(const CorpusPage& page, const RunPlan& plan, GroundTruthBook& groundTruths,
                            PageTimes& times, const std::stop_token& stop)
{
    if (page.problem)
        return *page.problem;
    const auto begin = Clock::now();
    Result<Document> document = readCorpusPage(page, plan.reading, stop);
    if (!document)
        return document.error();
    times = {document->size(), millisecondsSince(begin), {}};
    ReadyPage ready{*std::move(document), {}, {}, false, {}, {}, {}, {}};
    Result<std::optional<PageGroundTruth>> truth =
        groundTruths.groundTruthOf(page, ready.document, readingOf(page, plan.reading), stop);
    if (!truth)
        return truth.error();
    times.nodes = ready.document.size(); // the ground truth may have brought another tree
    ready.scored = scoredNodes(ready.document);
    ready.truth = *std::move(truth);
    if (ready.truth) {
        ready.isScored = isEnough(ready.truth->loaded, plan.leastFound);
        for (const Labelled& mark : ready.truth->loaded.labelled) {
            if (mark.label == label::record)
                ready.records.push_back(mark.nodes);
        }
    }
    const KeepMask all(ready.document.size(), true);
    ready.isOnPage = textsSaid(ready.document, ready.scored, all, page.expected);
    ready.words = wordCounts(ready.document, ready.scored);
    return ready;
}

RowRecords foundRecords(const ReadyPage& ready, const std::vector<DataRecord>& records)
{
    RowRecords row{static_cast<std::uint32_t>(records.size()), {}, {}};
    if (!ready.isScored || ready.records.empty())
        return row;
    std::vector<RecordNodes> found;
    found.reserve(records.size());
    for (const DataRecord& record : records)
        found.push_back(record.nodes);
    row.hits = scoreRecords(ready.document, ready.scored, found, ready.records).records;
    row.oneToOne = recordsOneToOne(ready.document, ready.scored, found, ready.records);
    return row;
}

// Returns the records that the second filter of a chain finds on the whole page; the targets are those
// matched one to one.
ExtractedRecords unfilteredRecords(const ReadyPage& ready, const Method& method, const std::stop_token& stop)
{
    const RowRecords records = foundRecords(ready, method.unfiltered({ready.document}, stop).records);
    return {records.found, static_cast<std::uint32_t>(records.oneToOne->both)};
}

// `edited`: the page without the removed words.
RowExpected expectedOf(const ReadyPage& ready, const CorpusPage& page, const Document& edited,
                       const KeepMask& kept)
{
    const std::vector<bool> said = textsSaid(edited, ready.scored, kept, page.expected);
    const auto countOf = [](const std::vector<bool>& bits) {
        return static_cast<std::uint32_t>(std::ranges::count(bits, true));
    };
    return {static_cast<std::uint32_t>(page.expected.size()), countOf(ready.isOnPage), countOf(said)};
}

RowWords rowWordsOf(const ReadyPage& ready, const FilterResult& result)
{
    RowWords words;
    for (std::size_t i = 0; i < ready.words.size(); ++i) {
        words.all += ready.words[i];
        words.removed += result.kept[ready.scored.nodes[i].value] ? 0 : ready.words[i];
    }
    for (const TextEdit& edit : result.textEdits) {
        const std::string_view text = ready.document.text(edit.text);
        words.removed += countOfWords(text) - countOfWords(withoutRanges(text, edit.removed));
    }
    return words;
}

// Returns nothing for a method that is not the plain TPS filter.
std::optional<PageClass> classOf(const ReadyPage& ready, const RunPlan& plan, const Method& method,
                                 const std::stop_token& stop)
{
    const Result<Setup> setup = setupFromText(method.name, plan.base);
    if (!setup)
        return std::nullopt;
    std::vector<NodeId> content;
    if (ready.isScored) {
        const auto& marks = ready.truth->loaded.labelled;
        const bool hasMain = std::ranges::find(marks, label::main, &Labelled::label) != marks.end();
        for (const Labelled& mark : marks) {
            if (mark.label == (hasMain ? label::main : label::record))
                content.insert(content.end(), mark.nodes.begin(), mark.nodes.end());
        }
    }
    const Outcome outcome = outcomeOf(ready.document, *setup, stop);
    const MainContent found = findContent(ready.document, detectionOptions(setup->path), nullptr, stop);
    if (found.isStopped)
        return std::nullopt;
    const DetectedContent detected = detectedContentOf(
        ready.document, {outcome.sequence, outcome.trace.region, outcome.mask}, *setup, found);
    return diagnose(ready.document, outcome, *setup, content, &detected, stop).pageClass;
}

// Returns a method's own filter, or the one learnt from the page's site.
Result<Filter> filterOf(const ReadyPage& ready, const RunPlan& plan, const Method& method)
{
    if (!method.usesSite())
        return method.run;
    if (!ready.site)
        return Error{ErrorCode::BadSetup, {}, "it learns from a folder of pages, and no folder is given"};
    if (!*ready.site)
        return ready.site->error();
    return (**ready.site)->filters[static_cast<std::size_t>(&method - plan.methods.data())];
}

Result<RunRow> scoredRow(const ReadyPage& ready, const CorpusPage& page, const RunPlan& plan,
                         const Method& method, double& milliseconds, std::string* text,
                         const std::stop_token& stop)
{
    if (const std::optional<ErrorCode> lack = method.lackOf(ready.document))
        return Error{*lack, {}, {}};
    const Result<Filter> filter = filterOf(ready, plan, method);
    if (!filter)
        return filter.error();
    const auto begin = Clock::now();
    const FilterResult result = (*filter)({ready.document}, stop);
    milliseconds = millisecondsSince(begin);
    if (result.isStopped)
        return Error{ErrorCode::Stopped, {}, {}};
    const EditedPage edited(ready.document, result.textEdits);
    RunRow row;
    row.page = page.id;
    row.url = page.url;
    row.method = method.name;
    row.findings = ready.document.reading().findings;
    if (treeOf(ready.document) != PageTree::Rendered)
        row.parser = ready.document.parser();
    row.answer = result.answer;
    const LoadedGroundTruth* truth = ready.truth ? &ready.truth->loaded : nullptr;
    if (truth != nullptr)
        row.truth = RowGroundTruth{truth->marks, static_cast<std::uint32_t>(truth->lost.size()),
                                   ready.truth->tree, ready.truth->annotator};
    const std::vector<Labelled> none;
    const Score score = scoreMask(ready.document, ready.scored, ready.isScored ? truth->labelled : none,
                                  result.kept, result.textEdits);
    row.nodes = score.counts;
    if (ready.isScored)
        row.score = score;
    if (truth != nullptr && truth->text)
        row.article = scoreArticle(plainText(edited.document(), result.kept), *truth->text);
    if (text != nullptr && !(result.answer && result.answer->kind == ContentKind::None))
        *text = plainText(edited.document(), result.kept);
    row.words = rowWordsOf(ready, result);
    row.search = result.search;
    if (method.findsRecords)
        row.records = foundRecords(ready, result.records);
    if (row.records && row.records->oneToOne && method.unfiltered)
        row.records->unfiltered = unfilteredRecords(ready, method, stop);
    if (!page.expected.empty())
        row.expected = expectedOf(ready, page, edited.document(), result.kept);
    if (plan.hasSharedTexts && ready.site && *ready.site)
        row.shared = (**ready.site)->shared.removedBy(ready.document, result.kept, result.textEdits);
    if (plan.hasDiagnosis)
        row.pageClass = classOf(ready, plan, method, stop);
    return row;
}

RunRow failedRow(const CorpusPage& page, const Method& method, const Error& error)
{
    // A place in an annotation is useful in a row; the place of a file differs from machine to machine.
    const bool isWithin = error.code == ErrorCode::BadAnnotation && !error.where.empty();
    const std::string detail = isWithin ? error.where + " " + error.detail : error.detail;
    RunRow row;
    row.page = page.id;
    row.url = page.url;
    row.method = method.name;
    row.error = Error{error.code, {}, detail};
    return row;
}

} // namespace

PageRun runPage(const CorpusPage& page, const RunPlan& plan, GroundTruthBook& groundTruths,
                const std::stop_token& stop, SiteBook* sites)
{
    PageRun run{page.id, {}, {}, {}, false};
    run.rows.reserve(plan.methods.size());
    // Catches all exceptions: one page must not end a run of thousands.
    Result<ReadyPage> ready = guarded([&] { return readyPage(page, plan, groundTruths, run.times, stop); });
    if (ready && sites != nullptr && sites->isNeeded())
        ready->site.emplace(guarded([&] { return sites->siteOf(page, stop); }));
    run.times.methods.assign(plan.methods.size(), 0);
    run.texts.resize(plan.hasTexts ? plan.methods.size() : 0);
    for (std::size_t i = 0; i < plan.methods.size() && !stop.stop_requested(); ++i) {
        const Method& method = plan.methods[i];
        Result<RunRow> row = ready ? guarded([&]() -> Result<RunRow> {
            return scoredRow(*ready, page, plan, method, run.times.methods[i],
                             plan.hasTexts ? &run.texts[i] : nullptr, stop);
        })
                                   : Result<RunRow>(ready.error());
        run.rows.push_back(row ? *std::move(row) : failedRow(page, method, row.error()));
    }
    run.isStopped = stop.stop_requested();
    return run;
}

} // namespace tagseam
