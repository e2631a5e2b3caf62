// SPDX-License-Identifier: MIT
// Saves pages as archives, or their rendered trees, one after the other without a window: `tagseam
// --save-archive`.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"

#include <QObject>
#include <QSize>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QWebEngineView;

namespace tagseam {

class Archiver;
class PageLoader;

enum class Saving : std::uint8_t {
    Saved,
    WasThere, ///< a complete file existed before; nothing was done
    NotRead,
    NotWritten,
};

/// The outcome for one page.
struct Captured {
    QString address;
    QString path;
    Saving saving = Saving::Saved;
    QString failure{};  ///< one sentence; empty when the page was saved
    QString findings{}; ///< sentences about what is missing from the bytes of the page; mostly empty
    std::uint32_t nodes = 0;
    int missing = 0;  ///< number of resources that could not be fetched
    int excluded = 0; ///< number of shadow roots and frames, see PageLoader::excluded()
};

class ArchivingRun : public QObject {
    Q_OBJECT

  public:
    /// `viewport` is in CSS pixels.
    explicit ArchivingRun(const QSize& viewport, QObject* parent = nullptr);
    ~ArchivingRun() override;

    /// Saves each address as an archive into the file of the same index, in order. captured() follows for
    /// each, then finished(). A page is skipped if its file and manifest exist, the manifest names the same
    /// address, and the hash is right, so that an interrupted run continues where it stopped. A page whose
    /// file cannot be written is not loaded.
    void start(const QStringList& addresses, const QStringList& paths);
    /// Writes the rendered tree of each page with its computed styles instead, see snapshotbytes.h. Folders
    /// of the paths are made. If the styles cannot be read, the tree alone is written, which counts as a
    /// failure.
    void startTrees(const QStringList& addresses, const QStringList& paths);

    /// Sets the encoding of the pages that are captured from now on. If it is empty, each page names its own.
    void setEncoding(const std::string& encoding) { m_encoding = encoding; }

    /// The worst outcome so far.
    Saving worst() const { return m_worst; }

    /// Returns a file name for an address, the same in every run: "shop.example-books-1a2b3c4d.mhtml".
    static QString fileName(const QString& address);

  signals:
    /// Sent before each page: how many pages are done, how many there are, and the address of the next one.
    void progress(int done, int total, const QString& address);
    void captured(const tagseam::Captured& page);
    void finished();

  private:
    void next();
    void end(Saving saving, const QString& failure = {});
    std::optional<Error> placeProblem() const;
    bool isArchived(const QString& address, const QString& path) const;
    void writeDom(const std::string& styles, const QString& failure);

    std::unique_ptr<PageLoader> m_loader;
    std::unique_ptr<QWebEngineView> m_view; // its page belongs to the loader
    Archiver* m_archiver;
    QStringList m_addresses;
    QStringList m_paths;
    std::string m_encoding;
    qsizetype m_at = 0;
    bool m_isDom = false;
    Document m_document; // the document whose styles are being read
    Saving m_worst = Saving::Saved;
    std::optional<Captured> m_page; // the page that is being captured
};

} // namespace tagseam
