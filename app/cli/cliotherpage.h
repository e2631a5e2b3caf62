// SPDX-License-Identifier: MIT
// Warns of an annotation that is used on another page than the one that it was made on.
#pragma once

#include "core/base/limits.h"
#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"

#include <string>
#include <string_view>

namespace tagseam {

/// True for an address of the web, not of a file.
bool isOfWeb(std::string_view url);

/// The page that an annotation is used on.
struct UsedPage {
    std::string file; ///< "-" for standard input
    std::string url;  ///< address of the web; empty when unknown
    const Document& document;
};

/// Prints one line if the address of the annotation's page and that of the used page are both known and are
/// those of different pages, and neither the tree nor the bytes are those of the annotation. Two addresses of
/// the web differ as comparableUrl() says; two files differ by their names without ending, whatever their
/// folders, because versions of a page have the same name. `annotation`: its file. Cost: the digest of the
/// tree, and reading the file again, if the addresses differ.
void warnOfOtherPage(const std::string& annotation, const AnnotatedPage& annotated, const UsedPage& used,
                     const Limits& limits);

} // namespace tagseam
