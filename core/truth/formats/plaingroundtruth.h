// SPDX-License-Identifier: MIT
// Plain-text ground truth of article benchmarks: finds the text nodes of a page that contain the text.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// One article of a file such as the article extraction benchmark's: {"id": {"articleBody": "", "url": ""}}.
struct ArticleText {
    std::string id;
    std::string body;
    std::string url;       ///< empty when unknown
    std::string problem{}; ///< why the entry has no text; else empty
    friend bool operator==(const ArticleText&, const ArticleText&) = default;
};

/// Reads articles; one whose entry is wrong has a problem. Errors: TooLarge, Empty; BadGroundTruth (where:
/// "row 7, byte 512"): invalid JSON, not an object. O(bytes).
Result<std::vector<ArticleText>> readArticles(std::string_view bytes);

struct TextGroundTruth {
    std::vector<NodeId> nodes;        ///< text nodes, ascending
    std::optional<double> foundShare; ///< share of the text's characters that were found, without white
                                      ///< space; nothing for an empty text
    /// Returns one mark with label main; none when nothing was found.
    std::vector<Labelled> labelled() const;
};

/// The least number of words of a run: shorter runs are found by chance anywhere on a page.
inline constexpr std::uint32_t shortestTextRun = 3;

/// Aligns the words of `text` with those of the page's scored texts in document order (alignSequences(): each
/// word once, in order). A word is a run of letters and digits, or one sign; in scripts without spaces (from
/// U+2E80 on) one character; any amount of white space and U+00A0 separates words. A word counts as found in
/// a run of at least shortestTextRun words that are consecutive in both, or of all words of a shorter text; a
/// run continues over the borders of text nodes. A text node is content when at least half of its characters
/// are found words. Text that occurs twice on the page is found once. O(words log words).
TextGroundTruth nodesOfText(const Document& document, const ScoredNodes& scored, std::string_view text);

} // namespace tagseam
