// SPDX-License-Identifier: MIT
// Plain-text ground truth of article benchmarks: which text nodes of a page the text is made of.
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
    std::string url; ///< empty when unknown
    friend bool operator==(const ArticleText&, const ArticleText&) = default;
};

/// Errors: TooLarge, Empty; BadTruth (where: "row 7, byte 512", or the article's id): no JSON, no object of
/// objects, an article without a text "articleBody". O(bytes).
Result<std::vector<ArticleText>> readArticles(std::string_view bytes);

struct TextTruth {
    std::vector<NodeId> nodes;        ///< text nodes, ascending
    std::optional<double> foundShare; ///< of the text's characters, white space not counted; nothing of none
    /// One mark with label main; none when nothing was found.
    std::vector<Labelled> labelled() const;
};

/// Which words of a text are looked for as one run: shorter runs are found by chance anywhere on a page.
inline constexpr std::uint32_t shortestTextRun = 3;

/// Aligns the words of `text` with those of the page's scored texts in document order (alignSequences(): each
/// word once, in order). A word is a run of letters and digits, or one sign; of scripts without spaces
/// (from U+2E80 on) one character; white space and U+00A0 part words, whatever their number. A word counts as
/// found in a run of at least shortestTextRun words that follow one another in both, or of all words of a
/// shorter text; a run goes on over the borders of text nodes. A text node is content when at least half of
/// its characters are words found. Text that stands twice on the page is found once. O(words log words).
TextTruth nodesOfText(const Document& document, const ScoredNodes& scored, std::string_view text);

} // namespace tagseam
