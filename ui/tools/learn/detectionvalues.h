// SPDX-License-Identifier: MIT
// The numbers of content detection that lessons show.
#pragma once

#include "core/teach/lesson.h"
#include "ui/session/questions/detectionquestion.h"

namespace tagseam {

/// Returns values by name, formatted in the language of the interface (positions of the analysis from 1,
/// figures with two decimals). For the page: detectionLists (lists found by record separators),
/// detectionConfidence, detectionMargin (one decimal). For what is kept or, on a page without records, for
/// the list with the highest score: detectionRecords, detectionBegin, detectionEnd. For the main region or,
/// without records, for that list: detectionScore, and the factors of its evidence: detectionCoverage,
/// detectionSimilarity, detectionDiversity, detectionCount, detectionComplexity, detectionTextLength. For the
/// list with the highest score elsewhere: detectionNextRecords, detectionNextBegin, detectionNextEnd,
/// detectionNextScore, detectionNextCoverage and so on. For each answer, as
/// detectionText and likewise detectionList, detectionNone: detectionTextExpected, detectionTextFrom,
/// detectionTextTo (first and last position); for the text detectionWords and detectionThreshold. Numbers
/// that do not exist are excluded.
LessonValues detectionValues(const ContentDetection& detection);

/// The candidate with the highest score that shares no position with what is kept or, on a page without
/// records, with the list of the highest score; nullptr if there is none.
const RecordRegion* strongestElsewhere(const ContentDetection& detection);

} // namespace tagseam
