// SPDX-License-Identifier: MIT
// The page as captured, with all that it shows -> one MHTML file and its manifest.
#pragma once

#include "core/archive/writemhtml.h"
#include "core/base/result.h"
#include "core/page/dom.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

class QWebEngineDownloadRequest;

namespace tagseam {

class PageLoader;

/// Fetches again, through the browser's own network stack and cache, what the HTML and the style sheets of
/// the page name, and what it says it has loaded; style sheets and framed pages are read for what they name
/// in turn. What cannot be had is listed in the manifest as missing. What a canvas, a form field or a
/// script's memory holds is no part of the HTML and is not archived.
class Archiver : public QObject {
    Q_OBJECT

  public:
    explicit Archiver(PageLoader* loader, QObject* parent = nullptr);
    ~Archiver() override;

    /// Writes `path` and `path`.json; archived(), failed() or cancelled() follows. `document`: the page that
    /// the loader captured last, still shown; it is copied. Ends what was under way.
    void archive(const Document& document, const QString& path);
    /// Nothing is written, or, when both files are there already but for their names, all of it: cancelled()
    /// or archived() follows.
    void cancel();
    bool isArchiving() const { return m_isFetching || m_writing.isPending(); }
    /// Whether it needs the page no more.
    bool isWriting() const { return m_writing.isPending(); }

    /// Of one resource, how long it may take; then it is missing.
    static constexpr int fetchSeconds = 30;
    static constexpr int allSeconds = 120; ///< likewise all of them together
    static constexpr std::size_t mostResources = 5000;
    static constexpr std::size_t mostBytes = std::size_t{512} << 20U; ///< of all resources together

  signals:
    void progress(int done, int total);
    void archived(const tagseam::Manifest& manifest);
    void failed(const QString& sentence);
    void cancelled();

  private:
    struct Fetch {
        QUrl url;
        int depth = 0; ///< 0: named by the page, 1: by what it names ...
        QString name;  ///< what the download is called
    };
    struct Outcome {
        Manifest manifest;
        std::optional<Error> error;
        bool isStopped = false;
    };
    struct Nested { // what a style sheet or a framed page names
        std::vector<std::string> references;
        std::string base; // relative; empty: its own address
    };
    void takeFacts(const QVariantList& facts);
    void want(const std::vector<std::string>& references, const QUrl& base, int depth);
    void fetchMore();
    void accept(QWebEngineDownloadRequest* download);
    void take(const Fetch& fetch, QWebEngineDownloadRequest* download);
    void miss(const QUrl& url);
    void readNested(const ArchivedResource& resource, const Fetch& fetch);
    void stop();
    void write();
    void fail(const QString& sentence);
    QUrl worldUrl(const QUrl& url) const;

    PageLoader* m_loader;
    std::unique_ptr<Document> m_document;
    QString m_path;
    Manifest m_manifest;
    std::string m_charset; // of the page: that of its style sheets, too, unless they say another
    std::vector<ArchivedResource> m_resources;
    std::size_t m_bytes = 0; // of the resources
    std::set<QString> m_known;
    std::deque<Fetch> m_waiting;
    std::vector<Fetch> m_fetching;
    std::unique_ptr<QTemporaryDir> m_folder;
    QTimer m_answerTimeout;
    QTimer m_allTimeout;
    PendingRun<Outcome> m_writing;
    std::stop_source m_stop; // of m_writing
    int m_files = 0;
    int m_nested = 0;     // that are being read
    int m_generation = 0; // answers to an older freeze are dropped
    bool m_isFetching = false;
};

} // namespace tagseam
