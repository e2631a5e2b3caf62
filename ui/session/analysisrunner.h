// SPDX-License-Identifier: MIT
// Turns options into an analysis of the page, on another thread.
#pragma once

#include "ui/session/analysis.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <stop_token>

namespace tagseam {

class Notifier;
class PageTrees;

class AnalysisRunner : public QObject {
    Q_OBJECT

  public:
    AnalysisRunner(PageTrees* trees, Notifier* notifier, QObject* parent = nullptr);
    ~AnalysisRunner() override;

    const AnalysisOptions& options() const { return m_options; }
    /// Analyses again when anything changed. Until that is done the old analysis stays. Another source comes
    /// by PageTrees::want().
    void setOptions(const AnalysisOptions& options);

    bool hasAnalysis() const { return m_analysis != nullptr; }
    const Analysis& analysis() const { return *m_analysis; }
    /// The figures of the first analysis of this page, to compare later ones with. Requires hasAnalysis().
    const AnalysisFigures& firstFigures() const { return *m_firstFigures; }
    /// The figures of the analysis that is shown. Requires hasAnalysis().
    AnalysisFigures figures() const;

    bool isAnalysing() const { return m_isWaitingForStyles || m_analysing.isPending(); }
    /// Gives up the analysis that is under way; analysisCancelled() follows. The options become those of the
    /// one before, which stays, if there is one for this page.
    void cancel();
    /// True when an analysis waits for setComputedStyles(), or for other options.
    bool isWaitingForStyles() const { return m_isWaitingForStyles; }
    /// Computed styles for the present page, then the analysis that waited for them. Those of another page
    /// are dropped. Waits for what reads the page on other threads, see PageTrees::readersUnwanted().
    void setComputedStyles(ComputedStyles styles);

    /// "kept", "dropped at level 3", "excluded", "never removed" (outside the body): what became of a node.
    /// Empty for text and comments within the body that stand at no position.
    QString status(NodeId node) const;
    bool isKept(NodeId node) const;
    /// The level that dropped the node or, for a node without position, noLevel.
    std::uint32_t dropLevel(NodeId node) const;
    /// The level that pruned the node; for a kept node the last level, whose region is the main region;
    /// noLevel for a node without position.
    std::uint32_t levelOf(NodeId node) const;

  signals:
    /// LabelAttributes::Computed is chosen and the page has no computed styles yet: who can read them calls
    /// setComputedStyles(), who cannot sets other options.
    void stylesWanted();
    /// The page has computed styles, for which no analysis waited.
    void stylesChanged();
    void analysisStarted();
    void analysisCancelled();
    void analysisChanged();
    /// They did, or what can be chosen did.
    void optionsChanged();
    /// Another page, or the other tree, has come: the edits of TagPathOptions were of nodes of the one
    /// before. They are no part of the options any more.
    void editsDropped(int count);

  private:
    friend class PageSession; // which says in what order the parts of the session change
    friend class StepCursor;  // which moves the stepper
    void start();
    void finish(std::unique_ptr<Analysis> analysis);
    void stop() { m_stop.request_stop(); }
    void drop();
    int adopt(const std::optional<AnalysisOptions>& options = {});
    void forgetFirst() { m_firstFigures.reset(); }
    bool isSameSearch() const { return m_isSameSearch; }
    void setSearch(const AnalysisOptions& options);

    PageTrees* m_trees;
    Notifier* m_notifier;
    AnalysisOptions m_options;
    // It stays while another thread still reads it.
    std::shared_ptr<Analysis> m_analysis;
    std::optional<AnalysisFigures> m_firstFigures; // of the page, in whichever tree
    bool m_isSameSearch = false;                   // the analysis that came has the search of the one before
    bool m_isWaitingForStyles = false;
    std::stop_source m_stop;
    PendingRun<std::unique_ptr<Analysis>> m_analysing;
};

} // namespace tagseam
