// SPDX-License-Identifier: MIT
// Visits everything that the window can show: each workspace, and in it each dock and each page of each tab
// widget.
#pragma once

#include "ui/window/mainwindow.h"

#include <QDockWidget>
#include <QStackedWidget>
#include <QTabWidget>

#include <functional>
#include <utility>

namespace tagseam {

/// The tab widget that has `page`, or nullptr.
inline QTabWidget* tabsOf(QWidget* page)
{
    const QWidget* stack = page->parentWidget();
    auto* tabs = stack != nullptr ? qobject_cast<QTabWidget*>(stack->parentWidget()) : nullptr;
    return tabs != nullptr && tabs->indexOf(page) >= 0 ? tabs : nullptr;
}

inline void bringToFront(QWidget* view)
{
    for (QWidget* up = view; up != nullptr; up = up->parentWidget()) {
        if (QTabWidget* tabs = tabsOf(up))
            tabs->setCurrentWidget(up);
        if (auto* dock = qobject_cast<QDockWidget*>(up))
            dock->raise();
    }
}

/// Raises each view once and calls `look` with it, the whole window first in each workspace. Returns the
/// names of the tab pages that no workspace shows.
inline QStringList visitViews(MainWindow& window, const std::function<void(QWidget& view)>& look)
{
    QWidgetList views; // views that were not visited yet
    for (QDockWidget* dock : window.findChildren<QDockWidget*>())
        views << dock;
    for (const QTabWidget* tabs : window.findChildren<QTabWidget*>()) {
        for (int i = 0; i < tabs->count(); ++i)
            views << tabs->widget(i);
    }
    for (std::size_t workspace = 0; workspace < workspaces; ++workspace) {
        window.session()->setWorkspace(static_cast<Workspace>(workspace));
        look(window);
        views.removeIf([&](QWidget* view) {
            bringToFront(view);
            if (!view->isVisible())
                return false;
            look(*view);
            return true;
        });
    }
    window.session()->setWorkspace(Workspace::Inspect);
    QStringList names;
    for (const QWidget* each : std::as_const(views)) {
        if (qobject_cast<const QDockWidget*>(each) == nullptr)
            names << each->objectName() + QLatin1String(each->metaObject()->className());
    }
    return names;
}

} // namespace tagseam
