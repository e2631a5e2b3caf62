// SPDX-License-Identifier: MIT
// An importance as a number, a bar, and a shade; and the threshold that it is held against as a line.
#pragma once

#include <QStyledItemDelegate>

namespace tagseam {

/// Of a column whose StyleTreeModel::FigureRole is 0 to 1, such as StyleTreeModel::ImportanceColumn.
class ImportanceDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// `numberWidth`: pixels in front of the bar.
    explicit ImportanceDelegate(int numberWidth, QObject* parent)
        : QStyledItemDelegate(parent), m_numberWidth(numberWidth)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    /// The more important the stronger; `importance`: 0 to 1.
    static QColor shade(double importance);
    /// From 0 to 1, for a legend. `size`: pixels.
    static QPixmap scale(const QSize& size, double pixelRatio);

  private:
    int m_numberWidth;
};

} // namespace tagseam
