// SPDX-License-Identifier: MIT
// What the waterline shows, and its sentence.
#include "ui/views/waterscene.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagseam {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("WaterScene", text);
}

QString sides(const Opening& opening)
{
    return tr("%1 : %2").arg(opening.left).arg(opening.right);
}

std::vector<Opening> openingsUpTo(const Analysis& analysis, std::uint32_t attempt, Position read)
{
    const auto all = analysis.trace.openingsOf(analysis.trace.attempts[attempt]);
    std::vector<Opening> openings;
    for (const Opening& opening : all) {
        if (opening.split <= read)
            openings.push_back(opening);
    }
    return openings;
}

QString whatIfCaption(const WaterScene& scene)
{
    const Trial& trial = *scene.trial;
    const QString start = tr("what if: threshold %1 — ").arg(*scene.threshold);
    const Opening& first = trial.openings.front();
    if (first.verdict == Verdict::OneSymbol)
        return start + tr("fewer than two symbols would pass: the search would end");
    if (trial.splits.empty())
        return start + tr("no gap would open before the end of the scan");
    const QString count =
        trial.splits.size() == 1 ? tr("1 gap would open") : tr("%1 gaps would open").arg(trial.splits.size());
    const QString where =
        trial.splits.size() == 1 ? tr("at position %1: %2") : tr("the first at position %1: %2");
    QString text = start + count + tr("; ") + where.arg(first.split.value + 1).arg(sides(first));
    if (first.verdict == Verdict::Accepted)
        return text + tr(", would be accepted");
    text += tr(", would be refused as too balanced");
    const Opening& last = trial.openings.back();
    if (last.verdict == Verdict::Accepted)
        text += tr("; that at %1 would be accepted: %2").arg(last.split.value + 1).arg(sides(last));
    return text;
}

QString runCaption(const SearchTrace& trace, const WaterScene& scene)
{
    const Level& level = trace.levels[scene.state.level];
    const QString title = tr("level %1").arg(scene.state.level + 1);
    if (!scene.state.attempt)
        return tr("%1, before its first threshold").arg(title);
    const QString start = tr("%1, threshold %2 (attempt %3 of %4)")
                              .arg(title)
                              .arg(*scene.threshold)
                              .arg(*scene.state.attempt - level.firstAttempt + 1)
                              .arg(level.attemptCount);
    if (scene.openings.empty())
        return tr("%1: no gap has opened so far").arg(start);
    const Opening& last = scene.openings.back();
    const std::size_t before = scene.openings.size() - 1; // refused ones
    const QString refused = before == 0   ? QString()
                            : before == 1 ? tr("1 opening too balanced, then ")
                                          : tr("%1 openings too balanced, then ").arg(before);
    switch (last.verdict) {
    case Verdict::Accepted:
        return tr("%1: %2split at position %3, %4, accepted")
            .arg(start, refused)
            .arg(last.split.value + 1)
            .arg(sides(last));
    case Verdict::TooBalanced:
        return tr("%1: %2opening at position %3, %4, too balanced")
            .arg(start, refused)
            .arg(last.split.value + 1)
            .arg(sides(last));
    case Verdict::NeverOpened:
        return before == 0 ? tr("%1: no gap opens before the end of the scan").arg(start)
                           : tr("%1: %2the end of the scan").arg(start, refused);
    case Verdict::OneSymbol:
        break;
    }
    return tr("%1: fewer than two symbols pass, the search ends").arg(start);
}

} // namespace

std::size_t WaterScene::rankOf(std::uint32_t ofThreshold) const
{
    const auto place = std::ranges::lower_bound(water.thresholds, ofThreshold);
    return static_cast<std::size_t>(place - water.thresholds.begin());
}

WaterState waterState(const PageSession& session)
{
    WaterState state;
    if (session.isStepping()) {
        const Stepper& stepper = session.stepper();
        const StepPlace& place = stepper.place();
        state.level = place.level;
        if (place.attempt != noAttempt)
            state.attempt = place.attempt;
        if (place.kind == StepKind::AttemptStart || place.kind == StepKind::Read)
            state.read = Position{stepper.level().region.begin.value + stepper.i()};
        return state;
    }
    state.level = session.level() == noLevel ? 0 : session.level();
    const Level& level = session.analysis().trace.levels[state.level];
    if (level.attemptCount > 0)
        state.attempt = level.firstAttempt + level.attemptCount - 1;
    return state;
}

WaterScene waterScene(const PageSession& session, const WaterState& state, Waterline water)
{
    const Analysis& analysis = session.analysis();
    const Level& level = analysis.trace.levels[state.level];
    const SearchOptions& options = analysis.trace.options;
    WaterScene scene;
    scene.state = state;
    const bool isSame =
        water.region == level.region && water.filter == options.frequencyFilter && !water.thresholds.empty();
    scene.water = isSame ? std::move(water)
                         : waterline(analysis.sequence.symbols, level.region, options.frequencyFilter);
    if (state.whatIf && std::ranges::binary_search(scene.water.thresholds, *state.whatIf)) {
        scene.threshold = state.whatIf;
        scene.trial = tryThreshold(analysis.sequence.symbols, scene.water, *state.whatIf, options);
        scene.openings = scene.trial->openings;
    } else if (state.attempt) {
        scene.threshold = analysis.trace.attempts[*state.attempt].threshold;
        scene.openings = openingsUpTo(analysis, *state.attempt, state.read);
    }
    return scene;
}

QString waterCaption(const PageSession& session, const WaterScene& scene)
{
    return scene.trial ? whatIfCaption(scene) : runCaption(session.analysis().trace, scene);
}

RefusedSplits refusedSplits(const SearchOptions& options, std::uint32_t positions)
{
    const double n = positions;
    const double shorter = n * (1 - options.advantage) / 2;
    switch (options.sizeRule) {
    case SizeRule::Printed:
        return {shorter, n};
    case SizeRule::Absolute:
        return {shorter, n - shorter};
    case SizeRule::Off:
        break;
    }
    return {};
}

} // namespace tagseam
