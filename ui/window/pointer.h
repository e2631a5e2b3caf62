// SPDX-License-Identifier: MIT
// Frames the widget that the user should look at.
#pragma once

#include <QFrame>
#include <QTimer>

namespace tagseam {

class Pointer : public QFrame {
    Q_OBJECT

  public:
    explicit Pointer(QWidget* window);
    /// Frames a widget of the window for a moment, as soon as the docks are in place.
    void pointOut(QWidget* widget);

  private:
    static constexpr int milliseconds = 1600;
    QTimer m_shown;
};

} // namespace tagseam
