// SPDX-License-Identifier: MIT
// Measures the agreement of several annotators on one page, finds their disagreements, and merges their
// marks.
#pragma once

#include "core/truth/annotation/annotation.h"
#include "core/truth/score/scorednodes.h"
#include "core/truth/score/segmentation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

using AnnotatorMarks = std::vector<Labelled>; ///< all marks of one person on the page

/// Returns Cohen's kappa of two annotators (Cohen, "A coefficient of agreement for nominal scales",
/// Educational and Psychological Measurement 20, 1960): (po - pe) / (1 - pe), with po the share of the scored
/// nodes to which both give the same label, and pe the share expected by chance from each one's own shares of
/// labels. The label of a node is the label of the innermost mark that contains it; "none" is a label too, so
/// that excluding nodes counts. -1 to 1. Nothing without nodes, and when both give all nodes one and the same
/// label: agreement is then undefined, 0/0. O(nodes + marks).
std::optional<double> cohensKappa(const Document& document, const ScoredNodes& scored,
                                  const AnnotatorMarks& a, const AnnotatorMarks& b);

struct PairAgreement {
    std::uint32_t a = 0; ///< index of the annotator
    std::uint32_t b = 0;
    std::optional<double> kappa;
    std::optional<BCubed> nodes;      ///< segments are marks: see SegmentBy::Mark; `b` is the ground truth
    std::optional<BCubed> characters; ///< as `nodes`, over characters
};

/// The agreement of all pairs of annotators; means are over the pairs that have the figure, nothing if none
/// has.
///
/// For more than two annotators kappa is the mean over the pairs (Light, "Measures of response agreement for
/// qualitative data", Psychological Bulletin 76, 1971), not Fleiss' (1971), which assumes raters who are
/// drawn anew for every item and gives all of them the same shares of labels, while here the same few people
/// label all nodes; and for two it is Scott's pi, not Cohen's kappa. B-cubed F is the same in both
/// directions, so its mean over pairs is enough.
struct AnnotatorAgreement {
    std::vector<PairAgreement> pairs; ///< a < b, ascending
    std::optional<double> kappa;
    std::optional<double> nodesF1;
    std::optional<double> charactersF1;
};

/// Computes the agreement. O(annotators^2 * nodes log nodes).
AnnotatorAgreement agreementOf(const Document& document, const ScoredNodes& scored,
                               std::span<const AnnotatorMarks> annotators);

/// A subtree all of whose scored nodes have the same labels, or, with isAlone, one node by itself.
struct Disagreement {
    NodeId node;                     ///< root of the subtree
    std::vector<std::string> labels; ///< indexed by annotator, not all the same; empty for none
    bool isAlone = false; ///< descendants have other labels, and are listed separately where they differ
    friend bool operator==(const Disagreement&, const Disagreement&) = default;
};

/// Returns the topmost subtrees on which annotators do not agree, in document order, disjoint: every scored
/// node to which they do not all give the same label is in exactly one. O(annotators * nodes * log labels).
std::vector<Disagreement> disagreements(const Document& document, const ScoredNodes& scored,
                                        std::span<const AnnotatorMarks> annotators);

enum class Adjudication : std::uint8_t {
    All,     ///< marks of all annotators
    Majority ///< marks of more than half of them
};

struct OpenMark {
    Labelled mark;
    std::vector<std::uint32_t> annotators; ///< annotators who made the mark, ascending
    friend bool operator==(const OpenMark&, const OpenMark&) = default;
};

struct Merged {
    std::vector<Labelled> agreed; ///< in document order
    std::vector<OpenMark> open;   ///< the others, in document order: for a person to decide
};

/// Merges the marks. Two marks are the same when their labels and their scored nodes are. If several
/// annotators make a mark, it has the first one's roots; an annotator's duplicate marks count once. O(marks *
/// log marks).
Merged mergeAnnotations(const Document& document, const ScoredNodes& scored,
                        std::span<const AnnotatorMarks> annotators, Adjudication adjudication);

} // namespace tagseam
