// SPDX-License-Identifier: MIT
// Keeps the process from resolving host names and from connecting while the network is off.
#pragma once

#include <QObject>
#include <QSet>
#include <QString>

#include <optional>

namespace tagseam {

/// Says whether host names may be resolved and hosts be connected to. A page asks the resolver for names
/// without a request that the request filter sees, for instance by `<meta http-equiv=x-dns-prefetch-control
/// content=on>`, which overrides QWebEngineSettings::DnsPrefetchEnabled. Chromium resolves all names in this
/// process by getaddrinfo(), which is replaced here: it resolves numeric addresses only, unless at least one
/// object allows the name and none refuses names. An object with the network on allows the names of requests
/// and of the system's proxies: a page that was opened before, without the network, may still ask for others.
/// An object without a page does neither. Before the first object
/// exists, all names are resolved, as for a connection to a display. connect() is replaced likewise: `<link
/// rel=preconnect>` connects to an address without a request, from Chromium 122 on. The functions may be
/// called in the GUI thread; getaddrinfo() and connect() run in any thread.
class NameResolution : public QObject {
    Q_OBJECT

  public:
    explicit NameResolution(QObject* parent);
    ~NameResolution() override;
    void setAllowed(bool isAllowed);
    /// Allows a name, or an address, until the next setAllowed().
    void allow(const QString& name);
    bool isAllowed(const QString& name) const { return isAllowed() && m_names.contains(name); }
    bool isAllowed() const { return m_isAllowed == true; }
    bool isRefused() const { return m_isAllowed == false; }

  signals:
    /// A name was not resolved, or an address not connected to, because this object refuses it. Sent in the
    /// thread of the object.
    void refused(const QString& name);

  private:
    // Guarded by the mutex of all objects:
    std::optional<bool> m_isAllowed;
    QSet<QString> m_names;
};

} // namespace tagseam
