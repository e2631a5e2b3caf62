// SPDX-License-Identifier: MIT
// Requests for memory are counted: the program's operator new, for all tests of core.
#include "tests/core/base/allocations.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <string>
#include <utility>

namespace tagseam::test {
namespace {

struct Requests {
    std::uint64_t bytes = 0;
    std::uint64_t count = 0;
    std::uint64_t actsAt = 0; ///< none when 0
    const std::function<void()>* act = nullptr;
};

thread_local Requests requests;
std::function<void()> pendingAct;

} // namespace

std::uint64_t allocatedBytes()
{
    return requests.bytes;
}

AtAllocation::AtAllocation(std::uint64_t count, std::function<void()> act)
{
    pendingAct = std::move(act);
    m_start = requests.count;
    requests.act = &pendingAct;
    requests.actsAt = m_start + count + 1;
}

AtAllocation::~AtAllocation()
{
    requests.actsAt = 0;
}

std::uint64_t AtAllocation::count() const
{
    return requests.count - m_start;
}

TEST(Allocations, areCountedAndActOnce)
{
    const std::uint64_t before = allocatedBytes();
    int acted = 0;
    {
        const AtAllocation at(1, [&] { ++acted; });
        const std::string first(1000, 'x');
        EXPECT_EQ(acted, 0);
        const std::string second(1000, 'x');
        EXPECT_EQ(acted, 1);
        const std::string third(1000, 'x');
        EXPECT_EQ(acted, 1);
    }
    EXPECT_GE(allocatedBytes() - before, 3000U);
}

} // namespace tagseam::test

[[gnu::noinline]] void* operator new(std::size_t size)
{
    auto& requests = tagseam::test::requests;
    requests.bytes += size;
    if (++requests.count == requests.actsAt)
        (*requests.act)();
    if (void* memory = std::malloc(size > 0 ? size : 1)) // NOLINT(cppcoreguidelines-no-malloc)
        return memory;
    throw std::bad_alloc();
}

// Without it the standard library's own would meet the operators delete below.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept
{
    try {
        return operator new(size);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

[[gnu::noinline]] void operator delete(void* memory) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}

[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc)
}
