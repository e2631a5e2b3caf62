// SPDX-License-Identifier: MIT
// The truth of a page of a corpus: named, beside it, or in a file about many pages above it.
#include "core/corpus/pagetruth.h"

#include "core/page/readbytes.h"
#include "core/truth/annotationfile.h"

#include <array>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> sharedNames{"groundtruth.xml", "groundtruth.csv",
                                                      "groundtruth.json"};

Result<std::optional<PageTruth>> pageTruth(const TruthFile& file, const Document& document,
                                           std::string_view id)
{
    Result<LoadedTruth> truth = truthFor(file, document, id);
    if (!truth)
        return truth.error();
    const bool isOfOtherTree = file.format == TruthFormat::Annotation && file.annotation.page.isRendered &&
                               !document.encoding().empty();
    return std::optional(PageTruth{*std::move(truth), isOfOtherTree});
}

// The folders from the page's own up to `top`; only its own where it is not below `top`.
std::vector<std::string> foldersAbove(const fs::path& page, fs::path top)
{
    if (!top.has_filename())
        top = top.parent_path(); // "/a/" has an empty part more than "/a"
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

Result<TruthFile> loadTruth(const std::string& path)
{
    const Result<std::string> bytes = readBytes(path, truthBytesLimit);
    if (!bytes)
        return bytes.error();
    return readTruth(*bytes);
}

std::optional<std::string> pageIdIn(const TruthFile& file, std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    std::optional<std::string> best;
    for (std::string& id : pageIds(file)) {
        const bool isEnd = !id.empty() && path.ends_with(id) &&
                           (path.size() == id.size() || path[path.size() - id.size() - 1] == '/');
        const bool isArticle =
            file.format == TruthFormat::Articles && !id.empty() && id == name.substr(0, name.find('.'));
        if ((isEnd || isArticle) && (!best || id.size() > best->size()))
            best = std::move(id);
    }
    return best;
}

TruthBook::TruthBook(std::string folder) : m_folder(std::move(folder)) {}

const std::optional<Result<TruthFile>>& TruthBook::sharedIn(const std::string& folder)
{
    const std::scoped_lock lock(m_mutex);
    const auto [place, isNew] = m_shared.try_emplace(folder);
    if (!isNew)
        return place->second;
    for (const std::string_view name : sharedNames) {
        const fs::path file = fs::path(folder) / name;
        std::error_code status;
        if (!place->second && fs::is_regular_file(file, status))
            place->second = loadTruth(file.string());
    }
    return place->second;
}

// Kept until a page names another: most manifests name one file for all pages, or one for each.
std::shared_ptr<const Result<TruthFile>> TruthBook::namedBy(const CorpusPage& page)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_named || m_namedPath != page.annotation) {
        m_named = std::make_shared<const Result<TruthFile>>(loadTruth(page.annotation));
        m_namedPath = page.annotation;
    }
    return m_named;
}

Result<std::optional<PageTruth>> TruthBook::truthOf(const CorpusPage& page, const Document& document)
{
    std::error_code status;
    const fs::path path = fs::absolute(page.file, status).lexically_normal();
    const std::string beside = annotationPath(page.file);
    const bool isNamed = !page.annotation.empty();
    if (isNamed || fs::is_regular_file(beside, status)) {
        const std::shared_ptr<const Result<TruthFile>> file =
            isNamed ? namedBy(page) : std::make_shared<const Result<TruthFile>>(loadTruth(beside));
        if (!*file)
            return file->error();
        if (!isNamed && (*file)->format != TruthFormat::Annotation)
            return Error{ErrorCode::BadAnnotation, {}, "it is no collection of annotations"};
        return pageTruth(**file, document, pageIdIn(**file, path.generic_string()).value_or(page.id));
    }
    for (const std::string& folder : foldersAbove(path, fs::absolute(m_folder, status).lexically_normal())) {
        const std::optional<Result<TruthFile>>& shared = sharedIn(folder);
        if (!shared)
            continue;
        if (!*shared)
            return shared->error();
        const std::optional<std::string> id = pageIdIn(**shared, path.generic_string());
        if (!id)
            return std::optional<PageTruth>();
        return pageTruth(**shared, document, *id);
    }
    return std::optional<PageTruth>();
}

} // namespace tagseam
