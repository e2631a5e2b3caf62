// SPDX-License-Identifier: MIT
// The state that the views of the Explain dock share: their questions, the what-ifs, and the ways from a
// number to page, plot and stepper.
#pragma once

#include "core/explain/setup.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/session/questions/changehistory.h"
#include "ui/session/questions/inquiry.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <vector>

namespace tagseam {

class PageVersions;
struct ContentDetection;
struct LearntSite;

class Explainer : public QObject {
    Q_OBJECT

  public:
    explicit Explainer(PageSession* session, QObject* parent = nullptr);

    PageSession* session() const { return m_session; }
    ChangeHistory* history() const { return m_history; }

    /// The question that has waited longest for its answer, or nullptr.
    InquiryBase* working() const;
    bool isWorking() const { return working() != nullptr; }
    /// Cancels all questions; their views offer to ask again.
    void cancel();
    /// Takes a question, which calls this itself.
    void add(InquiryBase* inquiry);
    /// The thread pool of the questions, so that long ones delay neither analysis nor pruning nor writing.
    QThreadPool* pool() const { return m_pool; }

    /// The setup of the analysis that is shown.
    Setup setup() const;
    /// Applies a setup. `change` describes what is new: see tried(). history()->undo() takes it back.
    void apply(const Setup& setup, PageSource source, const QString& change);

    // --- what if -------------------------------------------------------------------------------------------
    /// The edits that are in force, in the order in which they were made.
    const std::vector<TagPathEdit>& edits() const { return m_session->runner()->setup().path.edits; }
    /// The last change that apply() made, other than an edit, until the next change of the options or
    /// keepTried(); empty if there is none.
    const QString& tried() const { return m_tried; }
    /// Keeps it without saying so any longer.
    void keepTried();
    void takeAway(TagPathEdit edit);
    void undoEdit();
    void undoAllEdits();
    /// The node counts without the edits; nullptr until they are known.
    const NodeCounts* countsBefore() const { return m_before->answer(); }

    // --- content -------------------------------------------------------------------------------------------
    /// The nodes that the user chose as content, with their subtrees; ascending, empty if there are none.
    /// They are dropped with the page; in the other tree they are replaced by their counterparts.
    const std::vector<NodeId>& content() const { return m_content; }
    void setContent(std::vector<NodeId> nodes);
    /// The region from the first position of the content to the last; empty when it has none. Requires an
    /// analysis.
    Region contentRegion() const;
    /// The nodes whose subtrees make up a region, to describe and mark it.
    std::vector<NodeId> nodesOf(Region region) const;

    // --- shared by several tools ---------------------------------------------------------------------------
    /// The inquiry for content detection. askDetection() starts it unless it was started before.
    Inquiry<std::shared_ptr<const ContentDetection>>* detection() const { return m_detection; }
    /// The open site style tree with its threshold; nullptr if there is none.
    const std::shared_ptr<const LearntSite>& site() const { return m_site; }
    double siteThreshold() const { return m_siteThreshold; }
    void setSite(std::shared_ptr<const LearntSite> site, double threshold);
    /// Another version of the page, and the differences.
    PageVersions* versions() const { return m_versions; }

    /// Requests data record mining with a preset of MDR, given by its name.
    void wantPreset(const QString& name) { emit presetWanted(name); }

    // --- ways to other views -------------------------------------------------------------------------------
    /// The nodes of a symbol.
    std::vector<NodeId> nodesOf(Symbol symbol) const;
    /// Highlights every node of a symbol on page and plot.
    void highlight(Symbol symbol);
    /// Scrolls both pages to a node without selecting it.
    void reveal(NodeId node) { emit revealWanted(node); }
    /// Shows the Step workspace at the place where the attempt found a candidate split, or at the start of
    /// the attempt when it found none before `split`. `level` and `attempt` are indices into the trace's
    /// levels and attempts.
    void stepTo(std::uint32_t level, std::uint32_t attempt, Position split);

  signals:
    /// working() changed.
    void workChanged();
    void progressed(int done, int total);
    /// The edits, their effect, or tried() changed.
    void editsChanged();
    void contentChanged();
    void siteChanged();
    void presetWanted(const QString& name);
    void revealWanted(tagseam::NodeId node);

  private:
    void setEdits(std::vector<TagPathEdit> edits);
    void clear();
    void giveUp();
    void askBefore();
    void moveContent();

    PageSession* m_session;
    QThreadPool* m_pool;
    ChangeHistory* m_history;
    std::vector<InquiryBase*> m_inquiries; // children of this object
    InquiryBase* m_working = nullptr;
    Inquiry<NodeCounts>* m_before;
    Inquiry<std::shared_ptr<const ContentDetection>>* m_detection;
    PageVersions* m_versions;
    std::shared_ptr<const LearntSite> m_site;
    double m_siteThreshold = 0;
    std::vector<NodeId> m_content;
    QString m_tried;
};

} // namespace tagseam
