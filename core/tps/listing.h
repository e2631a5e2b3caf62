// SPDX-License-Identifier: MIT
// SearchOptions -> the numbered listing of searchRegion as that variant runs it, for people to step through
// (Velloso and Dorneles 2013, Algorithms 3 and 4).
#pragma once

#include "core/base/printedline.h"
#include "core/tps/searchregion.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The steps of the listing: the lines of Algorithm 3 that do or decide something. The counting loop (lines 4
/// to 11) and filterAlphabet (Algorithm 4) run as one line each: they decide nothing.
enum class Line : std::uint8_t {
    Procedure,          ///< 1
    EmptyAlphabet,      ///< 2
    ResetThreshold,     ///< 3
    CountSymbols,       ///< 4 to 11
    OrderThresholds,    ///< 12
    RegionNotFound,     ///< 13
    WhileNotFound,      ///< 14
    NextThreshold,      ///< 15
    FilterAlphabet,     ///< Algorithm 4
    SetCurrentAlphabet, ///< 16
    TestFewSymbols,     ///< 17
    BreakFewSymbols,    ///< 18
    CopyCounts,         ///< 20
    EmptyRegion,        ///< 21
    ResetGap,           ///< 21a: AfterRejection::SameThreshold only
    ForPosition,        ///< 22
    ReadSymbol,         ///< 23
    TestSymbolPasses,   ///< 24
    AddToRegion,        ///< 25
    CountDown,          ///< 26
    TestExhausted,      ///< 27
    RemoveSymbol,       ///< 28
    TestDisjoint,       ///< 29
    TestSize,           ///< 30
    RegionFound,        ///< 31
    BreakScan,          ///< 33
    StartGap,           ///< 33a: AfterRejection::SameThreshold only
    GrowGap,            ///< 34a: AfterRejection::SameThreshold only
    TestFound,          ///< 39
    TestSide,           ///< 40
    KeepRight,          ///< 41
    KeepLeft,           ///< 43
    Recurse,            ///< 45
};

/// Returns the enumerator, such as "ForPosition": the line's name in data that other programs read.
std::string_view name(Line line);

/// The variables of the listing, as a set of bits.
enum class Variable : std::uint16_t {
    TagPathSequence = 1,
    Alphabet = 2,
    SymbolCount = 4,
    Thresholds = 8,
    RegionFound = 16,
    T = 32, ///< with thresholds[t]
    CurrentAlphabet = 64,
    CurrentSymbolCount = 128,
    RegionAlphabet = 256,
    I = 512,
    Symbol = 1024,
    Gap = 2048,
};

struct Variables {
    std::uint16_t bits = 0;
    constexpr Variables() = default;
    constexpr Variables(Variable variable) : bits(static_cast<std::uint16_t>(variable)) {}
    constexpr bool contains(Variable variable) const
    {
        return (bits & static_cast<std::uint16_t>(variable)) != 0;
    }
    constexpr bool isEmpty() const { return bits == 0; }
    friend constexpr Variables operator|(Variables a, Variables b)
    {
        Variables both;
        both.bits = static_cast<std::uint16_t>(a.bits | b.bits);
        return both;
    }
    friend bool operator==(Variables, Variables) = default;
};
/// Returns the variables that a line sets, and the variables that it reads. The same in all variants. The i
/// and symbol of the loops that run as one line are not included: they end with the loop.
Variables variablesSet(Line line);
Variables variablesRead(Line line);

/// A line that cannot run alone ("end if") has the line it belongs to when it is in a block that runs as one,
/// else none. The paper prints the `printed` variant but for the guard in line 14.
struct ListingLine : PrintedLine {
    std::uint8_t algorithm = 3;  ///< 3 or 4
    Line line = Line::Procedure; ///< if isRunnable
    std::string printed; ///< if isDifferent: the line of that number in the paper; empty if there is none
    /// If isDifferent: true for an answer that is inferred from the tables, false for Tagseam's own (the
    /// guard in line 14, the lowest threshold in line 12).
    bool isInferred = false;
};

/// Returns Algorithm 3, then Algorithm 4, with the options written out.
std::vector<ListingLine> listing(const SearchOptions& options);

/// Returns the index into `lines` of the first line that runs as `line`, or lines.size().
std::size_t rowOf(const std::vector<ListingLine>& lines, Line line);

} // namespace tagseam
