// SPDX-License-Identifier: MIT
// The figures of a score, as data and tables name them.
#include "core/truth/score/scoremeasures.h"

namespace tagseam {

namespace {

using Figure = std::optional<double>;

Figure asShare(std::optional<bool> truth)
{
    return truth ? Figure(*truth ? 1 : 0) : Figure();
}

} // namespace

const std::array<ScoreMeasure, 13> scoreMeasures{{
    {"precision", "precision", [](const Score& s) { return s.nodes.precision(); }, MeasureKind::Fraction},
    {"recall", "recall", [](const Score& s) { return s.nodes.recall(); }, MeasureKind::Fraction},
    {"f1", "F1", [](const Score& s) { return s.nodes.f1(); }, MeasureKind::Fraction},
    {"textPrecision", "text P", [](const Score& s) { return s.characters.precision(); },
     MeasureKind::Fraction},
    {"textRecall", "text R", [](const Score& s) { return s.characters.recall(); }, MeasureKind::Fraction},
    {"textF1", "text F1", [](const Score& s) { return s.characters.f1(); }, MeasureKind::Fraction},
    {"recordsComplete", "records complete", [](const Score& s) { return s.targets.completeShare(); },
     MeasureKind::Percentage},
    {"recordsMostlyKept", "mostly kept", [](const Score& s) { return s.targets.mostlyKeptShare(); },
     MeasureKind::Percentage},
    {"contentComplete", "all complete", [](const Score& s) { return asShare(s.targets.isContentComplete()); },
     MeasureKind::Percentage},
    {"contentMostlyKept", "all mostly kept",
     [](const Score& s) { return asShare(s.targets.isContentMostlyKept()); }, MeasureKind::Percentage},
    {"reduction", "reduction", [](const Score& s) { return Figure(s.counts.reduction()); },
     MeasureKind::Percentage},
    {"labelledNoiseRemoved", "noise removed", [](const Score& s) { return s.noise.removedShare(); },
     MeasureKind::Percentage},
    {"spanF1", "span F1", [](const Score& s) { return s.span.f1(); }, MeasureKind::Fraction},
}};

} // namespace tagseam
