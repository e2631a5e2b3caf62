// SPDX-License-Identifier: MIT
// Parses the bytes of a page with libxml2.
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
                parse(body.toStdString(), charsetOf(contentType));
            });
    connect(&m_request, &PageRequest::failed, this, [this](RequestProblem problem) {
        Result<Document> error = Error{ErrorCode::CannotRead, m_address.toStdString(), reasonOf(problem)};
        emit read(&error);
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
    parse(std::move(bytes), encodingHint);
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
}

void SourceReader::parse(std::string bytes, const std::string& encodingHint)
{
    if (bytes.size() > m_limits.bytes) {
        Result<Document> error =
            Error{ErrorCode::TooLarge, m_address.toStdString(), sizeText(m_limits.bytes)};
        emit read(&error);
        return;
    }
    m_stop = std::stop_source();
    m_parsing.start(QtConcurrent::run([bytes = std::move(bytes),
                                       hint = isKnownEncoding(encodingHint) ? encodingHint : std::string(),
                                       limits = m_limits, stop = m_stop.get_token()] {
        return parsePage(bytes, {.encoding = hint, .limits = limits}, stop);
    }));
}

} // namespace tagseam
