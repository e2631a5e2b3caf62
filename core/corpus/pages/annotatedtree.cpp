// SPDX-License-Identifier: MIT
// Finds the tree of a page that an annotation belongs to, and the file that holds that tree.
#include "core/corpus/pages/annotatedtree.h"

#include "core/archive/archive.h"
#include "core/archive/mhtml.h"
#include "core/archive/pageinput.h"
#include "core/page/pagenames.h"
#include "core/page/snapshotbytes.h"
#include "core/truth/annotation/anchor.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <system_error>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

// Returns the first bytes of a regular file; empty for anything else.
std::string frontOf(const fs::path& path)
{
    std::error_code status;
    if (!fs::is_regular_file(path, status))
        return {};
    std::string front(Archive::frontSize, '\0');
    std::ifstream stream(path, std::ios::binary);
    stream.read(front.data(), static_cast<std::streamsize>(front.size()));
    front.resize(static_cast<std::size_t>(stream.gcount()));
    return front;
}

bool hasAllMarks(const Document& page, const Annotation& annotation)
{
    return std::ranges::all_of(anchor(page, annotation), &AnchoredMark::isComplete);
}

bool isArchiveWithAllMarks(const fs::path& path, const Annotation& annotation, const Limits& limits,
                           const std::stop_token& stop)
{
    if (!isMhtml(frontOf(path))) // a WARC holds the page as it was served
        return false;
    const Result<Document> page = readPage(path.string(), {.limits = limits}, stop);
    return page && hasAllMarks(*page, annotation);
}

// An annotation of another tool does not name its tree.
bool isOfKind(const AnnotatedPage& annotated, PageTree tree)
{
    return annotated.isRendered ? tree != PageTree::Source
                                : tree == PageTree::Source || annotated.digest.empty();
}

bool isAnnotatedTree(const AnnotatedPage& annotated, const Document& document)
{
    const PageTree tree = treeOf(document);
    const bool isOfParser =
        tree == PageTree::Rendered || annotated.digest.empty() || annotated.parser == document.parser();
    return (isOfKind(annotated, tree) && isOfParser) || annotated.digest == treeDigest(document);
}

Result<TreeFile> renderedTree(const Annotation& annotation, const CorpusPage& page,
                              const RenderedTrees& trees, const Limits& limits, const std::stop_token& stop)
{
    if (trees) {
        Result<std::string> path = trees(page, stop);
        if (path)
            return TreeFile{*std::move(path), {}, PageTree::Rendered};
        if (path.error().code != ErrorCode::OtherTree)
            return path.error();
    }
    for (const std::string& archive : archivesOf(page)) {
        if (isArchiveWithAllMarks(archive, annotation, limits, stop))
            return TreeFile{archive, {}, PageTree::Archive};
    }
    return Error{ErrorCode::OtherTree, {}, std::string(name(PageTree::Rendered))};
}

// Returns the page of the same name beside the annotation.
Result<TreeFile> sourceTree(const FiledAnnotation& filed, const CorpusPage& page, const PageReading& reading)
{
    const Parser parser = filed.annotation.page.parser;
    const fs::path beside = fs::path(filed.path).parent_path() / fs::path(page.file).filename();
    const std::string front = frontOf(beside);
    if (!front.empty() && !isSnapshot(front))
        return TreeFile{beside.string(), reading.encoding, PageTree::Source, parser};
    return Error{ErrorCode::OtherTree, {}, std::string(name(PageTree::Source))};
}

} // namespace

std::string_view name(PageTree tree)
{
    constexpr std::array<std::string_view, pageTrees.size()> names{"source", "rendered", "archive"};
    return names[static_cast<std::size_t>(tree)];
}

PageTree treeOf(const Document& document)
{
    return document.encoding().empty() ? PageTree::Rendered : PageTree::Source;
}

bool canBeScored(const AnnotatedPage& annotated, PageTree tree, std::size_t missing)
{
    return missing == 0 || isOfKind(annotated, tree);
}

std::array<std::string, 3> archivesOf(const CorpusPage& page)
{
    const fs::path file(page.file);
    const fs::path stem = file.parent_path() / pageStem(file.filename().string());
    return {page.file, stem.string() + ".mhtml", page.file + ".mhtml"};
}

RenderedTrees renderedTreesIn(const std::string& folder)
{
    return [folder](const CorpusPage& page, const std::stop_token&) -> Result<std::string> {
        const fs::path id = fs::path(page.id).lexically_normal();
        const std::size_t shortest = (id.is_absolute() ? id.filename() : id).string().size();
        std::error_code status;
        std::string end = fs::absolute(page.file, status).lexically_normal().relative_path().string();
        for (;;) {
            const fs::path path = fs::path(folder) / end;
            if (isSnapshot(frontOf(path)))
                return path.string();
            const std::size_t slash = end.find('/');
            if (slash == std::string::npos || end.size() - slash - 1 < shortest)
                return Error{ErrorCode::OtherTree, {}, std::string(name(PageTree::Rendered))};
            end.erase(0, slash + 1);
        }
    };
}

Result<TreeFile> annotatedTree(const FiledAnnotation& filed, const CorpusPage& page, const Document& given,
                               const RenderedTrees& trees, const PageReading& reading,
                               const std::stop_token& stop)
{
    const AnnotatedPage& annotated = filed.annotation.page;
    TreeFile own{page.file, reading.encoding, treeOf(given), given.parser()};
    if (isAnnotatedTree(annotated, given))
        return own;
    if (!annotated.isRendered && own.tree == PageTree::Source)
        return TreeFile{page.file, reading.encoding, own.tree, annotated.parser};
    Result<TreeFile> other = annotated.isRendered
                                 ? renderedTree(filed.annotation, page, trees, reading.limits, stop)
                                 : sourceTree(filed, page, reading);
    if (!other && other.error().code == ErrorCode::OtherTree && hasAllMarks(given, filed.annotation))
        return own;
    return other;
}

} // namespace tagseam
