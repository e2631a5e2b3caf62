// SPDX-License-Identifier: MIT
// Lessons and quiz as a pane: their requests to the window, and the menu Learn.
#pragma once

#include "ui/session/questions/pane.h"

namespace tagseam {

class LessonView;
class Tutor;
struct ToolContext;

class LessonPane : public Pane {
    Q_OBJECT

  public:
    explicit LessonPane(const ToolContext& context, QWidget* parent = nullptr);

    Tutor* tutor() const { return m_tutor; }
    LessonView* view() const { return m_view; }
    QVariant state() const override;
    void restore(const QVariant& place) override;
    QString title() const override { return tr("Lesson"); }
    QMenu* makeMenu() override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  private:
    void keepFocus();

    Tutor* m_tutor;
    LessonView* m_view;
};

} // namespace tagseam
