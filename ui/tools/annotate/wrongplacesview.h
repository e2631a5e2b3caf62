// SPDX-License-Identifier: MIT
// Where what is kept is wrong: a list, its legend, and the marks on page and plot.
#pragma once

#include "core/truth/score/wrongplaces.h"
#include "ui/session/pagesession.h"

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

/// The row of the selected node is the current one, and the other way round.
class WrongPlacesView : public QWidget {
    Q_OBJECT

  public:
    explicit WrongPlacesView(PageSession* session, QWidget* parent = nullptr);

    QTreeView* list() const { return m_list; }
    QComboBox* order() const { return m_order; }
    QLabel* title() const { return m_title; }
    /// See WrongPlacesModel::show().
    void show(const std::vector<WrongPlace>& places, const std::vector<std::string>& labels);
    /// `instead`: what is said while there is no telling; empty when the list holds.
    void say(const QString& instead);
    /// What page and plot mark; only with an analysis.
    std::vector<RegionMark> marks() const;

    static constexpr std::size_t mostMarks = 300; ///< places that are coloured, the largest

  signals:
    /// Of the selected node.
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
    std::array<QLabel*, 2> m_swatches{}; // by Wrong
    std::array<QLabel*, 2> m_meanings{};
    QWidget* m_legend;
    WrongPlacesModel* m_model;
    QTreeView* m_list;
    std::vector<std::uint32_t> m_coloured; // places, the largest first
    bool m_isFollowing = false;            // the row follows the selected node
};

} // namespace tagseam
