// SPDX-License-Identifier: MIT
// Makes the window readable from the back of a room: a larger font, the full screen, and one pane.
#pragma once

#include <QByteArray>
#include <QFont>
#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMainWindow;

namespace tagseam {

/// A pane is a dock, or the pages in the middle of the window. A lesson stays above the pane.
class Projector : public QObject {
    Q_OBJECT

  public:
    static constexpr double enlargement = 1.4;

    explicit Projector(QMainWindow* window);

    /// Switches the mode; shows the next pane.
    QList<QAction*> actions() const { return {m_toggle, m_next}; }
    bool isOn() const { return m_isOn; }
    void setOn(bool isOn);
    /// Maximises the pane that contains the widget; does nothing while the mode is off.
    void show(QWidget* widget);
    /// Shows the panes as they were before, until resume(), so that others can arrange or store them. Does
    /// nothing while the mode is off.
    void pause();
    void resume();

  private:
    QList<QDockWidget*> docks() const;
    QWidget* paneOf(QWidget* widget) const;
    QList<QWidget*> panes() const;
    void showNext();
    void maximise(QWidget* pane);

    QMainWindow* m_window;
    QAction* m_toggle;
    QAction* m_next;
    bool m_isOn = false;
    // The window before.
    QFont m_font;
    QByteArray m_geometry;
    Qt::WindowStates m_windowState;
    QByteArray m_state;
    QList<QPointer<QDockWidget>> m_shown; // docks that were shown
    bool m_wasMiddleShown = true;
    QPointer<QWidget> m_pane; // the one that is maximised
};

} // namespace tagseam
