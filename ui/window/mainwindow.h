// SPDX-License-Identifier: MIT
// The window: docks, actions, shortcuts, and what holds the views together.
#pragma once

#include "ui/browser/browser.h"
#include "ui/browser/opener.h"
#include "ui/session/pagesession.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QMainWindow>
#include <QTimer>

#include <array>
#include <functional>
#include <optional>

class QDockWidget;
class QScrollArea;
class QSplitter;
class QToolBar;

namespace tagseam {

class AddressBar;
class AnnotateView;
class Annotator;
class Bookmarks;
class CompareView;
class CorpusWorkspace;
class Explainer;
class ExplainView;
class HelpDialog;
class LessonView;
class LevelsView;
class MessageBar;
class OptionsBar;
class PageSaver;
class PlotView;
class SelectionHistory;
class StatusLine;
class StepperView;
class TimelineView;
class TreeView;
class Tutor;
class WaterlineView;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// `isRemembering`: workspace, layout, theme, language and recent pages are read from the settings and
    /// written back.
    explicit MainWindow(bool isRemembering = true, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showPreferences();
    /// Nobody is there to choose: what would ask is a failure.
    void setUnattended() { m_session->notifier()->setUnattended(); }
    void setTheme(ThemeChoice choice);
    /// See Language::choose().
    void setLanguage(const QString& choice);
    void showFirstRunHint();
    /// Brings a tab of the Explain dock into sight, or one of the Annotate dock, which is a workspace: see
    /// ExplainView::showTab(), AnnotateView::showTab().
    bool showTab(const QString& tab);

    PageSession* session() const { return m_session; }
    Browser* browser() const { return m_browser; }
    Opener* opener() const { return m_opener; }
    PageSaver* saver() const { return m_saver; }
    Bookmarks* bookmarks() const { return m_bookmarks; }
    AddressBar* addressBar() const { return m_address; }
    StatusLine* statusLine() const { return m_status; }
    PlotView* plotView() const { return m_plot; }
    WaterlineView* waterlineView() const { return m_water; }
    TreeView* treeView() const { return m_tree; }
    LevelsView* levelsView() const { return m_levels; }
    CompareView* compareView() const { return m_compare; }
    ExplainView* explainView() const { return m_explain; }
    Explainer* explainer() const { return m_explainer; }
    Annotator* annotator() const { return m_annotator; }
    AnnotateView* annotateView() const { return m_annotate; }
    CorpusWorkspace* corpus() const { return m_corpus; }
    Tutor* tutor() const { return m_tutor; }
    LessonView* lessonView() const { return m_lesson; }
    StepperView* stepperView() const { return m_stepper; }
    TimelineView* timelineView() const { return m_timeline; }
    OptionsBar* optionsBar() const { return m_options; }
    MessageBar* messageBar() const { return m_message; }

  signals:
    /// Page captured, analysis done, pruned page shown: nothing more changes by itself.
    void settled();
    void failed(const QString& sentence);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

  private:
    static constexpr int layoutVersion = 3; // of the saved dock layout
    static constexpr int lowestWithOptions =
        500; // pixels: a lower window has no room for the bar of options at first
    void makeViews();
    void makeFileMenu();
    void makeViewMenu();
    void makeCaptureActions(QMenu* menu);
    void makeGoMenu();
    void makeHelpMenu();
    void makeOptionsAction();
    void makeStepViews();
    void makeStepMenu();
    void makeWorkspaceSwitch(QToolBar* bar);
    void showWorkspace();
    void arrange(Workspace workspace);
    void arrangeForSteps();
    void arrangeForAnnotating();
    void arrangeForCorpus();
    void makeAnnotateView();
    bool restoreLayout(const QByteArray& state);
    void resetLayout();
    void makeLanguageMenu(QMenu* menu);
    QAction* named(QAction* action, const char* text, const char* tip = nullptr);
    QMenu* named(QMenu* menu, const char* text);
    void makeCompareView();
    void makeExplainView();
    void makeExplainActions(QMenu* menu);
    void connectSession();
    void tellFirstStep();
    void makeLessonView();
    void pointOut(const QString& view);
    void giveRoomTo(QWidget* view);
    void showSearched();
    void showRecent();
    void updateWindowTitle();
    void proportionDocks();
    void readSettings();
    QScrollArea* scrolling(QWidget* view);
    static int share(int whole, int percent, int least, int most);
    QDockWidget* makeDock(const char* title, const char* name, QWidget* view);

    bool m_isRemembering;
    bool m_isLaidOut = false;
    bool m_isArranging = false; // docks come and go by themselves
    PageSession* m_session;
    SelectionHistory* m_history;
    Explainer* m_explainer;
    Browser* m_browser;
    Opener* m_opener;
    PageSaver* m_saver;
    PlotView* m_plot;
    WaterlineView* m_water;
    TreeView* m_tree;
    LevelsView* m_levels;
    CompareView* m_compare;
    ExplainView* m_explain;
    Annotator* m_annotator;
    AnnotateView* m_annotate;
    CorpusWorkspace* m_corpus;
    OptionsBar* m_options;
    MessageBar* m_message;
    QSplitter* m_plots;
    StepperView* m_stepper;
    Tutor* m_tutor;
    LessonView* m_lesson;
    TimelineView* m_timeline;
    AddressBar* m_address;
    StatusLine* m_status;
    Bookmarks* m_bookmarks;
    HelpDialog* m_help;
    QMenu* m_recent;
    std::array<QAction*, workspaces> m_workspaces{}; // by Workspace
    QByteArray m_defaultState;
    std::array<QByteArray, workspaces> m_layouts; // of the docks, by Workspace, while another is shown
    Workspace m_arrangedFor = Workspace::Inspect;
    QTimer m_pointing; // while a frame points a view out
};

} // namespace tagseam
