// SPDX-License-Identifier: MIT
// What a lesson says about the cure of its page, in numbers.
#pragma once

#include "core/teach/lesson.h"
#include "ui/session/curequestion.h"

namespace tagseam {

/// By name, as people read them in the language of the interface (positions of the analysis from 1, figures
/// with two decimals). Of the page: cureLists (that separators part), cureConfidence, cureMargin (one
/// decimal). Of what is kept or, on a page without records, of the strongest list: cureRecords, cureBegin,
/// cureEnd. Of the main region or, likewise, of that list: cureStrength, and the factors of its evidence:
/// cureCover, cureAlike, cureVaried, cureCount, cureRich, cureWords. Of the strongest list elsewhere:
/// cureNextRecords, cureNextBegin, cureNextEnd, cureNextStrength, cureNextCover and so on. Numbers that do
/// not exist are left out.
LessonValues cureValues(const Cure& cure);

/// The strongest candidate that shares no position with what is kept or, on a page without records, with the
/// strongest list; nullptr for none.
const RecordRegion* strongestElsewhere(const Cure& cure);

} // namespace tagseam
