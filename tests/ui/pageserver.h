// SPDX-License-Identifier: MIT
// A web server on loopback for tests: answers by path, counts what was asked for, can leave an answer open.
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
        QByteArray body;
        QByteArray type = "text/html";
        QByteArray headers = {};    // each with its line end
        QByteArray status = "200 OK";
        bool isOpenEnded = false; // the rest never comes
    };

    PageServer()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { answer(socket); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        });
    }

    void put(const QString& path, const Answer& answer) { m_answers[path] = answer; }
    QString url(const QString& path) const
    {
        return QStringLiteral("http://127.0.0.1:%1%2").arg(serverPort()).arg(path);
    }
    /// Paths in the order in which they were asked for; what is not put here is answered by 404.
    const QStringList& requests() const { return m_requests; }

  private:
    void answer(QTcpSocket* socket)
    {
        QByteArray head = socket->property("head").toByteArray() + socket->readAll();
        socket->setProperty("head", head);
        if (!head.contains("\r\n\r\n"))
            return;
        socket->setProperty("head", QByteArray());
        const QString path = QString::fromLatin1(head.split(' ').value(1));
        m_requests.append(path);
        const Answer found = m_answers.value(path, {"none", "text/plain", {}, "404 Not Found", false});
        const qsizetype length = found.body.size() + (found.isOpenEnded ? 1000 : 0);
        socket->write("HTTP/1.1 " + found.status + "\r\nContent-Type: " + found.type + "\r\nContent-Length: " +
                      QByteArray::number(length) + "\r\n" + found.headers + "\r\n" + found.body);
    }

    QHash<QString, Answer> m_answers;
    QStringList m_requests;
};

} // namespace tagseam
