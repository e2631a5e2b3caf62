// SPDX-License-Identifier: MIT
// What the tab Diagnosis says: the class of the page, the evidence for it, and a sentence for who makes the
// template.
#pragma once

#include "core/explain/diagnosis.h"
#include "ui/session/pagesession.h"

#include <QString>

namespace tagseam {

// Rich text.

/// "Too homogeneous: …": the class, and how clear the case is.
QString diagnosisHeadline(const Diagnosis& diagnosis);
/// What is wrong, for somebody who makes the template.
QString diagnosisSentence(const PageSession& session, const Diagnosis& diagnosis);
/// Whether the sentence advises a change: of the template, or of what the search keeps.
bool advises(const PageSession& session, const Diagnosis& diagnosis);
/// Where it advises one and content detection found records: what each is for, and which to try first.
QString detectionOrAdvice();
/// The numbers that the class was told by.
QString diagnosisEvidence(const PageSession& session, const Diagnosis& diagnosis);

} // namespace tagseam
