// SPDX-License-Identifier: MIT
// Finds the ground truth of a page of a corpus: named, beside it, or in a file about many pages above it.
#include "core/corpus/pages/pagegroundtruth.h"

#include "core/archive/pageinput.h"
#include "core/base/readbytes.h"

#include <array>
#include <filesystem>
#include <iterator>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> sharedNames{"groundtruth.xml", "groundtruth.csv",
                                                      "groundtruth.json", "ground-truth.json"};

Result<std::optional<PageGroundTruth>> pageGroundTruth(const GroundTruthFile& file, const Document& document,
                                                       std::string_view id)
{
    Result<LoadedGroundTruth> truth = groundTruthFor(file, document, id);
    if (!truth)
        return truth.error();
    return std::optional(PageGroundTruth{*std::move(truth), treeOf(document)});
}

// Returns the folders from the page's own up to `top`; only its own when it is not below `top`.
std::vector<std::string> foldersAbove(const fs::path& page, fs::path top)
{
    if (!top.has_filename())
        top = top.parent_path(); // "/a/" has an empty component more than "/a"
    std::vector<std::string> folders;
    fs::path folder = page.parent_path();
    const fs::path below = page.lexically_relative(top);
    const auto steps =
        below.empty() || *below.begin() == ".." ? 1 : std::distance(below.begin(), below.end());
    for (auto step = steps; step > 0; --step) {
        folders.push_back(folder.string());
        folder = folder.parent_path();
    }
    return folders;
}

} // namespace

Result<GroundTruthFile> loadGroundTruth(const std::string& path)
{
    const Result<std::string> bytes = readBytes(path, groundTruthBytesLimit);
    if (!bytes)
        return bytes.error();
    return readGroundTruth(*bytes);
}

std::optional<std::string> pageIdIn(const GroundTruthFile& file, std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    std::optional<std::string> best;
    for (std::string& id : pageIds(file)) {
        const bool isEnd = !id.empty() && path.ends_with(id) &&
                           (path.size() == id.size() || path[path.size() - id.size() - 1] == '/');
        const bool isArticle =
            file.format == GroundTruthFormat::Articles && !id.empty() && id == name.substr(0, name.find('.'));
        if ((isEnd || isArticle) && (!best || id.size() > best->size()))
            best = std::move(id);
    }
    return best;
}

std::vector<std::string> annotatorsOf(const Corpus& corpus)
{
    std::map<std::string, FolderAnnotations> folders;
    std::set<std::string> names;
    for (const CorpusPage& page : corpus.pages) {
        const fs::path path(page.file);
        const auto [folder, isNew] = folders.try_emplace(path.parent_path().string());
        if (isNew)
            folder->second = annotationsIn(folder->first);
        if (const auto own = folder->second.find(path.filename().string()); own != folder->second.end()) {
            for (const AnnotationFile& file : own->second)
                names.insert(file.annotator);
        }
    }
    names.erase(std::string());
    return {names.begin(), names.end()};
}

GroundTruthBook::GroundTruthBook(std::string folder, std::string annotator, RenderedTrees trees)
    : m_folder(std::move(folder)), m_annotator(std::move(annotator)), m_trees(std::move(trees))
{
}

const std::optional<Result<GroundTruthFile>>& GroundTruthBook::sharedIn(const std::string& folder)
{
    const std::scoped_lock lock(m_mutex);
    const auto [place, isNew] = m_shared.try_emplace(folder);
    if (!isNew)
        return place->second;
    for (const std::string_view name : sharedNames) {
        const fs::path file = fs::path(folder) / name;
        std::error_code status;
        if (!place->second && fs::is_regular_file(file, status))
            place->second = loadGroundTruth(file.string());
    }
    return place->second;
}

// Kept until a page names another file: most manifests name one file for all pages, or one for each.
std::shared_ptr<const Result<GroundTruthFile>> GroundTruthBook::namedBy(const CorpusPage& page)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_named || m_namedPath != page.annotation) {
        m_named = std::make_shared<const Result<GroundTruthFile>>(loadGroundTruth(page.annotation));
        m_namedPath = page.annotation;
    }
    return m_named;
}

// Lists a folder once, and again after it changed.
std::vector<AnnotationFile> GroundTruthBook::besideOf(const std::string& page)
{
    const fs::path path(page);
    const std::string folder = path.parent_path().string();
    std::error_code status;
    const fs::file_time_type time = fs::last_write_time(folder.empty() ? "." : folder, status);
    const std::scoped_lock lock(m_mutex);
    const auto [place, isNew] = m_beside.try_emplace(folder);
    if (isNew || place->second.time != time)
        place->second = {time, annotationsIn(folder)};
    const auto own = place->second.files.find(path.filename().string());
    return own == place->second.files.end() ? std::vector<AnnotationFile>() : own->second;
}

Result<std::optional<AnnotationFile>> GroundTruthBook::annotationOf(const CorpusPage& page)
{
    if (!page.annotation.empty() && m_annotator.empty())
        return std::optional(AnnotationFile{page.annotation, {}});
    return chooseAnnotation(besideOf(page.file), m_annotator);
}

std::optional<Error> GroundTruthBook::firstUnclear(const Corpus& corpus)
{
    for (const CorpusPage& page : corpus.pages) {
        if (const Result<std::optional<AnnotationFile>> chosen = annotationOf(page); !chosen)
            return Error{chosen.error().code, page.file, chosen.error().detail};
    }
    return std::nullopt;
}

Result<std::optional<PageGroundTruth>> GroundTruthBook::ofPage(const AnnotationFile& of,
                                                               const CorpusPage& page, std::string_view path,
                                                               Document& document, const PageReading& reading,
                                                               const std::stop_token& stop)
{
    const bool isNamed = of.path == page.annotation;
    const std::shared_ptr<const Result<GroundTruthFile>> file =
        isNamed ? namedBy(page) : std::make_shared<const Result<GroundTruthFile>>(loadGroundTruth(of.path));
    if (!*file)
        return file->error();
    if ((*file)->format != GroundTruthFormat::Annotation) {
        if (!isNamed)
            return Error{ErrorCode::BadAnnotation, {}, "it is not a collection of annotations"};
        return pageGroundTruth(**file, document, pageIdIn(**file, path).value_or(page.id));
    }
    const Annotation& annotation = (*file)->annotation;
    const Result<TreeFile> tree =
        annotatedTree({annotation, of.path}, page, document, m_trees, reading, stop);
    if (!tree)
        return tree.error();
    if (!tree->isReadAs(page.file, document)) {
        Result<Document> read = readPage(tree->path, tree->reading(reading), stop);
        if (!read)
            return Error{read.error().code, tree->path, read.error().detail};
        document = *std::move(read);
    }
    Result<LoadedGroundTruth> truth = groundTruthFor(**file, document, page.id);
    if (!truth)
        return truth.error();
    return std::optional(PageGroundTruth{*std::move(truth), tree->tree, annotatorOf(annotation, of), of.path,
                                         annotation.page});
}

Result<std::optional<PageGroundTruth>> GroundTruthBook::groundTruthOf(const CorpusPage& page,
                                                                      Document& document,
                                                                      const PageReading& reading,
                                                                      const std::stop_token& stop)
{
    std::error_code status;
    const fs::path path = fs::absolute(page.file, status).lexically_normal();
    const Result<std::optional<AnnotationFile>> own = annotationOf(page);
    if (!own)
        return own.error();
    if (*own)
        return ofPage(**own, page, path.generic_string(), document, reading, stop);
    if (!m_annotator.empty())
        return std::optional<PageGroundTruth>(); // files above the page belong to no annotator
    for (const std::string& folder : foldersAbove(path, fs::absolute(m_folder, status).lexically_normal())) {
        const std::optional<Result<GroundTruthFile>>& shared = sharedIn(folder);
        if (!shared)
            continue;
        if (!*shared)
            return shared->error();
        const std::optional<std::string> id = pageIdIn(**shared, path.generic_string());
        if (!id)
            return std::optional<PageGroundTruth>();
        return pageGroundTruth(**shared, document, *id);
    }
    return std::optional<PageGroundTruth>();
}

} // namespace tagseam
