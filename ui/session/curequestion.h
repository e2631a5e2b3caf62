// SPDX-License-Identifier: MIT
// What the Cure tab and Diagnosis ask, on another thread: what the cure finds on the page, at the positions
// of the analysis that is shown.
#pragma once

#include "core/methods/separators/cureof.h"
#include "ui/session/inquiry.h"

#include <memory>

namespace tagseam {

/// By the nodes and the edits (*what if*) of the analysis.
Cure findCure(const Document& document, const Analysis& analysis, const std::stop_token& stop);

/// Shared with the model of the list: it may be as large as the page.
using CureInquiry = Inquiry<std::shared_ptr<const Cure>>;
/// Asks for it, unless it is known, under way, or given up.
void askCure(CureInquiry& inquiry, const PageSession& session);
/// nullptr until there is one.
const Cure* answerOf(const CureInquiry& inquiry);

} // namespace tagseam
