// SPDX-License-Identifier: MIT
// What each variant makes of the page with each kind of label attributes: a table whose cells can be adopted.
#pragma once

#include "core/explain/sweep.h"

#include <QTableWidget>

#include <optional>

namespace tagseam {

/// Rows are label attributes, columns variants. A click on a cell, or Enter, adopts it; Ctrl+C copies the
/// table as text with tabs.
class VariantTable : public QTableWidget {
    Q_OBJECT

  public:
    static constexpr int styleCount = 5;

    explicit VariantTable(QWidget* parent = nullptr);

    /// `present`: the setup that is shown, whose cell is marked. `isScored`: the cells
    /// were compared with content that somebody marked.
    void show(const VariantMatrix& matrix, const Setup& present, bool isScored);
    /// All that would be copied.
    QString text() const;
    /// The same as a table, see markdownTable().
    QString markdown() const;

  signals:
    void adopted(const tagseam::Setup& setup);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void adopt(int row, int column);
    void copy() const;
    /// The title of the row first; of the titles for -1.
    QStringList rowTexts(int row) const;

    VariantMatrix m_matrix;
    std::optional<Setup> m_present; // that was shown last
};

} // namespace tagseam
