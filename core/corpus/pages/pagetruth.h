// SPDX-License-Identifier: MIT
// The truth of a page of a corpus: named, beside it, or in a file about many pages above it.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/corpus/pages/corpus.h"
#include "core/page/dom.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/formats/truthfile.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

struct PageTruth {
    LoadedTruth loaded;
    PageTree tree = PageTree::Source; ///< the tree that the marks are on
    std::string annotator{};          ///< see annotatorOf(); empty as well when it is no annotation
};

/// Finds truth; what is about many pages is read once. May be used from several threads.
class TruthBook {
  public:
    /// `folder`: the corpus; files above a page are looked for up to this folder. `annotator`: see
    /// chooseAnnotation(). `trees`: where the rendered trees of pages are; by default there are none.
    explicit TruthBook(std::string folder, std::string annotator = {}, RenderedTrees trees = {});

    /// In this order: the annotation that the page names; of those beside it the one that chooseAnnotation()
    /// takes; of groundtruth.xml, groundtruth.csv and groundtruth.json in the nearest folder above that has
    /// one of them what they say of it, by its path below that folder, or its end. When an annotator is
    /// asked for, only that annotator's file beside the page counts. Nothing when there is none: that is no
    /// error.
    ///
    /// `document`: the page as `reading` read it; annotatedTree() takes its place when the annotation is of
    /// another tree.
    ///
    /// Errors: as readBytes(), readTruth(), truthFor(), with the page's name for a folder's file;
    /// BadAnnotation when what is beside the page is none; SeveralAnnotators; as annotatedTree(), readPage().
    Result<std::optional<PageTruth>> truthOf(const CorpusPage& page, Document& document,
                                             const PageReading& reading = {},
                                             const std::stop_token& stop = {});

    /// The annotation of this page alone: the one that the page names, or one beside it; nothing if there is
    /// none. Errors: SeveralAnnotators.
    Result<std::optional<AnnotationFile>> annotationOf(const CorpusPage& page);

    /// The first error of annotationOf() (where: the page's file). Cost: lists each folder of the corpus.
    std::optional<Error> firstUnclear(const Corpus& corpus);

    const RenderedTrees& trees() const { return m_trees; }

  private:
    struct Beside {
        std::filesystem::file_time_type time; // of the folder
        FolderAnnotations files;
    };
    const std::optional<Result<TruthFile>>& sharedIn(const std::string& folder);
    std::shared_ptr<const Result<TruthFile>> namedBy(const CorpusPage& page);
    std::vector<AnnotationFile> besideOf(const std::string& page);
    Result<std::optional<PageTruth>> ofPage(const AnnotationFile& of, const CorpusPage& page,
                                            std::string_view path, Document& document,
                                            const PageReading& reading, const std::stop_token& stop);

    std::string m_folder;
    std::string m_annotator;
    RenderedTrees m_trees;
    std::mutex m_mutex;
    std::map<std::string, Beside> m_beside;                           // by folder
    std::map<std::string, std::optional<Result<TruthFile>>> m_shared; // by folder; nothing: no such file
    std::shared_ptr<const Result<TruthFile>> m_named;                 // what a page named last
    std::string m_namedPath;
};

/// The annotators of the pages by the names of the files beside the pages, ascending. Cost: lists each folder
/// of the corpus.
std::vector<std::string> annotatorsOf(const Corpus& corpus);

/// Reads a file of truth. Errors: as readBytes(), readTruth().
Result<TruthFile> loadTruth(const std::string& path);

/// What a file about many pages calls this one: the longest id that is `path`, or the end of it from a "/"
/// on; of articles also its file name without what follows the first ".". Nothing when it does not name it.
std::optional<std::string> pageIdIn(const TruthFile& file, std::string_view path);

} // namespace tagseam
