// SPDX-License-Identifier: MIT
// Requirements of tests on their surroundings (a corpus, a program, a right): a test without them is skipped
// and says so, or fails where TAGSEAM_REQUIRE names them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string_view>

namespace tagseam::test {

/// `what` is in the comma separated environment variable TAGSEAM_REQUIRE.
inline bool isRequired(std::string_view what)
{
    const char* value = std::getenv("TAGSEAM_REQUIRE"); // NOLINT(concurrency-mt-unsafe)
    std::string_view required = value != nullptr ? value : "";
    while (!required.empty()) {
        const std::size_t comma = std::min(required.find(','), required.size());
        if (required.substr(0, comma) == what)
            return true;
        required.remove_prefix(std::min(comma + 1, required.size()));
    }
    return false;
}

} // namespace tagseam::test

// tests/run counts skipped tests by the text "missing: ". Both macros belong in the body of a test: they
// return. `what` is a literal of one word: corpus, chromium, ptrace.
#define TAGSEAM_NEEDS(what, condition)                                                                       \
    do {                                                                                                     \
        if (condition)                                                                                       \
            break;                                                                                           \
        if (tagseam::test::isRequired(what))                                                                 \
            FAIL() << "TAGSEAM_REQUIRE demands '" what "', which this test does not find";                   \
        GTEST_SKIP() << "missing: " what;                                                                    \
    } while (false)

#define TAGSEAM_QT_NEEDS(what, condition)                                                                    \
    do {                                                                                                     \
        if (condition)                                                                                       \
            break;                                                                                           \
        if (tagseam::test::isRequired(what))                                                                 \
            QFAIL("TAGSEAM_REQUIRE demands '" what "', which this test does not find");                      \
        QSKIP("missing: " what);                                                                             \
    } while (false)
