// SPDX-License-Identifier: MIT
// Writes the trees of the session as HTML for the page views.
#pragma once

#include "ui/widgets/pendingrun.h"

#include <QByteArray>
#include <QObject>

#include <memory>
#include <optional>
#include <string>

namespace tagseam {

class Document;
class PageSession;

/// Writes each copy on another thread, with stamps of the NodeIds. No signal is sent for a copy whose page is
/// replaced meanwhile.
class CopyWriter : public QObject {
    Q_OBJECT

  public:
    explicit CopyWriter(PageSession* session, QObject* parent = nullptr);
    ~CopyWriter() override;

    /// Writes the page as KeptRegions::shown() describes it; prunedWritten() follows. A request that comes
    /// while another is being written replaces the request that waits.
    void writePruned(const std::string& baseUrl);
    /// Writes another version of the page; prunedWritten() follows, as for writePruned().
    void writeOther(std::shared_ptr<const Document> other, bool didScriptsRun, const std::string& baseUrl);
    /// Writes the whole rendered tree; renderedWritten() follows, once for all requests that come while
    /// another is being written.
    void writeRendered(const std::string& baseUrl);
    /// Writes the source tree, if there is one; sourceWritten() follows.
    void writeSource(const std::string& baseUrl);
    bool isWriting() const { return m_pruned.isPending() || m_rendered.isPending() || m_source.isPending(); }

  signals:
    void prunedWritten(const QByteArray& html);
    void renderedWritten(const QByteArray& html);
    void sourceWritten(const QByteArray& html);

  private:
    // The request to write the page in the place of the pruned page.
    struct Beside {
        std::string baseUrl;
        std::shared_ptr<const Document> other; // null for the pruned page
        bool didScriptsRun = false;            // in the other version
    };
    void write(Beside beside);

    PageSession* m_session;
    PendingRun<QByteArray> m_pruned;
    PendingRun<QByteArray> m_rendered;
    PendingRun<QByteArray> m_source;
    std::optional<Beside> m_prunedWanted; // the waiting request
};

} // namespace tagseam
