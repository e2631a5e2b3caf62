// SPDX-License-Identifier: MIT
// Writes the trees of the session as HTML for the page views.
#pragma once

#include "ui/widgets/pendingrun.h"

#include <QByteArray>
#include <QObject>

#include <optional>
#include <string>

namespace tagseam {

class PageSession;

/// Each copy is written on another thread and has stamps of the NodeIds. One whose page goes meanwhile is not
/// told.
class CopyWriter : public QObject {
    Q_OBJECT

  public:
    explicit CopyWriter(PageSession* session, QObject* parent = nullptr);
    ~CopyWriter() override;

    /// Writes the page as KeptRegions::shown() has it; prunedWritten() follows. A request that comes while
    /// one is under way takes the place of those that wait.
    void writePruned(const std::string& baseUrl);
    /// Writes the whole rendered tree; renderedWritten() follows, once for requests that come while one is
    /// under way.
    void writeRendered(const std::string& baseUrl);
    /// Writes the tree of the source, when there is one; sourceWritten() follows.
    void writeSource(const std::string& baseUrl);
    bool isWriting() const { return m_pruned.isPending() || m_rendered.isPending() || m_source.isPending(); }

  signals:
    void prunedWritten(const QByteArray& html);
    void renderedWritten(const QByteArray& html);
    void sourceWritten(const QByteArray& html);

  private:
    PageSession* m_session;
    PendingRun<QByteArray> m_pruned;
    PendingRun<QByteArray> m_rendered;
    PendingRun<QByteArray> m_source;
    std::optional<std::string> m_prunedWanted; // base URL of the request that waits
};

} // namespace tagseam
