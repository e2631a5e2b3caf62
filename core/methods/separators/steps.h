// SPDX-License-Identifier: MIT
// The steps that algorithms of the standard library count as, in tests that measure cost without a clock.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace tagseam {

/// Returns the steps of a binary search among so many, as the standard promises.
constexpr std::uint64_t searchSteps(std::size_t count)
{
    return static_cast<std::uint64_t>(std::bit_width(count));
}

/// Returns the steps of a sort of so many.
constexpr std::uint64_t sortSteps(std::size_t count)
{
    return count * searchSteps(count);
}

} // namespace tagseam
