// SPDX-License-Identifier: MIT
// Widgets side by side, which continue in a new row where the width ends, as words do.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace tagseam {

/// For rows of buttons in panes that may be narrow: no button is cut off, whatever the language.
class FlowLayout : public QLayout {
    Q_OBJECT

  public:
    using QLayout::QLayout;

    void addItem(QLayoutItem* item) override;
    int count() const override;
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    /// None: other widgets take the remaining space.
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    /// The size of the widest item: any wider row can show all items.
    QSize minimumSize() const override;
    /// All items in one row.
    QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

  private:
    // Places the items in `rect` if `isPlacing`. Returns the height that they take.
    int arrange(const QRect& rect, bool isPlacing) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace tagseam
