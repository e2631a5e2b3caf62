// SPDX-License-Identifier: MIT
// The nodes chosen for labelling, the available labels, and the proposals.
#pragma once

#include "core/truth/annotation/marker.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/language.h"
#include "ui/widgets/pendingrun.h"

#include <QMap>
#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace tagseam {

class Annotator;

/// Nodes are nodes of the tree that is shown.
class Labeller : public QObject {
    Q_OBJECT

  public:
    explicit Labeller(Annotator* annotator, QObject* parent = nullptr);
    ~Labeller() override;

    Annotator* annotator() const { return m_annotator; }
    PageSession* session() const { return m_session; }

    // --- labels --------------------------------------------------------------------------------------------
    /// Labels::all(), then the custom labels.
    QStringList labels() const;
    /// The custom labels in the order in which they came, including labels of marks of the page.
    const QStringList& ownLabels() const { return m_ownLabels; }
    /// The custom labels that the user made or used, without those that only marks of a page have.
    QStringList keptLabels() const;
    static constexpr int mostOwnLabels = 24; ///< including labels that come with pages
    void setOwnLabels(const QStringList& labels);
    void addOwnLabel(const QString& label);
    /// Says when to use the label, in the user's words or in those of Labels::guideline().
    QString guideline(const QString& label) const;
    /// An empty text restores that of Labels::guideline().
    void setGuideline(const QString& label, const QString& text);
    const QMap<QString, QString>& ownGuidelines() const { return m_guidelines; }
    void setOwnGuidelines(const QMap<QString, QString>& guidelines);
    int lookOf(const QString& label) const;
    int countOf(const QString& label) const; ///< number of marks that have the label, orphans included
    /// A name for lists: the beginning of the text, which distinguishes a hundred records, and the element.
    QString nameOf(const std::vector<NodeId>& nodes) const;

    // --- nodes to be labelled ------------------------------------------------------------------------------
    /// The nodes clicked together, else the nodes of the last marked range, else the selected node.
    std::vector<NodeId> chosen() const;
    void choose(const std::vector<NodeId>& nodes);
    /// Handles a click on the page. With Shift, chooses the siblings from the selected node to this one; with
    /// Ctrl, adds or removes this node. In a proposal, toggles it.
    void pick(NodeId node, Qt::KeyboardModifiers keys);
    void widen();
    void narrow();
    /// Selects the sibling after or before the chosen nodes.
    void goToSibling(bool isBefore);
    /// Moves the end of the chosen run of siblings, away from the node where it began or back to it.
    void extend(bool isBefore);

    // --- marks ---------------------------------------------------------------------------------------------
    void label(const QString& label);
    /// Gives the label to the marks, orphans or not; if all have the label already, they are removed. One
    /// step of undo.
    void label(const std::vector<std::size_t>& marks, const QString& label);
    /// The mark on the chosen nodes, else the innermost mark around them.
    std::optional<std::size_t> markOfChosen() const;
    /// Removes the mark on exactly the chosen nodes; otherwise says why nothing was removed.
    void removeMark();
    void remove(const std::vector<std::size_t>& marks);
    /// Selects the nodes of a mark. Does nothing for an orphan.
    void goToMark(std::size_t mark);
    /// Goes to the mark after or before the selected node, in document order; wraps around.
    void goToNextMark(bool isBackwards);
    /// Selects the next part of the page that no mark contains; wraps around.
    void goToUnmarked();
    /// The number of such parts, and the index of the chosen one; empty without an annotation. O(page) when
    /// the page or the marks have changed since the last call.
    QString unmarkedText() const;
    /// All marks and proposals; marks that contain others come first.
    std::vector<RegionMark> regionMarks() const;

    // --- proposals -----------------------------------------------------------------------------------------
    struct Proposal {
        std::vector<NodeId> nodes;
        bool isIn = true; ///< accept() marks it
    };
    const std::vector<Proposal>& proposals() const { return m_proposals; }
    const QString& proposedLabel() const { return m_proposedLabel; }
    int proposedCount() const; ///< number of proposals that accept() marks
    bool isLooking() const { return m_looking.isPending(); }
    /// Proposes nodes that are built like the mark on the chosen nodes, or like the record around them; if
    /// there is none, proposes the chosen nodes and those built like them as records. Runs on another thread.
    void proposeAlike();
    /// Proposes what the present method keeps as main content.
    void proposeMainRegion();
    void setIn(std::size_t proposal, bool isIn);
    /// Marks the proposals, in one step of undo.
    void accept();
    void dismiss();

  signals:
    void chosenChanged();
    void labelsChanged();
    void proposalsChanged();

  private:
    void forgetChosen();
    void showChosen();
    void takeLabelsOfPage();
    void propose(const std::vector<std::vector<NodeId>>& groups, const QString& label);
    bool isReady() const;
    const std::vector<NodeId>& unmarked() const;

    Annotator* m_annotator;
    PageSession* m_session;
    QStringList m_ownLabels;
    QMap<QString, QString> m_guidelines; // the ones that the user wrote, by label
    QStringList m_foreignLabels;         // the part of m_ownLabels that came with a page's marks
    std::vector<NodeId> m_together;      // nodes clicked together; empty if there are none
    bool m_isRangeLast = false;          // the range was marked after the node was selected
    bool m_isChoosing = false;
    bool m_isHighlighting = false; // this object has set the session's highlight
    WideningPath m_path;
    mutable std::optional<std::vector<NodeId>> m_unmarked; // nothing if page or marks have changed since
    std::vector<Proposal> m_proposals;
    QString m_proposedLabel;
    QString m_lookingFor; // label of the search that is under way
    PendingRun<std::vector<std::vector<NodeId>>> m_looking;
};

} // namespace tagseam
