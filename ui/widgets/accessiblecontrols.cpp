// SPDX-License-Identifier: MIT
// Buttons and boxes as assistive technology needs them.
#include "ui/widgets/accessiblecontrols.h"

#include "ui/widgets/mnemonic.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QToolButton>

namespace tagseam {

namespace {

// A button with two states. One with an arrow unfolds what is below it.
class ToggleAccessible : public QAccessibleWidget {
  public:
    explicit ToggleAccessible(QAbstractButton* button)
        : QAccessibleWidget(button,
                            button->autoExclusive() ? QAccessible::RadioButton : QAccessible::CheckBox),
          m_button(button)
    {
        addControllingSignal(QStringLiteral("toggled(bool)"));
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Accelerator && !m_button->shortcut().isEmpty())
            return m_button->shortcut().toString(QKeySequence::NativeText);
        if (kind != QAccessible::Name || !m_button->accessibleName().isEmpty() || m_button->text().isEmpty())
            return QAccessibleWidget::text(kind);
        return withoutMnemonic(m_button->text());
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_button->isChecked();
        const auto* head = qobject_cast<QToolButton*>(m_button);
        state.expandable = head != nullptr && head->arrowType() != Qt::NoArrow;
        state.expanded = state.expandable && state.checked;
        state.collapsed = state.expandable && !state.checked;
        return state;
    }
    QStringList actionNames() const override
    {
        return (m_button->isEnabled() ? QStringList{toggleAction()} : QStringList()) +
               QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override
    {
        if (name == toggleAction())
            m_button->click();
        else
            QAccessibleWidget::doAction(name);
    }
    QStringList keyBindingsForAction(const QString& name) const override
    {
        return name == toggleAction() && !m_button->shortcut().isEmpty()
                   ? QStringList{m_button->shortcut().toString()}
                   : QStringList();
    }

  private:
    QAbstractButton* m_button;
};

// Called again with the name of each class that the object has.
QAccessibleInterface* accessibleToggle(const QString&, QObject* object)
{
    auto* button = qobject_cast<QAbstractButton*>(object);
    return button == nullptr || !button->isCheckable() ? nullptr : new ToggleAccessible(button);
}

} // namespace

AccessibleControls::AccessibleControls(QObject* parent) : QObject(parent)
{
    QAccessible::installFactory(accessibleToggle); // installed once, however many windows there are
    qApp->installEventFilter(this);
}

// A widget is polished once, before it is shown for the first time.
bool AccessibleControls::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show) {
        if (auto* box = qobject_cast<QComboBox*>(watched))
            describe(box);
    } else if (event->type() == QEvent::Polish) {
        if (auto* button = qobject_cast<QToolButton*>(watched))
            name(button);
    }
    return false;
}

void AccessibleControls::name(QToolButton* button)
{
    if (qobject_cast<QLineEdit*>(button->parent()) != nullptr && button->text().isEmpty() &&
        button->accessibleName().isEmpty())
        button->setAccessibleName(tr("Clear"));
}

// Qt 6.4 gives the chosen text as the name of a box.
void AccessibleControls::describe(QComboBox* box)
{
    if (!box->accessibleDescription().isEmpty())
        return;
    QStringList parts{box->accessibleName(), box->toolTip()};
    parts.removeAll(QString());
    box->setAccessibleDescription(parts.join(QStringLiteral(": ")));
}

} // namespace tagseam
