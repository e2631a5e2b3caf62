// SPDX-License-Identifier: MIT
// The points of a block of text for content detection, in words.
#pragma once

#include "core/methods/content/blockwhatifs.h"
#include "core/methods/content/explainedcontent.h"
#include "ui/session/analysis/pagesession.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace tagseam {

/// The translation context of the candidates of content detection.
struct Candidates {
    Q_DECLARE_TR_FUNCTIONS(tagseam::Candidates)
};

/// Plain text: the name of a figure of a block.
QString figureTitle(BlockFigure figure);
/// Plain text: "+2.31", "−0.62".
QString pointsText(double points);
/// Plain text: the points of every block, of the strongest figures with their values, of the rest, and of
/// class words.
QStringList pointLines(const Document& page, const MainContent& content, std::uint32_t block);

/// Rich text: whether an answer “blocks of text” keeps the block, by which figures, what its other status
/// would do, and the changes that would reverse it. Empty without a block.
QString blockReason(const PageSession& session, const ExplainedContent& explained,
                    const BlockWhatIfs& changes);

} // namespace tagseam
