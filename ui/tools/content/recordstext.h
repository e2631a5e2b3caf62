// SPDX-License-Identifier: MIT
// Mined records and their status in words.
#pragma once

#include "core/corpus/runs/minedpages.h"

#include <QString>

namespace tagseam {

/// A sign for lists, marks and legends: "✕".
QString statusSign(RecordStatus status);
/// The name of a status: "lost".
QString statusName(RecordStatus status);
/// The meaning of a status, in a sentence.
QString statusTip(RecordStatus status);
/// See regionLook().
int statusLook(RecordStatus status);

/// "12 regions, 82 records".
QString minedText(const MinedRecords& mined);
/// Rich text: both pages, and the status of the records.
QString totalsText(const MinedPages& pages);
/// Rich text: the removed noise by equation 4.1, with its counts; empty without content.
QString noiseText(const MinedPages& pages);
/// The reason why a page has no region, and what would change it.
QString noRegionText(const MdrOptions& options);

/// Plain text: "7 edits / 23.5 tags on average = 0.298, at most 0.3: alike."
QString likenessText(const ComparedPair& compared, const MdrOptions& options);

} // namespace tagseam
