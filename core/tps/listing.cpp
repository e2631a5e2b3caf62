// SPDX-License-Identifier: MIT
// SearchOptions -> the numbered listing of searchRegion (Velloso and Dorneles 2013, Algorithms 3 and 4).
#include "core/tps/listing.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

// Not in the header: it would hide every operator| of other enumerations.
constexpr Variables operator|(Variable a, Variable b)
{
    return Variables(a) | b;
}

struct LineEntry {
    Line line;
    std::string_view name;
    Variables set;
    Variables read;
};

constexpr std::array<LineEntry, 33> makeLineEntries()
{
    using enum Variable;
    constexpr Variables none;
    return {{
        // in the order of Line, with the names of its enumerators
        {Line::Procedure, "Procedure", TagPathSequence, none},
        {Line::EmptyAlphabet, "EmptyAlphabet", Alphabet, none},
        {Line::ResetThreshold, "ResetThreshold", T, none},
        {Line::CountSymbols, "CountSymbols", Alphabet | SymbolCount, TagPathSequence},
        {Line::OrderThresholds, "OrderThresholds", Thresholds, SymbolCount},
        {Line::RegionNotFound, "RegionNotFound", RegionFound, none},
        {Line::WhileNotFound, "WhileNotFound", none, RegionFound | T | Thresholds},
        {Line::NextThreshold, "NextThreshold", T, T},
        {Line::FilterAlphabet, "FilterAlphabet", none, Alphabet | SymbolCount | T | Thresholds},
        {Line::SetCurrentAlphabet, "SetCurrentAlphabet", CurrentAlphabet,
         Alphabet | SymbolCount | T | Thresholds},
        {Line::TestFewSymbols, "TestFewSymbols", none, CurrentAlphabet},
        {Line::BreakFewSymbols, "BreakFewSymbols", none, none},
        {Line::CopyCounts, "CopyCounts", CurrentSymbolCount, SymbolCount},
        {Line::EmptyRegion, "EmptyRegion", RegionAlphabet, none},
        {Line::ResetGap, "ResetGap", Gap, none},
        {Line::ForPosition, "ForPosition", I, I},
        {Line::ReadSymbol, "ReadSymbol", Symbol, TagPathSequence | I},
        {Line::TestSymbolPasses, "TestSymbolPasses", none, Symbol | CurrentAlphabet},
        {Line::AddToRegion, "AddToRegion", RegionAlphabet, RegionAlphabet | Symbol},
        {Line::CountDown, "CountDown", CurrentSymbolCount, CurrentSymbolCount | Symbol},
        {Line::TestExhausted, "TestExhausted", none, CurrentSymbolCount | Symbol},
        {Line::RemoveSymbol, "RemoveSymbol", CurrentAlphabet, CurrentAlphabet | Symbol},
        {Line::TestDisjoint, "TestDisjoint", none, CurrentAlphabet | RegionAlphabet},
        {Line::TestSize, "TestSize", none, CurrentAlphabet | I | Gap},
        {Line::RegionFound, "RegionFound", RegionFound, none},
        {Line::BreakScan, "BreakScan", none, RegionFound | CurrentAlphabet},
        {Line::StartGap, "StartGap", Gap, none},
        {Line::GrowGap, "GrowGap", Gap, Gap},
        {Line::TestFound, "TestFound", none, RegionFound},
        {Line::TestSide, "TestSide", none, I | Gap},
        {Line::KeepRight, "KeepRight", TagPathSequence, TagPathSequence | I},
        {Line::KeepLeft, "KeepLeft", TagPathSequence, TagPathSequence | I},
        {Line::Recurse, "Recurse", none, TagPathSequence},
    }};
}
constexpr std::array<LineEntry, 33> lineEntries = makeLineEntries();

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < lineEntries.size(); ++i) {
        if (static_cast<std::size_t>(lineEntries[i].line) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder());

const LineEntry& entryOf(Line line)
{
    return lineEntries[static_cast<std::size_t>(line)];
}

// Writes the lines one after the other; `indent` is the indent of the next line.
class ListingWriter {
  public:
    explicit ListingWriter(const SearchOptions& options) : m_options(options) {}

    std::vector<ListingLine> write() &&
    {
        writeCounting();
        writeThresholds();
        writeScan();
        writeCut();
        writeFilter();
        return std::move(m_lines);
    }

  private:
    bool isSameThreshold() const { return m_options.afterRejection == AfterRejection::SameThreshold; }

    ListingLine& add(std::string_view label, std::uint8_t indent, std::string text)
    {
        ListingLine line;
        line.label = label;
        line.indent = indent;
        line.text = std::move(text);
        line.algorithm = m_algorithm;
        m_lines.push_back(std::move(line));
        return m_lines.back();
    }
    void add(std::string_view label, std::uint8_t indent, std::string text, Line line,
             bool isDifferent = false)
    {
        ListingLine& added = add(label, indent, std::move(text));
        added.isRunnable = true;
        added.line = line;
        added.isDifferent = isDifferent;
    }

    void writeCounting()
    {
        add("1", 0, "procedure searchRegion(tagPathSequence[1..n] by reference)", Line::Procedure);
        add("2", 1, "alphabet ← ∅", Line::EmptyAlphabet);
        add("3", 1, "t ← 0", Line::ResetThreshold);
        add("4", 1, "for i ← 1..n do", Line::CountSymbols);
        add("5", 2, "symbol ← tagPathSequence[i]", Line::CountSymbols);
        add("6", 2, "if symbol ∉ alphabet then", Line::CountSymbols);
        add("7", 3, "alphabet ← alphabet ∪ {symbol}", Line::CountSymbols);
        add("8", 3, "symbolCount[symbol] ← 0", Line::CountSymbols);
        add("9", 2, "end if", Line::CountSymbols);
        add("10", 2, "symbolCount[symbol] ← symbolCount[symbol] + 1", Line::CountSymbols);
        add("11", 1, "end for", Line::CountSymbols);
        const bool isFromLowest = m_options.lowestThreshold > 1;
        add("12", 1,
            isFromLowest ? fmt::format("thresholds ← OrderedSetOfFrequencies(symbolCount), from {} on",
                                       m_options.lowestThreshold)
                         : "thresholds ← OrderedSetOfFrequencies(symbolCount)",
            Line::OrderThresholds, isFromLowest);
        add("13", 1, "regionFound ← false", Line::RegionNotFound);
    }

    // DEVIATION: the paper's line 14 has no guard for the last threshold and runs off the list.
    void writeThresholds()
    {
        add("14", 1, "while not regionFound and t < thresholds.size do", Line::WhileNotFound, true);
        add("15", 2, "t ← t + 1", Line::NextThreshold);
        add("16", 2, "currentAlphabet ← filterAlphabet(alphabet, symbolCount, thresholds[t])",
            Line::SetCurrentAlphabet);
        add("17", 2, "if currentAlphabet.size < 2 then", Line::TestFewSymbols);
        add("18", 3, "break", Line::BreakFewSymbols);
        add("19", 2, "end if");
        add("20", 2, "currentSymbolCount ← symbolCount", Line::CopyCounts);
        add("21", 2, "regionAlphabet ← ∅", Line::EmptyRegion);
        if (isSameThreshold())
            add("21a", 2, "gap ← 0", Line::ResetGap, true);
    }

    void writeScan()
    {
        const bool isSame = isSameThreshold();
        add("22", 2, "for i ← 1..n do", Line::ForPosition);
        add("23", 3, "symbol ← tagPathSequence[i]", Line::ReadSymbol);
        add("24", 3, "if symbol ∈ currentAlphabet then", Line::TestSymbolPasses);
        add("25", 4, "regionAlphabet ← regionAlphabet ∪ {symbol}", Line::AddToRegion);
        add("26", 4, "currentSymbolCount[symbol] ← currentSymbolCount[symbol] − 1", Line::CountDown);
        add("27", 4, "if currentSymbolCount[symbol] = 0 then", Line::TestExhausted);
        add("28", 5, "currentAlphabet ← currentAlphabet − {symbol}", Line::RemoveSymbol);
        add("29", 5, "if currentAlphabet ∩ regionAlphabet = ∅ then", Line::TestDisjoint);
        add("30", 6, sizeTest(), Line::TestSize, isSame || m_options.sizeRule != SizeRule::Printed);
        add("31", 7, "regionFound ← true", Line::RegionFound);
        add("32", 6, "end if");
        if (isSame) {
            add("33", 6, "if regionFound or currentAlphabet = ∅ then break", Line::BreakScan, true);
            add("33a", 6, "gap ← 1", Line::StartGap, true);
        } else {
            add("33", 6, "break", Line::BreakScan);
        }
        add("34", 5, "end if");
        if (isSame)
            add("34a", 4, "else if gap > 0 then gap ← gap + 1", Line::GrowGap, true);
        add("35", 4, "end if");
        add("36", 3, "end if");
        add("37", 2, "end for");
        add("38", 1, "end while");
    }

    std::string sizeTest() const
    {
        // Algorithm 3 writes the difference of both sides, n - i and i, as n - 2i.
        const std::string difference = isSameThreshold() ? "(n − i) − (i − gap)" : "n − 2i";
        const std::string total = isSameThreshold() ? "(n − gap)" : "n";
        const std::string minDifference =
            fmt::format("{:.2f}", m_options.minDifference); // 0.20, as in the paper
        const std::string exact = std::stod(minDifference) == m_options.minDifference
                                      ? minDifference
                                      : fmt::format("{}", m_options.minDifference);
        switch (m_options.sizeRule) {
        case SizeRule::Printed:
            return fmt::format("if currentAlphabet ≠ ∅ and ({})/{} > {} then", difference, total, exact);
        case SizeRule::Absolute:
            return fmt::format("if currentAlphabet ≠ ∅ and |{}|/{} > {} then", difference, total, exact);
        case SizeRule::Off:
            break;
        }
        return "if currentAlphabet ≠ ∅ then";
    }

    void writeCut()
    {
        const bool isSame = isSameThreshold();
        const bool isDropped = m_options.splitSymbol == SplitSymbol::Drop;
        add("39", 1, "if regionFound then", Line::TestFound);
        add("40", 2, isSame ? "if i − gap < n − i then" : "if i < n/2 then", Line::TestSide, isSame);
        add("41", 3, "tagPathSequence ← tagPathSequence[i+1..n]", Line::KeepRight);
        add("42", 2, "else");
        add("43", 3,
            isDropped ? "tagPathSequence ← tagPathSequence[1..i−1]"
                      : "tagPathSequence ← tagPathSequence[1..i]",
            Line::KeepLeft, isDropped);
        add("44", 2, "end if");
        add("45", 2, "searchRegion(tagPathSequence)", Line::Recurse);
        add("46", 1, "end if");
        add("47", 0, "end procedure");
    }

    void writeFilter()
    {
        m_algorithm = 4;
        const bool isAbove = m_options.frequencyFilter == FrequencyFilter::Above;
        add("1", 0, "procedure filterAlphabet(alphabet, symbolCount, threshold)", Line::FilterAlphabet);
        add("2", 1, "filteredAlphabet ← ∅", Line::FilterAlphabet);
        add("3", 1, "for i ← 1..n do", Line::FilterAlphabet);
        add("4", 2, fmt::format("if symbolCount[alphabet[i]] {} threshold then", isAbove ? ">" : "≥"),
            Line::FilterAlphabet, isAbove);
        add("5", 3, "filteredAlphabet ← filteredAlphabet ∪ {alphabet[i]}", Line::FilterAlphabet);
        add("6", 2, "end if", Line::FilterAlphabet);
        add("7", 1, "end for", Line::FilterAlphabet);
        add("8", 1, "return filteredAlphabet", Line::FilterAlphabet);
        add("9", 0, "end procedure");
    }

    const SearchOptions& m_options;
    std::vector<ListingLine> m_lines;
    std::uint8_t m_algorithm = 3;
};

} // namespace

std::string_view name(Line line)
{
    return entryOf(line).name;
}

Variables variablesSet(Line line)
{
    return entryOf(line).set;
}

Variables variablesRead(Line line)
{
    return entryOf(line).read;
}

std::vector<ListingLine> listing(const SearchOptions& options)
{
    std::vector<ListingLine> lines = ListingWriter(options).write();
    const std::vector<ListingLine> printed = ListingWriter(findVariant("printed")->options).write();
    for (ListingLine& line : lines) {
        if (!line.isDifferent)
            continue;
        line.isInferred = line.line != Line::WhileNotFound && line.line != Line::OrderThresholds;
        const auto same = std::ranges::find_if(printed, [&](const ListingLine& each) {
            return each.algorithm == line.algorithm && each.label == line.label;
        });
        if (line.line == Line::WhileNotFound)
            line.printed = "while not regionFound do";
        else if (same != printed.end())
            line.printed = same->text;
    }
    return lines;
}

std::size_t rowOf(const std::vector<ListingLine>& lines, Line line)
{
    const auto found = std::ranges::find_if(
        lines, [line](const ListingLine& each) { return each.isRunnable && each.line == line; });
    return static_cast<std::size_t>(found - lines.begin());
}

} // namespace tagseam
