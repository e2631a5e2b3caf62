// SPDX-License-Identifier: MIT
// Which tree of a page an annotation is of, and the file that holds that tree.
#pragma once

#include "core/corpus/corpus.h"
#include "core/page/dom.h"
#include "core/page/limits.h"
#include "core/result.h"
#include "core/truth/annotation.h"

#include <array>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace tagseam {

/// What a tree of a page was built from.
enum class PageTree : std::uint8_t {
    Source,   ///< by libxml2 from the page's bytes
    Rendered, ///< by a browser
    Archive,  ///< by libxml2 from the archive that a browser saved: nearly that of the browser
};
inline constexpr std::array pageTrees{PageTree::Source, PageTree::Rendered, PageTree::Archive};

/// "source", "rendered", "archive".
std::string_view name(PageTree tree);

/// Source or Rendered.
PageTree treeOf(const Document& document);

/// The path of a file with the rendered tree of a page (see snapshotbytes.h). May wait until there is one,
/// but not after a stop. Called from several threads. Errors: OtherTree where there is none; any other is
/// that of making it.
using RenderedTrees = std::function<Result<std::string>(const CorpusPage&, const std::stop_token&)>;

/// Those that `tagseam --capture-dom` wrote into a folder, by the ids of the pages.
RenderedTrees renderedTreesIn(const std::string& folder);

/// How a page was read.
struct PageReading {
    std::string encoding{}; ///< empty: what the page says
    Limits limits{};
};

/// An annotation, and the file that it is from.
struct FiledAnnotation {
    const Annotation& annotation;
    std::string path;
};

struct TreeFile {
    std::string path;       ///< CorpusPage::file where the page is what the annotation is of
    std::string encoding{}; ///< to read it with
    PageTree tree = PageTree::Source;
};

/// Whether the annotation is of this tree: of one of its kind, or one with its treeDigest(); or it does not
/// say of which, as an annotation that another tool wrote.
bool isAnnotatedTree(const AnnotatedPage& annotated, const Document& document);

/// The tree that the annotation is of: `given`, the tree of page.file, where isAnnotatedTree() says so. Else,
/// for a rendered tree, the one that `trees` has (nullptr: none), or MHTML on which all marks are found:
/// page.file itself, or one that is saved beside it as PAGE.mhtml. Else, for a source tree, the page of the
/// same name beside the annotation. Errors: OtherTree; those of `trees`.
Result<TreeFile> annotatedTree(const FiledAnnotation& filed, const CorpusPage& page, const Document& given,
                               const RenderedTrees& trees, const PageReading& reading = {},
                               const std::stop_token& stop = {});

} // namespace tagseam
