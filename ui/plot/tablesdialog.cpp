// SPDX-License-Identifier: MIT
// A dialog with plot, waterline and timeline as tables.
#include "ui/plot/tablesdialog.h"

#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace tagseam {

TablesDialog::TablesDialog(const std::vector<Page>& pages, int front, QWidget* parent)
    : QDialog(parent), m_pages(new QTabWidget(this))
{
    setWindowTitle(tr("Tables"));
    for (const Page& page : pages)
        m_pages->addTab(makeView(page), page.title);
    m_pages->setCurrentIndex(front);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copying = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copying->setToolTip(tr("Copies the selected rows, or all if none is selected"));
    connect(copying, &QPushButton::clicked, this, &TablesDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QAbstractButton* each : buttons->buttons())
        static_cast<QPushButton*>(each)->setAutoDefault(false); // Enter belongs to the rows
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pages);
    layout->addWidget(buttons);
    resize(560, 420);
    view()->setFocus();
}

QTableView* TablesDialog::makeView(const Page& page)
{
    auto* view = new QTableView(m_pages);
    page.table->setParent(this);
    view->setModel(page.table);
    view->setAccessibleName(page.title);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setTabKeyNavigation(false); // Tab goes on to the buttons
    view->setWordWrap(false);
    view->verticalHeader()->hide();
    view->horizontalHeader()->setStretchLastSection(true);
    view->resizeColumnsToContents();
    auto* copying = new QAction(view);
    copying->setShortcut(QKeySequence::Copy);
    copying->setShortcutContext(Qt::WidgetShortcut);
    view->addAction(copying);
    connect(copying, &QAction::triggered, this, &TablesDialog::copy);
    connect(view, &QTableView::activated, this, [this, table = page.table](const QModelIndex& index) {
        table->goTo(index.row());
        accept();
    });
    if (page.table->rowCount() > 0)
        view->setCurrentIndex(page.table->index(0, 0));
    view->clearSelection(); // so that copying takes all rows
    return view;
}

QTableView* TablesDialog::view() const
{
    return static_cast<QTableView*>(m_pages->currentWidget());
}

void TablesDialog::copy() const
{
    const auto* table = static_cast<const PlotTable*>(view()->model());
    QList<int> rows;
    for (const QModelIndex& each : view()->selectionModel()->selectedRows())
        rows << each.row();
    std::ranges::sort(rows);
    if (rows.isEmpty()) {
        rows.resize(table->rowCount());
        std::iota(rows.begin(), rows.end(), 0);
    }
    QGuiApplication::clipboard()->setText(table->text(rows));
}

} // namespace tagseam
