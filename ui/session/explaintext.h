// SPDX-License-Identifier: MIT
// What the Explain dock says, in words: positions and levels from 1, numbers as the size rule saw them.
#pragma once

#include "core/explain/blocking.h"
#include "core/explain/separation.h"
#include "core/explain/whatifs.h"
#include "ui/session/pagesession.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <span>

namespace tagseam {

// Rich text unless it says otherwise; links as ExplainTab::follow() takes them.

/// The context of the texts of the dock.
struct Explain {
    Q_DECLARE_TR_FUNCTIONS(tagseam::Explain)
};

/// Rows of a list of symbols at most.
inline constexpr std::size_t listedSymbols = 500;

/// Plain: at most `most` characters, then "…".
QString shortened(const QString& text, qsizetype most);
/// Plain: the last `shown` labels of a tag path, which distinguish it from its neighbours: "…/ul/li.hit".
QString shortTagPath(const TagPathSequence& sequence, Symbol symbol, int shown = 3);
/// A link to what `target` names; `text` is rich.
QString linkTo(const QString& target, const QString& text);
/// A node's name as a link that selects it.
QString nodeLink(const PageSession& session, NodeId node);
/// The same; with its position when it has neither id nor class, "div at 192".
QString placedLink(const PageSession& session, NodeId node);
/// Plain: the largest of the subtrees that make up a region, "div#footer and 3 more"; empty for an empty
/// region.
QString regionName(const PageSession& session, Region region);
/// "positions 278–501 (div#footer and 3 more)", the first subtree as a link.
QString regionText(const PageSession& session, Region region);
/// Plain: "positions 5–9", "position 5", "no position".
QString positionsText(Region region);
/// Plain: at least two decimals, more when the number has them.
QString exactDecimal(double number);
/// Plain: "|80 − 220| / 300 = 0.47 > 0.20": the size rule with the numbers of a candidate split.
QString inequality(const SearchOptions& options, const CandidateSplit& candidateSplit);

/// A link that puts the stepper at a candidate split: `level` and `attempt` are indices into the trace's.
QString stepLink(std::uint32_t level, std::uint32_t attempt, Position split, const QString& text);

/// What kept noise and content together, level by level; neighbours of which the same is to be said are one.
QStringList chanceTexts(const PageSession& session, std::span<const Chance> chances);

/// The element that a change of the template is about; empty for the change of a switch.
QString changedElement(const PageSession& session, const WhatIf& whatIf);
/// Plain: the change alone, "minimum difference 0.20 → 0.18". `element`: see changedElement().
QString changeText(const WhatIf& whatIf, const AnalysisOptions& present, const QString& element);

/// Plain: "12 nodes …/div.sep ignored". Only with an analysis.
QString editText(const PageSession& session, const TagPathEdit& edit);

/// The lowest threshold that opens the gap, or one of the range.
QString blockingText(const BlockingSymbols& blocking);
/// How many symbols are to blocking symbols, as the head of their list; empty when there is nothing to say.
QString crossingText(const BlockingSymbols& blocking);
/// What the search did with a level: where it was split and at which threshold, or that it was not.
QString levelText(const PageSession& session, std::uint32_t level);

} // namespace tagseam
