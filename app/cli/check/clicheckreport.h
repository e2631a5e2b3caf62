// SPDX-License-Identifier: MIT
// Checked pages as text, Markdown, JSON and JUnit XML.
#pragma once

#include "app/cli/check/clicheckpages.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tagseam {

struct CheckCounts {
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::size_t errors = 0; ///< pages that could not be checked
};
CheckCounts countsOf(std::span<const CheckedPage> pages);

/// Each function names the method in its head.
std::string checkText(std::string_view method, std::span<const CheckedPage> pages);
/// Returns a comment for a review: failures with reasons and the state of the window, then the counts.
std::string checkMarkdown(std::string_view method, std::span<const CheckedPage> pages);
std::string checkJson(std::string_view method, std::span<const CheckedPage> pages);
/// Returns a testsuite for each page with a testcase for each expectation, as JUnit's readers expect it
/// (Jenkins, GitLab, GitHub actions). A page that could not be checked has one testcase with an error.
std::string checkJunit(std::string_view method, std::span<const CheckedPage> pages);

/// Returns a text with the characters escaped that Markdown would read as format, except within backticks,
/// and with "@" as a character that mentions nobody.
std::string markdownText(std::string_view text);
/// Returns an item of a list for each fact.
std::string markdownFacts(std::span<const Fact> facts);
/// Returns the command that shows a state in the window, as a paragraph of Markdown.
std::string markdownCommand(const std::string& state);

} // namespace tagseam
