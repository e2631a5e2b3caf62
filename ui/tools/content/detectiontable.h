// SPDX-License-Identifier: MIT
// The candidates of content detection with their evidence, in a table that fits its width.
#pragma once

#include <QTreeView>

namespace tagseam {

class DetectionModel;

class DetectionTable : public QTreeView {
    Q_OBJECT

  public:
    explicit DetectionTable(DetectionModel* model, QWidget* parent = nullptr);
    /// Fits the widths to the contents, with gaps as wide as there is room for.
    void fit();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    int widthOf(int column) const;

    DetectionModel* m_model;
};

} // namespace tagseam
