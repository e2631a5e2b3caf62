// SPDX-License-Identifier: MIT
// Names for the buttons that Qt leaves nameless.
#pragma once

#include <QObject>

namespace tagseam {

/// Watches all widgets of the application during its lifetime and names the clear button of each line for
/// assistive technology.
class AccessibleButtons : public QObject {
    Q_OBJECT

  public:
    explicit AccessibleButtons(QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tagseam
