// SPDX-License-Identifier: MIT
// The table of the Explain dock: rows of an answer that can be selected, tried and copied.
#pragma once

#include <QTreeWidget>

#include <vector>

namespace tagseam {

/// Ctrl+C and the context menu copy the selected rows (or all if none is selected) as text with tabs, titles
/// first, for spreadsheets.
class AnswerTable : public QTreeWidget {
    Q_OBJECT

  public:
    struct Column {
        QString title;
        QString tip;
        bool isNumber = false;
        bool isOptional = false; ///< hidden while the table has no room for all columns
    };

    explicit AnswerTable(QWidget* parent = nullptr);

    /// The column `wide` takes the remaining width.
    void setColumns(const std::vector<Column>& columns, int wide);
    /// If a cell shows a sign alone, its Qt::AccessibleTextRole is the text that is copied. `key`
    /// identifies the row for keyOf(); it is not negative.
    QTreeWidgetItem* addRow(const QStringList& cells, qlonglong key);
    /// Removes all rows. If a button in a row has the focus, the table takes the focus; otherwise the next
    /// widget of the window would get it, such as the address line.
    void clearRows();
    /// Fits the widths to the contents, with narrow gaps if the table would be too wide otherwise.
    void fit();
    /// Sets the height to that of the rows, up to `most` of them; 0 fills the available height.
    void setRowsShown(int most) { m_rowsShown = most; }
    /// The key of the current row; -1 when there is none.
    qlonglong currentKey() const;
    static qlonglong keyOf(const QTreeWidgetItem* item) { return item->data(0, Qt::UserRole).toLongLong(); }
    /// Lower than for other lists, because text surrounds the table.
    QSize sizeHint() const override { return {240, 110}; }
    /// The text that copying all rows gives.
    QString text() const;
    /// All rows as RFC 4180, also those that are unfolded below others.
    QString csv() const;
    /// The rows as a table, also those that are unfolded below others; see markdownTable().
    QString markdown() const;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    std::vector<QTreeWidgetItem*> unfolded() const;
    void copy() const;
    int widthOf(int column) const;
    void wrapWide(int width);

    std::vector<Column> m_columns;
    int m_wide = 0;
    int m_rowsShown = 0;
};

} // namespace tagseam
