// SPDX-License-Identifier: MIT
// The marks of the page as a list: a click goes there, a menu changes, removes and places.
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

namespace tagseam {

class Labeller;
class MarksModel;

/// Its editors keep the keys that accept and dismiss elsewhere.
class NoteDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;
    /// What is being written stays while the table changes.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;

  protected:
    bool eventFilter(QObject* editor, QEvent* event) override;
};

class MarkList : public QTableView {
    Q_OBJECT

  public:
    explicit MarkList(Labeller* labeller, QWidget* parent = nullptr);
    MarksModel* marks() const { return m_model; }
    /// The list has the focus, and its current row was gone to last or has the mark on exactly what is
    /// chosen: keys for a mark are for this one.
    bool isCurrentMeant() const;
    /// The mark of the current row gets the label; if it has it, it is removed.
    void labelCurrent(const QString& label);
    /// Of the current row; removes it, orphan or not.
    void removeCurrent();
    /// Puts the mark of the current row on the selected nodes.
    void placeCurrent();
    bool canPlaceCurrent() const;

  protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void follow();
    bool isCurrentChosen() const;
    void goToCurrent();

    Labeller* m_labeller;
    MarksModel* m_model;
    bool m_isFollowing = false;
    bool m_isRowLast = false; // nothing was chosen since the current row was gone to
};

} // namespace tagseam
