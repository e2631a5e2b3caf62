// SPDX-License-Identifier: MIT
// Finds the tree of a page that an annotation belongs to, and the file that holds that tree.
#pragma once

#include "core/base/result.h"
#include "core/corpus/pages/corpus.h"
#include "core/page/dom.h"
#include "core/page/parsehtml.h"
#include "core/truth/annotation/annotation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace tagseam {

/// The trees of a page, named after their origin.
enum class PageTree : std::uint8_t {
    Source,   ///< the page's bytes, by a parser
    Rendered, ///< the live DOM of a browser
    Archive,  ///< the archive that a browser saved, by a parser: nearly the rendered tree
};
inline constexpr std::array pageTrees{PageTree::Source, PageTree::Rendered, PageTree::Archive};

/// "source", "rendered", "archive".
std::string_view name(PageTree tree);

/// Returns Source or Rendered: a tree does not show that its bytes come from an archive.
PageTree treeOf(const Document& document);

/// Returns the path of a file with the rendered tree of a page (see snapshotbytes.h). May wait until the file
/// is made, but not after a stop. Called from several threads. Errors: OtherTree when the page has none; any
/// other when it could not be made.
using RenderedTrees = std::function<Result<std::string>(const CorpusPage&, const std::stop_token&)>;

/// Finds the trees that `tagseam --save-tree` wrote into a folder. The path of a tree below the folder is
/// an end of the path of its page, the longest that exists, and not shorter than the id of the page:
/// "a/x.html" or "x.html" for a page "x.html" in a folder "a".
RenderedTrees renderedTreesIn(const std::string& folder);

/// Returns the files that may be the archive of a page: its own, and the files named after it beside it.
std::array<std::string, 3> archivesOf(const CorpusPage& page);

/// An annotation, and the path of its file.
struct FiledAnnotation {
    const Annotation& annotation;
    std::string path;
};

struct TreeFile {
    std::string path;       ///< CorpusPage::file when the annotation is of the page's own tree
    std::string encoding{}; ///< encoding of the file; empty: the encoding that it names itself
    PageTree tree = PageTree::Source;
    Parser parser = Parser::Html5; ///< the parser of a tree that is not rendered

    /// True if the file was already read as `read`, which is `file`.
    bool isReadAs(const std::string& file, const Document& read) const
    {
        return path == file && (tree == PageTree::Rendered || parser == read.parser());
    }
    /// Returns the options with which the file is read.
    PageReading reading(PageReading other) const
    {
        other.encoding = encoding;
        other.parser = parser;
        return other;
    }
};

/// True if an annotation is scored on a tree that lacks `missing` of its marks. Only a tree of the annotated
/// kind may lack some: on another one the score would be against a different ground truth.
bool canBeScored(const AnnotatedPage& annotated, PageTree tree, std::size_t missing);

/// Finds the tree that the annotation is scored on. This is `given`, the tree of page.file, if it is of the
/// annotated kind and by the same parser, or has the same treeDigest(), or if the annotation names no tree
/// because another tool wrote it. The same bytes are read by the parser of the annotation. Otherwise a
/// rendered tree is taken from `trees` (nullptr: there are none), or from MHTML on which all marks are found:
/// see archivesOf(). A source tree is taken from the page of the same name beside the annotation. Without
/// such a tree it is `given` if all marks are found on it. Errors: OtherTree; the errors of `trees`.
Result<TreeFile> annotatedTree(const FiledAnnotation& filed, const CorpusPage& page, const Document& given,
                               const RenderedTrees& trees, const PageReading& reading = {},
                               const std::stop_token& stop = {});

} // namespace tagseam
