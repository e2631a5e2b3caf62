// SPDX-License-Identifier: MIT
// Buttons as assistive technology needs them.
#pragma once

#include <QObject>

namespace tagseam {

/// Watches all widgets of the application during its lifetime and names the clear button of each line. A
/// button that assistive technology toggles behaves as if it was clicked: Qt only checks it, without the
/// signals that a click sends.
class AccessibleButtons : public QObject {
    Q_OBJECT

  public:
    explicit AccessibleButtons(QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tagseam
