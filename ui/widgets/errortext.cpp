// SPDX-License-Identifier: MIT
// Sentences for the errors of core.
#include "ui/widgets/errortext.h"

#include "core/corpus/pages/annotatedtree.h"

#include <QCoreApplication>

namespace tagseam {

namespace {

struct ErrorText { // the context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::ErrorText)
};

// Reasons that errors of core give in words, for their translation; those of zlib, brotli and of the system
// stay as they are. Tests of core look here for what they meet.
[[maybe_unused]] constexpr const char* coreReasons[] = {
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the page gave no answer"),
    // of corpus
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it is not a folder"),
    // of contentencoding
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "zlib could not start"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "brotli could not start"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it ends before the first byte"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "damaged data"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "packed as zstd"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "unknown content coding"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "more codings than can be meant"),
    // of archive and mhtml
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "neither MHTML nor WARC"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its header has no end"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a multipart names no boundary"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it has no part"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "unknown transfer encoding"),
    // of warc and recordreader
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it holds no response"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a record has no end of its headers"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a record ends early"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a record does not say its length"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the file became shorter"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "100 times its packed size"),
    // of manifest
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no JSON"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no JSON object"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "missing"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no text"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no object"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no list of texts"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "neither true nor false"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no whole number from 0 to 4294967295"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "another one than tagseam.manifest/1"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no time in UTC as 2026-11-21T19:30:00Z"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no 64 hexadecimal digits"),
    // of snapshot
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the bytes end early or late"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no such string"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "attributes of no element"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its parent is not open"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no element has that many attributes"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "neither element, text nor comment"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "attributes missing"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "columns of different length"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "these bytes are no snapshot"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "these bytes are no styles"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "another number of nodes"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "more styles than nodes"),
};

} // namespace

QString errorText(const Error& error, const QString& name)
{
    const QString where = error.where.empty() ? name : QString::fromStdString(error.where);
    QString detail = error.detail.empty() ? QString() : ErrorText::tr(error.detail.c_str());
    switch (error.code) {
    case ErrorCode::CannotRead:
        return ErrorText::tr("%1 cannot be read (%2).").arg(where, detail);
    case ErrorCode::Empty:
        return ErrorText::tr("%1 is empty.").arg(where);
    case ErrorCode::NotText:
        return ErrorText::tr("%1 is not text: %2 % of it are control characters.").arg(where, detail);
    case ErrorCode::BrowserTree:
        return ErrorText::tr("%1 is the tree of a browser, as tagseam --capture-dom writes it, and no page: "
                             "tagseam-cli reads it.")
            .arg(where);
    case ErrorCode::UnknownEncoding:
        return ErrorText::tr("No encoding is named %1.").arg(detail);
    case ErrorCode::TooLarge:
        return ErrorText::tr("%1 is larger than %2.").arg(where, detail);
    case ErrorCode::BadArchive:
        return ErrorText::tr("%1 cannot be unpacked (%2).").arg(where, detail);
    case ErrorCode::TooManyNodes:
        return ErrorText::tr("%1 has more than %2 nodes.").arg(where, detail);
    case ErrorCode::TooManyAttributes:
        return ErrorText::tr("%1 has more than %2 attributes.").arg(where, detail);
    case ErrorCode::TooManyEntries:
        return ErrorText::tr("%1 has a list of entries of more than %2.").arg(where, detail);
    case ErrorCode::TooDeep:
        return ErrorText::tr("%1 nests deeper than %2 elements.").arg(where, detail);
    case ErrorCode::BadManifest:
        return ErrorText::tr("The manifest cannot be read (%1: %2).").arg(where, detail);
    case ErrorCode::BadTruth:
        return ErrorText::tr("The ground truth cannot be read (%1: %2).").arg(where, detail);
    case ErrorCode::BadCorpus:
        return ErrorText::tr("%1 is no corpus that can be read (%2).").arg(where, detail);
    case ErrorCode::BadRun:
        return ErrorText::tr("%1 is no run that can be read (%2).").arg(where, detail);
    case ErrorCode::BadSelector:
        return ErrorText::tr("%1 cannot select a node (%2).").arg(where, detail);
    case ErrorCode::BadSetup:
        return ErrorText::tr("%1 is neither a reading nor a switch with a value.").arg(where);
    case ErrorCode::BadSymbol:
        return ErrorText::tr("%1: %2 is not an integer.").arg(where, detail);
    case ErrorCode::BadSnapshot:
        return ErrorText::tr("The page could not be captured (%1: %2).").arg(where, detail);
    case ErrorCode::NoComputedStyles:
        return ErrorText::tr(
                   "%1 has no computed styles; trees that tagseam --capture-dom takes now have them.")
            .arg(where);
    case ErrorCode::Stopped:
        return ErrorText::tr("%1 was left before it was read.").arg(where);
    case ErrorCode::BadAnnotation:
        return ErrorText::tr("%1 is no annotation that can be read (%2).").arg(where, detail);
    case ErrorCode::BadStyleTree:
        return ErrorText::tr("%1 is no site style tree that can be read (%2).").arg(where, detail);
    case ErrorCode::FileChanged:
        return ErrorText::tr("%1 was changed by another program meanwhile: nothing was written.").arg(where);
    case ErrorCode::InUse:
        return ErrorText::tr("%1 is open in another program (%2).").arg(where, detail);
    case ErrorCode::CannotWrite:
        return ErrorText::tr("%1 cannot be written (%2).").arg(where, detail);
    case ErrorCode::SeveralAnnotators:
        return ErrorText::tr("%1 is annotated by %2: choose the annotator whose annotations count.")
            .arg(where, QString::fromStdString(error.detail));
    case ErrorCode::OtherTree:
        return error.detail == tagseam::name(PageTree::Source)
                   ? ErrorText::tr("%1 is the tree of a browser, but was annotated on its source tree.")
                         .arg(where)
                   : ErrorText::tr(
                         "%1 was annotated on its rendered tree, which the run did not have. Run it "
                         "here, or with tagseam-cli and --trees.")
                         .arg(where);
    }
    return detail;
}

} // namespace tagseam
