// SPDX-License-Identifier: MIT
// Pages archived one after the other without a window, or their rendered trees: `tagseam --capture`.
#pragma once

#include "core/page/dom.h"

#include <QObject>
#include <QSize>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QWebEngineView;

namespace tagseam {

class Archiver;
class PageLoader;

/// What became of one page.
struct Captured {
    QString address;
    QString path;
    bool isThere = false; ///< it had been archived before, whole: nothing was done
    QString failure;      ///< one sentence; empty when the page is archived
    std::uint32_t nodes = 0;
    int missing = 0;  ///< resources that could not be had
    int excluded = 0; ///< shadow roots and frames, see PageLoader::excluded()
};

class CaptureRun : public QObject {
    Q_OBJECT

  public:
    /// `viewport`: CSS pixels.
    explicit CaptureRun(const QSize& viewport, QObject* parent = nullptr);
    ~CaptureRun() override;

    /// Freezes each address into the file of the same index, in order; captured() for each, then finished().
    /// A page whose file and manifest are there, of the same address and with the hash that the manifest
    /// names, is not taken again: so a run that was interrupted goes on where it was.
    void start(const QStringList& addresses, const QStringList& paths);
    /// Writes the rendered tree of each page with its computed styles instead, see snapshotbytes.h; folders
    /// of the paths are made. Where the styles cannot be read, the tree alone, which is a failure.
    void startDom(const QStringList& addresses, const QStringList& paths);

    /// Sets the encoding of the pages that are captured from now on; empty: each page names its own.
    void setEncoding(const std::string& encoding) { m_encoding = encoding; }

    /// How many of the pages so far could not be archived.
    int failures() const { return m_failures; }

    /// A file name for an address, the same in every run: "shop.example-books-1a2b3c4d.mhtml".
    static QString fileName(const QString& address);

  signals:
    /// Before each page: how many are done, of how many, and which one is next.
    void progress(int done, int total, const QString& address);
    void captured(const tagseam::Captured& page);
    void finished();

  private:
    void next();
    void end(const QString& failure);
    bool isArchived(const QString& address, const QString& path) const;
    void writeDom(const std::string& styles, const QString& failure);

    std::unique_ptr<PageLoader> m_loader;
    std::unique_ptr<QWebEngineView> m_view; // its page is the loader's
    Archiver* m_archiver;
    QStringList m_addresses;
    QStringList m_paths;
    std::string m_encoding;
    qsizetype m_at = 0;
    bool m_isDom = false;
    Document m_document; // whose styles are being read
    int m_failures = 0;
    std::optional<Captured> m_page; // under way
};

} // namespace tagseam
