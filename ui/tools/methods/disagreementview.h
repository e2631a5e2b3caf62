// SPDX-License-Identifier: MIT
// Where two methods differ: a list, its legend, and the marks on page, tree and plot.
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

/// The row of the selected node is the current one, and the other way round.
class DisagreementView : public QWidget {
    Q_OBJECT

  public:
    DisagreementView(MethodRuns* runs, Explainer* explainer, QWidget* parent = nullptr);

    QTreeView* list() const { return m_list; }
    QComboBox* filter() const { return m_filter; }
    QLabel* title() const { return m_title; }
    DisagreementModel* model() const { return m_model; }
    /// Follows the runs.
    void say();
    /// Only with an analysis.
    std::vector<RegionMark> marks() const;

    static constexpr std::size_t mostMarks = 300; ///< places that are coloured, the largest

  signals:
    /// Other places are listed.
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
    std::array<QLabel*, 2> m_swatches{}; // by KeptBy
    std::array<QLabel*, 2> m_meanings{};
    QWidget* m_legend;
    DisagreementModel* m_model;
    QTreeView* m_list;
    bool m_isFollowing = false; // the row follows the selected node
};

} // namespace tagseam
