// SPDX-License-Identifier: MIT
// The expected value of window.tagseam.state() of a replay, made from core's stepper.
#pragma once

#include "core/teach/stepsentence.h"
#include "core/tps/stepper.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam::test {

inline QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

inline qint64 number(std::uint64_t value)
{
    return static_cast<qint64>(value);
}

inline qint64 number(Position position)
{
    return position == noPosition ? -1 : number(position.value);
}

inline QJsonArray names(Variables variables)
{
    static const std::vector<std::pair<Variable, QString>> all{
        std::pair(Variable::Alphabet, "alphabet"),
        std::pair(Variable::CurrentAlphabet, "currentAlphabet"),
        std::pair(Variable::CurrentSymbolCount, "currentSymbolCount"),
        std::pair(Variable::Gap, "gap"),
        std::pair(Variable::I, "i"),
        std::pair(Variable::RegionAlphabet, "regionAlphabet"),
        std::pair(Variable::RegionFound, "regionFound"),
        std::pair(Variable::Symbol, "symbol"),
        std::pair(Variable::SymbolCount, "symbolCount"),
        std::pair(Variable::T, "t"),
        std::pair(Variable::TagPathSequence, "tagPathSequence"),
        std::pair(Variable::Thresholds, "thresholds")};
    QJsonArray array;
    for (const auto& [variable, name] : all) {
        if (variables.contains(variable))
            array.append(name);
    }
    return array;
}

/// The state at the stepper's line. `hasMembers` adds the first symbols of each set and their counts.
inline QJsonObject stateOf(const Stepper& stepper, std::span<const Symbol> symbols, bool hasMembers = true)
{
    static const std::array kinds{"LevelStart", "AttemptStart", "Read", "LevelEnd"};
    static const std::vector<std::pair<Alphabet, QString>> sets{{Alphabet::Level, "alphabet"},
                                                                {Alphabet::Filtered, "filtered"},
                                                                {Alphabet::Region, "regionAlphabet"},
                                                                {Alphabet::Remaining, "currentAlphabet"},
                                                                {Alphabet::Intersection, "intersection"}};
    constexpr std::size_t mostMembers = 60;
    const StepPlace& place = stepper.place();
    QJsonArray lines;
    for (const Line line : stepper.lines())
        lines.append(text(name(line)));
    QJsonValue opened = QJsonValue::Null;
    if (const CandidateSplit* candidateSplit = stepper.candidateSplit())
        opened = QJsonArray{number(candidateSplit->split), number(candidateSplit->left),
                            number(candidateSplit->right), static_cast<int>(candidateSplit->verdict)};
    QJsonObject sizes;
    QJsonObject members;
    for (const auto& [set, setName] : sets) {
        sizes[setName] = number(stepper.size(set));
        QJsonArray shown;
        for (const Symbol symbol : stepper.symbolsOf(set, mostMembers))
            shown.append(number(symbol.value));
        members[setName] = shown;
    }
    QJsonObject state{{"step", number(stepper.step())},
                      {"kind", kinds.at(static_cast<std::size_t>(place.kind))},
                      {"level", number(place.level)},
                      {"attempt", place.attempt == noAttempt ? -1 : number(place.attempt)},
                      {"read", number(place.read)},
                      {"line", text(name(stepper.line()))},
                      {"lineIndex", number(stepper.lineIndex())},
                      {"lines", lines},
                      {"region", QJsonArray{number(stepper.region().begin), number(stepper.region().end)}},
                      {"t", number(stepper.t())},
                      {"threshold", number(stepper.threshold())},
                      {"i", number(stepper.i())},
                      {"position", number(stepper.position())},
                      {"regionFound", stepper.regionFound()},
                      {"left", number(stepper.left())},
                      {"right", number(stepper.right())},
                      {"gap", number(stepper.gap())},
                      {"candidateSplit", opened},
                      {"sizes", sizes},
                      {"changed", names(stepper.changed())},
                      {"sentence", QString::fromStdString(stepSentence(stepper, symbols, "en"))}};
    if (!hasMembers)
        return state;
    QJsonArray frequencies;
    QJsonArray remaining;
    for (Symbol symbol{0}; symbol.value < stepper.trace().alphabetSize &&
                           frequencies.size() < static_cast<qsizetype>(mostMembers);
         ++symbol.value) {
        if (stepper.frequency(symbol) == 0)
            continue;
        frequencies.append(number(stepper.frequency(symbol)));
        remaining.append(number(stepper.remaining(symbol)));
    }
    state["members"] = members;
    state["frequencies"] = frequencies;
    state["remaining"] = remaining;
    return state;
}

} // namespace tagseam::test
