// SPDX-License-Identifier: MIT
// A figure as a bar, and the threshold that it was held against as a line.
#pragma once

#include <QStyledItemDelegate>

namespace tagseam {

/// Of DecisionsModel::FigureColumn.
class FigureDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tagseam
