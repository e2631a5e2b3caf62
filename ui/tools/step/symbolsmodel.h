// SPDX-License-Identifier: MIT
// The symbols of the present level with their counts and their state at the present step.
#pragma once

#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/columnmodel.h"

namespace tagseam {

class SymbolsModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column {
        CodeColumn,
        StateColumn,
        LeftColumn,
        FrequencyColumn,
        FirstColumn,
        LastColumn,
        PathColumn,
        ColumnCount
    };

    explicit SymbolsModel(PageSession* session, QObject* parent = nullptr);

    Symbol symbolAt(int row) const { return m_symbols[static_cast<std::size_t>(row)]; }
    /// The row of a symbol; invalid when the level lacks it.
    QModelIndex indexOf(Symbol symbol) const;

  protected:
    int rows() const override { return static_cast<int>(m_symbols.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void showStep();
    QString state(Symbol symbol) const;

    PageSession* m_session;
    std::vector<Symbol> m_symbols; // symbols of the level, in order
    std::uint32_t m_level = noLevel;
};

} // namespace tagseam
