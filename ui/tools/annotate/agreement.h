// SPDX-License-Identifier: MIT
// Finds, reads and compares the annotations of one page by several annotators, outside the GUI thread.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/adjudicate.h"
#include "core/truth/score/interannotator.h"
#include "ui/session/annotation/annotator.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// The file of one annotator.
struct Voice {
    std::string path; ///< raw bytes
    QString name;     ///< from the file, else from its name; empty if no annotator is named
    PageState state = PageState::Untouched;
    int marks = 0;
    int orphans = 0;         ///< number of marks that are excluded from the comparison
    QString unreadable;      ///< why it cannot be read, as data for a sentence
    AnnotatorMarks labelled; ///< the marks that are completely on the page
};

struct PageAgreement {
    std::vector<Voice> voices; ///< all files that were found or added
    std::vector<std::uint32_t>
        taken; ///< indices of the voices that are compared; at least two, otherwise the rest is empty
    AnnotatorAgreement figures; ///< annotators are indices into `taken`, here and below
    std::vector<Disagreement> disagreements;
    std::uint32_t nodes = 0;     ///< number of scored nodes
    std::uint32_t differing = 0; ///< number of these with different labels
    Merged merged;               ///< the marks that all make, and the others
    std::vector<OpenQuestion> questions;
};

/// Returns the raw paths of the annotations of the page by any annotator, in the place's folder: the file
/// without named annotator first, then by name. Empty when there is no folder.
std::vector<std::string> annotationsOf(const AnnotationPlace& place);

/// Reads the files and compares those for which `isTaken` is not false, by index; files that cannot be read
/// are excluded. Cost: reading, anchoring, and agreementOf().
PageAgreement compareAnnotations(const Document& document, const std::vector<std::string>& files,
                                 const std::vector<bool>& isTaken);

} // namespace tagseam
