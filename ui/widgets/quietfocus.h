// SPDX-License-Identifier: MIT
// Gives a list the focus without making its first row current.
#pragma once

#include <QAbstractItemView>
#include <QEvent>
#include <QItemSelectionModel>

namespace tagseam {

/// For an event filter, called with QEvent::FocusIn in place of the list's own handling: a view without
/// current row makes the first one current, which the user has not chosen. Call it while changes of the list
/// are not followed.
inline void focusQuietly(QAbstractItemView* list, QEvent* event)
{
    static_cast<QObject*>(list)->event(event);
    if (!list->selectionModel()->hasSelection())
        list->selectionModel()->clearCurrentIndex();
}

} // namespace tagseam
