// SPDX-License-Identifier: MIT
// The candidates of content detection, and the evidence for them, in words.
#include "ui/tools/content/candidatetext.h"

#include "core/methods/content/contentjson.h"
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

struct Candidates { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Candidates)
};

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

constexpr std::array<Factor, kindFactors.size()> kindFactorTexts{{
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Confidence in the lists"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "Logarithm of the odds that the lists are right, −6 to 6, from their own score.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Coverage of the lists"),
     QT_TRANSLATE_NOOP("tagseam::Candidates", "Share of the page’s positions in the records.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Records"),
     QT_TRANSLATE_NOOP("tagseam::Candidates", "ln(1 + records of the lists).")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Linked words in a record"),
     QT_TRANSLATE_NOOP("tagseam::Candidates", "ln(1 + words in links of the average record).")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Words in the records"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "Share of the page’s words outside links that are in the records.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Points of the text"),
     QT_TRANSLATE_NOOP("tagseam::Candidates", "ln(1 + sum of the points of the running text).")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Words of the text"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "ln(1 + words outside links in the running text that is in no record).")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Words of the page"),
     QT_TRANSLATE_NOOP("tagseam::Candidates", "ln(1 + words outside links on the page).")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Short texts"),
     QT_TRANSLATE_NOOP("tagseam::Candidates", "Share of the texts with one to six words outside links.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Pictures"),
     QT_TRANSLATE_NOOP("tagseam::Candidates", "ln(1 + pictures outside the records).")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Headings"),
     QT_TRANSLATE_NOOP("tagseam::Candidates", "ln(1 + headings of levels 1 to 4 outside the records).")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Best match of the title"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "Largest share of the words of the page’s title that one text has.")},
    {QT_TRANSLATE_NOOP("tagseam::Candidates", "Matches of the title"),
     QT_TRANSLATE_NOOP("tagseam::Candidates",
                       "Texts with at least three tenths of the words of the page’s title, 0 to 4.")},
}};

constexpr std::array<const char*, textFactors.size()> textFactorTitles{{
    QT_TRANSLATE_NOOP("tagseam::Candidates", "share of its words in links"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words of the blocks beside it"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "links of the blocks near it"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "blocks with the same tag path"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "words for each element"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "share of the page’s words in the parent"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "in the second ancestor"),
    QT_TRANSLATE_NOOP("tagseam::Candidates", "in the third ancestor"),
}};

std::size_t indexOf(const KindFactor& factor)
{
    return static_cast<std::size_t>(&factor - kindFactors.data());
}

// "Words of the text (+2.31)".
QString reasonText(const KindReason& reason)
{
    return QStringLiteral("%1 (%2)").arg(kindFactorTitle(*reason.factor).toLower(),
                                         pointsText(reason.points));
}

// The two strongest factors for the answer, and the strongest against it.
QString reasonsText(const ContentDetection& detection)
{
    constexpr qsizetype mostFor = 2;
    constexpr double least = 0.05; // smaller points decide nothing
    const MainContent& content = detection.content;
    const ContentKind next = content.runnerUp();
    if (next == content.kind || content.probability(next) == 0)
        return {}; // no other kind has a candidate
    QStringList speakFor;
    QString against;
    for (const KindReason& reason : kindReasons(content, content.kind, next)) {
        if (reason.points >= least && speakFor.size() < mostFor)
            speakFor << reasonText(reason);
        else if (reason.points <= -least && against.isEmpty())
            against = reasonText(reason);
    }
    if (speakFor.isEmpty())
        return {};
    const QString why = Candidates::tr("Reasons for “%1” over “%2”: %3")
                            .arg(kindName(content.kind), kindName(next), speakFor.join(QStringLiteral(", ")));
    return ' ' + (against.isEmpty() ? why + '.' : Candidates::tr("%1; against it: %2.").arg(why, against));
}

} // namespace

QString detectionHeadline(const ContentDetection& detection)
{
    const QString found = QStringLiteral("<b>%1</b>").arg(foundText(detection));
    const QString confidence = confidenceText(detection.content.confidence);
    switch (detection.content.kind) {
    case ContentKind::List:
        return QStringLiteral("%1; %2; %3. ")
                   .arg(found, confidence, marginText(detection.content.lists.margin)) +
               textShareText(detection.content.lists.textShare) + reasonsText(detection);
    case ContentKind::Text:
    case ContentKind::Item:
        return QStringLiteral("%1; %2.").arg(found, confidence) + reasonsText(detection);
    case ContentKind::None:
        break;
    }
    return Candidates::tr(
               "%1, as on a form, an empty result or a map; %2. Content detection keeps everything.")
               .arg(found, confidence) +
           reasonsText(detection);
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
        return content.text.root == noNode
                   ? Candidates::tr("no text")
                   : Candidates::tr("%n word(s)", nullptr,
                                    static_cast<int>(std::lround(content.text.freeWords)));
    case ContentKind::Item:
        return content.item.root == noNode ? Candidates::tr("no item") : Candidates::tr("all but navigation");
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
            Candidates::tr("%1, probability %2")
                .arg(candidateText(detection, choice.kind),
                     decimal(detection.content.probability(choice.kind), 2)));
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
        return Candidates::tr("Content of another kind, or none, is more probable on this page.");
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

QString kindFactorTitle(const KindFactor& factor)
{
    return Candidates::tr(kindFactorTexts[indexOf(factor)].title);
}

QString kindFactorTip(const KindFactor& factor)
{
    return Candidates::tr(kindFactorTexts[indexOf(factor)].tip);
}

QString textFactorTitle(const TextFactor& factor)
{
    return Candidates::tr(textFactorTitles.at(static_cast<std::size_t>(&factor - textFactors.data())));
}

QString pointsText(double points)
{
    return (points < 0 ? QStringLiteral("−") : QStringLiteral("+")) + decimal(std::abs(points), 2);
}

} // namespace tagseam
