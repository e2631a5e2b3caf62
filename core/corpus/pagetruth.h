// SPDX-License-Identifier: MIT
// The truth of a page of a corpus: named, beside it, or in a file about many pages above it.
#pragma once

#include "core/corpus/corpus.h"
#include "core/page/dom.h"
#include "core/result.h"
#include "core/truth/truthfile.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace tagseam {

struct PageTruth {
    LoadedTruth loaded;
    /// Marks of a browser's tree are found on another one by their text, but what they are scored against
    /// differs.
    bool isOfOtherTree = false;
};

/// Finds truth; what is about many pages is read once. May be used from several threads.
class TruthBook {
  public:
    /// `folder`: of the corpus; files above a page are looked for up to it.
    explicit TruthBook(std::string folder);

    /// In this order: the annotation that the page names; PAGE.annotation.json beside it; of groundtruth.xml,
    /// groundtruth.csv and groundtruth.json in the nearest folder above that has one of them what they say of
    /// it, by its path below that folder, or its end. Nothing when there is none: that is no error.
    /// Errors: as readBytes(), readTruth(), truthFor(), with the page's name for a folder's file;
    /// BadAnnotation when what is beside the page is none.
    Result<std::optional<PageTruth>> truthOf(const CorpusPage& page, const Document& document);

  private:
    const std::optional<Result<TruthFile>>& sharedIn(const std::string& folder);
    std::shared_ptr<const Result<TruthFile>> namedBy(const CorpusPage& page);

    std::string m_folder;
    std::mutex m_mutex;
    std::map<std::string, std::optional<Result<TruthFile>>> m_shared; // by folder; nothing: no such file
    std::shared_ptr<const Result<TruthFile>> m_named;                 // what a page named last
    std::string m_namedPath;
};

/// Reads a file of truth. Errors: as readBytes(), readTruth().
Result<TruthFile> loadTruth(const std::string& path);

/// What a file about many pages calls this one: the longest id that is `path`, or the end of it from a "/"
/// on; of articles also its file name without what follows the first ".". Nothing when it does not name it.
std::optional<std::string> pageIdIn(const TruthFile& file, std::string_view path);

} // namespace tagseam
