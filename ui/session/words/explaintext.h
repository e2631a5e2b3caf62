// SPDX-License-Identifier: MIT
// Texts of the Explain dock: positions and levels from 1, numbers as in the size rule.
#pragma once

#include "core/explain/blocking.h"
#include "core/explain/separation.h"
#include "core/explain/whatifs.h"
#include "ui/session/analysis/pagesession.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <span>

namespace tagseam {

// The functions return rich text unless their comment says otherwise; links as ExplainTab::follow() takes
// them.

/// The translation context of the dock.
struct Explain {
    Q_DECLARE_TR_FUNCTIONS(tagseam::Explain)
};

/// The maximum number of rows of a list of symbols.
inline constexpr std::size_t listedSymbols = 500;

/// Plain text: at most `most` characters, followed by "…" if it was cut.
QString shortened(const QString& text, qsizetype most);
/// Plain text: the last `shown` labels of a tag path, which distinguish it from its neighbours:
/// "…/ul/li.hit".
QString shortTagPath(const TagPathSequence& sequence, Symbol symbol, int shown = 3);
/// A link to `target`; `text` is rich text.
QString linkTo(const QString& target, const QString& text);
/// A node's name as a link that selects it.
QString nodeLink(const PageSession& session, NodeId node);
/// A node's name as a link that selects it; with its position when it has neither id nor class, "div at 192".
QString placedLink(const PageSession& session, NodeId node);
/// Plain text: the largest of the subtrees that make up a region, "div#footer and 3 more"; empty for an empty
/// region.
QString regionName(const PageSession& session, Region region);
/// "positions 278–501 (div#footer and 3 more)", with the first subtree as a link.
QString regionText(const PageSession& session, Region region);
/// Plain text: "positions 5–9", "position 5", "no position".
QString positionsText(Region region);
/// Plain text: at least two decimals, more when the number has them.
QString exactDecimal(double number);
/// Plain text: "|80 − 220| / 300 = 0.47 > 0.20", the size rule with the numbers of a candidate split.
QString inequality(const SearchOptions& options, const CandidateSplit& candidateSplit);

/// A link that sets the stepper to a candidate split: `level` and `attempt` are indices into the trace.
QString stepLink(std::uint32_t level, std::uint32_t attempt, Position split, const QString& text);

/// Explains level by level why noise and content stayed together; neighbouring levels with the same reason
/// are combined.
QStringList chanceTexts(const PageSession& session, std::span<const Chance> chances);

/// Plain text: the change alone, "minimum difference 0.20 → 0.18", or the change of the template with its
/// elements.
QString changeText(const PageSession& session, const WhatIf& whatIf);

/// Makes the change in the page that is shown, or says why that cannot be done.
void tryChange(const PageSession& session, const WhatIf& whatIf);

/// Plain text: "12 nodes …/div.sep ignored". Requires an analysis.
QString editText(const PageSession& session, const TagPathEdit& edit);

/// The lowest threshold at which no symbol occurs on both sides of the gap, or of a gap of the range.
QString blockingText(const BlockingSymbols& blocking);
/// The number of blocking symbols, as the head of their list; empty when there are none to report.
QString crossingText(const BlockingSymbols& blocking);
/// The result of a level: its split and threshold, or that it was not split.
QString levelText(const PageSession& session, std::uint32_t level);

} // namespace tagseam
