// SPDX-License-Identifier: MIT
// A line of plain text with an ellipsis where it is cut.
#pragma once

#include <QLabel>

namespace tagseam {

/// As wide as its text where there is room. What is cut comes before its tool tip.
class ElidedText : public QLabel {
    Q_OBJECT

  public:
    explicit ElidedText(QWidget* parent = nullptr);

    /// What is to be seen.
    QString shown() const;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tagseam
