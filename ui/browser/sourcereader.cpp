// SPDX-License-Identifier: MIT
// Parses the bytes of a page with libxml2.
#include "ui/browser/sourcereader.h"

#include "core/archive/pageinput.h"
#include "core/base/encoding.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QVariant>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QtConcurrentRun>

#include <utility>

namespace tagseam {

namespace {

constexpr int againMilliseconds = 60;

// Reasons, translated by errorText().
constexpr const char* refused =
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "a second request for the address of the page is blocked");
constexpr const char* late =
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the server did not send the page again in time");
constexpr const char* lost =
    QT_TRANSLATE_NOOP("tagseam::ErrorText", "the server did not send the page again");

// With scripts off no listener is called, but a request continues by itself and can be polled. Bytes of an
// answer are handed over once and then released.
constexpr const char* startRequest = R"js((() => {
  try {
    const request = new XMLHttpRequest();
    request.open('GET', location.href.split('#')[0]);
    request.responseType = 'arraybuffer';
    request.send();
    globalThis.tagseamSource = request;
    return 'started';
  } catch (error) { return 'refused'; }
})())js";
constexpr const char* lookAtRequest = R"js((() => {
  const request = globalThis.tagseamSource;
  if (!request) return 'refused';
  if (request.readyState !== 4) return 'waiting';
  delete globalThis.tagseamSource;
  if (request.status === 0 || !request.response) return 'lost';
  return [new Uint8Array(request.response), request.getResponseHeader('Content-Type') || ''];
})())js";
constexpr const char* dropRequest =
    "globalThis.tagseamSource && globalThis.tagseamSource.abort(); delete globalThis.tagseamSource;";

std::string charsetOf(const QString& contentType)
{
    static const QRegularExpression charset(QStringLiteral("charset\\s*=\\s*\"?([A-Za-z0-9._:-]+)"),
                                            QRegularExpression::CaseInsensitiveOption);
    return charset.match(contentType).captured(1).toStdString();
}

} // namespace

SourceReader::SourceReader(QObject* parent) : QObject(parent)
{
    m_again.setInterval(againMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &SourceReader::ask);
    m_late.setSingleShot(true);
    connect(&m_late, &QTimer::timeout, this, [this] {
        if (m_page)
            m_page->runJavaScript(QLatin1String(dropRequest), QWebEngineScript::ApplicationWorld);
        fail(late);
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
    m_page = page;
    m_address = page->url().toString(QUrl::FullyEncoded);
    m_late.start(patienceMilliseconds);
    page->runJavaScript(QLatin1String(startRequest), QWebEngineScript::ApplicationWorld,
                        [this, generation = m_generation](const QVariant& result) {
                            if (generation != m_generation)
                                return;
                            if (result.toString() == QLatin1String("started"))
                                m_again.start();
                            else
                                fail(refused);
                        });
}

void SourceReader::ask()
{
    if (!m_page) {
        fail(lost);
        return;
    }
    m_page->runJavaScript(QLatin1String(lookAtRequest), QWebEngineScript::ApplicationWorld,
                          [this, generation = m_generation](const QVariant& result) {
                              if (generation != m_generation)
                                  return;
                              const QVariantList answer = result.toList();
                              if (result.toString() != QLatin1String("waiting"))
                                  m_late.stop();
                              if (answer.size() == 2)
                                  parse(answer[0].toByteArray().toStdString(),
                                        charsetOf(answer[1].toString()));
                              else if (result.toString() == QLatin1String("waiting"))
                                  m_again.start();
                              else
                                  fail(result.toString() == QLatin1String("refused") ? refused : lost);
                          });
}

void SourceReader::fail(const char* reason)
{
    stop();
    Result<Document> error = Error{ErrorCode::CannotRead, m_address.toStdString(), reason};
    emit read(&error);
}

void SourceReader::stop()
{
    ++m_generation;
    m_again.stop();
    m_late.stop();
    m_page = nullptr;
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
    m_parsing.start(QtConcurrent::run(
        [bytes = std::move(bytes), hint = isKnownEncoding(encodingHint) ? encodingHint : std::string(),
         limits = m_limits, stop = m_stop.get_token()] { return parsePage(bytes, hint, limits, stop); }));
}

} // namespace tagseam
