// SPDX-License-Identifier: MIT
// Explains why a part of the page was pruned.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QString>

#include <cstdint>

namespace tagseam {

/// Explains a level that was split (`level` is an index into SearchTrace::levels): what was kept, what
/// repeats most on either side, what earlier levels pruned from both, where the split lies, the symbols on
/// both sides, and what remains at the end. Two paragraphs, inside one. `below`: the positions of the part;
/// `pieces`: the number of its positions that this level pruned, when other levels pruned more; else 0. Rich
/// text, links as ExplainTab::follow() takes them: "blocking:2,3" shows the blocking symbols, within level 2,
/// of the gap at which level 3 was split (from 0).
QString lostText(const PageSession& session, std::uint32_t level, Region below, std::uint32_t pieces);
/// Explains in the same way what holds, or last held, the two sides of that level's split together.
QString bondText(const PageSession& session, std::uint32_t level);

} // namespace tagseam
