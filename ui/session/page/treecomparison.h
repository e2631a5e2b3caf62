// SPDX-License-Identifier: MIT
// Compares the two trees of a page outside the GUI thread, on request.
#pragma once

#include "core/compare/divergence.h"
#include "core/compare/treediff.h"
#include "ui/widgets/pendingrun.h"

#include <QFuture>
#include <QObject>

#include <optional>
#include <stop_token>
#include <vector>

namespace tagseam {

class TreeComparison : public QObject {
    Q_OBJECT

  public:
    explicit TreeComparison(QObject* parent = nullptr);
    /// Waits for running threads.
    ~TreeComparison() override;

    /// The trees must stay in place until the next call or clear(), and as long as readers() run.
    /// `didScriptsRun`: see diffTrees().
    void setTrees(const Document* source, const Document* rendered, bool didScriptsRun);
    void clear();
    bool hasTrees() const { return m_source != nullptr; }
    /// Sets the search whose regions are compared.
    void setSearch(const TagPathOptions& path, const SearchOptions& search);

    /// Finds counterparts and differences as soon as possible; changed() follows unless they are known.
    void requestDiff();
    /// Sets if the divergence is found as well, now and after each change of the search.
    void setWatched(bool isWatched);

    bool hasDiff() const { return m_diff.has_value(); }
    const TreeDiff& diff() const { return *m_diff; }
    /// True if the divergence of the present search is known.
    bool hasDivergence() const { return m_divergence.has_value(); }
    const Divergence& divergence() const { return *m_divergence; }
    bool isRunning() const { return m_diffing.isPending() || m_finding.isPending(); }
    /// The threads that read the trees, until they have noticed their stop.
    const std::vector<QFuture<void>>& readers() const { return m_readers; }

  signals:
    /// The results changed.
    void changed();

  private:
    void stop();
    void proceed();
    void findDivergence();

    const Document* m_source = nullptr;
    const Document* m_rendered = nullptr;
    bool m_didScriptsRun = false;
    TagPathOptions m_path;
    SearchOptions m_search;
    bool m_isWanted = false; // the diff is requested
    bool m_isWatched = false;
    std::optional<TreeDiff> m_diff;
    std::optional<Divergence> m_divergence;
    std::stop_source m_stop;
    PendingRun<TreeDiff> m_diffing;
    PendingRun<Divergence> m_finding;
    std::vector<QFuture<void>> m_readers;
};

} // namespace tagseam
