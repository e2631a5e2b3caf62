// SPDX-License-Identifier: MIT
// Turns options into an analysis of the page, on another thread.
#pragma once

#include "ui/session/page/analysis.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagseam {

class Notifier;
class PageTrees;

class AnalysisRunner : public QObject {
    Q_OBJECT

  public:
    AnalysisRunner(PageTrees* trees, Notifier* notifier, QObject* parent = nullptr);
    ~AnalysisRunner() override;

    const Setup& setup() const { return m_setup; }
    /// The setup with the tree that is shown.
    AnalysisOptions options() const;
    /// The setup with the tree that is wanted, which may be shown later: to be changed for setOptions().
    AnalysisOptions wantedOptions() const;
    /// Starts a new analysis if an option changed. The old analysis stays until the new one is ready. Another
    /// source is shown by PageTrees::want().
    void setOptions(const AnalysisOptions& options);

    bool hasAnalysis() const { return m_analysis != nullptr; }
    const Analysis& analysis() const { return *m_analysis; }
    /// The setup of the analysis that is shown. Requires hasAnalysis().
    const Setup& shownSetup() const { return m_analysis->options; }
    /// The figures of the first analysis of this page, to compare later ones with. Requires hasAnalysis().
    const AnalysisFigures& firstFigures() const { return *m_firstFigures; }
    /// The figures of the analysis that is shown. Requires hasAnalysis().
    AnalysisFigures figures() const;

    bool isAnalysing() const { return m_isWaitingForStyles || m_analysing.isPending(); }
    /// Stops the analysis that is under way; analysisCancelled() follows. The options become those of the
    /// analysis before, which stays if it is of this page.
    void cancel();
    /// True when an analysis waits for setComputedStyles(), or for other options.
    bool isWaitingForStyles() const { return m_isWaitingForStyles; }
    /// Sets the computed styles of the present page, and runs the analysis that waited for them. Styles of
    /// another page are dropped. Waits for other threads that read the page, see
    /// PageTrees::readersUnwanted().
    void setComputedStyles(ComputedStyles styles);

    /// Returns the status of a node: "kept", "pruned at level 3", "excluded", "never pruned" (outside the
    /// body). Empty for text and comments in the body that have no position.
    QString status(NodeId node) const;
    bool isKept(NodeId node) const;
    /// The level that pruned the node; noLevel for a node without position.
    std::uint32_t dropLevel(NodeId node) const;
    /// The level that pruned the node; for a kept node the last level, whose region is the main region;
    /// noLevel for a node without position.
    std::uint32_t levelOf(NodeId node) const;

    // --- for the session: see PageSession -------------------------------------------------------------
    /// Drops the analysis, because another tree is about to be shown.
    void drop();
    /// The other tree of the page has come, with the setup before. No signal is sent.
    void takeTree();
    /// An edited tree has come: the what-ifs follow their nodes. No signal is sent.
    void takeEdited(const std::vector<NodeId>& there);
    /// Another page has come, with a setup or with the one before. No signal is sent.
    void takePage(const std::optional<AnalysisOptions>& options);
    /// Sends optionsChanged(), if the options differ or edits were dropped, and editsDropped().
    void report(bool areOptionsOther);
    /// Starts the analysis of the tree that is shown.
    void start();
    /// Tells the threads to stop.
    void stop() { m_stop.request_stop(); }
    /// True if the new analysis has the same search as the one before.
    bool isSameSearch() const { return m_isSameSearch; }
    /// The stepper of the analysis, to be moved by StepCursor; nullptr without an analysis.
    Stepper* stepper() const { return m_analysis ? &*m_analysis->stepper : nullptr; }

  signals:
    /// LabelAttributes::Computed is chosen and the page has no computed styles yet. A receiver that can read
    /// them calls setComputedStyles(); otherwise it sets other options.
    void stylesWanted();
    /// The page has computed styles now, but no analysis waited for them.
    void stylesChanged();
    void analysisStarted();
    void analysisCancelled();
    void analysisChanged();
    /// The options, or the available choices, changed.
    void optionsChanged();
    /// Another page or the other tree has come. Edits of TagPathOptions named nodes of the old one and were
    /// removed from the options.
    void editsDropped(int count);

  private:
    void finish(std::unique_ptr<Analysis> analysis);
    void setSetup(const Setup& setup);

    PageTrees* m_trees;
    Notifier* m_notifier;
    Setup m_setup;
    int m_droppedEdits = 0; // with the tree before, until report()
    // Kept alive while another thread still reads it.
    std::shared_ptr<Analysis> m_analysis;
    std::optional<AnalysisFigures> m_firstFigures; // figures of the page, in either tree
    bool m_isSameSearch = false;
    bool m_isWaitingForStyles = false;
    std::stop_source m_stop;
    PendingRun<std::unique_ptr<Analysis>> m_analysing;
};

} // namespace tagseam
