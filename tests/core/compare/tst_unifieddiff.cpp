// SPDX-License-Identifier: MIT
// Patches: applied to the text before, each makes the text after.
#include "core/compare/unifieddiff.h"

#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

// Applies a patch as POSIX describes it: by the numbers of its lines.
std::string patched(const std::string& before, const std::string& patch)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < before.size();) {
        const std::size_t end = std::min(before.find('\n', at), before.size() - 1) + 1;
        lines.push_back(before.substr(at, end - at));
        at = end;
    }
    std::string after;
    std::size_t next = 0; // line of the text before
    std::istringstream stream(patch);
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with("---") || line.starts_with("+++"))
            continue;
        if (line.starts_with("\\")) {
            if (after.ends_with('\n'))
                after.pop_back();
        } else if (line.starts_with("@@")) {
            const std::size_t comma = line.find_first_of(", ", 4);
            const bool isNone = line.substr(comma, 3) == ",0 ";
            const std::size_t first = std::stoul(line.substr(4)) - (isNone ? 0 : 1);
            for (; next < first; ++next)
                after += lines.at(next);
        } else {
            if (line.front() != '+') {
                EXPECT_EQ(lines.at(next).substr(0, line.size() - 1), line.substr(1));
                ++next;
            }
            if (line.front() != '-')
                after += line.substr(1) + '\n';
        }
    }
    for (; next < lines.size(); ++next)
        after += lines[next];
    return after;
}

TEST(UnifiedDiff, isWhatDiffWrites)
{
    EXPECT_EQ(unifiedDiff("a\n", "a\n", "x.html"), "");
    EXPECT_EQ(unifiedDiff("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\nfive\n6\n", "x.html"),
              "--- a/x.html\n+++ b/x.html\n@@ -2,5 +2,5 @@\n 2\n 3\n 4\n-5\n+five\n 6\n");
    EXPECT_EQ(unifiedDiff("", "a", "x"),
              "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n");
}

TEST(UnifiedDiff, makesTheTextAfter)
{
    std::mt19937 random(3);
    for (int round = 0; round < 300; ++round) {
        std::vector<std::string> lines(random() % 60);
        for (std::string& line : lines)
            line = std::string(1, static_cast<char>('a' + random() % 6)) + '\n';
        std::string before;
        std::string after;
        for (const std::string& line : lines) {
            before += line;
            const auto change = random() % 12;
            after += change == 0 ? "" : change == 1 ? "new\n" + line : change == 2 ? "other\n" : line;
        }
        EXPECT_EQ(patched(before, unifiedDiff(before, after, "f")), after);
    }
}

} // namespace
} // namespace tagseam::test
