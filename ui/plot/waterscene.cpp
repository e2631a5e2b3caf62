// SPDX-License-Identifier: MIT
// The contents of the waterline, and its sentence.
#include "ui/plot/waterscene.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagseam {

namespace {

class Caption { // translation context of its texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::WaterScene)
};

QString sides(const CandidateSplit& candidateSplit)
{
    return QStringLiteral("%1 : %2").arg(candidateSplit.left).arg(candidateSplit.right);
}

std::vector<CandidateSplit> candidateSplitsUpTo(const Analysis& analysis, std::uint32_t attempt,
                                                Position read)
{
    const auto all = analysis.trace.candidateSplitsOf(analysis.trace.attempts[attempt]);
    return {all.begin(), std::ranges::upper_bound(all, read, {}, &CandidateSplit::split)};
}

// Says why the attempt has no candidate split.
QString withoutSplit(const WaterScene& scene)
{
    const auto gaps = static_cast<int>(scene.openCount());
    return gaps == 0 ? Caption::tr("no gap is open")
                     : Caption::tr("%n open gap(s), but the scan can split at none of them", nullptr, gaps);
}

QString whatIfCaption(const WaterScene& scene)
{
    const Trial& trial = *scene.trial;
    const CandidateSplit& first = trial.candidateSplits.front();
    if (first.verdict == Verdict::OneSymbol)
        return Caption::tr("what if: threshold %1 — fewer than two symbols would pass: the search would end")
            .arg(*scene.threshold);
    if (trial.splits.empty())
        return Caption::tr("what if: threshold %1 — %2").arg(*scene.threshold).arg(withoutSplit(scene));
    const auto count = static_cast<int>(trial.splits.size());
    QStringList parts{Caption::tr("what if: threshold %1 — the scan could split at %n gap(s)", nullptr, count)
                          .arg(*scene.threshold)};
    const QString verdict =
        first.verdict == Verdict::Accepted
            ? Caption::tr("at position %1: %2, would be accepted", "of %n gap(s) the first", count)
            : Caption::tr("at position %1: %2, would be rejected by the size rule", "of %n gap(s) the first",
                          count);
    parts.append(verdict.arg(first.split.value + 1).arg(sides(first)));
    const CandidateSplit& last = trial.candidateSplits.back();
    if (first.verdict != Verdict::Accepted && last.verdict == Verdict::Accepted)
        parts.append(Caption::tr("the candidate split at position %1 would be accepted: %2")
                         .arg(last.split.value + 1)
                         .arg(sides(last)));
    return parts.join(QStringLiteral("; "));
}

// Describes the outcome of the attempt so far.
QString outcome(const WaterScene& scene)
{
    if (scene.candidateSplits.empty())
        return Caption::tr("no candidate split so far");
    const CandidateSplit& last = scene.candidateSplits.back();
    switch (last.verdict) {
    case Verdict::Accepted:
        return Caption::tr("split at position %1, %2, accepted").arg(last.split.value + 1).arg(sides(last));
    case Verdict::RejectedBySize:
        return Caption::tr("candidate split at position %1, %2, rejected by the size rule")
            .arg(last.split.value + 1)
            .arg(sides(last));
    case Verdict::NoneFound:
        return scene.candidateSplits.size() > 1 ? Caption::tr("the end of the scan") : withoutSplit(scene);
    case Verdict::OneSymbol:
        break;
    }
    return Caption::tr("fewer than two symbols pass, the search ends");
}

QString runCaption(const SearchTrace& trace, const WaterScene& scene)
{
    const Level& level = trace.levels[scene.state.level];
    if (!scene.state.attempt)
        return Caption::tr("level %1, before its first threshold").arg(scene.state.level + 1);
    const QString place = Caption::tr("level %1, threshold %2 (attempt %3 of %4)")
                              .arg(scene.state.level + 1)
                              .arg(*scene.threshold)
                              .arg(*scene.state.attempt - level.firstAttempt + 1)
                              .arg(level.attemptCount);
    const auto rejected = static_cast<int>(scene.candidateSplits.size()) - 1; // all except the last
    const QString became =
        rejected > 0 ? Caption::tr("the size rule rejects %n candidate split(s), then %1", nullptr, rejected)
                           .arg(outcome(scene))
                     : outcome(scene);
    return QStringLiteral("%1: %2").arg(place, became);
}

} // namespace

std::size_t WaterScene::rankOf(std::uint32_t ofThreshold) const
{
    const auto place = std::ranges::lower_bound(water.thresholds, ofThreshold);
    return static_cast<std::size_t>(place - water.thresholds.begin());
}

std::uint32_t WaterScene::openCount() const
{
    std::uint32_t count = 0;
    for (const OpenGaps& gaps : open)
        count += gaps.splits.size();
    return count;
}

WaterState waterState(const PageSession& session)
{
    WaterState state;
    if (session.cursor()->isStepping()) {
        const Stepper& stepper = session.cursor()->stepper();
        const StepPlace& place = stepper.place();
        state.level = place.level;
        if (place.attempt != noAttempt)
            state.attempt = place.attempt;
        if (place.kind == StepKind::AttemptStart || place.kind == StepKind::Read)
            state.read = Position{stepper.level().region.begin.value + stepper.i()};
        return state;
    }
    state.level = session.selection()->level() == noLevel ? 0 : session.selection()->level();
    const Level& level = session.runner()->analysis().trace.levels[state.level];
    if (level.attemptCount > 0)
        state.attempt = level.firstAttempt + level.attemptCount - 1;
    return state;
}

WaterScene waterScene(const PageSession& session, const WaterState& state, WaterScene before)
{
    const Analysis& analysis = session.runner()->analysis();
    const Level& level = analysis.trace.levels[state.level];
    const SearchOptions& options = analysis.trace.options;
    WaterScene scene;
    scene.state = state;
    const bool isSame = before.water.region == level.region &&
                        before.water.filter == options.frequencyFilter && !before.water.thresholds.empty();
    scene.water = isSame ? std::move(before.water)
                         : thresholdProfile(analysis.sequence.symbols, level.region, options.frequencyFilter);
    if (state.whatIf && std::ranges::binary_search(scene.water.thresholds, *state.whatIf)) {
        scene.threshold = state.whatIf;
        scene.trial = tryThreshold(analysis.sequence.symbols, scene.water, *state.whatIf, options);
        scene.candidateSplits = scene.trial->candidateSplits;
    } else if (state.attempt) {
        scene.threshold = analysis.trace.attempts[*state.attempt].threshold;
        scene.candidateSplits = candidateSplitsUpTo(analysis, *state.attempt, state.read);
    }
    if (scene.threshold)
        scene.open = isSame && before.threshold == scene.threshold
                         ? std::move(before.open)
                         : openGaps(analysis.sequence.symbols, level.region, options.frequencyFilter,
                                    *scene.threshold);
    return scene;
}

QString waterCaption(const PageSession& session, const WaterScene& scene)
{
    return scene.trial ? whatIfCaption(scene) : runCaption(session.runner()->analysis().trace, scene);
}

QString whyNoSplit(GapUse use)
{
    switch (use) {
    case GapUse::Split:
        break;
    case GapUse::NoScan:
        return Caption::tr("fewer than two symbols pass");
    case GapUse::NothingLeft:
        return Caption::tr("no symbol that passes occurs further left");
    case GapUse::NothingRight:
        return Caption::tr("no symbol that passes occurs further right");
    case GapUse::AfterSplit:
        return Caption::tr(
            "the scan can split at a gap further left, and no symbol that passes occurs in between");
    }
    return {};
}

RejectedSplits rejectedSplits(const SearchOptions& options, std::uint32_t positions)
{
    const double n = positions;
    const double shorter = n * (1 - options.minDifference) / 2;
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
