// SPDX-License-Identifier: MIT
// The result of content detection in words.
#include "ui/session/detectiontext.h"

#include "ui/session/explaintext.h"
#include "ui/session/variantstext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace tagseam {

namespace {

struct Detections { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Detections)
};

QString textShareText(double share)
{
    const QString has = Detections::tr("They contain %1 of the page’s text.").arg(percentText(share));
    return ' ' +
           (share < littleText ? has + ' ' + Detections::tr("Check the records before you use them.") : has);
}

// Says why the confidence is lower than the score suggests.
QString proseText(const ContentDetection& detection)
{
    if (!isLessSureForProse(detection.page))
        return {};
    return ' ' + (detection.hasRecords()
                      ? Detections::tr("Their texts are longer than two lines, as in articles, "
                                       "which makes the answer less certain.")
                      : Detections::tr("Its texts are longer than two lines, as in articles, which "
                                       "makes the list less likely to be the content."));
}

QString placeLink(const ContentDetection& detection, Position own, std::uint32_t shown)
{
    return QStringLiteral("<a href=\"node:%1\">%2</a>")
        .arg(detection.page.sequence.nodes[own.value].value)
        .arg(shown);
}

// "20 records between positions 513 and 1176, in one list", with the positions as links.
QString recordsText(const ContentDetection& detection)
{
    QString records = Detections::tr("%n record(s)", nullptr, static_cast<int>(detection.detected.records));
    if (detection.detected.kept.empty()) // the analysis has none of their nodes
        return records;
    const auto around = [](Region a, Region b) {
        return Region{std::min(a.begin, b.begin), std::max(a.end, b.end)};
    };
    Region all = detection.detected.kept.front();
    for (const Region each : detection.detected.kept)
        all = around(all, each);
    Region own = detection.main().span();
    for (const std::uint32_t each : detection.page.regions)
        own = around(own, detection.page.candidates[each].span());
    const auto lists = static_cast<int>(detection.page.regions.size());
    const QString text =
        lists == 1 ? Detections::tr("%1 between positions %2 and %3, in one list")
                   : Detections::tr("%1 between positions %2 and %3, in %n like lists", nullptr, lists);
    return text.arg(records, placeLink(detection, own.begin, all.begin.value + 1),
                    placeLink(detection, {own.end.value - 1}, all.end.value));
}

QString marginText(double margin)
{
    constexpr double asStrong = 1.05; // smaller ratios would be printed as 1.0
    if (margin >= unrivalled)
        return Detections::tr("no other candidate on the page has a similar score");
    if (margin < asStrong)
        return Detections::tr("the score is barely higher than that of the next candidate elsewhere");
    return Detections::tr("%1 times the score of the next candidate elsewhere").arg(decimal(margin, 1));
}

QString confidenceText(double confidence)
{
    constexpr double even = 0.5;
    return (confidence < even ? Detections::tr("confidence %1: more likely wrong than right")
                              : Detections::tr("confidence %1"))
        .arg(decimal(confidence, 2));
}

// Says for a page without records how often such a list is one after all.
QString chanceText(double confidence)
{
    const int times = static_cast<int>(std::lround(100 * confidence));
    return times == 0 ? Detections::tr("estimated probability of being the content: under 1 %")
                      : Detections::tr("estimated probability of being the content: %n %", nullptr, times);
}

// The last labels of the path, as many as are readable: it may have a million.
QString sequencePathText(const TagPathSequence& sequence, Symbol separator)
{
    constexpr std::size_t mostBytes = 400;
    int labels = 0;
    std::size_t bytes = 0;
    for (std::uint32_t at = separator.value; at != TagPath::root; at = sequence.paths[at].parent, ++labels) {
        bytes += sequence.label(Symbol{at}).size() + 1;
        if (bytes > mostBytes)
            break;
    }
    return shortTagPath(sequence, separator, std::max(1, labels)).toHtmlEscaped();
}

struct Factor {
    const char* title;
    const char* tip;
};

constexpr std::array<Factor, 6> factors{{
    {QT_TRANSLATE_NOOP("tagseam::Detections", "Coverage"),
     QT_TRANSLATE_NOOP("tagseam::Detections",
                       "Share of the page’s positions that the records cover. Main content "
                       "usually covers most of a page.")},
    {QT_TRANSLATE_NOOP("tagseam::Detections", "Similarity"),
     QT_TRANSLATE_NOOP("tagseam::Detections",
                       "Similarity of the records: symbols that two records share, divided by symbols that "
                       "either has, on average. Uneven or merged records are less similar.")},
    {QT_TRANSLATE_NOOP("tagseam::Detections", "Diversity"),
     QT_TRANSLATE_NOOP("tagseam::Detections",
                       "Distinct symbols of a record divided by its positions. A record that is itself a "
                       "list, such as a menu, has few distinct symbols for its size.")},
    {QT_TRANSLATE_NOOP("tagseam::Detections", "Count"),
     QT_TRANSLATE_NOOP("tagseam::Detections",
                       "1 − 2/k for k records. Three records can be a coincidence, thirty cannot.")},
    {QT_TRANSLATE_NOOP("tagseam::Detections", "Complexity"),
     QT_TRANSLATE_NOOP("tagseam::Detections",
                       "1 − 2.5/m for m distinct symbols in an average record. A menu item "
                       "has two or three: an element, usually a link, and its text.")},
    {QT_TRANSLATE_NOOP("tagseam::Detections", "Text length"),
     QT_TRANSLATE_NOOP("tagseam::Detections",
                       "Longest text in an average record (logarithmic; 147 characters or "
                       "more score 1). Menu items score low.")},
}};

} // namespace

QString detectionHeadline(const ContentDetection& detection)
{
    if (detection.page.candidates.empty())
        return Detections::tr(
            "<b>No records on this page</b>: no separator repeats three times under one parent.");
    if (!detection.hasRecords())
        return Detections::tr("<b>No records on this page</b>: the best list has a score of %1 out of 1, and "
                              "%2. Content detection keeps everything.")
                   .arg(decimal(detection.page.candidates.front().score, 2),
                        chanceText(detection.page.confidence)) +
               proseText(detection);
    return QStringLiteral("<b>%1</b>; %2; %3.")
               .arg(recordsText(detection), confidenceText(detection.page.confidence),
                    marginText(detection.page.margin)) +
           textShareText(detection.page.textShare) + proseText(detection);
}

QString detectionDifference(const ContentDetection& detection, Keep keep)
{
    if (!detection.hasRecords() || detection.detected.kept.empty())
        return {};
    QStringList spans;
    for (const Region each : detection.detected.published) {
        if (each.size() > 0)
            spans << spanText(each);
    }
    const QString published =
        (keep == Keep::Region ? Detections::tr("its main region, %1") : Detections::tr("its complement, %1"))
            .arg(spans.isEmpty() ? QStringLiteral("–") : spans.join(Detections::tr(" and ")));
    const MaskShare& share = detection.detected.share;
    if (share.firstAlone == 0 && share.secondAlone == 0)
        return Detections::tr("The published search keeps exactly the same nodes (%1).").arg(published);
    return Detections::tr("Compared with the published search (%1): <b>both</b> keep %n nodes, <b>the search "
                          "alone</b> %2, <b>content detection alone</b> %3.",
                          nullptr, static_cast<int>(share.both))
        .arg(published)
        .arg(share.firstAlone)
        .arg(share.secondAlone);
}

QString detectionWhatIf(const ContentDetection& detection)
{
    if (!detection.hasRecords())
        return Detections::tr("<b>Content detection</b> finds no records on this page and keeps everything. "
                              "<a href=\"tab:detection\">Why</a>");
    const MaskShare& share = detection.detected.share;
    const QString more = Detections::tr("%n nodes that the search prunes are kept", nullptr,
                                        static_cast<int>(share.secondAlone));
    const QString less = Detections::tr("%n nodes that the search keeps are pruned", nullptr,
                                        static_cast<int>(share.firstAlone));
    const QString text =
        Detections::tr(
            "<b>Content detection</b> keeps %1 (%2): %3, %4. <a href=\"tab:detection\">Show it</a>")
            .arg(recordsText(detection), confidenceText(detection.page.confidence), more, less);
    return detection.page.textShare < littleText ? text + textShareText(detection.page.textShare) : text;
}

QString separatorText(const ContentDetection& detection, std::uint32_t candidate)
{
    const RecordRegion& of = detection.page.candidates[candidate];
    QString text = Detections::tr("<b>Separator of list %1</b>, once in each record: <tt>%2</tt>.")
                       .arg(candidate + 1)
                       .arg(sequencePathText(detection.page.sequence, of.separator));
    if (of.parents > 1)
        text += ' ' + Detections::tr("The records have %n parent(s), such as rows of a grid.", nullptr,
                                     static_cast<int>(of.parents));
    return text;
}

QString bandTip(const ContentDetection& detection, std::uint32_t candidate)
{
    const PlacedList& list = detection.lists[candidate];
    const auto records = static_cast<int>(list.records.size());
    const Region span = list.span();
    return QStringLiteral("<b>%1</b><br>%2")
        .arg(Detections::tr("Content detection, list %1: %2")
                 .arg(candidate + 1)
                 .arg(candidateStatusName(list.status)),
             Detections::tr("%n record(s) at positions %1–%2, score %3", nullptr, records)
                 .arg(span.begin.value + 1)
                 .arg(span.end.value)
                 .arg(decimal(detection.page.candidates[candidate].score, 2)));
}

QString candidateStatusName(CandidateStatus status)
{
    switch (status) {
    case CandidateStatus::Main:
        return Detections::tr("kept");
    case CandidateStatus::Like:
        return Detections::tr("kept, too");
    case CandidateStatus::SamePlace:
        return Detections::tr("same place");
    case CandidateStatus::Weaker:
        return Detections::tr("weaker");
    case CandidateStatus::NotEnough:
        return Detections::tr("not enough");
    }
    return {};
}

QString candidateStatusTip(CandidateStatus status)
{
    switch (status) {
    case CandidateStatus::Main:
        return Detections::tr(
            "Selected. A slightly weaker list wins if it contains all of the top list's records and more.");
    case CandidateStatus::Like:
        return Detections::tr(
            "Kept together with the best list: their evidence does not differ enough to choose one.");
    case CandidateStatus::SamePlace:
        return Detections::tr(
            "Other records at the same positions: parts of the records, or several records merged into one.");
    case CandidateStatus::Weaker:
        return Detections::tr("At other positions of the page, with less evidence. This list is pruned.");
    case CandidateStatus::NotEnough:
        return Detections::tr("No list on this page has enough evidence, so everything is kept.");
    }
    return {};
}

int candidateLook(CandidateStatus status)
{
    constexpr std::array looks{0, 8, 4, 5, 5}; // blue twice, yellow, grey
    return looks[static_cast<std::size_t>(status)];
}

QString factorTitle(std::size_t factor)
{
    return Detections::tr(factors[factor].title);
}

QString factorTip(std::size_t factor)
{
    return Detections::tr(factors[factor].tip) + ' ' +
           Detections::tr("Weight: %n.", nullptr, static_cast<int>(evidenceFactors[factor].weight));
}

} // namespace tagseam
