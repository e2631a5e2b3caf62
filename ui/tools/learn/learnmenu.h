// SPDX-License-Identifier: MIT
// The menu Learn: lessons, and the quiz.
#pragma once

#include <QMenu>

namespace tagseam {

class LessonView;

class LearnMenu : public QMenu {
    Q_OBJECT

  public:
    explicit LearnMenu(LessonView* view, QWidget* parent = nullptr);
};

} // namespace tagseam
