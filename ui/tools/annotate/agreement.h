// SPDX-License-Identifier: MIT
// The annotations of one page by several people: found, read, and compared, off the GUI thread.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"
#include "core/truth/score/adjudicate.h"
#include "core/truth/score/interannotator.h"
#include "ui/session/annotator.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// One annotator's file.
struct Voice {
    std::string path; ///< raw bytes
    QString name;     ///< as the file says, else as it is called; empty for nobody in particular
    PageState state = PageState::Untouched;
    int marks = 0;
    int orphans = 0;         ///< excluded of all that follows
    QString unreadable;      ///< why; data for a sentence
    AnnotatorMarks labelled; ///< that are whole
};

struct PageAgreement {
    std::vector<Voice> voices;        ///< all that were found or added
    std::vector<std::uint32_t> taken; ///< of these, those that are compared: two or more, or nothing follows
    AnnotatorAgreement figures;       ///< annotators count within `taken`, here and below
    std::vector<Disagreement> disagreements;
    std::uint32_t nodes = 0;     ///< that are scored
    std::uint32_t differing = 0; ///< of them with different labels
    Merged merged;               ///< what all make, and the others
    std::vector<OpenQuestion> questions;
};

/// Raw paths of the annotations of the page by whomever, in the place's folder: nobody's first, then by their
/// names. Empty when there is nowhere to look.
std::vector<std::string> annotationsOf(const AnnotationPlace& place);

/// Reads the files and compares those of which `isTaken` is not false, by index; those that cannot be read
/// are not. Cost: that of reading, anchoring, and agreementOf().
PageAgreement compareAnnotations(const Document& document, const std::vector<std::string>& files,
                                 const std::vector<bool>& isTaken);

} // namespace tagseam
