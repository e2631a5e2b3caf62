// SPDX-License-Identifier: MIT
// To what a part of the page was lost, in the page's words.
#pragma once

#include "ui/session/pagesession.h"

#include <QString>

#include <cstdint>

namespace tagseam {

/// What won at a level that was split (an index into SearchTrace::levels), what repeats most on either side,
/// what the levels before took off both, where the cut lies, what the two share, and what is left in the end.
/// Two paragraphs, within one. `below`: positions of what is talked
/// about; `pieces`: positions of what is talked about that this level cut off, when
/// others cut off more; else 0. Rich text, links as ExplainTab::follow() takes them: "blocking symbols:2,3"
/// shows in BlockingSymbols, within the level 2, the gap at which the level 3 was split (from 0).
QString lostText(const PageSession& session, std::uint32_t level, Region below, std::uint32_t pieces);
/// The same of what holds, or last held, the two sides of that level's split together.
QString bondText(const PageSession& session, std::uint32_t level);

} // namespace tagseam
