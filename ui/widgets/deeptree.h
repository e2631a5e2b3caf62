// SPDX-License-Identifier: MIT
// A tree of names at any depth.
#pragma once

#include <QTreeView>

namespace tagseam {

/// The first column holds the names and takes the width that the other columns leave. The deeper the visible
/// rows, the smaller the indentation; if a name still has no room, the tree scrolls horizontally.
class DeepTree : public QTreeView {
  public:
    explicit DeepTree(QWidget* parent = nullptr);

    /// Fits the column of names; call it after columns were shown, hidden or resized.
    void fitNames();
    void reset() override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

  protected:
    void doItemsLayout() override;
    void scrollContentsBy(int dx, int dy) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    int leastName() const;
    int hiddenPart(const QModelIndex& index, int viewportWidth) const;
    void showName(const QModelIndex& index);
    void lookForDeepest();

    int m_deepest = 1; // depth of the rows that were visible; it never decreases, so that nothing jumps
};

} // namespace tagseam
