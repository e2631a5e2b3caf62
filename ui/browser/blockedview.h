// SPDX-License-Identifier: MIT
// The list of what a page tried and was not let do.
#pragma once

#include "ui/browser/blocklog.h"

#include <QDialog>

class QLabel;
class QTreeWidget;

namespace tagseam {

/// Follows the log while it is open. Ctrl+C copies the chosen rows, or all; Esc closes.
class BlockedView : public QDialog {
    Q_OBJECT

  public:
    /// `log` outlives it.
    explicit BlockedView(const BlockLog* log, QWidget* parent = nullptr);
    QTreeWidget* list() const { return m_list; }
    /// The chosen rows, or all of them: kind, what, how often, with tabs between, a line each.
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
