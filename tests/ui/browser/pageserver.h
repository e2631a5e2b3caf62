// SPDX-License-Identifier: MIT
// A web server on loopback for tests: answers by path, counts requests, and can leave an answer open.
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QStringList>
#include <QTcpServer>
#include <QTcpSocket>

namespace tagseam {

class PageServer : public QTcpServer {
  public:
    struct Answer {
        QByteArray body = {};
        QByteArray type = {};    // if empty: that of a script when the path ends so, else of a page in UTF-8
        QByteArray headers = {}; // each with its line end
        QByteArray status = "200 OK";
        bool isOpenEnded = false; // the rest is never sent
        bool isSilent = false;    // nothing is ever sent
    };

    PageServer()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = nextPendingConnection()) {
                connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { hear(socket); });
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            }
        });
    }

    /// Sets an answer from now on; other paths are answered by 404.
    void put(const QString& path, const Answer& answer) { m_answers[path] = answer; }
    QString url(const QString& path) const
    {
        return QStringLiteral("http://127.0.0.1:%1%2").arg(serverPort()).arg(path);
    }
    QByteArray port() const { return QByteArray::number(serverPort()); }

    /// The paths in the order of the requests.
    const QStringList& requests() const { return m_requests; }
    /// As requests(): method, path and all header lines.
    const QByteArrayList& heads() const { return m_heads; }
    qsizetype count(const QString& path) const { return m_requests.count(path); }
    void forgetRequests()
    {
        m_requests.clear();
        m_heads.clear();
    }

  private:
    void hear(QTcpSocket* socket)
    {
        const QByteArray head = socket->property("head").toByteArray() + socket->readAll();
        socket->setProperty("head", head);
        if (head.startsWith('\x16')) // TLS, which this server does not support
            socket->abort();
        else if (const qsizetype end = head.indexOf("\r\n\r\n"); end >= 0)
            answer(socket, head.left(end));
    }
    void answer(QTcpSocket* socket, const QByteArray& head)
    {
        const QString path = QString::fromLatin1(head.split(' ').value(1));
        disconnect(socket, &QTcpSocket::readyRead, nullptr, nullptr); // one answer, whatever follows the head
        m_requests.append(path);
        m_heads.append(head);
        const Answer found = m_answers.value(path, {"none", "text/plain", {}, "404 Not Found"});
        if (found.isSilent)
            return;
        const QByteArray usual = path.endsWith(QLatin1String(".js")) ? QByteArray("text/javascript")
                                                                     : QByteArray("text/html; charset=utf-8");
        const qsizetype length = found.body.size() + (found.isOpenEnded ? 1000 : 0);
        socket->write("HTTP/1.1 " + found.status +
                      "\r\nContent-Type: " + (found.type.isEmpty() ? usual : found.type) +
                      "\r\nContent-Length: " + QByteArray::number(length) + "\r\nConnection: close\r\n" +
                      found.headers + "\r\n" + found.body);
        if (!found.isOpenEnded)
            socket->disconnectFromHost();
    }

    QHash<QString, Answer> m_answers;
    QStringList m_requests;
    QByteArrayList m_heads;
};

} // namespace tagseam
