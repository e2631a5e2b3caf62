// SPDX-License-Identifier: MIT
// The result of content detection in words.
#pragma once

#include "ui/session/questions/detectionquestion.h"

#include <QString>

namespace tagseam {

/// Plain text: "list of records", "blocks of text", "no main content".
QString kindName(ContentKind kind);
/// "article", "without content".
QString pageKindName(PageKind kind);
/// Plain text: "list 2", "blocks of text".
QString choiceName(ContentChoice choice);
/// Rich text: "20 records in one list between positions 513 and 1176", with the positions as links.
QString foundText(const ContentDetection& detection);
/// Plain text: "expected F1 0.97".
QString confidenceText(double confidence);
/// Rich text: the share of the page's text that the records have, with a warning when it is little.
QString textShareText(double share);
/// For the diagnosis, rich text: what content detection keeps, and how many nodes more and fewer than the
/// search.
QString detectionWhatIf(const ContentDetection& detection);
/// True if the answer is a list with less than littleText of the page's text.
bool hasLittleText(const ContentDetection& detection);

} // namespace tagseam
