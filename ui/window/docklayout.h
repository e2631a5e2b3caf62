// SPDX-License-Identifier: MIT
// The docks of the window, and their layout in each workspace.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QObject>

#include <array>
#include <vector>

class QAction;
class QDockWidget;
class QMainWindow;
class QSettings;
class QSplitter;

namespace tagseam {

class Pane;
struct Tool;

/// Each workspace keeps its docks as the user left them; the first time, and after reset(), they are laid out
/// for the size of the window.
class DockLayout : public QObject {
    Q_OBJECT

  public:
    static constexpr int lowestWithOptions =
        500; // in pixels; a lower window has no room for the options bar at first

    /// `plots` is plot and waterline, which become a dock like `tree`. `options` is the options bar.
    DockLayout(PageSession* session, QWidget* tree, QSplitter* plots, QWidget* options, QMainWindow* window);

    /// Makes a dock for a tool's pane at the tool's place.
    void add(const Tool& tool, Pane* pane);
    /// Takes the present docks as those of a window that the user has not changed.
    void takeDefault();
    /// Follows the workspace of the session.
    void showWorkspace();
    /// Lays the docks out when the window is shown for the first time, because it has no size before.
    void showFirst();
    void reset();
    /// The actions that show and hide the docks which no workspace forces.
    QList<QAction*> toggleActions() const;
    void read(const QSettings& settings);
    void write(QSettings& settings);

    /// Raises the dock and the tab that contain the widget.
    void raise(QWidget* widget);
    /// In a small window, makes room for a widget: hides tree and explanations, and enlarges either the pages
    /// or the plots.
    void giveRoomTo(QWidget* widget);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Entry {
        const Tool* tool;
        Pane* pane;
        QDockWidget* dock;
    };

    QDockWidget* makeDock(const QString& name, QWidget* widget);
    QDockWidget* dock(const char* name) const;
    void placeLevels();
    void arrange();
    bool restore(const QByteArray& state);
    void proportion();
    void giveWay();
    QByteArray state();
    bool isWide() const;

    PageSession* m_session;
    QMainWindow* m_window;
    QSplitter* m_plots;
    QWidget* m_options;
    std::vector<Entry> m_entries;
    bool m_wereLevelsInFront = false; // in Explain, before Step took them
    bool m_isLaidOut = false;
    bool m_isArranging = false;  // set while docks are shown and hidden by the program
    QList<QDockWidget*> m_given; // hidden for want of room
    QByteArray m_default;
    std::array<QByteArray, workspaces> m_layouts; // indexed by Workspace, while another is shown
    Workspace m_arrangedFor = Workspace::Inspect;
};

} // namespace tagseam
