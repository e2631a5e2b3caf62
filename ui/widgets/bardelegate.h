// SPDX-License-Identifier: MIT
// A number between 0 and 1 with a bar beneath it, where there is no room for one beside.
#pragma once

#include <QStyledItemDelegate>

namespace tagseam {

class BarDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// `role`: of the number; where it is invalid there is no bar.
    explicit BarDelegate(int role, QObject* parent) : QStyledItemDelegate(parent), m_role(role) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    int m_role;
};

} // namespace tagseam
