// SPDX-License-Identifier: MIT
// Lists the places where two methods differ, with a legend and the marks on page, tree and plot.
#pragma once

#include "ui/tools/methods/methodruns.h"

#include <QWidget>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QModelIndex;
class QTreeView;

namespace tagseam {

class DisagreementModel;

/// Selecting a node selects its row, and the other way round.
class DisagreementView : public QWidget {
    Q_OBJECT

  public:
    DisagreementView(MethodRuns* runs, Explainer* explainer, QWidget* parent = nullptr);

    QTreeView* list() const { return m_list; }
    QComboBox* filter() const { return m_filter; }
    QLabel* title() const { return m_title; }
    DisagreementModel* model() const { return m_model; }
    /// Updates the texts and follows the runs.
    void say();
    /// Requires an analysis.
    std::vector<RegionMark> marks() const;

    static constexpr std::size_t mostMarks = 300; ///< number of coloured places, the largest ones

  signals:
    /// The list of places changed.
    void filtered();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeLegend();
    void drawSwatches();
    void fit();
    QString sentence() const;
    void choose(const QModelIndex& index);
    void followSelection();

    MethodRuns* m_runs;
    Explainer* m_explainer;
    PageSession* m_session;
    QLabel* m_title;
    QComboBox* m_filter;
    std::array<QLabel*, 2> m_swatches{}; // indexed by KeptBy
    std::array<QLabel*, 2> m_meanings{};
    QWidget* m_legend;
    DisagreementModel* m_model;
    QTreeView* m_list;
    bool m_isFollowing = false; // the row follows the selected node
};

} // namespace tagseam
