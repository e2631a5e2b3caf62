// SPDX-License-Identifier: MIT
// Pages of archives with what they need, each under an address made of the one that it was captured from.
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

/// Once, before the application object is made.
void registerArchiveScheme();

/// The address that one of this scheme was made of.
QUrl originalUrl(const QUrl& served);

/// The entry of each address, as Qt writes it without fragment: of several entries of one address the first
/// that the server gave. Off the window's thread: an archive may have a hundred thousand.
using AddressIndex = QHash<QByteArray, std::size_t>;
AddressIndex indexAddresses(const Archive& archive);

/// Serves one archive, or nothing. "http://a.org/x?y" is "tagseam-archive://http.a.org.x/x?y", so relative
/// addresses need no help; absolute ones, "cid:" too, are led here by detour(). Fonts are why this is a
/// scheme of its own: they are fetched under CORS, which a scheme must be registered for, and no other page
/// of the program is to be reached that way.
class ArchiveSchemeHandler : public QWebEngineUrlSchemeHandler {
    Q_OBJECT

  public:
    using QWebEngineUrlSchemeHandler::QWebEngineUrlSchemeHandler;

    /// Serves `archive`, and for its page `entry` the text `html` (UTF-8, with byte order mark). `addresses`:
    /// its indexAddresses(). Returns the page's address here. Shared: see PageContent.
    QUrl put(std::shared_ptr<const Archive> archive, const AddressIndex& addresses, std::size_t entry,
             const QByteArray& html, bool isXhtml);
    void clear();
    /// Where a request of a page goes instead; empty: nowhere, the archive does not hold it.
    QUrl detour(const QUrl& url) const;
    /// Likewise for a "file:" address, which no page may ask for.
    QUrl servedFile(const QUrl& url) const;

    void requestStarted(QWebEngineUrlRequestJob* job) override;

  private:
    std::optional<std::size_t> entryOf(const QUrl& served) const;
    std::optional<std::size_t> find(const QUrl& original) const;
    QUrl servedUrl(std::size_t entry) const;

    std::shared_ptr<const Archive> m_archive;
    AddressIndex m_byUrl;
    QUrl m_page;
    QByteArray m_html;
    QByteArray m_pageType;
};

/// `text` of a page or style sheet of an archive, in which "file:" addresses that the archive holds are those
/// that they are served under: a browser does not even ask for them.
std::string withoutFileUrls(std::string text, const ArchiveSchemeHandler& handler);

} // namespace tagseam
