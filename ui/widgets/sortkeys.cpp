// SPDX-License-Identifier: MIT
// Sorts a list without the mouse.
#include "ui/widgets/sortkeys.h"

#include <QAction>
#include <QHeaderView>
#include <QTreeView>

#include <utility>

namespace tagseam {

namespace {

// The shown column `step` places from `column`, in the order of the screen and without end; from none, the
// first or, backwards, the last.
int neighbour(const QHeaderView& header, int column, int step)
{
    const int count = header.count();
    int at = column < 0 ? (step > 0 ? -1 : count) : header.visualIndex(column);
    for (int i = 0; i < count; ++i) {
        at = (at + step + count) % count;
        if (!header.isSectionHidden(header.logicalIndex(at)))
            return header.logicalIndex(at);
    }
    return column;
}

} // namespace

void addSortKeys(QTreeView* list, const std::function<int()>& sorted, const std::function<void(int)>& sort)
{
    for (const auto& [key, step] :
         {std::pair(Qt::Key_Less, -1), std::pair(Qt::Key_Greater, 1), std::pair(Qt::Key_Equal, 0)}) {
        auto* action = new QAction(list);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        list->addAction(action);
        QObject::connect(action, &QAction::triggered, list, [list, sorted, sort, by = step] {
            if (const int column = by == 0 ? sorted() : neighbour(*list->header(), sorted(), by); column >= 0)
                sort(column);
        });
    }
}

void addSortKeys(QTreeView* list)
{
    addSortKeys(
        list, [list] { return list->header()->sortIndicatorSection(); },
        [list](int column) {
            const QHeaderView& header = *list->header();
            const bool isUp =
                column == header.sortIndicatorSection() && header.sortIndicatorOrder() == Qt::AscendingOrder;
            list->sortByColumn(column, isUp ? Qt::DescendingOrder : Qt::AscendingOrder);
        });
}

} // namespace tagseam
