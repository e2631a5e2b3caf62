// SPDX-License-Identifier: MIT
// What the Content detection tab and Diagnosis ask, on another thread: what content detection finds on the
// page, at the positions of the analysis that is shown.
#pragma once

#include "core/methods/separators/contentdetection.h"
#include "ui/session/inquiry.h"

#include <memory>

namespace tagseam {

/// By the nodes and the edits (*what if*) of the analysis.
ContentDetection detectContent(const Document& document, const Analysis& analysis,
                               const std::stop_token& stop);

/// Shared with the model of the list: it may be as large as the page.
using DetectionInquiry = Inquiry<std::shared_ptr<const ContentDetection>>;
/// Asks for it, unless it is known, under way, or given up.
void askDetection(DetectionInquiry& inquiry, const PageSession& session);
/// nullptr until there is one.
const ContentDetection* answerOf(const DetectionInquiry& inquiry);

} // namespace tagseam
