// SPDX-License-Identifier: MIT
// Lists the blocked requests and actions of a page.
#pragma once

#include "ui/browser/guard/blocklog.h"

#include <QDialog>

class QLabel;
class QTreeWidget;

namespace tagseam {

/// Follows the log while it is open. Ctrl+C copies the selected rows, or all rows if none is selected; Esc
/// closes it.
class BlockedView : public QDialog {
    Q_OBJECT

  public:
    /// `log` must outlive the view.
    explicit BlockedView(const BlockLog* log, QWidget* parent = nullptr);
    QTreeWidget* list() const { return m_list; }
    /// The selected rows, or all of them: kind, object and count, separated by tabs, one row per line.
    QString text() const;

    static QString nameOf(BlockedKind kind);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void fill();
    void copy();

    const BlockLog* m_log;
    QLabel* m_sentence;
    QTreeWidget* m_list;
};

} // namespace tagseam
