// SPDX-License-Identifier: MIT
// The pages of an archive or a folder as a table.
#pragma once

#include "ui/browser/load/pagereader.h"
#include "ui/widgets/columnmodel.h"

#include <vector>

Q_DECLARE_METATYPE(tagseam::PageAddress)

namespace tagseam {

class ChoicesModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { Number, Name, Title, Type, Status, Size, Date };
    static constexpr int addressRole = Qt::UserRole;  ///< PageAddress
    static constexpr int sortRole = Qt::UserRole + 1; ///< numeric columns give a number

    explicit ChoicesModel(std::vector<PageChoice> choices, QObject* parent = nullptr);
    /// True if no page has a value in this column.
    bool isColumnEmpty(int column) const;

  protected:
    int rows() const override { return static_cast<int>(m_choices.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    QVariant value(const PageChoice& choice, int row, int column) const;

    std::vector<PageChoice> m_choices;
};

} // namespace tagseam
