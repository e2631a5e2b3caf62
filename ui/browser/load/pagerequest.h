// SPDX-License-Identifier: MIT
// Lets a page request its own address again.
#pragma once

#include "ui/widgets/pendingwork.h"

#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

class QWebEnginePage;

namespace tagseam {

/// The reason why a page did not get its address again.
enum class RequestProblem {
    Refused, ///< the sandbox of the page keeps it from requests
    Late,    ///< no complete answer came in time
    Lost,    ///< no answer came, or the page no longer exists
};

/// Sends one request at a time. Neither the page nor the window waits for the answer, and scripts may be off.
class PageRequest : public QObject {
    Q_OBJECT

  public:
    enum class Cache { Used, Bypassed };

    explicit PageRequest(QObject* parent = nullptr);

    /// Sends the request; answered() or failed() follows, unless stop() comes first.
    void send(QWebEnginePage* page, Cache cache, int patienceMilliseconds);
    bool isRunning() const { return m_isRunning; }
    /// Drops the request. Call it when another page comes.
    void stop();

  signals:
    /// `status` is the HTTP status; `contentType` may be empty.
    void answered(int status, const QByteArray& body, const QString& contentType);
    void failed(tagseam::RequestProblem problem);

  private:
    void ask();
    void fail(RequestProblem problem);

    QString m_name; // a string of JavaScript: the property that keeps the request in the page
    QPointer<QWebEnginePage> m_page;
    Delay m_again; // between two questions for the answer
    QTimer m_late; // ends the wait for it
    bool m_isRunning = false;
    int m_generation = 0; // answers to an older request are dropped
};

} // namespace tagseam
