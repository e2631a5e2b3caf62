// SPDX-License-Identifier: MIT
// An importance as a number, a bar, and a shade; and the threshold that it is held against as a line.
#pragma once

#include <QStyledItemDelegate>

namespace tagseam {

/// Of StyleTreeModel::ImportanceColumn.
class ImportanceDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    /// The more important the stronger; `importance`: 0 to 1.
    static QColor shade(double importance);
    /// From 0 to 1, for a legend. `size`: pixels.
    static QPixmap scale(const QSize& size, double pixelRatio);
};

} // namespace tagseam
