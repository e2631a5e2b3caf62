// SPDX-License-Identifier: MIT
// A folder -> the pages in it, and what its manifest says of them.
#pragma once

#include "core/base/result.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

struct CorpusPage {
    std::string id;       ///< its path below the folder, with "/": "zhao3/01/agents.html"
    std::string file;     ///< its path
    std::string url;      ///< empty when unknown
    std::string encoding; ///< empty: what the page says
    std::string
        annotation; ///< path of a file of truth; empty: what is beside the page, or above it (TruthBook)
    std::vector<std::string> expected; ///< texts that must stay on the page
    std::optional<Error> problem;      ///< of a page that was asked for and cannot be one: its rows say so
};

struct Corpus {
    std::string folder;
    std::vector<CorpusPage> pages; ///< ascending by the bytes of their ids, which differ
    /// Paths of the other files below the folder, ascending; of none that openCorpus() leaves out, and none
    /// with a manifest.
    std::vector<std::string> others{};
};

/// The manifest of a folder, in it.
inline constexpr std::string_view corpusManifest = "corpus.csv";

/// The pages that the manifest names, or without one all below the folder: files with the name of a page
/// (isPageName()). What begins with "." is excluded, what browsers save beside a page (companionsOf()), and
/// folders behind links, so that no link leads around.
///
/// The manifest is CSV (RFC 4180); its first row names the columns: page (needed), url, encoding, annotation,
/// expected (texts parted by "|"); others are not read. Paths are below the folder. `manifest`: the path of
/// another one than corpus.csv; empty for that.
///
/// Errors: CannotRead (where: the folder, the manifest), BadCorpus (where: the manifest and line,
/// "corpus.csv, line 3"; detail: what is wrong: a page that leads out of the folder or comes twice, no column
/// page ...; or the folder, when there is no page in it), Stopped. Whether the pages can be read is not
/// looked at.
Result<Corpus> openCorpus(const std::string& folder, const std::string& manifest = {},
                          const std::stop_token& stop = {});

/// The page of that id, as openCorpus() without manifest has it. Errors: BadCorpus (where: the id) for one
/// that leads out of the folder.
Result<CorpusPage> pageBelow(const std::string& folder, std::string_view id);

/// What a corpus is known by: 16 hex digits, others when other pages are in it, or its manifest says
/// something else of one. What is in the files is not looked at.
std::string digestOf(const Corpus& corpus);

} // namespace tagseam
