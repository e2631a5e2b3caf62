// SPDX-License-Identifier: MIT
// The numbered listing: as the paper prints it, what the readings change, and what its lines do when they
// run.
#include "core/tps/listing.h"
#include "tests/core/plainlisting.h"
#include "tests/core/testsequences.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace tagseam {
namespace {

using namespace test;

const SearchOptions& optionsOf(std::string_view reading)
{
    return findReading(reading)->options;
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

// Sections 5.3 and 5.4, but for the signs: the paper's "∋" in line 6 means "is not in", and lines 41 and 43
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
    lines[13].text = "while not regionFound do";
    EXPECT_EQ(textOf(ofAlgorithm(3, lines)), algorithm3);
    EXPECT_EQ(textOf(ofAlgorithm(4, lines)), algorithm4);
    for (const ListingLine& each : lines)
        EXPECT_FALSE(each.isDifferent) << each.label;
}

// The lines that are marked, as text; and that no other differs from the printed reading's.
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
        EXPECT_EQ(each.isDifferent, !isSame) << label << ' ' << each.text;
        if (same != printed.end()) {
            EXPECT_EQ(each.indent, same->second.indent) << label;
            EXPECT_EQ(each.isRunnable, same->second.isRunnable) << label;
            EXPECT_EQ(each.line, same->second.line) << label;
            printed.erase(same);
        }
        if (each.isDifferent)
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

TEST(Listing, writesOutTheAdvantageAndLeavesTheSizeRuleOutWhenItIsOff)
{
    const auto sizeTest = [](const SearchOptions& options) {
        const std::vector<ListingLine> lines = listing(options);
        return lines[rowOf(lines, Line::TestSize)].text;
    };
    SearchOptions options = optionsOf("printed");
    options.advantage = 0.375;
    EXPECT_EQ(sizeTest(options), "if currentAlphabet ≠ ∅ and (n − 2i)/n > 0.375 then") << "not rounded";
    options.advantage = 0.0;
    EXPECT_EQ(sizeTest(options), "if currentAlphabet ≠ ∅ and (n − 2i)/n > 0.00 then");
    options.afterRejection = AfterRejection::SameThreshold;
    options.advantage = 0.5;
    EXPECT_EQ(sizeTest(options), "if currentAlphabet ≠ ∅ and ((n − i) − (i − gap))/(n − gap) > 0.50 then");
    options.sizeRule = SizeRule::Off;
    EXPECT_EQ(sizeTest(options), "if currentAlphabet ≠ ∅ then");
}

TEST(Listing, hasLabelsInOrderIndentsThatNestAndMarksInEveryCombinationOfTheSwitches)
{
    for (const SearchOptions& options : allOptions({0.20})) {
        differences(options);
        const std::vector<ListingLine> lines = listing(options);
        std::pair<int, std::pair<int, std::string>> before;
        for (const ListingLine& each : lines) {
            const auto digits = each.label.find_first_not_of("0123456789");
            const std::pair label(int{each.algorithm},
                                  std::pair(std::stoi(each.label),
                                            digits == std::string::npos ? "" : each.label.substr(digits)));
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

TEST(Listing, namesItsLinesAsTheEnumeratorsAre)
{
    EXPECT_EQ(name(Line::Procedure), "Procedure");
    EXPECT_EQ(name(Line::ForPosition), "ForPosition");
    EXPECT_EQ(name(Line::Recurse), "Recurse");
}

TEST(Listing, hasARowForEveryLineThatRuns)
{
    std::mt19937 random(17);
    for (const SearchOptions& options : allOptions({0.20, 0.0})) {
        const std::vector<ListingLine> lines = listing(options);
        std::set<Line> ran;
        for (int i = 0; i < 300; ++i)
            PlainListing(randomSequence(random, 40), options, [&](const PlainState& state) {
                ran.insert(state.line);
            }).run();
        std::set<Line> rows;
        for (const ListingLine& each : lines) {
            if (each.isRunnable)
                rows.insert(each.line);
        }
        for (const Line line : ran)
            EXPECT_TRUE(rows.contains(line)) << static_cast<int>(line);
        std::set<Line> idle;
        std::ranges::set_difference(rows, ran, std::inserter(idle, idle.end()));
        std::set<Line> expected;
        if (options.sizeRule == SizeRule::Printed)
            expected.insert(Line::KeepLeft); // it accepts only where the right part is the larger one
        if (options.sizeRule == SizeRule::Off && options.afterRejection == AfterRejection::SameThreshold)
            expected.insert(Line::StartGap); // it refuses nothing
        EXPECT_EQ(idle, expected);
        for (const Line line : rows) {
            const std::size_t row = rowOf(lines, line);
            ASSERT_LT(row, lines.size());
            EXPECT_EQ(lines[row].line, line);
        }
        EXPECT_EQ(rowOf(lines, Line::FilterAlphabet), lines.size() - 9);
    }
    const std::vector<ListingLine> printed = listing(optionsOf("printed"));
    EXPECT_EQ(rowOf(printed, Line::StartGap), printed.size()) << "no such line in this reading";
}

TEST(Listing, hasEachLineUnderThePapersNumber)
{
    const std::vector<std::pair<Line, const char*>> labels{
        {Line::Procedure, "1"},           {Line::EmptyAlphabet, "2"},    {Line::ResetThreshold, "3"},
        {Line::CountSymbols, "4"},        {Line::OrderThresholds, "12"}, {Line::RegionNotFound, "13"},
        {Line::WhileNotFound, "14"},      {Line::NextThreshold, "15"},   {Line::FilterAlphabet, "1"},
        {Line::SetCurrentAlphabet, "16"}, {Line::TestFewSymbols, "17"},  {Line::BreakFewSymbols, "18"},
        {Line::CopyCounts, "20"},         {Line::EmptyRegion, "21"},     {Line::ResetGap, "21a"},
        {Line::ForPosition, "22"},        {Line::ReadSymbol, "23"},      {Line::TestSymbolPasses, "24"},
        {Line::AddToRegion, "25"},        {Line::CountDown, "26"},       {Line::TestExhausted, "27"},
        {Line::RemoveSymbol, "28"},       {Line::TestDisjoint, "29"},    {Line::TestSize, "30"},
        {Line::RegionFound, "31"},        {Line::BreakScan, "33"},       {Line::StartGap, "33a"},
        {Line::GrowGap, "34a"},           {Line::TestFound, "39"},       {Line::TestSide, "40"},
        {Line::KeepRight, "41"},          {Line::KeepLeft, "43"},        {Line::Recurse, "45"}};
    const std::vector<ListingLine> lines = listing(optionsOf("dissertation-2014"));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        ASSERT_EQ(static_cast<std::size_t>(labels[i].first), i);
        EXPECT_EQ(lines[rowOf(lines, labels[i].first)].label, labels[i].second);
    }
}

// --- what a line sets
// ------------------------------------------------------------------------------------------

constexpr std::array variables{
    Variable::TagPathSequence, Variable::Alphabet, Variable::SymbolCount,     Variable::Thresholds,
    Variable::RegionFound,     Variable::T,        Variable::CurrentAlphabet, Variable::CurrentSymbolCount,
    Variable::RegionAlphabet,  Variable::I,        Variable::Symbol,          Variable::Gap};

// The variables that differ.
Variables changes(const PlainState& a, const PlainState& b)
{
    Variables changed;
    const auto compare = [&](Variable variable, bool isSame) {
        if (!isSame)
            changed = changed | variable;
    };
    compare(Variable::TagPathSequence, a.tagPathSequence == b.tagPathSequence);
    compare(Variable::Alphabet, a.alphabet == b.alphabet);
    compare(Variable::SymbolCount, a.symbolCount == b.symbolCount);
    compare(Variable::Thresholds, a.thresholds == b.thresholds);
    compare(Variable::RegionFound, a.regionFound == b.regionFound);
    compare(Variable::T, a.t == b.t && a.threshold == b.threshold);
    compare(Variable::CurrentAlphabet, a.currentAlphabet == b.currentAlphabet);
    compare(Variable::CurrentSymbolCount, a.currentSymbolCount == b.currentSymbolCount);
    compare(Variable::RegionAlphabet, a.regionAlphabet == b.regionAlphabet);
    compare(Variable::I, a.i == b.i);
    compare(Variable::Symbol, a.symbol == b.symbol);
    compare(Variable::Gap, a.gap == b.gap);
    return changed;
}

TEST(Listing, listsUnderEachLineExactlyTheVariablesThatItSets)
{
    std::mt19937 random(23);
    std::map<Line, Variables> changed;
    for (const SearchOptions& options : allOptions({0.20, 0.0})) {
        for (int i = 0; i < 40; ++i) {
            PlainState before;
            PlainListing(randomSequence(random, 40), options, [&](const PlainState& state) {
                if (state.line != Line::Procedure) // a new call: all variables are others
                    changed[state.line] = changed[state.line] | changes(before, state);
                before = state;
            }).run();
        }
    }
    // These set what is empty, 0 or false already when a call begins; the counting loop keeps its i and
    // symbol to itself.
    const std::map<Line, Variables> exceptions{
        {Line::Procedure, Variable::TagPathSequence},
        {Line::EmptyAlphabet, Variable::Alphabet},
        {Line::ResetThreshold, Variable::T},
        {Line::RegionNotFound, Variable::RegionFound},
        {Line::CountSymbols, Variables(Variable::Alphabet) | Variable::SymbolCount}};
    for (std::size_t value = 0; value <= static_cast<std::size_t>(Line::Recurse); ++value) {
        const auto line = static_cast<Line>(value);
        const auto exception = exceptions.find(line);
        const Variables expected = exception == exceptions.end() ? changed[line] : exception->second;
        for (const Variable each : variables)
            EXPECT_EQ(variablesSet(line).contains(each), expected.contains(each))
                << "line " << value << " variable " << static_cast<int>(each);
    }
}

// The variables that a text names.
Variables variablesIn(const std::string& text)
{
    static const std::map<std::string, Variables> names{
        {"tagPathSequence", Variable::TagPathSequence},
        {"alphabet", Variable::Alphabet},
        {"symbolCount", Variable::SymbolCount},
        {"thresholds", Variable::Thresholds},
        {"regionFound", Variable::RegionFound},
        {"t", Variable::T},
        {"threshold", Variables(Variable::T) | Variable::Thresholds}, // the parameter of Algorithm 4
        {"currentAlphabet", Variable::CurrentAlphabet},
        {"currentSymbolCount", Variable::CurrentSymbolCount},
        {"regionAlphabet", Variable::RegionAlphabet},
        {"i", Variable::I},
        {"symbol", Variable::Symbol},
        {"gap", Variable::Gap}};
    Variables found;
    std::string word;
    for (const char c : text + ' ') {
        if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
            word += c;
        } else {
            const auto name = names.find(word);
            found = name == names.end() ? found : found | name->second;
            word.clear();
        }
    }
    return found;
}

TEST(Listing, listsUnderEachLineTheVariablesThatItsTextNames)
{
    std::map<Line, Variables> named;
    for (const ListingLine& each : listing(optionsOf("dissertation-2014"))) {
        if (each.isRunnable)
            named[each.line] = named[each.line] | variablesIn(each.text);
        else
            EXPECT_TRUE(variablesIn(each.text).isEmpty()) << each.label;
    }
    for (const auto& [line, variablesNamed] : named) {
        for (const Variable each : variables) {
            const bool isOfLoop =
                (line == Line::CountSymbols && each == Variable::Symbol) ||
                ((line == Line::CountSymbols || line == Line::FilterAlphabet) && each == Variable::I);
            EXPECT_EQ((variablesSet(line) | variablesRead(line)).contains(each),
                      variablesNamed.contains(each) && !isOfLoop)
                << "line " << static_cast<int>(line) << " variable " << static_cast<int>(each);
        }
    }
}

} // namespace
} // namespace tagseam
