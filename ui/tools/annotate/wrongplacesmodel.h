// SPDX-License-Identifier: MIT
// The places of the page where the result is wrong.
#pragma once

#include "core/truth/score/maskdifference.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/columnmodel.h"

#include <string>
#include <vector>

namespace tagseam {

class WrongPlacesModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column {
        KindColumn,
        NodeColumn,
        WhyColumn, // beside its place, however far the list is scrolled
        NodesColumn,
        CharactersColumn,
        LabelColumn,
        ColumnCount
    };
    enum class Order { LargestFirst, OfThePage };

    /// Looks on page and plot: see regionLook().
    static constexpr int keptNoiseLook = 9;
    static constexpr int lostContentLook = 0;
    static int lookOf(KeptBy wrong);
    static QString kindText(KeptBy wrong);

    explicit WrongPlacesModel(const PageSession* session, QObject* parent = nullptr);

    /// `labels` has the label of the innermost mark around each place; empty if there is none. The places are
    /// in the tree that is shown, in document order.
    void show(std::vector<MaskDifference> places, std::vector<std::string> labels);
    void setOrder(Order order);
    /// The places in document order.
    const std::vector<MaskDifference>& places() const { return m_places; }
    const std::vector<std::string>& labels() const { return m_labels; }
    /// An index into places().
    std::size_t placeAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The row of an index into places().
    int rowOf(std::size_t place) const;

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void arrange();
    QString text(std::size_t at, int column) const;
    QString tip(std::size_t at, int column) const;

    const PageSession* m_session;
    std::vector<MaskDifference> m_places;
    std::vector<std::string> m_labels;  // indexed by place
    std::vector<std::uint32_t> m_rows;  // indexed by row: the place
    std::vector<std::uint32_t> m_rowOf; // indexed by place: the row
    Order m_order = Order::LargestFirst;
};

} // namespace tagseam
