// SPDX-License-Identifier: MIT
// The rules that put a page into a class. All numbers are shares, chosen as round ones on the 73 pages of
// tst_diagnosiscorpus, whose content is known: with them the tables come out that stand there.
#include "core/explain/classrules.h"

#include <algorithm>

namespace tagseam {

namespace {

// A main region of at least so much of the page: next to nothing was cut off. From `surelyWhole` on such a
// page was homogeneous in 19 cases of 20, below in 3 of 5: some have no more noise than that.
constexpr double nearlyWhole = 0.90;
constexpr double surelyWhole = 0.97;
// Of the long texts a page that keeps its content keeps at least so much: titles may be all that the content
// has of them, and the small print all that the rest has. Half of them is enough on those pages; but there
// are no newspapers among them, whose stories are in many regions (news.html in resources/samples keeps
// 46 %), so that certainty grows up to `ampleText`.
constexpr double leastText = 0.20;
constexpr double ampleText = 0.80;
// A part that was cut off, with at least so much of the long texts, and more than the main region, is what
// the search should have kept.
constexpr double mostText = 0.50;
constexpr double surelyMost = 0.70;
constexpr double surelyMore = 0.40;
// Little text in the main region, and no part with most of it: content was lost in nearly all cases, but
// often in one piece. Never more certain than this.
constexpr double atMostCertain = 0.30;

// Of marked content: kept, when at least so much of it is. Less than all, since the position at a split is
// dropped, and the first or last record may lose some to the wrapper beside it.
constexpr double contentIsKept = 0.90;
// Lost in one piece, when so much of it is in one other part.
constexpr double contentIsTogether = 0.75;
// What lies before and behind the marked content hardly went, when less of it did; and matters, when it is so
// much of the page.
constexpr double noiseHardlyGone = 0.20;
constexpr double noiseMatters = 0.10;
// When at least this share of what is kept is not content, it is much else. On the tuned half of the pages
// (tests/data/content detection) hardly any page lies between 0.22 and 0.32 by the usual setup.
constexpr double muchElse = 0.25;
constexpr double surelyMuchElse = 0.50;
// Where nobody knows how much else is kept, a page that seems well split is never more certain than this:
// most of those that were wrong keep much else.
constexpr double atMostCertainOfElse = 0.40;

// How far `value` is from `border` on the way to `far`: 0 to 1.
double clearness(double value, double border, double far)
{
    return std::clamp((value - border) / (far - border), 0.0, 1.0);
}

// The class of a page that keeps its content; `isKept`: how clear it is that it does.
Ruling ruleOnElse(const ClassEvidence& evidence, double isKept)
{
    if (!evidence.keptElse)
        return {PageClass::WellSplit, std::min(isKept, atMostCertainOfElse)};
    if (*evidence.keptElse >= muchElse)
        return {PageClass::MuchElse,
                std::min(isKept, clearness(*evidence.keptElse, muchElse, surelyMuchElse))};
    return {PageClass::WellSplit, std::min(isKept, clearness(*evidence.keptElse, muchElse, 0))};
}

Ruling judgeKept(const ClassEvidence& evidence)
{
    const double isKept = clearness(evidence.content, contentIsKept, 1);
    if (evidence.noise < noiseMatters)
        return {PageClass::WellSplit, isKept};
    if (evidence.noiseGone < noiseHardlyGone)
        return {PageClass::Homogeneous, std::min(isKept, clearness(evidence.noiseGone, noiseHardlyGone, 0))};
    const Ruling ruling = ruleOnElse(evidence, isKept);
    return ruling.pageClass == PageClass::MuchElse
               ? ruling
               : Ruling{ruling.pageClass,
                        std::min(ruling.certainty, clearness(evidence.noiseGone, noiseHardlyGone, 1))};
}

} // namespace

Ruling guessClass(const ClassEvidence& evidence, bool hasText)
{
    if (evidence.positions >= nearlyWhole)
        return {PageClass::Homogeneous,
                hasText ? clearness(evidence.positions, nearlyWhole, surelyWhole) : 0};
    if (!hasText)
        return ruleOnElse(evidence, 0);
    if (evidence.otherText >= mostText && evidence.otherText > evidence.text)
        return {PageClass::SmallMain, std::min(clearness(evidence.otherText, mostText, surelyMost),
                                               clearness(evidence.otherText - evidence.text, 0, surelyMore))};
    if (evidence.text < leastText)
        return {PageClass::Heterogeneous, atMostCertain * clearness(evidence.text, leastText, 0)};
    return ruleOnElse(evidence, clearness(evidence.text, leastText, ampleText));
}

Ruling judgeClass(const ClassEvidence& evidence)
{
    if (evidence.content >= contentIsKept)
        return judgeKept(evidence);
    const double isLost = clearness(evidence.content, contentIsKept, 0);
    if (evidence.otherContent >= contentIsTogether)
        return {PageClass::SmallMain,
                std::min(isLost, clearness(evidence.otherContent, contentIsTogether, 1))};
    return {PageClass::Heterogeneous,
            std::min(isLost, clearness(evidence.otherContent, contentIsTogether, 0))};
}

} // namespace tagseam
