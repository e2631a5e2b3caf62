// SPDX-License-Identifier: MIT
// The figures of a score, and their meaning, in words.
#include "ui/tools/annotate/scoretext.h"

#include "ui/session/analysis/pagesession.h"
#include "ui/session/words/detectiontext.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

struct ScoreText { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::ScoreText)
};

using Figure = std::optional<double>;

constexpr double leastChange = 0.0005; // the smallest change in three decimals

Figure asShare(std::optional<bool> truth)
{
    return truth ? Figure(*truth ? 1 : 0) : Figure();
}

// P, R and F1 have three decimals, as in the papers; the others are percentages.
bool isDecimal(Measure measure)
{
    return measure <= Measure::TextF1;
}

bool needsContent(Measure measure)
{
    return measure != Measure::Reduction && measure != Measure::NoiseRemoved;
}

QString outOf(std::uint64_t part, std::uint64_t whole)
{
    return ScoreText::tr("%1 of %2").arg(part).arg(whole);
}

QString yesOrNo(bool isSo)
{
    return isSo ? ScoreText::tr("yes") : ScoreText::tr("no");
}

QString marksText(const ScoredGroundTruth& truth)
{
    QStringList parts;
    const auto add = [&parts](const QString& name, std::uint32_t count) {
        if (count > 0)
            parts << QStringLiteral("%1 %2").arg(name).arg(count);
    };
    add(ScoreText::tr("main content"), truth.main);
    add(ScoreText::tr("records"), truth.records);
    add(ScoreText::tr("noise"), truth.noise);
    add(ScoreText::tr("custom, not scored,"), truth.others);
    return parts.join(QStringLiteral(", "));
}

QString excludedText(const ScoredGroundTruth& truth)
{
    QString text;
    if (truth.orphans > 0)
        text += ' ' + ScoreText::tr(
                          "<b>%n mark(s) excluded</b>: not on this page as it is now (orphans; see Marks).",
                          nullptr, static_cast<int>(truth.orphans));
    if (truth.absent > 0)
        text += ' ' +
                ScoreText::tr("<b>%n mark(s) excluded</b>: the source tree does not have all of their nodes.",
                              nullptr, static_cast<int>(truth.absent));
    return text;
}

} // namespace

std::optional<double> valueOf(Measure measure, const Score& score, const ScoredGroundTruth& truth)
{
    if (needsContent(measure) && !truth.hasContent())
        return {};
    switch (measure) {
    case Measure::Precision:
        return score.nodes.precision();
    case Measure::Recall:
        return score.nodes.recall();
    case Measure::F1:
        return score.nodes.f1();
    case Measure::TextPrecision:
        return score.characters.precision();
    case Measure::TextRecall:
        return score.characters.recall();
    case Measure::TextF1:
        return score.characters.f1();
    case Measure::Whole:
        return score.targets.completeShare();
    case Measure::Mostly:
        return score.targets.mostlyKeptShare();
    case Measure::Present:
        return asShare(score.targets.isContentComplete());
    case Measure::Reduction:
        return score.counts.reduction();
    case Measure::NoiseRemoved:
        return score.noise.removedShare();
    }
    return {};
}

std::vector<bool> bestOf(Measure measure, const std::vector<std::optional<Score>>& scores,
                         const ScoredGroundTruth& truth)
{
    std::vector<bool> isBest(scores.size());
    if (measure == Measure::Reduction)
        return isBest;
    std::vector<Figure> values;
    values.reserve(scores.size());
    for (const std::optional<Score>& score : scores)
        values.push_back(score ? valueOf(measure, *score, truth) : Figure());
    Figure most;
    Figure least;
    for (const Figure& value : values) {
        if (!value)
            continue;
        most = std::max(most.value_or(*value), *value);
        least = std::min(least.value_or(*value), *value);
    }
    for (std::size_t i = 0; i < values.size(); ++i)
        isBest[i] = values[i] && *values[i] == *most && *most > *least;
    return isBest;
}

QString measureName(Measure measure, const ScoredGroundTruth& truth)
{
    switch (measure) {
    case Measure::Precision:
    case Measure::TextPrecision:
        return ScoreText::tr("Precision");
    case Measure::Recall:
    case Measure::TextRecall:
        return ScoreText::tr("Recall");
    case Measure::F1:
    case Measure::TextF1:
        return ScoreText::tr("F1");
    case Measure::Whole:
        return truth.hasRecords() ? ScoreText::tr("Records complete")
                                  : ScoreText::tr("Main content complete");
    case Measure::Mostly:
        return truth.hasRecords() ? ScoreText::tr("Records mostly kept")
                                  : ScoreText::tr("Main content mostly kept");
    case Measure::Present:
        return ScoreText::tr("Content present");
    case Measure::Reduction:
        return ScoreText::tr("Reduction");
    case Measure::NoiseRemoved:
        return ScoreText::tr("Noise removed");
    }
    return {};
}

QString measureTip(Measure measure, const ScoredGroundTruth& truth)
{
    switch (measure) {
    case Measure::Precision:
        return ScoreText::tr("Of the nodes that are kept, the share that is content (van Rijsbergen 1979, "
                             "chapter 7; dissertation, section 4.1).");
    case Measure::Recall:
        return ScoreText::tr("Of the nodes that are content, the share that is kept (van Rijsbergen 1979, "
                             "chapter 7; dissertation, section 4.1).");
    case Measure::F1:
        return ScoreText::tr("The harmonic mean of precision and recall: low if either of them is low (van "
                             "Rijsbergen 1979, chapter 7).");
    case Measure::TextPrecision:
        return ScoreText::tr("Of the characters of text that are kept, the share that is content; an element "
                             "has none.");
    case Measure::TextRecall:
        return ScoreText::tr("Of the characters of text that are content, the share that is kept.");
    case Measure::TextF1:
        return ScoreText::tr("The harmonic mean of precision and recall over characters of text.");
    case Measure::Whole:
        return truth.hasRecords() ? ScoreText::tr("Records of which all nodes are kept: recall over records.")
                                  : ScoreText::tr("Marks of the main content of which all nodes are kept. "
                                                  "Mark records to have them counted.");
    case Measure::Mostly:
        return truth.hasRecords()
                   ? ScoreText::tr("Records of which more than half of the nodes are kept, so that a reader "
                                   "would find them.")
                   : ScoreText::tr("Marks of the main content more than half of whose nodes are kept.");
    case Measure::Present:
        return ScoreText::tr("Whether all nodes of all records are kept (all nodes of the main content if no "
                             "record is marked): a strict form of “content present” in the papers' tables.");
    case Measure::Reduction:
        return ScoreText::tr("Share of the page's nodes that is pruned: column “Red.” of the papers' tables. "
                             "It does not show whether the right nodes are pruned.");
    case Measure::NoiseRemoved:
        return ScoreText::tr("Share of the nodes labelled as noise that is pruned. This is not equation 4.1 "
                             "of the dissertation, which counts the records of an extractor.");
    }
    return {};
}

QString measureLack(Measure measure, const ScoredGroundTruth& truth)
{
    if (needsContent(measure) && !truth.hasContent())
        return ScoreText::tr("No value because no content is marked.");
    if (measure == Measure::NoiseRemoved && truth.noise == 0)
        return ScoreText::tr("No value because no noise is labelled.");
    return {};
}

QString measureText(Measure measure, const Score& score, const ScoredGroundTruth& truth)
{
    const Figure value = valueOf(measure, score, truth);
    if (!value)
        return QStringLiteral("–");
    if (measure == Measure::Present)
        return yesOrNo(*value > 0);
    return isDecimal(measure) ? decimal(*value, 3) : percentText(*value);
}

QString measureCounts(Measure measure, const Score& score, const ScoredGroundTruth& truth)
{
    QString text = measureText(measure, score, truth);
    if (!valueOf(measure, score, truth))
        return text;
    const auto with = [&](std::uint64_t part, std::uint64_t whole) {
        return ScoreText::tr("%1 (%2)").arg(outOf(part, whole), text);
    };
    const auto ofHits = [&](const Hits& hits, bool isPrecision) {
        return with(hits.both, hits.both + (isPrecision ? hits.foundOnly : hits.groundTruthOnly));
    };
    switch (measure) {
    case Measure::Precision:
        return ofHits(score.nodes, true);
    case Measure::Recall:
        return ofHits(score.nodes, false);
    case Measure::TextPrecision:
        return ofHits(score.characters, true);
    case Measure::TextRecall:
        return ofHits(score.characters, false);
    case Measure::Whole:
        return with(score.targets.complete, score.targets.all);
    case Measure::Mostly:
        return with(score.targets.mostlyKept, score.targets.all);
    case Measure::Reduction:
        return with(score.counts.raw - score.counts.kept, score.counts.raw);
    case Measure::NoiseRemoved:
        return with(score.noise.removed, score.noise.all);
    case Measure::F1:
    case Measure::TextF1:
    case Measure::Present:
        break;
    }
    return text;
}

QString measureChange(Measure measure, const Score& before, const Score& now, const ScoredGroundTruth& truth)
{
    const Figure was = valueOf(measure, before, truth);
    const Figure is = valueOf(measure, now, truth);
    if (!was || !is || std::abs(*is - *was) < leastChange)
        return {};
    const QString arrow = *is > *was ? QStringLiteral("▲ ") : QStringLiteral("▼ ");
    if (measure == Measure::Present)
        return arrow + ScoreText::tr("was %1").arg(yesOrNo(*was > 0));
    const double difference = std::abs(*is - *was);
    return arrow + (isDecimal(measure) ? decimal(difference, 3) : decimal(100 * difference, 1));
}

QString labelText(const std::string& label)
{
    if (label == label::main)
        return ScoreText::tr("main content");
    if (label == label::record)
        return ScoreText::tr("record");
    if (label == label::navigation)
        return ScoreText::tr("navigation");
    if (label == label::advertisement)
        return ScoreText::tr("advertisement");
    if (label == label::header)
        return ScoreText::tr("header");
    if (label == label::footer)
        return ScoreText::tr("footer");
    if (label == label::sidebar)
        return ScoreText::tr("sidebar");
    if (label == label::otherNoise)
        return ScoreText::tr("other noise");
    return QString::fromStdString(label);
}

QString scoredName(const PageSession& session)
{
    if (const std::optional<ContentChoice> choice = session.kept()->byHand())
        return ScoreText::tr("%1, by hand").arg(choiceName(*choice));
    return session.kept()->isDetected()        ? ScoreText::tr("content detection")
           : session.kept()->several().empty() ? ScoreText::tr("current options")
                                               : ScoreText::tr("regions of Diagnosis");
}

QString scoredText(const ScoredGroundTruth& truth, const PageSession& session)
{
    QString text =
        session.trees()->isSource()
            ? ScoreText::tr(
                  "<b>Scored:</b> the kept nodes of the <b>source</b> tree, which tagseam-cli scores, too. "
                  "Your marks of the rendered tree apply to the same nodes of the source tree.")
            : ScoreText::tr("<b>Scored:</b> the kept nodes of the rendered tree.");
    if (session.kept()->isDetected())
        text += ' ' + ScoreText::tr(
                          "The result of <b>content detection</b> is kept, not the result of the search.");
    else if (const std::optional<ContentChoice> choice = session.kept()->byHand())
        text += ' ' + ScoreText::tr("A candidate of Content detection is kept, <b>chosen by hand</b>: %1.")
                          .arg(choiceName(*choice));
    else if (const std::size_t regions = session.kept()->several().size(); regions > 0)
        text +=
            ' ' + ScoreText::tr("The %n regions of Diagnosis are kept.", nullptr, static_cast<int>(regions));
    text += ' ' +
            ScoreText::tr("<b>Against %n mark(s):</b>", nullptr, static_cast<int>(truth.labelled.size())) +
            ' ' + marksText(truth) + '.';
    if (!truth.hasContent())
        text += ' ' + ScoreText::tr("No content is marked yet. Label the main content (1) or the records (2) "
                                    "to see all figures.");
    else if (truth.main > 0)
        text += ' ' +
                ScoreText::tr("The marked main content counts as content; everything else counts as noise.");
    else
        text += ' ' + ScoreText::tr("The records count as content because no main content is marked; "
                                    "everything else counts as noise.");
    return text + excludedText(truth);
}

} // namespace tagseam
