// SPDX-License-Identifier: MIT
// Writes the captured page with its resources to an MHTML file and a manifest.
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

/// Fetches again, through the network stack and cache of the browser, the resources that the HTML and the
/// style sheets of the page name and those that the page reports to have loaded. Reads style sheets and
/// framed pages for the resources that they name in turn. The manifest lists resources that could not be
/// fetched as missing. The contents of canvases, form fields and script variables are not part of the HTML
/// and are not saved.
class Archiver : public QObject {
    Q_OBJECT

  public:
    explicit Archiver(PageLoader* loader, QObject* parent = nullptr);
    ~Archiver() override;

    /// Writes `path` and `path`.json; archived(), failed(), notWritten() or cancelled() follows. `document`
    /// is the page that the loader captured last and that is still shown; it is copied. Stops a run that is
    /// under way.
    void archive(const Document& document, const QString& path);
    /// Stops the run. Nothing is written and cancelled() follows; or, if both files exist already and only
    /// their renaming is left, everything is written and archived() follows.
    void cancel();
    bool isArchiving() const { return m_isFetching || m_writing.isPending(); }
    /// True if it no longer needs the page.
    bool isWriting() const { return m_writing.isPending(); }

    /// Time limit for one resource; after it the resource counts as missing.
    static constexpr int fetchSeconds = 30;
    static constexpr int allSeconds = 120; ///< time limit for all resources together
    static constexpr std::size_t mostResources = 5000;
    static constexpr std::size_t mostBytes = std::size_t{512} << 20U; ///< for all resources together

  signals:
    void progress(int done, int total);
    void archived(const tagseam::Manifest& manifest);
    void failed(const QString& sentence); ///< the page does not answer
    void notWritten(const QString& sentence);
    void cancelled();

  private:
    struct Fetch {
        QUrl url;
        int depth = 0; ///< 0: named by the page; 1: named by such a resource; and so on
        QString name;  ///< the name of the download
    };
    struct Outcome {
        Manifest manifest;
        std::optional<Error> error;
        bool isStopped = false;
    };
    struct Nested { // the resources that a style sheet or a framed page names
        std::vector<std::string> references;
        std::string base; // relative; empty if it is the own address of the resource
    };
    void takeFacts(const QVariantList& facts);
    void want(const std::vector<std::string>& references, const QUrl& base, int depth);
    void fetchMore();
    void accept(QWebEngineDownloadRequest* download);
    void take(const Fetch& fetch, QWebEngineDownloadRequest* download);
    void miss(const QUrl& url);
    void readNested(const ArchivedResource& resource, const QUrl& base, int depth);
    void stop();
    void write();
    void fail(const QString& sentence);
    QUrl worldUrl(const QUrl& url) const;

    PageLoader* m_loader;
    std::unique_ptr<Document> m_document;
    QString m_path;
    Manifest m_manifest;
    std::string m_charset; // the charset of the page, and of its style sheets unless they declare another one
    std::vector<ArchivedResource> m_resources;
    std::size_t m_bytes = 0; // total size of the resources
    std::set<QString> m_known;
    std::deque<Fetch> m_waiting;
    std::vector<Fetch> m_fetching;
    std::unique_ptr<QTemporaryDir> m_folder;
    QTimer m_answerTimeout;
    QTimer m_allTimeout;
    PendingRun<Outcome> m_writing;
    std::stop_source m_stop; // stops m_writing
    int m_files = 0;
    int m_nested = 0;     // number of nested resources that are being read
    int m_generation = 0; // answers to an older run are dropped
    bool m_isFetching = false;
};

} // namespace tagseam
