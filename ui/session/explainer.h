// SPDX-License-Identifier: MIT
// What the views of the Explain dock share: their questions, the switches that they try out, the nodes that
// they take away, and the ways from a number to page, plot and stepper.
#pragma once

#include "core/explain/setup.h"
#include "ui/session/inquiry.h"
#include "ui/session/optionshistory.h"
#include "ui/session/pagesession.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <vector>

namespace tagseam {

struct ContentDetection;
struct LearntSite;

class Explainer : public QObject {
    Q_OBJECT

  public:
    explicit Explainer(PageSession* session, QObject* parent = nullptr);

    PageSession* session() const { return m_session; }
    OptionsHistory* history() const { return m_history; }

    /// The question that has been waiting longest for its answer, or nullptr.
    InquiryBase* working() const;
    bool isWorking() const { return working() != nullptr; }
    /// Gives up all questions; their views offer to ask again.
    void cancel();
    /// Where questions are answered: what takes long here keeps no analysis, no pruning and no writing
    /// waiting.
    QThreadPool* pool() const { return m_pool; }

    /// The setup of the analysis that is shown.
    Setup setup() const;
    /// Tries a setup out, and says so with a way back: history()->undo(). `change`: what is new about it.
    void apply(const Setup& setup, PageSource source, const QString& change);

    // --- what if -------------------------------------------------------------------------------------------
    /// Those that are in force, in the order in which they were made.
    const std::vector<TagPathEdit>& edits() const { return m_session->runner()->options().path.edits; }
    void takeAway(TagPathEdit edit);
    void undoEdit();
    void undoAllEdits();
    /// What the page is counted to without the edits; nullptr until it is known.
    const NodeCounts* countsBefore() const { return m_before->answer(); }

    // --- content -------------------------------------------------------------------------------------------
    /// Nodes that somebody said are the content, with what is below them; ascending, empty when nobody did.
    /// They go with the page; in its other tree they are their counterparts.
    const std::vector<NodeId>& content() const { return m_content; }
    void setContent(std::vector<NodeId> nodes);
    /// From the first position of the content to the last; empty when it has none. Only with an analysis.
    Region contentRegion() const;
    /// The nodes whose subtrees make up a region: what to say of it, and to mark.
    std::vector<NodeId> nodesOf(Region region) const;

    // --- what several tools know ---------------------------------------------------------------------------
    /// The question what content detection finds on the page: askDetection() asks it, unless it was asked
    /// before.
    Inquiry<std::shared_ptr<const ContentDetection>>* detection() const { return m_detection; }
    /// The site style tree that is open, with its threshold; nullptr for none.
    const std::shared_ptr<const LearntSite>& site() const { return m_site; }
    double siteThreshold() const { return m_siteThreshold; }
    void setSite(std::shared_ptr<const LearntSite> site, double threshold);

    /// Records are to be mined as a preset of MDR says, by its name.
    void wantPreset(const QString& name) { emit presetWanted(name); }

    // --- ways to other views -------------------------------------------------------------------------------
    /// Every node of a symbol.
    std::vector<NodeId> nodesOf(Symbol symbol) const;
    /// Points out every node of a symbol on page and plot.
    void highlight(Symbol symbol);
    /// Brings a node into sight on both pages, without selecting it.
    void reveal(NodeId node) { emit revealWanted(node); }
    /// The workspace Step, where the attempt found a candidate split, or at its start when it found none
    /// before `split`. `level` and `attempt` are indices into the trace's levels and attempts.
    void stepTo(std::uint32_t level, std::uint32_t attempt, Position split);

  signals:
    /// working() is another one, or none.
    void workChanged();
    void progressed(int done, int total);
    /// The edits, or what they changed.
    void editsChanged();
    void contentChanged();
    void siteChanged();
    void presetWanted(const QString& name);
    void revealWanted(tagseam::NodeId node);

  private:
    friend class InquiryBase;
    void add(InquiryBase* inquiry);
    void setEdits(std::vector<TagPathEdit> edits);
    void clear();
    void giveUp();
    void askBefore();
    void moveContent();

    PageSession* m_session;
    QThreadPool* m_pool;
    OptionsHistory* m_history;
    std::vector<InquiryBase*> m_inquiries; // children
    InquiryBase* m_working = nullptr;
    Inquiry<NodeCounts>* m_before;
    Inquiry<std::shared_ptr<const ContentDetection>>* m_detection;
    std::shared_ptr<const LearntSite> m_site;
    double m_siteThreshold = 0;
    std::vector<NodeId> m_content;
};

} // namespace tagseam
