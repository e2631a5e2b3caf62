// SPDX-License-Identifier: MIT
// A tree of names at any depth.
#include "ui/widgets/deeptree.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int usualIndentation = 12; // in pixels
constexpr int leastIndentation = 4;  // in pixels
constexpr int leastNameLetters = 14; // least width of a name, in letters

} // namespace

DeepTree::DeepTree(QWidget* parent) : QTreeView(parent)
{
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setIndentation(usualIndentation);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(36);
}

int DeepTree::leastName() const
{
    return fontMetrics().averageCharWidth() * leastNameLetters;
}

void DeepTree::fitNames()
{
    int rest = viewport()->width();
    for (int column = 1; column < header()->count(); ++column)
        rest -= header()->sectionSize(column); // 0 when it is hidden
    const int step = std::clamp(rest / 2 / m_deepest, leastIndentation, usualIndentation);
    setIndentation(step);
    header()->resizeSection(0, std::max(rest, m_deepest * step + leastName()));
    updateGeometries(); // updated now, so that scrolling to the name is possible
}

// Looks at visible rows only: the tree may have a million.
void DeepTree::lookForDeepest()
{
    const int before = m_deepest;
    for (QModelIndex row = indexAt({0, 0}); row.isValid() && visualRect(row).top() < viewport()->height();
         row = indexBelow(row)) {
        int depth = 0;
        for (QModelIndex up = row; up.isValid(); up = up.parent())
            ++depth;
        m_deepest = std::max(m_deepest, depth);
    }
    if (m_deepest > before)
        fitNames();
}

void DeepTree::reset()
{
    m_deepest = 1;
    QTreeView::reset();
}

// Scrolls to the name itself, not to its column, which begins far to the left of it.
void DeepTree::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QTreeView::scrollTo(index, hint);
    lookForDeepest();
    showName(index);
}

// The part of the name's least width that is right of the viewport.
int DeepTree::hiddenPart(const QModelIndex& index, int viewportWidth) const
{
    return std::max(0, visualRect(index.siblingAtColumn(0)).left() + leastName() - viewportWidth);
}

void DeepTree::showName(const QModelIndex& index)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + hiddenPart(index, viewport()->width()));
}

void DeepTree::doItemsLayout()
{
    QTreeView::doItemsLayout();
    lookForDeepest();
}

void DeepTree::scrollContentsBy(int dx, int dy)
{
    QTreeView::scrollContentsBy(dx, dy);
    if (dy != 0)
        lookForDeepest();
}

void DeepTree::resizeEvent(QResizeEvent* event)
{
    const bool isNameSeen =
        currentIndex().isValid() && hiddenPart(currentIndex(), event->oldSize().width()) == 0;
    QTreeView::resizeEvent(event);
    fitNames();
    if (isNameSeen)
        showName(currentIndex());
}

} // namespace tagseam
