// SPDX-License-Identifier: MIT
// Paints an importance as a number, a bar, and a shade, with the threshold as a line.
#pragma once

#include <QStyledItemDelegate>

namespace tagseam {

/// For a column whose StyleTreeModel::FigureRole is 0 to 1, such as StyleTreeModel::ImportanceColumn.
class ImportanceDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// `numberWidth` is the width in pixels before the bar.
    explicit ImportanceDelegate(int numberWidth, QObject* parent)
        : QStyledItemDelegate(parent), m_numberWidth(numberWidth)
    {
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    /// A higher importance has a stronger shade; `importance` is 0 to 1.
    static QColor shade(double importance);
    /// The shades from 0 to 1, for a legend. `size` is in pixels.
    static QPixmap scale(const QSize& size, double pixelRatio);

  private:
    int m_numberWidth;
};

} // namespace tagseam
