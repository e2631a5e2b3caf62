// SPDX-License-Identifier: MIT
// A plot of a table of an experiment: its measured figures over its rows, a line with points for each column.
#pragma once

#include "core/papers/report.h"

#include <QWidget>

class QPainter;

namespace tagseam {

class ReportPlot : public QWidget {
    Q_OBJECT

  public:
    explicit ReportPlot(QWidget* parent = nullptr);

    void setTable(const ReportTable& table);
    const ReportTable& table() const { return m_table; }
    /// The place of a figure in the widget.
    QPointF placeOf(std::size_t row, double figure) const;

    QSize sizeHint() const override { return {520, 300}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF field() const;
    double top() const;
    QString text(double figure) const;
    void drawAxes(QPainter& painter) const;
    void drawColumn(QPainter& painter, std::size_t column) const;
    void drawKey(QPainter& painter) const;

    ReportTable m_table;
};

} // namespace tagseam
