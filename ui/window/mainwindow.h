// SPDX-License-Identifier: MIT
// The window: it makes the views and the tools, and brings them into sight.
#pragma once

#include "ui/browser/browser.h"
#include "ui/browser/opener.h"
#include "ui/session/pagesession.h"
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
class HelpDialog;
class MessageBar;
class OptionsBar;
class PageSaver;
class Pane;
class PlotView;
class Pointer;
class SelectionHistory;
class StatusLine;
class TreeView;
class WaterlineView;
struct Tool;

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
    /// Makes the window that takes the place of this one in a language (see Language::choose()): page,
    /// bookmark, workspace, lesson, queue, corpus and site style tree are the same; undo, breakpoints and
    /// answers begin anew. This one is to be deleted then. nullptr where the person keeps this window for its
    /// unsaved work.
    std::unique_ptr<MainWindow> inLanguage(const QString& choice);
    void showFirstRunHint();
    /// Shows a tab of a tool, by its identifier, in a workspace that has the tool. False when no tool has it.
    bool showTab(const QString& id);

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
    Explainer* explainer() const { return m_explainer; }
    Annotator* annotator() const { return m_annotator; }
    OptionsBar* optionsBar() const { return m_options; }
    MessageBar* messageBar() const { return m_message; }

  signals:
    /// The person chose a language: see inLanguage().
    void languageWanted(const QString& choice);
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
    void makeViews();
    void addTools(QVBoxLayout* central);
    void makeFileMenu();
    void makeViewMenu();
    void makeCaptureActions(QMenu* menu);
    void makeLanguageMenu(QMenu* menu);
    void makeGoMenu();
    void makeToolActions(QMenu* menu);
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
    /// nullptr where the workspace has no pane of its own.
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
    MessageBar* m_message;
    OptionsBar* m_options;
    Pointer* m_pointer;
    PlotView* m_plot;
    WaterlineView* m_water;
    TreeView* m_tree;
    QSplitter* m_plots;
    DockLayout* m_docks;
    ExplainView* m_explain; // one of m_parts
    QList<Part> m_parts;    // of the window, in the order of tools()
    AddressBar* m_address;
    StatusLine* m_status;
    Bookmarks* m_bookmarks;
    HelpDialog* m_help;
    QMenu* m_recent;
};

} // namespace tagseam
