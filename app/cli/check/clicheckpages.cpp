// SPDX-License-Identifier: MIT
// Checks page by page.
#include "app/cli/check/clicheckpages.h"

#include "app/cli/check/clipagemethod.h"
#include "app/cli/check/cliwhy.h"
#include "app/cli/clioptions.h"
#include "app/cli/cliotherpage.h"
#include "app/cli/clioutput.h"
#include "app/cli/clipage.h"
#include "app/cli/clitext.h"
#include "core/archive/pageinput.h"
#include "core/check/statusreason.h"
#include "core/page/textedits.h"
#include "core/select/edittext.h"
#include "core/select/nodepaths.h"
#include "core/select/selector.h"
#include "core/truth/formats/groundtruthpages.h"
#include "core/truth/score/maskdifference.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <utility>

namespace tagseam {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::size_t longestItem = 60;

std::string titleOf(const Judgement& judgement)
{
    switch (judgement.kind) {
    case ExpectationKind::MarksFound:
        return "all marks are on the page";
    case ExpectationKind::MarksKept:
        return fmt::format("{} marks are kept", printable(judgement.subject));
    case ExpectationKind::MarksPruned:
        return fmt::format("{} marks are pruned", printable(judgement.subject));
    case ExpectationKind::SelectorKept:
    case ExpectationKind::SelectorPruned:
        return fmt::format("--{} '{}'", name(judgement.kind), printable(judgement.subject));
    case ExpectationKind::TextF1:
        return fmt::format("--min-f1 {}", judgement.leastF1);
    case ExpectationKind::SameAsBaseline:
        break;
    }
    return "--same-as";
}

std::string wrongText(const Document& page, const Judgement& judgement)
{
    const bool isOfMarks =
        judgement.kind == ExpectationKind::MarksKept || judgement.kind == ExpectationKind::MarksPruned;
    if (judgement.all == 0)
        return "no node of the page matches the selector";
    const WrongNodes& first = judgement.wrong.front();
    const std::string_view status = judgement.isOfKept() ? "pruned" : "kept";
    const std::string kept =
        fmt::format("{} of {} {} kept", first.share.kept, counted(first.share.all, "node"),
                    first.share.kept == 1 ? "is" : "are");
    const std::string node = quotedNode(page, first.nodes.front());
    if (judgement.all == 1)
        return fmt::format("{} is {} ({})", node, status, kept);
    return fmt::format("{} of {} {} {}; the first is {} ({})", judgement.wrong.size(),
                       counted(judgement.all, isOfMarks ? "mark" : "node"),
                       judgement.wrong.size() == 1 ? "is" : "are", status, node, kept);
}

std::string quotedTexts(const std::vector<KeptItem>& items)
{
    std::vector<std::string> texts;
    texts.reserve(items.size());
    for (const KeptItem& each : items)
        texts.push_back(fmt::format("\"{}\"", printable(shortened(each.text, longestItem))));
    return someOf(texts);
}

std::string baselineText(const Document& page, const Judgement& judgement)
{
    const BaselineDifference& difference = judgement.difference;
    if (!judgement.isInBaseline)
        return "the baseline does not have this page; --write-baseline records it";
    std::vector<std::string> parts;
    const auto add = [&](std::size_t count, std::string_view status, const std::string& names) {
        parts.push_back(fmt::format("{} {}: {}", counted(count, "text"), status, names));
    };
    if (difference.prunedItems > 0)
        add(difference.prunedItems, "newly pruned", quotedNodes(page, difference.newlyPruned));
    if (difference.keptItems > 0)
        add(difference.keptItems, "newly kept", quotedNodes(page, difference.newlyKept));
    if (!difference.missing.empty())
        add(difference.missing.size(), "no longer on the page", quotedTexts(difference.missing));
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::string failureText(const Document& page, const Judgement& judgement)
{
    switch (judgement.kind) {
    case ExpectationKind::MarksFound:
        return fmt::format("{} of {} {} not on the page; the first: {}", judgement.lost.size(),
                           counted(judgement.all, "mark"), judgement.lost.size() == 1 ? "is" : "are",
                           printable(judgement.lost.front()));
    case ExpectationKind::TextF1:
        return judgement.f1 ? fmt::format("the F1 of the kept text is {:.3f}, below {}", *judgement.f1,
                                          judgement.leastF1)
                            : "no main content and no record is marked on the page";
    case ExpectationKind::SameAsBaseline:
        return baselineText(page, judgement);
    default:
        return wrongText(page, judgement);
    }
}

// Returns the node whose status is explained: the first wrong one, or the largest wrong place; noNode for
// none.
NodeId explainedNode(const JudgedPage& page, const Judgement& judgement, std::span<const Labelled> truth)
{
    if (!judgement.wrong.empty())
        return judgement.wrong.front().nodes.front();
    if (!judgement.difference.newlyPruned.empty())
        return judgement.difference.newlyPruned.front();
    if (!judgement.difference.newlyKept.empty())
        return judgement.difference.newlyKept.front();
    if (judgement.kind != ExpectationKind::TextF1 || !judgement.f1)
        return noNode;
    const std::vector<MaskDifference> places =
        wrongPlaces(page.document, page.scored, truth, page.result.kept);
    return places.empty() ? noNode : places[largestFirst(places).front()].node;
}

// Returns the roots of the nodes that the judgements say must be kept.
std::vector<NodeId> contentOf(const JudgedPage& page, std::span<const Labelled> truth,
                              const std::vector<std::string>& selectors)
{
    std::vector<NodeId> nodes;
    for (const Labelled& mark : truth) {
        if (mark.label == label::main || mark.label == label::record)
            nodes.insert(nodes.end(), mark.nodes.begin(), mark.nodes.end());
    }
    for (const std::string& selector : selectors) {
        const Result<std::vector<NodeId>> selected = selectNodes(page.document, selector);
        if (selected)
            nodes.insert(nodes.end(), selected->begin(), selected->end());
    }
    return nodes;
}

Json pathsJson(const NodePaths& paths, const std::vector<NodeId>& nodes)
{
    Json list = Json::array();
    for (const NodeId node : nodes) {
        const auto path = paths.of(node);
        list.push_back(path ? Json(*path) : Json());
    }
    return list;
}

Json judgementJson(const Document& page, const Judgement& judgement)
{
    const NodePaths paths(page);
    Json json{{"expectation", name(judgement.kind)},
              {"subject", judgement.subject},
              {"passed", judgement.isMet()},
              {"all", judgement.all}};
    if (judgement.kind == ExpectationKind::MarksFound)
        json["lost"] = judgement.lost;
    if (judgement.kind == ExpectationKind::TextF1) {
        json["f1"] = judgement.f1 ? Json(*judgement.f1) : Json();
        json["leastF1"] = judgement.leastF1;
    }
    if (judgement.kind == ExpectationKind::SameAsBaseline) {
        json["inBaseline"] = judgement.isInBaseline;
        json["newlyKept"] = pathsJson(paths, judgement.difference.newlyKept);
        json["newlyPruned"] = pathsJson(paths, judgement.difference.newlyPruned);
        json["missing"] = Json::array();
        for (const KeptItem& item : judgement.difference.missing)
            json["missing"].push_back({{"path", item.path}, {"text", item.text}});
    }
    Json wrong = Json::array();
    for (const WrongNodes& each : judgement.wrong)
        wrong.push_back(
            {{"nodes", pathsJson(paths, each.nodes)}, {"kept", each.share.kept}, {"of", each.share.all}});
    json["wrong"] = std::move(wrong);
    return json;
}

// Returns the name of a page in a baseline: its path from the folder of the baseline's file.
std::string nameInBaseline(const std::string& page, const std::string& baseline)
{
    std::error_code status;
    const fs::path folder = fs::absolute(baseline, status).lexically_normal().parent_path();
    return fs::absolute(page, status).lexically_normal().lexically_relative(folder).generic_string();
}

// Returns the entry of a page: that of its name, or else of the only name that ends in its path below the
// given folder. So a folder can be checked against the baseline of another one, such as a build against its
// original.
const std::vector<KeptItem>* entryOf(const Baseline& baseline, const CorpusPage& page,
                                     const std::string& file)
{
    if (const auto named = baseline.pages.find(nameInBaseline(page.file, file));
        named != baseline.pages.end())
        return &named->second;
    const std::vector<KeptItem>* found = nullptr;
    for (const auto& [name, items] : baseline.pages) {
        if (name != page.id && !name.ends_with("/" + page.id))
            continue;
        if (found != nullptr)
            return nullptr;
        found = &items;
    }
    return found;
}

// Returns the sentence about a WARC of several pages; empty for any other file.
std::string severalPagesText(const std::string& file, const Limits& limits)
{
    const Result<PageInput> input = readPageInput(file, limits);
    const auto* archive = input ? std::get_if<Archive>(&*input) : nullptr;
    const auto pages =
        archive != nullptr ? std::ranges::count_if(archive->entries(), &ArchiveEntry::isPage) : 0;
    return pages < 2 ? std::string()
                     : fmt::format("has {} pages; choose one as {} (tagseam-cli entries lists them)", pages,
                                   shellWord(fs::path(file).filename().string() + "#entry=NUMBER"));
}

// Adds the node of the edited page for a node, or those for the nodes in it where the edit removes it alone.
void addSurvivors(const Document& page, NodeId node, const std::vector<NodeId>& there,
                  std::vector<NodeId>& survivors)
{
    for (NodeId at = node; at < page.subtreeEnd(node); ++at.value) {
        if (there[at.value] == noNode)
            continue;
        survivors.push_back(there[at.value]);
        at.value = page.subtreeEnd(at).value - 1;
    }
}

// Moves the marks to the nodes of the edited page. `there`: its node for each node of the page, or noNode.
void moveMarks(LoadedGroundTruth& truth, const Document& page, const Document& edited,
               const std::vector<NodeId>& there)
{
    for (Labelled& each : truth.labelled) {
        std::vector<NodeId> nodes;
        for (const NodeId node : each.nodes) {
            const std::size_t before = nodes.size();
            addSurvivors(page, node, there, nodes);
            if (nodes.size() == before)
                truth.lost.push_back(fmt::format("{}: an edit removes it", xpathOf(page, node)));
        }
        tidyRoots(edited, nodes);
        each.nodes = std::move(nodes);
    }
    std::erase_if(truth.labelled, [](const Labelled& each) { return each.nodes.empty(); });
}

} // namespace

PageChecker::PageChecker(const Arguments& arguments, const CheckArguments& check, const PageMethod& method,
                         std::optional<Baseline> baseline)
    : m_arguments(arguments), m_check(check), m_method(method),
      m_baseline(std::move(baseline)), m_written{methodTitle(method), arguments.input.reading.parser, {}}
{
}

GroundTruthBook& PageChecker::bookOf(const std::string& folder)
{
    std::unique_ptr<GroundTruthBook>& book = m_books[folder];
    if (!book)
        book = std::make_unique<GroundTruthBook>(folder, m_check.annotator,
                                                 m_check.trees.empty() ? RenderedTrees()
                                                                       : renderedTreesIn(m_check.trees));
    return *book;
}

CheckedPage PageChecker::check(const CorpusPage& page, const std::string& folder)
{
    CheckedPage checked{page.file, {}};
    const auto failed = [&](const Error& error) {
        const Failure failure = failureOf(error, page.file, {page.file, m_check.trees});
        const bool isNamed = failure.where.empty() || failure.where == page.file;
        checked.error = isNamed ? failure.what : fmt::format("{}: {}", failure.where, failure.what);
        return checked;
    };
    const PageReading& reading = m_arguments.input.reading;
    Result<Document> document = readPage(page.file, reading);
    if (!document && document.error().code == ErrorCode::BadArchive)
        checked.error = severalPagesText(page.file, reading.limits);
    if (!document)
        return checked.error.empty() ? failed(document.error()) : checked;
    Result<std::optional<PageGroundTruth>> found = bookOf(folder).groundTruthOf(page, *document, reading);
    if (!found)
        return failed(found.error());
    for (const Error& finding : document->reading().findings)
        checked.findings.push_back(failureOf(finding, page.file).what);
    const LoadedGroundTruth* truth = *found ? &(*found)->loaded : nullptr;
    if (*found)
        warnOfOtherPage((*found)->file, (*found)->page, {page.file, page.url, *document}, reading.limits);
    if (!m_arguments.edits.empty()) { // after the marks, which name nodes of the page as it is
        auto edited = withEdits(*document, m_arguments.edits);
        if (const auto* problem = std::get_if<EditProblem>(&edited)) {
            checked.error = fmt::format("--edit '{}': {}", problem->where, problem->what);
            return checked;
        }
        auto& series = std::get<EditedSeries>(edited);
        if (*found)
            moveMarks((*found)->loaded, *document, series.page, series.nodes);
        *document = std::move(series.page);
    }
    if (const std::optional<ErrorCode> lack = lackOf(m_method, *document))
        return failed({*lack, {}, {}});

    const MethodAnswer answer = answerOf(*document, m_method);
    const ScoredNodes scored = scoredNodes(*document);
    const JudgedPage judged{*document, scored, answer.result};
    std::vector<Judgement> judgements;
    if (truth != nullptr)
        judgements = judgeMarks(judged, *truth);
    for (const auto& [selectors, isToBeKept] :
         {std::pair(&m_check.kept, true), std::pair(&m_check.pruned, false)}) {
        for (const std::string& selector : *selectors) {
            Result<Judgement> judgement = judgeSelector(judged, selector, isToBeKept);
            if (!judgement)
                return failed(judgement.error());
            judgements.push_back(*std::move(judgement));
        }
    }
    const std::span<const Labelled> labelled =
        truth != nullptr ? std::span<const Labelled>(truth->labelled) : std::span<const Labelled>();
    if (m_check.leastF1)
        judgements.push_back(judgeTextF1(judged, labelled, *m_check.leastF1));
    if (m_baseline)
        judgements.push_back(judgeBaseline(judged, entryOf(*m_baseline, page, m_check.baseline)));
    if (!m_check.baselineToWrite.empty()) {
        const EditedPage edited(*document, answer.result.textEdits);
        m_written.pages[nameInBaseline(page.file, m_check.baselineToWrite)] =
            keptItems(edited.document(), answer.result.kept);
        const auto kept =
            std::ranges::count_if(scored.nodes, [&](NodeId node) { return answer.result.kept[node.value]; });
        checked.recorded = fmt::format("{} of {} kept", kept, counted(scored.nodes.size(), "node"));
    } else if (judgements.empty()) {
        checked.error =
            "has no expectation: no annotation is beside it, and none of --keep, --prune, --min-f1 and "
            "--same-as is given";
    }
    const std::vector<NodeId> content = contentOf(judged, labelled, m_check.kept);
    for (const Judgement& judgement : judgements) {
        CheckedExpectation& expectation = checked.expectations.emplace_back();
        expectation.title = titleOf(judgement);
        expectation.isMet = judgement.isMet();
        expectation.json = judgementJson(*document, judgement);
        if (expectation.isMet)
            continue;
        expectation.failure = failureText(*document, judgement);
        expectation.json["failure"] = expectation.failure;
        const NodeId node = explainedNode(judged, judgement, labelled);
        if (node == noNode)
            continue;
        const StatusReason reason = reasonOf(*document, m_method, answer, node, content);
        expectation.why = whyFacts(*document, answer, reason);
        expectation.state =
            stateOf(page.file, *document, m_method, reason.node,
                    reason.pruned ? std::optional(reason.pruned->level) : std::nullopt, m_arguments.edits);
        expectation.json["why"] = whyJson(*document, answer, reason);
        expectation.json["state"] = expectation.state;
    }
    return checked;
}

} // namespace tagseam
