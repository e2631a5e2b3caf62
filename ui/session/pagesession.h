// SPDX-License-Identifier: MIT
// The one shared state of the window: page, options, analysis, selection. Views read it and listen to it.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"
#include "core/teach/quiz.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/stepper.h"
#include "core/tps/tagpath.h"
#include "ui/session/nestedband.h"
#include "ui/session/notifier.h"
#include "ui/session/regionmark.h"
#include "ui/session/treecomparison.h"
#include "ui/widgets/language.h"
#include "ui/widgets/pendingrun.h"

#include <QByteArray>
#include <QFuture>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// The two trees of one page.
enum class PageSource : std::uint8_t {
    Rendered, ///< the DOM that the browser built
    Source,   ///< the bytes as served, parsed by libxml2: what the papers' programs saw
};

/// What the person came for: the same views, arranged for it.
enum class Workspace : std::uint8_t {
    Inspect,  ///< the outcome of the search
    Step,     ///< one step of it
    Annotate, ///< what a person says of the page
    Corpus,   ///< many pages: what methods make of each of them
};

inline constexpr std::size_t workspaces = 4;

/// Who chose the regions that the pruned page has in place of the main one.
enum class SeveralOf : std::uint8_t {
    Diagnosis,
    Cure, ///< see CureTab
    Hand, ///< a person, out of the lists of the cure: see setByHand()
};

struct AnalysisOptions {
    PageSource source = PageSource::Rendered;
    TagPathOptions path;
    SearchOptions search;
    Keep keep = Keep::Region;
    friend bool operator==(const AnalysisOptions&, const AnalysisOptions&) = default;
};

/// What the three TPS stages made of the page. It stays where it was made: the stepper points into it.
struct Analysis {
    AnalysisOptions options;
    TagPathSequence sequence;
    SearchTrace trace;
    KeepMask mask;
    NodeCounts counts;
    std::vector<std::uint32_t> frequencies;    ///< by symbol, in the whole sequence
    std::vector<std::uint32_t> droppedAtLevel; ///< by position: level index, or noLevel
    double milliseconds = 0;
    std::optional<Stepper> stepper; ///< empty only when the search was stopped
};

/// The result of an analysis in figures.
struct AnalysisFigures {
    AnalysisOptions options;
    NodeCounts counts;
    Region region; ///< the main region
    std::uint32_t positions = 0;
};

class PageSession : public QObject {
    Q_OBJECT

  public:
    explicit PageSession(QObject* parent = nullptr);
    ~PageSession() override;

    Notifier* notifier() const { return m_notifier; }

    /// Takes the rendered tree of a page over and analyses it. `name` is what people see, `address` where it
    /// came from. Options that say PageSource::Source are fulfilled when the source comes. `didScriptsRun`:
    /// see diffTrees(). `isTakenAgain`: it is another state of the page before, whose source stays.
    void setDocument(Document document, const QString& name, const QString& address,
                     bool didScriptsRun = false, bool isTakenAgain = false);
    /// The rendered node that a node of document() is, or noNode.
    NodeId inRendered(NodeId node) const { return isSource() ? counterpart(node) : node; }
    /// What a node of document() is in the other tree; noNode when that has it not, or when the two have not
    /// been compared: see comparison().
    NodeId counterpart(NodeId node) const;
    /// The other tree of the same page, or why there is none.
    void setSource(Result<Document> source);
    bool hasDocument() const { return m_rendered != nullptr; }
    /// Whether scripts could run in the rendered page.
    bool didScriptsRun() const { return m_didScriptsRun; }
    /// The tree that is analysed and shown.
    const Document& document() const { return isSource() ? *m_source : *m_rendered; }
    /// The tree that the browser built, whichever is shown.
    const Document& rendered() const { return *m_rendered; }
    /// That of the bytes; only with hasSource().
    const Document& source() const { return *m_source; }
    /// While documentChanged() is told: it is the other tree of the same page.
    bool isSwitching() const { return m_isSwitching; }
    /// Whether document() is the source.
    bool isSource() const { return m_options.source == PageSource::Source; }
    bool hasSource() const { return m_source != nullptr; }
    /// Why there is none; empty when there is one, or while it is being read.
    Wording sourceProblem() const;
    /// What options ask for and, while the two trees are compared, do not have yet.
    PageSource wantedSource() const { return m_wantedSource; }
    TreeComparison* comparison() const { return m_comparison; }
    const QString& name() const { return m_name; }
    /// A name for a file that is made from the page: "shop.html" and "-plot.svg" make "shop-plot.svg".
    QString fileName(const QString& end) const;
    const QString& address() const { return m_address; }

    /// Computed styles for the present page, then the analysis that waited for them. Those of another page
    /// are dropped. Waits for what reads the page on other threads, see readersUnwanted().
    void setComputedStyles(ComputedStyles styles);
    /// Whether an analysis waits for setComputedStyles(), or for other options.
    bool isWaitingForStyles() const { return m_isWaitingForStyles; }

    const AnalysisOptions& options() const { return m_options; }
    /// Analyses again when anything changed. The analysis runs on another thread; until it is done the old
    /// one stays. Another source comes when both trees are compared, so that the selected node and the range
    /// are those of their counterparts; one that is not there is refused: sourceRefused() says why.
    void setOptions(const AnalysisOptions& options);
    /// For the page that comes by the next setDocument(): nothing happens to the one that is there.
    void setNextOptions(const AnalysisOptions& options) { m_nextOptions = options; }

    bool hasAnalysis() const { return m_analysis != nullptr; }
    const Analysis& analysis() const { return *m_analysis; }
    /// The figures of the first analysis of this page, to compare later ones with. Requires hasAnalysis().
    const AnalysisFigures& firstFigures() const { return *m_firstFigures; }
    /// The figures of the analysis that is shown. Requires hasAnalysis().
    AnalysisFigures figures() const;
    bool isAnalysing() const { return m_isWaitingForStyles || m_analysing.isPending(); }
    /// Gives up the analysis that is under way; analysisCancelled() follows. The options become those of the
    /// one before, which stays, if there is one for this page.
    void cancelAnalysis();

    /// The selected node; noNode for none.
    NodeId selection() const { return m_selection; }
    void select(NodeId node);
    /// A person points to a node: selects it or, where somebody annotates, leaves it to picked().
    void pick(NodeId node, Qt::KeyboardModifiers keys);
    void selectPosition(Position position);
    /// The level that the views point out; noLevel for none. One that does not exist is not selected.
    std::uint32_t level() const { return m_level; }
    void selectLevel(std::uint32_t level);
    /// The positions marked in the plot; empty for none.
    Region range() const { return m_range; }
    void selectRange(Region range);
    /// Nodes that the page and the plot point out beside the selected one, such as all of a symbol;
    /// ascending. They go with the tree that they are of.
    const std::vector<NodeId>& highlight() const { return m_highlight; }
    void setHighlight(std::vector<NodeId> nodes);
    /// Parts of the sequence that the page and the plot tell apart. They go with the analysis.
    const std::vector<RegionMark>& marks() const { return m_marks; }
    /// The title of the tab that set them, and explains them.
    const Wording& marksTitle() const { return m_marksTitle; }
    void setMarks(std::vector<RegionMark> marks, const Wording& title = {});

    Workspace workspace() const { return m_workspace; }
    void setWorkspace(Workspace workspace);
    /// Whether the views show one step of the search instead of its outcome.
    bool isStepping() const { return m_workspace == Workspace::Step; }
    /// Away from the steps leads to Inspect.
    void setStepping(bool isStepping);
    bool isAnnotating() const { return m_workspace == Workspace::Annotate; }
    /// Only with an analysis.
    const Stepper& stepper() const { return *m_analysis->stepper; }
    /// Moves the cursor; the node read becomes the selected one, the level the one pointed out. Nothing
    /// without an analysis.
    void step(const std::function<void(Stepper&)>& move);
    /// Whether it is a step that selects: no person did.
    bool isMoving() const { return m_isMoving; }
    /// Regions that the pruned page has in place of the main one; none for that. They go with the analysis,
    /// and a step shows its own region meanwhile.
    const std::vector<Region>& several() const { return m_several; }
    void setSeveral(std::vector<Region> regions, SeveralOf of = SeveralOf::Diagnosis);
    /// Whether the pruned page has regions in place of the main one, and these.
    bool isPrunedBy(SeveralOf of) const { return !m_several.empty() && m_severalOf == of; }
    /// Whether the pruned page has what the cure keeps.
    bool isCured() const { return isPrunedBy(SeveralOf::Cure); }
    /// The pruned page gets one list of the cure that a person chose, whatever the cure keeps. `list`: its
    /// index in Cure::lists; `region`: what it takes, not empty. It ends with the analysis, with other
    /// regions, and by setCureWanted(). Bookmarks do not have it: they tell what setCureWanted() said before.
    void setByHand(std::uint32_t list, Region region);
    /// That list; empty while the pruned page has something else.
    std::optional<std::uint32_t> byHand() const;
    /// Whether what the cure keeps, or a list of it that was chosen by hand, is in sight: no step is shown
    /// instead.
    bool isCureShown() const { return (isCured() || isPrunedBy(SeveralOf::Hand)) && !isStepping(); }
    /// Whether it is to have what the cure keeps as soon as that is known, for each analysis of this page;
    /// then who knows calls setSeveral(). Other regions, and another page, end it; a list chosen by hand only
    /// stands before it.
    bool isCureWanted() const { return m_isCureWanted; }
    void setCureWanted(bool isWanted);
    /// What the plot shows nested beneath one another under the levels; they go with the analysis.
    const std::vector<NestedBand>& bands() const { return m_bands; }
    void setBands(std::vector<NestedBand> bands);
    /// A person took one of them, by its id.
    void pickBand(int id) { emit bandPicked(id); }
    /// What the pruned page has when no step is shown.
    KeepMask keptMask() const;
    /// Writes the page as it is left at the present step, or at the end, on another thread; prunedReady()
    /// follows. A request that comes while one is under way takes the place of those that wait.
    void requestPruned(const std::string& baseUrl);
    bool isPruning() const { return m_pruning.isPending(); }
    /// Writes the whole rendered tree, with stamps of the NodeIds, on another thread; wholeReady() follows,
    /// once for requests that come while one is under way, and not at all when another page comes before.
    void requestWhole(const std::string& baseUrl);
    /// Likewise that of the source, when there is one; sourceWritten() follows.
    void requestSource(const std::string& baseUrl);
    /// What else reads a tree or the analysis on another thread: they stay until it has ended. It must end
    /// soon when documentChanged() or analysisChanged() is told, and before the session goes.
    void addReader(const QFuture<void>& reader);
    bool isWriting() const { return m_writing.isPending() || m_writingSource.isPending(); }
    /// Whether the pruned page last written has the node.
    bool isOnPruned(NodeId node) const
    {
        return node != noNode && node.value < m_prunedMask.size() && m_prunedMask[node.value];
    }
    /// What of the sequence the views show: the part that is left at the present step, or the main region.
    Region shownRegion() const;

    /// Whether a question waits for an answer: a click in the plot or the waterline is a guess then, and
    /// nothing may show what the answer is.
    bool isAsking() const { return m_isAsking; }
    void setAsking(bool isAsking);
    /// Whether a lesson or a quiz is under way: it chooses the steps that are shown.
    bool isTaught() const { return m_isTaught; }
    void setTaught(bool isTaught);
    /// What a view was clicked for while isAsking().
    void guess(const Guess& guess);

    /// "div.results", "#text “Add to …”": a node in a few words.
    QString describe(NodeId node) const;
    /// "kept", "dropped at level 3", "left out", "never removed" (outside the body): what became of a node.
    /// Empty for text and comments within the body that stand at no position.
    QString fate(NodeId node) const;
    bool isKept(NodeId node) const;
    /// The level that dropped the node or, for a node without position, noLevel.
    std::uint32_t dropLevel(NodeId node) const;
    /// The level that pruned the node; for a kept node the last level, whose region is the main region;
    /// noLevel for a node without position.
    std::uint32_t levelOf(NodeId node) const;

  signals:
    /// StyleKey::Computed is chosen and the page has no computed styles yet: who can read them calls
    /// setComputedStyles(), who cannot sets other options.
    void stylesWanted();
    /// Whoever reads a tree on another thread gives it up before this returns: the session is about to write
    /// into it, and waits.
    void readersUnwanted();
    /// The page has computed styles, for which no analysis waited.
    void stylesChanged();
    /// Another page, or the other tree of it.
    void documentChanged();
    /// After documentChanged(), when it is the other tree of the same page.
    void sourceChanged();
    void sourceRefused(const tagseam::Wording& reason);
    void sourceWritten(const QByteArray& html);
    void analysisStarted();
    void analysisCancelled();
    void analysisChanged();
    void optionsChanged();
    void selectionChanged(tagseam::NodeId node);
    void picked(tagseam::NodeId node, Qt::KeyboardModifiers keys);
    void levelChanged(std::uint32_t level);
    void rangeChanged();
    void highlightChanged();
    void marksChanged();
    /// Another page, or the other tree, has come: the edits of TagPathOptions were of nodes of the one
    /// before. They are no part of the options any more.
    void editsDropped(int count);
    void steppingChanged(bool isStepping);
    /// After steppingChanged(), if that changed.
    void workspaceChanged();
    void prunedReady(const QByteArray& html);
    void wholeReady(const QByteArray& html);
    /// The cursor stands at another step or line; not sent for a new analysis.
    void stepChanged();
    void severalChanged();
    /// It did, or is asked for again where a list was chosen by hand.
    void cureWantedChanged();
    void bandsChanged();
    void bandPicked(int id);
    void askingChanged(bool isAsking);
    void taughtChanged(bool isTaught);
    void guessed(const tagseam::Guess& guess);

  private:
    struct Pruned {
        KeepMask mask;
        QByteArray html;
    };
    void start();
    void finish(std::unique_ptr<Analysis> analysis);
    void discard(std::unique_ptr<Document> document, std::unique_ptr<Analysis> analysis);
    void finishPruned(Pruned pruned);
    bool isRefused(PageSource source) const;
    void wantSource(PageSource source);
    void switchSource();
    void dropMarks();
    void dropAnalysis();
    int dropEdits();
    bool takeNextOptions();
    void restoreRange();

    Notifier* m_notifier;
    // Where they are while another thread still reads them.
    std::unique_ptr<Document> m_rendered;
    std::unique_ptr<Document> m_source;
    std::optional<Error> m_sourceError; // why there is none
    bool m_isSourceRead = false;
    PageSource m_wantedSource = PageSource::Rendered;
    bool m_didScriptsRun = false;
    bool m_isSwitching = false;
    TreeComparison* m_comparison;
    std::pair<NodeId, NodeId> m_keptRange{noNode, noNode}; // to be marked after the analysis: first, last
    NodeId m_selectedThere = noNode; // in the other tree, and what it stands for in this one
    NodeId m_selectedFor = noNode;
    QString m_name;
    QString m_address;
    AnalysisOptions m_options;
    std::optional<AnalysisOptions> m_nextOptions;
    std::unique_ptr<Analysis> m_analysis;
    std::optional<AnalysisFigures> m_firstFigures; // of the page, in whichever tree
    NodeId m_selection = noNode;
    std::uint32_t m_level = noLevel;
    Region m_range;
    std::vector<NodeId> m_highlight;
    std::vector<RegionMark> m_marks;
    Wording m_marksTitle;
    std::vector<Region> m_several;
    SeveralOf m_severalOf = SeveralOf::Diagnosis;
    std::uint32_t m_listByHand = 0; // of SeveralOf::Hand
    bool m_isCureWanted = false;
    std::vector<NestedBand> m_bands;
    Workspace m_workspace = Workspace::Inspect;
    bool m_isAsking = false;
    bool m_isTaught = false;
    bool m_isMoving = false;
    bool m_isWaitingForStyles = false;
    std::stop_source m_stop;
    PendingRun<std::unique_ptr<Analysis>> m_analysing;
    PendingRun<Pruned> m_pruning;
    PendingRun<QByteArray> m_writing;
    PendingRun<QByteArray> m_writingSource;
    std::vector<QFuture<void>> m_readers;      // of the documents or the analysis, on other threads
    std::optional<std::string> m_prunedWanted; // base URL of the request that waits
    KeepMask m_prunedMask;
};

} // namespace tagseam

Q_DECLARE_METATYPE(tagseam::NodeId)
