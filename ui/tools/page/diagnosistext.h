// SPDX-License-Identifier: MIT
// The texts of the tab Diagnosis: the class of the page, the evidence for it, and advice for the author of
// the template.
#pragma once

#include "core/explain/diagnosis.h"
#include "core/explain/templatemistakes.h"
#include "ui/session/analysis/pagesession.h"

#include <QString>

namespace tagseam {

// The functions return rich text.

/// "Too homogeneous: …": the class, and how clear it is.
QString diagnosisHeadline(const Diagnosis& diagnosis);
/// The problem, for the author of the template.
QString diagnosisSentence(const PageSession& session, const Diagnosis& diagnosis);
/// Says what stands for the content while none is marked. `diagnosis` is nullptr while it is unknown.
QString contentSource(const Diagnosis* diagnosis);
/// True if the sentence advises a change of the template, or of what the search keeps.
bool advises(const PageSession& session, const Diagnosis& diagnosis);
/// If it advises a change and content detection finds content: the purpose of each, and which to try first.
QString detectionOrAdvice();
/// Plain text: the mistake with its elements, or with its place in the source.
QString mistakeText(const Document& page, const TemplateMistake& mistake);
/// The numbers from which the class was determined.
QString diagnosisEvidence(const PageSession& session, const Diagnosis& diagnosis);

} // namespace tagseam
