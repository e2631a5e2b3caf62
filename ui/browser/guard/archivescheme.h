// SPDX-License-Identifier: MIT
// Serves the pages of archives and their resources, each at an address made from the one it was captured
// from.
#pragma once

#include "core/archive/archive.h"

#include <QByteArray>
#include <QHash>
#include <QUrl>
#include <QWebEngineUrlSchemeHandler>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

namespace tagseam {

inline constexpr const char* archiveScheme = "tagseam-archive";

/// Registers the scheme. Call it once, before the application object is made.
void registerArchiveScheme();

/// Returns the address that `served`, an address of this scheme, was made from.
QUrl originalUrl(const QUrl& served);

/// Maps each address, as Qt writes it without fragment, to its entry. If several entries have the same
/// address, the first that the server gave is taken. Runs outside the GUI thread: an archive may have a
/// hundred thousand entries.
using AddressIndex = QHash<QByteArray, std::size_t>;
AddressIndex indexAddresses(const Archive& archive);

/// Serves one archive or nothing. "http://a.org/x?y" becomes "tagseam-archive://http.a.org.x/x?y", so
/// relative addresses work unchanged; detour() leads absolute ones and "cid:" here. It must also be installed
/// for "cid", because a browser requests frames only of schemes that it can serve. The scheme exists because
/// of fonts: they are fetched under CORS, for which a scheme must be registered, and no other page of the
/// program may be reachable that way.
class ArchiveSchemeHandler : public QWebEngineUrlSchemeHandler {
    Q_OBJECT

  public:
    using QWebEngineUrlSchemeHandler::QWebEngineUrlSchemeHandler;

    /// Serves `archive`, and for its page `entry` the text `html` (UTF-8, with byte order mark). `addresses`
    /// is indexAddresses() of the archive. Returns the address at which the page is served. The archive is
    /// shared: see PageContent.
    QUrl put(std::shared_ptr<const Archive> archive, const AddressIndex& addresses, std::size_t entry,
             const QByteArray& html, bool isXhtml);
    void clear();
    /// Returns the address that answers a request of a page; empty when the archive does not hold it. For
    /// "cid:" it is the address of the entry, if it has one, so that its own relative addresses work.
    QUrl detour(const QUrl& url) const;
    /// Returns the served address for a "file:" address, which no page may request.
    QUrl servedFile(const QUrl& url) const;

    void requestStarted(QWebEngineUrlRequestJob* job) override;

  private:
    std::optional<std::size_t> entryOf(const QUrl& served) const;
    std::optional<std::size_t> find(const QUrl& original) const;
    QUrl servedUrl(std::size_t entry) const;
    QUrl ownUrl(std::size_t entry) const;

    std::shared_ptr<const Archive> m_archive;
    AddressIndex m_byUrl;
    QUrl m_page;
    QByteArray m_html;
    QByteArray m_pageType;
};

/// Returns `text`, a page or style sheet of an archive, with the "file:" addresses that the archive holds
/// replaced by their served addresses, because a browser does not even request "file:" addresses.
std::string withoutFileUrls(std::string text, const ArchiveSchemeHandler& handler);

} // namespace tagseam
