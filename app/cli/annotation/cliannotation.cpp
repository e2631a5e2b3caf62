// SPDX-License-Identifier: MIT
// tagseam-cli annotation.
#include "app/cli/annotation/cliannotation.h"

#include "app/cli/clihelp.h"
#include "app/cli/cliotherpage.h"
#include "app/cli/clioutput.h"
#include "app/cli/clipage.h"
#include "core/base/texttable.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/select/selector.h"
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

const char* nameOf(AnchoredBy by)
{
    constexpr std::array names{"xpath", "css", "quote", "position", "range"};
    return names[static_cast<std::size_t>(by)];
}

const char* nameOf(OrphanCause cause)
{
    constexpr std::array names{"none",         "nothing-there", "other-text",       "other-context",
                               "ambiguous",    "bad-selector",  "selectors-differ", "part-of-text",
                               "counts-differ"};
    return names[static_cast<std::size_t>(cause)];
}

struct Checked {
    const Document& document;
    const Annotation& annotation;
    const std::vector<AnchoredMark>& anchored;
    std::vector<std::vector<SelectedNodes>> selected; // indexed by mark and target
    bool isSamePage;
};

// True if every given selector selects this node: alone, if it is Tagseam's. The quote of another tool names
// no node, and so it selects all nodes with its text; where that is at several places, the others decide.
bool doAgree(const Target& target, const SelectedNodes& selected, NodeId node)
{
    const std::vector<NodeId> alone{node};
    const bool isOurs = !target.evidence.startTag.empty();
    const auto isIn = [&](const std::vector<NodeId>& nodes) {
        return std::ranges::find(nodes, node) != nodes.end();
    };
    return (target.xpath.empty() || selected.xpath == alone) &&
           (target.css.empty() || selected.css == alone) && (!isOurs || selected.quote == alone) &&
           (isOurs || target.quote.exact.empty() || isIn(selected.quote)) &&
           (target.span == TextSpan{} || isIn(selected.position)) &&
           (target.range.isEmpty() || isIn(selected.range));
}

Json targetJson(const Checked& checked, std::size_t mark, std::size_t i)
{
    const AnchoredTarget& anchored = checked.anchored[mark].targets[i];
    const SelectedNodes& selected = checked.selected[mark][i];
    const bool isThere = anchored.node != noNode;
    Json json;
    json["node"] = isThere ? Json(xpathOf(checked.document, anchored.node)) : Json();
    json["others"] = Json::array();
    for (const NodeId other : anchored.others)
        json["others"].push_back(xpathOf(checked.document, other));
    json["by"] = isThere ? Json(nameOf(anchored.by)) : Json();
    json["orphan"] = isThere ? Json() : Json(nameOf(anchored.cause));
    json["detail"] = anchored.detail;
    json["selects"] = {{"xpath", selected.xpath.size()},
                       {"css", selected.css.size()},
                       {"quote", selected.quote.size()},
                       {"position", selected.position.size()},
                       {"range", selected.range.size()}};
    json["agree"] = isThere && doAgree(checked.annotation.marks[mark].targets[i], selected, anchored.node);
    return json;
}

std::string checkJson(const Checked& checked)
{
    Json json{{"schema", "tagseam.annotationcheck/1"}, {"marks", checked.anchored.size()}};
    json["complete"] = std::ranges::count_if(checked.anchored, &AnchoredMark::isComplete);
    json["samePage"] = checked.isSamePage;
    json["items"] = Json::array();
    for (std::size_t m = 0; m < checked.anchored.size(); ++m) {
        const Mark& mark = checked.annotation.marks[m];
        Json targets = Json::array();
        for (std::size_t i = 0; i < mark.targets.size(); ++i)
            targets.push_back(targetJson(checked, m, i));
        json["items"].push_back({{"id", mark.id},
                                 {"label", mark.label},
                                 {"complete", checked.anchored[m].isComplete},
                                 {"targets", std::move(targets)}});
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string targetLine(const Checked& checked, std::size_t mark, std::size_t i)
{
    const AnchoredTarget& anchored = checked.anchored[mark].targets[i];
    if (anchored.node == noNode)
        return "orphan: " + orphanSentence(anchored);
    const bool isAgreed =
        doAgree(checked.annotation.marks[mark].targets[i], checked.selected[mark][i], anchored.node);
    const std::string more =
        anchored.others.empty() ? "" : fmt::format(" and {}", counted(anchored.others.size(), "more node"));
    return fmt::format("{:<9} {}{}{}", nameOf(anchored.by), xpathOf(checked.document, anchored.node), more,
                       isAgreed ? "" : "  (not all selectors agree)");
}

// Says that the tree that was read is not the one that was annotated.
std::string_view changeOf(const Checked& checked)
{
    if (checked.isSamePage)
        return {};
    const AnnotatedPage& annotated = checked.annotation.page;
    const bool isSource = treeOf(checked.document) == PageTree::Source;
    if (annotated.isRendered && isSource)
        return " (its source tree; the rendered tree was annotated: see tagseam --save-tree)";
    if (!annotated.isRendered && isSource && annotated.parser != checked.document.parser())
        return annotated.parser == Parser::Libxml2
                   ? " (its tree by html5; the one by libxml2 was annotated: see --parser)"
                   : " (its tree by libxml2; the one by html5 was annotated: see --parser)";
    return " (changed since it was annotated)";
}

std::string checkTable(const Checked& checked, std::string_view page, const std::string& file)
{
    const auto complete = std::ranges::count_if(checked.anchored, &AnchoredMark::isComplete);
    std::string out =
        fmt::format("page        {}{}\nannotation  {}\nmarks       {}, {} on the page\n\n", printable(page),
                    changeOf(checked), printable(file), checked.anchored.size(), complete);
    TextTable table({{"", 7, true}, {"", 13, true}, {"", 0, true}});
    for (std::size_t m = 0; m < checked.anchored.size(); ++m) {
        const Mark& mark = checked.annotation.marks[m];
        for (std::size_t i = 0; i < mark.targets.size(); ++i)
            table.add({mark.id, mark.label, targetLine(checked, m, i)});
        const bool isAnchored = std::ranges::none_of(
            checked.anchored[m].targets, [](const auto& target) { return target.node == noNode; });
        if (isAnchored && !checked.anchored[m].isComplete)
            table.add({mark.id, mark.label, "is not complete: its nodes contain each other"});
    }
    return out + table.rows();
}

int checkMarks(const Arguments& arguments, const AnnotationArguments& ofAnnotation)
{
    const auto loaded = loadPage(arguments.input, Origin::Wanted);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& page = std::get<LoadedPage>(loaded);
    const Result<LoadedAnnotation> file = loadAnnotation(ofAnnotation.file);
    if (!file)
        return fail(file.error(), ofAnnotation.file);
    const PageSelectors selectors(page.document);
    const Annotation& annotation = file->annotation;
    warnOfOtherPage(ofAnnotation.file, annotation.page, {arguments.input.page, page.url, page.document},
                    arguments.input.reading.limits);
    const std::vector<AnchoredMark> anchored = anchor(selectors, annotation, page.sha256);
    const bool isSame = annotation.page.nodeCount == page.document.size() &&
                        ((!page.sha256.empty() && annotation.page.sha256 == page.sha256) ||
                         annotation.page.digest == treeDigest(page.document));
    Checked checked{page.document, annotation, anchored, {}, isSame};
    for (const Mark& mark : annotation.marks) {
        auto& selected = checked.selected.emplace_back();
        for (const Target& target : mark.targets)
            selected.push_back(selectNodes(selectors, target));
    }
    const int code =
        answer(arguments.isJson ? checkJson(checked) : checkTable(checked, page.label, ofAnnotation.file));
    const bool isComplete = std::ranges::all_of(anchored, &AnchoredMark::isComplete);
    return code != Done || isComplete ? code : NotAll;
}

// Warns of a label that no score uses, which may be a misspelt one.
void warnOfOwnLabel(const std::string& label)
{
    constexpr std::array known{label::main,   label::record, label::navigation, label::advertisement,
                               label::header, label::footer, label::sidebar,    label::otherNoise};
    if (std::ranges::find(known, label) == known.end())
        warn("--label", fmt::format("'{}' is a label of your own, which scores do not use; they know {}",
                                    printable(label), fmt::join(known, ", ")));
}

int runMake(const Arguments& arguments, const AnnotationArguments& ofAnnotation)
{
    std::error_code status;
    if (std::filesystem::equivalent(arguments.input.page, arguments.output, status))
        return fail(WrongUsage, arguments.output, "is the page itself: choose another file for -o");
    const auto loaded = loadPage(arguments.input, Origin::Wanted);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& page = std::get<LoadedPage>(loaded);
    const Document& document = page.document;
    const PageSelectors selectors(document);
    Annotation annotation;
    annotation.page = annotatedPage(page, ofAnnotation.url);
    annotation.annotator = ofAnnotation.annotator;
    annotation.state = PageState::Done;
    std::set<std::string> labels;
    for (const std::string& given : ofAnnotation.labels) {
        const std::size_t equals = given.find('=');
        if (equals == 0 || equals == std::string::npos)
            return fail(WrongUsage, "--label", fmt::format("'{}' is not LABEL=XPATH or LABEL=CSS", given));
        const Result<std::vector<NodeId>> nodes = selectNodes(document, given.substr(equals + 1));
        if (!nodes)
            return fail(nodes.error(), "--label");
        if (nodes->empty())
            return fail(BadInput, "--label",
                        fmt::format("no node of the page matches '{}'", given.substr(equals + 1)));
        labels.insert(given.substr(0, equals));
        for (const NodeId node : *nodes) {
            if (node == NodeId{0})
                return fail(WrongUsage, "--label", "the document node cannot be marked");
            annotation.marks.push_back({fmt::format("m{}", annotation.marks.size() + 1),
                                        given.substr(0, equals),
                                        {},
                                        {targetOf(selectors, node)},
                                        {}});
        }
    }
    const Result<FileVersion> now = fileVersion(arguments.output);
    const Result<FileVersion> saved =
        now ? saveAnnotation(arguments.output, annotation, *now) : Result<FileVersion>(now.error());
    if (!saved)
        return fail(saved.error(), arguments.output);
    for (const std::string& label : labels)
        warnOfOwnLabel(label);
    return answer(fmt::format("page       {}\nmarks      {}\nwritten    {}\n", printable(page.label),
                              annotation.marks.size(), printable(arguments.output)));
}

} // namespace

AnnotatedPage annotatedPage(const LoadedPage& page, const std::string& url)
{
    const bool isOfBrowser = page.document.encoding().empty();
    const std::string& own = page.url.empty() ? page.file : page.url;
    return {url.empty() ? own : url,   page.sha256,  page.document.size(), isOfBrowser,
            treeDigest(page.document), page.archive, page.archivedAt,      page.document.parser()};
}

std::string orphanSentence(const AnchoredTarget& target)
{
    switch (target.cause) {
    case OrphanCause::NothingThere:
        return "no selector selects a node";
    case OrphanCause::OtherText:
        return fmt::format("the node has another text: \"{}\"", target.detail);
    case OrphanCause::OtherContext:
        return "the page has its text, but between other texts, and it is too short to be sure";
    case OrphanCause::Ambiguous:
        return target.detail == "1" ? "it cannot be distinguished from similar nodes"
                                    : fmt::format("{} places or nodes are equally likely", target.detail);
    case OrphanCause::BadSelector:
        return fmt::format("the selector cannot be read ({})", target.detail);
    case OrphanCause::SelectorsDiffer:
        return "XPath and CSS select different nodes";
    case OrphanCause::PartOfText:
        return fmt::format("the selection is only a part of the text of a node: \"{}\"", target.detail);
    case OrphanCause::CountsDiffer:
        return "its position is one place in code points and another in UTF-16, and both have its text";
    case OrphanCause::None:
        break;
    }
    return {};
}

CLI::App* addAnnotation(CLI::App& app, Arguments& arguments, AnnotationArguments& ofAnnotation)
{
    CLI::App* annotation = app.add_subcommand(
        "annotation", "Makes, checks, compares and converts files of what people marked on a page (W3C Web "
                      "Annotation).");
    setNotesAndExamples(
        *annotation, {},
        "tagseam-cli annotation make resources/samples/shop.html --label main=main -o shop.json",
        "tagseam-cli annotation check resources/samples/shop.html shop.json");
    annotation->require_subcommand(1);
    CLI::App* check = annotation->add_subcommand(
        "check",
        "Prints whether the marks of an annotation are on a page, by which selector, and why a mark is "
        "an orphan.");
    setNotesAndExamples(*check,
                        "Exit code 0 when every mark is wholly on the page, 1 when one is not. A line on "
                        "standard error says that the annotation was made on another page.\n" +
                            schemaNote("annotationcheck-1"),
                        "tagseam-cli annotation check resources/samples/shop.html "
                        "resources/samples/shop.html.annotation.json",
                        "tagseam-cli annotation check resources/samples/news.html "
                        "resources/samples/news.html.annotation.json "
                        "--json");
    addPage(*check, arguments)->required();
    check->add_option("ANNOTATION", ofAnnotation.file, "Annotation of the page")->required();
    addPageOptions(*check, arguments);
    addJson(*check, arguments, "Print the marks and their selectors as JSON");
    addLimits(*check, arguments);

    CLI::App* make = annotation->add_subcommand(
        "make", "Writes an annotation that marks the nodes that selectors select.");
    setNotesAndExamples(
        *make, {}, "tagseam-cli annotation make resources/samples/shop.html --label main=main -o shop.json",
        "tagseam-cli annotation make resources/samples/shop.html --label "
        "record=li.product-card --annotator Ana -o ana.json");
    addPage(*make, arguments)->required();
    make->add_option("--label", ofAnnotation.labels,
                     "Mark each node that the selector selects with this label; may be repeated")
        ->required()
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->option_text("LABEL=XPATH|CSS");
    make->add_option("--annotator", ofAnnotation.annotator, "Name of the annotator")->option_text("NAME");
    make->add_option("--url", ofAnnotation.url, "Address of the page (the address of the entry)")
        ->option_text("URL");
    addPageOptions(*make, arguments);
    addOutput(*make, arguments, "Write the annotation into this file, which is replaced if it exists")
        ->required();
    addLimits(*make, arguments);
    return annotation;
}

int runAnnotation(const CLI::App& annotation, const Arguments& arguments,
                  const AnnotationArguments& ofAnnotation)
{
    return annotation.got_subcommand("make") ? runMake(arguments, ofAnnotation)
                                             : checkMarks(arguments, ofAnnotation);
}

} // namespace tagseam
