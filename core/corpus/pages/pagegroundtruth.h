// SPDX-License-Identifier: MIT
// Finds the ground truth of a page of a corpus: named, beside it, or in a file about many pages above it.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/annotatedtree.h"
#include "core/corpus/pages/corpus.h"
#include "core/page/dom.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/formats/groundtruthfile.h"

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

struct PageGroundTruth {
    LoadedGroundTruth loaded;
    PageTree tree = PageTree::Source; ///< the tree that the marks are on
    std::string annotator{};          ///< see annotatorOf(); also empty when the file is not an annotation
    std::string file{};               ///< path of the annotation; empty when the file is not one
    AnnotatedPage page{};             ///< page that the annotation was made on
};

/// Finds ground truth; files about many pages are read once. May be used from several threads.
class GroundTruthBook {
  public:
    /// Makes a book. `folder`: the corpus; files above a page are searched for up to this folder.
    /// `annotator`: see chooseAnnotation(). `trees`: source of the rendered trees of pages; by default there
    /// are none.
    explicit GroundTruthBook(std::string folder, std::string annotator = {}, RenderedTrees trees = {});

    /// Returns the ground truth of a page, the first of: the annotation that the page names; the annotation
    /// beside it that chooseAnnotation() takes; the page's entry in the first of groundtruth.xml,
    /// groundtruth.csv, groundtruth.json and ground-truth.json in the nearest folder above that has one of
    /// them, found as pageIdIn() does. When an annotator is requested, only that annotator's file beside the
    /// page counts. Nothing when there is none: not an error.
    ///
    /// `document`: the page as `reading` read it; annotatedTree() replaces it when the annotation is of
    /// another tree.
    ///
    /// Errors: as readBytes(), readGroundTruth(), groundTruthFor(), with the page's name for a folder's file;
    /// BadAnnotation when the file beside the page is not a valid annotation; SeveralAnnotators; as
    /// annotatedTree(), readPage().
    Result<std::optional<PageGroundTruth>> groundTruthOf(const CorpusPage& page, Document& document,
                                                         const PageReading& reading = {},
                                                         const std::stop_token& stop = {});

    /// Returns the annotation of this page alone: the one that the page names, or one beside it; nothing if
    /// there is none. Errors: SeveralAnnotators.
    Result<std::optional<AnnotationFile>> annotationOf(const CorpusPage& page);

    /// Returns the first error of annotationOf() (where: the page's file). Cost: lists each folder of the
    /// corpus.
    std::optional<Error> firstUnclear(const Corpus& corpus);

    const RenderedTrees& trees() const { return m_trees; }

  private:
    struct Beside {
        std::filesystem::file_time_type time; // time of the folder
        FolderAnnotations files;
    };
    const std::optional<Result<GroundTruthFile>>& sharedIn(const std::string& folder);
    std::shared_ptr<const Result<GroundTruthFile>> namedBy(const CorpusPage& page);
    std::vector<AnnotationFile> besideOf(const std::string& page);
    Result<std::optional<PageGroundTruth>> ofPage(const AnnotationFile& of, const CorpusPage& page,
                                                  std::string_view path, Document& document,
                                                  const PageReading& reading, const std::stop_token& stop);

    std::string m_folder;
    std::string m_annotator;
    RenderedTrees m_trees;
    std::mutex m_mutex;
    std::map<std::string, Beside> m_beside;                                 // indexed by folder
    std::map<std::string, std::optional<Result<GroundTruthFile>>> m_shared; // indexed by folder; nothing: no
                                                                            // such file
    std::shared_ptr<const Result<GroundTruthFile>> m_named;                 // the file that a page named last
    std::string m_namedPath;
};

/// Returns the annotators of the pages, from the names of the files beside the pages, ascending. Cost: lists
/// each folder of the corpus.
std::vector<std::string> annotatorsOf(const Corpus& corpus);

/// Reads a ground truth file. Errors: as readBytes(), readGroundTruth().
Result<GroundTruthFile> loadGroundTruth(const std::string& path);

/// Returns the id that a file about many pages gives this one: the longest id that is `path`, or the end of
/// it from a "/" on; for articles also its file name up to the first ".". Nothing when the file does not name
/// the page.
std::optional<std::string> pageIdIn(const GroundTruthFile& file, std::string_view path);

} // namespace tagseam
