// SPDX-License-Identifier: MIT
// Messages of tools to the user, and questions before work is lost.
#include "ui/session/page/notifier.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>

namespace tagseam {

int Notifier::show(Notice notice)
{
    notice.number = ++m_shown;
    emit shown(notice);
    return m_shown;
}

void Notifier::putAway(int number)
{
    if (number == m_shown)
        emit cleared();
}

bool Notifier::mayLose(const QString& title, const QString& text, bool isClosing,
                       const std::function<bool()>& save) const
{
    if (m_isUnattended)
        return true;
    QMessageBox question(QMessageBox::Warning, title, text, QMessageBox::NoButton,
                         QApplication::activeWindow());
    const QPushButton* saving = save ? question.addButton(tr("Save…"), QMessageBox::AcceptRole) : nullptr;
    const QPushButton* losing = question.addButton(
        isClosing ? tr("Close without saving") : tr("Continue without saving"), QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(tr("Stay"), QMessageBox::RejectRole));
    question.exec();
    const QAbstractButton* answer = question.clickedButton();
    return answer == losing || (saving != nullptr && answer == saving && save());
}

bool Notifier::mayDo(const QString& title, const QString& text, const QString& button) const
{
    if (m_isUnattended)
        return true;
    QMessageBox question(QMessageBox::Question, title, text, QMessageBox::Cancel,
                         QApplication::activeWindow());
    const QPushButton* doing = question.addButton(button, QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    return question.clickedButton() == doing;
}

} // namespace tagseam
