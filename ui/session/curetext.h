// SPDX-License-Identifier: MIT
// What the cure found, in words.
#pragma once

#include "ui/session/curequestion.h"

#include <QString>

namespace tagseam {

// Rich text unless it says otherwise.

/// "20 records between positions 513 and 1176, in one list; confidence 0.97; …", or that there are none.
QString cureHeadline(const Cure& cure);
/// Nodes that the pages pruned by the published search and by the cure both have, and each alone; empty where
/// the cure keeps nothing of this analysis.
QString cureDifference(const Cure& cure, Keep keep);
/// For the diagnosis: what the cure keeps, and how many nodes more and fewer than the search.
QString cureRemedy(const Cure& cure);
/// What comes once in each record of a candidate, as a tag path.
QString separatorText(const Cure& cure, std::uint32_t candidate);

/// Of its band under the plot: what it is, in a few lines.
QString bandTip(const Cure& cure, std::uint32_t candidate);

/// Plain: "kept", as in the legend of the plot: "main region" is the search's.
QString candidateStatusName(CandidateStatus status);
/// Plain: what it means, in a sentence.
QString candidateStatusTip(CandidateStatus status);
/// See regionLook().
int candidateLook(CandidateStatus status);

/// Plain: "Cover". `factor`: index into evidenceFactors.
QString factorTitle(std::size_t factor);
/// Plain: what it means and how often it counts.
QString factorTip(std::size_t factor);

} // namespace tagseam
