// SPDX-License-Identifier: MIT
// The numbered listing: as the paper prints it, the changes of the variants, and the variables of its lines.
#include "core/tps/listing.h"
#include "tests/core/tps/testsequences.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cctype>
#include <map>

namespace tagseam {
namespace {

using namespace test;

const SearchOptions& optionsOf(std::string_view variant)
{
    return findVariant(variant)->options;
}

std::string textOf(const std::vector<ListingLine>& lines)
{
    std::string text;
    for (const ListingLine& each : lines)
        text +=
            fmt::format("{}: {}{}\n", each.label, std::string(std::size_t{3} * each.indent, ' '), each.text);
    return text;
}

std::vector<ListingLine> ofAlgorithm(int algorithm, std::vector<ListingLine> lines)
{
    std::erase_if(lines, [algorithm](const ListingLine& each) { return each.algorithm != algorithm; });
    return lines;
}

// Sections 5.3 and 5.4, except the signs: the paper's "∋" in line 6 means "is not in", and lines 41 and 43
// are as indented here.
constexpr auto algorithm3 = R"(1: procedure searchRegion(tagPathSequence[1..n] by reference)
2:    alphabet ← ∅
3:    t ← 0
4:    for i ← 1..n do
5:       symbol ← tagPathSequence[i]
6:       if symbol ∉ alphabet then
7:          alphabet ← alphabet ∪ {symbol}
8:          symbolCount[symbol] ← 0
9:       end if
10:       symbolCount[symbol] ← symbolCount[symbol] + 1
11:    end for
12:    thresholds ← OrderedSetOfFrequencies(symbolCount)
13:    regionFound ← false
14:    while not regionFound do
15:       t ← t + 1
16:       currentAlphabet ← filterAlphabet(alphabet, symbolCount, thresholds[t])
17:       if currentAlphabet.size < 2 then
18:          break
19:       end if
20:       currentSymbolCount ← symbolCount
21:       regionAlphabet ← ∅
22:       for i ← 1..n do
23:          symbol ← tagPathSequence[i]
24:          if symbol ∈ currentAlphabet then
25:             regionAlphabet ← regionAlphabet ∪ {symbol}
26:             currentSymbolCount[symbol] ← currentSymbolCount[symbol] − 1
27:             if currentSymbolCount[symbol] = 0 then
28:                currentAlphabet ← currentAlphabet − {symbol}
29:                if currentAlphabet ∩ regionAlphabet = ∅ then
30:                   if currentAlphabet ≠ ∅ and (n − 2i)/n > 0.20 then
31:                      regionFound ← true
32:                   end if
33:                   break
34:                end if
35:             end if
36:          end if
37:       end for
38:    end while
39:    if regionFound then
40:       if i < n/2 then
41:          tagPathSequence ← tagPathSequence[i+1..n]
42:       else
43:          tagPathSequence ← tagPathSequence[1..i]
44:       end if
45:       searchRegion(tagPathSequence)
46:    end if
47: end procedure
)";

constexpr auto algorithm4 = R"(1: procedure filterAlphabet(alphabet, symbolCount, threshold)
2:    filteredAlphabet ← ∅
3:    for i ← 1..n do
4:       if symbolCount[alphabet[i]] ≥ threshold then
5:          filteredAlphabet ← filteredAlphabet ∪ {alphabet[i]}
6:       end if
7:    end for
8:    return filteredAlphabet
9: end procedure
)";

TEST(Listing, printsThePapersLinesButForTheGuardInLine14)
{
    std::vector<ListingLine> lines = listing(optionsOf("printed"));
    ASSERT_EQ(lines.size(), 47U + 9U);
    ASSERT_EQ(lines[13].text, "while not regionFound and t < thresholds.size do");
    EXPECT_TRUE(lines[13].isDifferent && !lines[13].isInferred) << "a guard of Tagseam";
    EXPECT_EQ(lines[13].printed, "while not regionFound do");
    lines[13].text = lines[13].printed;
    lines[13].isDifferent = false;
    EXPECT_EQ(textOf(ofAlgorithm(3, lines)), algorithm3);
    EXPECT_EQ(textOf(ofAlgorithm(4, lines)), algorithm4);
    for (const ListingLine& each : lines)
        EXPECT_FALSE(each.isDifferent) << each.label;
}

// Returns the marked lines as text; checks that no other line differs from the printed variant's.
std::map<std::string, std::string> differences(const SearchOptions& options)
{
    std::map<std::string, ListingLine> printed;
    for (const ListingLine& each : listing(optionsOf("printed")))
        printed.emplace(fmt::format("{}:{}", each.algorithm, each.label), each);
    std::map<std::string, std::string> marked;
    for (const ListingLine& each : listing(options)) {
        const std::string label = fmt::format("{}:{}", each.algorithm, each.label);
        const auto same = printed.find(label);
        const bool isSame = same != printed.end() && same->second.text == each.text;
        EXPECT_EQ(each.isDifferent, !isSame || label == "3:14") << label << ' ' << each.text;
        if (each.isDifferent && same != printed.end() && label != "3:14") {
            EXPECT_EQ(each.printed, same->second.text);
        }
        if (each.isDifferent && same == printed.end()) {
            EXPECT_EQ(each.printed, "") << "the paper has no such line";
        }
        EXPECT_EQ(each.isInferred, each.isDifferent && label != "3:12" && label != "3:14");
        if (same != printed.end()) {
            EXPECT_EQ(each.indent, same->second.indent) << label;
            EXPECT_EQ(each.isRunnable, same->second.isRunnable) << label;
            EXPECT_EQ(each.line, same->second.line) << label;
            printed.erase(same);
        }
        if (each.isDifferent && label != "3:14")
            marked.emplace(label, each.text);
    }
    EXPECT_TRUE(printed.empty()) << "lines are missing";
    return marked;
}

TEST(Listing, marksWhatTheTablesReadOtherwise)
{
    EXPECT_EQ(differences(optionsOf("jidm-2013")),
              (std::map<std::string, std::string>{
                  {"3:30", "if currentAlphabet ≠ ∅ and |n − 2i|/n > 0.20 then"},
                  {"3:43", "tagPathSequence ← tagPathSequence[1..i−1]"},
                  {"4:4", "if symbolCount[alphabet[i]] > threshold then"},
              }));
    EXPECT_EQ(differences(optionsOf("dissertation-2014")),
              (std::map<std::string, std::string>{
                  {"3:21a", "gap ← 0"},
                  {"3:30", "if currentAlphabet ≠ ∅ and |(n − i) − (i − gap)|/(n − gap) > 0.20 then"},
                  {"3:33", "if regionFound or currentAlphabet = ∅ then break"},
                  {"3:33a", "gap ← 1"},
                  {"3:34a", "else if gap > 0 then gap ← gap + 1"},
                  {"3:40", "if i − gap < n − i then"},
                  {"3:43", "tagPathSequence ← tagPathSequence[1..i−1]"},
                  {"4:4", "if symbolCount[alphabet[i]] > threshold then"},
              }));
}

TEST(Listing, writesOutTheDifferenceAndLeavesTheSizeRuleOutWhenItIsOff)
{
    const auto sizeTest = [](const SearchOptions& options) {
        const std::vector<ListingLine> lines = listing(options);
        return lines[rowOf(lines, Line::TestSize)].text;
    };
    SearchOptions options = optionsOf("printed");
    options.minDifference = 0.375;
    EXPECT_EQ(sizeTest(options), "if currentAlphabet ≠ ∅ and (n − 2i)/n > 0.375 then") << "not rounded";
    options.minDifference = 0.0;
    EXPECT_EQ(sizeTest(options), "if currentAlphabet ≠ ∅ and (n − 2i)/n > 0.00 then");
    options.afterRejection = AfterRejection::SameThreshold;
    options.minDifference = 0.5;
    EXPECT_EQ(sizeTest(options), "if currentAlphabet ≠ ∅ and ((n − i) − (i − gap))/(n − gap) > 0.50 then");
    options.sizeRule = SizeRule::Off;
    EXPECT_EQ(sizeTest(options), "if currentAlphabet ≠ ∅ then");
}

TEST(Listing, hasLabelsInOrderIndentsThatNestAndMarksInEveryCombinationOfTheOptions)
{
    for (const SearchOptions& options : allOptions({0.20})) {
        differences(options);
        const std::vector<ListingLine> lines = listing(options);
        std::tuple<int, int, std::string> before;
        for (const ListingLine& each : lines) { // "33a" comes after "33"
            const std::tuple label{int{each.algorithm}, std::stoi(each.label), each.label};
            EXPECT_LT(before, label) << each.label;
            before = label;
            EXPECT_FALSE(each.text.empty() || each.text.front() == ' ') << each.label;
        }
        for (std::size_t row = 1; row < lines.size(); ++row)
            EXPECT_LE(lines[row].indent, lines[row - 1].indent + 1) << lines[row].label;
        EXPECT_EQ(lines.front().indent, 0);
        EXPECT_EQ(lines.back().indent, 0);
    }
}

TEST(Listing, hasEachLineUnderThePapersNumber)
{
    const std::vector<ListingLine> lines = listing(optionsOf("dissertation-2014"));
    std::string labels;
    for (std::size_t line = 0; line <= static_cast<std::size_t>(Line::Recurse); ++line)
        labels += lines[rowOf(lines, static_cast<Line>(line))].label + ' ';
    EXPECT_EQ(labels,
              "1 2 3 4 12 13 14 15 1 16 17 18 20 21 21a 22 23 24 25 26 27 28 29 30 31 33 33a 34a 39 40 "
              "41 43 45 ");
}

constexpr std::array variables{
    Variable::TagPathSequence, Variable::Alphabet, Variable::SymbolCount,     Variable::Thresholds,
    Variable::RegionFound,     Variable::T,        Variable::CurrentAlphabet, Variable::CurrentSymbolCount,
    Variable::RegionAlphabet,  Variable::I,        Variable::Symbol,          Variable::Gap};

// The variables that a text names.
Variables variablesIn(const std::string& text)
{
    constexpr std::array<std::string_view, variables.size()> names{
        "tagPathSequence", "alphabet",           "symbolCount",    "thresholds", "regionFound", "t",
        "currentAlphabet", "currentSymbolCount", "regionAlphabet", "i",          "symbol",      "gap"};
    Variables found;
    std::string word;
    for (const char c : text + ' ') {
        if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
            word += c;
        } else {
            for (std::size_t k = 0; k < names.size(); ++k)
                found = word == names[k] ? found | variables[k] : found;
            if (word == "threshold") // the parameter of Algorithm 4
                found = found | Variable::T | Variable::Thresholds;
            word.clear();
        }
    }
    return found;
}

// Lists the variables before an arrow, without the indices in brackets.
Variables variablesSetIn(const std::string& text)
{
    const std::size_t arrow = text.find("←");
    return arrow == std::string::npos ? Variables()
                                      : variablesIn(text.substr(0, std::min(arrow, text.find('['))));
}

TEST(Listing, listsUnderEachLineTheVariablesThatItsTextSetsAndNames)
{
    std::map<Line, Variables> named;
    std::map<Line, Variables> set{{Line::Procedure, Variable::TagPathSequence}}; // "by reference"
    for (const ListingLine& each : listing(optionsOf("dissertation-2014"))) {
        if (each.isRunnable) {
            named[each.line] = named[each.line] | variablesIn(each.text);
            set[each.line] = set[each.line] | variablesSetIn(each.text);
        } else {
            EXPECT_TRUE(variablesIn(each.text).isEmpty()) << each.label;
        }
    }
    for (const auto& [line, variablesNamed] : named) {
        for (const Variable each : variables) {
            const bool isOfLoop =
                (line == Line::CountSymbols && each == Variable::Symbol) ||
                ((line == Line::CountSymbols || line == Line::FilterAlphabet) && each == Variable::I);
            SCOPED_TRACE(fmt::format("{} variable {}", name(line), static_cast<int>(each)));
            EXPECT_EQ((variablesSet(line) | variablesRead(line)).contains(each),
                      variablesNamed.contains(each) && !isOfLoop);
            EXPECT_EQ(variablesSet(line).contains(each), set[line].contains(each) && !isOfLoop);
        }
    }
}

} // namespace
} // namespace tagseam
