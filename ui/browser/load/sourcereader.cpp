// SPDX-License-Identifier: MIT
// Parses the bytes of a page outside the GUI thread.
#include "ui/browser/load/sourcereader.h"

#include "core/archive/pageinput.h"
#include "core/base/encoding.h"

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

} // namespace

SourceReader::SourceReader(QObject* parent) : QObject(parent)
{
    connect(&m_request, &PageRequest::answered, this,
            [this](int, const QByteArray& body, const QString& contentType) {
                take(body.toStdString(), charsetOf(contentType));
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

void SourceReader::readBytes(std::string bytes, const std::string& encodingHint, const Limits& limits)
{
    stop();
    m_limits = limits;
    m_address.clear();
    take(std::move(bytes), encodingHint);
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
    m_bytes.reset();
}

void SourceReader::readAgain(Parser parser)
{
    m_parser = parser;
    m_stop.request_stop();
    m_parsing.drop();
    if (m_bytes)
        parse();
    else if (!m_request.isRunning()) // otherwise its answer is parsed
        fail({ErrorCode::CannotRead, m_address.toStdString(), gone});
}

void SourceReader::take(std::string bytes, const std::string& encodingHint)
{
    if (bytes.size() > m_limits.bytes)
        return fail({ErrorCode::TooLarge, m_address.toStdString(), sizeText(m_limits.bytes)});
    m_bytes = std::make_shared<const std::string>(std::move(bytes));
    m_encoding = isKnownEncoding(encodingHint) ? encodingHint : std::string();
    parse();
}

void SourceReader::parse()
{
    m_stop = std::stop_source();
    const PageReading reading{.encoding = m_encoding, .limits = m_limits, .parser = m_parser};
    m_parsing.start(QtConcurrent::run(
        [bytes = m_bytes, reading, stop = m_stop.get_token()] { return parsePage(*bytes, reading, stop); }));
}

void SourceReader::fail(const Error& error)
{
    Result<Document> problem = error;
    emit read(&problem);
}

} // namespace tagseam
