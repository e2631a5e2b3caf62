// SPDX-License-Identifier: MIT
// Mined records, and what became of them, in words.
#pragma once

#include "core/corpus/runs/minedpages.h"

#include <QString>

namespace tagseam {

/// "✕": a sign for lists, marks and legends.
QString statusSign(RecordStatus status);
/// "lost".
QString statusName(RecordStatus status);
/// What it means, in a sentence.
QString statusTip(RecordStatus status);
/// See regionLook().
int statusLook(RecordStatus status);

/// "12 regions, 82 records".
QString minedText(const MinedRecords& mined);
/// Rich text: both pages, and what became of the records.
QString totalsText(const MinedPages& pages);
/// Rich text: the noise removed by equation 4.1, with what was counted; empty without content.
QString noiseText(const MinedPages& pages);
/// Why a page has no region, and what would change it.
QString noRegionText(const MdrOptions& options);

/// Plain: "7 edits / 23.5 tags on average = 0.298, at most 0.3: alike."
QString likenessText(const ComparedPair& compared, const MdrOptions& options);

} // namespace tagseam
