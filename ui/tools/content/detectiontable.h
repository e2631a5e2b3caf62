// SPDX-License-Identifier: MIT
// The candidates of content detection with their evidence, in a table that fits where it is.
#pragma once

#include <QTreeView>

namespace tagseam {

class DetectionModel;

class DetectionTable : public QTreeView {
    Q_OBJECT

  public:
    explicit DetectionTable(DetectionModel* model, QWidget* parent = nullptr);
    /// Widths that fit what is there, with gaps as wide as there is room for.
    void fit();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    int widthOf(int column) const;

    DetectionModel* m_model;
};

} // namespace tagseam
