// SPDX-License-Identifier: MIT
// The marks of the page as a list: a click goes to the mark, a menu changes, removes and places it.
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

namespace tagseam {

class Labeller;
class MarksModel;

/// Its editors handle the keys that accept or dismiss elsewhere.
class NoteDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    /// Keeps the text in the editor while the table changes.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;

  protected:
    bool eventFilter(QObject* editor, QEvent* event) override;
};

class MarkList : public QTableView {
    Q_OBJECT

  public:
    explicit MarkList(Labeller* labeller, QWidget* parent = nullptr);
    MarksModel* marks() const { return m_model; }
    /// True if the list has the focus, and its rows were selected last or its current row has the mark on
    /// exactly the chosen nodes: keys for a mark then apply to the selected rows.
    bool isMeant() const;
    /// Gives the marks of the selected rows the label, or removes them if all have it.
    void labelSelected(const QString& label);
    /// Removes the marks of the selected rows, orphans or not.
    void removeSelected();
    /// The marks of the selected rows.
    std::vector<std::size_t> selectedMarks() const;
    /// Moves the mark of the current row to the selected nodes.
    void placeCurrent();
    bool canPlaceCurrent() const;

  protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void follow();
    bool isCurrentChosen() const;
    void goToCurrent();
    void showSelected();

    Labeller* m_labeller;
    MarksModel* m_model;
    bool m_isFollowing = false;
    bool m_isRowLast = false; // nothing was chosen since the current row was selected
};

} // namespace tagseam
