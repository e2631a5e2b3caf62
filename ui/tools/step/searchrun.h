// SPDX-License-Identifier: MIT
// The run of searchRegion, derived from its trace.
#pragma once

#include "ui/tools/step/steppedrun.h"

#include <QCoreApplication>

namespace tagseam {

/// Returns the conditions of the breakpoints that have a meaning in the present sequence; none without an
/// analysis.
std::vector<StopCondition> conditionsOf(const PageSession& session, std::span<const Breakpoint> breakpoints);

class SearchRun : public SteppedRun {
    Q_DECLARE_TR_FUNCTIONS(tagseam::SearchRun)

  public:
    using SteppedRun::SteppedRun;

    bool isThere() const override;
    std::vector<ListingRow> listing() const override;
    int line() const override;
    bool hasRun(int line) const override;
    std::vector<VariableRow> variables() const override;
    std::uint64_t step() const override;
    std::uint64_t stepCount() const override;
    bool isAtEnd() const override { return step() + 1 == stepCount(); }
    void move(Grain grain, bool isForward) override;
    void moveToEnd(bool isForward) override;
    void seek(std::uint64_t step) override;
    bool seekWritten(const QString& text) override;
    bool runUntil(std::span<const Breakpoint> breakpoints, bool isForward) override;
    void play(int steps, std::span<const Breakpoint> breakpoints, const std::function<void()>& stop) override;
    bool applies(const Breakpoint& breakpoint) const override;
    Breakpoint breakpointAt(int line) const override;
    BreakpointOffer offer(StopCondition::Kind kind) const override;
    StopCondition condition(StopCondition::Kind kind) const override;
    QString text(const Breakpoint& breakpoint) const override;
    QString words() const override;
    QString moveName(Grain grain, bool isForward) const override;
    QString stepPrompt() const override;
    QString noSuchStep(const QString& text) const override;
    QString noBreakpoint() const override;
    std::uint64_t place() const override { return step(); }
    std::vector<TimelinePart> parts() const override;
    void seekPlace(std::uint64_t place) override { seek(place); }
    std::optional<TimelineMark> nextMark(TimelineMark::Kind kind, std::uint64_t from) const override;
    QString tip(std::uint64_t place) const override;

  private:
    const Stepper& stepper() const { return session()->cursor()->stepper(); }
    std::uint32_t level() const;
};

} // namespace tagseam
