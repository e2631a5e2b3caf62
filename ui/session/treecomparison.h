// SPDX-License-Identifier: MIT
// The two trees of a page compared, off the window's thread, when somebody wants to know.
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
    /// Waits for what is running.
    ~TreeComparison() override;

    /// The trees must stay where they are until the next call, or clear(), and as long as readers() run.
    /// `didScriptsRun`: see diffTrees().
    void setTrees(const Document* source, const Document* rendered, bool didScriptsRun);
    void clear();
    bool hasTrees() const { return m_source != nullptr; }
    /// The search whose regions are compared.
    void setSearch(const TagPathOptions& path, const SearchOptions& search);

    /// Counterparts and differences, as soon as possible: changed() follows, unless they are there.
    void requestDiff();
    /// While it is watched, the divergence is found as well, and again after each change of the search.
    void setWatched(bool isWatched);

    bool hasDiff() const { return m_diff.has_value(); }
    const TreeDiff& diff() const { return *m_diff; }
    /// Of the present search.
    bool hasDivergence() const { return m_divergence.has_value(); }
    const Divergence& divergence() const { return *m_divergence; }
    bool isRunning() const { return m_diffing.isPending() || m_finding.isPending(); }
    /// What reads the trees on other threads, until it has noticed that nobody wants it any more.
    const std::vector<QFuture<void>>& readers() const { return m_readers; }

  signals:
    /// There is more to be told, or less.
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
    bool m_isWanted = false; // the diff
    bool m_isWatched = false;
    std::optional<TreeDiff> m_diff;
    std::optional<Divergence> m_divergence;
    std::stop_source m_stop;
    PendingRun<TreeDiff> m_diffing;
    PendingRun<Divergence> m_finding;
    std::vector<QFuture<void>> m_readers;
};

} // namespace tagseam
