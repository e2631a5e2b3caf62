// SPDX-License-Identifier: MIT
// Writes the trees of the session as HTML for the page views.
#pragma once

#include "ui/browser/load/showncopy.h"
#include "ui/widgets/pendingrun.h"

#include <QByteArray>
#include <QObject>

#include <algorithm>
#include <array>
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

    /// Writes a copy; written() follows, unless its source is missing: the analysis for Copy::Pruned, the
    /// tree for the others. While a copy is being written, further requests for Copy::Pruned, which has the
    /// nodes of KeptRegions::shown(), are one request that waits; those for the other copies, which do not
    /// change, are answered with it.
    void write(Copy copy, const std::string& baseUrl);
    /// The same for another tree than the one that may still be being written.
    void rewrite(Copy copy, const std::string& baseUrl)
    {
        runOf(copy).drop();
        write(copy, baseUrl);
    }
    /// Writes another version of the page as Copy::Pruned.
    void writeOther(std::shared_ptr<const Document> other, bool didScriptsRun, const std::string& baseUrl);
    bool isWriting() const { return std::ranges::any_of(m_runs, &PendingRun<QByteArray>::isPending); }

  signals:
    void written(tagseam::Copy copy, const QByteArray& html);

  private:
    // The request to write the page in the place of the pruned page.
    struct Beside {
        std::string baseUrl;
        std::shared_ptr<const Document> other; // null for the pruned page
        bool didScriptsRun = false;            // in the other version
    };
    void writeBeside(Beside beside);
    PendingRun<QByteArray>& runOf(Copy copy) { return m_runs[static_cast<std::size_t>(copy)]; }

    PageSession* m_session;
    std::array<PendingRun<QByteArray>, copies> m_runs; // indexed by Copy
    std::optional<Beside> m_waiting;
};

} // namespace tagseam
