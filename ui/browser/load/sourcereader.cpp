// SPDX-License-Identifier: MIT
// Parses the bytes of a page outside the GUI thread.
#include "ui/browser/load/sourcereader.h"

#include "core/archive/mimeheader.h"
#include "core/archive/pageinput.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QWebEnginePage>
#include <QtConcurrentRun>

#include <utility>

namespace tagseam {

namespace {

// Reasons, translated by errorText().
constexpr const char* refused =
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a second request for the address of the page is blocked");
constexpr const char* late =
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the server did not send the page again in time");
constexpr const char* gone =
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "its bytes are no longer there; reload the page");
constexpr const char* lost =
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the server did not send the page again");

const char* reasonOf(RequestProblem problem)
{
    return problem == RequestProblem::Refused ? refused : problem == RequestProblem::Late ? late : lost;
}

std::string charsetOf(const QString& contentType)
{
    static const QRegularExpression charset(QStringLiteral("charset\\s*=\\s*\"?([A-Za-z0-9._:-]+)"),
                                            QRegularExpression::CaseInsensitiveOption);
    return charset.match(contentType).captured(1).toStdString();
}

std::string typeOf(const QString& contentType)
{
    return contentType.section(';', 0, 0).trimmed().toLower().toStdString();
}

} // namespace

SourceReader::SourceReader(QObject* parent) : QObject(parent)
{
    connect(&m_request, &PageRequest::answered, this,
            [this](int, const QByteArray& body, const QString& contentType) {
                take({body.toStdString(), {}, isXhtmlType(typeOf(contentType))}, charsetOf(contentType), {});
            });
    connect(&m_request, &PageRequest::failed, this, [this](RequestProblem problem) {
        fail({ErrorCode::CannotRead, m_address.toStdString(), reasonOf(problem)});
    });
    m_parsing.whenFinished(this, [this](Result<Document> source) { emit read(&source); });
}

SourceReader::~SourceReader()
{
    m_stop.request_stop(); // the parser owns its input
}

void SourceReader::readBytes(Unpacked page, const std::string& encodingHint, const Limits& limits,
                             const Place& place)
{
    stop();
    m_limits = limits;
    m_address.clear();
    take(std::move(page), encodingHint, place);
}

void SourceReader::readWeb(QWebEnginePage* page, const Limits& limits, int patienceMilliseconds)
{
    stop();
    m_limits = limits;
    m_address = page->url().toString(QUrl::FullyEncoded);
    m_request.send(page, PageRequest::Cache::Used, patienceMilliseconds);
}

void SourceReader::stop()
{
    m_request.stop();
    m_stop.request_stop();
    m_parsing.drop();
    m_page.reset();
}

void SourceReader::readAgain(Parser parser)
{
    m_parser = parser;
    m_stop.request_stop();
    m_parsing.drop();
    if (m_page)
        parse();
    else if (!m_request.isRunning()) // otherwise its answer is parsed
        fail({ErrorCode::CannotRead, m_address.toStdString(), gone});
}

void SourceReader::take(Unpacked page, const std::string& encodingHint, const Place& place)
{
    if (page.bytes.size() > m_limits.bytes)
        return fail({ErrorCode::TooLarge, m_address.toStdString(), sizeText(m_limits.bytes)});
    m_page = std::make_shared<const Unpacked>(std::move(page));
    m_encoding = encodingHint;
    m_place = place;
    parse();
}

void SourceReader::parse()
{
    m_stop = std::stop_source();
    m_parsing.start(QtConcurrent::run([page = m_page, hint = m_encoding, limits = m_limits, parser = m_parser,
                                       place = m_place, stop = m_stop.get_token()] {
        if (!place.archive)
            return parseServed(*page, hint, {.limits = limits, .parser = parser}, stop);
        return parseEntry(*place.archive, place.entry, *page,
                          {.encoding = hint, .limits = limits, .parser = parser}, stop);
    }));
}

void SourceReader::fail(const Error& error)
{
    Result<Document> problem = error;
    emit read(&problem);
}

} // namespace tagseam
