// SPDX-License-Identifier: MIT
// The result of one method on one page: a line of a run, `tagseam.run/1`.
#include "core/corpus/runs/row.h"

#include "core/explain/explainnames.h"
#include "core/truth/score/articlescore.h"
#include "core/truth/score/scorejson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

// The names, indexed by the number of the code.
constexpr std::array<std::string_view, 35> errorNames{
    "cannot-read",      "empty",        "not-text",        "browser-tree",
    "unknown-encoding", "too-large",    "too-many-nodes",  "too-many-attributes",
    "too-many-entries", "too-deep",     "bad-archive",     "bad-truth",
    "bad-manifest",     "bad-corpus",   "bad-run",         "bad-selector",
    "bad-symbol",       "bad-setup",    "bad-snapshot",    "no-computed-styles",
    "no-boxes",         "stopped",      "bad-annotation",  "bad-style-tree",
    "file-changed",     "in-use",       "cannot-write",    "several-annotators",
    "other-tree",       "read-in-part", "damaged-archive", "missing-parts",
    "refused-encoding", "other-parser", "not-well-formed"};
static_assert(errorNames.size() == static_cast<std::size_t>(ErrorCode::NotWellFormed) + 1);

Json faultJson(const Error& error)
{
    return {{"code", name(error.code)}, {"detail", error.detail}};
}

Json groundTruthJson(const RowGroundTruth& truth)
{
    Json json{{"marks", truth.marks}, {"lost", truth.lost}, {"tree", name(truth.tree)}};
    if (!truth.annotator.empty())
        json["annotator"] = truth.annotator;
    return json;
}

Json rowScoreJson(const Score& score)
{
    Json json = scoreJson(score);
    json.erase("counts"); // the row has them
    json.erase("reduction");
    return json;
}

Json rowRecordsJson(const RowRecords& records)
{
    Json json{{"found", records.found}, {"hits", records.hits ? hitsJson(*records.hits) : Json()}};
    if (records.oneToOne) // older rows without this measure stay unchanged
        json["oneToOne"] = hitsJson(*records.oneToOne);
    if (records.unfiltered)
        json["unfiltered"] = {{"found", records.unfiltered->total}, {"target", records.unfiltered->target}};
    return json;
}

Json expectedJson(const RowExpected& expected)
{
    return {{"all", expected.all}, {"onPage", expected.onPage}, {"kept", expected.kept}};
}

Json articleJson(const Hits& hits)
{
    const double precision = articlePrecision(hits);
    const double recall = articleRecall(hits);
    Json json = hitsJson(hits);
    json["precision"] = precision;
    json["recall"] = recall;
    json["f1"] = harmonicMean(precision, recall);
    return json;
}

// Reads the members of a row, one after the other; the first fault is the error.
class RowReader {
  public:
    explicit RowReader(const Json& json) : m_json(json) {}

    const std::optional<Error>& error() const { return m_error; }

    const Json& member(const char* key)
    {
        static const Json none;
        const auto found = m_json.find(key);
        return found == m_json.end() ? none : *found;
    }
    void text(const char* key, std::string& into)
    {
        if (member(key).is_string())
            into = member(key).get<std::string>();
        else
            refuse(key, "is not a text");
    }
    // Null is read as nothing; `read` converts any other value, or returns nothing for an invalid one.
    template <class Value, class Read>
    void maybe(const char* key, std::optional<Value>& into, Read read)
    {
        const Json& json = member(key);
        if (json.is_null())
            return;
        into = read(json);
        if (!into)
            refuse(key, "is not as a run has it");
    }
    void refuse(const char* key, const char* what)
    {
        if (!m_error)
            m_error = Error{ErrorCode::BadRun, key, what};
    }

  private:
    const Json& m_json;
    std::optional<Error> m_error;
};

std::optional<std::uint32_t> countAt(const Json& json, const char* key)
{
    const auto count = readCount(json, key, std::numeric_limits<std::uint32_t>::max());
    return count ? std::optional(static_cast<std::uint32_t>(*count)) : std::nullopt;
}

std::optional<Error> readError(const Json& json)
{
    if (!json.is_object() || !json.contains("code") || !json["code"].is_string() ||
        !json.contains("detail") || !json["detail"].is_string())
        return std::nullopt;
    const auto* const found = std::ranges::find(errorNames, json["code"].get<std::string>());
    if (found == errorNames.end())
        return std::nullopt;
    return Error{static_cast<ErrorCode>(found - errorNames.begin()), {}, json["detail"].get<std::string>()};
}

std::optional<std::vector<Error>> readFindings(const Json& json)
{
    std::vector<Error> findings;
    for (const Json& each : json) {
        std::optional<Error> finding = readError(each);
        if (!finding)
            return std::nullopt;
        findings.push_back(*std::move(finding));
    }
    return findings;
}

std::optional<RowGroundTruth> readGroundTruthOf(const Json& json)
{
    const auto marks = countAt(json, "marks");
    const auto lost = countAt(json, "lost");
    const auto* const tree = std::ranges::find_if(
        pageTrees, [&](PageTree each) { return json.contains("tree") && json["tree"] == name(each); });
    const Json annotator = json.contains("annotator") ? json["annotator"] : Json("");
    if (!marks || !lost || tree == pageTrees.end() || !annotator.is_string())
        return std::nullopt;
    return RowGroundTruth{*marks, *lost, *tree, annotator.get<std::string>()};
}

std::optional<RowRecords> readRecords(const Json& json)
{
    const auto found = countAt(json, "found");
    if (!found || !json.contains("hits"))
        return std::nullopt;
    RowRecords records{*found, readHits(json["hits"]), {}};
    if (!records.hits && !json["hits"].is_null())
        return std::nullopt;
    if (json.contains("oneToOne")) { // missing in older runs without this measure
        records.oneToOne = readHits(json["oneToOne"]);
        if (!records.oneToOne)
            return std::nullopt;
    }
    if (json.contains("unfiltered")) {
        const auto total = countAt(json["unfiltered"], "found");
        const auto target = countAt(json["unfiltered"], "target");
        if (!total || !target)
            return std::nullopt;
        records.unfiltered = ExtractedRecords{*total, *target};
    }
    return records;
}

std::optional<RowExpected> readExpected(const Json& json)
{
    const auto all = countAt(json, "all");
    const auto onPage = countAt(json, "onPage");
    const auto kept = countAt(json, "kept");
    if (!all || !onPage || !kept)
        return std::nullopt;
    return RowExpected{*all, *onPage, *kept};
}

std::optional<RowShared> readShared(const Json& json)
{
    const auto words = countAt(json, "words");
    const auto removed = countAt(json, "removed");
    if (!words || !removed)
        return std::nullopt;
    return RowShared{*words, *removed};
}

std::optional<RowWords> readWords(const Json& json)
{
    const auto all = countAt(json, "all");
    const auto removed = countAt(json, "removed");
    if (!all || !removed)
        return std::nullopt;
    return RowWords{*all, *removed};
}

std::optional<ContentAnswer> readAnswer(const Json& json)
{
    const auto kind = json.find("kind");
    const auto confidence = json.find("confidence");
    if (kind == json.end() || !kind->is_string() || confidence == json.end() || !confidence->is_number())
        return std::nullopt;
    const auto found = std::ranges::find(contentKindNames, kind->get<std::string>());
    if (found == contentKindNames.end())
        return std::nullopt;
    return ContentAnswer{static_cast<ContentKind>(found - contentKindNames.begin()),
                         confidence->get<double>()};
}

Json searchJson(const SearchFigures& search)
{
    return {{"levels", search.levels},
            {"splits", search.splits},
            {"counting", search.operations.counting},
            {"filtering", search.operations.filtering},
            {"scanning", search.operations.scanning},
            {"indexSteps", search.indexSteps}};
}

std::optional<SearchFigures> readSearch(const Json& json)
{
    const auto levels = countAt(json, "levels");
    const auto splits = countAt(json, "splits");
    const auto at = [&](const char* key) {
        return readCount(json, key, std::numeric_limits<std::int64_t>::max());
    };
    const auto counting = at("counting");
    const auto filtering = at("filtering");
    const auto scanning = at("scanning");
    const auto indexSteps = at("indexSteps");
    if (!levels || !splits || !counting || !filtering || !scanning || !indexSteps)
        return std::nullopt;
    return SearchFigures{*levels, *splits, {*counting, *filtering, *scanning}, *indexSteps};
}

std::optional<PageClass> readClass(const Json& json)
{
    for (const PageClass each : {PageClass::Empty, PageClass::Homogeneous, PageClass::Heterogeneous,
                                 PageClass::SmallMain, PageClass::MuchElse, PageClass::WellSplit}) {
        if (json == name(each))
            return each;
    }
    return std::nullopt;
}

} // namespace

std::string_view name(ErrorCode code)
{
    return errorNames.at(static_cast<std::size_t>(code));
}

std::string rowLine(const RunRow& row)
{
    Json json{{"page", row.page}};
    if (!row.url.empty())
        json["url"] = row.url;
    json["method"] = row.method;
    json["error"] = row.error ? faultJson(*row.error) : Json();
    if (!row.error) {
        if (row.parser)
            json["parser"] = name(*row.parser);
        for (const Error& finding : row.findings) // rows of pages without findings stay unchanged
            json["findings"].push_back(faultJson(finding));
        json["nodes"] = {{"raw", row.nodes.raw}, {"kept", row.nodes.kept}};
        json["reduction"] = row.nodes.reduction();
        json["groundTruth"] = row.truth ? groundTruthJson(*row.truth) : Json();
        json["score"] = row.score ? rowScoreJson(*row.score) : Json();
        json["records"] = row.records ? rowRecordsJson(*row.records) : Json();
        json["expected"] = row.expected ? expectedJson(*row.expected) : Json();
        json["class"] = row.pageClass ? Json(name(*row.pageClass)) : Json();
        if (row.shared) // rows of runs without shared texts stay unchanged
            json["sharedText"] = {{"words", row.shared->words}, {"removed", row.shared->removed}};
        if (row.article) // rows of pages whose ground truth is not a text stay unchanged
            json["article"] = articleJson(*row.article);
        if (row.words) // older rows without this count stay unchanged
            json["words"] = {{"all", row.words->all}, {"removed", row.words->removed}};
        if (row.answer) // rows of other methods stay unchanged
            json["answer"] = {{"kind", name(row.answer->kind)}, {"confidence", row.answer->confidence}};
        if (row.search) // rows of other methods stay unchanged
            json["search"] = searchJson(*row.search);
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<RunRow> readRow(std::string_view line)
{
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object())
        return Error{ErrorCode::BadRun, {}, "not a JSON object"};
    RowReader reader(json);
    RunRow row;
    reader.text("page", row.page);
    reader.text("method", row.method);
    if (json.contains("url"))
        reader.text("url", row.url);
    reader.maybe("error", row.error, readError);
    std::optional<NodeCounts> counts;
    std::optional<std::vector<Error>> findings;
    if (!row.error) {
        reader.maybe("findings", findings, readFindings);
        row.findings = std::move(findings).value_or(std::vector<Error>{});
        reader.maybe("nodes", counts, readCounts);
        if (!counts)
            reader.refuse("nodes", "is missing");
        row.nodes = counts.value_or(NodeCounts{});
        reader.maybe("parser", row.parser, [](const Json& parser) {
            return parser.is_string() ? parserOf(parser.get<std::string>()) : std::nullopt;
        });
        reader.maybe("groundTruth", row.truth, readGroundTruthOf);
        reader.maybe("score", row.score, [&](const Json& score) { return readScore(score, row.nodes); });
        reader.maybe("records", row.records, readRecords);
        reader.maybe("expected", row.expected, readExpected);
        reader.maybe("class", row.pageClass, readClass);
        reader.maybe("sharedText", row.shared, readShared);
        reader.maybe("article", row.article, readHits);
        reader.maybe("words", row.words, readWords);
        reader.maybe("answer", row.answer, readAnswer);
        reader.maybe("search", row.search, readSearch);
    }
    if (reader.error())
        return *reader.error();
    return row;
}

} // namespace tagseam
