// SPDX-License-Identifier: MIT
// Which tree of a page an annotation is of, and the file that holds that tree.
#include "core/corpus/annotatedtree.h"

#include "core/page/archive.h"
#include "core/page/mhtml.h"
#include "core/page/pageinput.h"
#include "core/page/pagenames.h"
#include "core/page/snapshotbytes.h"
#include "core/truth/anchor.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <system_error>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

// The first bytes of a regular file; empty for anything else.
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

bool isArchiveWithAllMarks(const fs::path& path, const Annotation& annotation, const Limits& limits,
                           const std::stop_token& stop)
{
    if (!isMhtml(frontOf(path))) // a WARC holds the page as it was served
        return false;
    const Result<Document> page = readPage(path.string(), {}, limits, stop);
    return page && std::ranges::all_of(anchor(*page, annotation), &AnchoredMark::isWhole);
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

bool isAnnotatedTree(const AnnotatedPage& annotated, const Document& document)
{
    const bool isRendered = treeOf(document) == PageTree::Rendered;
    if (annotated.isRendered == isRendered)
        return true;
    return annotated.digest.empty() ? !annotated.isRendered : annotated.digest == treeDigest(document);
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
        const fs::path id(page.id);
        const fs::path path = fs::path(folder) / (id.is_absolute() ? id.filename() : id);
        if (isSnapshot(frontOf(path)))
            return path.string();
        return Error{ErrorCode::OtherTree, {}, std::string(name(PageTree::Rendered))};
    };
}

Result<TreeFile> annotatedTree(const FiledAnnotation& filed, const CorpusPage& page, const Document& given,
                               const RenderedTrees& trees, const PageReading& reading,
                               const std::stop_token& stop)
{
    if (isAnnotatedTree(filed.annotation.page, given))
        return TreeFile{page.file, reading.encoding, treeOf(given)};
    if (filed.annotation.page.isRendered)
        return renderedTree(filed.annotation, page, trees, reading.limits, stop);
    const fs::path beside = fs::path(filed.path).parent_path() / fs::path(page.file).filename();
    const std::string front = frontOf(beside);
    if (!front.empty() && !isSnapshot(front))
        return TreeFile{beside.string(), reading.encoding, PageTree::Source};
    return Error{ErrorCode::OtherTree, {}, std::string(name(PageTree::Source))};
}

} // namespace tagseam
