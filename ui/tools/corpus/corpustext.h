// SPDX-License-Identifier: MIT
// What the Corpus workspace says in sentences.
#pragma once

#include "ui/tools/corpus/corpusdesk.h"
#include "ui/tools/corpus/corpusmeasures.h"

#include <QString>

namespace tagseam {

/// What there is, what is under way, and what can be done.
QString corpusSentence(const CorpusDesk& desk);
/// "jidm-2013: mean F1 0.712, against 0.698 in old.jsonl: +0.014 (95 % interval +0.002 to +0.027) …"
QString changeSentence(const CorpusDesk& desk, const MethodChange& change);
/// The method by its name; with that of its run where there are two.
QString nameOf(const CorpusDesk& desk, const RunMethod& method);
/// "42 s", "3 min".
QString durationText(double seconds);

} // namespace tagseam
