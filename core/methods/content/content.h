// SPDX-License-Identifier: MIT
// Document -> the kind of its main content, where it is, and how sure that is.
#pragma once

#include "core/methods/content/itemcontent.h"
#include "core/methods/content/kindevidence.h"
#include "core/methods/content/pagetexts.h"
#include "core/methods/content/pagetitle.h"
#include "core/methods/content/textcontent.h"
#include "core/methods/method.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separators.h"

#include <array>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// The main content of a page, with the candidates of every kind and their evidence.
struct MainContent {
    SeparatedPage lists; ///< candidates for a list; at positions of their own sequence
    PageTexts texts;
    TextContent text; ///< candidate for running text
    ItemContent item; ///< candidate for a single item
    std::vector<TitleBlock> titles;
    KindEvidence evidence;
    /// The probabilities of the kinds, indexed by ContentKind; 0 for a kind without a candidate. Their sum
    /// is 1.
    std::array<double, contentKinds> probabilities{};
    ContentKind kind = ContentKind::None; ///< the most probable one, or the given one
    /// The estimated probability that the answer is right, 0 to 1: its kind, and where the content is (F1 of
    /// at least 0.9).
    double confidence = 0;
    /// The block that is kept as headline of the text or heading of the list, index into PageTexts::blocks;
    /// nothing when there is none outside the content itself.
    std::optional<std::uint32_t> headline;
    /// The nodes of the content and its headline, without their ancestors; for ContentKind::None all nodes
    /// that are there.
    KeepMask nodes;
    bool isStopped = false; ///< the result is invalid

    double probability(ContentKind of) const { return probabilities.at(static_cast<std::size_t>(of)); }
    /// Returns the most probable kind with a candidate but for the answer's; None where there is none, even
    /// when that is the answer.
    ContentKind runnerUp() const;
};

/// True if the page has a candidate of the kind; for ContentKind::None always. A list is one only where
/// separateRecords() finds records.
bool hasCandidate(const MainContent& content, ContentKind kind);

/// The place of a candidate.
struct ContentPlace {
    KeepMask
        nodes; ///< nodes of the content and of its headline, without their ancestors; page.size() entries
    std::optional<std::uint32_t> headline; ///< see MainContent::headline
};
/// Returns the place of the kind's candidate; without one, and for ContentKind::None, no node. O(nodes).
ContentPlace placeOf(const Document& page, const MainContent& content, ContentKind kind);

/// Makes the kind the answer, for a page whose kind is known: place and confidence follow. Without a
/// candidate of the kind the answer is ContentKind::None, which keeps `within`, or everything. O(nodes).
void answerWith(const Document& page, MainContent& content, ContentKind kind,
                const KeepMask* within = nullptr);

/// Returns the statuses of content.lists' candidates: candidateStatuses() or, where the page has records but
/// the answer is not the list, CandidateStatus::OtherKind for all.
std::vector<CandidateStatus> listStatuses(const MainContent& content);

/// Returns the kept positions as few regions as possible, ascending. O(positions).
std::vector<Region> regionsOf(const TagPathSequence& sequence, const KeepMask& nodes);

/// Finds the main content. A node that `within` does not keep is absent, and so is one that an edit of
/// `options` takes away; other edits concern the list alone. Cost: see separateRecords(), and O(nodes +
/// bytes). Nothing is learnt from other pages, and no class, id or word is known.
MainContent findContent(const Document& page, const SeparatorOptions& options = {},
                        const KeepMask* within = nullptr, const std::stop_token& stop = {});

/// Returns the nodes that a pruned page keeps: the content, its ancestors, the body, blank texts in kept
/// elements, and everything outside the body, restricted to `within`; for ContentKind::None everything.
/// O(nodes).
KeepMask keptByContent(const Document& page, const MainContent& content, const KeepMask* within = nullptr);

/// Keeps the content; on a page without one everything. The one decision is the answer, "list", "text",
/// "item" or "none"; its figure is its probability. `records` are those of the list when the answer is one.
/// `kind`: the answer, where the kind is known; on a page without a candidate of that kind everything is
/// kept.
FilterResult filterByContent(const FilterInput& input, const SeparatorOptions& options,
                             const std::stop_token& stop, std::optional<ContentKind> kind = {});

/// "content", of any kind or of one: std::optional<ContentKind>.
extern const MethodEntry contentMethod;

/// Returns the kind of "content,kind=KIND", or nothing for "content": the most probable kind. Errors: as
/// optionsOfNamed().
inline Result<std::optional<ContentKind>> contentKindOf(std::string_view name)
{
    return optionsOfNamed<std::optional<ContentKind>>(contentMethod, name);
}

} // namespace tagseam
