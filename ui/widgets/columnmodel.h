// SPDX-License-Identifier: MIT
// A model of a table whose columns do not depend on its rows.
#pragma once

#include <QAbstractTableModel>

namespace tagseam {

class ColumnModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    struct Header {
        QString title;
        QString tip = {};
        bool isNumber = false; ///< aligned to the right
    };

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  protected:
    explicit ColumnModel(QObject* parent);
    /// Sets one header for each column; the number of columns must not change.
    void setHeaders(const QList<Header>& headers);

    virtual int rows() const = 0;
    /// `row` and `column` exist; the alignment is set by the column.
    virtual QVariant cell(int row, int column, int role) const = 0;

  private:
    QList<Header> m_headers;
};

} // namespace tagseam
