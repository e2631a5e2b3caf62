// SPDX-License-Identifier: MIT
// The recorded run of another algorithm than searchRegion.
#pragma once

#include "ui/tools/step/steppedrun.h"

#include <QCoreApplication>

namespace tagseam {

/// A place of the timeline is an event.
class RecordedRun : public SteppedRun {
    Q_DECLARE_TR_FUNCTIONS(tagseam::RecordedRun)

  public:
    using SteppedRun::SteppedRun;

    bool isThere() const override { return stepper() != nullptr; }
    std::vector<ListingRow> listing() const override;
    int line() const override { return stepper()->row(); }
    bool hasRun(int line) const override { return stepper()->hasRun(static_cast<std::size_t>(line)); }
    std::vector<VariableRow> variables() const override;
    std::uint64_t step() const override { return stepper()->step(); }
    std::uint64_t stepCount() const override { return stepper()->stepCount(); }
    bool isAtEnd() const override { return stepper()->event() + 1 == stepper()->eventCount(); }
    void move(Grain grain, bool isForward) override;
    void moveToEnd(bool isForward) override;
    void seek(std::uint64_t step) override;
    bool seekWritten(const QString& text) override;
    bool runUntil(std::span<const Breakpoint> breakpoints, bool isForward) override;
    void play(int steps, std::span<const Breakpoint> breakpoints, const std::function<void()>& stop) override;
    bool applies(const Breakpoint& breakpoint) const override;
    Breakpoint breakpointAt(int line) const override;
    BreakpointOffer offer(StopCondition::Kind kind) const override;
    StopCondition condition(StopCondition::Kind kind) const override { return {kind, {}, {}}; }
    QString text(const Breakpoint& breakpoint) const override;
    QString words() const override;
    QString moveName(Grain grain, bool isForward) const override;
    QString stepPrompt() const override;
    QString noSuchStep(const QString& text) const override;
    QString noBreakpoint() const override;
    std::uint64_t place() const override { return stepper()->event(); }
    std::vector<TimelinePart> parts() const override;
    void seekPlace(std::uint64_t place) override;
    std::optional<TimelineMark> nextMark(TimelineMark::Kind kind, std::uint64_t from) const override;
    QString tip(std::uint64_t place) const override;

  private:
    const RunStepper* stepper() const { return session()->algorithms()->stepper(); }
    void step(const std::function<void(RunStepper&)>& move) { session()->algorithms()->step(move); }
    std::vector<RunStop> stopsOf(std::span<const Breakpoint> breakpoints) const;
    /// The name of the chosen algorithm.
    QString title() const;
};

} // namespace tagseam
