// SPDX-License-Identifier: MIT
// Makes the window readable from the back of a room.
#include "ui/window/projector.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QSignalBlocker>
#include <QToolBar>

namespace tagseam {

Projector::Projector(QMainWindow* window)
    : QObject(window), m_window(window), m_toggle(new QAction(tr("Pro&jector mode"), this)),
      m_next(new QAction(tr("Next pane"), this))
{
    m_toggle->setObjectName(QStringLiteral("projector"));
    m_toggle->setCheckable(true);
    m_toggle->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    m_toggle->setToolTip(tr("A larger font, the full screen, and one pane at a time"));
    m_next->setObjectName(QStringLiteral("nextPane"));
    m_next->setShortcut(Qt::CTRL | Qt::Key_F6);
    m_next->setToolTip(tr("Shows the next pane in projector mode"));
    m_next->setEnabled(false);
    connect(m_toggle, &QAction::toggled, this, &Projector::setOn);
    connect(m_next, &QAction::triggered, this, &Projector::showNext);
}

// The docks that take part; the dock of lessons stays as it is.
QList<QDockWidget*> Projector::docks() const
{
    QList<QDockWidget*> docks = m_window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    docks.removeIf([](const QDockWidget* dock) { return dock->objectName() == QLatin1String("learnDock"); });
    return docks;
}

QWidget* Projector::paneOf(QWidget* widget) const
{
    for (QDockWidget* dock : docks()) {
        if (dock == widget || (widget != nullptr && dock->isAncestorOf(widget)))
            return dock;
    }
    return m_window->centralWidget();
}

QList<QWidget*> Projector::panes() const
{
    QList<QWidget*> panes;
    if (m_wasMiddleShown)
        panes << m_window->centralWidget();
    for (const QPointer<QDockWidget>& dock : m_shown)
        panes << dock;
    return panes;
}

void Projector::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    const QSignalBlocker blocker(m_toggle);
    m_toggle->setChecked(isOn);
    m_next->setEnabled(isOn);
    if (isOn) {
        m_font = QApplication::font();
        m_geometry = m_window->saveGeometry();
        m_windowState = m_window->windowState();
        m_isOn = true;
        QWidget* pane = paneOf(m_window->focusWidget());
        QFont font = m_font;
        font.setPointSizeF(font.pointSizeF() * enlargement);
        QApplication::setFont(font);
        m_pane = pane;
        resume();
        m_window->showFullScreen();
    } else {
        QApplication::setFont(m_font);
        m_window->setWindowState(m_windowState);
        m_window->restoreGeometry(m_geometry);
        pause();
        m_isOn = false;
    }
}

void Projector::pause()
{
    if (!m_isOn)
        return;
    m_window->centralWidget()->setVisible(m_wasMiddleShown);
    m_window->restoreState(m_state);
}

void Projector::resume()
{
    if (!m_isOn)
        return;
    m_state = m_window->saveState();
    m_wasMiddleShown = !m_window->centralWidget()->isHidden();
    m_shown.clear();
    for (QDockWidget* dock : docks()) {
        if (!dock->isHidden())
            m_shown << dock;
    }
    for (QToolBar* bar : m_window->findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        bar->hide();
    maximise(panes().contains(m_pane) ? m_pane.data() : panes().value(0));
}

void Projector::show(QWidget* widget)
{
    if (!m_isOn)
        return;
    QWidget* pane = paneOf(widget);
    if (auto* dock = qobject_cast<QDockWidget*>(pane); dock != nullptr && !m_shown.contains(dock))
        m_shown << dock;
    maximise(pane);
}

void Projector::maximise(QWidget* pane)
{
    m_pane = pane;
    if (pane == nullptr)
        return;
    for (QDockWidget* dock : docks())
        dock->setVisible(dock == pane);
    m_window->centralWidget()->setVisible(m_window->centralWidget() == pane);
}

void Projector::showNext()
{
    const QList<QWidget*> all = panes();
    if (all.isEmpty())
        return;
    maximise(all[(all.indexOf(m_pane) + 1) % all.size()]);
    m_pane->setFocus(Qt::ShortcutFocusReason);
}

} // namespace tagseam
