// SPDX-License-Identifier: MIT
// The table of sentences for errors.
#include "core/base/errorsentences.h"

#include "core/base/translate.h"

namespace tagseam {

const char* sentenceOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::CannotRead:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 cannot be read (%2).");
    case ErrorCode::Empty:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is empty.");
    case ErrorCode::NotText:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is not text (%2 % of it are control characters).");
    case ErrorCode::NoComputedStyles:
        return QT_TRANSLATE_NOOP(
            "tagseam::ErrorText",
            "%1 has no computed styles; trees that tagseam --save-tree takes now have them.");
    case ErrorCode::NoBoxes:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 has no boxes, which only a rendered page has; "
                                                       "trees that tagseam --save-tree takes have them.");
    case ErrorCode::BrowserTree:
        return QT_TRANSLATE_NOOP(
            "tagseam::ErrorText",
            "%1 is a rendered tree that tagseam --save-tree wrote, not a page. tagseam-cli reads it.");
    case ErrorCode::UnknownEncoding:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "No encoding is named %2.");
    case ErrorCode::TooLarge:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is larger than %2.");
    case ErrorCode::BadArchive:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 cannot be unpacked (%2).");
    case ErrorCode::TooManyNodes:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 has more than %2 nodes.");
    case ErrorCode::TooManyAttributes:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 has more than %2 attributes.");
    case ErrorCode::TooManyEntries:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 has more than %2 entries.");
    case ErrorCode::TooDeep:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 nests deeper than %2 elements.");
    case ErrorCode::BadManifest:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is not the manifest of an archived page (%2).");
    case ErrorCode::BadGroundTruth:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 cannot be read as ground truth (%2).");
    case ErrorCode::BadCorpus:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is not a valid corpus (%2).");
    case ErrorCode::BadRun:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 cannot be used as a run (%2).");
    case ErrorCode::BadSelector:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 cannot select a node (%2).");
    case ErrorCode::BadSetup:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is neither a variant nor an option with a value.");
    case ErrorCode::BadSymbol:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1: '%2' is not an integer of 64 bits.");
    case ErrorCode::BadSnapshot:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "The page could not be captured (%1: %2).");
    case ErrorCode::Stopped:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "%1 was not read completely because the reading was cancelled.");
    case ErrorCode::BadAnnotation:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is not a valid annotation (%2).");
    case ErrorCode::BadStyleTree:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is not a valid site style tree (%2).");
    case ErrorCode::FileChanged:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "Another program changed %1 in the meantime, so nothing was written.");
    case ErrorCode::InUse:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 is open in another program (%2).");
    case ErrorCode::CannotWrite:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 cannot be written (%2).");
    case ErrorCode::SeveralAnnotators:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "%1 is annotated by %2: choose the annotator whose annotations count.");
    case ErrorCode::OtherTree:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "%1 was annotated on its %2 tree, which is not available.");
    case ErrorCode::ReadInPart:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 was read only in part (%2).");
    case ErrorCode::DamagedArchive:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "%1 is in a damaged archive (%2), from which other entries may be missing.");
    case ErrorCode::MissingParts:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "%1 shows parts that its archive does not contain (%2).");
    case ErrorCode::RefusedEncoding:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText", "%1 was served with the encoding %2, which is not "
                                                       "supported; its encoding was found in its bytes.");
    case ErrorCode::OtherParser:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "%1 is nested too deeply for the HTML5 parser, and was "
                                 "read by libxml2.");
    case ErrorCode::NotWellFormed:
        return QT_TRANSLATE_NOOP("tagseam::ErrorText",
                                 "%1 is not well-formed XHTML (line %2), and was read as HTML instead.");
    }
    return "";
}

} // namespace tagseam
