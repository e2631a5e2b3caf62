// SPDX-License-Identifier: MIT
// The model of a table whose columns are the same whatever its rows.
#pragma once

#include <QAbstractTableModel>

namespace tagseam {

class ColumnModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  protected:
    struct Header {
        QString title;
        QString tip = {};
        bool isNumber = false; ///< stands at the right
    };

    explicit ColumnModel(QObject* parent);
    /// One for each column, always as many.
    void setHeaders(const QList<Header>& headers);

    virtual int rows() const = 0;
    /// `row` and `column` exist; the alignment is that of the column.
    virtual QVariant cell(int row, int column, int role) const = 0;

  private:
    QList<Header> m_headers;
};

} // namespace tagseam
