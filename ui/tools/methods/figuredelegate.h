// SPDX-License-Identifier: MIT
// Paints a figure as a bar, with its threshold as a line.
#pragma once

#include <QStyledItemDelegate>

namespace tagseam {

/// For DecisionsModel::FigureColumn.
class FigureDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace tagseam
