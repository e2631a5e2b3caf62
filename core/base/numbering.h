// SPDX-License-Identifier: MIT
// Distinct keys -> 0, 1, 2 ... in order of first appearance.
#pragma once

#include <cstdint>
#include <cstring>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

inline std::uint64_t mix(std::uint64_t value)
{
    value *= 0x9E3779B97F4A7C15ULL; // 2^64 / golden ratio: spreads consecutive keys
    return value ^ (value >> 32U);
}

/// The finalizer of splitmix64: each bit of the answer depends on each bit of the number.
constexpr std::uint64_t splitMix(std::uint64_t number)
{
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebULL;
    return number ^ (number >> 31U);
}

/// FNV-1a, 64 bits.
inline constexpr std::uint64_t fnvBasis = 0xcbf29ce484222325ULL;
inline constexpr std::uint64_t fnvPrime = 0x100000001b3ULL;

// Returns a different seed in each process, so that no page can be written whose labels all hash to one slot.
inline std::uint64_t hashSeed()
{
    static const std::uint64_t seed = (std::uint64_t{std::random_device{}()} << 32U) | std::random_device{}();
    return seed;
}

inline std::uint64_t hashText(std::string_view text)
{
    std::uint64_t hash = text.size() ^ hashSeed();
    std::uint64_t word = 0;
    for (; text.size() >= sizeof word; text.remove_prefix(sizeof word)) {
        std::memcpy(&word, text.data(), sizeof word);
        hash = mix(hash ^ word);
    }
    word = 0;
    std::memcpy(&word, text.data(), text.size());
    return mix(hash ^ word);
}

// Numbers distinct keys 0, 1, 2 ... in order of first appearance. The caller stores the keys and says with
// `isKey(number)` if a number found under the same hash is the wanted key.
class Numbering {
  public:
    template <class IsKey>
    std::uint32_t number(std::uint64_t hash, std::uint32_t nextNumber, IsKey isKey)
    {
        if (2 * std::size_t{nextNumber} >= m_slots.size())
            grow();
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = hash & mask;
        for (; m_slots[slot].number != none; slot = (slot + 1) & mask) {
            if (m_slots[slot].hash == hash && isKey(m_slots[slot].number))
                return m_slots[slot].number;
        }
        m_slots[slot] = {hash, nextNumber};
        return nextNumber;
    }

  private:
    static constexpr std::uint32_t none = 0xffffffffU;
    struct Slot {
        std::uint64_t hash = 0;
        std::uint32_t number = none;
    };
    void grow()
    {
        const std::vector<Slot> old(
            std::exchange(m_slots, std::vector<Slot>(std::max<std::size_t>(256, m_slots.size() * 2))));
        const std::size_t mask = m_slots.size() - 1;
        for (const Slot& entry : old) {
            if (entry.number == none)
                continue;
            std::size_t slot = entry.hash & mask;
            while (m_slots[slot].number != none)
                slot = (slot + 1) & mask;
            m_slots[slot] = entry;
        }
    }
    std::vector<Slot> m_slots;
};

} // namespace tagseam
