// SPDX-License-Identifier: MIT
// Random numbers that are the same for a seed with every standard library.
#include "core/papers/yi/draw.h"

#include <cassert>
#include <numeric>
#include <utility>

namespace tagseam {

std::uint64_t Draw::next()
{
    m_state += 0x9e3779b97f4a7c15U;
    std::uint64_t z = m_state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

std::uint32_t Draw::below(std::uint32_t end)
{
    assert(end > 0);
    // The high half times `end`: differs from a uniform distribution by at most end / 2^32.
    return static_cast<std::uint32_t>(((next() >> 32U) * end) >> 32U);
}

std::vector<std::uint32_t> Draw::distinct(std::uint32_t count, std::uint32_t end)
{
    assert(count <= end);
    std::vector<std::uint32_t> all(end);
    std::iota(all.begin(), all.end(), 0U);
    for (std::uint32_t i = 0; i < count; ++i)
        std::swap(all[i], all[between(i, end - 1)]);
    all.resize(count);
    return all;
}

std::uint64_t seedOf(std::uint64_t seed, std::uint64_t number)
{
    Draw draw(seed);
    const std::uint64_t first = draw.next();
    return Draw(first ^ (number * 0xd1342543de82ef95U)).next();
}

} // namespace tagseam
