// SPDX-License-Identifier: MIT
// The run of searchRegion.
#include "ui/tools/step/searchrun.h"

#include "core/teach/stepsentence.h"
#include "core/tps/listing.h"
#include "ui/session/words/explaintext.h"
#include "ui/widgets/language.h"

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::size_t shownMembers = 40; // members of a set; the symbol table has all of them

// The variables of Algorithm 3 at the present step.
struct SearchVariables {
    const Stepper& stepper;
    const TagPathSequence& sequence;
    bool isAsking; // to show that a level or attempt is the last one may reveal the answer
    std::vector<VariableRow> rows{};

    void add(const QString& name, const QString& value, Variables setBy, const QString& tip = {})
    {
        rows.push_back({name, value, tip, (stepper.changed().bits & setBy.bits) != 0});
    }

    void addPlace()
    {
        const SearchTrace& trace = stepper.trace();
        const Region region = stepper.region();
        add(SearchRun::tr("level"),
            isAsking ? QString::number(stepper.place().level + 1)
                     : SearchRun::tr("%1 of %2").arg(stepper.place().level + 1).arg(trace.levels.size()),
            {}, SearchRun::tr("Each level is one call of searchRegion."));
        add(QStringLiteral("tagPathSequence"),
            region.size() == 0 ? SearchRun::tr("empty")
                               : SearchRun::tr("positions %1–%2, n = %3")
                                     .arg(region.begin.value + 1)
                                     .arg(region.end.value)
                                     .arg(region.size()),
            Variable::TagPathSequence,
            SearchRun::tr("The part of the page's sequence that this level searches."));
        add(QStringLiteral("t"),
            stepper.t() == 0 || isAsking ? QString::number(stepper.t())
                                         : SearchRun::tr("%1 (this level tries %2)")
                                               .arg(stepper.t())
                                               .arg(stepper.level().attemptCount),
            Variable::T,
            SearchRun::tr(
                "Number of the frequency threshold that is tried; thresholds are tried in ascending order."));
        const bool isAbove = trace.options.frequencyFilter == FrequencyFilter::Above;
        add(QStringLiteral("thresholds[t]"),
            stepper.t() == 0 ? QStringLiteral("–")
            : isAbove        ? SearchRun::tr("%1 (more frequent symbols pass)").arg(stepper.threshold())
                      : SearchRun::tr("%1 (equally or more frequent symbols pass)").arg(stepper.threshold()),
            Variables(Variable::T) | Variable::Thresholds);
    }

    void addVariant()
    {
        const Position position = stepper.position();
        if (position == noPosition) {
            add(QStringLiteral("i"), QStringLiteral("–"), {});
            add(QStringLiteral("symbol"), QStringLiteral("–"), {});
            add(QStringLiteral("currentSymbolCount[symbol]"), QStringLiteral("–"),
                Variable::CurrentSymbolCount);
            return;
        }
        // Line 22 moves i; the symbol is still the one before, until line 23 reads the next.
        const bool isAhead = stepper.place().kind == StepKind::Read && stepper.line() == Line::ForPosition;
        if (isAhead && stepper.i() == 1) {
            add(QStringLiteral("i"),
                SearchRun::tr("%1 (position %2 of the page)").arg(stepper.i()).arg(position.value + 1),
                Variable::I);
            add(QStringLiteral("symbol"), QStringLiteral("–"), {});
            add(QStringLiteral("currentSymbolCount[symbol]"), QStringLiteral("–"),
                Variable::CurrentSymbolCount);
            return;
        }
        const Symbol symbol = sequence.symbols[position.value - (isAhead ? 1 : 0)];
        add(QStringLiteral("i"),
            SearchRun::tr("%1 (position %2 of the page)").arg(stepper.i()).arg(position.value + 1),
            Variable::I);
        add(QStringLiteral("symbol"),
            QStringLiteral("%1 = %2").arg(symbol.code()).arg(shortTagPath(sequence, symbol)),
            Variable::Symbol, QString::fromStdString(tagPathText(sequence, symbol)).left(2000));
        add(QStringLiteral("currentSymbolCount[symbol]"),
            SearchRun::tr("%1 of %2 occurrences in the level remain")
                .arg(stepper.remaining(symbol))
                .arg(stepper.frequency(symbol)),
            Variable::CurrentSymbolCount);
    }

    void addLengths()
    {
        const bool isReading = stepper.position() != noPosition;
        const auto number = [&](std::uint32_t value) {
            return isReading ? QString::number(value) : QStringLiteral("–");
        };
        const bool isSame = stepper.trace().options.afterRejection == AfterRejection::SameThreshold;
        if (isSame)
            add(QStringLiteral("gap"), QString::number(stepper.gap()), Variable::Gap,
                SearchRun::tr(
                    "Positions since a rejected candidate split. The left length does not include them."));
        add(isSame ? SearchRun::tr("left: i − gap") : SearchRun::tr("left: i"), number(stepper.left()),
            Variables(Variable::I) | Variable::Gap);
        add(SearchRun::tr("right: n − i"), number(stepper.right()), Variable::I);
        const SearchOptions& options = stepper.trace().options;
        add(SearchRun::tr("difference"),
            isReading ? SearchRun::tr("%1 % (a split needs more than %2 %)")
                            .arg(decimal(100 * sizeDifference(options, stepper.left(), stepper.right()), 1),
                                 decimal(100 * options.minDifference, 0))
                      : QStringLiteral("–"),
            {}, SearchRun::tr("The value that the size rule compares at a candidate split."));
        add(QStringLiteral("regionFound"),
            stepper.regionFound() ? SearchRun::tr("true") : SearchRun::tr("false"), Variable::RegionFound);
    }

    void addSets()
    {
        add(QStringLiteral("alphabet"), members(Alphabet::Level), Variable::Alphabet,
            SearchRun::tr("All symbols of the level."));
        add(QStringLiteral("filterAlphabet(…)"), members(Alphabet::Filtered), Variable::CurrentAlphabet,
            SearchRun::tr("The symbols that pass the threshold of this attempt."));
        add(QStringLiteral("currentAlphabet"), members(Alphabet::Remaining), Variable::CurrentAlphabet,
            SearchRun::tr("The symbols that pass and have unread occurrences."));
        add(QStringLiteral("regionAlphabet"), members(Alphabet::Region), Variable::RegionAlphabet,
            SearchRun::tr("The symbols that pass and were read."));
        add(QStringLiteral("currentAlphabet ∩ regionAlphabet"), members(Alphabet::Intersection),
            Variables(Variable::CurrentAlphabet) | Variable::RegionAlphabet,
            SearchRun::tr("Symbols on both sides of the current gap. If the set is empty, the gap is open."));
    }

    QString members(Alphabet alphabet) const
    {
        const std::uint32_t size = stepper.size(alphabet);
        if (size == 0)
            return QStringLiteral("∅");
        QStringList codes;
        for (const Symbol symbol : stepper.symbolsOf(alphabet, shownMembers))
            codes << QString::number(symbol.code());
        if (size > shownMembers)
            codes << QStringLiteral("…");
        return QStringLiteral("%1: {%2}").arg(size).arg(codes.join(QStringLiteral(", ")));
    }
};

// Adds what the paper prints below a line that differs.
void addPrinted(std::vector<ListingRow>& rows, const ListingLine& line)
{
    if (!line.isDifferent)
        return;
    const QString text = line.printed.empty()
                             ? SearchRun::tr("not printed")
                             : SearchRun::tr("printed: %1").arg(QString::fromStdString(line.printed));
    const QString origin = line.isInferred ? SearchRun::tr("inferred from a table; %1").arg(text)
                                           : SearchRun::tr("Tagseam's; %1").arg(text);
    rows.push_back({{"", static_cast<std::uint8_t>(line.indent + 1), origin.toStdString()}, -1});
}

} // namespace

std::vector<StopCondition> conditionsOf(const PageSession& session, std::span<const Breakpoint> breakpoints)
{
    std::vector<StopCondition> conditions;
    if (!session.runner()->hasAnalysis())
        return conditions;
    const TagPathSequence& sequence = session.runner()->analysis().sequence;
    for (const Breakpoint& each : breakpoints) {
        if (!each.isOn || each.algorithm)
            continue;
        StopCondition condition = each.condition;
        for (const NodeId node : each.annotated) {
            if (const Position position = sequence.positionOf(node); position != noPosition)
                condition.annotated.push_back(position);
        }
        if (each.node != noNode) {
            condition.position = sequence.positionOf(each.node);
            if (condition.position == noPosition) // other label attributes or another node kind excluded it
                continue;
            condition.symbol = sequence.symbols[condition.position.value];
        }
        conditions.push_back(condition);
    }
    return conditions;
}

bool SearchRun::isThere() const
{
    return session()->runner()->hasAnalysis() && session()->runner()->analysis().stepper;
}

std::vector<ListingRow> SearchRun::listing() const
{
    std::vector<ListingRow> rows;
    std::uint8_t algorithm = 3;
    for (const ListingLine& line : tagseam::listing(session()->runner()->setup().search)) {
        if (line.algorithm != algorithm)
            rows.push_back({{"", 0, tr("Algorithm 4").toStdString()}, -1});
        algorithm = line.algorithm;
        rows.push_back({line, line.isRunnable ? static_cast<int>(line.line) : -1});
        addPrinted(rows, line);
    }
    return rows;
}

int SearchRun::line() const
{
    return static_cast<int>(stepper().line());
}

bool SearchRun::hasRun(int line) const
{
    const auto ran = stepper().lines().first(stepper().lineIndex() + 1);
    return std::ranges::find(ran, static_cast<Line>(line)) != ran.end();
}

std::vector<VariableRow> SearchRun::variables() const
{
    SearchVariables variables{stepper(), session()->runner()->analysis().sequence, session()->isAsking()};
    variables.addPlace();
    variables.addVariant();
    variables.addLengths();
    variables.addSets();
    return std::move(variables.rows);
}

std::uint64_t SearchRun::step() const
{
    return stepper().step();
}

std::uint64_t SearchRun::stepCount() const
{
    return stepper().stepCount();
}

void SearchRun::move(Grain grain, bool isForward)
{
    session()->cursor()->step([=](Stepper& at) { isForward ? at.next(grain) : at.previous(grain); });
}

void SearchRun::moveToEnd(bool isForward)
{
    session()->cursor()->step([=](Stepper& at) { at.seek(isForward ? at.stepCount() - 1 : 0); });
}

void SearchRun::seek(std::uint64_t step)
{
    session()->cursor()->step([step](Stepper& at) { at.seek(step); });
}

// A step's number, or level:attempt:position.
bool SearchRun::seekWritten(const QString& text)
{
    const QStringList parts = text.split(':');
    std::array<std::uint64_t, 3> numbers{};
    bool isRight = parts.size() == 1 || parts.size() == 3;
    for (qsizetype i = 0; isRight && i < parts.size(); ++i) {
        std::uint64_t& number = numbers[static_cast<std::size_t>(i)];
        number = parts[i].trimmed().toULongLong(&isRight);
        isRight = isRight && number > 0 && number <= (parts.size() == 1 ? stepCount() : noAttempt - 1);
    }
    if (!isRight)
        return false;
    session()->cursor()->step([&](Stepper& at) {
        if (parts.size() == 1)
            at.seek(numbers[0] - 1);
        else
            isRight = at.seek(static_cast<std::uint32_t>(numbers[0] - 1),
                              static_cast<std::uint32_t>(numbers[1] - 1),
                              Position{static_cast<std::uint32_t>(numbers[2] - 1)});
    });
    return isRight;
}

bool SearchRun::runUntil(std::span<const Breakpoint> breakpoints, bool isForward)
{
    const std::vector<StopCondition> conditions = conditionsOf(*session(), breakpoints);
    bool isMet = false;
    session()->cursor()->step(
        [&](Stepper& at) { isMet = isForward ? at.runUntil(conditions) : at.runBackUntil(conditions); });
    return isMet;
}

void SearchRun::play(int steps, std::span<const Breakpoint> breakpoints, const std::function<void()>& stop)
{
    session()->cursor()->step([&](Stepper& at) {
        std::uint64_t target = std::min(at.step() + static_cast<std::uint64_t>(steps), at.stepCount() - 1);
        bool isStopped = target + 1 == at.stepCount();
        for (const StopCondition& each : conditionsOf(*session(), breakpoints)) {
            if (const auto met = at.nextStop(each, at.step()); met && *met <= target) {
                target = *met;
                isStopped = true;
            }
        }
        if (isStopped)
            stop();
        at.seek(target);
    });
}

bool SearchRun::applies(const Breakpoint& breakpoint) const
{
    return !conditionsOf(*session(), std::span(&breakpoint, 1)).empty();
}

Breakpoint SearchRun::breakpointAt(int line) const
{
    Breakpoint breakpoint{{StopCondition::Kind::LineRun, {}, {}}};
    breakpoint.condition.line = static_cast<Line>(line);
    return breakpoint;
}

// The level that is selected, or the one of the present step.
std::uint32_t SearchRun::level() const
{
    const std::uint32_t selected = session()->selection()->level();
    return selected != noLevel ? selected : stepper().place().level;
}

BreakpointOffer SearchRun::offer(StopCondition::Kind kind) const
{
    const bool isNode = isThere() && session()->runner()->analysis().sequence.positionOf(
                                         session()->selection()->node()) != noPosition;
    switch (kind) {
    case StopCondition::Kind::CandidateSplit:
        return {tr("At every candidate split"), true};
    case StopCondition::Kind::AcceptedSplit:
        return {tr("At every accepted split"), true};
    case StopCondition::Kind::SymbolExhausted:
        return {tr("When the selected node's symbol leaves currentAlphabet"), isNode};
    case StopCondition::Kind::PositionRead:
        return {tr("When the selected node is read"), isNode};
    case StopCondition::Kind::PositionPruned:
        return {tr("When the selected node is removed from the sequence"), isNode};
    case StopCondition::Kind::LevelStarts:
        return {tr("At the start of level %1").arg(isThere() ? level() + 1 : 1), true};
    case StopCondition::Kind::ThresholdTried: {
        const std::uint32_t threshold = isThere() ? stepper().threshold() : 0;
        return threshold > 0 ? BreakpointOffer{tr("At each attempt at threshold %1").arg(threshold), true}
                             : BreakpointOffer{tr("At each attempt at the present threshold"), false};
    }
    case StopCondition::Kind::AnnotatedPruned:
        return {tr("When an annotated node is pruned"), true};
    case StopCondition::Kind::LineRun:
        break;
    }
    return {};
}

StopCondition SearchRun::condition(StopCondition::Kind kind) const
{
    StopCondition condition{kind, {}, {}};
    if (kind == StopCondition::Kind::LevelStarts && isThere())
        condition.level = level();
    if (kind == StopCondition::Kind::ThresholdTried && isThere())
        condition.threshold = stepper().threshold();
    return condition;
}

QString SearchRun::text(const Breakpoint& breakpoint) const
{
    const StopCondition& condition = breakpoint.condition;
    QString place = tr("not in the sequence");
    QString symbol = place;
    if (isThere() && breakpoint.node != noNode) {
        const TagPathSequence& sequence = session()->runner()->analysis().sequence;
        if (const Position position = sequence.positionOf(breakpoint.node); position != noPosition) {
            place = QString::number(position.value + 1);
            symbol = QString::number(sequence.symbols[position.value].code());
        }
    }
    switch (condition.kind) {
    case StopCondition::Kind::CandidateSplit:
        return tr("at every candidate split or end of a scan");
    case StopCondition::Kind::AcceptedSplit:
        return tr("at every accepted split");
    case StopCondition::Kind::SymbolExhausted:
        return tr("when symbol %1 leaves currentAlphabet (%2)").arg(symbol, nodeText(breakpoint.node));
    case StopCondition::Kind::PositionRead:
        return tr("when position %1 is read (%2)").arg(place, nodeText(breakpoint.node));
    case StopCondition::Kind::PositionPruned:
        return tr("when %1 is removed from the sequence (position %2)").arg(nodeText(breakpoint.node), place);
    case StopCondition::Kind::LevelStarts:
        return tr("at the start of level %1").arg(condition.level + 1);
    case StopCondition::Kind::ThresholdTried:
        return tr("at each attempt at threshold %1").arg(condition.threshold);
    case StopCondition::Kind::AnnotatedPruned:
        return tr("when an annotated node is pruned");
    case StopCondition::Kind::LineRun:
        break;
    }
    const std::vector<ListingLine> lines = tagseam::listing(session()->runner()->setup().search);
    const std::size_t row = rowOf(lines, condition.line);
    return tr("at line %1 of the listing")
        .arg(row < lines.size() ? QString::fromStdString(lines[row].label) : QStringLiteral("–"));
}

QString SearchRun::words() const
{
    if (!isThere())
        return tr("The search of the page appears here, step by step.");
    return QString::fromStdString(stepSentence(stepper(), session()->runner()->analysis().sequence.symbols,
                                               Language::instance()->code().toStdString()));
}

QString SearchRun::moveName(Grain grain, bool isForward) const
{
    if (grain == Grain::Level)
        return isForward ? tr("Next l&evel") : tr("Pre&vious level");
    return isForward ? tr("Next atte&mpt") : tr("Previous &attempt");
}

QString SearchRun::stepPrompt() const
{
    return tr("A step from 1 to %1, or level:attempt:position, as in 2:1:57").arg(stepCount());
}

QString SearchRun::noSuchStep(const QString& text) const
{
    return tr("The run has no step “%1”: it has steps 1 to %2 and levels 1 to %3.")
        .arg(text, QString::number(stepCount()), QString::number(stepper().trace().levels.size()));
}

QString SearchRun::noBreakpoint() const
{
    return tr("No breakpoint is set and enabled. Add or enable a breakpoint.");
}

std::vector<TimelinePart> SearchRun::parts() const
{
    std::vector<TimelinePart> parts;
    const auto levels = static_cast<std::uint32_t>(stepper().trace().levels.size());
    for (std::uint32_t level = 0; level < levels; ++level) {
        const QString number = QString::number(level + 1);
        parts.push_back({stepper().lastStepOfLevel(level) + 1, tr("level %1").arg(number), number});
    }
    return parts;
}

std::optional<TimelineMark> SearchRun::nextMark(TimelineMark::Kind kind, std::uint64_t from) const
{
    if (kind == TimelineMark::Kind::Decision || from >= stepCount())
        return {};
    const SearchTrace& trace = stepper().trace();
    const StepPlace place = stepper().placeOf(from);
    std::uint32_t attempt =
        place.attempt == noAttempt ? trace.levels[place.level].firstAttempt : place.attempt;
    for (; attempt < trace.attempts.size(); ++attempt) {
        const std::uint64_t start = stepper().firstStepOfAttempt(attempt);
        if (kind == TimelineMark::Kind::Attempt) {
            if (start >= from)
                return TimelineMark{kind, start};
            continue;
        }
        const std::uint32_t begin = trace.levels[stepper().levelOfAttempt(attempt)].region.begin.value;
        const auto placeOf = [&](const CandidateSplit& each) { return start + each.split.value - begin; };
        const auto splits = trace.candidateSplitsOf(trace.attempts[attempt]);
        const Verdict wanted = kind == TimelineMark::Kind::Accepted   ? Verdict::Accepted
                               : kind == TimelineMark::Kind::Rejected ? Verdict::RejectedBySize
                                                                      : Verdict::NoneFound;
        // Only the last one is not rejected by its size.
        const auto found = kind == TimelineMark::Kind::Rejected
                               ? std::ranges::lower_bound(splits, from, {}, placeOf)
                               : splits.end() - 1;
        if (found != splits.end() && found->verdict == wanted && placeOf(*found) >= from)
            return TimelineMark{kind, placeOf(*found)};
    }
    return {};
}

QString SearchRun::tip(std::uint64_t place) const
{
    const StepPlace at = stepper().placeOf(place);
    QStringList parts{stepText(place), tr("level %1").arg(at.level + 1)};
    if (at.attempt != noAttempt)
        parts << tr("threshold %1").arg(stepper().trace().attempts[at.attempt].threshold);
    return parts.join(QStringLiteral(" · ")) + '\n' +
           tr("│ attempt   ▼ accepted split   ▽ rejected   ✕ no more candidate splits");
}

} // namespace tagseam
