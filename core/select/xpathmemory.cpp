// SPDX-License-Identifier: MIT
// Limits the memory of an XPath.
#include "core/select/xpathmemory.h"

#include <pugixml.hpp>

#include <cstdlib>
#include <new>

namespace tagseam::xpath {

namespace {

thread_local MemoryBounds* bounds = nullptr;

// A header before each block, because pugixml does not say how much it frees.
constexpr std::size_t headerSize = alignof(std::max_align_t);

void* allocate(std::size_t bytes)
{
    if (bounds != nullptr)
        bounds->take(bytes);
    void* block = std::malloc(bytes + headerSize);
    if (block == nullptr)
        return nullptr;
    *static_cast<std::size_t*>(block) = bytes;
    return static_cast<char*>(block) + headerSize;
}

void giveBack(void* bytes)
{
    if (bytes == nullptr)
        return;
    void* block = static_cast<char*>(bytes) - headerSize;
    if (bounds != nullptr)
        bounds->giveBack(*static_cast<std::size_t*>(block));
    std::free(block);
}

} // namespace

MemoryBounds::MemoryBounds()
{
    bounds = this;
}

MemoryBounds::~MemoryBounds()
{
    bounds = nullptr;
}

void MemoryBounds::take(std::size_t bytes)
{
    m_isExceeded = m_isExceeded || bytes > atOnce - m_held || bytes > inAll - m_taken;
    if (m_isExceeded)
        throw std::bad_alloc();
    m_held += bytes;
    m_taken += bytes;
}

void countMemory()
{
    static const bool isCounted = [] {
        pugi::set_memory_management_functions(allocate, giveBack);
        return true;
    }();
    static_cast<void>(isCounted);
}

} // namespace tagseam::xpath
