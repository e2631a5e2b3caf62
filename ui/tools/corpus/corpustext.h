// SPDX-License-Identifier: MIT
// Sentences of the Corpus workspace.
#pragma once

#include "ui/tools/corpus/corpusmeasures.h"
#include "ui/tools/corpus/opencorpus.h"

#include <QString>

namespace tagseam {

/// The state, the job under way, and the possible next actions.
QString corpusSentence(const OpenCorpus& corpus);
/// "jidm-2013: mean F1 0.712, against 0.698 in old.jsonl: +0.014 (95 % interval +0.002 to +0.027) …"
QString changeSentence(const OpenCorpus& corpus, const MethodChange& change);
/// The name of the method, with the name of its run if there are two runs.
QString nameOf(const OpenCorpus& corpus, const RunMethod& method);
/// The formatted duration: "42 s", "3 min".
QString durationText(double seconds);

} // namespace tagseam
