// SPDX-License-Identifier: MIT
// What a person is about to label: the nodes chosen, the labels at hand, and what is proposed.
#pragma once

#include "core/truth/annotation/marker.h"
#include "ui/session/pagesession.h"
#include "ui/widgets/language.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace tagseam {

class Annotator;

/// Nodes are those of the tree that is shown.
class Labeller : public QObject {
    Q_OBJECT

  public:
    explicit Labeller(Annotator* annotator, QObject* parent = nullptr);
    ~Labeller() override;

    Annotator* annotator() const { return m_annotator; }
    PageSession* session() const { return m_session; }

    // --- labels --------------------------------------------------------------------------------------------
    /// Labels::all(), then the person's own.
    QStringList labels() const;
    /// In the order in which they came; those that marks of the page have are among them.
    const QStringList& ownLabels() const { return m_ownLabels; }
    /// Those of them that the person made or used: of a page's marks not the others.
    QStringList keptLabels() const;
    static constexpr int mostOwnLabels = 24; ///< with those that come with pages
    void setOwnLabels(const QStringList& labels);
    void addOwnLabel(const QString& label);
    int lookOf(const QString& label) const;
    int countOf(const QString& label) const; ///< marks that have it, orphans included
    /// For lists: the beginning of its text, which tells a hundred records apart, and what it is.
    QString nameOf(const std::vector<NodeId>& nodes) const;

    // --- what a label goes on ------------------------------------------------------------------------------
    /// The nodes clicked together, else those of the range marked last, else the selected one.
    std::vector<NodeId> chosen() const;
    void choose(const std::vector<NodeId>& nodes);
    /// A click on the page. Shift: the siblings from the selected one to this. Ctrl: this one, too, or not
    /// any more. Into a proposal: whether it is one.
    void pick(NodeId node, Qt::KeyboardModifiers keys);
    void widen();
    void narrow();

    // --- marks ---------------------------------------------------------------------------------------------
    void label(const QString& label);
    /// Gives the label to the mark, orphan or not; a mark that has the label already is removed.
    void label(std::size_t mark, const QString& label);
    /// The mark on what is chosen, else the innermost around it.
    std::optional<std::size_t> markOfChosen() const;
    /// Removes the mark on exactly what is chosen; otherwise says why nothing was removed.
    void removeMark();
    void removeMark(std::size_t mark);
    /// Selects what a mark is on. Nothing of an orphan.
    void goToMark(std::size_t mark);
    /// The one behind what is selected, or before it, in document order; around the end.
    void goToNextMark(bool isBackwards);
    /// Selects the next part of the page that no mark holds; around the end.
    void goToUnmarked();
    /// How many such parts there are, and which of them is chosen; empty without an annotation. O(page) when
    /// the page or the marks have changed since the last call.
    QString unmarkedText() const;
    /// All marks and proposals, those that hold others first.
    std::vector<RegionMark> regionMarks() const;

    // --- proposals -----------------------------------------------------------------------------------------
    struct Proposal {
        std::vector<NodeId> nodes;
        bool isIn = true; ///< of what accept() marks
    };
    const std::vector<Proposal>& proposals() const { return m_proposals; }
    const QString& proposedLabel() const { return m_proposedLabel; }
    int proposedCount() const; ///< of those that are in
    bool isLooking() const { return m_looking.isPending(); }
    /// What is built like the mark on what is chosen, or around it. On another thread.
    void proposeAlike();
    /// What the present method keeps, as main content.
    void proposeMainRegion();
    void setIn(std::size_t proposal, bool isIn);
    /// Marks them, in one step of undo.
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
    QStringList m_foreignLabels;    // of m_ownLabels, those that came with a page's marks
    std::vector<NodeId> m_together; // clicked together; empty for none
    bool m_isRangeLast = false;     // the range was marked after the node was selected
    bool m_isChoosing = false;
    bool m_isHighlighting = false; // the session's highlight is ours
    WideningPath m_path;
    mutable std::optional<std::vector<NodeId>> m_unmarked; // nothing: page or marks have changed since
    std::vector<Proposal> m_proposals;
    QString m_proposedLabel;
    QString m_lookingFor; // label of what is looked for
    PendingRun<std::vector<std::vector<NodeId>>> m_looking;
};

} // namespace tagseam
