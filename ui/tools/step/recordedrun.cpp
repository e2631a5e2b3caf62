// SPDX-License-Identifier: MIT
// The recorded run of another algorithm than searchRegion.
#include "ui/tools/step/recordedrun.h"

#include "ui/tools/step/runsentence.h"

#include <algorithm>

namespace tagseam {

namespace {

QString numberOrText(const AlgorithmLine& line)
{
    return line.label.empty() ? QStringLiteral("“%1”").arg(QString::fromStdString(line.text))
                              : QString::fromStdString(line.label);
}

} // namespace

QString RecordedRun::title() const
{
    return QString::fromUtf8(name(*session()->algorithms()->chosen()));
}

std::vector<ListingRow> RecordedRun::listing() const
{
    std::vector<ListingRow> rows;
    if (!isThere())
        return rows;
    const std::vector<AlgorithmLine>& lines = stepper()->run().listing;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        const AlgorithmLine& line = lines[row];
        rows.push_back({line, line.isRunnable ? static_cast<int>(row) : -1});
        if (!line.isDifferent)
            continue;
        const QString text = line.printed.empty()
                                 ? tr("not printed")
                                 : tr("printed: %1").arg(QString::fromStdString(line.printed));
        rows.push_back(
            {{"", static_cast<std::uint8_t>(line.indent + 1), tr("Tagseam's; %1").arg(text).toStdString()},
             -1});
    }
    return rows;
}

std::vector<VariableRow> RecordedRun::variables() const
{
    std::vector<VariableRow> rows;
    const AlgorithmRun& run = stepper()->run();
    for (std::size_t i = 0; i < run.variables.size(); ++i) {
        const RunValue value = stepper()->value(i);
        const bool isNode = value.form == RunValue::Form::Node;
        const QString text = isNode ? session()->trees()->describe(NodeId{value.first})
                                    : runValueText(run, value, *session()->trees());
        const QString tip =
            stepper()->isRead(i) ? tr("%1: the line that ran last reads it.").arg(text) : QString();
        rows.push_back({QString::fromStdString(run.variables[i]), text, tip, stepper()->isSet(i)});
    }
    rows.push_back({tr("nodes pruned so far"), QString::number(stepper()->prunedCount()), {}, true});
    return rows;
}

void RecordedRun::move(Grain grain, bool isForward)
{
    step([=](RunStepper& at) { isForward ? at.next(grain) : at.previous(grain); });
}

void RecordedRun::moveToEnd(bool isForward)
{
    step([=](RunStepper& at) { at.seek(isForward ? at.eventCount() - 1 : 0); });
}

void RecordedRun::seek(std::uint64_t wanted)
{
    step([wanted](RunStepper& at) { at.seekStep(static_cast<std::size_t>(wanted)); });
}

bool RecordedRun::seekWritten(const QString& text)
{
    bool isRight = false;
    const std::uint64_t number = text.toULongLong(&isRight);
    isRight = isRight && number > 0 && number <= stepCount();
    if (isRight)
        seek(number - 1);
    return isRight;
}

bool RecordedRun::runUntil(std::span<const Breakpoint> breakpoints, bool isForward)
{
    const std::vector<RunStop> stops = stopsOf(breakpoints);
    bool isMet = false;
    step([&](RunStepper& at) { isMet = isForward ? at.runUntil(stops) : at.runBackUntil(stops); });
    return isMet;
}

void RecordedRun::play(int steps, std::span<const Breakpoint> breakpoints, const std::function<void()>& stop)
{
    step([&](RunStepper& at) {
        const std::size_t last = std::min(at.step() + static_cast<std::size_t>(steps), at.stepCount() - 1);
        std::size_t target = at.lastEventOf(last);
        bool isStopped = target + 1 == at.eventCount();
        for (const RunStop& each : stopsOf(breakpoints)) {
            if (const auto met = at.nextStop(each, at.event()); met && *met <= target) {
                target = *met;
                isStopped = true;
            }
        }
        if (isStopped)
            stop();
        target == at.lastEventOf(last) ? at.seekStep(last) : at.seek(target);
    });
}

std::vector<RunStop> RecordedRun::stopsOf(std::span<const Breakpoint> breakpoints) const
{
    std::vector<RunStop> stops;
    for (const Breakpoint& each : breakpoints) {
        if (!each.isOn || !applies(each))
            continue;
        RunStop stop{.node = each.node};
        switch (each.condition.kind) {
        case StopCondition::Kind::AcceptedSplit:
            stop.kind = RunStop::Kind::Decision;
            break;
        case StopCondition::Kind::PositionRead:
            stop.kind = RunStop::Kind::NodeVisited;
            break;
        case StopCondition::Kind::PositionPruned:
            stop.kind = RunStop::Kind::NodePruned;
            break;
        case StopCondition::Kind::AnnotatedPruned:
            stop.kind = RunStop::Kind::AnnotatedPruned;
            stop.annotated = each.annotated;
            break;
        default:
            stop.kind = RunStop::Kind::LineRun;
            stop.row = static_cast<std::uint16_t>(each.row);
        }
        stops.push_back(std::move(stop));
    }
    return stops;
}

bool RecordedRun::applies(const Breakpoint& breakpoint) const
{
    switch (breakpoint.condition.kind) {
    case StopCondition::Kind::AcceptedSplit:
    case StopCondition::Kind::PositionRead:
    case StopCondition::Kind::PositionPruned:
    case StopCondition::Kind::AnnotatedPruned:
        return true;
    case StopCondition::Kind::LineRun:
        return breakpoint.algorithm == session()->algorithms()->chosen();
    default:
        return false;
    }
}

Breakpoint RecordedRun::breakpointAt(int line) const
{
    if (!isThere())
        return {};
    const AlgorithmLine& of = stepper()->run().listing[static_cast<std::size_t>(line)];
    return {{StopCondition::Kind::LineRun, {}, {}},
            noNode,
            true,
            stepper()->run().algorithm,
            line,
            numberOrText(of)};
}

BreakpointOffer RecordedRun::offer(StopCondition::Kind kind) const
{
    const bool isNode = session()->selection()->node() != noNode;
    switch (kind) {
    case StopCondition::Kind::AcceptedSplit:
        return {tr("At every decision"), true};
    case StopCondition::Kind::PositionRead:
        return {tr("When the selected node is visited"), isNode};
    case StopCondition::Kind::PositionPruned:
        return {tr("When the selected node is pruned"), isNode};
    case StopCondition::Kind::AnnotatedPruned:
        return {tr("When an annotated node is pruned"), true};
    default:
        return {};
    }
}

QString RecordedRun::text(const Breakpoint& breakpoint) const
{
    switch (breakpoint.condition.kind) {
    case StopCondition::Kind::AcceptedSplit:
        return tr("at every decision");
    case StopCondition::Kind::PositionRead:
        return tr("when %1 is visited").arg(nodeText(breakpoint.node));
    case StopCondition::Kind::PositionPruned:
        return tr("when %1 is pruned").arg(nodeText(breakpoint.node));
    case StopCondition::Kind::AnnotatedPruned:
        return tr("when an annotated node is pruned");
    default:
        return {};
    }
}

QString RecordedRun::words() const
{
    const AlgorithmCursor& algorithms = *session()->algorithms();
    if (algorithms.needsSite())
        return tr("%1 needs a site style tree. Learn one from a folder of pages of the site, or open one, "
                  "with the tool Site in the workspace Inspect.")
            .arg(title());
    if (!isThere())
        return algorithms.isRecording()
                   ? tr("%1 is being recorded…").arg(title())
                   : tr("%1 appears here, step by step, when a page with a body is open.").arg(title());
    if (stepper()->run().isCut && isAtEnd())
        return tr("%1 runs more lines on this page. The first %2 are recorded.")
            .arg(title(), QString::number(stepper()->eventCount()));
    return runSentence(*stepper(), *session()->trees());
}

QString RecordedRun::moveName(Grain grain, bool isForward) const
{
    if (grain == Grain::Level)
        return isForward ? tr("Next d&ecision") : tr("Pre&vious decision");
    return isForward ? tr("Next &call") : tr("Previous c&all");
}

QString RecordedRun::stepPrompt() const
{
    return tr("A step from 1 to %1").arg(stepCount());
}

QString RecordedRun::noSuchStep(const QString& text) const
{
    return tr("The run has no step “%1”: it has steps 1 to %2.").arg(text, QString::number(stepCount()));
}

QString RecordedRun::noBreakpoint() const
{
    return tr("No breakpoint that is enabled applies to %1. Add or enable a breakpoint.").arg(title());
}

std::vector<TimelinePart> RecordedRun::parts() const
{
    return {{stepper()->eventCount(),
             tr("%1 · %n decisions", nullptr, static_cast<int>(stepper()->decisions().size())).arg(title()),
             title()}};
}

void RecordedRun::seekPlace(std::uint64_t place)
{
    step([place](RunStepper& at) { at.seek(static_cast<std::size_t>(place)); });
}

std::optional<TimelineMark> RecordedRun::nextMark(TimelineMark::Kind kind, std::uint64_t from) const
{
    if (kind != TimelineMark::Kind::Decision)
        return {};
    const auto decisions = stepper()->decisions();
    const auto found = std::ranges::lower_bound(decisions, from);
    return found == decisions.end() ? std::nullopt : std::optional(TimelineMark{kind, *found});
}

QString RecordedRun::tip(std::uint64_t place) const
{
    return stepText(stepper()->stepOf(static_cast<std::size_t>(place))) + '\n' + tr("▼ decision");
}

} // namespace tagseam
