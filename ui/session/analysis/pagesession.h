// SPDX-License-Identifier: MIT
// The state that all tools share: the page, its analysis, the selection, the step and the kept regions.
#pragma once

#include "core/teach/quiz.h"
#include "ui/session/analysis/analysisrunner.h"
#include "ui/session/analysis/changes.h"
#include "ui/session/analysis/keptregions.h"
#include "ui/session/analysis/selection.h"
#include "ui/session/analysis/stepcursor.h"
#include "ui/session/page/notifier.h"
#include "ui/session/page/pagetrees.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

class QMenu;

namespace tagseam {

class PageBookmarks;
class PageEditing;

/// A purpose for which views are arranged.
enum class Workspace : std::uint8_t {
    Inspect,  ///< the outcome of the search
    Step,     ///< one step of the search
    Annotate, ///< the annotation of the page
    Corpus,   ///< many pages, and the results of methods on each of them
};

inline constexpr std::size_t workspaces = 4;

/// Views read its parts and listen to them. It sets the order in which the parts change when a page comes,
/// and decides what a click does.
class PageSession : public QObject {
    Q_OBJECT

  public:
    explicit PageSession(QObject* parent = nullptr);
    ~PageSession() override;

    Notifier* notifier() const { return m_notifier; }
    PageTrees* trees() const { return m_trees; }
    AnalysisRunner* runner() const { return m_runner; }
    Selection* selection() const { return m_selection; }
    StepCursor* cursor() const { return m_cursor; }
    /// The algorithms besides searchRegion that the Step workspace can show.
    AlgorithmCursor* algorithms() const { return m_cursor->algorithms(); }
    KeptRegions* kept() const { return m_kept; }
    Changes* changes() const { return m_changes; }
    PageEditing* editing() const { return m_editing; }
    /// The bookmarks of the page, with notes.
    PageBookmarks* bookmarks() const { return m_bookmarks; }

    /// Takes the rendered tree of a page and analyses it. Options with PageSource::Source are applied when
    /// the source comes. After setSourceAhead(), with CapturedPage::isSourceThere, the source tree stays
    /// until both are compared; it stays for good if it is wanted, or if setTreeInUse() was called, unless
    /// the user annotates or is taught, or options came with the page.
    void setDocument(Document document, const CapturedPage& page);
    /// Takes the source tree of a page that the browser still builds, shows it and analyses it.
    void setSourceAhead(Document source, const CapturedPage& page);

    /// Puts an edited tree in the place of the source tree, or of the rendered one. `there`: its node for
    /// each node of the tree before, or noNode; `selected` is to be selected, unless it is noNode. See
    /// PageEditing.
    void takeEdited(bool isSource, std::shared_ptr<Document> tree, const std::vector<NodeId>& there,
                    NodeId selected);

    /// The user works with the tree that is shown: has selected a node, made a step or set a breakpoint.
    void setTreeInUse() { m_isTreeInUse = true; }

    /// The user points to a node: selects it or, while annotating, sends picked().
    void pick(NodeId node, Qt::KeyboardModifiers keys);

    Workspace workspace() const { return m_workspace; }
    void setWorkspace(Workspace workspace);
    bool isAnnotating() const { return m_workspace == Workspace::Annotate; }
    /// Enters the Step workspace for searchRegion, or leaves it; leaving leads to Inspect.
    void setStepping(bool isStepping);
    /// Shows the Step workspace at the place where the attempt found a candidate split, or at the start of
    /// the attempt when it found none before `split`. `level` and `attempt` are indices into the trace's
    /// levels and attempts. Requires an analysis.
    void stepTo(std::uint32_t level, std::uint32_t attempt, Position split);

    /// Adds the entries for the selected node to the menu of a list that has a menu of its own.
    void addNodeEntries(QMenu* menu) const
    {
        if (m_addNodeEntries)
            m_addNodeEntries(menu);
    }
    void setNodeEntries(const std::function<void(QMenu*)>& add) { m_addNodeEntries = add; }

    /// True if a quiz question waits for an answer: a click in the plot or the waterline is then a guess, and
    /// nothing may show the answer.
    bool isAsking() const { return m_isAsking; }
    void setAsking(bool isAsking);
    /// True if a lesson or a quiz is under way, which chooses the steps that are shown.
    bool isTaught() const { return m_isTaught; }
    void setTaught(bool isTaught);
    /// A view was clicked while isAsking().
    void guess(const Guess& guess);

  signals:
    void picked(tagseam::NodeId node, Qt::KeyboardModifiers keys);
    /// Sent after StepCursor::steppingChanged(), if that changed.
    void workspaceChanged();
    void askingChanged(bool isAsking);
    void taughtChanged(bool isTaught);
    void guessed(const tagseam::Guess& guess);

  private:
    void takePage(const CapturedPage& page, const std::function<void()>& replaceTrees);
    void switchTree();
    void dropAnalysis();
    void takeAnalysis();

    Notifier* m_notifier;
    PageTrees* m_trees;
    AnalysisRunner* m_runner;
    Selection* m_selection;
    StepCursor* m_cursor;
    KeptRegions* m_kept;
    Changes* m_changes;
    PageEditing* m_editing;
    PageBookmarks* m_bookmarks;
    Workspace m_workspace = Workspace::Inspect;
    bool m_isTreeInUse = false; // since the page came
    bool m_isTreeGiven = false; // options came with the page
    bool m_isAsking = false;
    bool m_isTaught = false;
    std::function<void(QMenu*)> m_addNodeEntries;
};

} // namespace tagseam
