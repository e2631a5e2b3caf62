// SPDX-License-Identifier: MIT
// Chooses the methods of a run: an input line of names, and a list of check boxes.
#include "ui/tools/corpus/methodchooser.h"

#include "core/methods/methods.h"
#include "core/tps/tracejson.h"
#include "ui/session/words/variantstext.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWidgetAction>

namespace tagseam {

MethodChooser::MethodChooser(QWidget* parent)
    : QWidget(parent), m_button(new QToolButton(this)), m_list(new QListWidget), m_line(new QLineEdit(this))
{
    auto* menu = new QMenu(m_button);
    auto* inMenu = new QWidgetAction(menu);
    inMenu->setDefaultWidget(m_list); // takes ownership
    menu->addAction(inMenu);
    m_button->setMenu(menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (const MethodEntry* entry : methodEntries()) {
        auto* item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, QString::fromUtf8(entry->name));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button);
    layout->addWidget(m_line, 1);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        writeChecked(item->data(Qt::UserRole).toString(), item->checkState() == Qt::Checked);
    });
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        checkThose();
        emit changed();
    });
    connect(m_line, &QLineEdit::returnPressed, this, &MethodChooser::accepted);
    retranslate();
    setNames(QString::fromUtf8(variantName({}))); // as a page is searched when it is opened
}

void MethodChooser::retranslate()
{
    m_button->setText(tr("Methods"));
    m_button->setToolTip(tr("Methods that run on each page"));
    m_line->setAccessibleName(tr("Names of the methods"));
    m_line->setPlaceholderText(tr("Names of methods, separated by commas"));
    m_line->setToolTip(tr("Names separated by commas: methods of the list, a variant with options "
                          "(jidm-2013,min-difference=0.3), or data records in the result of a variant "
                          "(jidm-2013+velloso-2014)"));
    m_list->setAccessibleName(tr("Methods that have a name of their own"));
    const QSignalBlocker noChanges(m_list);
    for (int i = 0; i < m_list->count(); ++i) {
        const QString name = m_list->item(i)->data(Qt::UserRole).toString();
        const QString meaning = methodMeaning(name);
        m_list->item(i)->setText(meaning.isEmpty() ? name : tr("%1 – %2").arg(name, meaning));
    }
    m_list->setFixedSize(m_list->sizeHintForColumn(0) + 40, m_list->sizeHintForRow(0) * m_list->count() + 12);
}

QString MethodChooser::names() const
{
    return parts().join(',');
}

void MethodChooser::setNames(const QString& names)
{
    m_line->setText(names);
    m_line->setCursorPosition(0);
}

QStringList MethodChooser::parts() const
{
    QStringList parts = m_line->text().split(',');
    for (QString& part : parts)
        part = part.trimmed();
    return parts;
}

void MethodChooser::checkThose()
{
    const QSignalBlocker noChanges(m_list);
    const QStringList written = parts();
    for (int i = 0; i < m_list->count(); ++i) {
        const bool isThere = written.contains(m_list->item(i)->data(Qt::UserRole).toString());
        m_list->item(i)->setCheckState(isThere ? Qt::Checked : Qt::Unchecked);
    }
}

void MethodChooser::writeChecked(const QString& name, bool isChecked)
{
    QStringList written = parts();
    written.removeAll(QString());
    if (isChecked && !written.contains(name))
        written.append(name);
    else if (const qsizetype at = isChecked ? -1 : written.indexOf(name); at >= 0) {
        do // its options are removed with it
            written.removeAt(at);
        while (at < written.size() && written[at].contains(QLatin1Char('=')));
    }
    setNames(written.join(QStringLiteral(", ")));
}

} // namespace tagseam
