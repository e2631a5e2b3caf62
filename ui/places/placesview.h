// SPDX-License-Identifier: MIT
// Lists the places that only one of two masks keeps, with a legend and the marks on page, tree and plot.
#pragma once

#include "ui/places/placesmodel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QModelIndex;
class QTreeView;

namespace tagseam {

/// Selecting a node selects its row, and the other way round.
class PlacesView : public QWidget {
    Q_OBJECT

  public:
    PlacesView(PageSession* session, const PlacesWords& words, QWidget* parent = nullptr);

    QTreeView* list() const { return m_list; }
    /// Chooses the places that have rows, and their order: see PlacesModel::Choice.
    QComboBox* choice() const { return m_choice; }
    QLabel* title() const { return m_title; }
    PlacesModel* model() const { return m_model; }
    void show(const ListedPlaces& listed);
    /// Updates the texts. `sentence` stands above the list, which is hidden while it has no places.
    void say(const QString& sentence);
    /// The marks of the places that have rows. Requires an analysis.
    std::vector<RegionMark> marks() const;

    static constexpr std::size_t mostMarks = 300; ///< number of coloured places, the largest ones

  signals:
    /// The user chose other places, so that marks() changed.
    void chosen();
    /// Requests the tab Why for the selected node.
    void whyWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeLegend();
    void fit();
    void choose(const QModelIndex& index);
    void askWhy(const QModelIndex& index);
    void followSelection();

    PageSession* m_session;
    QLabel* m_title;
    QComboBox* m_choice;
    std::array<QLabel*, 2> m_swatches{}; // indexed by KeptBy
    std::array<QLabel*, 2> m_meanings{};
    QWidget* m_legend;
    PlacesModel* m_model;
    QTreeView* m_list;
    bool m_isFollowing = false; // the row follows the selected node
};

} // namespace tagseam
