// SPDX-License-Identifier: MIT
// The focus that comes to a list, without its first row being chosen for that.
#pragma once

#include <QAbstractItemView>
#include <QEvent>
#include <QItemSelectionModel>

namespace tagseam {

/// For an event filter, with QEvent::FocusIn, in place of the list's own handling: a view that has no current
/// row makes the first one current, which nobody has chosen. To be called while the list's changes are not
/// followed.
inline void focusQuietly(QAbstractItemView* list, QEvent* event)
{
    static_cast<QObject*>(list)->event(event);
    if (!list->selectionModel()->hasSelection())
        list->selectionModel()->clearCurrentIndex();
}

} // namespace tagseam
