// SPDX-License-Identifier: MIT
// A tree of names at any depth.
#pragma once

#include <QTreeView>

namespace tagseam {

/// The first column holds the names and takes what the others leave. The deeper the rows in sight, the
/// smaller the steps; where a name still has no room, the tree scrolls sideways.
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

    int m_deepest = 1; // of the rows that were in sight; it never falls, so that nothing jumps
};

} // namespace tagseam
