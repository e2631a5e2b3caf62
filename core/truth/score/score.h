// SPDX-License-Identifier: MIT
// How well a KeepMask keeps the content of a page and drops its noise.
#pragma once

#include "core/page/dom.h"
#include "core/tps/prune.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"

#include <cstdint>
#include <optional>
#include <span>

namespace tagseam {

/// Of two sets of the same things: how many are in both, and in one only. The measures are those of van
/// Rijsbergen, *Information Retrieval* (1979), chapter 7; section 4.1 of the dissertation takes the same. A
/// measure with nothing to measure is no number: neither 0 nor 1 would be true.
struct Hits {
    std::uint64_t both = 0;      ///< true positives: kept, and content
    std::uint64_t foundOnly = 0; ///< false positives: kept noise
    std::uint64_t truthOnly = 0; ///< false negatives: lost content

    /// both / found, 0 to 1; nothing when nothing was found (kept).
    std::optional<double> precision() const;
    /// both / truth, 0 to 1; nothing when there is nothing to find.
    std::optional<double> recall() const;
    /// 2 both / (found + truth): the harmonic mean of the two, 0 where one of them is 0 or there is only one
    /// side; nothing when nothing was found and there was nothing to find.
    std::optional<double> f1() const;
    friend bool operator==(const Hits&, const Hits&) = default;
};

/// What became of the targets: the records, or the marks of the main content where no record is marked. A
/// target without one scored node (a comment, a script) is not counted.
struct KeptTargets {
    std::uint32_t all = 0;
    std::uint32_t whole = 0;  ///< all of their scored nodes are kept
    std::uint32_t mostly = 0; ///< more than half of their scored nodes are kept
    /// "Content present" of the papers' tables, read strictly: no node of any target is lost. Nothing without
    /// targets.
    std::optional<bool> isContentPresent() const;
    /// The same, read mildly: more than half of each target is there, so that a person would find it.
    std::optional<bool> isContentMostlyPresent() const;
    /// whole / all, mostly / all: recall over records. (A mask marks off no records, so it has no precision
    /// over them: see scoreRecords() for what finds records.)
    std::optional<double> wholeShare() const;
    std::optional<double> mostlyShare() const;
    friend bool operator==(const KeptTargets&, const KeptTargets&) = default;
};

/// How many of what is labelled as noise a mask removes. This is not equation 4.1: see noiseRemoved().
struct LabelledNoise {
    std::uint32_t all = 0;                      ///< scored nodes of noiseMask()
    std::uint32_t removed = 0;                  ///< those of them that are not kept
    std::optional<double> removedShare() const; ///< 0 to 1; nothing when no noise is labelled
    friend bool operator==(const LabelledNoise&, const LabelledNoise&) = default;
};

struct Score {
    Hits nodes;      ///< kept scored nodes against those of contentMask()
    Hits characters; ///< the same, each text node counted as its characters and each element as none
    KeptTargets targets;
    NodeCounts counts; ///< of the whole page, as the papers count: reduction() is the column "Red."
    LabelledNoise noise;
    /// What is kept with all of its descendants, against all from the first record to the last: how well a
    /// main region is cut, where what stands between records belongs to it. Empty without records.
    Hits span;
    friend bool operator==(const Score& a, const Score& b)
    {
        return a.nodes == b.nodes && a.characters == b.characters && a.targets == b.targets &&
               a.counts.raw == b.counts.raw && a.counts.kept == b.counts.kept && a.noise == b.noise &&
               a.span == b.span;
    }
};

/// `kept` has document.size() entries. The body and the ancestors of what is kept, which pruning keeps for
/// the sake of the tree, count as kept: they are there in what the method hands on. O(nodes + roots * log n).
Score scoreMask(const Document& document, const ScoredNodes& scored, std::span<const Labelled> truth,
                const KeepMask& kept);

/// The positions of one region as a mask without their ancestors: what the search itself chose, where
/// pruneDomTree() gives what a page needs to stay one.
KeepMask positionMask(const Document& document, const TagPathSequence& sequence, Region region);

/// What a record extractor such as MDR reports on one page.
struct ExtractedRecords {
    std::uint32_t total = 0;
    std::uint32_t target = 0; ///< those that are true records
};

/// Equation 4.1 of the dissertation (section 4.1), equation 4 of JIDM 2013 (section 5): the share of the
/// spurious records of the original page that the extractor reports no more on the filtered one,
///   1 - (totalTPS - targetTPS) / (total - target).
/// 1 at most, below 0 when there are more of them than before. Nothing when the original page has no spurious
/// record, or a count has more targets than records. Tabela 2 prints "N/A" for pages whose content was lost,
/// where this has a value: whoever makes that table asks isContentPresent() too.
std::optional<double> noiseRemoved(ExtractedRecords original, ExtractedRecords filtered);

} // namespace tagseam
