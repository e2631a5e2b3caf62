// SPDX-License-Identifier: MIT
// What content detection found, in words.
#pragma once

#include "ui/session/detectionquestion.h"

#include <QString>

namespace tagseam {

// Rich text unless it says otherwise.

/// "20 records between positions 513 and 1176, in one list; confidence 0.97; …", or that there are none.
QString detectionHeadline(const ContentDetection& detection);
/// Nodes that the pages pruned by the published search and by content detection both have, and each alone;
/// empty where content detection keeps nothing of this analysis.
QString detectionDifference(const ContentDetection& detection, Keep keep);
/// For the diagnosis: what content detection keeps, and how many nodes more and fewer than the search.
QString detectionWhatIf(const ContentDetection& detection);
/// What comes once in each record of a candidate, as a tag path.
QString separatorText(const ContentDetection& detection, std::uint32_t candidate);

/// Of its band under the plot: what it is, in a few lines.
QString bandTip(const ContentDetection& detection, std::uint32_t candidate);

/// Plain: "kept", as in the legend of the plot: "main region" is the search's.
QString candidateStatusName(CandidateStatus status);
/// Plain: what it means, in a sentence.
QString candidateStatusTip(CandidateStatus status);
/// See regionLook().
int candidateLook(CandidateStatus status);

/// Plain: "Coverage". `factor`: index into evidenceFactors.
QString factorTitle(std::size_t factor);
/// Plain: what it means and how often it counts.
QString factorTip(std::size_t factor);

} // namespace tagseam
