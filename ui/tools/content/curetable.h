// SPDX-License-Identifier: MIT
// The candidates of the cure with their evidence, in a table that fits where it is.
#pragma once

#include <QTreeView>

namespace tagseam {

class CureModel;

class CureTable : public QTreeView {
    Q_OBJECT

  public:
    explicit CureTable(CureModel* model, QWidget* parent = nullptr);
    /// Widths that fit what is there, with gaps as wide as there is room for.
    void fit();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    int widthOf(int column) const;

    CureModel* m_model;
};

} // namespace tagseam
