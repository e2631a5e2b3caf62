// SPDX-License-Identifier: MIT
// The main window: makes and shows the views and the tools.
#pragma once

#include "ui/browser/open/opener.h"
#include "ui/browser/show/browser.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/theme.h"

#include <QMainWindow>

#include <memory>

class QSplitter;
class QVBoxLayout;

namespace tagseam {

class AddressBar;
class Annotator;
class Bookmarks;
class DockLayout;
class ExplainView;
class Explainer;
class Manual;
class MessageBar;
class OptionsBar;
class PageSaver;
class PageWatch;
class Pane;
class PlotView;
class Pointer;
class Projector;
class SelectionHistory;
class StatusLine;
class TreeView;
class VersionReader;
class WaterlineView;
class WorkspaceSwitch;
struct Tool;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// `isRemembering`: workspace, layout, theme, language and recent pages are read from the settings and
    /// written back.
    explicit MainWindow(bool isRemembering = true, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showPreferences();
    /// No user is present to choose: questions become errors.
    void setUnattended() { m_session->notifier()->setUnattended(); }
    void setTheme(ThemeChoice choice);
    /// Makes the window that replaces this one in a language (see Language::choose()): page, bookmark,
    /// workspace, lesson, queue, corpus and site style tree are the same; undo, breakpoints and answers begin
    /// again. The caller then deletes this window. Returns nullptr if the user keeps this window for its
    /// unsaved work.
    std::unique_ptr<MainWindow> inLanguage(const QString& choice);
    void showFirstRunHint();
    /// Shows a tab of a tool, by its identifier, in a workspace that has the tool. False when no tool has it.
    bool showTab(const QString& id);

    PageSession* session() const { return m_session; }
    Browser* browser() const { return m_browser; }
    Opener* opener() const { return m_opener; }
    PageSaver* saver() const { return m_saver; }
    VersionReader* versions() const { return m_versions; }
    PageWatch* watch() const { return m_watch; }
    Bookmarks* bookmarks() const { return m_bookmarks; }
    AddressBar* addressBar() const { return m_address; }
    StatusLine* statusLine() const { return m_status; }
    PlotView* plotView() const { return m_plot; }
    WaterlineView* waterlineView() const { return m_water; }
    TreeView* treeView() const { return m_tree; }
    Explainer* explainer() const { return m_explainer; }
    Annotator* annotator() const { return m_annotator; }
    OptionsBar* optionsBar() const { return m_options; }
    MessageBar* messageBar() const { return m_message; }
    Manual* manual() const { return m_manual.get(); }

  signals:
    /// The user chose a language: see inLanguage().
    void languageWanted(const QString& choice);
    /// The page is captured, the analysis done, the pruned page shown: nothing changes by itself any longer.
    void settled();
    void failed(const QString& sentence);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void makeViews();
    void addTools(QVBoxLayout* central);
    void makeFileMenu();
    void makeVersionActions(QMenu* menu);
    void makeEditMenu();
    void makeViewMenu();
    void makeCaptureActions(QMenu* menu);
    void showTables();
    void makeExplainMenu();
    void connectSession();
    void showWorkspace();
    void focusWorkspace();
    void showTabByKeys(const QString& id);
    QString toolInFront() const;
    void pointOut(const QString& view);
    void startFind();
    void showRecent();
    void updateWindowTitle();
    void readSettings();
    /// The pane of a workspace; nullptr if it has none of its own.
    Pane* paneOf(Workspace workspace) const;

    struct Part {
        const Tool* tool;
        Pane* pane;
    };

    bool m_isRemembering;
    PageSession* m_session;
    SelectionHistory* m_history;
    Explainer* m_explainer;
    Annotator* m_annotator;
    Browser* m_browser;
    Opener* m_opener;
    PageSaver* m_saver;
    VersionReader* m_versions;
    PageWatch* m_watch;
    MessageBar* m_message;
    OptionsBar* m_options;
    Pointer* m_pointer;
    PlotView* m_plot;
    WaterlineView* m_water;
    TreeView* m_tree;
    QSplitter* m_plots;
    DockLayout* m_docks;
    Projector* m_projector;
    ExplainView* m_explain; // one of m_parts
    QList<Part> m_parts;    // the parts of the window, in the order of tools()
    AddressBar* m_address;
    WorkspaceSwitch* m_workspaces;
    StatusLine* m_status;
    Bookmarks* m_bookmarks;
    std::unique_ptr<Manual> m_manual; // a window of its own
    QMenu* m_recent;
};

} // namespace tagseam
