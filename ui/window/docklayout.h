// SPDX-License-Identifier: MIT
// The docks of the window, and how each workspace has them.
#pragma once

#include "ui/session/pagesession.h"

#include <QObject>

#include <array>
#include <vector>

class QDockWidget;
class QMainWindow;
class QSettings;
class QSplitter;

namespace tagseam {

class Pane;
struct Tool;

/// Each workspace has its docks as the person left them; the first time, and after reset(), as this window
/// has the room for.
class DockLayout : public QObject {
    Q_OBJECT

  public:
    static constexpr int lowestWithOptions =
        500; // pixels: a lower window has no room for the bar of options at first

    /// `plots`: plot and waterline, which become a dock as `tree` does. `options`: the bar of options.
    DockLayout(PageSession* session, QWidget* tree, QSplitter* plots, QWidget* options, QMainWindow* window);

    /// Makes a dock for a tool's pane where the tool has its place.
    void add(const Tool& tool, Pane* pane);
    /// Takes the docks, as they are now, for those of a window that nobody has changed.
    void takeDefault();
    /// Follows the workspace of the session.
    void showWorkspace();
    /// Lays the docks out when the window is shown for the first time: before that it has no size.
    void showFirst();
    void reset();
    void read(const QSettings& settings);
    void write(QSettings& settings);

    /// Brings the dock that has the widget into sight, and the tab of it.
    void raise(QWidget* widget);
    /// In a small window what was looked at before makes way: tree and levels are put away, and either the
    /// pages or the plots are the larger ones.
    void giveRoomTo(QWidget* widget);

  private:
    struct Entry {
        const Tool* tool;
        Pane* pane;
        QDockWidget* dock;
    };

    QDockWidget* makeDock(const QString& name, QWidget* widget);
    QDockWidget* dock(const char* name) const;
    bool isLevelsAway() const;
    void placeLevels();
    void arrange();
    bool restore(const QByteArray& state);
    void proportion();
    bool isWide() const;

    PageSession* m_session;
    QMainWindow* m_window;
    QSplitter* m_plots;
    QWidget* m_options;
    std::vector<Entry> m_entries;
    bool m_isLaidOut = false;
    bool m_isArranging = false; // docks come and go by themselves
    QByteArray m_default;
    std::array<QByteArray, workspaces> m_layouts; // by Workspace, while another is shown
    Workspace m_arrangedFor = Workspace::Inspect;
};

} // namespace tagseam
