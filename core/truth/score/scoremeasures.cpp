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
    {"precision", "precision", [](const Score& s) { return s.nodes.precision(); }, false},
    {"recall", "recall", [](const Score& s) { return s.nodes.recall(); }, false},
    {"f1", "F1", [](const Score& s) { return s.nodes.f1(); }, false},
    {"textPrecision", "text P", [](const Score& s) { return s.characters.precision(); }, false},
    {"textRecall", "text R", [](const Score& s) { return s.characters.recall(); }, false},
    {"textF1", "text F1", [](const Score& s) { return s.characters.f1(); }, false},
    {"recordsComplete", "records complete", [](const Score& s) { return s.targets.completeShare(); }, true},
    {"recordsMostlyKept", "mostly kept", [](const Score& s) { return s.targets.mostlyKeptShare(); }, true},
    {"contentComplete", "all complete", [](const Score& s) { return asShare(s.targets.isContentComplete()); },
     true},
    {"contentMostlyKept", "all mostly kept",
     [](const Score& s) { return asShare(s.targets.isContentMostlyKept()); }, true},
    {"reduction", "reduction", [](const Score& s) { return Figure(s.counts.reduction()); }, true},
    {"labelledNoiseRemoved", "noise removed", [](const Score& s) { return s.noise.removedShare(); }, true},
    {"spanF1", "span F1", [](const Score& s) { return s.span.f1(); }, false},
}};

} // namespace tagseam
