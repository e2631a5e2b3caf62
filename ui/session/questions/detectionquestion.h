// SPDX-License-Identifier: MIT
// Runs content detection on another thread, for the page at the positions of the shown analysis.
#pragma once

#include "core/methods/content/contentdetection.h"
#include "ui/session/questions/inquiry.h"

#include <memory>

namespace tagseam {

/// Runs content detection on the nodes and with the edits (what-ifs) of the analysis.
ContentDetection detectContent(const Document& document, const Analysis& analysis,
                               const std::stop_token& stop);

/// Shared with the model of the list, because it may be as large as the page.
using DetectionInquiry = Inquiry<std::shared_ptr<const ContentDetection>>;
/// Starts the inquiry unless it is answered, under way, or cancelled.
void askDetection(DetectionInquiry& inquiry, const PageSession& session);
/// The result; nullptr until there is one.
const ContentDetection* answerOf(const DetectionInquiry& inquiry);

} // namespace tagseam
