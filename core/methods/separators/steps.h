// SPDX-License-Identifier: MIT
// What the standard library's algorithms count as, where steps are counted for tests that ask no clock.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace tagseam {

/// A binary search among so many, as the standard promises it.
constexpr std::uint64_t searchSteps(std::size_t count)
{
    return static_cast<std::uint64_t>(std::bit_width(count));
}

/// A sort of so many.
constexpr std::uint64_t sortSteps(std::size_t count)
{
    return count * searchSteps(count);
}

} // namespace tagseam
