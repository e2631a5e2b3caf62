// SPDX-License-Identifier: MIT
// Lists the places where the result is wrong, with a legend and the marks on page and plot.
#pragma once

#include "core/truth/score/maskdifference.h"
#include "ui/session/analysis/pagesession.h"

#include <QWidget>

#include <array>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QModelIndex;
class QTreeView;

namespace tagseam {

class WrongPlacesModel;

/// Selecting a node selects its row, and the other way round.
class WrongPlacesView : public QWidget {
    Q_OBJECT

  public:
    explicit WrongPlacesView(PageSession* session, QWidget* parent = nullptr);

    QTreeView* list() const { return m_list; }
    QComboBox* order() const { return m_order; }
    QLabel* title() const { return m_title; }
    /// See WrongPlacesModel::show().
    void show(const std::vector<MaskDifference>& places, const std::vector<std::string>& labels);
    /// `instead` is shown while there is no list; empty when the list is shown.
    void say(const QString& instead);
    /// The marks of page and plot. Requires an analysis.
    std::vector<RegionMark> marks() const;

    static constexpr std::size_t mostMarks = 300; ///< number of coloured places, the largest ones

  signals:
    /// Requests the tab Why for the selected node.
    void whyWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeLegend();
    void drawSwatches();
    void fit();
    void choose(const QModelIndex& index);
    void askWhy(const QModelIndex& index);
    void followSelection();

    PageSession* m_session;
    QLabel* m_title;
    QComboBox* m_order;
    std::array<QLabel*, 2> m_swatches{}; // indexed by KeptBy
    std::array<QLabel*, 2> m_meanings{};
    QWidget* m_legend;
    WrongPlacesModel* m_model;
    QTreeView* m_list;
    std::vector<std::uint32_t> m_coloured; // places, the largest first
    bool m_isFollowing = false;            // the row follows the selected node
};

} // namespace tagseam
