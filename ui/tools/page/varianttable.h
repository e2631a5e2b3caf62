// SPDX-License-Identifier: MIT
// The result of each variant with each kind of label attributes: a table whose cells can be applied.
#pragma once

#include "core/explain/sweep.h"

#include <QTableWidget>

#include <optional>

namespace tagseam {

/// Rows are label attributes, columns variants. A click on a cell, or Enter, applies it; Ctrl+C copies the
/// table as text with tabs.
class VariantTable : public QTableWidget {
    Q_OBJECT

  public:
    static constexpr int styleCount = 5;

    explicit VariantTable(QWidget* parent = nullptr);

    /// `present` is the setup that is shown, whose cell is marked. `isScored`: the cells were compared with
    /// marked content.
    void show(const VariantMatrix& matrix, const Setup& present, bool isScored);
    /// The table as it is copied.
    QString text() const;
    /// The table as Markdown, see markdownTable().
    QString markdown() const;

  signals:
    void adopted(const tagseam::Setup& setup);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void adopt(int row, int column);
    void copy() const;
    /// The texts of a row, its title first; the column titles for -1.
    QStringList rowTexts(int row) const;

    VariantMatrix m_matrix;
    std::optional<Setup> m_present; // the setup that was shown last
};

} // namespace tagseam
