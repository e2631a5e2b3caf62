// SPDX-License-Identifier: MIT
// Finds pages of a run whose rows would differ today.
#include "core/corpus/runs/stalepages.h"

#include "core/corpus/pages/annotatedtree.h"
#include "core/corpus/runs/sitebook.h"
#include "core/page/pagenames.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <system_error>

namespace tagseam {

namespace {

namespace fs = std::filesystem;

bool isNewer(const std::string& file, fs::file_time_type than)
{
    std::error_code status;
    const fs::file_time_type time = fs::last_write_time(entryNameOf(file).file, status);
    return !status && time > than;
}

bool isOfRenderedTree(const std::string& annotation)
{
    const Result<GroundTruthFile> file = loadGroundTruth(annotation);
    return file && file->format == GroundTruthFormat::Annotation && file->annotation.page.isRendered;
}

bool isChanged(const CorpusPage& page, GroundTruthBook& groundTruths,
               const std::optional<RowGroundTruth>& truth, fs::file_time_type since)
{
    const Result<std::optional<AnnotationFile>> annotation = groundTruths.annotationOf(page);
    if (!annotation || isNewer(page.file, since) || (*annotation && isNewer((*annotation)->path, since)))
        return true;
    if (!truth || !*annotation)
        return false;
    const Result<std::string> tree = groundTruths.trees() ? groundTruths.trees()(page, {}) : Error{};
    const bool hasNewTree = tree && isNewer(*tree, since);
    if (truth->tree == PageTree::Rendered)
        return hasNewTree;
    const bool hasNewArchive =
        std::ranges::any_of(archivesOf(page), [&](const std::string& file) { return isNewer(file, since); });
    // In place of the source tree only if the annotation is of the rendered one.
    return (hasNewTree || hasNewArchive) &&
           (truth->tree == PageTree::Archive || isOfRenderedTree((*annotation)->path));
}

} // namespace

StalePages stalePages(const Run& run, const std::string& path, std::span<const CorpusPage> pages,
                      GroundTruthBook& groundTruths)
{
    StalePages stale;
    std::error_code status;
    const fs::file_time_type written = fs::last_write_time(path, status);
    const std::size_t methods = run.header ? run.header->methods.size() : 0;
    if (status || methods == 0)
        return stale;
    const std::span<const RunRow> rows(run.rows);
    for (std::size_t page = 0; page < pages.size() && (page + 1) * methods <= rows.size(); ++page) {
        const auto own = rows.subspan(page * methods, methods);
        if (std::ranges::any_of(own, [](const RunRow& row) { return row.error.has_value(); }))
            stale.failed.push_back(page);
        else if (isChanged(pages[page], groundTruths, own.front().truth, written))
            stale.changed.push_back(page);
    }
    return stale;
}

void addPagesOfSites(StalePages& stale, const Run& run, const std::string& path, const Corpus& corpus,
                     std::span<const CorpusPage> pages, bool areFailedDone)
{
    std::error_code status;
    const fs::file_time_type written = fs::last_write_time(path, status);
    const std::size_t methods = run.header ? run.header->methods.size() : 0;
    if (status || methods == 0)
        return;
    std::set<std::string> sites;
    for (std::size_t i = 0; areFailedDone && i < stale.failed.size(); ++i)
        sites.insert(siteOf(pages[stale.failed[i]]));
    for (const CorpusPage& page : corpus.pages) {
        if (isNewer(page.file, written))
            sites.insert(siteOf(page));
    }
    const std::set<std::size_t> failed(stale.failed.begin(), stale.failed.end());
    std::set<std::size_t> changed(stale.changed.begin(), stale.changed.end());
    for (std::size_t page = 0; page < std::min(run.rows.size() / methods, pages.size()); ++page) {
        if (!failed.contains(page) && sites.contains(siteOf(pages[page])))
            changed.insert(page);
    }
    stale.changed.assign(changed.begin(), changed.end());
}

std::string refreshed(const Run& run, const std::map<std::size_t, std::vector<RunRow>>& rows)
{
    std::string bytes = headerLine(*run.header);
    const std::size_t methods = run.header->methods.size();
    for (std::size_t i = 0; i < run.rows.size(); ++i) {
        const auto again = rows.find(i / methods);
        bytes += rowLine(again == rows.end() ? run.rows[i] : again->second[i % methods]);
    }
    return bytes;
}

} // namespace tagseam
