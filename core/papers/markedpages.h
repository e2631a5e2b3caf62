// SPDX-License-Identifier: MIT
// The pages of a folder whose content is known: the input of experiments on pages at hand.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/page/dom.h"
#include "core/page/parsehtml.h"
#include "core/truth/annotation/annotation.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

struct MarkedFolder {
    std::string folder;
    std::string manifest;    ///< see openCorpus(); empty for the folder's own
    std::string groundTruth; ///< file that names the marks of all pages; empty: see GroundTruthBook
    PageReading reading{};
    bool needsMarks = false; ///< true if pages with expected texts alone do not count
};

struct MarkedPage {
    std::string id;
    Document document;
    std::vector<Labelled> marks;       ///< may be empty
    std::vector<std::string> expected; ///< texts that must stay on the page; may be empty
};

struct MarkedPagesRead {
    std::uint32_t pages = 0;      ///< pages of the folder
    std::uint32_t used = 0;       ///< pages that were passed on
    std::uint32_t unmarked = 0;   ///< pages without marks of content and without expected texts
    std::uint32_t incomplete = 0; ///< pages on which a mark was not found
    /// The ids of pages that have, or whose ground truth has, an error.
    std::vector<std::string> unreadable;
};

/// A page and its ground truth, which is empty for a page without one.
struct PageAndMarks {
    Document document;
    LoadedGroundTruth groundTruth;
};

/// Reads the file that names the marks of all pages. Errors: as loadGroundTruth(), with the path;
/// BadGroundTruth when it names no page.
Result<GroundTruthFile> groundTruthOfPages(const std::string& path);

/// Reads a page of a folder and its ground truth. Errors: as readPage(), GroundTruthBook::groundTruthOf().
Result<PageAndMarks> readPageAndMarks(const CorpusPage& page, const MarkedFolder& from,
                                      GroundTruthBook& groundTruths, const std::stop_token& stop = {});

/// Reads the pages one by one, and calls `use` with each whose content is known: it has marks of content, and
/// all its marks are found, or it has expected texts. Errors: as openCorpus(),
/// groundTruthOfPages(); BadCorpus when no page can be used; Stopped.
Result<MarkedPagesRead> readMarkedPages(const MarkedFolder& from,
                                        const std::function<void(const MarkedPage& page)>& use,
                                        const std::stop_token& stop = {});

/// Returns "34 of 47; without ground truth 2, not all marks found on 11, with an error 1: a.html",
/// for a setting of a report.
std::string markedPagesText(const MarkedPagesRead& read);

} // namespace tagseam
