// SPDX-License-Identifier: MIT
// Document -> its main content: blocks of text, or a list of records, and how sure that is.
#pragma once

#include "core/methods/content/blockmodel.h"
#include "core/methods/content/pagekinds.h"
#include "core/methods/content/pagetexts.h"
#include "core/methods/method.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separators.h"
#include "core/page/contentkind.h"
#include "core/page/pagekind.h"

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The main content of a page, with the other answers and their evidence.
struct MainContent {
    const BlockModel* model =
        &learnedModel;   ///< the structural one also for a page without a known class word
    SeparatedPage lists; ///< candidates for a list; at positions of their own sequence
    PageTexts texts;
    ScoredBlocks scored; ///< the blocks of `texts` with their points
    KindFigures figures{};
    std::array<double, pageKindCount> pageKinds{}; ///< probabilities, indexed by PageKind; their sum is 1
    double listProbability = 0; ///< the records are a better answer than the blocks with this probability
    /// The expected F1 of each answer, 0 to 1, indexed by ContentKind: the mean F1 of words that answers like
    /// it reached; for ContentKind::None the probability of this kind of page. 0 without a candidate, and for
    /// records that the blocks speak against.
    std::array<double, contentKinds> expectedF1{};
    ContentKind kind = ContentKind::None; ///< the answer, or the given one
    /// The heading of the answer, index into PageTexts::blocks: the one before it, which is kept with it, or
    /// else the first `h1` of the kept blocks; nothing when there is neither.
    std::optional<std::uint32_t> headline;
    /// The nodes of the content and its heading, without their ancestors; for ContentKind::None all nodes
    /// that are there.
    KeepMask nodes;
    bool isStopped = false; ///< the result is invalid
    /// The page with other classes by edits of the options; nullptr without such an edit.
    std::shared_ptr<const Document> edited;

    /// Returns the page that was read, whose nodes have the numbers of `page`.
    const Document& pageRead(const Document& page) const { return edited ? *edited : page; }
    /// Returns the expected F1 of the answer of a kind.
    double expected(ContentKind of) const { return expectedF1.at(static_cast<std::size_t>(of)); }
    double confidence() const { return expected(kind); }
    /// True if there are records that the blocks do not speak against: the reviews of a product are none.
    bool canBeList() const;
    /// Returns the probability of a kind of page.
    double probability(PageKind of) const { return pageKinds.at(static_cast<std::size_t>(of)); }
    /// Returns the most probable kind of page, and the others that have at least this probability, the most
    /// probable first.
    std::vector<PageKind> likelyPageKinds(double least) const;
    /// Returns the words of the kept blocks.
    double keptWords() const;
};

/// True if the page has a candidate of the kind; for ContentKind::None always. A list is one only where
/// separateRecords() finds records, and a text only where a block is kept.
bool hasCandidate(const MainContent& content, ContentKind kind);

/// The place of a candidate.
struct ContentPlace {
    KeepMask
        nodes; ///< nodes of the content and of its headline, without their ancestors; page.size() entries
    std::optional<std::uint32_t> headline; ///< see MainContent::headline
};
/// Returns the place of the kind's candidate; without one, and for ContentKind::None, no node. O(nodes).
ContentPlace placeOf(const Document& page, const MainContent& content, ContentKind kind);

/// Makes the kind the answer: place and confidence follow. Without a candidate of the kind the answer is
/// ContentKind::None, which keeps `within`, or everything. O(nodes).
void answerWith(const Document& page, MainContent& content, ContentKind kind,
                const KeepMask* within = nullptr);

/// Returns the statuses of content.lists' candidates: candidateStatuses() or, where the page has records but
/// the answer is not the list, CandidateStatus::OtherKind for all.
std::vector<CandidateStatus> listStatuses(const MainContent& content);

/// Returns the kept positions as few regions as possible, ascending. O(positions).
std::vector<Region> regionsOf(const TagPathSequence& sequence, const KeepMask& nodes);

/// Finds the main content. A node that `within` does not keep is absent, and so is one that an edit of
/// `options` takes away; another class is that of the edit. Cost: see separateRecords(), and O(nodes +
/// bytes).
///
/// Each block of text is scored by `model`, and the set with the highest expected F1 is the content, unless
/// the page has records that are a better answer, or no content. The model was learnt from other pages; see
/// resources/content.
MainContent findContent(const Document& page, const SeparatorOptions& options = {},
                        const KeepMask* within = nullptr, const std::stop_token& stop = {},
                        const BlockModel& model = learnedModel);

/// Returns the nodes that a pruned page keeps: the content, its ancestors, the body, blank texts in kept
/// elements, and everything outside the body, restricted to `within`; for ContentKind::None everything.
/// O(nodes).
KeepMask keptByContent(const Document& page, const MainContent& content, const KeepMask* within = nullptr);

/// Returns the texts of the content, for plainText() and markdownOf(). Kept blocks are among them even where
/// a reader does not see them before a script has run. For ContentKind::None there are none, but of a page of
/// less than 30 words all. O(nodes + bytes).
std::vector<TextBlock> blocksOfContent(const Document& page, const MainContent& content);

/// The tables that content detection uses.
enum class ContentTables : std::uint8_t {
    Blocks,   ///< learnedModel
    Structure ///< structuralModel
};
struct ContentOptions {
    ContentTables tables = ContentTables::Blocks;
    friend bool operator==(const ContentOptions&, const ContentOptions&) = default;
};
/// "blocks", "structure".
std::string_view name(ContentTables tables);
const BlockModel& modelOf(const ContentOptions& options);

/// Keeps the content; on a page without one everything. The one decision is the answer, "list", "text" or
/// "none"; its figure is its expected F1. `records` are those of the list when the answer is one.
FilterResult filterByContent(const FilterInput& input, const SeparatorOptions& options,
                             const std::stop_token& stop, const ContentOptions& content = {});

/// "content", with ContentOptions.
extern const MethodEntry contentMethod;

/// Returns the options of "content,tables=NAME". Errors: as optionsOfNamed().
inline Result<ContentOptions> contentOptionsOf(std::string_view name)
{
    return optionsOfNamed<ContentOptions>(contentMethod, name);
}

} // namespace tagseam
