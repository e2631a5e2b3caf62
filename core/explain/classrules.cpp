// SPDX-License-Identifier: MIT
// The rules that put a page into a class. All numbers are shares. They are round numbers chosen on the 73
// pages of tst_diagnosiscorpus, whose content is known, and produce the tables in that test.
#include "core/explain/classrules.h"

#include <algorithm>

namespace tagseam {

namespace {

// From this share on a page whose main region is nearlyWhole was homogeneous in 19 cases of 20, below in 3 of
// 5: some pages have no more noise than that.
constexpr double surelyWhole = 0.97;
// A page that keeps its content keeps at least this share of the long texts: titles may be the only long
// texts of the content, and small print the only ones of the rest. Half of them is enough on those pages; but
// they include no newspapers, whose stories are in many regions (news.html in resources/samples keeps 46 %),
// so certainty grows up to `ampleText`.
constexpr double leastText = 0.20;
constexpr double ampleText = 0.80;
// A pruned region with at least this share of the long texts, and more than the main region, is the region
// that the search should have kept.
constexpr double mostText = 0.50;
constexpr double surelyMost = 0.70;
constexpr double surelyMore = 0.40;
// Little text in the main region, and no region with most of it: content was pruned in nearly all cases, but
// often in one piece. The certainty is never higher than this.
constexpr double atMostCertain = 0.30;

// Marked content counts as kept when at least this share of it is. Less than all, since the position at a
// split is pruned, and the first or last record may lose some positions to the wrapper beside it.
constexpr double contentIsKept = 0.90;
// Content counts as pruned in one piece when this share of it is in one other region.
constexpr double contentIsTogether = 0.75;
// The noise before and after the marked content is hardly pruned when less than this share of it is; it
// matters when it is at least this share of the page.
constexpr double noiseHardlyGone = 0.20;
constexpr double noiseMatters = 0.10;
// When at least this share of the kept nodes is not content, much else is kept. On the tuned half of the
// pages (tests/data/separators) hardly any page lies between 0.22 and 0.32 with the usual setup.
constexpr double muchElse = 0.25;
constexpr double surelyMuchElse = 0.50;
// When the share of other kept nodes is unknown, the certainty that a page is well split is never higher than
// this: most such pages that were wrong keep much else.
constexpr double atMostCertainOfElse = 0.40;

// Returns the distance of `value` from `border` on the way to `far`: 0 to 1.
double clearness(double value, double border, double far)
{
    return std::clamp((value - border) / (far - border), 0.0, 1.0);
}

// Returns the class of a page that keeps its content; `isKept`: how clear it is that it does.
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
