// SPDX-License-Identifier: MIT
// The menu of the languages of the window.
#include "ui/window/languagemenu.h"

#include "ui/widgets/language.h"

#include <QActionGroup>

namespace tagseam {

LanguageMenu::LanguageMenu(QWidget* parent) : QMenu(tr("Lan&guage"), parent)
{
    setObjectName(QStringLiteral("languageMenu"));
    auto* group = new QActionGroup(this);
    add({});
    for (const QString& code : Language::codes())
        add(code);
    for (QAction* action : actions())
        group->addAction(action);
    connect(this, &QMenu::aboutToShow, this, &LanguageMenu::check);
    check();
}

void LanguageMenu::add(const QString& choice)
{
    QAction* action = addAction(choice.isEmpty() ? tr("As the &system") : '&' + Language::nameOf(choice),
                                this, [this, choice] {
                                    if (choice != Language::instance()->choice())
                                        emit chosen(choice);
                                });
    action->setCheckable(true);
    action->setData(choice);
}

// The user may have kept the window after choosing.
void LanguageMenu::check()
{
    for (QAction* action : actions())
        action->setChecked(action->data().toString() == Language::instance()->choice());
}

} // namespace tagseam
