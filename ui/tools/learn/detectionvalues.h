// SPDX-License-Identifier: MIT
// What a lesson says about content detection of its page, in numbers.
#pragma once

#include "core/teach/lesson.h"
#include "ui/session/detectionquestion.h"

namespace tagseam {

/// By name, as people read them in the language of the interface (positions of the analysis from 1, figures
/// with two decimals). Of the page: detectionLists (that separators part), detectionConfidence,
/// detectionMargin (one decimal). Of what is kept or, on a page without records, of the strongest list:
/// detectionRecords, detectionBegin, detectionEnd. Of the main region or, likewise, of that list:
/// detectionScore, and the factors of its evidence: detectionCoverage, detectionSimilarity,
/// detectionDiversity, detectionCount, detectionComplexity, detectionTextLength. Of the strongest list
/// elsewhere: detectionNextRecords, detectionNextBegin, detectionNextEnd, detectionNextScore,
/// detectionNextCoverage and so on. Numbers that do not exist are excluded.
LessonValues detectionValues(const ContentDetection& detection);

/// The strongest candidate that shares no position with what is kept or, on a page without records, with the
/// strongest list; nullptr for none.
const RecordRegion* strongestElsewhere(const ContentDetection& detection);

} // namespace tagseam
