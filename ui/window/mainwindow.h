// SPDX-License-Identifier: MIT
// The window: docks, actions, shortcuts, and what holds the views together.
#pragma once

#include "ui/browser/pageloader.h"
#include "ui/session/bookmark.h"
#include "ui/session/pagesession.h"
#include "ui/widgets/language.h"
#include "ui/widgets/pendingwork.h"
#include "ui/widgets/theme.h"

#include <QMainWindow>
#include <QTimer>

#include <array>
#include <functional>
#include <optional>

class QCheckBox;
class QDockWidget;
class QLabel;
class QLineEdit;
class QScrollArea;
class QSplitter;
class QToolBar;

namespace tagseam {

class AnnotateView;
class Annotator;
class BlockedView;
class CompareView;
class CorpusDesk;
class CorpusView;
class Explainer;
class ExplainView;
class Freezer;
class Labeller;
class LessonView;
class LevelsView;
class LoadBar;
class MessageBar;
class OptionsBar;
class PageView;
class PlotView;
class StepperView;
class TimelineView;
class TreeView;
class Tutor;
class WaterlineView;
class WorkBar;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// `isRemembering`: workspace, layout, theme, language and recent pages are read from the settings and
    /// written back.
    explicit MainWindow(bool isRemembering = true, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// What PageAddress::fromText() takes, or a bundled sample ("sample:shop"); with or without a bookmark,
    /// or that alone.
    void open(const QString& address);
    /// With the switches as they are for the page that is shown; for another as its kind is trusted.
    void openPage(const PageAddress& address, const QByteArray& given = {});
    /// Goes to the bookmark once the page is there; at once when it is the page that is shown.
    void openAt(const PageAddress& address, const Bookmark& bookmark);
    /// The switches that it names, the usual ones where it names none.
    void applySetup(const Bookmark& bookmark);
    /// The rest of it, in the page that is there, which must be analysed, in the tree that it names. Empty,
    /// or a sentence that says what there is not; then nothing has changed.
    QString goTo(const Bookmark& bookmark);
    /// The address of what is shown now, with its bookmark.
    QString linkToState() const;
    /// The HTML in the clipboard, or the page that its text is or names.
    void openClipboard();
    void showPreferences();
    /// Nobody is there to choose: what would ask is a failure.
    void setUnattended() { m_session->notifier()->setUnattended(); }
    void setTheme(ThemeChoice choice);
    /// See Language::choose().
    void setLanguage(const QString& choice);
    void showFirstRunHint();
    /// Shows the lesson panel; `index` into Tutor::lessons(), `page` from 0.
    void startLesson(int index, int page = 0);
    void startQuiz();
    /// Brings a tab of the Explain dock into sight, or one of the Annotate dock, which is a workspace: see
    /// ExplainView::showTab(), AnnotateView::showTab().
    bool showTab(const QString& tab);
    /// To the table of a corpus and its runs, which are opened; empty for none.
    void openCorpus(const QString& folder, const QStringList& runs);

    PageSession* session() const { return m_session; }
    Freezer* freezer() const { return m_freezer; }
    PageLoader* loader() const { return m_loader; }
    PageView* originalView() const { return m_original; }
    PageView* prunedView() const { return m_pruned; }
    PlotView* plotView() const { return m_plot; }
    WaterlineView* waterlineView() const { return m_water; }
    TreeView* treeView() const { return m_tree; }
    WorkBar* analysisBar() const { return m_analysing; }
    LevelsView* levelsView() const { return m_levels; }
    CompareView* compareView() const { return m_compare; }
    ExplainView* explainView() const { return m_explain; }
    Explainer* explainer() const { return m_explainer; }
    Annotator* annotator() const { return m_annotator; }
    AnnotateView* annotateView() const { return m_annotate; }
    CorpusDesk* corpusDesk() const { return m_corpusDesk; }
    CorpusView* corpusView() const { return m_corpus; }
    Labeller* labeller() const { return m_labeller; }
    Tutor* tutor() const { return m_tutor; }
    LessonView* lessonView() const { return m_lesson; }
    StepperView* stepperView() const { return m_stepper; }
    TimelineView* timelineView() const { return m_timeline; }
    OptionsBar* optionsBar() const { return m_options; }
    MessageBar* messageBar() const { return m_message; }
    QLineEdit* addressLine() const { return m_address; }
    LoadBar* loadBar() const { return m_loading; }
    QString statusNumbers() const;

  signals:
    /// Page captured, analysis done, pruned page shown: nothing more changes by itself.
    void settled();
    void failed(const QString& sentence);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    static constexpr int layoutVersion = 3; // of the saved dock layout
    static constexpr int lowestWithOptions =
        500; // pixels: a lower window has no room for the bar of options at first
    void makeViews();
    void makeStatusBar();
    void showWhatIsTold();
    void makePageBar();
    void makeFileMenu();
    void makeViewMenu();
    void makeCaptureActions(QMenu* menu);
    void connectCapture();
    void takeAgain();
    void readStyles();
    void refuseStyles(const Wording& why);
    void tellLeftOut();
    void makeGoMenu();
    void makeHelpMenu();
    void makeOptionsAction();
    void makeStepViews();
    void makeStepMenu();
    void makeWorkspaceSwitch(QToolBar* bar);
    void connectSteps();
    void showWorkspace();
    void arrange(Workspace workspace);
    void arrangeForSteps();
    void arrangeForAnnotating();
    void arrangeForCorpus();
    void makeAnnotateView();
    void makeCorpusView();
    void connectCorpus();
    void makeCorpusActions(QMenu* menu);
    void makeCorpusWalk(QMenu* menu);
    void openCorpusPage(int page);
    void settleCorpus();
    void showForCorpus();
    bool dropOnCorpus(const QUrl& url);
    void connectQueue();
    void openAnnotation();
    void connectLabelling();
    void showForAnnotating();
    bool mayLeaveUnsaved();
    bool mayLeaveRun(bool isClosing);
    void makeAnnotateMenu();
    void makeLabelActions(QMenu* menu);
    void forMarking(QAction* action, const QKeySequence& key);
    bool restoreLayout(const QByteArray& state);
    void resetLayout();
    void makeLanguageMenu(QMenu* menu);
    QAction* named(QAction* action, const char* text, const char* tip = nullptr);
    QMenu* named(QMenu* menu, const char* text);
    void retranslate();
    void connectLoader();
    void connectSafety();
    void makeCompareView();
    void makeExplainView();
    void makeExplainActions(QMenu* menu);
    void connectSources();
    void showSource();
    void makeBlockedButton(QToolBar* bar);
    void updateBlocked();
    void showPlace(const PageAddress& place);
    void shareAnchors();
    void settleWhenShown();
    void connectSession();
    void openFile();
    void connectFreezer();
    void freezePage();
    void reload();
    void connectOpening();
    void openWith(const PageAddress& address, const QByteArray& given,
                  const std::optional<Bookmark>& bookmark);
    void openAsSwitched(const PageAddress& address, const QByteArray& given = {},
                        const std::optional<Bookmark>& bookmark = {});
    void tellFailure();
    void followFailure(const QString& link);
    void choosePage(PageChoices choices);
    QString titleOfPage() const;
    QString fileNameFor(const QString& end) const;
    void savePruned();
    void exportPlot();
    void exportReplay();
    void makeLearnMenu();
    void makeLessonView();
    void pointOut(const QString& view);
    void giveRoomTo(QWidget* view);
    bool revealLevel();
    void conceal(bool isConcealed);
    void showRecent();
    void remember(const QString& address);
    void showHelp(const QString& anchor);
    void showKeys();
    void updatePruned();
    void updateNumbers();
    void updateBreadcrumbs();
    void showSelectedPath();
    QString selectedPlace() const;
    void shareStatusLine(int wanted);
    void updateOriginalTitle();
    void updatePrunedTitle();
    void updateSwitches();
    void updateWindowTitle();
    void proportionDocks();
    void setZoom(double factor);
    void keepInStep(PageView* from, PageView* to);
    void goInHistory(int step);
    void goToBookmark();
    QString takeEdits(const Bookmark& bookmark);
    void takeSetup();
    void makeReportActions(QMenu* menu);
    void copyLink();
    void copyReport();
    bool canReport();
    void saveReport();
    void readSettings();
    QScrollArea* scrolling(QWidget* view);
    static int share(int whole, int percent, int least, int most);
    QDockWidget* makeDock(const char* title, const char* name, QWidget* view);
    QWidget* panel(QLabel*& title, PageView* view);

    bool m_isRemembering;
    bool m_isLaidOut = false;
    bool m_isArranging = false;   // docks come and go by themselves
    bool m_isSourceShown = false; // the loader's source page holds that of the present page
    PageSession* m_session;
    PageLoader* m_loader;
    Freezer* m_freezer;
    PageView* m_original;
    PageView* m_pruned;
    PlotView* m_plot;
    WaterlineView* m_water;
    TreeView* m_tree;
    LevelsView* m_levels;
    CompareView* m_compare;
    Explainer* m_explainer;
    ExplainView* m_explain;
    Annotator* m_annotator;
    Labeller* m_labeller;
    QList<QAction*> m_markActions; // of the Annotate menu
    AnnotateView* m_annotate;
    CorpusDesk* m_corpusDesk;
    CorpusView* m_corpus;
    QScrollArea* m_corpusPane;
    OptionsBar* m_options;
    MessageBar* m_message;
    QSplitter* m_pages;
    QSplitter* m_plots;
    StepperView* m_stepper;
    Tutor* m_tutor;
    LessonView* m_lesson;
    TimelineView* m_timeline;
    QLabel* m_originalTitle = nullptr;
    QLabel* m_prunedTitle = nullptr;
    QLineEdit* m_address;
    QLabel* m_numbers;
    QLabel* m_breadcrumbs = nullptr;
    WorkBar* m_analysing;
    WorkBar* m_freezing;
    WorkBar* m_styling; // while computed styles are read
    LoadBar* m_loading;
    QAction* m_scripts;
    QAction* m_network;
    QAction* m_blocked;
    BlockedView* m_blockedView = nullptr; // made when it is asked for
    QMenu* m_recent;
    QAction* m_inside = nullptr;                     // shadow roots and frames, too
    std::array<QAction*, workspaces> m_workspaces{}; // by Workspace
    QByteArray m_defaultState;
    std::array<QByteArray, workspaces> m_layouts; // of the docks, by Workspace, while another is shown
    Workspace m_arrangedFor = Workspace::Inspect;
    std::optional<Bookmark> m_bookmark;       // to go to once the page is there
    bool m_isSetupDue = false;                // its switches, when the page is captured
    std::optional<Bookmark> m_failedBookmark; // of the page that did not come, for another try
    Region m_prunedRegion{};
    QTimer m_pointing; // while a frame points a view out
    Delay m_pruneSoon; // while somebody steps on, the page is not written for every step
    double m_zoom = 1;
    int m_alignments = 0; // of one page to the other, begun or given up: none ends after a newer one
    std::vector<NodeId> m_history;
    int m_historyAt = -1;
    bool m_isGoing = false;
};

} // namespace tagseam
