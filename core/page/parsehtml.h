// SPDX-License-Identifier: MIT
// Bytes as served -> Document.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace tagseam {

/// The options with which a page is read.
struct PageReading {
    std::string encoding{}; ///< from outside the page; empty: the encoding that the page names
    Limits limits{};
    Parser parser = Parser::Html5;
    bool isXhtml = false; ///< named or served as XHTML; set by those who read files
    /// Called by readPage() and readCorpusPage() for each page, from their thread. So a command that reads
    /// pages in any way can report what is missing or unusual in them.
    std::function<void(const std::string& path, const Document& page)> tellPage{};
};

/// Parses a page; parsePage() unpacks it first. Any text gives a Document, however broken; no script runs,
/// nothing is fetched, nothing is printed. See decodeText() for the encoding, writeHtml5Tree() and
/// writeLibxml2Tree() for the trees. A page that the HTML5 parser would not finish is read by libxml2:
/// ErrorCode::OtherParser. XHTML that is well-formed is read as XML, by writeXmlTree(); other XHTML as HTML:
/// ErrorCode::NotWellFormed. `reading.limits`: of bytes, nodes, attributes and depth. `stop`: checked while a
/// page is parsed. Errors: Empty, BrowserTree, NotText, UnknownEncoding, TooLarge (or over 1 GB),
/// TooManyNodes, TooManyAttributes, TooDeep, Stopped.
Result<Document> parseHtml(std::string_view bytes, const PageReading& reading = {},
                           const std::stop_token& stop = {});

} // namespace tagseam
