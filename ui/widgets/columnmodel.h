// SPDX-License-Identifier: MIT
// The model of a table whose columns are the same whatever its rows.
#pragma once

#include <QAbstractTableModel>

#include <span>

namespace tagseam {

class ColumnModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  protected:
    /// Texts in English, marked by QT_TR_NOOP in the class of the model: they are shown in the present
    /// language.
    struct Header {
        const char* title;
        const char* tip = nullptr;
        bool isNumber = false; ///< stands at the right
    };

    explicit ColumnModel(QObject* parent);
    /// Once, by the constructor; `headers` must outlive the model.
    void setHeaders(std::span<const Header> headers) { m_headers = headers; }

    virtual int rows() const = 0;
    /// `row` and `column` exist; the alignment is that of the column.
    virtual QVariant cell(int row, int column, int role) const = 0;

  private:
    std::span<const Header> m_headers;
};

} // namespace tagseam
