// SPDX-License-Identifier: MIT
// Mined records and their status in words.
#include "ui/tools/content/recordstext.h"

#include "ui/session/words/explaintext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace tagseam {

namespace {

class Records { // translation context of these texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::Records)
};

QString regionsText(const MinedRecords& mined)
{
    return Records::tr("%n region(s)", nullptr, static_cast<int>(mined.regions.size()));
}

QString recordsText(std::uint32_t records)
{
    return Records::tr("%n record(s)", nullptr, static_cast<int>(records));
}

QString changesText(const RecordChanges& changes)
{
    const auto number = [&](RecordStatus status) { return static_cast<int>(changes.count(status)); };
    QStringList parts;
    if (const int lost = number(RecordStatus::Lost))
        parts << Records::tr("%n lost", nullptr, lost);
    if (const int noise = number(RecordStatus::GoneNoise))
        parts << Records::tr("%n of noise removed", nullptr, noise);
    if (const int gone = number(RecordStatus::Gone))
        parts << Records::tr("%n removed", nullptr, gone);
    if (const int changed = number(RecordStatus::Changed))
        parts << Records::tr("%n with other nodes", nullptr, changed);
    if (const int more = number(RecordStatus::New))
        parts << Records::tr("%n new", nullptr, more);
    return parts.isEmpty() ? Records::tr("the same in both") : parts.join(QStringLiteral(", "));
}

// Uses enough decimals that a number above the threshold is printed as above it.
QString valueText(double value, double threshold)
{
    constexpr int most = 10;
    int decimals = 3;
    const auto rounded = [&] { return QString::number(value, 'f', decimals).toDouble(); };
    while (decimals < most &&
           ((rounded() > threshold) != (value > threshold) || (rounded() < threshold) != (value < threshold)))
        ++decimals;
    return decimal(value, decimals);
}

QString thresholdText(double threshold)
{
    QString text = exactDecimal(threshold);
    while (text.endsWith('0') && text.size() > 3) // "0.30" is 0.3 in the papers
        text.chop(1);
    return text;
}

// "7 edits / 23.5 tags on average = 0.298".
QString formula(const Likeness& likeness, const MdrOptions& options)
{
    const QString value = valueText(likeness.value, options.threshold);
    if (options.similarity == Similarity::TreeMatching) {
        const std::uint32_t larger = std::max(likeness.sizeA, likeness.sizeB);
        const auto matches = static_cast<int>(likeness.matches) - 1;
        return Records::tr("%1 / %2 = %3")
            .arg(Records::tr("%n matched tag(s)", nullptr, matches),
                 Records::tr("%n tag(s) of the larger", nullptr, static_cast<int>(larger)), value);
    }
    const double mean = (static_cast<double>(likeness.sizeA) + likeness.sizeB) / 2;
    return Records::tr("%1 / %2 tags on average = %3")
        .arg(Records::tr("%n edit(s)", nullptr, static_cast<int>(likeness.edits)), decimal(mean, 1), value);
}

QString verdict(const Likeness& likeness, const MdrOptions& options)
{
    const bool isTree = options.similarity == Similarity::TreeMatching;
    const bool holds = likeness.isDeepEnough ? likeness.isAlike
                                             : (isTree ? likeness.value >= options.threshold
                                                       : likeness.value <= options.threshold);
    const QString bound = isTree ? (holds ? Records::tr("at least %1") : Records::tr("less than %1"))
                                 : (holds ? Records::tr("at most %1") : Records::tr("more than %1"));
    const QString start =
        QStringLiteral("%1, %2").arg(formula(likeness, options), bound.arg(thresholdText(options.threshold)));
    if (!likeness.isDeepEnough)
        return Records::tr("%1. But one of the two, under a common root, has fewer than %n levels of tags. "
                           "MDR does not compare it, so they are not alike.",
                           nullptr, static_cast<int>(options.smallestDepth))
            .arg(start);
    return likeness.isAlike ? Records::tr("%1: alike.").arg(start) : Records::tr("%1: not alike.").arg(start);
}

} // namespace

QString statusSign(RecordStatus status)
{
    constexpr std::array signs{u"=", u"≈", u"✕", u"−", u"−", u"+"};
    return QString::fromUtf16(signs[static_cast<std::size_t>(status)]);
}

QString statusName(RecordStatus status)
{
    switch (status) {
    case RecordStatus::Kept:
        return Records::tr("kept");
    case RecordStatus::Changed:
        return Records::tr("other nodes");
    case RecordStatus::Lost:
        return Records::tr("lost");
    case RecordStatus::GoneNoise:
        return Records::tr("removed noise");
    case RecordStatus::Gone:
        return Records::tr("removed");
    case RecordStatus::New:
        return Records::tr("new");
    }
    return {};
}

QString statusTip(RecordStatus status)
{
    switch (status) {
    case RecordStatus::Kept:
        return Records::tr("A record of both pages, of the same nodes.");
    case RecordStatus::Changed:
        return Records::tr("A record of both pages: some of its nodes differ, but most are the same.");
    case RecordStatus::Lost:
        return Records::tr("It contains marked content, and it is not a record of the pruned page.");
    case RecordStatus::GoneNoise:
        return Records::tr("It contains no marked content, and it is not a record of the pruned page.");
    case RecordStatus::Gone:
        return Records::tr(
            "It is not a record of the pruned page. Mark the content to see whether this is a loss.");
    case RecordStatus::New:
        return Records::tr("A record of the pruned page alone.");
    }
    return {};
}

int statusLook(RecordStatus status)
{
    constexpr std::array looks{2, 3, 15, 5, 5, 0}; // green, violet, red, grey, grey, blue
    return looks[static_cast<std::size_t>(status)];
}

QString minedText(const MinedRecords& mined)
{
    return QStringLiteral("%1, %2").arg(regionsText(mined), recordsText(mined.recordCount()));
}

QString totalsText(const MinedPages& pages)
{
    return Records::tr("<b>Original:</b> %1; <b>pruned:</b> %2; %3.")
        .arg(minedText(*pages.original), minedText(*pages.pruned), changesText(pages.changes));
}

QString noiseText(const MinedPages& pages)
{
    if (!pages.targets)
        return {};
    const ExtractedRecords original = pages.targets->original;
    const ExtractedRecords pruned = pages.targets->pruned;
    const std::optional<double> removed = noiseRemoved(original, pruned);
    if (!removed)
        return Records::tr("There was no spurious record to remove.");
    return Records::tr("<b>Noise removed</b> (equation 4.1): %1 %; of %2 spurious records, %3 remain.")
        .arg(decimal(100 * *removed, 1))
        .arg(original.total - original.target)
        .arg(pruned.total - pruned.target);
}

QString noRegionText(const MdrOptions& options)
{
    const bool isTree = options.similarity == Similarity::TreeMatching;
    const QString threshold = exactDecimal(options.threshold);
    return (isTree
                ? Records::tr("No neighbours are alike enough to be records. A lower threshold (now %1), or "
                              "fewer levels (now %2), would find more.")
                : Records::tr("No neighbours are alike enough to be records. A higher threshold (now %1), "
                              "or fewer levels (now %2), would find more."))
        .arg(threshold)
        .arg(options.smallestDepth);
}

QString likenessText(const ComparedPair& compared, const MdrOptions& options)
{
    const Likeness& likeness = compared.likeness;
    if (likeness.sizeA == 0 || likeness.sizeB == 0)
        return Records::tr("One of the two has no tags: it is a script, a text that does not count, or not "
                           "on the page. It is never compared.");
    QString text = verdict(likeness, options);
    if (!compared.haveOneParent)
        text += ' ' + Records::tr("The two nodes are not siblings: MDR does not compare them.");
    else if (!compared.isParentDeepEnough)
        text += ' ' + Records::tr("But the subtree of their parent has fewer than %n levels of tags: MDR "
                                  "does not compare its children.",
                                  nullptr, static_cast<int>(options.smallestDepth));
    if (likeness.aligned.empty())
        text += ' ' + Records::tr("The two nodes are too large to be shown tag by tag.");
    return text;
}

} // namespace tagseam
