// SPDX-License-Identifier: MIT
// A line of plain text with an ellipsis where it is cut.
#pragma once

#include <QLabel>

namespace tagseam {

/// As wide as its text if there is room. The tool tip begins with the text if it is elided.
class ElidedText : public QLabel {
    Q_OBJECT

  public:
    using QLabel::QLabel;

    /// The text as shown, elided if necessary.
    QString shown() const;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tagseam
