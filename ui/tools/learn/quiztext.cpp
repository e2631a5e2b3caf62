// SPDX-License-Identifier: MIT
// Questions, choices and verdicts as sentences.
#include "ui/tools/learn/quiztext.h"

#include "ui/plot/waterscene.h"

#include <QStringList>

#include <cmath>

namespace tagseam {

QString QuizText::prompt(const Question& question, const SearchTrace& trace)
{
    const std::uint32_t threshold = trace.attempts[question.attempt].threshold;
    switch (question.kind) {
    case QuestionKind::FirstCandidateSplit:
        return tr("At which gap can the scan split first at threshold %1?").arg(threshold);
    case QuestionKind::KeptSide:
        return tr("Which side is kept for the next level?");
    case QuestionKind::NextThreshold:
        break;
    }
    return tr("Threshold %1 gave no split. Which threshold is tried next?").arg(threshold);
}

QString QuizText::situation(const Question& question, const SearchTrace& trace)
{
    const Region region = trace.levels[question.level].region;
    const Attempt& attempt = trace.attempts[question.attempt];
    return tr("Level %1 of the search, positions %2 to %3. At threshold %4, %n symbol(s) pass the filter.",
              nullptr, static_cast<int>(attempt.alphabetSize))
        .arg(question.level + 1)
        .arg(region.begin.value + 1)
        .arg(region.end.value)
        .arg(attempt.threshold);
}

QString QuizText::choice(const Question& question, const SearchTrace& trace, const Guess& choice)
{
    if (choice.threshold)
        return QString::number(std::lround(*choice.threshold));
    if (question.kind == QuestionKind::FirstCandidateSplit)
        return std::isinf(*choice.position) ? tr("at none")
                                            : tr("before position %1").arg(std::lround(*choice.position) + 1);
    const Region region = trace.levels[question.level].region;
    const std::uint32_t split = trace.candidateSplitsOf(trace.attempts[question.attempt]).back().split.value;
    return *choice.position < split ? tr("left: %1 to %2").arg(region.begin.value + 1).arg(split)
                                    : tr("right: %1 to %2").arg(split + 1).arg(region.end.value);
}

QString QuizText::explanation(const Question& question, const SearchTrace& trace, const Answer& answer)
{
    switch (question.kind) {
    case QuestionKind::FirstCandidateSplit:
        return ofGap(trace, answer);
    case QuestionKind::KeptSide:
        return ofSide(trace, answer);
    case QuestionKind::NextThreshold:
        break;
    }
    return ofThreshold(trace, question, answer);
}

QString QuizText::ofGap(const SearchTrace& trace, const Answer& answer)
{
    const int threshold = static_cast<int>(answer.threshold);
    const bool isAtLeast = trace.options.frequencyFilter == FrequencyFilter::AtLeast;
    QString text;
    if (answer.split == noPosition) {
        text = isAtLeast ? tr("The scan can split at no gap: after the last occurrence of each symbol, "
                              "another symbol with at least %n occurrences is on both sides.",
                              nullptr, threshold)
                         : tr("The scan can split at no gap: after the last occurrence of each symbol, "
                              "another symbol with more than %n occurrences is on both sides.",
                              nullptr, threshold);
    } else {
        text = isAtLeast
                   ? tr("The scan can split first at the gap before position %1: no symbol with at least %n "
                        "occurrence(s) is on both sides.",
                        nullptr, threshold)
                   : tr("The scan can split first at the gap before position %1: no symbol with more than %n "
                        "occurrence(s) is on both sides.",
                        nullptr, threshold);
        text = text.arg(answer.split.value + 1);
        text += QLatin1Char(' ') + tr("Left %1, right %2.").arg(answer.left).arg(answer.right);
        if (answer.verdict == Verdict::RejectedBySize)
            text += QLatin1Char(' ') +
                    tr("The lengths of the two sides differ too little, so the candidate split is rejected.");
    }
    if (!answer.unsplit.empty())
        text += QLatin1Char(' ') + openGapsText(answer.unsplit);
    if (const QString why = remark(answer); !why.isEmpty())
        text += QLatin1Char(' ') + why;
    if (answer.distance > 0 && !answer.isRight)
        text += QLatin1Char(' ') +
                tr("Your guess is %n position(s) away.", nullptr, static_cast<int>(answer.distance));
    return text;
}

// "3 gaps are open although the scan cannot split there: before positions 9 to 11 (…)."
QString QuizText::openGapsText(const std::vector<OpenGaps>& unsplit)
{
    constexpr qsizetype mostPlaces = 3; // the waterline shows all of them
    int count = 0;
    QStringList places;
    for (const OpenGaps& gaps : unsplit) {
        count += static_cast<int>(gaps.splits.size());
        if (places.size() > mostPlaces)
            continue;
        const QString place =
            gaps.splits.size() == 1
                ? tr("before position %1").arg(gaps.splits.begin.value + 1)
                : tr("before positions %1 to %2").arg(gaps.splits.begin.value + 1).arg(gaps.splits.end.value);
        places << (places.size() < mostPlaces ? QStringLiteral("%1 (%2)").arg(place, whyNoSplit(gaps.use))
                                              : QStringLiteral("…"));
    }
    return tr("%n gap(s) are open although the scan cannot split there: %1.", nullptr, count)
        .arg(places.join(QStringLiteral("; ")));
}

QString QuizText::remark(const Answer& answer)
{
    const std::uint32_t gap = answer.guessed.value + 1; // useless if no gap was guessed
    switch (answer.remark) {
    case Remark::OnBothSides:
        return tr("At the gap before position %1, symbol %2 occurs on both sides: its occurrences extend "
                  "from position %3 to %4.")
            .arg(gap)
            .arg(answer.symbol.code())
            .arg(answer.first.value + 1)
            .arg(answer.last.value + 1);
    case Remark::NothingLeft:
        return tr("Before position %1, the scan has not read a symbol that passes: there is nothing to split "
                  "off.")
            .arg(gap);
    case Remark::NothingRight:
        return tr("From position %1 on, no symbol passes: the scan has already ended.").arg(gap);
    case Remark::SameCandidateSplit:
        return tr("The gap before position %1 is open, too, but the scan found the candidate split earlier: "
                  "no symbol between the two gaps passes the filter.")
            .arg(gap);
    case Remark::OpensLater:
        return tr("The gap before position %1 is open, too, but the scan starts on the left and splits "
                  "earlier.")
            .arg(gap);
    case Remark::OneOpens:
    case Remark::None:
    case Remark::Tried:
    case Remark::Skips:
        break;
    }
    return {};
}

QString QuizText::ofSide(const SearchTrace& trace, const Answer& answer)
{
    QString text;
    if (answer.side == Side::Right)
        text = tr("The right side is kept: %1 positions against %2.").arg(answer.right).arg(answer.left);
    else if (answer.left == answer.right)
        text =
            tr("The left side is kept: %1 positions each, and a tie keeps the left side.").arg(answer.left);
    else
        text = tr("The left side is kept: %1 positions against %2.").arg(answer.left).arg(answer.right);
    if (answer.excluded > 0)
        text += QLatin1Char(' ') +
                tr("%n positions since a rejected candidate split are not counted on the left side.", nullptr,
                   static_cast<int>(answer.excluded));
    if (answer.side == Side::Left && trace.options.splitSymbol == SplitSymbol::Drop)
        text += QLatin1Char(' ') +
                tr("Its last position, %1, is removed as well (line 43).").arg(answer.split.value);
    return text;
}

QString QuizText::ofThreshold(const SearchTrace& trace, const Question& question, const Answer& answer)
{
    const std::uint32_t present = trace.attempts[question.attempt].threshold;
    QString text = tr("%1 is next: the lowest frequency above %2 that a symbol of this level has.")
                       .arg(answer.threshold)
                       .arg(present);
    if (answer.remark == Remark::Tried)
        text += QLatin1Char(' ') + tr("%1 was tried before.").arg(answer.guessedThreshold);
    if (answer.remark == Remark::Skips)
        text += QLatin1Char(' ') + tr("%1 is tried later.").arg(answer.guessedThreshold);
    return text;
}

} // namespace tagseam
