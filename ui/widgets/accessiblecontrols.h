// SPDX-License-Identifier: MIT
// Buttons and boxes as assistive technology needs them.
#pragma once

#include <QObject>

class QComboBox;
class QToolButton;

namespace tagseam {

/// Watches all widgets of the application during its lifetime and names the clear button of each line. A
/// button that assistive technology toggles behaves as if it was clicked: Qt only checks it, without the
/// signals that a click sends. The name of a combo box becomes its description, because Qt reports the chosen
/// text as its name on Linux.
class AccessibleControls : public QObject {
    Q_OBJECT

  public:
    explicit AccessibleControls(QObject* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    static void name(QToolButton* button);
    static void describe(QComboBox* box);
};

} // namespace tagseam
