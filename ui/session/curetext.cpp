// SPDX-License-Identifier: MIT
// What the cure found, in words.
#include "ui/session/curetext.h"

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

struct Cures { // the context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Cures)
};

QString textShareText(double share)
{
    const QString has = Cures::tr("They have %1 of the page’s text.").arg(percentText(share));
    return ' ' + (share < littleText ? has + ' ' + Cures::tr("Check the records before you use them.") : has);
}

// Why the confidence is less than the strength would have it.
QString proseText(const Cure& cure)
{
    if (!isLessSureForProse(cure.page))
        return {};
    return ' ' + (cure.hasRecords() ? Cures::tr("Their texts are longer than two lines, as in articles, "
                                                "which makes the answer less certain.")
                                    : Cures::tr("Its texts are longer than two lines, as in articles, which "
                                                "makes the list less likely to be the content."));
}

QString placeLink(const Cure& cure, Position own, std::uint32_t shown)
{
    return QStringLiteral("<a href=\"node:%1\">%2</a>")
        .arg(cure.page.sequence.nodes[own.value].value)
        .arg(shown);
}

// "20 records between positions 513 and 1176, in one list", the positions as links.
QString recordsText(const Cure& cure)
{
    QString records = Cures::tr("%n record(s)", nullptr, static_cast<int>(cure.cured.records));
    if (cure.cured.kept.empty()) // the analysis has none of their nodes
        return records;
    const auto around = [](Region a, Region b) {
        return Region{std::min(a.begin, b.begin), std::max(a.end, b.end)};
    };
    Region all = cure.cured.kept.front();
    for (const Region each : cure.cured.kept)
        all = around(all, each);
    Region own = cure.main().span();
    for (const std::uint32_t each : cure.page.regions)
        own = around(own, cure.page.candidates[each].span());
    const auto lists = static_cast<int>(cure.page.regions.size());
    const QString text = lists == 1
                             ? Cures::tr("%1 between positions %2 and %3, in one list")
                             : Cures::tr("%1 between positions %2 and %3, in %n like lists", nullptr, lists);
    return text.arg(records, placeLink(cure, own.begin, all.begin.value + 1),
                    placeLink(cure, {own.end.value - 1}, all.end.value));
}

QString marginText(double margin)
{
    constexpr double asStrong = 1.05; // would be printed as 1.0
    if (margin >= unrivalled)
        return Cures::tr("no other candidate on the page has a similar score");
    if (margin < asStrong)
        return Cures::tr("the score is barely higher than that of the next candidate elsewhere");
    return Cures::tr("%1 times the score of the next candidate elsewhere").arg(decimal(margin, 1));
}

QString confidenceText(double confidence)
{
    constexpr double even = 0.5;
    return (confidence < even ? Cures::tr("confidence %1: more likely wrong than right")
                              : Cures::tr("confidence %1"))
        .arg(decimal(confidence, 2));
}

// Of a page without records: how often such a list is one after all.
QString chanceText(double confidence)
{
    const int times = static_cast<int>(std::lround(100 * confidence));
    return times == 0 ? Cures::tr("estimated probability of being the content: under 1 %")
                      : Cures::tr("estimated probability of being the content: %n %", nullptr, times);
}

// The last labels of its path, as many as one reads: it may have a million.
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
    {QT_TRANSLATE_NOOP("tagseam::Cures", "Cover"),
     QT_TRANSLATE_NOOP("tagseam::Cures", "Share of the page’s positions that the records cover. Main content "
                                         "usually covers most of a page.")},
    {QT_TRANSLATE_NOOP("tagseam::Cures", "Alike"),
     QT_TRANSLATE_NOOP("tagseam::Cures",
                       "Similarity of the records: symbols that two records share, divided by symbols that "
                       "either has, on average. Uneven or merged records are less similar.")},
    {QT_TRANSLATE_NOOP("tagseam::Cures", "Varied"),
     QT_TRANSLATE_NOOP("tagseam::Cures",
                       "Distinct symbols of a record divided by its positions. A record that is itself a "
                       "list, such as a menu, has few distinct symbols for its size.")},
    {QT_TRANSLATE_NOOP("tagseam::Cures", "Count"),
     QT_TRANSLATE_NOOP("tagseam::Cures",
                       "1 − 2/k for k records. Three records can be a coincidence, thirty cannot.")},
    {QT_TRANSLATE_NOOP("tagseam::Cures", "Rich"),
     QT_TRANSLATE_NOOP("tagseam::Cures", "1 − 2.5/m for m distinct symbols in an average record. A menu item "
                                         "has two or three: an element, usually a link, and its text.")},
    {QT_TRANSLATE_NOOP("tagseam::Cures", "Words"),
     QT_TRANSLATE_NOOP("tagseam::Cures", "Longest text in an average record (logarithmic; 147 characters or "
                                         "more score 1). Menu items score low.")},
}};

} // namespace

QString cureHeadline(const Cure& cure)
{
    if (cure.page.candidates.empty())
        return Cures::tr(
            "<b>No records on this page</b>: no separator repeats three times under one parent.");
    if (!cure.hasRecords())
        return Cures::tr("<b>No records on this page</b>: the best list has a score of %1 out of 1, and %2. "
                         "The cure keeps everything.")
                   .arg(decimal(cure.page.candidates.front().strength, 2), chanceText(cure.page.confidence)) +
               proseText(cure);
    return QStringLiteral("<b>%1</b>; %2; %3.")
               .arg(recordsText(cure), confidenceText(cure.page.confidence), marginText(cure.page.margin)) +
           textShareText(cure.page.textShare) + proseText(cure);
}

QString cureDifference(const Cure& cure, Keep keep)
{
    if (!cure.hasRecords() || cure.cured.kept.empty())
        return {};
    QStringList spans;
    for (const Region each : cure.cured.published) {
        if (each.size() > 0)
            spans << spanText(each);
    }
    const QString published =
        (keep == Keep::Region ? Cures::tr("its main region, %1") : Cures::tr("its complement, %1"))
            .arg(spans.isEmpty() ? QStringLiteral("–") : spans.join(Cures::tr(" and ")));
    const MaskShare& share = cure.cured.share;
    if (share.firstAlone == 0 && share.secondAlone == 0)
        return Cures::tr("The published search keeps exactly the same nodes (%1).").arg(published);
    return Cures::tr("Against the published search (%1): <b>both</b> keep %n node(s), <b>the search "
                     "alone</b> %2, <b>the cure alone</b> %3.",
                     nullptr, static_cast<int>(share.both))
        .arg(published)
        .arg(share.firstAlone)
        .arg(share.secondAlone);
}

QString cureRemedy(const Cure& cure)
{
    if (!cure.hasRecords())
        return Cures::tr("<b>Cure:</b> finds no records on this page, and keeps everything. "
                         "<a href=\"tab:cure\">Why</a>");
    const MaskShare& share = cure.cured.share;
    const QString more =
        Cures::tr("%n nodes that the search prunes are kept", nullptr, static_cast<int>(share.secondAlone));
    const QString less =
        Cures::tr("%n nodes that the search keeps are pruned", nullptr, static_cast<int>(share.firstAlone));
    const QString text = Cures::tr("<b>Cure:</b> keeps %1 (%2): %3, %4. <a href=\"tab:cure\">Show it</a>")
                             .arg(recordsText(cure), confidenceText(cure.page.confidence), more, less);
    return cure.page.textShare < littleText ? text + textShareText(cure.page.textShare) : text;
}

QString separatorText(const Cure& cure, std::uint32_t candidate)
{
    const RecordRegion& of = cure.page.candidates[candidate];
    QString text = Cures::tr("<b>Separator of list %1</b>, once in each record: <tt>%2</tt>.")
                       .arg(candidate + 1)
                       .arg(sequencePathText(cure.page.sequence, of.separator));
    if (of.parents > 1)
        text += ' ' + Cures::tr("The records have %n parent(s), such as rows of a grid.", nullptr,
                                static_cast<int>(of.parents));
    return text;
}

QString bandTip(const Cure& cure, std::uint32_t candidate)
{
    const PlacedList& list = cure.lists[candidate];
    const auto records = static_cast<int>(list.records.size());
    const Region span = list.span();
    return QStringLiteral("<b>%1</b><br>%2")
        .arg(Cures::tr("Cure, list %1: %2").arg(candidate + 1).arg(candidateStatusName(list.status)),
             Cures::tr("%n record(s) at positions %1–%2, strength %3", nullptr, records)
                 .arg(span.begin.value + 1)
                 .arg(span.end.value)
                 .arg(decimal(cure.page.candidates[candidate].strength, 2)));
}

QString candidateStatusName(CandidateStatus status)
{
    switch (status) {
    case CandidateStatus::Main:
        return Cures::tr("kept");
    case CandidateStatus::Like:
        return Cures::tr("kept, too");
    case CandidateStatus::SamePlace:
        return Cures::tr("same place");
    case CandidateStatus::Weaker:
        return Cures::tr("weaker");
    case CandidateStatus::NotEnough:
        return Cures::tr("not enough");
    }
    return {};
}

QString candidateStatusTip(CandidateStatus status)
{
    switch (status) {
    case CandidateStatus::Main:
        return Cures::tr(
            "Selected. A slightly weaker list wins if it contains all of the top list's records and more.");
    case CandidateStatus::Like:
        return Cures::tr(
            "Kept together with the best list: their evidence does not differ enough to choose one.");
    case CandidateStatus::SamePlace:
        return Cures::tr(
            "Other records at the same positions: parts of the records, or several records merged into one.");
    case CandidateStatus::Weaker:
        return Cures::tr("Elsewhere on the page, with less evidence. It is pruned.");
    case CandidateStatus::NotEnough:
        return Cures::tr("No list on this page has enough evidence, so everything is kept.");
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
    return Cures::tr(factors[factor].title);
}

QString factorTip(std::size_t factor)
{
    return Cures::tr(factors[factor].tip) + ' ' +
           Cures::tr("Weight: %n.", nullptr, static_cast<int>(evidenceFactors[factor].weight));
}

} // namespace tagseam
