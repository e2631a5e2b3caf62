// SPDX-License-Identifier: MIT
// The places of the page that only one of two masks keeps.
#pragma once

#include "core/truth/score/maskdifference.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/columnmodel.h"

#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace tagseam {

/// The words of a tool for its list.
struct PlacesWords {
    struct Side {
        QString name;    ///< in the list and on the marks: "kept noise"
        QString meaning; ///< in legend and tool tips: "kept noise (not marked as content)"
        int look = 0;    ///< on page and plot: see regionLook()
    };
    QString title;             ///< title of the list, for screen readers
    std::array<Side, 2> sides; ///< indexed by KeptBy
    ColumnModel::Header side;
    ColumnModel::Header size;
    ColumnModel::Header text;
    bool hasWhy = false; ///< one side is the present result, so the tab Why explains its places
};

/// Places of the tree that is shown, in document order, with the last columns of the list.
struct ListedPlaces {
    std::vector<MaskDifference> places;
    std::vector<std::uint32_t> sizes; ///< indexed by place
    QStringList texts;                ///< indexed by place; without any, the texts of the places are shown
    friend bool operator==(const ListedPlaces&, const ListedPlaces&) = default;
};

class PlacesModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column {
        SideColumn,
        NodeColumn,
        WhyColumn, // beside its place, however far the list is scrolled
        NodesColumn,
        SizeColumn,
        TextColumn,
        ColumnCount
    };
    enum class Choice { LargestFirst, OfThePage, OnlyFirst, OnlySecond };

    PlacesModel(const PageSession* session, PlacesWords words, QObject* parent = nullptr);

    const PlacesWords& words() const { return m_words; }
    void show(ListedPlaces listed);
    void choose(Choice choice);
    const ListedPlaces& listed() const { return m_listed; }
    const std::vector<MaskDifference>& places() const { return m_listed.places; }
    const PlacesWords::Side& sideOf(const MaskDifference& place) const
    {
        return m_words.sides[static_cast<std::size_t>(place.keptBy)];
    }
    /// The places that have a row, as indices into places(): the largest come first.
    const std::vector<std::uint32_t>& largest() const { return m_largest; }
    /// An index into places().
    std::size_t placeAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The row of a place; nothing if the choice hides it.
    std::optional<int> rowOf(std::size_t place) const;

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void arrange();
    QString text(std::size_t at, int column) const;
    QString excerpt(const MaskDifference& place) const;
    QString tip(const MaskDifference& place, int column) const;

    const PageSession* m_session;
    PlacesWords m_words;
    ListedPlaces m_listed;
    std::vector<std::uint32_t> m_largest;
    std::vector<std::uint32_t> m_rows; // indexed by row: the place
    Choice m_choice = Choice::LargestFirst;
};

} // namespace tagseam
