// SPDX-License-Identifier: MIT
// The menu Learn.
#include "ui/tools/learn/learnmenu.h"

#include "ui/tools/learn/lessonview.h"
#include "ui/widgets/language.h"

namespace tagseam {

LearnMenu::LearnMenu(LessonView* view, QWidget* parent) : QMenu(parent)
{
    const std::vector<Lesson>& lessons = view->tutor()->lessons();
    for (int i = 0; i < static_cast<int>(lessons.size()); ++i)
        addAction(QString(), view, [view, i] { view->openLesson(i); });
    addSeparator();
    QAction* quiz = addAction(QString(), Qt::Key_F6, view, &LessonView::quiz);
    inEachLanguage(this, [this, quiz, &lessons] {
        setTitle(tr("&Learn"));
        for (std::size_t i = 0; i < lessons.size(); ++i)
            actions()[static_cast<qsizetype>(i)]->setText(
                tr("&%1 %2").arg(i + 1).arg(lessons[i].title.text().replace('&', QLatin1String("&&"))));
        quiz->setText(tr("&Quiz me on this page"));
    });
}

} // namespace tagseam
