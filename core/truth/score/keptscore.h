// SPDX-License-Identifier: MIT
// The score of what is kept, and those of all variants.
#pragma once

#include "core/explain/setup.h"
#include "core/truth/score/score.h"
#include "core/truth/score/wrongplaces.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

struct KeptScore {
    Score score;
    std::vector<WrongPlace> wrong;    ///< empty without content: there is no telling then
    std::vector<std::uint32_t> marks; ///< by place: index of the innermost mark around it, or noMark
};
KeptScore scoreKept(const Document& document, std::span<const Labelled> truth, const KeepMask& kept);

/// By variant, in the order of `variants`; then that of keeping everything.
struct VariantAnswers {
    std::vector<KeepMask> masks; ///< of the variants alone: another truth needs no other ones
    std::vector<Score> scores;
};
/// `base`: the other switches. `known`: the masks that it gave before, if any. Nothing in it holds when it
/// was stopped.
VariantAnswers scoreVariants(const Document& document, const Setup& base, std::span<const Labelled> truth,
                             std::vector<KeepMask> known, const std::stop_token& stop,
                             const std::function<void(std::size_t done, std::size_t total)>& tell);

} // namespace tagseam
