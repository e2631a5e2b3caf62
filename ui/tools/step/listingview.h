// SPDX-License-Identifier: MIT
// The listing as a view: an arrow at the line that ran last, dots at those that ran in this step.
#pragma once

#include "ui/tools/step/listingmodel.h"

#include <QTreeView>

namespace tagseam {

class BreakpointsModel;

class ListingView : public QTreeView {
    Q_OBJECT

  public:
    ListingView(PageSession* session, BreakpointsModel* breakpoints, QWidget* parent = nullptr);

    ListingModel* listing() const { return m_model; }

  protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// A click beside a line sets or removes its breakpoint.
    void mousePressEvent(QMouseEvent* event) override;

  private:
    void showCurrent();
    void fitColumns();

    ListingModel* m_model;
    BreakpointsModel* m_breakpoints;
};

} // namespace tagseam
