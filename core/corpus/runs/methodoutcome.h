// SPDX-License-Identifier: MIT
// Computes the result of a method on one page, and compares methods.
#pragma once

#include "core/methods/decisionindex.h"
#include "core/methods/methods.h"
#include "core/methods/repetition/repetitionblocks.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/maskdifference.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The result of one method on the tree that is shown. Counts are of scored nodes: see ScoredNodes.
struct MethodOutcome {
    FilterResult result;
    DecisionIndex index;       ///< index of `result`
    bool findsRecords = false; ///< true if its number of records is meaningful
    std::uint32_t nodes = 0;   ///< kept
    std::uint32_t allNodes = 0;
    std::uint64_t characters = 0; ///< kept
    std::uint64_t allCharacters = 0;
    double milliseconds = 0;              ///< time of the run alone
    std::vector<ChildSequence> sequences; ///< for repetition blocks, else none
    std::vector<RepetitionBlock> blocks;  ///< for repetition blocks, indexed by decision, else none
};
using SharedOutcome = std::shared_ptr<const MethodOutcome>;

/// Runs a method. nullptr when it was stopped.
SharedOutcome runMethod(const Document& document, const Method& method, const std::stop_token& stop);

/// The comparison of methods, indexed by method, and the differences of two of them.
struct MethodComparison {
    std::vector<std::optional<double>> agreements; ///< with A: see maskAgreement()
    std::vector<std::optional<double>> f1;         ///< against the marked content; empty without
    std::vector<MaskDifference> places;            ///< A is the first, B the second
    std::vector<std::uint32_t> words;              ///< indexed by place
};

/// Compares outcomes. `outcomes`: nullptr for a method without one; A and B have one. The result is invalid
/// when it was stopped.
MethodComparison compareMethods(const Document& document, std::span<const SharedOutcome> outcomes,
                                std::size_t a, std::size_t b, std::span<const Labelled> truth,
                                const std::stop_token& stop);

} // namespace tagseam
