// SPDX-License-Identifier: MIT
// The places of the page that only one of two methods keeps.
#pragma once

#include "core/truth/score/maskdifference.h"
#include "ui/session/analysis/pagesession.h"
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

    /// Shows the places in document order, in the tree that is shown; `words` is the text length by place.
    void show(std::vector<MaskDifference> places, std::vector<std::uint32_t> words);
    void setFilter(Filter filter);
    const std::vector<MaskDifference>& places() const { return m_places; }
    const std::vector<std::uint32_t>& words() const { return m_words; }
    /// An index into places(): the largest come first.
    std::size_t placeAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// The row of a place; nothing if the filter hides it.
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
    std::vector<std::uint32_t> m_words; // indexed by place
    std::vector<std::uint32_t> m_rows;  // indexed by row: the place
    Filter m_filter = Filter::All;
};

} // namespace tagseam
