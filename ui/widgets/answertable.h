// SPDX-License-Identifier: MIT
// The table of the Explain dock: rows of an answer, which can be chosen, tried and copied.
#pragma once

#include <QTreeWidget>

#include <vector>

namespace tagseam {

/// Ctrl+C, and the context menu, copy the rows that are selected (all when none is) as text with tabs, titles
/// first: a spreadsheet takes them.
class AnswerTable : public QTreeWidget {
    Q_OBJECT

  public:
    struct Column {
        QString title;
        QString tip;
        bool isNumber = false;
    };

    explicit AnswerTable(QWidget* parent = nullptr);

    /// The column `wide` takes the room that is left.
    void setColumns(const std::vector<Column>& columns, int wide);
    /// `key`: what the row is about, for keyOf(); not negative.
    QTreeWidgetItem* addRow(const QStringList& cells, qlonglong key);
    /// Removes all rows. If a button in a row has the focus, the table takes the focus; otherwise the next
    /// widget of the window would get it, such as the address line.
    void clearRows();
    /// Widths that fit what is there, with narrow gaps when they would not fit the table otherwise.
    void fit();
    /// As high as its rows, up to `most` of them; 0: as high as there is room.
    void setRowsShown(int most) { m_rowsShown = most; }
    /// The key of the current row; -1 when there is none.
    qlonglong currentKey() const;
    static qlonglong keyOf(const QTreeWidgetItem* item) { return item->data(0, Qt::UserRole).toLongLong(); }
    /// Lower than that of other lists: there are texts around it.
    QSize sizeHint() const override { return {240, 110}; }
    /// All that would be copied.
    QString text() const;
    /// The rows as a table, see markdownTable().
    QString markdown() const;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void copy() const;
    int widthOf(int column) const;

    std::vector<Column> m_columns;
    int m_wide = 0;
    int m_rowsShown = 0;
};

} // namespace tagseam
