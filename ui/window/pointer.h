// SPDX-License-Identifier: MIT
// A frame around what a person should look at.
#pragma once

#include <QFrame>
#include <QTimer>

namespace tagseam {

class Pointer : public QFrame {
    Q_OBJECT

  public:
    explicit Pointer(QWidget* window);
    /// Frames a widget of the window for a moment, as soon as the docks stand.
    void pointOut(QWidget* widget);

  private:
    static constexpr int milliseconds = 1600;
    QTimer m_shown;
};

} // namespace tagseam
