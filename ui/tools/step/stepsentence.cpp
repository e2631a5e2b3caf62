// SPDX-License-Identifier: MIT
// A step of the search in a sentence.
#include "ui/tools/step/stepsentence.h"

#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QStringList>

namespace tagseam {

namespace {

struct Sentence {
    Q_DECLARE_TR_FUNCTIONS(tagseam::Sentence)

  public:
    const Stepper& stepper;
    std::span<const Symbol> symbols;

    static QString positions(Region region)
    {
        return region.size() == 0 ? tr("no position")
                                  : tr("positions %1–%2").arg(region.begin.value + 1).arg(region.end.value);
    }

    QString levelStart() const
    {
        return tr("Level %1 searches %2: n = %3, %4 different symbols.")
            .arg(stepper.place().level + 1)
            .arg(positions(stepper.level().region))
            .arg(stepper.level().region.size())
            .arg(stepper.size(Alphabet::Level));
    }

    QString attemptStart() const
    {
        const bool isAbove = stepper.trace().options.frequencyFilter == FrequencyFilter::Above;
        const std::uint32_t passing = stepper.size(Alphabet::Filtered);
        const QString start =
            (isAbove ? tr("Threshold %1: %3 of %2 symbols occur more often and pass.")
                     : tr("Threshold %1: %3 of %2 symbols occur at least as often and pass."))
                .arg(stepper.threshold())
                .arg(stepper.size(Alphabet::Level))
                .arg(passing);
        return passing < 2 ? start + ' ' +
                                 tr("Fewer than two symbols pass: nothing can be split, and the search ends.")
                           : start;
    }

    QString difference(const CandidateSplit& candidateSplit) const
    {
        return decimal(
            100 * sizeDifference(stepper.trace().options, candidateSplit.left, candidateSplit.right), 1);
    }

    QString candidateSplitFound(const CandidateSplit& candidateSplit) const
    {
        const QString minDifference = decimal(100 * stepper.trace().options.minDifference, 0);
        switch (candidateSplit.verdict) {
        case Verdict::Accepted:
            if (stepper.trace().options.sizeRule == SizeRule::Off)
                return tr("No symbol that passes occurs on both sides of the gap after it, and there is no "
                          "size rule: the split is accepted.");
            return tr("The gap after it is a candidate split: left %1, right %2, a difference of %3 %, more "
                      "than %4 %: accepted.")
                .arg(candidateSplit.left)
                .arg(candidateSplit.right)
                .arg(difference(candidateSplit), minDifference);
        case Verdict::RejectedBySize:
            return tr("The gap after it is a candidate split: left %1, right %2, a difference of %3 %, not "
                      "more than %4 %: rejected.")
                .arg(candidateSplit.left)
                .arg(candidateSplit.right)
                .arg(difference(candidateSplit), minDifference);
        case Verdict::NoneFound:
            return tr("No symbol that passes follows this position, so this threshold has no (other) "
                      "candidate split.");
        case Verdict::OneSymbol:
            break;
        }
        return {};
    }

    QString read() const
    {
        const Symbol symbol = symbols[stepper.position().value];
        const QString start =
            tr("Position %1, symbol %2").arg(stepper.position().value + 1).arg(symbol.code());
        if (!stepper.isIn(Alphabet::Filtered, symbol))
            return tr("%1: filtered out because it occurs %n times in the level.", nullptr,
                      static_cast<int>(stepper.frequency(symbol)))
                .arg(start);
        const std::uint32_t left = stepper.remaining(symbol);
        if (left > 0)
            return tr("%1: read, %2 of %3 occurrences remain. The symbol is open: it occurs on both sides of "
                      "the gap after this position.")
                .arg(start)
                .arg(left)
                .arg(stepper.frequency(symbol));
        if (const CandidateSplit* candidateSplit = stepper.candidateSplit())
            return tr("%1: last occurrence. %2").arg(start, candidateSplitFound(*candidateSplit));
        QStringList open;
        for (const Symbol each : stepper.symbolsOf(Alphabet::Intersection, 4))
            open << QString::number(each.code());
        const std::uint32_t count = stepper.size(Alphabet::Intersection);
        if (count > 4)
            open << QStringLiteral("…");
        return tr("%1: last occurrence. But %n symbols still occur on both sides of the gap: %2.", nullptr,
                  static_cast<int>(count))
            .arg(start, open.join(QStringLiteral(", ")));
    }

    QString levelEnd() const
    {
        const Level& level = stepper.level();
        if (level.isSplit) {
            const Position split = stepper.trace().acceptedSplit(level)->split;
            const bool isRight = level.kept.end == level.region.end;
            const QString kept = (isRight ? tr("The right side is longer: level %2 searches %1.")
                                          : tr("The left side is kept, because the right one is not longer: "
                                               "level %2 searches %1."))
                                     .arg(positions(level.kept))
                                     .arg(stepper.place().level + 2);
            return isRight || level.kept.end == split
                       ? kept
                       : kept + ' ' + tr("Position %1, with the split symbol, is removed.").arg(split.value);
        }
        return tr("No threshold gave a split: the main region is %1.").arg(positions(level.kept));
    }
};

} // namespace

QString stepSentence(const Stepper& stepper, std::span<const Symbol> symbols)
{
    if (stepper.lineIndex() + 1 < stepper.lines().size()) {
        const std::vector<ListingLine> lines = listing(stepper.trace().options);
        const ListingLine& line = lines[rowOf(lines, stepper.line())];
        return Sentence::tr("Line %1 of Algorithm %2: %3")
            .arg(QString::fromStdString(line.label))
            .arg(line.algorithm)
            .arg(QString::fromStdString(line.text));
    }
    const Sentence sentence{stepper, symbols};
    switch (stepper.place().kind) {
    case StepKind::LevelStart:
        return sentence.levelStart();
    case StepKind::AttemptStart:
        return sentence.attemptStart();
    case StepKind::Read:
        return sentence.read();
    case StepKind::LevelEnd:
        break;
    }
    return sentence.levelEnd();
}

} // namespace tagseam
