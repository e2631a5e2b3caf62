// SPDX-License-Identifier: MIT
// Counts connections to a port of 127.0.0.1 and answers none, for tests of addresses that must not be
// reached.
#pragma once

#include <QTcpServer>
#include <QTcpSocket>
#include <QUdpSocket>

namespace tagseam {

class Listener : public QObject {
  public:
    Listener()
    {
        connect(&m_tcp, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = m_tcp.nextPendingConnection()) {
                ++m_connections;
                socket->deleteLater();
            }
        });
        connect(&m_udp, &QUdpSocket::readyRead, this, [this] {
            while (m_udp.hasPendingDatagrams()) {
                ++m_datagrams;
                m_udp.readDatagram(nullptr, 0);
            }
        });
    }
    /// Listens on one port for TCP and UDP. False when no port is free for both.
    bool listen()
    {
        for (int tries = 0; tries < 20; ++tries) {
            if (m_tcp.listen(QHostAddress::LocalHost) &&
                m_udp.bind(QHostAddress(QHostAddress::LocalHost), m_tcp.serverPort()))
                return true;
            m_tcp.close();
        }
        return false;
    }
    QByteArray port() const { return QByteArray::number(m_tcp.serverPort()); }
    int connections() const { return m_connections; } ///< over TCP
    int datagrams() const { return m_datagrams; }     ///< over UDP
    int visits() const { return m_connections + m_datagrams; }
    void forget() { m_connections = m_datagrams = 0; }

  private:
    QTcpServer m_tcp;
    QUdpSocket m_udp;
    int m_connections = 0;
    int m_datagrams = 0;
};

} // namespace tagseam
