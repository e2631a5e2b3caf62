// SPDX-License-Identifier: MIT
// `tagseam-cli score`.
#include "app/cli/score/cliscore.h"

#include "app/cli/clihelp.h"
#include "app/cli/climethods.h"
#include "app/cli/clioptions.h"
#include "app/cli/cliotherpage.h"
#include "app/cli/clioutput.h"
#include "app/cli/clipage.h"
#include "app/cli/clisetup.h"
#include "app/cli/score/cliscorerows.h"
#include "core/archive/pageinput.h"
#include "core/base/readbytes.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/explain/setuptext.h"
#include "core/methods/methods.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/formats/groundtruthfile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view keepAll = "all";

struct ScoredMethod {
    std::string name;
    Method method;
    std::optional<Setup> setup; // setup of the tag path sequence
};

std::variant<std::vector<ScoredMethod>, int> scoredMethods(const CLI::App& command,
                                                           const ScoreArguments& score, const Setup& base)
{
    std::vector<std::string> names = score.methods;
    if (names.empty())
        names = {"jidm-2013", "dissertation-2014", "printed", std::string(keepAll)};
    std::vector<ScoredMethod> methods;
    std::vector<Method> all;
    for (const std::string& name : names) {
        const Result<Method> method = methodNamed(name, base);
        if (!method)
            return fail(WrongUsage, "--method", problemOfMethod(method.error()));
        if (method->usesSite())
            return fail(WrongUsage, "--method",
                        fmt::format("'{}' learns from the pages of a site: `corpus run` scores it", name));
        const Result<Setup> setup = setupFromText(name, base);
        if (score.isPositions && !setup && name != keepAll)
            return fail(WrongUsage, "--positions", fmt::format("'{}' has no main region", name));
        methods.push_back({name, *method, setup ? std::optional(*setup) : std::nullopt});
        all.push_back(*method);
    }
    if (const int code = checkSequenceOptions(command, all); code != Done)
        return code;
    return methods;
}

// Returns what the page lacks that one of the methods needs.
std::optional<ErrorCode> lackOf(const Document& document, const std::vector<ScoredMethod>& methods)
{
    for (const ScoredMethod& each : methods) {
        if (const std::optional<ErrorCode> lack = each.method.lackOf(document))
            return lack;
    }
    return std::nullopt;
}

KeepMask maskOf(const Document& document, const ScoredMethod& method, bool isPositions)
{
    if (!method.setup)
        return method.method.run({document}, {}).kept;
    Outcome outcome = outcomeOf(document, *method.setup);
    return isPositions ? positionMask(document, outcome.sequence, outcome.trace.region)
                       : std::move(outcome.mask);
}

ScoreRow scoreRowOf(const Document& document, std::string page, LoadedGroundTruth truth,
                    const std::vector<ScoredMethod>& methods, bool isPositions)
{
    ScoreRow row{std::move(page), std::move(truth), {}, {}, treeOf(document)};
    const ScoredNodes scored = scoredNodes(document);
    for (const ScoredMethod& method : methods)
        row.scores.push_back(
            scoreMask(document, scored, row.truth.labelled, maskOf(document, method, isPositions)));
    return row;
}

std::variant<GroundTruthFile, int> loadGroundTruthFile(const std::string& path)
{
    const Result<std::string> bytes = readBytes(path);
    if (!bytes)
        return fail(bytes.error(), path);
    Result<GroundTruthFile> file = readGroundTruth(*bytes);
    if (!file) {
        const Error& error = file.error();
        return fail({error.code, error.where.empty() ? path : path + ", " + error.where, error.detail}, path);
    }
    return *std::move(file);
}

ScoreTable emptyTable(std::string truth, const std::vector<ScoredMethod>& methods)
{
    ScoreTable table;
    table.truth = std::move(truth);
    for (const ScoredMethod& method : methods)
        table.methods.push_back(method.name);
    return table;
}

RenderedTrees treesOf(const ScoreArguments& score)
{
    return score.trees.empty() ? RenderedTrees() : renderedTreesIn(score.trees);
}

TreeCapture captureFor(const PageArguments& input, const ScoreArguments& score)
{
    return {input.page == "-" ? "PAGE" : input.page, score.trees};
}

// Returns the ground truth file of a page: the named one, or the one beside the page that counts.
std::variant<AnnotationFile, int> groundTruthFileOf(const std::string& page, const ScoreArguments& score)
{
    if (!score.truth.empty())
        return AnnotationFile{score.truth, {}};
    const std::vector<AnnotationFile> files = annotationsOf(page);
    const Result<std::optional<AnnotationFile>> chosen = chooseAnnotation(files, score.annotator);
    if (!chosen)
        return fail(chosen.error(), page);
    if (!*chosen && !score.annotator.empty()) {
        std::vector<std::string> annotators;
        for (const AnnotationFile& file : files) {
            if (!file.annotator.empty())
                annotators.push_back(file.annotator);
        }
        return failOfAnnotator(score.annotator, annotators);
    }
    if (*chosen)
        return **chosen;
    std::error_code status;
    if (!fs::exists(page, status))
        return fail(
            {ErrorCode::CannotRead, {}, std::make_error_code(std::errc::no_such_file_or_directory).message()},
            page);
    return fail(BadInput, page,
                fmt::format("has no annotation beside it: neither {} nor one with an annotator's name",
                            annotationPath(page)));
}

// Returns the file with the tree that the annotation is scored on. The page itself when the ground truth is
// not an annotation, or when the tree is only known once the page is open. Or the exit code.
std::variant<TreeFile, int> treeFileOf(const GroundTruthFile& file, const std::string& path,
                                       const PageArguments& input, const ScoreArguments& score)
{
    TreeFile itself{input.page, input.reading.encoding, PageTree::Source, input.reading.parser};
    if (file.format != GroundTruthFormat::Annotation || input.page == "-" || !input.entry.empty())
        return itself;
    PageReading quiet = input.reading; // the page is read again when it is scored
    quiet.tellPage = nullptr;
    const Result<Document> given = readPage(input.page, quiet);
    if (!given)
        return itself;
    const CorpusPage page{fs::path(input.page).filename().string(), input.page, {}, {}, {}, {}, {}};
    Result<TreeFile> tree =
        annotatedTree({file.annotation, path}, page, *given, treesOf(score), input.reading);
    if (!tree)
        return fail(tree.error(), input.page, captureFor(input, score));
    return *std::move(tree);
}

// Returns the file of the marks, and its format: "truth.xml (xml)".
std::string titleOf(const std::string& path, GroundTruthFormat format)
{
    return fmt::format("{} ({})", path, name(format));
}

// Returns the file of one page's marks, with the annotation's data: "a.html.annotation.json (annotation by
// Ana, rendered tree)".
std::string titleOf(const AnnotationFile& from, const GroundTruthFile& file, PageTree tree)
{
    if (file.format != GroundTruthFormat::Annotation)
        return titleOf(from.path, file.format);
    const std::string annotator = annotatorOf(file.annotation, from);
    return fmt::format("{} (annotation{}{}, {} tree)", from.path, annotator.empty() ? "" : " by ", annotator,
                       name(tree));
}

int scorePage(const CLI::App& command, const Arguments& arguments, const ScoreArguments& score)
{
    if (score.isCsv || score.isMarkdown)
        return fail(WrongUsage, score.isCsv ? "--csv" : "--markdown",
                    "prints a table of a folder of pages, and PAGE is one page");
    const auto checked = scoredMethods(command, score, setupOf(command, arguments));
    if (const int* code = std::get_if<int>(&checked))
        return *code;
    const std::string& page = arguments.input.page;
    const auto chosen = groundTruthFileOf(page, score);
    if (const int* code = std::get_if<int>(&chosen))
        return *code;
    const auto& own = std::get<AnnotationFile>(chosen);
    const std::string& path = own.path;
    const auto loaded = loadGroundTruthFile(path);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& file = std::get<GroundTruthFile>(loaded);
    const auto found = treeFileOf(file, path, arguments.input, score);
    if (const int* code = std::get_if<int>(&found))
        return *code;
    const auto& tree = std::get<TreeFile>(found);
    Arguments variant = arguments;
    variant.input.page = tree.path;
    variant.input.reading = tree.reading(arguments.input.reading);
    return onPage(command, variant, [&](const PreparedPage& prepared) {
        const auto methods = scoredMethods(command, score, prepared.setup);
        if (const int* code = std::get_if<int>(&methods))
            return *code;
        if (const auto lack = lackOf(prepared.document, std::get<std::vector<ScoredMethod>>(methods)))
            return failOfLack(*lack, "--method", prepared.label);
        const std::string id = prepared.url.empty() ? page : prepared.url;
        Result<LoadedGroundTruth> truth = groundTruthFor(file, prepared.document, id);
        if (!truth)
            return fail(truth.error(), path);
        warnOfOtherPage(path, file.annotation.page, {page, prepared.url, prepared.document},
                        arguments.input.reading.limits);
        const PageTree used = tree.tree == PageTree::Archive ? tree.tree : treeOf(prepared.document);
        if (file.format == GroundTruthFormat::Annotation &&
            !canBeScored(file.annotation.page, used, truth->lost.size())) {
            const PageTree wanted = file.annotation.page.isRendered ? PageTree::Rendered : PageTree::Source;
            return fail({ErrorCode::OtherTree, {}, std::string(name(wanted))}, page,
                        captureFor(arguments.input, score));
        }
        ScoreTable table = emptyTable(titleOf(own, file, used), std::get<std::vector<ScoredMethod>>(methods));
        const std::string& label =
            prepared.label == printable(page) || tree.path != page ? page : prepared.label;
        table.rows.push_back(scoreRowOf(prepared.document, label, *std::move(truth),
                                        std::get<std::vector<ScoredMethod>>(methods), score.isPositions));
        table.rows.back().tree = used;
        table.rows.back().annotator = annotatorOf(file.annotation, own);
        return answer(arguments.isJson ? pageScoresJson(table) : pageScoresText(table));
    });
}

// Returns the file of a page below the folder, or below its parent if the page's id begins with the folder's
// own name. Nothing if an id leads out of it: it comes from a file that anyone may have written.
std::optional<fs::path> pageFile(const fs::path& folder, const std::string& id)
{
    const fs::path page = fs::path(id).lexically_normal();
    if (page.empty() || page.is_absolute() || *page.begin() == "..")
        return std::nullopt;
    std::error_code status;
    fs::path own = fs::absolute(folder, status).lexically_normal();
    if (!own.has_filename())
        own = own.parent_path();
    if (!fs::exists(folder / page, status) && *page.begin() == own.filename())
        return own.parent_path() / page;
    return folder / page;
}

// Returns the reason why a page has no score because some of its marks were not found: unless requested,
// since the nodes that they mark would count as kept noise.
std::string lossText(const LoadedGroundTruth& truth, double leastFound)
{
    if (truth.marks == 0)
        return "nothing is marked";
    if (static_cast<double>(truth.marks - truth.lost.size()) >= leastFound * truth.marks &&
        !truth.labelled.empty())
        return {};
    return fmt::format("{} of {} are not on the page; first {}", truth.lost.size(),
                       counted(truth.marks, "mark"), truth.lost.front());
}

// Scores one page. `from`: the path of `file`, and its annotator from that path.
ScoreRow collectionRow(const GroundTruthFile& file, const AnnotationFile& from, const std::string& id,
                       const Arguments& arguments, const std::vector<ScoredMethod>& methods,
                       const ScoreArguments& score)
{
    ScoreRow row{id, {}, {}, {}};
    const PageArguments& input = arguments.input;
    if (id.empty()) {
        row.page = from.path;
        row.error = "does not name the page of its marks";
        return row;
    }
    const std::optional<fs::path> path = pageFile(input.page, id);
    if (!path) {
        row.error = "is outside the folder";
        return row;
    }
    const auto failed = [&](const Error& error, const std::string& where) {
        row.error = failureOf(error, where, captureFor(input, score)).what;
        return row;
    };
    Result<Document> document = readPage(path->string(), input.reading);
    if (!document)
        return failed(document.error(), path->string());
    TreeFile tree{path->string(), input.reading.encoding, treeOf(*document), document->parser()};
    if (file.format == GroundTruthFormat::Annotation) {
        const CorpusPage page{id, path->string(), {}, {}, {}, {}, {}};
        Result<TreeFile> found =
            annotatedTree({file.annotation, from.path}, page, *document, treesOf(score), input.reading);
        if (!found)
            return failed(found.error(), id);
        tree = *std::move(found);
        if (!tree.isReadAs(page.file, *document))
            document = readPage(tree.path, tree.reading(input.reading));
        if (!document)
            return failed(document.error(), tree.path);
    }
    if (const std::optional<ErrorCode> lack = lackOf(*document, methods))
        return failed({*lack, {}, {}}, id);
    Result<LoadedGroundTruth> truth = groundTruthFor(file, *document, id);
    if (!truth)
        return failed(truth.error(), id);
    warnOfOtherPage(from.path, file.annotation.page, {path->string(), {}, *document}, input.reading.limits);
    if (std::string loss = lossText(*truth, score.leastFound); !loss.empty()) {
        row.truth = *std::move(truth);
        row.error = std::move(loss);
    } else {
        row = scoreRowOf(*document, id, *std::move(truth), methods, score.isPositions);
    }
    row.tree = tree.tree;
    row.annotator = annotatorOf(file.annotation, from);
    return row;
}

// An annotation below a folder, and the id of its page: "a/x.html" for "a/x.html.annotation.json".
struct AnnotatedPageFile {
    std::string id;
    AnnotationFile annotation;
};

// Returns the annotations below a folder, one for each page, ascending by the pages' ids; or the exit code.
std::variant<std::vector<AnnotatedPageFile>, int>
annotatedPages(const fs::path& annotations, const fs::path& pages, const std::string& annotator)
{
    std::vector<fs::path> folders{annotations};
    std::error_code status;
    for (auto entry = fs::recursive_directory_iterator(annotations,
                                                       fs::directory_options::skip_permission_denied, status);
         !status && entry != fs::recursive_directory_iterator(); entry.increment(status)) {
        std::error_code kind;
        if (entry->is_directory(kind) && !entry->is_symlink(kind)) // links are not followed
            folders.push_back(entry->path());
    }
    std::vector<AnnotatedPageFile> found;
    std::set<std::string> annotators;
    for (const fs::path& folder : folders) {
        for (const auto& [name, files] : annotationsIn(folder.string())) {
            const fs::path id = (folder.lexically_relative(annotations) / name).lexically_normal();
            std::error_code unknown;
            if (!fs::is_regular_file(pages / id, unknown))
                continue;
            for (const AnnotationFile& file : files)
                annotators.insert(file.annotator);
            const Result<std::optional<AnnotationFile>> chosen = chooseAnnotation(files, annotator);
            if (!chosen)
                return fail(chosen.error(), (pages / id).string());
            if (*chosen)
                found.push_back({id.generic_string(), **chosen});
        }
    }
    annotators.erase(std::string());
    if (found.empty() && !annotator.empty())
        return failOfAnnotator(annotator, {annotators.begin(), annotators.end()});
    if (found.empty())
        return fail(BadInput, annotations.string(),
                    "has no annotation of a page in the folder (PAGE.annotation.json)");
    std::ranges::sort(found, {}, &AnnotatedPageFile::id);
    return found;
}

std::string tableText(const ScoreTable& table, const Arguments& arguments, const ScoreArguments& score)
{
    if (arguments.isJson)
        return scoresJson(table);
    if (score.isCsv)
        return scoresCsv(table);
    return score.isMarkdown ? meanScoresMarkdown(table) : meanScoresText(table);
}

// Prints the table, with the reason for each page without a score. If there is no other, that is a failure.
int answerTable(const ScoreTable& table, const Arguments& arguments, const ScoreArguments& score)
{
    const std::string text = tableText(table, arguments, score);
    const int code = score.isCsv ? answerFile(text) : answer(text);
    const bool isScored =
        std::ranges::any_of(table.rows, [](const ScoreRow& row) { return row.error.empty(); });
    if (code != Done || isScored)
        return code;
    const ScoreRow& first = table.rows.front();
    return fail(BadInput, arguments.input.page,
                fmt::format("none of {} can be scored; the first, {}: {}", counted(table.rows.size(), "page"),
                            first.page, first.error));
}

// Scores an annotation file for each page.
int scoreAnnotated(const Arguments& arguments, const ScoreArguments& score,
                   const std::vector<ScoredMethod>& methods)
{
    const fs::path folder = score.truth.empty() ? arguments.input.page : score.truth;
    const auto found = annotatedPages(folder, arguments.input.page, score.annotator);
    if (const int* code = std::get_if<int>(&found))
        return *code;
    ScoreTable table = emptyTable(titleOf(folder.string(), GroundTruthFormat::Annotation), methods);
    for (const auto& [id, annotation] : std::get<std::vector<AnnotatedPageFile>>(found)) {
        const Result<std::string> bytes = readBytes(annotation.path);
        Result<GroundTruthFile> file =
            bytes ? readGroundTruth(*bytes) : Result<GroundTruthFile>(bytes.error());
        table.rows.push_back(file ? collectionRow(*file, annotation, id, arguments, methods, score)
                                  : ScoreRow{id, {}, {}, failureOf(file.error(), annotation.path).what});
    }
    return answerTable(table, arguments, score);
}

int scoreCollection(const CLI::App& command, const Arguments& arguments, const ScoreArguments& score)
{
    if (!arguments.whatIfs.empty() || !arguments.input.entry.empty())
        return fail(WrongUsage, arguments.input.page,
                    "is a folder, but --entry, --without, --ignore and --other-class need a single page");
    const auto methods = scoredMethods(command, score, setupOf(command, arguments));
    if (const int* code = std::get_if<int>(&methods))
        return *code;
    std::error_code status;
    if (score.truth.empty() || fs::is_directory(score.truth, status))
        return scoreAnnotated(arguments, score, std::get<std::vector<ScoredMethod>>(methods));
    const auto loaded = loadGroundTruthFile(score.truth);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& file = std::get<GroundTruthFile>(loaded);
    const std::vector<std::string> ids = pageIds(file);
    if (ids.empty())
        return fail(BadInput, score.truth,
                    "does not name the pages of its marks, which the ground truth of a folder must do");
    ScoreTable table =
        emptyTable(titleOf(score.truth, file.format), std::get<std::vector<ScoredMethod>>(methods));
    for (const std::string& id : ids)
        table.rows.push_back(collectionRow(file, {score.truth, {}}, id, arguments,
                                           std::get<std::vector<ScoredMethod>>(methods), score));
    return answerTable(table, arguments, score);
}

} // namespace

CLI::App* addScore(CLI::App& app, Arguments& arguments, ScoreArguments& score)
{
    CLI::App* command = app.add_subcommand(
        "score",
        "Scores what methods keep of a page, or of a folder of pages, against the content that people "
        "marked.");
    setNotesAndExamples(
        *command,
        "METHOD is as for clean, except methods that learn from a site: a variant, options, or both; all, "
        "which keeps everything; ... Content is what is marked as main, or the records when nothing is. P, "
        "R: precision and recall over nodes (elements and texts that are not blank, as in the sequence), and "
        "over characters of text. A record is complete if all of its nodes are kept, and mostly kept if more "
        "than half are. all complete, all mostly kept: pages on which all records are so.\nA folder is "
        "scored on the pages that ANNOTATION "
        "names, as files below it; a page with a mark that is not on it is excluded, and named with the "
        "reason (see --least-found). It is a failure if all pages are.\n" +
            schemaNote("score-1", "For a page, --json prints") + '\n' +
            schemaNote("scores-1", "For a folder, --json prints"),
        "tagseam-cli score resources/samples/shop.html --method jidm-2013 --method separators",
        "tagseam-cli score resources/samples --markdown");
    const std::string ofPage = "; not with a folder";
    const std::string ofFolder = "; only with a folder";
    beginGroup(*command, optiongroup::input);
    command
        ->add_option(
            "PAGE", arguments.input.page,
            "HTML, MHTML or WARC file, which may be gzipped, or a tree that tagseam --save-tree wrote; "
            "- for standard input; or a folder of pages")
        ->required();
    command->add_option(
        "ANNOTATION", score.truth,
        "Ground truth: an annotation, XML of search result records, CSV (page,label,mark,xpath), JSON of "
        "articles, or plain text; its content tells which; or the folder of the annotations of a folder of "
        "pages (PAGE.annotation.json or PAGE.NAME.annotation.json beside the page)");
    addEntry(*command, arguments, ofPage);
    addEncoding(*command, arguments);
    addGroundTruthChoice(*command, score.annotator, score.trees);
    beginGroup(*command, optiongroup::analysis);
    command
        ->add_option("--method", score.methods,
                     "Method to score; may be repeated (all variants, and the method all)")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->option_text("METHOD");
    CLI::Option* positions = command->add_flag(
        "--positions", score.isPositions,
        "Score the positions of the main region alone, without the ancestors and the body that "
        "pruning keeps; only with variants and all");
    command
        ->add_option(
            "--least-found", score.leastFound,
            "Smallest share of the marks that must be on a page for the page to be scored, 0 to 1; marks "
            "that are missing count as noise" +
                ofFolder)
        ->check(problemOfShare)
        ->option_text("SHARE (1)");
    const std::string condition = "; only with variants";
    addComplement(*command, arguments, condition)->excludes(positions);
    addSearchOptions(*command, arguments, condition);
    addSymbolOptions(*command, arguments, condition);
    addWhatIfs(*command, arguments, condition + ", not with a folder");
    beginGroup(*command, optiongroup::output);
    CLI::Option* csv =
        command->add_flag("--csv", score.isCsv, "Print the scores of each page and method as CSV" + ofFolder);
    CLI::Option* markdown = command->add_flag("--markdown", score.isMarkdown,
                                              "Print the means as a table in Markdown" + ofFolder);
    CLI::Option* json = addJson(*command, arguments, "Print the scores as JSON");
    csv->excludes(markdown)->excludes(json);
    markdown->excludes(json);
    addLimits(*command, arguments);
    return command;
}

int runScore(const CLI::App& command, const Arguments& arguments, const ScoreArguments& score)
{
    std::error_code status;
    if (!score.annotator.empty() && !score.truth.empty() && !fs::is_directory(score.truth, status))
        return fail(WrongUsage, "--annotator",
                    "chooses among annotations beside pages, but ANNOTATION names a file");
    return fs::is_directory(arguments.input.page, status) ? scoreCollection(command, arguments, score)
                                                          : scorePage(command, arguments, score);
}

} // namespace tagseam
