// SPDX-License-Identifier: MIT
// Finds every command of the window by its name.
#include "ui/window/commandpalette.h"

#include "ui/widgets/language.h"
#include "ui/widgets/mnemonic.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int mostShown = 14; // rows without scrolling

// Lower case without accents.
QString foldedName(const QString& text)
{
    QString folded;
    for (const QChar each : text.normalized(QString::NormalizationForm_KD)) {
        if (each.category() != QChar::Mark_NonSpacing)
            folded += each.toCaseFolded();
    }
    return folded;
}

} // namespace

CommandPalette::CommandPalette(QMainWindow* window)
    : QDialog(window), m_line(new QLineEdit(this)), m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("Find command"));
    m_line->setPlaceholderText(tr("Type a part of a name, in English or Portuguese"));
    m_line->setAccessibleName(windowTitle());
    m_line->installEventFilter(this);
    m_list->setColumnCount(3);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus); // the line keeps the keys
    m_list->setAccessibleName(tr("Commands"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_line);
    layout->addWidget(m_list);

    collect(window->menuBar()->actions(), {});
    for (const QToolBar* each : window->findChildren<QToolBar*>())
        collect(each->actions(), each->windowTitle());
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CommandPalette::sayCurrent);
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::run);
    connect(m_line, &QLineEdit::returnPressed, this, &CommandPalette::run);
    filter();
    resize(std::min(640, window->width()),
           m_line->sizeHint().height() + mostShown * fontMetrics().height() * 3 / 2);
}

void CommandPalette::collect(const QList<QAction*>& actions, const QString& place)
{
    for (QAction* each : actions) {
        const QString name = withoutMnemonic(each->text());
        if (each->menu() != nullptr) {
            emit each->menu()->aboutToShow(); // some menus are filled then
            collect(each->menu()->actions(), place.isEmpty() ? name : place + QStringLiteral(" › ") + name);
            emit each->menu()->aboutToHide();
            continue;
        }
        const bool isKnown = std::ranges::find(m_commands, each, &Command::action) != m_commands.end();
        if (name.isEmpty() || each->isSeparator() || isKnown)
            continue;
        const QString other = Language::instance()->inOtherLanguage(each->text());
        m_commands.push_back(
            {each, name, place, foldedName(name + '\n' + withoutMnemonic(other) + '\n' + place)});
    }
}

// A name that begins with the text comes first, then one that has it, then one with all of its words.
void CommandPalette::filter()
{
    const QString text = foldedName(m_line->text().simplified());
    const QStringList words = text.split(' ', Qt::SkipEmptyParts);
    std::vector<std::pair<int, const Command*>> matches;
    for (const Command& each : m_commands) {
        if (!each.action->isVisible() ||
            !std::ranges::all_of(words, [&](const QString& word) { return each.wanted.contains(word); }))
            continue;
        const int rank = each.wanted.startsWith(text)               ? 0
                         : each.wanted.contains(QChar('\n') + text) ? 1
                         : each.wanted.contains(text)               ? 2
                                                                    : 3;
        matches.emplace_back(rank, &each);
    }
    std::ranges::stable_sort(matches, {}, &std::pair<int, const Command*>::first);
    m_list->clear();
    for (const auto& [rank, command] : matches) {
        auto* item =
            new QTreeWidgetItem(m_list, {command->name, command->place,
                                         command->action->shortcut().toString(QKeySequence::NativeText)});
        item->setDisabled(!command->action->isEnabled());
        item->setData(0, Qt::UserRole, QVariant::fromValue(command->action));
        item->setToolTip(0, command->action->toolTip());
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

// The line has the focus, so assistive technology reads the command as its description.
void CommandPalette::sayCurrent(const QTreeWidgetItem* item)
{
    QStringList texts;
    for (int column = 0; item != nullptr && column < m_list->columnCount(); ++column)
        texts << item->text(column);
    texts.removeAll(QString());
    m_line->setAccessibleDescription(texts.join(QStringLiteral(", ")));
}

QList<QAction*> CommandPalette::found() const
{
    QList<QAction*> actions;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        actions << m_list->topLevelItem(i)->data(0, Qt::UserRole).value<QAction*>();
    return actions;
}

void CommandPalette::run()
{
    const QTreeWidgetItem* item = m_list->currentItem();
    if (item == nullptr || item->isDisabled())
        return;
    auto* action = item->data(0, Qt::UserRole).value<QAction*>();
    accept(); // before the command: it may open a dialog of its own
    action->trigger();
}

// Up and Down of the line move in the list.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace tagseam
