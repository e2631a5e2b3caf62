// SPDX-License-Identifier: MIT
// The candidates of content detection, and the evidence for them, in words.
#include "ui/tools/content/candidatetext.h"

#include "ui/session/words/blocktext.h"
#include "ui/session/words/detectiontext.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
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

QString marginText(double margin)
{
    constexpr double asStrong = 1.05; // smaller ratios would be printed as 1.0
    if (margin >= unrivalled)
        return Candidates::tr("no other candidate on the page has a similar score");
    if (margin < asStrong)
        return Candidates::tr("the score is barely higher than that of the next candidate elsewhere");
    return Candidates::tr("%1 times the score of the next candidate elsewhere").arg(decimal(margin, 1));
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
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Coverage"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "Share of the page’s positions that the records cover. Main content "
                       "usually covers most of a page.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Similarity"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "Similarity of the records: symbols that two records share, divided by symbols that "
                       "either has, on average. Uneven or merged records are less similar.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Diversity"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "Distinct symbols of a record divided by its positions. A record that is itself a "
                       "list, such as a menu, has few distinct symbols for its size.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Count"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "1 − 2/k for k records. Three records can be a coincidence, thirty cannot.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Complexity"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "1 − 2.5/m for m distinct symbols in an average record. A menu item "
                       "has two or three: an element, usually a link, and its text.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Text length"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "Longest text in an average record (logarithmic; 147 characters or "
                       "more score 1). Menu items score low.")},
}};

// "Kind of page: article (0.83), documentation (0.11)."
QString pageKindText(const MainContent& content)
{
    constexpr double least = 0.1; // probability that is worth a word
    QStringList kinds;
    for (const PageKind kind : content.likelyPageKinds(least))
        kinds << QStringLiteral("%1 (%2)").arg(pageKindName(kind), decimal(content.probability(kind), 2));
    return ' ' + Candidates::tr("Kind of page: %1.").arg(kinds.join(QStringLiteral(", ")));
}

} // namespace

QString detectionHeadline(const ContentDetection& detection)
{
    const QString found = QStringLiteral("<b>%1</b>").arg(foundText(detection));
    const QString confidence = confidenceText(detection.content.confidence());
    switch (detection.content.kind) {
    case ContentKind::List:
        return QStringLiteral("%1; %2; %3. ")
                   .arg(found, confidence, marginText(detection.content.lists.margin)) +
               textShareText(detection.content.lists.textShare) + pageKindText(detection.content);
    case ContentKind::Text:
        return QStringLiteral("%1; %2.").arg(found, confidence) + pageKindText(detection.content);
    case ContentKind::None:
        break;
    }
    return Candidates::tr(
               "%1, as on a form, an empty result or a map; %2. Content detection keeps everything.")
               .arg(found, confidence) +
           pageKindText(detection.content);
}

QString detectionDifference(const ContentDetection& detection, Keep keep)
{
    if (detection.content.kind == ContentKind::None || detection.detected.kept.empty())
        return {};
    QStringList spans;
    for (const Region each : detection.detected.published) {
        if (each.size() > 0)
            spans << spanText(each);
    }
    const QString published =
        (keep == Keep::Region ? Candidates::tr("its main region, %1") : Candidates::tr("its complement, %1"))
            .arg(spans.isEmpty() ? QStringLiteral("–") : spans.join(Candidates::tr(" and ")));
    const MaskShare& share = detection.detected.share;
    if (share.firstAlone == 0 && share.secondAlone == 0)
        return Candidates::tr("The published search keeps exactly the same nodes (%1).").arg(published);
    return Candidates::tr("Compared with the published search (%1): <b>both</b> keep %n nodes, <b>the search "
                          "alone</b> %2, <b>content detection alone</b> %3.",
                          nullptr, static_cast<int>(share.both))
        .arg(published)
        .arg(share.firstAlone)
        .arg(share.secondAlone);
}

QString separatorText(const ContentDetection& detection, std::uint32_t candidate)
{
    const RecordRegion& of = detection.content.lists.candidates[candidate];
    QString text = Candidates::tr("<b>Separator of list %1</b>, once in each record: <tt>%2</tt>.")
                       .arg(candidate + 1)
                       .arg(sequencePathText(detection.content.lists.sequence, of.separator));
    if (of.parents > 1)
        text += ' ' + Candidates::tr("The records have %n parent(s), such as rows of a grid.", nullptr,
                                     static_cast<int>(of.parents));
    return text;
}

QString candidateText(const ContentDetection& detection, ContentKind kind)
{
    const MainContent& content = detection.content;
    switch (kind) {
    case ContentKind::List: {
        std::size_t count = 0;
        for (const RecordRegion* list : shownLists(content.lists))
            count += list->records.size();
        if (count == 0)
            return Candidates::tr("no list of three records");
        const QString records = Candidates::tr("%n record(s)", nullptr, static_cast<int>(count));
        return content.lists.regions.empty() ? Candidates::tr("%1, too weak").arg(records) : records;
    }
    case ContentKind::Text:
        return hasCandidate(content, kind)
                   ? Candidates::tr("%n word(s)", nullptr, static_cast<int>(std::lround(content.keptWords())))
                   : Candidates::tr("no text");
    case ContentKind::None:
        break;
    }
    return Candidates::tr("whole page");
}

QString bandTip(const ContentDetection& detection, ContentChoice choice)
{
    if (choice.kind != ContentKind::List)
        return QStringLiteral("%1\n%2").arg(
            Candidates::tr("Content detection: %1").arg(kindName(choice.kind)),
            Candidates::tr("%1, expected F1 %2")
                .arg(candidateText(detection, choice.kind),
                     decimal(detection.content.expected(choice.kind), 2)));
    const PlacedList& list = detection.lists[choice.list];
    const auto records = static_cast<int>(list.records.size());
    const Region span = list.span();
    return QStringLiteral("%1\n%2").arg(
        Candidates::tr("Content detection, list %1: %2")
            .arg(choice.list + 1)
            .arg(candidateStatusName(list.status)),
        Candidates::tr("%n record(s) at positions %1–%2, score %3", nullptr, records)
            .arg(span.begin.value + 1)
            .arg(span.end.value)
            .arg(decimal(detection.content.lists.candidates[choice.list].score, 2)));
}

QString candidateStatusName(CandidateStatus status)
{
    switch (status) {
    case CandidateStatus::Main:
        return Candidates::tr("kept");
    case CandidateStatus::Like:
        return Candidates::tr("kept, too");
    case CandidateStatus::SamePlace:
        return Candidates::tr("same place");
    case CandidateStatus::Weaker:
        return Candidates::tr("weaker");
    case CandidateStatus::NotEnough:
        return Candidates::tr("not enough");
    case CandidateStatus::OtherKind:
        return Candidates::tr("other kind");
    }
    return {};
}

QString candidateStatusTip(CandidateStatus status)
{
    switch (status) {
    case CandidateStatus::Main:
        return Candidates::tr(
            "Selected. A slightly weaker list wins if it contains all of the top list's records and more.");
    case CandidateStatus::Like:
        return Candidates::tr(
            "Kept together with the best list: their evidence does not differ enough to choose one.");
    case CandidateStatus::SamePlace:
        return Candidates::tr(
            "Other records at the same positions: parts of the records, or several records merged into one.");
    case CandidateStatus::Weaker:
        return Candidates::tr("At other positions of the page, with less evidence. This list is pruned.");
    case CandidateStatus::NotEnough:
        return Candidates::tr("No list on this page has enough evidence.");
    case CandidateStatus::OtherKind:
        return Candidates::tr("Blocks of text, or none, are expected to be the better answer on this page.");
    }
    return {};
}

int candidateLook(CandidateStatus status)
{
    constexpr std::array looks{0, 8, 4, 5, 5, 5}; // blue twice, yellow, grey
    return looks[static_cast<std::size_t>(status)];
}

QString factorTitle(std::size_t factor)
{
    return Candidates::tr(factors[factor].title);
}

QString factorTip(std::size_t factor)
{
    return Candidates::tr(factors[factor].tip) + ' ' +
           Candidates::tr("Weight: %n.", nullptr, static_cast<int>(evidenceFactors[factor].weight));
}

} // namespace tagseam
