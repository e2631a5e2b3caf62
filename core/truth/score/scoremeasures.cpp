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
    {"recordsWhole", "records whole", [](const Score& s) { return s.targets.wholeShare(); }, true},
    {"recordsMostly", "mostly", [](const Score& s) { return s.targets.mostlyShare(); }, true},
    {"contentPresent", "all whole", [](const Score& s) { return asShare(s.targets.isContentPresent()); },
     true},
    {"contentMostlyPresent", "all mostly",
     [](const Score& s) { return asShare(s.targets.isContentMostlyPresent()); }, true},
    {"reduction", "reduction", [](const Score& s) { return Figure(s.counts.reduction()); }, true},
    {"labelledNoiseRemoved", "noise removed", [](const Score& s) { return s.noise.removedShare(); }, true},
    {"spanF1", "span F1", [](const Score& s) { return s.span.f1(); }, false},
}};

} // namespace tagseam
