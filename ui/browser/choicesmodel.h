// SPDX-License-Identifier: MIT
// The pages of an archive or a folder as a table.
#pragma once

#include "ui/browser/pagereader.h"

#include <QAbstractTableModel>

#include <vector>

Q_DECLARE_METATYPE(tagseam::PageAddress)

namespace tagseam {

class ChoicesModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Number, Name, Title, Type, Status, Size, Date, columns };
    static constexpr int addressRole = Qt::UserRole;  ///< PageAddress
    static constexpr int sortRole = Qt::UserRole + 1; ///< a number for numbers

    explicit ChoicesModel(std::vector<PageChoice> choices, QObject* parent = nullptr);
    /// Whether no page has anything there.
    bool isColumnEmpty(int column) const;

    int rowCount(const QModelIndex& parent) const override;
    int columnCount(const QModelIndex& parent) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QVariant value(const PageChoice& choice, int row, int column) const;

    std::vector<PageChoice> m_choices;
};

} // namespace tagseam
