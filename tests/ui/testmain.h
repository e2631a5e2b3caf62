// SPDX-License-Identifier: MIT
// Registers the test classes of the one program of window tests, and holds its one timeout.
#pragma once

#include <QObject>

#include <memory>
#include <vector>

namespace tagseam {

/// How long a test waits for what must happen before it fails, in milliseconds: 60 s, or the seconds in the
/// environment variable TAGSEAM_TEST_TIMEOUT. No test passes or fails by any other time.
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

/// At the end of each test file, once, before its .moc.
#define TAGSEAM_TEST(Class)                                                                                  \
    [[maybe_unused]] static const int isRegistered = tagseam::registerTest<Class>(#Class, false);
/// For tests that must not have what the program sets up before its application starts.
#define TAGSEAM_BARE_TEST(Class)                                                                             \
    [[maybe_unused]] static const int isRegistered = tagseam::registerTest<Class>(#Class, true);
