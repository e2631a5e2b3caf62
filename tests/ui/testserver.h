// SPDX-License-Identifier: MIT
// A web server on the loopback for tests: pages from a table, and a record of what was asked for.
#pragma once

#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>

namespace tagseam {

class TestServer : public QTcpServer {
  public:
    explicit TestServer(QObject* parent = nullptr) : QTcpServer(parent)
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { serve(socket); });
        });
    }

    QString address(const QString& path) const
    {
        return QStringLiteral("http://127.0.0.1:%1%2").arg(serverPort()).arg(path);
    }
    /// Serves `bytes` for `path` from now on. `headers`: further lines, each ended by \r\n.
    void put(const QString& path, const QByteArray& type, const QByteArray& bytes,
             const QByteArray& headers = {})
    {
        m_pages[path] = {type, bytes, headers};
    }
    void putHtml(const QString& path, const QByteArray& html) { put(path, "text/html; charset=utf-8", html); }

    QStringList requests; ///< paths, in order

  private:
    struct Page {
        QByteArray type;
        QByteArray bytes;
        QByteArray headers;
    };

    void serve(QTcpSocket* socket)
    {
        m_heard[socket] += socket->readAll();
        if (!m_heard[socket].contains("\r\n\r\n"))
            return;
        const QString path = QString::fromUtf8(m_heard.take(socket).split(' ').value(1));
        requests.append(path);
        const auto page = m_pages.constFind(path);
        const bool isThere = page != m_pages.cend();
        const QByteArray body = isThere ? page->bytes : QByteArray("not here");
        socket->write(isThere ? "HTTP/1.1 200 OK\r\n" : "HTTP/1.1 404 Not Found\r\n");
        socket->write("Content-Type: " + (isThere ? page->type : QByteArray("text/plain")) + "\r\n");
        socket->write("Content-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n" +
                      (isThere ? page->headers : QByteArray()) + "\r\n" + body);
        socket->disconnectFromHost();
    }

    QHash<QString, Page> m_pages;
    QHash<QTcpSocket*, QByteArray> m_heard;
};

} // namespace tagseam
