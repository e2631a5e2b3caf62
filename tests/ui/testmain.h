// SPDX-License-Identifier: MIT
// Registers the test classes of the single program of window tests, and defines its only timeout.
#pragma once

#include <QObject>

#include <memory>
#include <vector>

namespace tagseam {

/// The time that a test waits for an expected event before it fails, in milliseconds: 25 minutes, or the
/// seconds in the environment variable TAGSEAM_TEST_TIMEOUT. It only says where a test hangs before ctest
/// ends it; a slow machine does not reach it.
int testTimeout();

struct RegisteredTest {
    const char* name;
    bool isBare; ///< without the program's URL scheme, Chromium switches and language
    std::unique_ptr<QObject> (*make)();
};

std::vector<RegisteredTest>& registeredTests();

template <class Test>
inline int registerTest(const char* name, bool isBare)
{
    registeredTests().push_back({name, isBare, [] { return std::unique_ptr<QObject>(new Test); }});
    return 0;
}

} // namespace tagseam

/// Use it at the end of each test file, once, before its .moc.
#define TAGSEAM_TEST(Class)                                                                                  \
    [[maybe_unused]] static const int registered##Class = tagseam::registerTest<Class>(#Class, false);
/// For tests that must run without the setup that the program makes before its application starts.
#define TAGSEAM_BARE_TEST(Class)                                                                             \
    [[maybe_unused]] static const int registered##Class = tagseam::registerTest<Class>(#Class, true);
