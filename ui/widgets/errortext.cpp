// SPDX-License-Identifier: MIT
// Texts for the errors of core.
#include "ui/widgets/errortext.h"

#include "core/base/errorsentences.h"
#include "core/corpus/pages/annotatedtree.h"

#include <QCoreApplication>
#include <QStringList>

namespace tagseam {

namespace {

struct ErrorText { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::ErrorText)
};

// Reasons in the errors of core that are translated; the messages of zlib, brotli and the system stay as they
// are. Tests of core check that each reason is listed here.
[[maybe_unused]] constexpr const char* coreReasons[] = {
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the page did not answer"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it is not a regular file"),
    // from corpus
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it is not a folder"),
    // from contentencoding
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "zlib could not start"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "brotli could not start"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it ends before the first byte"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "damaged data"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "compressed with zstd"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "unknown content coding"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "more content codings than the limit"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its compressed data ends early"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its compressed data is damaged"),
    // from transferencoding and httpresponse
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its first chunk is damaged"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its last chunks are missing"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "what follows a damaged chunk could not be read"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the response is shorter than its Content-Length"),
    // from archive and mhtml
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "neither MHTML nor WARC"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it is an ARC file: convert it to WARC"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it is a ZIP or WACZ file: extract its WARC files and open them"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it ends early"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its archive ends early"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its header has no end"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a multipart names no boundary"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it has no part"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "unknown transfer encoding"),
    // from warc and recordreader
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it does not contain a response"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a record has no end of its headers"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a record ends early"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a record does not say its length"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "bytes that are not a record"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it has no such entry"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the crawler saved only its beginning: it was too long"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the crawler saved only its beginning: it took too long"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the connection of the crawler ended early"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the crawler saved only its beginning"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the file became shorter"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "100 times its compressed size"),
    // from pageedits and edittext
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the page has no such node"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "only an element has a tag and attributes"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "every page has html, head and body"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText",
                      "a tag begins with a letter, and has letters, digits and hyphens"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText",
                      "the name of an attribute has no spaces, quotes, slashes and brackets"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "an element of that name has no content"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a node cannot be moved into or beside itself"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "only an element that may have content takes nodes"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "nodes stand in the body"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it is not a change of a page"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "no node of the page matches"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "several nodes match the place to move to"),
    // from manifest
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not valid JSON"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not a JSON object"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "missing"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not a text"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not an object"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not a list of texts"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "neither true nor false"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not an integer from 0 to 4294967295"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not tagseam.manifest/1"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not a UTC time such as 2026-11-21T19:30:00Z"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "not 64 hexadecimal digits"),
    // from snapshot
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the data is too short or too long"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "it refers to a string that does not exist"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a node that is not an element has attributes"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its parent is not open"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the element does not have that many attributes"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "neither element, text nor comment"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "attributes missing"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "columns of different length"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the data is not a snapshot"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the data is not a list of styles"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the number of nodes differs"),
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "more styles than nodes"),
};

} // namespace

QString reasonText(const std::string& reason)
{
    return reason.empty() ? QString() : ErrorText::tr(reason.c_str());
}

QString findingText(const std::vector<Error>& findings, const QString& name)
{
    QStringList texts;
    for (const Error& finding : findings)
        texts.append(errorText(finding, name));
    return texts.join(' ');
}

QString errorText(const Error& error, const QString& name)
{
    const QString where = error.where.empty() ? name : QString::fromStdString(error.where);
    if (error.code == ErrorCode::OtherTree)
        return error.detail == tagseam::name(PageTree::Source)
                   ? ErrorText::tr("%1 is the tree of a browser, but was annotated on its source tree.")
                         .arg(where)
                   : ErrorText::tr(
                         "%1 was annotated on its rendered tree, which the run did not have. Run it "
                         "here, or with tagseam-cli and --trees.")
                         .arg(where);
    const bool isNames = error.code == ErrorCode::SeveralAnnotators; // names are not translated
    const QString detail = error.detail.empty() ? QString()
                           : isNames            ? QString::fromStdString(error.detail)
                                                : reasonText(error.detail);
    QString text = ErrorText::tr(sentenceOf(error.code));
    // Not arg(): a text may contain only one of the two, and a name may contain the other.
    const qsizetype at = text.indexOf(QLatin1String("%2"));
    if (at >= 0)
        text.replace(at, 2, detail);
    const qsizetype whereAt = text.indexOf(QLatin1String("%1"));
    if (whereAt >= 0 && (at < 0 || whereAt < at))
        text.replace(whereAt, 2, where);
    return text;
}

} // namespace tagseam
