// SPDX-License-Identifier: MIT
// Writes the differences of two texts as a patch.
#include "core/compare/unifieddiff.h"

#include "core/base/numbering.h"
#include "core/compare/alignsequences.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t context = 3; // lines around a change

// The lines of a text, each with its line break.
std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

std::vector<std::uint64_t> numbersOf(const std::vector<std::string_view>& lines,
                                     std::vector<std::string_view>& known, Numbering& numbers)
{
    std::vector<std::uint64_t> sequence;
    for (const std::string_view line : lines) {
        const auto next = static_cast<std::uint32_t>(known.size());
        const std::uint32_t number =
            numbers.number(hashText(line), next, [&](std::uint32_t each) { return known[each] == line; });
        if (number == next)
            known.push_back(line);
        sequence.push_back(number);
    }
    return sequence;
}

// A run of lines that are the same on both sides, or that one side has.
struct Step {
    char mark; // ' ', '-', '+'
    std::string_view line;
};

std::vector<Step> stepsBetween(std::string_view before, std::string_view after)
{
    const std::vector<std::string_view> left = linesOf(before);
    const std::vector<std::string_view> right = linesOf(after);
    std::vector<std::string_view> known;
    Numbering numbers;
    const std::vector<std::uint64_t> leftNumbers = numbersOf(left, known, numbers);
    const std::vector<std::uint64_t> rightNumbers = numbersOf(right, known, numbers);
    const Alignment alignment = alignSequences(leftNumbers, rightNumbers);
    std::vector<Step> steps;
    std::size_t next = 0; // line of the right side
    const auto addUpTo = [&](std::size_t end) {
        for (; next < end; ++next)
            steps.push_back({'+', right[next]});
    };
    for (std::size_t i = 0; i < left.size(); ++i) {
        const std::uint32_t there = alignment.rightOf[i];
        if (there == Alignment::none) {
            steps.push_back({'-', left[i]});
            continue;
        }
        addUpTo(there);
        steps.push_back({' ', right[next++]});
    }
    addUpTo(right.size());
    return steps;
}

std::string rangeOf(std::size_t first, std::size_t count)
{
    return count == 1 ? fmt::format("{}", first)
                      : fmt::format("{},{}", count == 0 ? first - 1 : first, count);
}

} // namespace

std::string unifiedDiff(std::string_view before, std::string_view after, std::string_view name)
{
    const std::string_view path = name.substr(std::min(name.find_first_not_of('/'), name.size()));
    const bool hasSpace = path.find(' ') != std::string_view::npos; // a tab tells patch where the name ends
    const std::vector<Step> steps = stepsBetween(before, after);
    const auto isChange = [](const Step& step) { return step.mark != ' '; };
    std::string text;
    std::size_t left = 1; // the lines of both sides at `at`
    std::size_t right = 1;
    std::size_t at = 0;
    while (true) {
        const auto change = static_cast<std::size_t>(
            std::find_if(steps.begin() + static_cast<std::ptrdiff_t>(at), steps.end(), isChange) -
            steps.begin());
        if (change == steps.size())
            return text;
        const std::size_t begin = change - std::min(context, change - at);
        left += begin - at;
        right += begin - at;
        std::size_t last = change; // the last change of this part
        for (std::size_t i = change; i < steps.size() && i <= last + 2 * context; ++i) {
            if (isChange(steps[i]))
                last = i;
        }
        const std::size_t end = std::min(last + context + 1, steps.size());
        std::string body;
        std::size_t leftCount = 0;
        std::size_t rightCount = 0;
        for (at = begin; at < end; ++at) {
            const Step& step = steps[at];
            leftCount += step.mark != '+' ? 1 : 0;
            rightCount += step.mark != '-' ? 1 : 0;
            body.append(1, step.mark).append(step.line);
            if (!step.line.ends_with('\n'))
                body += "\n\\ No newline at end of file\n";
        }
        if (text.empty())
            text = fmt::format("--- a/{0}{1}\n+++ b/{0}{1}\n", path, hasSpace ? "\t" : "");
        text += fmt::format("@@ -{} +{} @@\n", rangeOf(left, leftCount), rangeOf(right, rightCount)) + body;
        left += leftCount;
        right += rightCount;
    }
}

} // namespace tagseam
