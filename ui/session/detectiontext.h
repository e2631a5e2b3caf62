// SPDX-License-Identifier: MIT
// The result of content detection in words.
#pragma once

#include "ui/session/detectionquestion.h"

#include <QString>

namespace tagseam {

// The functions return rich text unless their comment says otherwise.

/// "20 records between positions 513 and 1176, in one list; confidence 0.97; …", or that there are none.
QString detectionHeadline(const ContentDetection& detection);
/// The numbers of nodes that the published search and content detection both keep, and that only one of them
/// keeps; empty where content detection keeps nothing of this analysis.
QString detectionDifference(const ContentDetection& detection, Keep keep);
/// For the diagnosis: what content detection keeps, and how many nodes more and fewer than the search.
QString detectionWhatIf(const ContentDetection& detection);
/// The tag path that occurs once in each record of a candidate.
QString separatorText(const ContentDetection& detection, std::uint32_t candidate);

/// The tool tip of the candidate's band under the plot: what it is, in a few lines.
QString bandTip(const ContentDetection& detection, std::uint32_t candidate);

/// Plain text: "kept", as in the legend of the plot, where "main region" is that of the search.
QString candidateStatusName(CandidateStatus status);
/// Plain text: the meaning of the status, in a sentence.
QString candidateStatusTip(CandidateStatus status);
/// See regionLook().
int candidateLook(CandidateStatus status);

/// Plain text: the name of a factor. `factor` is an index into evidenceFactors.
QString factorTitle(std::size_t factor);
/// Plain text: the meaning of a factor, and its weight.
QString factorTip(std::size_t factor);

} // namespace tagseam
