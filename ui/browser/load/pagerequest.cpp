// SPDX-License-Identifier: MIT
// Lets a page request its own address again.
#include "ui/browser/load/pagerequest.h"

#include <QVariant>
#include <QWebEnginePage>
#include <QWebEngineScript>

namespace tagseam {

namespace {

constexpr int againMilliseconds = 60;

// With scripts off no listener is called, but a request continues by itself and can be polled. Bytes of an
// answer are handed over once and then released.
constexpr const char* startRequest = R"js(((name, isCacheBypassed) => {
  try {
    const request = new XMLHttpRequest();
    request.open('GET', location.href.split('#')[0]);
    if (isCacheBypassed) request.setRequestHeader('Cache-Control', 'no-cache');
    request.responseType = 'arraybuffer';
    request.send();
    globalThis[name] = request;
    return 'started';
  } catch (error) { return 'refused'; }
}))js";
constexpr const char* lookAtRequest = R"js((name => {
  const request = globalThis[name];
  if (!request) return 'refused';
  if (request.readyState !== 4) return 'waiting';
  delete globalThis[name];
  if (request.status === 0 || !request.response) return 'lost';
  return [request.status, new Uint8Array(request.response), request.getResponseHeader('Content-Type') || ''];
}))js";
constexpr const char* dropRequest = R"js((name => {
  if (globalThis[name]) globalThis[name].abort();
  delete globalThis[name];
}))js";

QString call(const char* function, const QString& arguments)
{
    return QStringLiteral("%1(%2)").arg(QLatin1String(function), arguments);
}

// Returns the name of the property that keeps a request in the page. A page may have several requests.
QString nextName()
{
    static int last = 0;
    return QStringLiteral("'tagseamRequest%1'").arg(++last);
}

} // namespace

PageRequest::PageRequest(QObject* parent) : QObject(parent), m_name(nextName())
{
    m_again.setInterval(againMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &PageRequest::ask);
    m_late.setSingleShot(true);
    connect(&m_late, &QTimer::timeout, this, [this] {
        if (m_page)
            m_page->runJavaScript(call(dropRequest, m_name), QWebEngineScript::ApplicationWorld);
        fail(RequestProblem::Late);
    });
}

void PageRequest::send(QWebEnginePage* page, Cache cache, int patienceMilliseconds)
{
    stop();
    m_page = page;
    m_isRunning = true;
    m_late.start(patienceMilliseconds);
    connect(page, &QWebEnginePage::renderProcessTerminated, this, [this] { fail(RequestProblem::Lost); });
    const QString arguments =
        m_name + (cache == Cache::Bypassed ? QLatin1String(", true") : QLatin1String(", false"));
    const QPointer<PageRequest> guard(this);
    page->runJavaScript(call(startRequest, arguments), QWebEngineScript::ApplicationWorld,
                        [guard, generation = m_generation](const QVariant& result) {
                            if (!guard || generation != guard->m_generation)
                                return;
                            if (result.toString() == QLatin1String("started"))
                                guard->m_again.start();
                            else
                                guard->fail(RequestProblem::Refused);
                        });
}

void PageRequest::ask()
{
    if (!m_page) {
        fail(RequestProblem::Lost);
        return;
    }
    const QPointer<PageRequest> guard(this);
    m_page->runJavaScript(
        call(lookAtRequest, m_name), QWebEngineScript::ApplicationWorld,
        [guard, generation = m_generation](const QVariant& result) {
            if (!guard || generation != guard->m_generation)
                return;
            const QVariantList answer = result.toList();
            if (answer.size() == 3) {
                guard->stop();
                emit guard->answered(answer[0].toInt(), answer[1].toByteArray(), answer[2].toString());
            } else if (result.toString() == QLatin1String("waiting")) {
                guard->m_again.start();
            } else {
                guard->fail(result.toString() == QLatin1String("refused") ? RequestProblem::Refused
                                                                          : RequestProblem::Lost);
            }
        });
}

void PageRequest::fail(RequestProblem problem)
{
    stop();
    emit failed(problem);
}

void PageRequest::stop()
{
    ++m_generation;
    m_again.stop();
    m_late.stop();
    if (m_page)
        m_page->disconnect(this);
    m_page = nullptr;
    m_isRunning = false;
}

} // namespace tagseam
