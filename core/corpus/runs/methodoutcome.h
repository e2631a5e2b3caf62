// SPDX-License-Identifier: MIT
// The result of a method on one page, and how methods compare.
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

/// What one method makes of the tree that is shown. Counts are of scored nodes: see ScoredNodes.
struct MethodOutcome {
    FilterResult result;
    DecisionIndex index;       ///< of `result`
    bool findsRecords = false; ///< whether its number of records says anything
    std::uint32_t nodes = 0;   ///< kept
    std::uint32_t allNodes = 0;
    std::uint64_t characters = 0; ///< kept
    std::uint64_t allCharacters = 0;
    double milliseconds = 0;              ///< of the run alone
    std::vector<ChildSequence> sequences; ///< of repetition blocks, else none
    std::vector<RepetitionBlock> blocks;  ///< the same: by decision
};
using SharedOutcome = std::shared_ptr<const MethodOutcome>;

/// nullptr when it was stopped.
SharedOutcome runMethod(const Document& document, const Method& method, const std::stop_token& stop);

/// By method, and where two of them differ.
struct MethodComparison {
    std::vector<std::optional<double>> agreements; ///< with A: see maskAgreement()
    std::vector<std::optional<double>> f1;         ///< against the content that is marked; none without
    std::vector<MaskDifference> places;            ///< A is the first, B the second
    std::vector<std::uint32_t> words;              ///< by place
};

/// `outcomes`: nullptr for what has none; A and B have one. Nothing in it holds when it was stopped.
MethodComparison compareMethods(const Document& document, std::span<const SharedOutcome> outcomes,
                                std::size_t a, std::size_t b, std::span<const Labelled> truth,
                                const std::stop_token& stop);

} // namespace tagseam
