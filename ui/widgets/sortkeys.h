// SPDX-License-Identifier: MIT
// Sorts a list without the mouse.
#pragma once

#include <functional>

class QTreeView;

namespace tagseam {

/// The keys < and > sort the list by the shown column before or after the one that it is sorted by, the key =
/// sorts it by the same column in the other direction. `sorted` returns the column, -1 for none; `sort` does
/// what a click on the heading of a column does.
void addSortKeys(QTreeView* list, const std::function<int()>& sorted, const std::function<void(int)>& sort);

/// The same for a list with QTreeView::isSortingEnabled().
void addSortKeys(QTreeView* list);

} // namespace tagseam
