// SPDX-License-Identifier: MIT
// Paints a number between 0 and 1 with a bar beneath it, for columns without room beside it.
#pragma once

#include <QStyledItemDelegate>

namespace tagseam {

class BarDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// `role` is the role of the number; a cell without a valid number has no bar.
    explicit BarDelegate(int role, QObject* parent) : QStyledItemDelegate(parent), m_role(role) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    int m_role;
};

} // namespace tagseam
