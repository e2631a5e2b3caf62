// SPDX-License-Identifier: MIT
// What window.tagseam.state() of a replay has to say, made from core's stepper.
#pragma once

#include "core/tps/replay.h"
#include "core/tps/stepper.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam::test {

inline constexpr std::size_t mostMembers = 60; // of a set

inline QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

inline qint64 number(Position position)
{
    return position == noPosition ? -1 : static_cast<qint64>(position.value);
}

inline QJsonArray pair(Region region)
{
    return {number(region.begin), number(region.end)};
}

inline QJsonArray variables(Variables variables)
{
    static const std::vector<std::pair<Variable, QString>> names{
        {Variable::Alphabet, "alphabet"},
        {Variable::CurrentAlphabet, "currentAlphabet"},
        {Variable::CurrentSymbolCount, "currentSymbolCount"},
        {Variable::Gap, "gap"},
        {Variable::I, "i"},
        {Variable::RegionAlphabet, "regionAlphabet"},
        {Variable::RegionFound, "regionFound"},
        {Variable::Symbol, "symbol"},
        {Variable::SymbolCount, "symbolCount"},
        {Variable::T, "t"},
        {Variable::TagPathSequence, "tagPathSequence"},
        {Variable::Thresholds, "thresholds"},
    };
    QJsonArray array;
    for (const auto& [variable, variableName] : names) {
        if (variables.contains(variable))
            array.append(variableName);
    }
    return array;
}

inline QString kindText(StepKind kind)
{
    static const std::array<QString, 4> names{"LevelStart", "AttemptStart", "Read", "LevelEnd"};
    return names[static_cast<std::size_t>(kind)];
}

inline const std::vector<std::pair<Alphabet, QString>>& alphabets()
{
    static const std::vector<std::pair<Alphabet, QString>> sets{
        {Alphabet::Level, "alphabet"},
        {Alphabet::Filtered, "filtered"},
        {Alphabet::Region, "regionAlphabet"},
        {Alphabet::Remaining, "currentAlphabet"},
        {Alphabet::Intersection, "intersection"},
    };
    return sets;
}

// The first symbols of each set, and the counts of the level's first symbols.
inline void addMembers(QJsonObject& state, const Stepper& stepper)
{
    QJsonObject members;
    for (const auto& [set, setName] : alphabets()) {
        QJsonArray array;
        for (const Symbol symbol : stepper.symbolsOf(set, mostMembers))
            array.append(static_cast<qint64>(symbol.value));
        members[setName] = array;
    }
    state["members"] = members;
    QJsonArray frequencies;
    QJsonArray remaining;
    const std::uint32_t symbols = stepper.trace().alphabetSize;
    for (std::uint32_t s = 0; s < symbols && frequencies.size() < static_cast<qsizetype>(mostMembers); ++s) {
        if (stepper.frequency(Symbol{s}) == 0)
            continue;
        frequencies.append(static_cast<qint64>(stepper.frequency(Symbol{s})));
        remaining.append(static_cast<qint64>(stepper.remaining(Symbol{s})));
    }
    state["frequencies"] = frequencies;
    state["remaining"] = remaining;
}

/// What window.tagseam.state() says of the same step.
inline QJsonObject stateOf(const Stepper& stepper, bool hasMembers = true)
{
    QJsonObject state;
    const StepPlace& place = stepper.place();
    state["step"] = static_cast<qint64>(stepper.step());
    state["kind"] = kindText(place.kind);
    state["level"] = static_cast<qint64>(place.level);
    state["attempt"] = place.attempt == noAttempt ? -1 : static_cast<qint64>(place.attempt);
    state["read"] = static_cast<qint64>(place.read);
    state["line"] = text(name(stepper.line()));
    state["lineIndex"] = static_cast<qint64>(stepper.lineIndex());
    QJsonArray lines;
    for (const Line line : stepper.lines())
        lines.append(text(name(line)));
    state["lines"] = lines;
    state["region"] = pair(stepper.region());
    state["t"] = static_cast<qint64>(stepper.t());
    state["threshold"] = static_cast<qint64>(stepper.threshold());
    state["i"] = static_cast<qint64>(stepper.i());
    state["position"] = number(stepper.position());
    state["regionFound"] = stepper.regionFound();
    state["left"] = static_cast<qint64>(stepper.left());
    state["right"] = static_cast<qint64>(stepper.right());
    state["gap"] = static_cast<qint64>(stepper.gap());
    state["opening"] = QJsonValue::Null;
    if (const Opening* opening = stepper.opening())
        state["opening"] =
            QJsonArray{number(opening->split), static_cast<qint64>(opening->left),
                       static_cast<qint64>(opening->right), static_cast<int>(opening->verdict)};
    QJsonObject sizes;
    for (const auto& [set, setName] : alphabets())
        sizes[setName] = static_cast<qint64>(stepper.size(set));
    state["sizes"] = sizes;
    state["changed"] = variables(stepper.changed());
    if (hasMembers)
        addMembers(state, stepper);
    return state;
}

} // namespace tagseam::test
