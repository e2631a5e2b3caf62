// SPDX-License-Identifier: MIT
// Lists the blocked requests and actions of a page.
#include "ui/browser/guard/blockedview.h"

#include "ui/widgets/spreadsheetrow.h"

#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <memory>

namespace tagseam {

namespace {

enum Column { KindColumn, WhatColumn, CountColumn };

} // namespace

BlockedView::BlockedView(const BlockLog* log, QWidget* parent)
    : QDialog(parent), m_log(log), m_sentence(new QLabel(this)), m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("blockedView"));
    resize(720, 360);
    m_sentence->setWordWrap(true);
    m_list->setColumnCount(3);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(WhatColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(KindColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(CountColumn, QHeaderView::ResizeToContents);
    auto* copying = new QAction(this);
    copying->setShortcut(QKeySequence::Copy);
    connect(copying, &QAction::triggered, this, &BlockedView::copy);
    addAction(copying);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copyButton = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    connect(copyButton, &QPushButton::clicked, this, &BlockedView::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_sentence);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(log, &BlockLog::changed, this, [this] {
        if (isVisible())
            fill();
    });
    setWindowTitle(tr("Blocked requests and actions"));
    m_list->setHeaderLabels({tr("Kind"), tr("Details"), tr("Count")});
    buttons->button(QDialogButtonBox::Close)->setText(tr("&Close"));
    copyButton->setText(tr("Co&py"));
    copyButton->setToolTip(tr("Copy the chosen rows, or all of them (Ctrl+C)"));
    fill();
}

QString BlockedView::nameOf(BlockedKind kind)
{
    switch (kind) {
    case BlockedKind::Request:
        return tr("network");
    case BlockedKind::Name:
        return tr("host name");
    case BlockedKind::FileRead:
        return tr("file access");
    case BlockedKind::Navigation:
        return tr("navigation");
    case BlockedKind::Window:
        return tr("new window");
    case BlockedKind::Download:
        return tr("download");
    case BlockedKind::Dialog:
        return tr("dialog");
    case BlockedKind::Device:
        return tr("device or permission");
    case BlockedKind::FileChoice:
        return tr("file chooser");
    }
    return {};
}

QString BlockedView::text() const
{
    QString text;
    const bool isAll = m_list->selectedItems().isEmpty();
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = m_list->topLevelItem(row);
        if (isAll || item->isSelected())
            text += spreadsheetRow({item->text(KindColumn), item->text(WhatColumn), item->text(CountColumn)});
    }
    return text;
}

void BlockedView::showEvent(QShowEvent* event)
{
    fill();
    QDialog::showEvent(event);
}

// Existing rows are kept, so that their selection is kept, too.
void BlockedView::fill()
{
    const std::vector<Blocked>& entries = m_log->entries();
    const int rows = static_cast<int>(entries.size());
    while (m_list->topLevelItemCount() > rows)
        const std::unique_ptr<QTreeWidgetItem> gone(
            m_list->takeTopLevelItem(m_list->topLevelItemCount() - 1));
    int listed = 0;
    for (int row = 0; row < rows; ++row) {
        const Blocked& entry = entries[static_cast<std::size_t>(row)];
        listed += entry.count;
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        if (item == nullptr) {
            item = new QTreeWidgetItem(m_list);
            item->setTextAlignment(CountColumn, Qt::AlignRight);
        }
        const QString what = QString(entry.what).simplified(); // the text of a dialog has several lines
        item->setText(KindColumn, nameOf(entry.kind));
        item->setText(WhatColumn, what);
        item->setToolTip(WhatColumn, what);
        item->setText(CountColumn, QString::number(entry.count));
    }
    QString sentence = tr("%n requests and actions of the page were blocked.", nullptr, m_log->count());
    if (listed < m_log->count())
        sentence += ' ' + tr("The list shows the first %1 different ones.").arg(rows);
    m_sentence->setText(sentence);
}

void BlockedView::copy()
{
    QGuiApplication::clipboard()->setText(text());
}

} // namespace tagseam
