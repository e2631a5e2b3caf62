// SPDX-License-Identifier: MIT
// The places of the page that one of two methods keeps, and the other does not.
#pragma once

#include "core/truth/score/maskdifference.h"
#include "ui/session/pagesession.h"
#include "ui/widgets/columnmodel.h"

#include <optional>
#include <vector>

namespace tagseam {

class DisagreementModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { KeptByColumn, NodeColumn, WordsColumn, NodesColumn, TextColumn, ColumnCount };
    enum class Filter { All, OnlyA, OnlyB };

    explicit DisagreementModel(const PageSession* session, QObject* parent = nullptr);

    /// In document order, of the tree that is shown; words by place.
    void show(std::vector<MaskDifference> places, std::vector<std::uint32_t> words);
    void setFilter(Filter filter);
    const std::vector<MaskDifference>& places() const { return m_places; }
    const std::vector<std::uint32_t>& words() const { return m_words; }
    /// Index into places(): rows are the largest first.
    std::size_t placeAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// Nothing for one that the filter hides.
    std::optional<int> rowOf(std::size_t place) const;
    static int lookOf(KeptBy keptBy);

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void arrange();
    QString text(std::size_t at, int column) const;
    QString excerpt(std::size_t place) const;
    QString tip(std::size_t place) const;

    const PageSession* m_session;
    std::vector<MaskDifference> m_places;
    std::vector<std::uint32_t> m_words; // by place
    std::vector<std::uint32_t> m_rows;  // by row: the place
    Filter m_filter = Filter::All;
};

} // namespace tagseam
