// SPDX-License-Identifier: MIT
// The candidates of content detection, and the evidence for them, in words.
#pragma once

#include "ui/session/questions/detectionquestion.h"

#include <QString>

namespace tagseam {

// The functions return plain text unless their comment says otherwise.

/// Rich text: what the page has and where, the expected F1, and the kind of page.
QString detectionHeadline(const ContentDetection& detection);
/// Rich text: the numbers of nodes that the published search and content detection both keep, and that only
/// one of them keeps; empty where content detection keeps everything, or nothing of this analysis.
QString detectionDifference(const ContentDetection& detection, Keep keep);
/// Rich text: the tag path that occurs once in each record of a list.
QString separatorText(const ContentDetection& detection, std::uint32_t candidate);
/// "12 records", "420 words", "no text": the candidate of a kind.
QString candidateText(const ContentDetection& detection, ContentKind kind);

/// The tool tip of the candidate's band under the plot, in a few lines.
QString bandTip(const ContentDetection& detection, ContentChoice choice);

/// "kept", as in the legend of the plot, where "main region" is that of the search.
QString candidateStatusName(CandidateStatus status);
/// The meaning of the status, in a sentence.
QString candidateStatusTip(CandidateStatus status);
/// See regionLook().
int candidateLook(CandidateStatus status);

/// The name of a factor of a list. `factor` is an index into evidenceFactors.
QString factorTitle(std::size_t factor);
/// The meaning of a factor of a list, and its weight.
QString factorTip(std::size_t factor);

} // namespace tagseam
