// SPDX-License-Identifier: MIT
// Measures how well a KeepMask keeps the content of a page and removes its noise.
#pragma once

#include "core/page/dom.h"
#include "core/page/textedits.h"
#include "core/tps/prune.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"

#include <cstdint>
#include <optional>
#include <span>

namespace tagseam {

/// The number of items in both of two sets, and in one only. The measures are those of van Rijsbergen,
/// *Information Retrieval* (1979), chapter 7; section 4.1 of the dissertation uses the same. A measure with
/// nothing to measure has no value: neither 0 nor 1 would be true.
struct Hits {
    std::uint64_t both = 0;            ///< true positives: kept, and content
    std::uint64_t foundOnly = 0;       ///< false positives: kept noise
    std::uint64_t groundTruthOnly = 0; ///< false negatives: pruned content

    /// Returns both / found, 0 to 1; nothing when nothing was found (kept).
    std::optional<double> precision() const;
    /// Returns both / truth, 0 to 1; nothing when there is nothing to find.
    std::optional<double> recall() const;
    /// Returns 2 both / (found + truth): the harmonic mean of the two, 0 when one of them is 0 or there is
    /// only one side; nothing when nothing was found and there was nothing to find.
    std::optional<double> f1() const;
    friend bool operator==(const Hits&, const Hits&) = default;
};

/// The statuses of the targets: the records, or the marks of the main content when no record is marked. A
/// target without a scored node (a comment, a script) is not counted.
struct KeptTargets {
    std::uint32_t all = 0;
    std::uint32_t complete = 0;   ///< all of their scored nodes are kept
    std::uint32_t mostlyKept = 0; ///< more than half of their scored nodes are kept
    /// True if no node of any target is pruned: "content present" of the papers' tables, read strictly.
    /// Nothing without targets.
    std::optional<bool> isContentComplete() const;
    /// True if more than half of each target is kept, so that a person would find it: "content present", read
    /// mildly.
    std::optional<bool> isContentMostlyKept() const;
    /// Returns whole / all, mostly / all: recall over records. (A mask does not separate records, so it has
    /// no precision over them: see scoreRecords() for methods that find records.)
    std::optional<double> completeShare() const;
    std::optional<double> mostlyKeptShare() const;
    friend bool operator==(const KeptTargets&, const KeptTargets&) = default;
};

/// The number of nodes labelled as noise that a mask removes. This is not equation 4.1: see noiseRemoved().
struct LabelledNoise {
    std::uint32_t all = 0;                      ///< scored nodes of noiseMask()
    std::uint32_t removed = 0;                  ///< nodes among these that are not kept
    std::optional<double> removedShare() const; ///< Returns a share, 0 to 1; nothing when no noise is
                                                ///< labelled.
    friend bool operator==(const LabelledNoise&, const LabelledNoise&) = default;
};

struct Score {
    Hits nodes;      ///< kept scored nodes against the nodes of contentMask()
    Hits characters; ///< as `nodes`, but each text node counts as its characters and each element as none
    KeptTargets targets;
    NodeCounts counts; ///< counts of the whole page, as in the papers: reduction() is the column "Red."
    LabelledNoise noise;
    /// The nodes kept with all of their descendants, against all nodes from the first record to the last:
    /// measures the borders of a main region that includes the nodes between records. Empty without records.
    Hits span;
    friend bool operator==(const Score& a, const Score& b)
    {
        return a.nodes == b.nodes && a.characters == b.characters && a.targets == b.targets &&
               a.counts.raw == b.counts.raw && a.counts.kept == b.counts.kept && a.noise == b.noise &&
               a.span == b.span;
    }
};

/// Scores a mask. `kept` has document.size() entries. The body and the ancestors of kept nodes, which pruning
/// keeps for the structure of the tree, count as kept: they are in the method's output. `edits`: words
/// removed from kept texts, in document order, whose characters count as not kept; the text node counts as
/// kept. O(nodes + roots * log n + bytes of edited texts).
Score scoreMask(const Document& document, const ScoredNodes& scored, std::span<const Labelled> truth,
                const KeepMask& kept, std::span<const TextEdit> edits = {});

/// Returns the positions of one region as a mask without their ancestors: the search's own choice, while
/// pruneDomTree() also keeps the nodes that a page needs.
KeepMask positionMask(const Document& document, const TagPathSequence& sequence, Region region);

/// The numbers of records that a record extractor such as MDR reports on one page.
struct ExtractedRecords {
    std::uint32_t total = 0;
    std::uint32_t target = 0; ///< true records among them
    friend bool operator==(const ExtractedRecords&, const ExtractedRecords&) = default;
};

/// Returns equation 4.1 of the dissertation (section 4.1), equation 4 of JIDM 2013 (section 5): the share of
/// the spurious records of the original page that the extractor no longer reports on the filtered one,
///   1 - (totalTPS - targetTPS) / (total - target).
/// At most 1, below 0 when there are more of them than before. Nothing when the original page has no spurious
/// record, or a count has more targets than records. Tabela 2 prints "N/A" for pages whose content was lost,
/// where this has a value: a caller that makes that table must also check isContentComplete().
std::optional<double> noiseRemoved(ExtractedRecords original, ExtractedRecords filtered);

} // namespace tagseam
