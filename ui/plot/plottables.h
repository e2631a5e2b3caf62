// SPDX-License-Identifier: MIT
// Plot, waterline and timeline as tables, for screen readers and for copying.
#pragma once

#include "ui/plot/waterscene.h"
#include "ui/widgets/columnmodel.h"

#include <functional>
#include <memory>

namespace tagseam {

/// A table at one moment: it does not follow the session. Hides what the drawing hides: the steps that are
/// still to come, and the answer while a question waits.
class PlotTable : public ColumnModel {
    Q_OBJECT

  public:
    /// The levels with their splits, both sides of each, as the plot shows them. A row goes to its level.
    static PlotTable* ofPlot(PageSession* session, QObject* parent);
    /// The gaps of the level of `state` with the thresholds that open them; neighbouring gaps that are alike
    /// share a row. A row goes to the position left of its first gap.
    static PlotTable* ofWaterline(PageSession* session, const WaterState& state, QObject* parent);
    /// The decisions of the run with their steps, of the algorithm that is stepped through. A row goes to its
    /// step.
    static PlotTable* ofTimeline(PageSession* session, QObject* parent);

    /// Shows the place of a row in the window.
    void goTo(int row) const { m_goTo(row); }
    /// Rows as text with tabs, titles first; `rows` are ascending.
    QString text(const QList<int>& rows) const;

  protected:
    int rows() const override { return m_rows; }
    QVariant cell(int row, int column, int role) const override;

  private:
    using Cells = std::function<QString(int row, int column)>;
    PlotTable(const QList<Header>& headers, std::size_t rows, Cells cells, std::function<void(int row)> goTo,
              QObject* parent);

    int m_rows;
    Cells m_cells;
    std::function<void(int row)> m_goTo;
};

} // namespace tagseam
